package render

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
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
			onlyNames(t, table, board)
			require.NotContains(t, board.String(), "\n…")
			want := lookOf(v).board(table, r)
			require.GreaterOrEqual(t, len(board.Fields), len(want.Fields), "a part of the score sheet is left out")
			for seat := range games.Seat(len(table.Players)) {
				if len(g.Prompt(seat).Moves) == 0 && seat != waiting {
					continue
				}
				for _, s := range places(g, table, seat, r) {
					require.NoError(t, s.Check(), s)
					onlyNames(t, table, s)
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
