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
	"ruckus/games/rage"
)

// playRage plays a random game of RAGE and shows each position to visit before a move is made.
func playRage(t *testing.T, seats int, values map[string]int, visit func(Table, games.Game, *rand.Rand)) {
	r := rand.New(rand.NewPCG(uint64(len(values)), uint64(seats)))
	at := sampleTime
	g, err := rage.Kind().New(games.Setup{Seats: seats, Seed: [32]byte{byte(seats), byte(len(values))}, At: at, Values: values})
	require.NoError(t, err)
	table := tableOf(seats)
	table.Kind, table.Values = rage.Kind(), values
	for {
		visit(table, g, r)
		if g.Result() != nil {
			return
		}
		a := games.Action{Seat: games.Table, Move: games.Tick, At: g.Due()}
		for seat := range games.Seat(seats) {
			if p := g.Prompt(seat); len(p.Moves) > 0 {
				a = games.Action{Seat: seat, Move: p.Moves[r.IntN(len(p.Moves))], At: at}
			}
		}
		events, err := g.Apply(a)
		require.NoError(t, err, "seat %d: %s", a.Seat, a.Move)
		table.Recent = append(table.Recent, events...)
		table.Recent = table.Recent[max(0, len(table.Recent)-12):]
		if table.Result = g.Result(); table.Result != nil {
			table.Phase = overPhase
		}
		at = at.Add(time.Second)
	}
}

// everyRage plays a random game of each size by the printed rules, by house rules, and in pairs.
func everyRage(t *testing.T, visit func(*testing.T, Table, games.Game, *rand.Rand)) {
	for seats := 2; seats <= 8; seats++ {
		all := []map[string]int{{}, {"action_anytime": 1, "hook": 1}, {"hidden_bids": 1, "sweep_double": 1, "amigo_score": 1}}
		if seats >= 4 && seats%2 == 0 {
			all = append(all, map[string]int{"teams": 1, "amigo_score": 1, "hook": 1, "sweep_double": 1})
		}
		for _, values := range all {
			t.Run(fmt.Sprintf("%d seats, %v", seats, values), func(t *testing.T) {
				t.Parallel()
				playRage(t, seats, values, func(table Table, g games.Game, r *rand.Rand) { visit(t, table, g, r) })
			})
		}
	}
}

// Every screen that anybody can come to in RAGE is one that Discord takes, however long the names are, and nothing of it
// had to be cut off but the oldest news.
func TestScreensOfRageFitIntoDiscord(t *testing.T) {
	everyRage(t, func(t *testing.T, table Table, g games.Game, rnd *rand.Rand) {
		v := g.View(games.Table).(rage.View)
		if v.Phase == rage.Playing && rnd.IntN(10) > 0 {
			return // they look much like each other
		}
		waiting := games.Seat(rnd.IntN(len(table.Players)))
		for _, r := range readers {
			board := Board(table, v, r)
			require.NoError(t, board.Check(), board)
			require.NotContains(t, board.String(), "\n…")
			want := lookOf(v).board(table, r)
			require.GreaterOrEqual(t, len(board.Fields), len(want.Fields), "a part of the score sheet is left out")
			for seat := range games.Seat(len(table.Players)) {
				if len(g.Prompt(seat).Moves) == 0 && seat != waiting {
					continue
				}
				for _, s := range places(g, table, seat, r) {
					require.NoError(t, s.Check(), s)
					require.NotContains(t, s.String(), "\n…")
				}
			}
		}
	})
}

// Every bid, every card and every colour is within two presses, a forced play and all bids are one; and nothing is offered
// that the game refuses.
func TestEveryMoveOfRageIsWithinReach(t *testing.T) {
	everyRage(t, func(t *testing.T, table Table, g games.Game, rnd *rand.Rand) {
		waiting := games.Seat(rnd.IntN(len(table.Players)))
		for seat := range games.Seat(len(table.Players)) {
			moves := g.Prompt(seat).Moves
			if len(moves) == 0 && seat != waiting {
				continue
			}
			presses := ragePresses(g, table, seat)
			for _, m := range moves {
				most := 2
				if len(moves) == 1 || !strings.Contains(m, "=") {
					most = 1
				}
				require.Contains(t, presses, m)
				require.LessOrEqual(t, presses[m], most, m)
			}
			require.Len(t, presses, len(moves), "only what the game asks for is offered: %v", presses)
			if len(moves) > 0 && rnd.IntN(8) == 0 {
				state, err := json.Marshal(g)
				require.NoError(t, err)
				m := moves[rnd.IntN(len(moves))]
				_, _, _, err = table.Kind.Step(table.Kind.Schema, state, games.Action{Seat: seat, Move: m, At: sampleTime})
				require.NoError(t, err, m)
			}
		}
	})
}

