package rage

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// The names of cards and colours once more, as people know them.
var (
	colourWords = map[string]string{"R": "red", "O": "orange", "Y": "yellow", "G": "green", "B": "blue", "P": "purple"}
	actionNames = []string{"WR", "CR", "OR", "BR", "MR"}
)

// colourOf is the colour of a number card, and "" of an action card.
func colourOf(card string) string {
	if slices.Contains(actionNames, card) {
		return ""
	}
	return colourWords[card[:1]]
}

// everyPlay are all plays that can be written, with and without a colour.
func everyPlay() []string {
	var all []string
	for letter := range colourWords {
		for value := range 17 {
			all = append(all, fmt.Sprint(letter, value))
		}
	}
	all = append(all, actionNames...)
	for _, card := range []string{"WR", "CR", "OR", "BR", "MR", "R5", "Y0"} {
		for _, colour := range colourWords {
			all = append(all, card+"="+colour)
		}
	}
	return all
}

// TestLegalMoves holds the game against the rules told a second time, slowly and from the view alone: at positions of
// random games every play that can be written is tried, legal or not, and every bid.
func TestLegalMoves(t *testing.T) {
	plays := everyPlay()
	positions(t, func(g *game, r *rand.Rand) {
		if r.IntN(8) > 0 {
			return
		}
		v := g.View(g.Turn).(View)
		for s := range games.Seat(g.Seats) {
			listed := g.Prompt(s).Moves
			for bid := -1; bid <= 11; bid++ {
				move := fmt.Sprintf("bid %d %d", bid, v.Round)
				want := mayBid(g.View(s).(View), bid)
				require.Equal(t, want, accepts(g, s, move), "%s by %d, bids %v", move, s, v.Bids)
				require.Equal(t, want, slices.Contains(listed, move), "%s listed for %d", move, s)
			}
		}
		if v.Phase != Playing {
			return
		}
		listed := g.Prompt(v.Turn).Moves
		for _, p := range plays {
			move := fmt.Sprintf("play %s %d", p, v.Step)
			want := mayPlay(v, g.Pile.names(), p)
			require.Equal(t, want, accepts(g, v.Turn, move), "%s by %d, holding %v, in %v", move, v.Turn, v.Hand, v.Trick)
			require.Equal(t, want, slices.Contains(listed, move), "%s listed for %d", move, v.Turn)
		}
	})
}

// accepts reports whether a seat may make the move. It does not change the game.
func accepts(g *game, s games.Seat, move string) bool {
	trial := *g
	_, err := trial.Apply(games.Action{Seat: s, Move: move, At: start})
	return err == nil
}

// mayBid is the dumb version of what the seat whose view it is may bid.
func mayBid(v View, bid int) bool {
	if v.Phase != Bidding || v.Bids[v.Seat] != NoBid || bid < 0 || bid > v.Tricks {
		return false
	}
	if v.Rules.HiddenBids {
		return true
	}
	sum, missing := 0, 0
	for _, b := range v.Bids {
		if b == NoBid {
			missing++
		} else {
			sum += b
		}
	}
	return v.Turn == v.Seat && !(v.Rules.Hook && missing == 1 && sum+bid == v.Tricks)
}

// mayPlay is the dumb version of what the player on turn may play.
func mayPlay(v View, pile []string, play string) bool {
	card, colour, named := strings.Cut(play, "=")
	lead, canFollow := "", false
	for _, p := range v.Trick.Plays {
		if lead == "" && p.Card == "WR" {
			lead = p.Called
		}
		if lead == "" {
			lead = colourOf(p.Card)
		}
	}
	holds := false
	for _, held := range v.Hand {
		holds = holds || held.Card == card
		canFollow = canFollow || lead != "" && colourOf(held.Card) == lead
	}
	isAction := slices.Contains(actionNames, card)
	switch {
	case !holds || canFollow && colourOf(card) != lead && !(isAction && v.Rules.ActionAnytime):
		return false
	case card == "WR":
		return named
	case card != "CR":
		return !named
	}
	choices := make(map[string]bool)
	for _, c := range pile {
		if k := colourOf(c); k != "" && k != v.LastTrump {
			choices[k] = true
		}
	}
	return named == (len(choices) > 0) && (!named || choices[colour])
}

// The hand shows which cards may be played now, and why the others may not: in the words of the refusal.
func TestTheHandShowsWhatMayBePlayed(t *testing.T) {
	greyed := 0
	positions(t, func(g *game, r *rand.Rand) {
		for s := range games.Seat(g.Seats) {
			v := g.View(s).(View)
			for _, held := range v.Hand {
				play := held.Card
				switch {
				case play == "WR":
					play = "WR=red"
				case play == "CR" && len(v.Changes) > 0:
					play = "CR=" + v.Changes[0]
				}
				trial := *g
				_, err := trial.Apply(games.Action{Seat: s, Move: fmt.Sprintf("play %s %d", play, v.Step), At: start})
				require.Equal(t, held.Playable, err == nil, "%s in %v", play, v.Hand)
				if v.Phase == Playing && v.Turn == s && !held.Playable {
					require.EqualError(t, err, held.Why)
					greyed++
				} else {
					require.Empty(t, held.Why)
				}
			}
		}
	})
	require.NotZero(t, greyed)
}
