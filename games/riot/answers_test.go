package riot

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// What a player says for good about others who want to pass answers what it speaks of, and nothing else.
func TestPassesAreAnsweredOnceForAll(t *testing.T) {
	for _, c := range []struct {
		move    string
		answers map[games.Seat]map[string]string
	}{
		{"1 move A 1M1 A2", map[games.Seat]map[string]string{
			0: {"block empty": "obstruct", "let others": "", "block mine": ""},
			2: {"block empty": "obstruct", "let others": "", "block mine": ""},
		}},
		{"1 attack A1/2 A:2M1", map[games.Seat]map[string]string{
			0: {"block empty": "", "let others": "let", "block mine": ""},
			2: {"block empty": "", "let others": "", "block mine": "obstruct"},
		}},
	} {
		p := board(t, 3, "police: A 1O | autonomen: A 2M | anarchists: A 1M, A1 1M").acts(Autonomen).do(c.move)
		for seat, answers := range c.answers {
			for answer, word := range answers {
				if word != "" {
					word = p.numbered(word)
				}
				require.Equal(t, word, p.Answer(seat, []string{answer}), "%s: seat %d says %q", c.move, seat, answer)
			}
			require.Equal(t, p.numbered("let"), p.Answer(seat, []string{"block empty", "block mine", "let A"}), "the last that fits counts")
		}
	}
}

// A player can say for good that they play no card in their own attacks: they are still asked where they are attacked.
func TestNoCardInOwnAttacks(t *testing.T) {
	p := board(t, 3, "autonomen: A 2M, stones | anarchists: A 2M, stones").acts(Anarchists).do("2 attack A/1 A:2M1")
	require.Empty(t, p.Answer(1, []string{"none mine"}), "it is the other's attack")
	p.do("1 noblitz")
	require.Equal(t, p.numbered("noblitz"), p.Answer(2, []string{"none mine"}))
}

// Attackers can say once and for all that their attacks go on: those that are ahead, or those that are a draw, too.
func TestAttackersSayOnceThatTheyGoOn(t *testing.T) {
	for odds, want := range map[[2]string][2]string{{"3M", "2M"}: {"go", "go"}, {"2M", "2M"}: {"", "go"}, {"1M", "2M"}: {"", ""}} {
		p := board(t, 3, "autonomen: A "+odds[0]+" | anarchists: A "+odds[1]+", chain").acts(Autonomen).do("1 attack A/2 A:"+odds[0]+"1", "2 noblitz")
		require.Subset(t, p.Prompt(1).Answers, []string{"go ahead", "go even"})
		for i, answer := range []string{"go ahead", "go even"} {
			if want[i] != "" {
				want[i] = p.numbered(want[i])
			}
			require.Equal(t, want[i], p.Answer(1, []string{answer}), "%v: %q", odds, answer)
		}
		require.Empty(t, p.Answer(1, []string{games.PlanOn}), "to play a plan without stops says nothing of cards")
	}
}