// ragePresses tells with how many presses each move can be made from the first place.
func ragePresses(g games.Game, table Table, seat games.Seat) map[string]int {
	presses := map[string]int{}
	all := places(g, table, seat, Reader{})
	note := func(s Screen, n int) (further []string) {
		for _, row := range s.Rows {
			for _, c := range row {
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
	for _, place := range note(all[""], 1) {
		note(all[place], 2)
	}
	return presses
}

// A hand shows every card that the seat holds, as a button and in the text, and those that may not be played are off with
// the reason in words.
func TestHandOfRageSaysWhatCanBePlayedAndWhy(t *testing.T) {
	off := 0
	everyRageHand(t, func(t *testing.T, v rage.View, s Screen) {
		on := map[string]bool{}
		for _, row := range s.Rows {
			for _, c := range row {
				if name, ok := strings.CutPrefix(c.Do+c.Go, "play "); ok {
					name, _, _ = strings.Cut(name, " ")
					name, _, _ = strings.Cut(name, "=")
					on[name] = !c.Off
				}
				if name, ok := strings.CutPrefix(c.Go, placeColour); ok {
					on[name] = true
				}
			}
		}
		for _, held := range v.Hand {
			require.Equal(t, held.Playable, on[held.Card], "%s in\n%s", held.Card, s)
			require.Contains(t, s.Text, rageCard(held.Card, Reader{}))
			if held.Why != "" {
				require.Contains(t, s.Text, held.Why)
				off++
			}
		}
	})
	require.NotZero(t, off)
}

// everyRageHand shows the first place of everybody's hand while the tricks of a few games are played.
func everyRageHand(t *testing.T, visit func(*testing.T, rage.View, Screen)) {
	for seats := 2; seats <= 8; seats += 3 {
		playRage(t, seats, map[string]int{}, func(table Table, g games.Game, _ *rand.Rand) {
			for seat := range games.Seat(seats) {
				if v := g.View(seat).(rage.View); v.Phase == rage.Playing {
					visit(t, v, Hand(table, seat, v, g.Prompt(seat), "", "", Reader{}))
				}
			}
		})
	}
}

// A hidden bid is on nobody else's screen before the round is over.
func TestHiddenBidsOfRageAreOnNoScreen(t *testing.T) {
	sealed := 0
	playRage(t, 3, map[string]int{"hidden_bids": 1}, func(table Table, g games.Game, _ *rand.Rand) {
		v := g.View(games.Table).(rage.View)
		if v.Phase != rage.Bidding && v.Phase != rage.Playing {
			return
		}
		board := Board(table, v, Reader{TextOnly: true}).Text
		require.NotRegexp(t, `bid \*\*\d`, board)
		require.Contains(t, board, "idden")
		for _, bid := range v.Bids {
			if bid == rage.HiddenBid {
				sealed++
			}
		}
	})
	require.NotZero(t, sealed)
}

// No colour and no card of RAGE is shown by colour alone: each mark is followed by a letter or a name.
func TestColoursOfRageHaveLetters(t *testing.T) {
	for _, s := range rageSamples() {
		text := strings.ReplaceAll(s.Screen.String(), "\u00a0", " ")
		for _, k := range rageColours {
			for rest := text; ; {
				_, after, found := strings.Cut(rest, k.mark+" ")
				if !found {
					break
				}
				word := strings.ToLower(strings.TrimSpace(after[:min(len(after), len(k.word)+1)]))
				require.True(t, strings.HasPrefix(after, k.letter) || word == k.word, "%s: %q", s.Name, after[:min(len(after), 12)])
				rest = after
			}
			require.Equal(t, strings.Count(text, k.mark), strings.Count(text, k.mark+" "), s.Name)
		}
	}
}

// Who reads text only gets words for all colours, cards and counts.
func TestTextOnlyOfRageIsWords(t *testing.T) {
	n := 0
	for _, s := range rageSamples() {
		if strings.HasSuffix(s.Name, "-text") {
			n++
			require.NotRegexp(t, "[🔴🟠🟡🟢🔵🟣🃏🔄🚫🎁💢●○✚▶▫→×`]", strings.ReplaceAll(s.Screen.String(), "\\`", ""), s.Name)
		}
	}
	require.NotZero(t, n)
}

// A place of an older screen, or one that was made up, leads to the first place.
func TestUnknownPlaceInRageIsTheFirst(t *testing.T) {
	table := sampleTable(playingPhase)
	table.Kind = rage.Kind()
	early := rageBid(0, rageHeld(false, "R2", "WR", "CR")...)
	early.Scored = nil
	bids, plays := ragePrompt("bid 0 3", "bid 1 3"), ragePrompt("play R2 31", "play WR=red 31", "play WR=blue 31", "play CR=blue 31")
	running := rageView(1, rageHeld(true, "R2", "WR", "CR")...)
	for _, place := range []string{
		"home", "nowhere", "colour", "colour ", "colour R2", "colour CR", "colour OR", "colour WR=red", "colour wr", "last", "last trick 2",
		"sheet 2", "page 2", "as 9H", "play R2 31", "*", "\x00", "colour WR\x00",
	} {
		require.Equal(t, Hand(table, 0, early, bids, "", "", Reader{}), Hand(table, 0, early, bids, place, "", Reader{}), place)
		require.Equal(t, Hand(table, 1, running, plays, "", "", Reader{}), Hand(table, 1, running, plays, place, "", Reader{}), place)
	}
	for _, place := range []string{placeLast, placeSheet, placeColour + "WR"} {
		require.Equal(t, Hand(table, 0, early, bids, "", "", Reader{}), Hand(table, 0, early, bids, place, "", Reader{}),
			"%s does not exist yet", place)
		require.NotEqual(t, Hand(table, 1, running, plays, "", "", Reader{}), Hand(table, 1, running, plays, place, "", Reader{}), place)
	}
}

// A screen of a view that makes no sense is still a screen.
func TestNonsenseInRageIsDrawnWithoutPanic(t *testing.T) {
	strange := rageView(9, rageHeld(true, "", "R", "R99", "ZZ", "WR", "R-1", "R+")...)
	strange.Bids, strange.Won, strange.Partner = []int{-7, 3}, []int{-2, 99, 4}, []games.Seat{7, -3}
	strange.Trick.Plays, strange.Last.Plays = []rage.Play{{Seat: 77, Card: "X", Called: "pink"}}, []rage.Play{{}}
	strange.Scored = []rage.Score{{}, {Points: []int{1}}}
	empty := rage.View{}
	for _, v := range []rage.View{empty, strange} {
		for _, v.Phase = range []rage.Phase{rage.Bidding, rage.Playing, rage.Between, rage.Ended, "?"} {
			for _, phase := range []string{playingPhase, overPhase} {
				table := Table{Phase: phase, Kind: rage.Kind(), Recent: []games.Event{{}, {Verb: "play", Seats: []games.Seat{-7}, Cards: []string{"=", "Z="}}}}
				for _, r := range readers {
					Board(table, v, r)
					for _, place := range []string{"", placeLast, placeSheet, placeColour + "WR"} {
						Hand(table, 3, v, ragePrompt("", "play", "play  ", "play WR=", "play WR=pink", "bid", "ready x"), place, "n", r)
					}
				}
			}
		}
	}
}

// The score sheet has all rounds of all players side by side: bid, tricks and points, the sums, and the exact bids.
func TestScoreSheetOfRage(t *testing.T) {
	playRage(t, 5, map[string]int{}, func(table Table, g games.Game, _ *rand.Rand) {
		v := g.View(games.Table).(rage.View)
		if v.Phase != rage.Ended {
			return
		}
		for i := range table.Players {
			table.Players[i].Name = []string{"Ann", "Ben the shark", "שרה", "Éva", "`"}[i]
		}
		fields := rageLook{v}.sheet(table, Reader{})
		require.Len(t, fields, 2, "no table is wider than a phone")
		require.Equal(t, []string{"Round", "1", "Ann", "2", "Benthe"}, strings.Fields(strings.Split(fields[0].Text, "\n")[1]))
		require.Equal(t, []string{"Round", "3", "4", "Éva", "5"}, strings.Fields(strings.Split(fields[1].Text, "\n")[1]))
		var sums []string
		for _, f := range fields {
			rows := strings.Split(strings.Trim(f.Text, "`\n"), "\n")
			require.Len(t, rows, 1+10+2)
			for _, row := range rows {
				require.LessOrEqual(t, len([]rune(row)), 32)
			}
			sums = append(sums, strings.Fields(rows[11])[1:]...)
		}
		want := make([]string, len(v.Totals))
		for i, total := range v.Totals {
			want[i] = fmt.Sprint(total)
		}
		require.Equal(t, want, sums)
		last := v.Scored[9]
		cells := fmt.Sprintf("%d/%d %3d", last.Bids[0], last.Won[0], last.Points[0])
		require.True(t, slices.ContainsFunc(strings.Split(fields[0].Text, "\n"), func(row string) bool {
			return strings.HasPrefix(row, "10 ") && strings.Contains(row, cells)
		}))
	})
}
