package render

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/redox"
)

// playRedox plays a random game of REDOX in which plots are often laid, and shows some positions to visit.
func playRedox(t *testing.T, seats int, values map[string]int, visit func(Table, games.Game, *rand.Rand)) {
	r := rand.New(rand.NewPCG(uint64(seats), uint64(len(values))))
	at := sampleTime
	k := redox.Kind()
	g, err := k.New(games.Setup{Seats: seats, Seed: [32]byte{byte(seats)}, At: at, Values: values})
	require.NoError(t, err)
	table := tableOf(seats)
	table.Kind = k
	for {
		if v := g.View(games.Table).(redox.View); v.Phase != redox.Playing || r.IntN(8) == 0 {
			visit(table, g, r)
		}
		if g.Result() != nil {
			return
		}
		a := games.Action{Seat: games.Table, Move: games.Tick, At: at}
		due := g.Due()
		for _, i := range r.Perm(seats) {
			seat := games.Seat(i)
			moves := g.Prompt(seat).Moves
			if len(moves) == 0 || !due.IsZero() && !at.Before(due) {
				continue
			}
			a = games.Action{Seat: seat, Move: moves[r.IntN(len(moves))], At: at}
			for _, m := range moves {
				if !strings.HasPrefix(m, "draw") && !strings.HasPrefix(m, "pick") && r.IntN(4) == 0 {
					a.Move = m
				}
			}
		}
		events, err := g.Apply(a)
		require.NoError(t, err, a.Move)
		table.Recent = append(table.Recent, events...)
		table.Recent = table.Recent[max(0, len(table.Recent)-12):]
		if table.Result = g.Result(); table.Result != nil {
			table.Phase = overPhase
		}
		at = at.Add(time.Second)
	}
}

// everyRedox plays games of each size with and without the house rules.
func everyRedox(t *testing.T, visit func(*testing.T, Table, games.Game, *rand.Rand)) {
	for seats := 2; seats <= 8; seats++ {
		for _, values := range []map[string]int{{"rounds": 2}, {"rounds": 3, "must_yell": 1, "clockwise": 1}} {
			t.Run(fmt.Sprintf("%d seats, %v", seats, values), func(t *testing.T) {
				t.Parallel()
				playRedox(t, seats, values, func(table Table, g games.Game, r *rand.Rand) { visit(t, table, g, r) })
			})
		}
	}
}

// Every screen that anybody can come to in REDOX is one that Discord takes, however long the names are, and nothing of it
// had to be cut off: all plots are on the board, and all players.
func TestScreensOfRedoxFitIntoDiscord(t *testing.T) {
	everyRedox(t, func(t *testing.T, table Table, g games.Game, rnd *rand.Rand) {
		waiting := games.Seat(rnd.IntN(len(table.Players)))
		for _, r := range readers {
			v := g.View(games.Table).(redox.View)
			board := Board(table, v, r)
			require.NoError(t, board.Check(), board)
			onlyNames(t, table, board)
			require.NotContains(t, board.String(), "\n…")
			require.GreaterOrEqual(t, len(board.Fields), len(lookOf(v).board(table, r).Fields), "nothing is left out")
			for seat := range games.Seat(len(table.Players)) {
				if len(g.Prompt(seat).Moves) == 0 && seat != waiting {
					continue
				}
				for place, s := range places(g, table, seat, r) {
					require.NoError(t, s.Check(), "%q: %s", place, s)
					onlyNames(t, table, s)
					require.NotContains(t, s.String(), "\n…")
				}
			}
		}
	})
}

// Every exchange and the slam are one press, plots and connections at most two; and nothing is offered in a menu of single
// moves that the game does not ask for.
func TestEveryMoveOfRedoxIsWithinReach(t *testing.T) {
	everyRedox(t, func(t *testing.T, table Table, g games.Game, _ *rand.Rand) {
		for seat := range games.Seat(len(table.Players)) {
			moves := g.Prompt(seat).Moves
			presses := redoxPresses(g, table, seat)
			for _, m := range moves {
				verb, _, _ := strings.Cut(m, " ")
				most := 1
				if verb == "lay" || verb == "connect" {
					most = 2
				}
				require.Contains(t, presses, m)
				require.LessOrEqual(t, presses[m], most, m)
			}
			require.Len(t, presses, len(moves), "%v", presses)
		}
	})
}

