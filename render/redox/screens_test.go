package redox

import (
	"encoding/json"
	"flag"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/redox"
	"ruckus/markup"
	"ruckus/render"
	"ruckus/render/screentest"
)

var update = flag.Bool("update", false, "write the golden texts anew")

// Every exchange and the slam are one press.
func TestScreens(t *testing.T) {
	screentest.Run(t, redox.Kind(), Look(), screentest.Options{
		Update: *update,
		Short:  map[string]int{"rounds": 2},
		Silent: []string{"end", "ready", "scores"},
		Presses: func(_ any, _ []string, move string) int {
			if verb, _, _ := strings.Cut(move, " "); verb == "lay" || verb == "connect" {
				return 2
			}
			return 1
		},
	})
}

// play shows the positions of a random game.
func play(t *testing.T, seats int, values map[string]int, visit func(render.Table, games.Game)) {
	screentest.Play(t, redox.Kind(), Look(), seats, values, visit)
}

// Connections that are too many for one menu are two presses away, plot by plot, even if a joker fits to each of 40.
func TestManyConnectionsAreWithinReach(t *testing.T) {
	for _, n := range []int{6, 25, 26, 40} {
		v, _ := turnView()
		v.Table, v.Connects = nil, nil
		for i := 1; i <= n; i++ {
			p := plotsView(1).Table[0]
			p.Number = i
			v.Table = append(v.Table, p)
			for _, at := range []string{"X2+p%d", "8S+X2+p%d", "p%d+X2", "p%d+AS", "p%d+AS2"} {
				at = fmt.Sprintf(at, i)
				v.Connects = append(v.Connects, redox.Connection{Plot: i, Upper: []string{"X2"}, Move: "connect " + at + " 31"})
			}
		}
		table := screentest.TableOf(redox.Kind(), Look(), 8)
		table.Look = Look()
		home := render.Hand(table, 1, v, promptFor(v), "", "", render.Reader{TextOnly: true})
		require.NoError(t, home.Check())
		found := map[string]bool{}
		for _, row := range home.Rows {
			for _, place := range screentest.Leads(render.Screen{Rows: [][]render.Control{row}}) {
				s := render.Hand(table, 1, v, promptFor(v), place, "", render.Reader{TextOnly: true})
				require.NoError(t, s.Check())
				for _, m := range screentest.Moves(render.Screen{Rows: [][]render.Control{s.Rows[0]}}) {
					found[m] = true
				}
			}
		}
		for _, c := range v.Connects {
			require.True(t, found[c.Move], c.Move)
		}
		byHand := render.Hand(table, 1, v, promptFor(v), placeCards, "", render.Reader{})
		require.NoError(t, byHand.Check())
		plots := map[string]bool{}
		for _, row := range byHand.Rows[:len(byHand.Rows)-1] {
			for _, c := range row[0].Pick {
				if row[0].Do == "connect * 31" && c.Value[0] == 'p' {
					plots[c.Value[1:]] = true
				}
			}
			for _, place := range screentest.Leads(render.Screen{Rows: [][]render.Control{row}}) {
				number := strings.TrimLeft(strings.TrimPrefix(place, placeTo), "0")
				plots[number] = true
				require.Contains(t, render.Hand(table, 1, v, promptFor(v), place, "", render.Reader{}).Text, "\n**"+number+":** ")
			}
		}
		require.Len(t, plots, n)
	}
}

// Plots that are too many for one menu are on a second page.
func TestManyPlotsAreWithinReach(t *testing.T) {
	v, _ := turnView()
	v.Connects, v.Lays = nil, nil
	for i := range 28 {
		v.Lays = append(v.Lays, redox.Lay{Cards: []string{"8S", "8C", "X1"}, Move: fmt.Sprintf("lay 8S+8C+X%d 31", i)})
	}
	found := map[string]bool{}
	for _, place := range []string{"", placeFurther, placeByRank, placeByRank + " " + placeFurther} {
		s := render.Hand(sampleTable(), 1, v, promptFor(v), place, "", render.Reader{})
		require.NoError(t, s.Check())
		for _, m := range screentest.Moves(render.Screen{Rows: [][]render.Control{s.Rows[2]}}) {
			found[m] = true
		}
	}
	require.Len(t, found, 28)
}

