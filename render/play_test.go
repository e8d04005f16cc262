package render

import (
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"sort"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/rednines"
	"ruckus/markup"
)

// awkward are names that are long where they are escaped, or would be links, mentions, marks or disorder where they are not.
var awkward = []string{
	strings.Repeat("*", 32), strings.Repeat("`", 32), strings.Repeat("𝕏", 32), strings.Repeat("ש", 32), strings.Repeat("@", 32), strings.Repeat("_", 32),
	"[evil](https://evil.ex)@everyone", "\u202eevil\u200b\n# evil <@1>", "**evil** ||evil|| שרה", "evil👨‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿", strings.Repeat("W", 32),
}

// tableOf is a table at which everybody has an awkward name: others than at a larger or smaller one.
func tableOf(seats int) Table {
	t := Table{Kind: rednines.Kind(), Phase: playingPhase, Deadline: sampleTime}
	for i := range seats {
		name := awkward[(i+seats)%len(awkward)]
		t.Players = append(t.Players, Player{Name: markup.NameOf(name), Waiting: true, Away: true, Host: i == 0})
	}
	return t
}

// playRandomly plays a random game of Red Nines and shows each position to visit before a move is made.
func playRandomly(t *testing.T, seats int, values map[string]int, seed uint64, visit func(Table, games.Game, *rand.Rand)) {
	r := rand.New(rand.NewPCG(seed, uint64(seats)))
	var s [32]byte
	s[0], s[1] = byte(seed), byte(seats)
	at := sampleTime
	g, err := rednines.Kind().New(games.Setup{Seats: seats, Seed: s, At: at, Values: values})
	require.NoError(t, err)
	table := tableOf(seats)
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
		table.Result = g.Result()
		if table.Result != nil {
			table.Phase = overPhase
		}
		at = at.Add(time.Second)
	}
}

// everyGame plays a few random games of each size with and without the house rules.
func everyGame(t *testing.T, visit func(*testing.T, Table, games.Game, *rand.Rand)) {
	for seats := 2; seats <= 8; seats++ {
		for _, several := range []int{0, 1} {
			t.Run(fmt.Sprintf("%d seats, multi_start %d", seats, several), func(t *testing.T) {
				t.Parallel()
				values := map[string]int{"small": 1, "multi_start": several, "extra_round": 1}
				playRandomly(t, seats, values, uint64(several), func(table Table, g games.Game, r *rand.Rand) {
					visit(t, table, g, r)
				})
			})
		}
	}
}

var readers = []Reader{{}, {TextOnly: true}}

// Every screen that anybody can come to in a game is one that Discord takes, however long the names are.
func TestScreensOfAnyGameFitIntoDiscord(t *testing.T) {
	everyGame(t, func(t *testing.T, table Table, g games.Game, rnd *rand.Rand) {
		waiting := games.Seat(rnd.IntN(len(table.Players))) // one of those who look almost the same
		for _, r := range readers {
			board := Board(table, g.View(games.Table), r)
			require.NoError(t, board.Check(), board)
			onlyNames(t, table, board)
			require.NotContains(t, board.String(), "\n…", "nothing had to be cut off")
			for seat := range games.Seat(len(table.Players)) {
				if len(g.Prompt(seat).Moves) == 0 && seat != waiting {
					continue
				}
				for _, s := range places(g, table, seat, r) {
					require.NoError(t, s.Check(), s)
					onlyNames(t, table, s)
				}
			}
		}
	})
}

// places draws all screens that a seat can go to from its first, by place.
func places(g games.Game, table Table, seat games.Seat, r Reader) map[string]Screen {
	v, p := g.View(seat), g.Prompt(seat)
	seen := map[string]Screen{"": Hand(table, seat, v, p, "", "", r)}
	for next := []string{""}; len(next) > 0; next = next[1:] {
		for _, row := range seen[next[0]].Rows {
			for _, c := range row {
				for _, place := range results(c, c.Go) {
					if _, ok := seen[place]; !ok {
						seen[place] = Hand(table, seat, v, p, place, "", r)
						next = append(next, place)
					}
				}
			}
		}
	}
	return seen
}

// results are all that can come of using a control, where arg is its Do or Go.
func results(c Control, arg string) []string {
	switch {
	case arg == "" || c.Off:
		return nil
	case c.Pick == nil:
		return []string{arg}
	}
	var all []string
	if c.Max <= 1 {
		for _, p := range c.Pick {
			all = append(all, strings.Replace(arg, "*", p.Value, 1))
		}
		return all
	}
	for set := 1; set < 1<<len(c.Pick); set++ {
		var values []string
		for i, p := range c.Pick {
			if set&(1<<i) != 0 {
				values = append(values, p.Value)
			}
		}
		if len(values) >= max(1, c.Min) && len(values) <= max(1, c.Max) {
			all = append(all, strings.Replace(arg, "*", strings.Join(values, "+"), 1))
		}
	}
	return all
}

