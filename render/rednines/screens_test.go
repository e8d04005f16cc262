package rednines

import (
	"flag"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/rednines"
	"ruckus/render/cards"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/screen"
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
		Spellings: spellings,
	})
}

// spellings are other moves that come to the same: all cards of a rank are as good as each other, but for the red nines, and who is
// asked again may pass at once.
func spellings(move string) []string {
	moves, part := scene{}.alike(move), strings.Split(move, " ")
	if len(part) != 3 || strings.Contains(part[1], "+") {
		return moves
	}
	id, _, _ := strings.Cut(part[1], "=")
	for _, suit := range []string{"H", "D", "S", "C", "H2", "D2", "S2", "C2"} {
		if other := rankOf(id).String() + suit; isWild(other) == isWild(id) {
			card := strings.Replace(part[1], id, other, 1)
			moves = append(moves, "play "+card+" "+part[2], "play "+card+" pass "+part[2])
		}
	}
	return moves
}

// Every set of cards that the rules allow for opening a round is at most two presses away.
func TestEverySetCanOpenARound(t *testing.T) {
	screentest.Play(t, rednines.Kind(), Look(), 5, nil, func(table frame.Table, g games.Game) {
		seat := g.View(games.Table).(rednines.View).Turn
		v := g.View(seat).(rednines.View)
		if v.Phase != rednines.Opening {
			return
		}
		near := screentest.Hand{Table: table, Seat: seat, View: v, Prompt: g.Prompt(seat)}.Near()
		for _, rank := range cards.Ranks() {
			fit := slices.DeleteFunc(slices.Clone(v.Hand), func(id string) bool { return !isWild(id) && rankOf(id).String() != rank })
			for set := 1; set < 1<<len(fit); set++ {
				var chosen []string
				for i, id := range fit {
					if set>>i&1 != 0 {
						chosen = append(chosen, id)
					}
				}
				play := "play " + strings.Join(chosen, "+")
				named := fmt.Sprintf("%s=%s %d", play, rank, v.Step)
				require.NotZero(t, screentest.Presses(near, named, fmt.Sprint(play, " ", v.Step)), "%s can't be made", named)
			}
		}
	})
}

// What a nine stands for, and how many of a rank, can be chosen in the opening alone.
func TestPlacesOfTheOpening(t *testing.T) {
	p := look.SamplePosition(look.SampleTable(rednines.Kind(), Look(), look.PlayingPhase), look.Stacked{Position: stacked}).Then("0 play 3D+3S+3C 4H 5D 1")
	h := screentest.Hand{Table: frame.Table{Table: p.Table}, Seat: 0, View: p.Game.View(0), Prompt: p.Game.Prompt(0)}
	for _, place := range []string{"as 9H", "rank Q"} {
		require.Equal(t, h.At("", screen.Reader{}), h.At(place, screen.Reader{}), place)
	}
}

func TestNonsenseIsDrawnWithoutPanic(t *testing.T) {
	screentest.Strange{
		Views: []any{rednines.View{}, rednines.View{Seat: 9, Public: rednines.Public{Phase: rednines.Between, Round: 3}}, rednines.View{
			Public: rednines.Public{Turn: 9, Dealer: -4, Phase: 99, Scored: []rednines.Score{{Winner: 8}}},
			Pile:   []rednines.Play{{Seat: 9}}, Counts: []int{-3, 99}, Hand: []string{"", "9H", "ZZ", "10D2x"},
		}},
		Recent: []games.Event{{}, {Verb: "play", Seats: []games.Seat{-7, 99}, Tokens: []string{"", "=", "ZZ"}}},
		Moves:  []string{"", "play", "play  ", "play 9H=", "pass", "play 9H 1"},
		Places: []string{"as 9H", "rank 7", "page 9"},
	}.Draw(games.Kind{Title: "X"}, Look())
}

// The rules page names the pack as the game deals it: how many red nines there are with how many players.
func TestTheRulesNameTheRedNinesAtEverySize(t *testing.T) {
	text := ""
	for _, page := range guide(nil) {
		text += page.Text + "\n"
	}
	for seats := 4; seats <= 8; seats++ {
		g, err := rednines.Kind().New(games.Setup{Seats: seats})
		require.NoError(t, err)
		n := 0
		for s := range games.Seat(seats) {
			n += wilds(g.View(s).(rednines.View).Hand)
		}
		require.Regexp(t, fmt.Sprintf(`- %d players: .*, \*\*%d red nines\*\*\n`, seats, n), text)
	}
}

// Half round the table is rounded up; the presets are half, once and twice.
func TestFivePlayThreeFiveOrTenRounds(t *testing.T) {
	rounds := map[string]int{"short": 3, "as printed": 5, "long": 10}
	for _, p := range rednines.Kind().Presets {
		g, err := rednines.Kind().New(games.Setup{Seats: 5, Values: p.Values})
		require.NoError(t, err)
		require.Equal(t, rounds[p.Name], g.View(games.Table).(rednines.View).Rounds(), p.Name)
	}
}

// Who reads the file of words reads all that Red Nines says, and no text that nobody sees.
func TestAllWordsStandInOneFile(t *testing.T) {
	screentest.Words(t, Look(), rednines.Kind().Options().Values(), book, "../../games/rednines")
}

// Another language has room: one that is 40 % longer fits into all that Discord takes.
func TestALongerLanguageFits(t *testing.T) {
	screentest.Longer(t, rednines.Kind(), &book, english, Look)
}