// A plot that no menu lists can be laid by picking its cards, and so can a connection: both with two presses, but jokers at
// the lower end of a royal flush, for which the plot, its end and the cards have to be picked.
func TestAnyCardsCanBePickedByHand(t *testing.T) {
	laid, connected := 0, 0
	for seats := 2; seats <= 8; seats += 3 {
		play(t, seats, map[string]int{"rounds": 4}, func(table render.Table, g games.Game) {
			bystander := g.View(games.Table).(redox.View)
			if bystander.Phase != redox.Playing {
				return
			}
			seat := bystander.Turn
			v := g.View(seat).(redox.View)
			picks := func(place string) map[string]render.Control {
				menus := map[string]render.Control{}
				for _, row := range render.Hand(table, seat, v, g.Prompt(seat), place, "", render.Reader{}).Rows {
					if row[0].Max > 0 {
						menus[row[0].Do] = row[0]
					}
				}
				return menus
			}
			try := func(menu render.Control, cards []string) {
				require.LessOrEqual(t, len(cards), menu.Max)
				require.GreaterOrEqual(t, len(cards), menu.Min)
				for _, id := range cards {
					require.True(t, slices.ContainsFunc(menu.Pick, func(c render.Choice) bool { return c.Value == id }), id)
				}
				state, err := json.Marshal(g)
				require.NoError(t, err)
				m := strings.Replace(menu.Do, "*", strings.Join(cards, "+"), 1)
				_, _, _, err = table.Kind.Step(table.Kind.Schema, state, games.Action{Seat: seat, Move: m, At: render.SampleTime})
				require.NoError(t, err, m)
			}
			for _, l := range v.Lays {
				if least := 4; len(l.Cards) > least {
					try(picks(placeCards)[fmt.Sprintf("lay * %d", v.Step)], l.Cards[:len(l.Cards)-1])
					laid++
				}
			}
			for _, c := range v.Connects {
				if len(c.Lower) == 0 || !isJoker(c.Lower[0]) {
					menu, ok := picks(placeCards)[fmt.Sprintf("connect * %d", v.Step)]
					require.True(t, ok, "%d plots", len(v.Table))
					try(menu, slices.Concat([]string{fmt.Sprint("p", c.Plot)}, c.Lower, c.Upper))
					connected++
				}
				if len(c.Upper) > 1 {
					try(picks(fmt.Sprint(placeTo, c.Plot))[fmt.Sprintf("connect p%d+* %d", c.Plot, v.Step)], c.Upper[:1])
					connected++
				}
				if len(c.Lower) > 1 {
					try(picks(fmt.Sprint(placeTo, c.Plot))[fmt.Sprintf("connect *+p%d %d", c.Plot, v.Step)], c.Lower)
					connected++
				}
			}
		})
	}
	require.NotZero(t, laid)
	require.NotZero(t, connected)
}

// The hand shows all cards in either order, and marks those that belong to a plot.
func TestHandMarksPlots(t *testing.T) {
	v, p := turnView()
	bySuit := render.Hand(sampleTable(), 1, v, p, "", "", render.Reader{}).Text
	require.Contains(t, bySuit, strings.ReplaceAll("\n5♥_9♥\n7♦\n**8♠**¹_**8♠**¹\n**8♣**¹_K♣\n**🃏**¹\n", "_", gap))
	byRank := render.Hand(sampleTable(), 1, v, p, placeByRank, "", render.Reader{}).Text
	require.Contains(t, byRank, strings.ReplaceAll("\n5♥_·_7♦_·_**8♠**¹_**8♠**¹_**8♣**¹_·_9♥_·_K♣_·_**🃏**¹\n", "_", gap))
}

