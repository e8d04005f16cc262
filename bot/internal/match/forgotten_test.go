package match

import (
	"encoding/json"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/render/view"
)

func TestARatedGameThatEndedByAgreementForgetsWhoAgreed(t *testing.T) {
	t.Parallel()
	left := Record{Seats: []Seat{{ID: "2"}}, Rating: Rating{Agree: []string{"1"}}}
	require.True(t, left.Names("1"), "also of a player whose seat is someone else's by now")

	r := Record{Known: view.Known{Phase: Closed}, Seats: []Seat{{ID: "1"}, {ID: "2"}}, Rating: Rating{Agree: []string{"2", "1"}}}
	was := r.Forget("1", "mark")
	require.True(t, was)
	data, err := json.Marshal(r)
	require.NoError(t, err)
	require.NotContains(t, string(data), `"1"`)
	require.Equal(t, []string{"2", "mark"}, r.Rating.Agree, "the board still says that both did")
}

// impersonal are the fields that have texts which are no person's ID. Who joined a lobby goes with the lobby (Draft.end, Draft.begin).
var impersonal = []string{
	"audit", "board", "channel", "edition", "end.undo.phase", "end.why", "game.edition", "game.sum", "joined", "kind", "lost", "moments", "night.id", "night.next", "parent", "phase", "recent",
	"sealed.closing", "sealed.secret", "seats.auto.ahead", "seats.hints.now", "seats.mix.press", "seats.sit.for", "solo.deal", "story", "undone.asked", "writer.owner", "writer.put",
	"writer.requests",
}

// Anyone who adds a field to the stored table says here that it names no one, or has Forget take the person out of it.
func TestForgetLeavesAPersonNowhereInATable(t *testing.T) {
	t.Parallel()
	var r Record
	fill(reflect.ValueOf(&r).Elem())
	r.Coming = r.Coming[:1] // nobody is there twice
	was := r.Forget(someone, "mark")
	require.True(t, was)
	require.Equal(t, impersonal, naming(t, "", r))
}

// naming are the fields that have the text still, as they are stored, in order, and in those of features the fields there.
func naming(t *testing.T, within string, v any) (fields []string) {
	data, err := json.Marshal(v)
	require.NoError(t, err)
	all := make(map[string]json.RawMessage)
	require.NoError(t, json.Unmarshal(data, &all))
	for name, text := range all {
		var deeper []any
		switch where := within + name; {
		case !slices.Contains(regexp.MustCompile(`\w+`).FindAllString(string(text), -1), someone):
		case name == "seats":
			require.NoError(t, json.Unmarshal(text, &deeper))
			fields = append(fields, naming(t, where+".", deeper[0])...)
		case text[0] == '{' && name != "story" && !strings.Contains(strings.TrimPrefix(where, "seats."), ".") || where == "end.undo":
			fields = append(fields, naming(t, where+".", text)...)
		default:
			fields = append(fields, where)
		}
	}
	slices.Sort(fields)
	return fields
}
