package all

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/rage"
	"ruckus/games/redbrn"
	"ruckus/games/rednines"
	"ruckus/games/redox"
	"ruckus/games/riot"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
	"ruckus/render/screentest"
)

// What a board tells as it happens is counted again from what everybody sees before and after the action, in games of robots.
func TestNothingIsToldAtOnceThatIsNotSo(t *testing.T) {
	told := map[string]int{}
	for _, game := range Games() {
		k := game.Kind
		each := 12
		if k.Name == "riot" {
			each = 4
		}
		for n := range each {
			seats := 4 + n%2*(k.Max-4)
			p := play{kind: k, look: game.Look, seats: seats, level: games.Easy + games.Level(n/2%2)}
			var runs counted
			p.robots(t, n, func(_ games.Action, before, after any, events []games.Event) {
				runs.count(before, after, events)
				open := slices.DeleteFunc(slices.Clone(events), func(e games.Event) bool { return e.Only != nil })
				for _, m := range k.After.Live(open, func() any { return after }) {
					told[k.Name+" "+m.Verb]++
					require.True(t, isSo(m, before, after, events, runs), "%s: %v is told of %v", k.Name, m, events)
					m.Verb = "live." + m.Verb
					require.NotEmpty(t, game.Look.Moment(screentest.TableOf(k, game.Look, seats).Table, m), m.Verb)
				}
			})
		}
	}
	t.Log(told)
	for _, verb := range []string{"rednines run", "rednines doubled", "rage bold", "rage streak", "rage astray", "redox plot", "redbrn harvest", "riot blow"} {
		require.NotZero(t, told[verb], "%s never happened", verb)
	}
}

// Whatever people call themselves, each of them takes something home: their place, their points, and what was between them and others.
func TestAGameEndsForEverybody(t *testing.T) {
	best, friends := 0, map[string]int{}
	for _, game := range Games() {
		k := game.Kind
		for _, seats := range []int{4, k.Max} {
			p := play{kind: k, look: game.Look, seats: seats, level: games.Easy}
			table, log := screentest.TableOf(k, game.Look, seats), []games.Action{}
			for i, name := range []string{"", "שרה כהן", strings.Repeat("w", 80)} {
				table.Players[i].Name = markup.NameOf(name)
			}
			last := p.robots(t, seats, func(a games.Action, _, _ any, _ []games.Event) { log = append(log, a) })
			var err error
			setup := games.Setup{Seats: seats, Seed: [32]byte{byte(seats), 9}, At: look.SampleTime}
			story := k.After.Story(games.Replay(k, setup, log, &err))
			require.NoError(t, err)
			table.Ref.ID, table.Phase, table.Result, table.Story = "aaaaaaaa", look.OverPhase, last.Result(), &story
			for s := range games.Seat(seats) {
				for _, r := range []screen.Reader{{}, {TextOnly: true}} {
					drawn := frame.Hand(table, s, last.View(s), games.Prompt{}, "", "", r)
					require.NoError(t, drawn.Check())
					require.Regexp(t, `you're \d\S+ of|you win!|you share`, drawn.Title, k.Name)
					require.Contains(t, drawn.Text, "**"+frame.Scored(game.Look, last.Result().Scores[s])+"**")
					best += strings.Count(drawn.Text, "\n- ")
					lines := tiesOf(table, s)
					if slices.ContainsFunc(lines, func(line string) bool { return strings.Contains(drawn.Text, "- "+line) }) {
						friends[k.Name]++
					} else {
						require.Empty(t, lines, "%s: the story has a line on somebody:\n%s", k.Name, drawn)
					}
				}
			}
		}
	}
	require.Greater(t, best, 60, "what people did best, and a line on a friend")
	for _, game := range Games() {
		require.NotZero(t, friends[game.Kind.Name], "no line on a friend in %s: %v", game.Kind.Name, friends)
	}
}

// tiesOf are all that a game's story has between a player and others, in words, but for what the player's best moment says.
func tiesOf(t frame.Table, s games.Seat) (lines []string) {
	short := t.Table
	short.Players = slices.Clone(t.Players)
	for i, p := range short.Players {
		short.Players[i].Name = p.ShortName()
	}
	for _, e := range t.Story.Ties {
		if e.Seats[0] == s && slices.ContainsFunc(t.Story.Own, func(o games.Event) bool { return o.N == e.N && slices.Equal(o.Seats, e.Seats) }) {
			continue
		}
		for as, place := range []string{"tie.", "tied."} {
			if told := e; e.Seats[as] == s {
				told.Verb = place + e.Verb
				for _, table := range []look.Table{t.Table, short} { // a name is short unless somebody else has it, too
					if said := t.Look.Moment(table, told); said != "" {
						lines = append(lines, said)
					}
				}
			}
		}
	}
	return lines
}

