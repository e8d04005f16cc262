package redbrn

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/redbrn"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
	"ruckus/render/screentest"
	"ruckus/render/view"
)

// Calling ends the round, so a player who may call is told on the hand what that would give, and nothing of those who sit out.
func TestAnEmptyStackTellsWhatACallWouldGive(t *testing.T) {
	players := []redbrn.Player{{Points: 12}, {Points: 9, CanCall: true}, {Points: -4}, {Points: 30, Out: true}}
	for _, c := range []struct {
		own  int
		want string
	}{{9, "**+9** is 2nd · Ben +12 · Cog −4"}, {12, "**+12** is 1st · Ben +12 · Cog −4"}, {-5, "**−5** is 3rd · Ben +12 · Cog −4"}} {
		players[1].Points = c.own
		for _, r := range []screen.Reader{{}, {TextOnly: true}} {
			v := redbrn.View{Seat: 1, Players: players, Public: redbrn.Public{Phase: redbrn.Racing, Round: 1}}
			h := hand{scene: scene{v}, me: players[1], r: r, t: look.TableOf(games.Kind{}, look.Look{}, look.PlayingPhase, view.Named(markup.NameOf("Ben")), look.Player{}, view.Named(markup.NameOf("Cog")))}
			_, detail, _ := h.headline()
			require.Equal(t, c.want, detail)
		}
	}
}

// The buttons that play the top of the stack can be told from all others without knowing the rows, and without colours.
func TestTheStacksButtonsAreMarked(t *testing.T) {
	for _, textOnly := range []bool{false, true} {
		racing(t, 3, 1, func(seen screentest.Hand, v redbrn.View) {
			for i, row := range seen.At("", screen.Reader{TextOnly: textOnly}).Rows {
				for j, c := range row {
					marked := strings.Contains(c.Label, "S ")
					if textOnly {
						marked = strings.Contains(c.Label, "Stack")
					}
					wild := v.Players[1].Stack != "" && strings.HasPrefix(c.Do, "wild "+v.Players[1].Stack+" ")
					require.Equal(t, i >= 2 && j == 1 || wild, marked, c.Label)
				}
			}
		})
	}
}
