package games_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
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
	if a.Move == "spoil" {
		return nil, games.Illegalf("nobody may spoil %s", "the fun")
	}
	g.Next = a.At.Add(time.Minute)
	return []games.Event{{Verb: "count", N: g.Count}}, nil
}

func (g *lenient) Prompt(games.Seat) games.Prompt { return games.Prompt{Moves: []string{"count"}} }
func (g *lenient) View(games.Seat) any            { return g.Count }
func (g *lenient) Redeal(games.Seat, *rand.Rand)  {}
func (g *lenient) Due() time.Time                 { return g.Next }

func (g *lenient) Result() *games.Result {
	if g.Count < 3 {
		return nil
	}
	return &games.Result{Winners: []games.Seat{0}}
}

func counting() games.Kind {
	return games.Kind{
		Name: "counting", Title: "Counting", Min: 2, Max: 4, Schema: 1,
		New: func(s games.Setup) (games.Game, error) {
			if s.Values["broken"] != 0 {
				return nil, errors.New("broken")
			}
			return &lenient{Next: s.At.Add(time.Minute)}, nil
		},
		Load: func(schema int, state []byte) (games.Game, error) {
			if schema > 1 {
				return nil, games.ErrNewer
			}
			g := new(lenient)
			if err := json.Unmarshal(state, g); err != nil {
				return nil, fmt.Errorf("%w: %w", games.ErrDamaged, err)
			}
			return g, nil
		},
	}
}

func begin(t *testing.T) []byte {
	t.Helper()
	state, due, err := counting().Start(games.Setup{Seats: 2, At: start})
	require.NoError(t, err)
	require.Equal(t, start.Add(time.Minute), due)
	return state
}

func TestStartRefusesTooFewAndTooMany(t *testing.T) {
	for _, seats := range []int{-1, 0, 1, 5, 1000} {
		_, _, err := counting().Start(games.Setup{Seats: seats, At: start})
		require.ErrorIs(t, err, games.ErrIllegal)
		require.EqualError(t, err, "Counting is for 2 to 4 players")
	}
	_, _, err := counting().Start(games.Setup{Seats: 2, Values: map[string]int{"broken": 1}})
	require.EqualError(t, err, "broken", "what New says is passed on")
}

func TestStepCarriesAGameForward(t *testing.T) {
	state := begin(t)
	at := start.Add(5 * time.Second)
	next, events, due, err := counting().Step(1, state, games.Action{Seat: 1, Move: "count", At: at})
	require.NoError(t, err)
	require.Equal(t, []games.Event{{Verb: "count", N: 1}}, events)
	require.Equal(t, at.Add(time.Minute), due)
	require.JSONEq(t, `{"Count": 1, "Next": "2030-01-02T15:05:10Z", "Moves": ["count"]}`, string(next))
}

// Step works on a copy: neither a move that is made nor one that is refused half-way touches what it was given.
func TestStepChangesNothingThatItIsGiven(t *testing.T) {
	state := begin(t)
	before := string(state)
	for _, move := range []string{"count", "spoil"} {
		next, _, _, err := counting().Step(1, state, games.Action{Seat: 0, Move: move, At: start})
		if move == "spoil" {
			require.ErrorIs(t, err, games.ErrIllegal)
			require.EqualError(t, err, "nobody may spoil the fun")
			require.Nil(t, next)
		} else {
			require.NoError(t, err)
		}
		require.Equal(t, before, string(state))
	}
}

func TestStepDoesTheSameEveryTime(t *testing.T) {
	state := begin(t)
	a := games.Action{Seat: 0, Move: "count", At: start}
	first, _, _, err := counting().Step(1, state, a)
	require.NoError(t, err)
	second, _, _, err := counting().Step(1, state, a)
	require.NoError(t, err)
	require.Equal(t, first, second)
}

func TestNoGameTakes(t *testing.T) {
	soon := start.Add(time.Second)
	for name, c := range map[string]struct {
		action games.Action
		want   string
	}{
		"a tick before its time":            {games.Action{Seat: games.Table, Move: games.Tick, At: start.Add(time.Minute - 1)}, "it is not time yet"},
		"a tick from a seat":                {games.Action{Seat: 0, Move: games.Tick, At: start.Add(time.Hour)}, "only the clock can do that"},
		"a move from the clock":             {games.Action{Seat: games.Table, Move: "count", At: soon}, "only the clock can do that"},
		"an empty move from the clock":      {games.Action{Seat: games.Table, At: soon}, "only the clock can do that"},
		"a move that is too long":           {games.Action{Seat: 0, Move: strings.Repeat("x", games.MaxMove+1), At: soon}, "that is not a move of this game"},
		"a move that is longer than a page": {games.Action{Seat: 0, Move: strings.Repeat("x", 10_000), At: soon}, "that is not a move of this game"},
	} {
		t.Run(name, func(t *testing.T) {
			next, _, _, err := counting().Step(1, begin(t), c.action)
			require.ErrorIs(t, err, games.ErrIllegal)
			require.EqualError(t, err, c.want)
			require.Nil(t, next)
		})
	}
}

func TestEveryGameTakes(t *testing.T) {
	for name, a := range map[string]games.Action{
		"a tick at its time":                {Seat: games.Table, Move: games.Tick, At: start.Add(time.Minute)},
		"a late tick":                       {Seat: games.Table, Move: games.Tick, At: start.Add(time.Hour)},
		"a move of just the longest length": {Seat: 0, Move: strings.Repeat("x", games.MaxMove), At: start},
	} {
		_, _, _, err := counting().Step(1, begin(t), a)
		require.NoError(t, err, name)
	}
}

func TestTickIsRefusedWhereNothingIsDue(t *testing.T) {
	err := games.Check(&lenient{}, games.Action{Seat: games.Table, Move: games.Tick, At: start})
	require.EqualError(t, err, "it is not time yet")
}

func TestNothingIsTakenAfterTheEnd(t *testing.T) {
	state, err := json.Marshal(&lenient{Count: 3, Next: start})
	require.NoError(t, err)
	for _, a := range []games.Action{{Seat: 0, Move: "count", At: start}, {Seat: games.Table, Move: games.Tick, At: start}} {
		_, _, _, err := counting().Step(1, state, a)
		require.ErrorIs(t, err, games.ErrIllegal)
		require.EqualError(t, err, "this game is over")
	}
}

// What Load says about a stored game reaches the host, which tells it from a refusal of the move.
func TestStepPassesOnWhatLoadSays(t *testing.T) {
	a := games.Action{Seat: 0, Move: "count", At: start}
	_, _, _, err := counting().Step(2, begin(t), a)
	require.ErrorIs(t, err, games.ErrNewer)
	_, _, _, err = counting().Step(1, []byte(`{"Count":`), a)
	require.ErrorIs(t, err, games.ErrDamaged)
	require.NotErrorIs(t, err, games.ErrIllegal)
}

func TestRefusalsAreSentencesForPlayers(t *testing.T) {
	err := games.Illegalf("play a %s or pass", "9")
	require.EqualError(t, err, "play a 9 or pass", "the sentinel's own text is not shown")
	require.ErrorIs(t, err, games.ErrIllegal)
	require.ErrorIs(t, fmt.Errorf("at the table: %w", err), games.ErrIllegal)
	require.NotErrorIs(t, err, games.ErrDamaged)
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
