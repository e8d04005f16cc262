package frame

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// The rules name cards as moves write them; people read cards as they see them, and no lesson in notation.
func TestARefusalNamesCardsAsPeopleSeeThem(t *testing.T) {
	sees := screen.Reader{Marks: screen.SampleMarks([]screen.Mark{{Name: "seven", Version: 2}})}
	l := look.Look{Card: func(name string, r screen.Reader) string {
		if name != "7H" {
			return ""
		}
		return r.Mark("seven", "a seven")
	}}
	for refusal, want := range map[string]string{
		"you don't have {7H}: play {8H}": "You don't have a seven: play 8H.",
		"call RIOT for 7 seats, not 7H":  "Call RIOT for 7 seats, not 7H.",
	} {
		require.Equal(t, want, Refusal(Table{Table: look.TableOf(games.Kind{}, l, "")}, nil, refusal, screen.Reader{}))
	}
	require.Equal(t, "Play <:seven_2:1>.", Refusal(Table{Table: look.TableOf(games.Kind{}, l, "")}, nil, "play {7H}", sees))
}
