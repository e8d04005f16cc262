package redbrn

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

// The rules of plays told a second time, slowly and from the view alone.

func rankOf(card string) int {
	n, _ := strconv.Atoi(strings.TrimRight(card, "BWR"))
	return n
}

func suitOf(card string) string  { return strings.TrimLeft(card, "0123456789") }
func redCard(card string) bool   { return strings.Contains(suitOf(card), "R") }
func last(cards []string) string { return append([]string{""}, cards...)[len(cards)] }

// playableToPit reports whether a card is the top of the stack or waste, or the end of a column.
func playableToPit(p Player, card string) bool {
	return card == p.Stack || card == p.Waste || slices.ContainsFunc(p.Columns, func(c []string) bool { return last(c) == card })
}

// pileTakes reports whether a card, with a wild riot under it if gap is 2, goes on a pile.
func pileTakes(v View, p Pile, card string, gap int) bool {
	away := rankOf(card) - rankOf(p.Top)
	if p.Complete || suitOf(p.First) != suitOf(card) {
		return false
	}
	return away == gap && (p.Up || v.Rules.FreeDirection) || away == -gap && (!p.Up || v.Rules.FreeDirection)
}

// mayPit reports whether a card may go to a place in the pit: "" for any, "new", or the number of a pile.
func mayPit(v View, card, place string, gap int) bool {
	p := v.Players[v.Seat]
	if !playableToPit(p, card) || gap == 2 && p.Wilds == 0 {
		return false
	}
	opens := rankOf(card) == gap || rankOf(card) == 11-gap
	for _, pile := range v.Pit {
		if (place == "" || place == fmt.Sprint(pile.Number)) && pileTakes(v, pile, card, gap) {
			return true
		}
	}
	return opens && (place == "" || place == "new")
}

// mayColumn reports whether a card, or the whole column that begins with it, may go onto another.
func mayColumn(v View, card, on string) bool {
	p := v.Players[v.Seat]
	if rankOf(card)+1 != rankOf(on) || redCard(card) == redCard(on) {
		return false
	}
	first := slices.ContainsFunc(p.Columns, func(c []string) bool { return len(c) > 0 && c[0] == card })
	end := slices.ContainsFunc(p.Columns, func(c []string) bool { return last(c) == on })
	return end && (first || card == p.Stack || card == p.Waste)
}

func maySpot(v View, card string) bool {
	p := v.Players[v.Seat]
	empty := slices.ContainsFunc(p.Columns, func(c []string) bool { return len(c) == 0 })
	return rankOf(card) == 9 && p.Left == 0 && p.Waste == card && empty
}

// TestLegalPlays holds the game against that at random positions of the race.
func TestLegalPlays(t *testing.T) {
	t.Parallel()
	tries := 40
	if gamestest.Quick() {
		tries = 10
	}
	positions(t, func(g *game, r *rand.Rand) {
		if g.Phase != Racing || r.IntN(8) > 0 {
			return
		}
		for s := range games.Seat(g.Seats) {
			v := g.View(s).(View)
			listed := g.Prompt(s).Moves
			for i, move := range listed {
				listed[i] = strings.TrimSuffix(move, fmt.Sprint(" @", v.Round))
				require.True(t, legal(g, s, listed[i]), move)
			}
			for range tries {
				checkPlay(t, g, v, listed, numberNames[r.IntN(numbers)], r)
			}
			for _, card := range append([]string{v.Players[s].Stack, v.Players[s].Waste}, slices.Concat(v.Players[s].Columns...)...) {
				if card != "" {
					checkPlay(t, g, v, listed, card, r)
				}
			}
		}
	})
}

func checkPlay(t *testing.T, g *game, v View, listed []string, card string, r *rand.Rand) {
	place := []string{"", "new", fmt.Sprint(1 + r.IntN(len(v.Pit)+1))}[r.IntN(3)]
	for gap, word := range map[int]string{1: "pit", 2: "wild"} {
		want := mayPit(v, card, place, gap)
		require.Equal(t, want, legal(g, v.Seat, strings.TrimSpace(word+" "+card+" "+place)), "%s %s %s", word, card, place)
		if want {
			require.True(t, slices.ContainsFunc(listed, func(m string) bool { return strings.HasPrefix(m+" ", word+" "+card+" ") }),
				"%s %s in %v", word, card, listed)
		}
		if place == "new" && want && mayPitOn(v, card, gap) {
			require.Contains(t, listed, word+" "+card+" new")
		}
	}
	on := numberNames[r.IntN(numbers)]
	if c := v.Players[v.Seat].Columns[r.IntN(spots)]; len(c) > 0 {
		on = last(c)
	}
	want := mayColumn(v, card, on)
	require.Equal(t, want, legal(g, v.Seat, "col "+card+" "+on), "%s on %s", card, on)
	require.Equal(t, want, slices.Contains(listed, "col "+card+" "+on))
	require.Equal(t, maySpot(v, card), legal(g, v.Seat, "spot "+card))
	require.Equal(t, maySpot(v, card), slices.Contains(listed, "spot "+card))
}

// mayPitOn reports whether a pile takes a card.
func mayPitOn(v View, card string, gap int) bool {
	return slices.ContainsFunc(v.Pit, func(p Pile) bool { return pileTakes(v, p, card, gap) })
}

// legal reports whether a seat may make a move now. It does not change the game.
func legal(g *game, s games.Seat, move string) bool {
	at := time.UnixMilli(g.Now)
	for _, word := range []string{"end", "back", "leave", "ready"} {
		if strings.HasPrefix(move, word) {
			_, err := g.clone().Apply(games.Action{Seat: s, Move: move, At: at})
			return err == nil
		}
	}
	_, err := g.clone().Apply(games.Action{Seat: s, Move: fmt.Sprint(move, " @", g.Round), At: at})
	return err == nil
}

// A player may move every part of a column by the house rule, and none without it.
func TestPartsOfColumns(t *testing.T) {
	t.Parallel()
	moved := 0
	positions(t, func(g *game, r *rand.Rand) {
		if g.Phase != Racing {
			return
		}
		for s := range games.Seat(g.Seats) {
			for _, from := range g.View(s).(View).Players[s].Columns {
				for _, to := range g.View(s).(View).Players[s].Columns {
					for i := 1; i < len(from); i++ {
						on := last(to)
						fits := on != "" && rankOf(from[i])+1 == rankOf(on) && redCard(from[i]) != redCard(on)
						move := fmt.Sprintf("col %s %s %d", from[i], on, g.live.layouts[s].parts+1)
						require.Equal(t, fits && g.Rules.PartialMoves && !g.live.away.Has(s), legal(g, s, move))
						if fits && g.Rules.PartialMoves {
							moved++
							require.Contains(t, g.Prompt(s).Moves, fmt.Sprint(move, " @", g.Round))
						}
					}
				}
			}
		}
	})
	require.NotZero(t, moved)
}
