package cards

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games/card"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// Every card has a picture of its own; both copies of a card look alike.
func TestEveryCardHasAPicture(t *testing.T) {
	require.Len(t, Marks(), 52+2+4)
	r := screen.Reader{Marks: screen.SampleMarks(Marks())}
	for c := range card.Card(card.Cards) {
		require.NotEmpty(t, Pack.Of(c.String()).Mark.Name)
	}
	require.Equal(t, "<:seven_of_hearts:1>", Pack.Written("7H2", r))
}

// A screen reader says no letter for a rank. A number that counts something stays.
func TestASentenceOfTheRulesNamesRanks(t *testing.T) {
	words := screen.Reader{TextOnly: true}
	for sentence, want := range map[string]string{
		"a set of Q, with a gap at 10":         "a set of queen, with a gap at ten",
		"A card at least, of 4: play the A":    "A card at least, of 4: play the ace",
		"the sequence continues with 8: do so": "the sequence continues with eight: do so",
	} {
		require.Equal(t, want, Note(look.Table{}, sentence, words))
		require.Equal(t, sentence, Note(look.Table{}, sentence, screen.Reader{}))
	}
}
