package screentest

import (
	"errors"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
	"ruckus/render/view"
)

const (
	maxActions = 4000 // in one game
	maxVisits  = 12   // positions of one game that are looked at
	oneIn      = 25   // positions where nothing new has happened
)

// A game is one random game whose screens are looked at.
type game struct {
	Options
	kind   games.Kind
	look   look.Look
	seats  int
	values map[string]int
	news   *news

	refusals refusals

	games.Game
	texts games.Texts
	table frame.Table
	seed  [32]byte
	at    time.Time
	last  games.Action  // the zero Action at the beginning
	led   []games.Event // to this position, by it
	high  []games.Highlight
	rnd   *rand.Rand
}

// Play plays a random game and shows all its positions to visit, each with the table as its screens know it. It returns
// without a game where the options are not for that many players.
func Play(t testing.TB, kind games.Kind, look look.Look, seats int, values map[string]int, visit func(frame.Table, games.Game)) {
	g := &game{kind: kind, look: look, seats: seats, values: values, news: newNews()}
	g.play(t, 0, func(bool) { visit(g.table, g.Game) })
}

// play plays a game and calls visit at each position. Fresh is a position after an event that has not occurred before.
func (g *game) play(t testing.TB, seed uint64, visit func(fresh bool)) {
	g.rnd, g.at = rand.New(rand.NewPCG(seed, uint64(g.seats))), look.SampleTime
	g.seed = [32]byte{byte(seed), byte(g.seats)}
	begun, err := g.kind.New(g.setup())
	if errors.Is(err, games.ErrIllegal) {
		return // these options are not for that many players
	}
	require.NoError(t, err)
	g.Game = begun
	g.table = TableOf(g.kind, g.look, g.seats)
	g.table.Terms.Values = g.values
	var log []games.Action
	known, fresh := map[string]bool{}, true
	for range maxActions {
		visit(fresh)
		if g.Result() != nil {
			return
		}
		a := g.next()
		if a.Move == "" {
			g.at = g.at.Add(g.pause())
			continue
		}
		a, err := g.texts.Read(g.Game, a)
		require.NoError(t, err, "seat %d: %s", a.Seat, a.Move)
		events, err := g.Apply(a)
		require.NoError(t, err, "seat %d: %s", a.Seat, a.Move)
		g.table.Texts = g.texts.All()
		log = append(log, a)
		g.last, g.led = a, events
		fresh = false
		for _, e := range events {
			fresh = fresh || !known[e.Verb]
			known[e.Verb] = true
		}
		g.table.Recent = append(g.table.Recent, events...)
		g.table.Recent = g.table.Recent[max(0, len(g.table.Recent)-12):]
		g.news.heard(g.look.Drawing(g.View(games.Table)), g.table.Table, events)
		g.table.Result = g.Result()
		if g.table.Result != nil {
			g.table.Phase = look.OverPhase
			g.table.Story = g.story(t, log)
		}
		if a.At.After(g.at) {
			g.at = a.At
		}
		g.at = g.at.Add(g.pause())
	}
}

func (g *game) setup() games.Setup {
	return games.Setup{Seats: g.seats, Seed: g.seed, At: look.SampleTime, Values: g.values}
}

// story is what is told of the finished game. The look must have words for all of it.
func (g *game) story(t testing.TB, log []games.Action) *games.Story {
	if g.kind.After.Story == nil {
		return nil
	}
	var err error
	story := g.kind.After.Story(games.Replay(g.kind, g.setup(), log, &err))
	require.NoError(t, err)
	for _, e := range story.Moments {
		require.NotEmpty(t, g.look.Moment(g.table.Table, e), "no words for the moment %q", e.Verb)
	}
	for as, list := range map[string][]games.Event{"mine": story.Own, "tie": story.Ties, "tied": story.Ties} {
		for _, e := range list {
			e.Verb = as + "." + e.Verb
			require.NotEmpty(t, g.look.Moment(g.table.Table, e), "no words for the moment %q", e.Verb)
		}
	}
	if g.kind.After.Highlights != nil {
		g.high = g.kind.After.Highlights(games.Replay(g.kind, g.setup(), log, &err))
		require.NoError(t, err)
	}
	return &story
}

