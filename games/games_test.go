package games_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/kit"
)

var start = time.Date(2030, time.January, 2, 15, 4, 5, 0, time.UTC)

// A lenient game counts to three and takes whatever it is given, so that all refusals come from the contract itself.
type lenient struct {
	Count int
	Next  time.Time
	Moves []string
}

func (g *lenient) Apply(a games.Action) ([]games.Event, error) {
	g.Count++
	g.Moves = append(g.Moves, a.Move)
	switch a.Move {
	case "spoil":
		return nil, games.Illegalf("nobody may spoil %s", "the fun")
	case "break":
		return nil, errors.New("broken")
	case "panic":
		panic("the Queen of Spades")
	case "index":
		g.Moves = g.Moves[:g.Count-100]
	}
	g.Next = a.At.Add(time.Minute)
	return []games.Event{{Verb: "count", N: g.Count}}, nil
}

func (g *lenient) Prompt(s games.Seat) games.Prompt {
	if s == games.Table {
		return games.Prompt{}
	}
	return games.Prompt{Moves: []string{"count"}}
}
func (g *lenient) View(games.Seat) any           { return g.Count }
func (g *lenient) Redeal(games.Seat, *rand.Rand) {}
func (g *lenient) Due() time.Time                { return g.Next }
func (g *lenient) Clone() games.Game             { return new(kit.Clone(*g)) }

func (g *lenient) Result() *games.Result {
	if g.Count < 3 {
		return nil
	}
	return &games.Result{Winners: []games.Seat{0}}
}

func counting() games.Kind {
	return games.Kind{
		Name: "counting", Title: "Counting", Min: 2, Max: 4, Edition: "1",
		New: func(s games.Setup) (games.Game, error) {
			if s.Values["broken"] != 0 {
				return nil, errors.New("broken")
			}
			return &lenient{Next: s.At.Add(time.Minute)}, nil
		},
	}
}

func begin(t *testing.T) *games.Position {
	t.Helper()
	p, err := counting().Start(games.Setup{Seats: 2, At: start})
	require.NoError(t, err)
	return p
}

// now is the game that a position has come to.
func now(t *testing.T, p *games.Position) *lenient {
	t.Helper()
	g, err := p.Copy()
	require.NoError(t, err)
	return g.(*lenient)
}

func TestStartRefusesTooFewAndTooMany(t *testing.T) {
	for _, seats := range []int{-1, 0, 1, 5, 1000} {
		_, err := counting().Start(games.Setup{Seats: seats, At: start})
		require.ErrorIs(t, err, games.ErrIllegal)
		require.EqualError(t, err, "Counting is for 2 to 4 players")
	}
	_, err := counting().Start(games.Setup{Seats: 2, Values: map[string]int{"broken": 1}})
	require.EqualError(t, err, "broken", "what New says is passed on")
}

func TestAPositionIsCarriedForward(t *testing.T) {
	p := begin(t)
	at := start.Add(5 * time.Second)
	events, err := p.Play(games.Action{Seat: 1, Move: "count", At: at})
	require.NoError(t, err)
	require.Equal(t, []games.Event{{Verb: "count", N: 1}}, events)
	require.Equal(t, &lenient{1, at.Add(time.Minute), []string{"count"}}, now(t, p))
	require.NoError(t, p.Look("look", func(g games.Game) { require.Equal(t, at.Add(time.Minute), g.Due()) }))
}

// After an error a position is what it was before, however far the rules have gone.
func TestAMoveThatFailsChangesNothing(t *testing.T) {
	p := begin(t)
	_, err := p.Play(games.Action{Seat: 0, Move: "count", At: start})
	require.NoError(t, err)
	before := now(t, p)
	for move, want := range map[string]string{"spoil": "nobody may spoil the fun", "break": "counting: play: broken", "panic": "panic of type string"} {
		events, err := p.Play(games.Action{Seat: 0, Move: move, At: start})
		require.ErrorContains(t, err, want)
		require.Equal(t, move == "spoil", errors.Is(err, games.ErrIllegal))
		require.Equal(t, move != "spoil", errors.As(err, new(*games.Fault)))
		require.Nil(t, events)
		require.Equal(t, before, now(t, p))
		require.NoError(t, p.Look("look", func(g games.Game) { require.Equal(t, 1, g.View(0)) }))
	}
	_, err = p.Play(games.Action{Seat: 0, Move: "count", At: start})
	require.NoError(t, err)
	require.Equal(t, &lenient{2, start.Add(time.Minute), []string{"count", "count"}}, now(t, p))
}

// What rules panic with may name hidden cards, so the log gets only what a panic of the machine says.
func TestAPanicOfTheRulesIsTheirFault(t *testing.T) {
	p := begin(t)
	_, err := p.Play(games.Action{Seat: 0, Move: "panic", At: start})
	require.NotContains(t, err.Error(), "the Queen of Spades")
	var fault *games.Fault
	require.ErrorAs(t, err, &fault)
	require.Equal(t, "the Queen of Spades", fault.Panic, "for tests of the rules")
	_, err = p.Play(games.Action{Seat: 0, Move: "index", At: start})
	require.ErrorContains(t, err, "slice bounds out of range")
	require.ErrorContains(t, p.Look("look", func(games.Game) { panic("?") }), "counting: look: panic of type string")
	require.NoError(t, p.Look("look", func(g games.Game) { require.Equal(t, 0, g.View(0)) }))
}