// robots plays the game and shows what each action changes for a bystander.
func (p *play) robots(t *testing.T, n int, saw func(a games.Action, before, after any, events []games.Event)) games.Game {
	at, chance := look.SampleTime, rand.New(rand.NewPCG(uint64(n), 7))
	g, err := p.kind.New(games.Setup{Seats: p.seats, Seed: [32]byte{byte(n), 9}, At: at})
	require.NoError(t, err)
	for range longestPlay {
		at = at.Add(time.Second)
		a, ok := p.next(t, g, at, chance)
		if !ok {
			at = g.Due()
			a = games.Action{Seat: games.Table, Move: games.Tick, At: at}
		}
		before := g.View(games.Table)
		events, err := games.Play(g, a)
		require.NoError(t, err)
		saw(a, before, g.View(games.Table), events)
		if g.Result() != nil {
			return g
		}
	}
	require.Fail(t, "the game doesn't end")
	return nil
}

// isSo counts a moment again.
func isSo(m games.Event, before, after any, events []games.Event, runs counted) bool {
	s := m.Seats[0]
	gained := func(was, is []int) (sum int, all []int) {
		for i := range is {
			all = append(all, is[i]-was[i])
			sum += is[i] - was[i]
		}
		return sum, all
	}
	switch was := before.(type) {
	case rednines.View:
		is := after.(rednines.View)
		sum, all := gained(was.Totals, is.Totals)
		if m.Verb == "run" {
			return runs.seat == s && runs.cards == m.N
		}
		last := is.Pile[len(is.Pile)-1]
		return sum == m.N && all[s] == 0 && is.Counts[s] == 0 && last.Seat == s && slices.ContainsFunc(last.Cards, func(c string) bool { return c[:2] == "9H" || c[:2] == "9D" })
	case rage.View:
		won := tricksWon(was, events)[s]
		switch m.Verb {
		case "bold":
			return was.Bids[s] == m.N && won == m.N
		case "streak":
			return runs.exact[s] == m.N
		}
		return won-was.Bids[s] == m.N
	case redox.View:
		is := after.(redox.View)
		if m.Verb == "plot" {
			return was.Counts[s]-is.Counts[s] == m.N && len(is.Table) == len(was.Table)+1
		}
		sum, all := gained(was.Totals, is.Totals)
		return sum == m.N && all[s] == 0
	case redbrn.View:
		_, all := gained(was.Totals, after.(redbrn.View).Totals)
		return all[s] == m.N
	case riot.View:
		is := after.(riot.View)
		if m.Verb == "haul" {
			return is.Sides[s].Points-was.Sides[s].Points == m.N
		}
		return was.Sides[s].Units-is.Sides[s].Units >= m.N
	}
	return false
}

// tricksWon are by seat the tricks of the round, with the one that an action ends.
func tricksWon(v rage.View, events []games.Event) []int {
	won := slices.Clone(v.Won)
	for _, e := range events {
		if e.Verb == "trick" {
			won[e.Seats[0]]++
		}
	}
	return won
}

// counted is what a game has in a row.
type counted struct {
	exact [8]int     // RAGE: exact bids, by seat
	seat  games.Seat // Red Nines: who played last
	cards int        // and how many cards they have laid down since somebody else did
}

func (c *counted) count(before, after any, events []games.Event) {
	switch was := before.(type) {
	case rage.View:
		if slices.ContainsFunc(events, func(e games.Event) bool { return e.Verb == "scores" }) {
			for s, won := range tricksWon(was, events) {
				if c.exact[s]++; won != was.Bids[s] {
					c.exact[s] = 0
				}
			}
		}
	case rednines.View:
		is := after.(rednines.View)
		for s := range is.Counts {
			switch n := was.Counts[s] - is.Counts[s]; {
			case was.Round != is.Round:
				c.cards = 0
			case n > 0 && c.seat != games.Seat(s):
				c.seat, c.cards = games.Seat(s), n
			case n > 0:
				c.cards += n
			}
		}
	}
}
