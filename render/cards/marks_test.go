package cards

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games/card"
	"ruckus/render"
)

// Every card has a picture of its own; both copies of a card look alike.
func TestEveryCardHasAPicture(t *testing.T) {
	require.Len(t, Marks(), 52+2+4)
	r := render.Reader{Marks: render.SampleMarks(Marks())}
	for c := range card.Card(card.Cards) {
		require.NotEmpty(t, r.Mark(MarkName(c), ""))
	}
	require.Equal(t, "<:seven_of_hearts:1>", Text(card.New(card.Seven, card.Hearts, 1), r))
}
