package rednines

import (
	"flag"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/rednines"
	"ruckus/render"
	"ruckus/render/cards"
	"ruckus/render/screentest"
)

var update = flag.Bool("update", false, "write the golden texts anew")

// Where the sequence goes on, a move is one press.
func TestScreens(t *testing.T) {
	screentest.Run(t, rednines.Kind(), Look(), screentest.Options{
		Update:   *update,
		Short:    map[string]int{"small": 1},
		NoPlaces: []string{"as", "as ", "as 9C", "as 2D", "as 9H\x00", "rank", "rank ", "rank 11", "rank KK", "page 2", "rank *"},
		Presses: func(view any, _ []string, _ string) int {
			if v := view.(rednines.View); v.Needed != "" || v.Phase == rednines.Between {
				return 1
			}
			return 2
		},
		Spellings: alike,
	})
}

// alike are other ways to write a move that come to the same: cards that stand for themselves can be named with their rank,
// as the menus do, and where a sequence goes on all cards of a rank are as good as each other.
func alike(move string) []string {
	part := strings.Split(move, " ")
	if len(part) != 3 || part[0] != "play" {
		return nil
	}
	first, _, _ := strings.Cut(part[1], "+")
	id, as, wild := strings.Cut(first, "=")
	if first == part[1] && !wild {
		as = markOf(id)
	}
	moves := []string{"play " + part[1] + "=" + markOf(id) + " " + part[2]}
	for _, suit := range []string{"H", "D", "S", "C"} {
		if red := suit == "H" || suit == "D"; strings.Contains(part[1], "+") || markOf(id) == "9" && red != strings.ContainsAny(id, "HD") {
			continue
		}
		for _, copy := range []string{"", "2"} {
			other := markOf(id) + suit + copy
			if wild {
				other += "=" + as
			}
			moves = append(moves, "play "+other+" "+part[2])
		}
	}
	return moves
}

func markOf(id string) string { return strings.TrimRight(strings.TrimSuffix(id, "2"), "HDSC") }

// Every set of cards that the rules allow for opening a round is at most two presses away.
func TestEverySetCanOpenARound(t *testing.T) {
	screentest.Play(t, rednines.Kind(), Look(), 5, nil, func(table render.Table, g games.Game) {
		if g.View(games.Table).(rednines.View).Phase != rednines.Opening {
			return
		}
		seat := g.View(games.Table).(rednines.View).Turn
		v := g.View(seat).(rednines.View)
		near := screentest.Hand{Table: table, Seat: seat, View: v, Prompt: g.Prompt(seat)}.Near()
		for _, rank := range cards.Ranks() {
			var fit []string
			for _, id := range v.Hand {
				red := strings.HasPrefix(id, "9H") || strings.HasPrefix(id, "9D")
				if red || markOf(id) == rank {
					fit = append(fit, id)
				}
			}
			for set := 1; set < 1<<len(fit); set++ {
				var chosen []string
				wild := false
				for i, id := range fit {
					if set&(1<<i) != 0 {
						chosen = append(chosen, id)
						wild = wild || markOf(id) != rank
					}
				}
				m := fmt.Sprintf("play %s %d", strings.Join(chosen, "+"), v.Step)
				named := fmt.Sprintf("play %s=%s %d", strings.Join(chosen, "+"), rank, v.Step)
				if wild {
					m = named
				}
				require.NotZero(t, screentest.Presses(near, m, named), "%s cannot be made", m)
			}
		}
	})
}

func BenchmarkHand(b *testing.B) {
	t, v, p := sampleTable(), runningView(1, fullHand...), startPrompt(fullHand)
	v.Phase, v.Needed = rednines.Opening, ""
	b.ReportAllocs()
	for b.Loop() {
		render.Hand(t, 1, v, p, "", "", render.Reader{})
	}
}
