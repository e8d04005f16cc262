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

// A screen reader says no letter for a rank that a refusal names.
func TestARefusalNamesRanks(t *testing.T) {
	for rank, want := range map[string]string{"Q": "queen", "10": "ten", "A": "ace"} {
		require.Equal(t, want, Named(look.Table{}, rank, screen.Reader{TextOnly: true}))
		require.Equal(t, rank, Named(look.Table{}, rank, screen.Reader{}))
	}
}