// reach tells with how many presses each move can be made from the first place; moves are written by sorted.
func reach(g games.Game, table Table, seat games.Seat) map[string]int {
	presses := map[string]int{}
	all := places(g, table, seat, Reader{})
	note := func(s Screen, n int) {
		for _, row := range s.Rows {
			for _, c := range row {
				for _, m := range results(c, c.Do) {
					if old, ok := presses[sorted(m)]; !ok || n < old {
						presses[sorted(m)] = n
					}
				}
			}
		}
	}
	note(all[""], 1)
	for _, row := range all[""].Rows {
		for _, c := range row {
			for _, place := range results(c, c.Go) {
				note(all[place], 2)
			}
		}
	}
	return presses
}

// sorted writes a move in one of the several ways in which it can be written: cards in order, the rank at the end.
func sorted(move string) string {
	part := strings.Split(move, " ")
	if len(part) != 3 || part[0] != "play" {
		return move
	}
	ids, rank, _ := strings.Cut(part[1], "=")
	cards := strings.Split(ids, "+")
	sort.Strings(cards)
	if rank == "" {
		rank = strings.TrimRight(strings.TrimSuffix(cards[0], "2"), "HDSC")
	}
	return "play " + strings.Join(cards, "+") + "=" + rank + " " + part[2]
}

// Whatever the game allows can be done with at most two presses, and what is forced with one.
func TestEveryMoveIsWithinReach(t *testing.T) {
	everyGame(t, func(t *testing.T, table Table, g games.Game, r *rand.Rand) {
		for seat := range games.Seat(len(table.Players)) {
			v := g.View(seat).(rednines.View)
			moves := g.Prompt(seat).Moves
			presses := reach(g, table, seat)
			for _, m := range moves {
				n := presses[sorted(m)]
				require.NotZero(t, n, "%s cannot be made", m)
				if v.Needed != "" || v.Phase == rednines.Between {
					require.Equal(t, 1, n, "%s is one press where the sequence goes on", m)
				}
			}
			if len(moves) == 0 {
				require.Empty(t, presses, "who is not asked can press nothing")
				continue
			}
			requireAccepted(t, g, seat, presses, r)
			if v.Phase == rednines.Opening {
				requireSets(t, v, presses)
			}
		}
	})
}

// requireAccepted makes some of the moves that the screens offer, each in a game of its own.
func requireAccepted(t *testing.T, g games.Game, seat games.Seat, presses map[string]int, r *rand.Rand) {
	state, err := json.Marshal(g)
	require.NoError(t, err)
	offered := make([]string, 0, len(presses))
	for m := range presses {
		offered = append(offered, m)
	}
	sort.Strings(offered)
	k := rednines.Kind()
	for range min(3, len(offered)) {
		m := offered[r.IntN(len(offered))]
		_, _, _, err := k.Step(k.Schema, state, games.Action{Seat: seat, Move: m, At: sampleTime})
		require.NoError(t, err, m)
	}
}

// requireSets looks for every set of cards that the rules allow for opening a round.
func requireSets(t *testing.T, v rednines.View, presses map[string]int) {
	for _, rank := range rankMarks() {
		var fit []string
		for _, id := range v.Hand {
			red := strings.HasPrefix(id, "9H") || strings.HasPrefix(id, "9D")
			if red || strings.TrimRight(strings.TrimSuffix(id, "2"), "HDSC") == rank {
				fit = append(fit, id)
			}
		}
		for set := 1; set < 1<<len(fit); set++ {
			var cards []string
			for i, id := range fit {
				if set&(1<<i) != 0 {
					cards = append(cards, id)
				}
			}
			m := sorted(fmt.Sprintf("play %s=%s %d", strings.Join(cards, "+"), rank, v.Step))
			require.NotZero(t, presses[m], "%s cannot be made", m)
		}
	}
}

func BenchmarkHand(b *testing.B) {
	t, v, p := sampleTable(playingPhase), redNinesView(1, fullHand...), startPrompt(fullHand)
	v.Phase, v.Needed = rednines.Opening, ""
	b.ReportAllocs()
	for b.Loop() {
		Hand(t, 1, v, p, "", "", Reader{})
	}
}

// A game that has no screens of its own can be played too: each of up to 625 moves is at most two presses away.
func TestGamesWithoutScreensCanBePlayed(t *testing.T) {
	table := sampleTable(playingPhase)
	for _, n := range []int{1, 2, 15, 16, 25, 26, 300, 625} {
		p := games.Prompt{Must: true}
		for i := range n {
			p.Moves = append(p.Moves, fmt.Sprintf("move %d with a name that is nearly as long as can be %08d", i, i))
		}
		presses := map[string]int{}
		visit := func(s Screen, count int) []string {
			require.NoError(t, s.Check())
			var further []string
			for _, row := range s.Rows {
				for _, c := range row {
					for _, m := range results(c, c.Do) {
						if presses[m] == 0 {
							presses[m] = count
						}
					}
					further = append(further, results(c, c.Go)...)
				}
			}
			return further
		}
		for _, place := range visit(Hand(table, 0, nil, p, "", "", Reader{}), 1) {
			visit(Hand(table, 0, nil, p, place, "", Reader{}), 2)
		}
		require.Len(t, presses, n)
		for _, m := range p.Moves {
			require.NotZero(t, presses[m], m)
		}
		if n <= 25 {
			require.NotContains(t, slices.Collect(maps.Values(presses)), 2, "one press is enough")
		}
	}
}