// next is the tick that is due, or a move of a seat: mostly one of another kind than most moves of its list.
func (g *game) next() games.Action {
	due := g.Due()
	if due.IsZero() || g.at.Before(due) {
		for _, seat := range g.rnd.Perm(g.seats) {
			p := g.Prompt(games.Seat(seat))
			if len(p.Moves) == 0 {
				continue
			}
			a := games.Action{Seat: games.Seat(seat), Move: g.pick(p.Moves), At: g.at}
			if len(p.Typed) > 0 && g.rnd.IntN(4) > 0 {
				typed := a
				typed.Move = games.Say(p.Typed[g.rnd.IntN(len(p.Typed))].Move, g.says())
				if _, err := games.Play(g.Game.Clone(), typed); err == nil {
					a = typed
				}
			}
			return a
		}
		if due.IsZero() {
			return games.Action{}
		}
	}
	at := due
	if at.Before(g.at) {
		at = g.at
	}
	return games.Action{Seat: games.Table, Move: games.Tick, At: at}
}

// says is what somebody types: mostly something awkward.
func (g *game) says() string {
	if len(g.Says) > 0 && g.rnd.IntN(3) > 0 {
		return g.Says[g.rnd.IntN(len(g.Says))]
	}
	return awkward[g.rnd.IntN(len(awkward))]
}

// pick chooses first a verb and then a move, so that what is seldom possible is done often.
func (g *game) pick(moves []string) string {
	if g.rnd.IntN(2) == 0 {
		return moves[g.rnd.IntN(len(moves))]
	}
	byVerb, verbs := map[string][]string{}, []string(nil)
	for _, m := range moves {
		v := verb(m)
		if byVerb[v] == nil {
			verbs = append(verbs, v)
		}
		byVerb[v] = append(byVerb[v], m)
	}
	chosen := byVerb[verbs[g.rnd.IntN(len(verbs))]]
	return chosen[g.rnd.IntN(len(chosen))]
}

func (g *game) pause() time.Duration {
	return time.Duration(g.rnd.IntN(700)) * time.Millisecond / time.Duration(g.seats)
}

// inspect looks at everything that can be seen at a position.
func (g *game) inspect(t *testing.T) {
	for _, r := range Readers(g.look) {
		g.board(t, r)
	}
	g.replay(t)
	waiting := games.Seat(g.rnd.IntN(g.seats)) // those who wait see almost the same
	g.hidden(t, games.Table)
	for seat := range games.Seat(g.seats) {
		if len(g.Prompt(seat).Moves) == 0 && seat != waiting {
			continue
		}
		h := Planned(t, g.table, g.Game, seat)
		g.hand(t, h)
		g.hint(t, h)
		g.moves(t, h)
		g.refused(t, h)
		g.hidden(t, seat)
	}
}

// hidden deals again what a seat, or the channel, cannot know: its screens must not change.
func (g *game) hidden(t *testing.T, seat games.Seat) {
	other := g.Game.Clone()
	other.Redeal(seat, g.rnd)
	if seat == games.Table {
		require.Equal(t, frame.Board(g.table, g.View(seat), screen.Reader{}), frame.Board(g.table, other.View(seat), screen.Reader{}), "the board tells a secret")
		public := g.table
		public.Recent = nil
		for _, e := range g.table.Recent {
			if e.Only == nil {
				public.Recent = append(public.Recent, e)
			}
		}
		require.Equal(t, frame.Board(public, g.View(seat), screen.Reader{}), frame.Board(g.table, g.View(seat), screen.Reader{}), "the board tells what is for one seat only")
		return
	}
	one, two := Planned(t, g.table, g.Game, seat), Planned(t, g.table, other, seat)
	require.Equal(t, one.At("", screen.Reader{}), two.At("", screen.Reader{}), "the hand of seat %d tells a secret", seat)
}

// TableOf is a table at which everybody has an awkward name: others than at a larger or smaller one.
func TableOf(k games.Kind, l look.Look, seats int) frame.Table {
	t := frame.Table{Table: look.TableOf(k, l, look.PlayingPhase)}
	for i := range seats {
		name := awkward[(i+seats)%len(awkward)]
		t.Players = append(t.Players, view.Player{User: view.User{ID: "100000000000000001", Name: markup.NameOf(name)}, Waiting: true, Away: true, Host: i == 0})
	}
	return t
}