// redoxPresses tells with how many presses each move can be made from the first place, by buttons and by menus of which
// one entry is picked.
func redoxPresses(g games.Game, table Table, seat games.Seat) map[string]int {
	presses := map[string]int{}
	v, p := g.View(seat), g.Prompt(seat)
	note := func(s Screen, n int) (further []string) {
		for _, row := range s.Rows {
			for _, c := range row {
				if c.Max > 0 {
					continue // any cards by hand
				}
				for _, m := range results(c, c.Do) {
					if _, ok := presses[m]; !ok {
						presses[m] = n
					}
				}
				further = append(further, results(c, c.Go)...)
			}
		}
		return further
	}
	for _, place := range note(Hand(table, seat, v, p, "", "", Reader{}), 1) {
		note(Hand(table, seat, v, p, place, "", Reader{}), 2)
	}
	return presses
}

// Connections that are too many for one menu are two presses away, plot by plot, even if a joker fits to each of 40.
func TestManyConnectionsOfRedoxAreWithinReach(t *testing.T) {
	for _, n := range []int{6, 25, 26, 40} {
		v, _ := redoxTurn()
		v.Table, v.Connects = nil, nil
		for i := 1; i <= n; i++ {
			p := redoxView(1).Table[0]
			p.Number = i
			v.Table = append(v.Table, p)
			for _, at := range []string{"X2+p%d", "8S+X2+p%d", "p%d+X2", "p%d+AS", "p%d+AS2"} {
				at = fmt.Sprintf(at, i)
				v.Connects = append(v.Connects, redox.Connection{Plot: i, Upper: []string{"X2"}, Move: "connect " + at + " 31"})
			}
		}
		table := tableOf(8)
		home := Hand(table, 1, v, redoxPrompt(v), "", "", Reader{TextOnly: true})
		require.NoError(t, home.Check())
		found := map[string]bool{}
		for _, row := range home.Rows {
			for _, place := range results(row[0], row[0].Go) {
				s := Hand(table, 1, v, redoxPrompt(v), place, "", Reader{TextOnly: true})
				require.NoError(t, s.Check())
				for _, m := range results(s.Rows[0][0], s.Rows[0][0].Do) {
					found[m] = true
				}
			}
		}
		for _, c := range v.Connects {
			require.True(t, found[c.Move], c.Move)
		}
		byHand := Hand(table, 1, v, redoxPrompt(v), placeCards, "", Reader{})
		require.NoError(t, byHand.Check())
		plots := map[string]bool{}
		for _, row := range byHand.Rows[:len(byHand.Rows)-1] {
			for _, c := range row[0].Pick {
				if row[0].Do == "connect * 31" && c.Value[0] == 'p' {
					plots[c.Value[1:]] = true
				}
			}
			for _, place := range results(row[0], row[0].Go) {
				number := strings.TrimLeft(strings.TrimPrefix(place, placeTo), "0")
				plots[number] = true
				require.Contains(t, Hand(table, 1, v, redoxPrompt(v), place, "", Reader{}).Text, "\n**"+number+":** ")
			}
		}
		require.Len(t, plots, n)
	}
}

// Plots that are too many for one menu are on a second page.
func TestManyPlotsOfRedoxAreWithinReach(t *testing.T) {
	v, _ := redoxTurn()
	v.Connects, v.Lays = nil, nil
	for i := range 28 {
		v.Lays = append(v.Lays, redox.Lay{Cards: []string{"8S", "8C", "X1"}, Move: fmt.Sprintf("lay 8S+8C+X%d 31", i)})
	}
	found := map[string]bool{}
	for _, place := range []string{"", placeFurther, placeByRank, placeByRank + " " + placeFurther} {
		s := Hand(sampleTable(playingPhase), 1, v, redoxPrompt(v), place, "", Reader{})
		require.NoError(t, s.Check())
		for _, m := range results(s.Rows[2][0], s.Rows[2][0].Do) {
			found[m] = true
		}
	}
	require.Len(t, found, 28)
}

