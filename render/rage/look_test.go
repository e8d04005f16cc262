package rage

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/rage"
	"ruckus/markup"
	"ruckus/render"
	"ruckus/render/screentest"
)

// A hidden bid is on nobody else's screen before the round is over.
func TestHiddenBidsAreOnNoScreen(t *testing.T) {
	sealed := 0
	play(t, 3, map[string]int{"hidden_bids": 1}, func(table render.Table, g games.Game) {
		v := g.View(games.Table).(rage.View)
		if v.Phase != rage.Bidding && v.Phase != rage.Playing {
			return
		}
		board := render.Board(table, v, render.Reader{TextOnly: true}).Text
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

// Where there are no marks, no card and no colour is shown by colour alone: a word, or its beginning and a number, follows.
func TestColoursHaveWords(t *testing.T) {
	for _, k := range colours {
		require.Equal(t, k.sign+"\u00a0"+k.word, colourText(k.word, render.Reader{}))
		require.Equal(t, k.sign+"\u00a0"+render.Capital(k.word[:2])+"0", cardText(k.letter+"0", render.Reader{}))
	}
	require.Equal(t, "🟠\u00a0Or10", cardText("O10", render.Reader{}))
}

// A place of an older screen, or one that was made up, leads to the first place.
func TestUnknownPlaceIsTheFirst(t *testing.T) {
	table := sampleTable()
	early := biddingView(0, heldCards(false, "R2", "WR", "CR")...)
	early.Scored = nil
	bids, plays := promptFor("bid 0 3", "bid 1 3"), promptFor("play R2 31", "play WR=red 31", "play WR=blue 31", "play CR=blue 31")
	running := playingView(1, heldCards(true, "R2", "WR", "CR")...)
	for _, place := range []string{
		"home", "nowhere", "colour", "colour ", "colour R2", "colour CR", "colour OR", "colour WR=red", "colour wr", "last", "last trick 2",
		"sheet 2", "page 2", "as 9H", "play R2 31", "*", "\x00", "colour WR\x00",
	} {
		require.Equal(t, render.Hand(table, 0, early, bids, "", "", render.Reader{}), render.Hand(table, 0, early, bids, place, "", render.Reader{}), place)
		require.Equal(t, render.Hand(table, 1, running, plays, "", "", render.Reader{}), render.Hand(table, 1, running, plays, place, "", render.Reader{}), place)
	}
	for _, place := range []string{placeLast, placeSheet, placeColour + "WR"} {
		require.Equal(t, render.Hand(table, 0, early, bids, "", "", render.Reader{}), render.Hand(table, 0, early, bids, place, "", render.Reader{}),
			"%s does not exist yet", place)
		require.NotEqual(t, render.Hand(table, 1, running, plays, "", "", render.Reader{}), render.Hand(table, 1, running, plays, place, "", render.Reader{}), place)
	}
}

// A screen of a view that makes no sense is still a screen.
func TestNonsenseIsDrawnWithoutPanic(t *testing.T) {
	strange := playingView(9, heldCards(true, "", "R", "R99", "ZZ", "WR", "R-1", "R+")...)
	strange.Bids, strange.Won, strange.Partner = []int{-7, 3}, []int{-2, 99, 4}, []games.Seat{7, -3}
	strange.Trick.Plays, strange.Last.Plays = []rage.Play{{Seat: 77, Card: "X", Called: "pink"}}, []rage.Play{{}}
	strange.Scored = []rage.Score{{}, {Points: []int{1}}}
	empty := rage.View{}
	for _, v := range []rage.View{empty, strange} {
		for _, v.Phase = range []rage.Phase{rage.Bidding, rage.Playing, rage.Between, rage.Ended, "?"} {
			for _, phase := range []string{render.PlayingPhase, render.OverPhase} {
				table := render.Table{Phase: phase, Kind: rage.Kind(), Look: Look(), Recent: []games.Event{{}, {Verb: "play", Seats: []games.Seat{-7}, Cards: []string{"=", "Z="}}}}
				for _, r := range screentest.Readers(Look()) {
					render.Board(table, v, r)
					for _, place := range []string{"", placeLast, placeSheet, placeColour + "WR"} {
						render.Hand(table, 3, v, promptFor("", "play", "play  ", "play WR=", "play WR=pink", "bid", "ready x"), place, "n", r)
					}
				}
			}
		}
	}
}

// What is said of how points came about adds up to them, by every house rule and in pairs.
func TestReckoningAddsUp(t *testing.T) {
	said := regexp.MustCompile(`[−+]?\d+ for`)
	for _, values := range []map[string]int{{}, {"sweep_double": 1}, {"amigo_score": 1}, {"teams": 1, "sweep_double": 1, "amigo_score": 1}} {
		play(t, 4, values, func(_ render.Table, g games.Game) {
			v := g.View(games.Table).(rage.View)
			if v.Phase != rage.Between && v.Phase != rage.Ended {
				return
			}
			last := v.Scored[len(v.Scored)-1]
			for _, side := range (look{v}).sides() {
				text, sum := look{v}.reckoning(last, side), 0
				for _, part := range said.FindAllString(text, -1) {
					n, err := strconv.Atoi(strings.Replace(strings.TrimSuffix(part, " for"), "−", "-", 1))
					require.NoError(t, err)
					sum += n
				}
				require.Equal(t, last.Points[side[0]], sum, text)
				require.Contains(t, text, "= **"+render.Number(sum)+"**")
				require.Equal(t, last.Exact[side[0]], strings.Contains(text, "exact"), text)
			}
		})
	}
}

// That all tricks count twice is said where it is so: by the house rule, and not for a single trick.
func TestSweepIsSaidWhereItCounts(t *testing.T) {
	score := rage.Score{Bids: []int{1, 0}, Won: []int{3, 0}, Extra: []int{0, 0}, Exact: []bool{false, true}, Points: []int{6, 5}}
	g := look{rage.View{Rules: rage.Rules{SweepDouble: true}, Won: []int{3, 0}}}
	require.Contains(t, g.reckoning(score, []games.Seat{0}), "6 for tricks (all of them, counted twice), nothing for the missed bid = **6**")
	score.Won, score.Points = []int{1, 0}, []int{11, 5}
	require.NotContains(t, g.reckoning(score, []games.Seat{0}), "twice", "not in the round of one card")
	g.Rules.SweepDouble = false
	score.Won, score.Points = []int{3, 0}, []int{3, 5}
	require.Contains(t, g.reckoning(score, []games.Seat{0}), "3 for tricks, nothing")
}

// The score sheet has all rounds of all players side by side: bid, tricks and points, the sums, and the exact bids.
func TestScoreSheet(t *testing.T) {
	play(t, 5, map[string]int{}, func(table render.Table, g games.Game) {
		v := g.View(games.Table).(rage.View)
		if v.Phase != rage.Ended {
			return
		}
		for i := range table.Players {
			table.Players[i].Name = markup.NameOf([]string{"Ann", "Ben the shark", "שרה", "Éva", "`"}[i])
		}
		fields := look{v}.sheet(table, render.Reader{})
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
			want[i] = render.Number(total)
		}
		require.Equal(t, want, sums)
		last := v.Scored[9]
		cells := fmt.Sprintf("%d/%d %3s", last.Bids[0], last.Won[0], render.Number(last.Points[0]))
		require.True(t, slices.ContainsFunc(strings.Split(fields[0].Text, "\n"), func(row string) bool {
			return strings.HasPrefix(row, "10 ") && strings.Contains(row, cells)
		}))
	})
}