// What is said of the points of a round adds up to them: cards, a slam's doubling, the winner's ten, and missed calls.
func TestReckoningAddsUp(t *testing.T) {
	rounds := 0
	everyRedoxRound(t, func(v redox.View) {
		rounds++
		last := v.Scored[len(v.Scored)-1]
		for i, points := range last.Points {
			seat := games.Seat(i)
			sum := 0
			for _, id := range v.Left[i] {
				sum += cardPoints(id)
			}
			if last.Slam {
				sum *= 2
			}
			if seat == last.Winner {
				sum = -10
			}
			require.Equal(t, points, sum+10*v.Missed[i])
			require.Contains(t, look{v}.reckoning(last, seat, render.Reader{}), fmt.Sprintf("= **%s**", render.Number(points)))
		}
	})
	require.NotZero(t, rounds)
	v := betweenView(0)
	v.Missed = make([]int, 4)
	slam := redox.Score{Winner: 2, Slam: true, Points: []int{30, 172, -10, 284}}
	require.Equal(t, "8♠ 8♠ A♣ 🃏 = 86, twice = **172**", look{v}.reckoning(slam, 1, render.Reader{}))
	v.Missed[1], slam.Points[1] = 2, 192
	require.Equal(t, "8♠ 8♠ A♣ 🃏 = 86, twice, +20 for 2 missed calls = **192**", look{v}.reckoning(slam, 1, render.Reader{}))
}

// everyRedoxRound shows the ends of the rounds of a few games.
func everyRedoxRound(t *testing.T, visit func(redox.View)) {
	for seats := 2; seats <= 8; seats += 2 {
		play(t, seats, map[string]int{"rounds": 3, "must_yell": 1}, func(_ render.Table, g games.Game) {
			if v := g.View(games.Table).(redox.View); v.Phase != redox.Playing {
				visit(v)
			}
		})
	}
}

// A refusal of the rules names cards as the screens do, and says nothing of how moves are written.
func TestRefusalsNameCardsAsScreensDo(t *testing.T) {
	turn, all := turnView()
	for note, want := range map[string][2]string{
		"that plot is a multiple of Q, and 8S2 is none: choose cards of that rank or jokers": {
			"That plot is a multiple of Q, and 8♠ is none\\: choose cards of that rank or jokers.",
			"That plot is a multiple of queen, and eight of spades is none\\: choose cards of that rank or jokers.",
		},
		"you do not hold X3: choose from your own cards": {
			"You do not hold 🃏\\: choose from your own cards.", "You do not hold joker\\: choose from your own cards.",
		},
		"choose a plot and the cards to connect to it, such as p3+6H, or 6H+p3 for the lower end": {
			"Choose a plot and the cards to connect to it.", "Choose a plot and the cards to connect to it.",
		},
	} {
		for i, r := range []render.Reader{{}, {TextOnly: true}} {
			require.Contains(t, render.Hand(sampleTable(), 1, turn, all, "", markup.Escape(note), r).Text, "⚠ **Note:** "+want[i])
		}
	}
}

// What all have seen somebody take is on the board, and in the hand of who plays before them.
func TestRedoxShowsWhatOthersHaveTaken(t *testing.T) {
	turn, all := turnView()
	require.Regexp(t, `\*\*Ann.* · has taken 6♥ A♦ · next\n`, render.Board(sampleTable(), turn, render.Reader{}).Text)
	require.Contains(t, render.Hand(sampleTable(), 1, turn, all, "", "", render.Reader{}).Text, "plays next, and has taken 6♥ A♦.")
}

// The direction of play is an arrow along the list of players, and the next in it is named.
func TestDirection(t *testing.T) {
	up := render.Board(sampleTable(), plotsView(games.Table), render.Reader{}).Text
	require.Regexp(t, `⬆ .*\n▫ \*\*Ann.* · next\n▶ `, up)
	down := render.Board(sampleTable(), earlyView(games.Table), render.Reader{}).Text
	require.Regexp(t, `⬇ .*\n.*\n▶ .*\n.* · next\n`, down)
}

