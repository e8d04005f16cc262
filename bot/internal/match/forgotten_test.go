package match

import (
	"encoding/json"
	"reflect"
	"regexp"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/render/view"
)

func TestARatedGameThatEndedByAgreementForgetsWhoAgreed(t *testing.T) {
	t.Parallel()
	left := Record{Seats: []Seat{{ID: "2"}}, Rating: Rating{Agree: []string{"1"}}}
	require.True(t, left.Names("1"), "also of a player whose seat is someone else's by now")

	r := Record{Known: view.Known{Phase: Closed}, Seats: []Seat{{ID: "1"}, {ID: "2"}}, Rating: Rating{Agree: []string{"2", "1"}}}
	_, was := r.Forget("1", "mark", nil)
	require.True(t, was)
	data, err := json.Marshal(r)
	require.NoError(t, err)
	require.NotContains(t, string(data), `"1"`)
	require.Equal(t, []string{"2", "mark"}, r.Rating.Agree, "the board still says that both did")
}

// impersonal are the fields of a table, then those of a seat, that have texts which are no person's ID. Who joined a lobby goes with
// the lobby (Draft.end, Draft.begin).
var impersonal = []string{
	"audit", "board", "channel", "edition", "end", "joined", "kind", "lost", "night", "parent", "phase", "recent", "sealed", "solo", "story", "writer",
	"auto", "hints", "mix", "sit",
}

// Anyone who adds a field to the stored table says here that it names no one, or has Forget take the person out of it.
func TestForgetLeavesAPersonNowhereInATable(t *testing.T) {
	t.Parallel()
	var r Record
	fill(reflect.ValueOf(&r).Elem())
	r.Game, r.Coming = nil, r.Coming[:1] // nobody is there twice
	_, was := r.Forget(someone, "mark", nil)
	require.True(t, was)
	require.Equal(t, impersonal, slices.Concat(naming(t, r), naming(t, r.Seats[0])))
}

// naming are the fields that have the text still, as they are stored, in order.
func naming(t *testing.T, v any) (fields []string) {
	data, err := json.Marshal(v)
	require.NoError(t, err)
	all := make(map[string]json.RawMessage)
	require.NoError(t, json.Unmarshal(data, &all))
	for name, text := range all {
		if name != "seats" && slices.Contains(regexp.MustCompile(`\w+`).FindAllString(string(text), -1), someone) {
			fields = append(fields, name)
		}
	}
	slices.Sort(fields)
	return fields
}