// Of two that have the same position one can play on, and the other has it as it was.
func TestAPositionThatIsPlayedOnLeavesTheOneThatItWas(t *testing.T) {
	p := begin(t)
	next := new(*p)
	_, err := next.Play(games.Action{Seat: 0, Move: "count", At: start})
	require.NoError(t, err)
	for want, position := range []*games.Position{p, next} {
		require.NoError(t, position.Look("look", func(g games.Game) { require.Equal(t, want, g.View(0)) }))
	}
	copied, err := p.Copy()
	require.NoError(t, err)
	_, err = copied.Apply(games.Action{Seat: 0, Move: "count", At: start})
	require.NoError(t, err)
	require.NoError(t, p.Look("look", func(g games.Game) { require.Equal(t, 0, g.View(0)) }))
}

// A log brings a game back, from its beginning on; where the rules refuse an action, it says so, and goes no further.
func TestAGameIsPlayedAgainFromItsLog(t *testing.T) {
	count := games.Action{Seat: 0, Move: "count", At: start}
	for _, c := range []struct {
		actions []games.Action
		seen    []int
		want    string
	}{
		{nil, []int{0}, ""},
		{[]games.Action{count, count, count}, []int{0, 1, 2, 3}, ""},
		{[]games.Action{count, {Seat: 1, Move: "spoil"}, count}, []int{0, 1}, "nobody may spoil the fun"},
		{[]games.Action{count, count, count, count}, []int{0, 1, 2, 3}, "this game is over"},
		{[]games.Action{{Seat: 1, Move: "panic"}}, []int{0}, "counting: play: panic"},
	} {
		var seen []int
		var err error
		for played := range games.Replay(counting(), games.Setup{Seats: 2, At: start}, c.actions, &err) {
			require.Len(t, played.Events, min(1, len(seen)))
			require.Equal(t, len(seen) == 0, played.Move == "")
			seen = append(seen, played.Game.View(0).(int))
		}
		require.Equal(t, c.seen, seen)
		if c.want == "" {
			require.NoError(t, err)
		} else {
			require.ErrorContains(t, err, c.want)
		}
	}
	var err error
	for range games.Replay(counting(), games.Setup{Values: map[string]int{"broken": 1}}, nil, &err) {
		t.Fatal("there is no game")
	}
	require.EqualError(t, err, "broken")
}

func TestNoGameTakes(t *testing.T) {
	soon := start.Add(time.Second)
	for name, c := range map[string]struct {
		action games.Action
		want   string
	}{
		"a tick before its time":            {games.Action{Seat: games.Table, Move: games.Tick, At: start.Add(time.Minute - 1)}, "it isn't time yet"},
		"a tick from a seat":                {games.Action{Seat: 0, Move: games.Tick, At: start.Add(time.Hour)}, "only the clock can do that"},
		"a move of a bystander":             {games.Action{Seat: games.Table, Move: "count", At: soon}, "bystanders aren't being asked that now"},
		"an empty move of a bystander":      {games.Action{Seat: games.Table, At: soon}, "bystanders aren't being asked that now"},
		"a move that is too long":           {games.Action{Seat: 0, Move: strings.Repeat("x", games.MaxMove+1), At: soon}, "that isn't a move of this game"},
		"a move that is longer than a page": {games.Action{Seat: 0, Move: strings.Repeat("x", 10_000), At: soon}, "that isn't a move of this game"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := begin(t).Play(c.action)
			require.ErrorIs(t, err, games.ErrIllegal)
			require.EqualError(t, err, c.want)
		})
	}
}

func TestEveryGameTakes(t *testing.T) {
	for name, a := range map[string]games.Action{
		"a tick at its time":                {Seat: games.Table, Move: games.Tick, At: start.Add(time.Minute)},
		"a late tick":                       {Seat: games.Table, Move: games.Tick, At: start.Add(time.Hour)},
		"a move of just the longest length": {Seat: 0, Move: strings.Repeat("x", games.MaxMove), At: start},
	} {
		_, err := begin(t).Play(a)
		require.NoError(t, err, name)
	}
}

func TestTickIsRefusedWhereNothingIsDue(t *testing.T) {
	err := games.Check(&lenient{}, games.Action{Seat: games.Table, Move: games.Tick, At: start})
	require.EqualError(t, err, "it isn't time yet")
}

func TestNothingIsTakenAfterTheEnd(t *testing.T) {
	for _, a := range []games.Action{{Seat: 0, Move: "count", At: start}, {Seat: games.Table, Move: games.Tick, At: start}} {
		_, err := counting().Of(&lenient{Count: 3, Next: start}).Play(a)
		require.ErrorIs(t, err, games.ErrIllegal)
		require.EqualError(t, err, "this game is over")
	}
}

func TestRefusalsAreSentencesForPlayers(t *testing.T) {
	err := games.Illegalf("play a %s or pass", "9")
	require.EqualError(t, err, "play a 9 or pass", "the sentinel's own text isn't shown")
	require.ErrorIs(t, err, games.ErrIllegal)
	require.ErrorIs(t, fmt.Errorf("at the table: %w", err), games.ErrIllegal)
	require.NotErrorIs(t, errors.New("play a 9 or pass"), games.ErrIllegal)
}

func TestStandingsKeepTheOrderOfTheSeats(t *testing.T) {
	totals := []int{5, 9, 5, 1}
	require.Equal(t, []games.Seat{3, 0, 2, 1}, games.LowestFirst(totals))
	require.Equal(t, []games.Seat{1, 0, 2, 3}, games.HighestFirst(totals))
	require.Equal(t, []games.Seat{1}, games.Highest(totals))
	require.Equal(t, []games.Seat{0, 2}, games.Highest([]int{7, -1, 7}), "who shares it")
	require.Empty(t, games.Highest(nil))
}