// A place of an older screen, or one that was made up, leads to the first place.
func TestUnknownPlaceIsTheFirst(t *testing.T) {
	table := sampleTable()
	turn, all := turnView()
	early := earlyView(1)
	idle := turn
	idle.Turn = 0
	for _, place := range []string{
		"home", "nowhere", "to", "to ", "to 0", "to 99", "to -1", "to 1+99", "to 1+", "to x", "more", "ranks", "suit", "*", "\x00", "to 1\x00",
	} {
		require.Equal(t, render.Hand(table, 1, turn, all, "", "", render.Reader{}), render.Hand(table, 1, turn, all, place, "", render.Reader{}), place)
		require.Equal(t, render.Hand(table, 1, turn, all, "rank", "", render.Reader{}), render.Hand(table, 1, turn, all, "rank "+place, "", render.Reader{}), place)
	}
	require.Equal(t, render.Hand(table, 1, early, promptFor(early), "", "", render.Reader{}), render.Hand(table, 1, early, promptFor(early), "to 1", "", render.Reader{}),
		"nothing can be connected before the first plot")
	for _, place := range []string{placeCards, "to 1", "to 1+2"} {
		require.NotEqual(t, render.Hand(table, 1, turn, all, "", "", render.Reader{}), render.Hand(table, 1, turn, all, place, "", render.Reader{}), place)
		require.Equal(t, render.Hand(table, 1, idle, games.Prompt{}, "", "", render.Reader{}), render.Hand(table, 1, idle, games.Prompt{}, place, "", render.Reader{}),
			"%s is a place of the turn", place)
	}
}

// A screen of a view that makes no sense is still a screen.
func TestNonsenseIsDrawnWithoutPanic(t *testing.T) {
	strange := plotsView(9)
	strange.Hand, strange.InPlot, strange.Best = []string{"", "X", "ZZ", "7H9", "10"}, []int{-3, 99}, [][]string{{}, {"", "X"}}
	strange.Counts, strange.Turn = []int{-3, 99}, 9
	strange.Table = []redox.Plot{{}, {Run: true}, {Run: true, Cards: []string{"X1", ""}, Stands: []string{"?"}, Lower: "?"}, {Number: 1, Rank: "?", Cards: []string{"X"}}}
	strange.Lays = []redox.Lay{{}, {Move: "lay"}}
	strange.Connects = []redox.Connection{{}, {Plot: 77, Move: "connect"}, {Plot: 1, Move: "connect  1"}}
	strange.Slam, strange.Laid = [][]string{{}}, []bool{true}
	strange.Scored, strange.Left = []redox.Score{{}, {Winner: 9, Points: []int{1}}}, [][]string{{"?"}}
	for _, v := range []redox.View{{}, strange} {
		for _, v.Phase = range []redox.Phase{redox.Playing, redox.Between, redox.Ended, "?"} {
			for _, phase := range []string{render.PlayingPhase, render.OverPhase} {
				table := render.Table{Phase: phase, Kind: redox.Kind(), Look: Look()}
				for _, verb := range []string{"", "deal", "draw", "pick", "lay", "connect", "slam", "last", "missed", "round"} {
					table.Recent = append(table.Recent, games.Event{Verb: verb, Seats: []games.Seat{-7}}, games.Event{Verb: verb, Cards: []string{"?"}})
				}
				for _, r := range screentest.Readers(Look()) {
					render.Board(table, v, r)
					for _, place := range []string{"", placeByRank, placeCards, placeFurther, "to 1", "to 0"} {
						render.Hand(table, 3, v, games.Prompt{Moves: []string{"", "lay", "draw", "last", "connect", "connect  1", "slam x"}}, place, "n", r)
					}
				}
			}
		}
	}
}

// The printed rules have no end: what ends a match is our choice, and is called so.
func TestNobodyIsToldThatThePrintedRulesEndAtSomePoints(t *testing.T) {
	table := render.SampleTable(redox.Kind(), Look(), render.LobbyPhase)
	table.Values = map[string]int{"target": 500, "rounds": 3}
	require.Contains(t, render.RulesPage(table, "scoring", render.Reader{}).Text, "our choice")
	options := render.RulesPage(table, "options", render.Reader{}).Text
	require.Contains(t, options, "Target: **500** (our choice: 200)")
	require.Contains(t, options, "Rounds: **3** (our choice: 0)")
	require.Contains(t, render.Board(table, nil, render.Reader{}).String(), "Target: **500** (our choice: 200)")
}