// A plot that no menu lists can be laid by picking its cards, and so can a connection: both with two presses, but jokers at
// the lower end of a royal flush, for which the plot, its end and the cards have to be picked.
func TestAnyCardsOfRedoxCanBePickedByHand(t *testing.T) {
	laid, connected := 0, 0
	for seats := 2; seats <= 8; seats += 3 {
		playRedox(t, seats, map[string]int{"rounds": 4}, func(table Table, g games.Game, _ *rand.Rand) {
			bystander := g.View(games.Table).(redox.View)
			if bystander.Phase != redox.Playing {
				return
			}
			seat := bystander.Turn
			v := g.View(seat).(redox.View)
			picks := func(place string) map[string]Control {
				menus := map[string]Control{}
				for _, row := range Hand(table, seat, v, g.Prompt(seat), place, "", Reader{}).Rows {
					if row[0].Max > 0 {
						menus[row[0].Do] = row[0]
					}
				}
				return menus
			}
			try := func(menu Control, cards []string) {
				require.LessOrEqual(t, len(cards), menu.Max)
				require.GreaterOrEqual(t, len(cards), menu.Min)
				for _, id := range cards {
					require.True(t, slices.ContainsFunc(menu.Pick, func(c Choice) bool { return c.Value == id }), id)
				}
				state, err := json.Marshal(g)
				require.NoError(t, err)
				m := strings.Replace(menu.Do, "*", strings.Join(cards, "+"), 1)
				_, _, _, err = table.Kind.Step(table.Kind.Schema, state, games.Action{Seat: seat, Move: m, At: sampleTime})
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
func TestHandOfRedoxMarksPlots(t *testing.T) {
	v, p := redoxTurn()
	bySuit := Hand(sampleTable(playingPhase), 1, v, p, "", "", Reader{}).Text
	require.Contains(t, bySuit, strings.ReplaceAll("\n5♥_9♥\n7♦\n**8♠**¹_**8♠**¹\n**8♣**¹_K♣\n**🃏**¹\n", "_", gap))
	byRank := Hand(sampleTable(playingPhase), 1, v, p, placeByRank, "", Reader{}).Text
	require.Contains(t, byRank, strings.ReplaceAll("\n5♥_·_7♦_·_**8♠**¹_**8♠**¹_**8♣**¹_·_9♥_·_K♣_·_**🃏**¹\n", "_", gap))
}

// What is said of the points of a round adds up to them: cards, a slam's doubling, the winner's ten, and missed calls.
func TestReckoningOfRedoxAddsUp(t *testing.T) {
	rounds := 0
	everyRedoxRound(t, func(v redox.View) {
		rounds++
		last := v.Scored[len(v.Scored)-1]
		for i, points := range last.Points {
			seat := games.Seat(i)
			sum := 0
			for _, id := range v.Left[i] {
				sum += redoxPoints(id)
			}
			if last.Slam {
				sum *= 2
			}
			if seat == last.Winner {
				sum = -10
			}
			require.Equal(t, points, sum+10*v.Missed[i])
			require.Contains(t, redoxLook{v}.reckoning(last, seat, Reader{}), fmt.Sprintf("= **%d**", points))
		}
	})
	require.NotZero(t, rounds)
	v := redoxBetween(0)
	v.Missed = make([]int, 4)
	slam := redox.Score{Winner: 2, Slam: true, Points: []int{30, 172, -10, 284}}
	require.Equal(t, "8♠ 8♠ A♣ 🃏 = 86, twice = **172**", redoxLook{v}.reckoning(slam, 1, Reader{}))
	v.Missed[1], slam.Points[1] = 2, 192
	require.Equal(t, "8♠ 8♠ A♣ 🃏 = 86, twice, +20 for 2 missed calls = **192**", redoxLook{v}.reckoning(slam, 1, Reader{}))
}

// everyRedoxRound shows the ends of the rounds of a few games.
func everyRedoxRound(t *testing.T, visit func(redox.View)) {
	for seats := 2; seats <= 8; seats += 2 {
		playRedox(t, seats, map[string]int{"rounds": 3, "must_yell": 1}, func(_ Table, g games.Game, _ *rand.Rand) {
			if v := g.View(games.Table).(redox.View); v.Phase != redox.Playing {
				visit(v)
			}
		})
	}
}

// A refusal of the rules names cards as the screens do, and says nothing of how moves are written.
func TestRefusalsOfRedoxNameCardsAsScreensDo(t *testing.T) {
	turn, all := redoxTurn()
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
		for i, r := range []Reader{{}, {TextOnly: true}} {
			require.Contains(t, Hand(sampleTable(playingPhase), 1, turn, all, "", escape(note), r).Text, "⚠ **Note:** "+want[i])
		}
	}
}

// What all have seen somebody take is on the board, and in the hand of who plays before them.
func TestRedoxShowsWhatOthersHaveTaken(t *testing.T) {
	turn, all := redoxTurn()
	require.Regexp(t, `\*\*Ann.* · has taken 6♥ A♦ · next\n`, Board(sampleTable(playingPhase), turn, Reader{}).Text)
	require.Contains(t, Hand(sampleTable(playingPhase), 1, turn, all, "", "", Reader{}).Text, "plays next, and has taken 6♥ A♦.")
}

// The direction of play is an arrow along the list of players, and the next in it is named.
func TestDirectionOfRedox(t *testing.T) {
	up := Board(sampleTable(playingPhase), redoxView(games.Table), Reader{}).Text
	require.Regexp(t, `⬆ .*\n▫ \*\*Ann.* · next\n▶ `, up)
	down := Board(sampleTable(playingPhase), redoxEarly(games.Table), Reader{}).Text
	require.Regexp(t, `⬇ .*\n.*\n▶ .*\n.* · next\n`, down)
}

// Who reads text only gets words for all cards, suits and arrows.
func TestTextOnlyOfRedoxIsWords(t *testing.T) {
	n := 0
	for _, s := range redoxSamples() {
		if strings.HasSuffix(s.Name, "-text") {
			n++
			require.NotRegexp(t, "[♥♦♠♣🃏⬆⬇▶▫¹²³⁴⁵⁶⁷⁸⁹–×]", strings.ReplaceAll(s.Screen.String(), " – ", " "), s.Name)
		}
	}
	require.NotZero(t, n)
}

// A place of an older screen, or one that was made up, leads to the first place.
func TestUnknownPlaceInRedoxIsTheFirst(t *testing.T) {
	table := sampleTable(playingPhase)
	turn, all := redoxTurn()
	early := redoxEarly(1)
	idle := turn
	idle.Turn = 0
	for _, place := range []string{
		"home", "nowhere", "to", "to ", "to 0", "to 99", "to -1", "to 1+99", "to 1+", "to x", "more", "ranks", "suit", "*", "\x00", "to 1\x00",
	} {
		require.Equal(t, Hand(table, 1, turn, all, "", "", Reader{}), Hand(table, 1, turn, all, place, "", Reader{}), place)
		require.Equal(t, Hand(table, 1, turn, all, "rank", "", Reader{}), Hand(table, 1, turn, all, "rank "+place, "", Reader{}), place)
	}
	require.Equal(t, Hand(table, 1, early, redoxPrompt(early), "", "", Reader{}), Hand(table, 1, early, redoxPrompt(early), "to 1", "", Reader{}),
		"nothing can be connected before the first plot")
	for _, place := range []string{placeCards, "to 1", "to 1+2"} {
		require.NotEqual(t, Hand(table, 1, turn, all, "", "", Reader{}), Hand(table, 1, turn, all, place, "", Reader{}), place)
		require.Equal(t, Hand(table, 1, idle, games.Prompt{}, "", "", Reader{}), Hand(table, 1, idle, games.Prompt{}, place, "", Reader{}),
			"%s is a place of the turn", place)
	}
}

// A screen of a view that makes no sense is still a screen.
func TestNonsenseInRedoxIsDrawnWithoutPanic(t *testing.T) {
	strange := redoxView(9)
	strange.Hand, strange.InPlot, strange.Best = []string{"", "X", "ZZ", "7H9", "10"}, []int{-3, 99}, [][]string{{}, {"", "X"}}
	strange.Counts, strange.Turn = []int{-3, 99}, 9
	strange.Table = []redox.Plot{{}, {Run: true}, {Run: true, Cards: []string{"X1", ""}, Stands: []string{"?"}, Lower: "?"}, {Number: 1, Rank: "?", Cards: []string{"X"}}}
	strange.Lays = []redox.Lay{{}, {Move: "lay"}}
	strange.Connects = []redox.Connection{{}, {Plot: 77, Move: "connect"}, {Plot: 1, Move: "connect  1"}}
	strange.Slam, strange.Laid = [][]string{{}}, []bool{true}
	strange.Scored, strange.Left = []redox.Score{{}, {Winner: 9, Points: []int{1}}}, [][]string{{"?"}}
	for _, v := range []redox.View{{}, strange} {
		for _, v.Phase = range []redox.Phase{redox.Playing, redox.Between, redox.Ended, "?"} {
			for _, phase := range []string{playingPhase, overPhase} {
				table := Table{Phase: phase, Kind: redox.Kind()}
				for _, verb := range []string{"", "deal", "draw", "pick", "lay", "connect", "slam", "last", "missed", "round"} {
					table.Recent = append(table.Recent, games.Event{Verb: verb, Seats: []games.Seat{-7}}, games.Event{Verb: verb, Cards: []string{"?"}})
				}
				for _, r := range readers {
					Board(table, v, r)
					for _, place := range []string{"", placeByRank, placeCards, placeFurther, "to 1", "to 0"} {
						Hand(table, 3, v, games.Prompt{Moves: []string{"", "lay", "draw", "last", "connect", "connect  1", "slam x"}}, place, "n", r)
					}
				}
			}
		}
	}
}
