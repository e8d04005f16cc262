package match

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Only what somebody did as the hint said that they had then is done as a hint said.
func TestTheLogTellsWhichActionsWereHints(t *testing.T) {
	t.Parallel()
	lines := [][]byte{[]byte(`{"kind":"toy","seats":2}`)}
	for _, line := range []string{
		`{"seat":0,"move":"a","by":"user"}`,
		`{"seat":0,"hint":"b"}`,
		`{"seat":1,"move":"b","by":"user"}`, // the hint was not theirs
		`{"seat":0,"move":"b","by":"user"}`, // as it said, though somebody else moved between
		`{"seat":0,"move":"b","by":"user"}`, // the hint is over
		`{"seat":1,"hint":"c"}`,
		`{"seat":1,"move":"d","by":"user"}`, // they did something else
	} {
		lines = append(lines, []byte(line))
	}
	h, err := ReadLog(lines)
	require.NoError(t, err)
	require.Equal(t, []int{2}, h.Hinted())
}

// What an idea says is as a hint, all through the turn for which it was given: nobody is blamed for it.
func TestTheLogTellsWhichActionsWereIdeas(t *testing.T) {
	t.Parallel()
	lines := [][]byte{[]byte(`{"kind":"toy","seats":2}`)}
	for _, line := range []string{
		`{"seat":0,"hint":"buy 2;go A;go B;"}`,
		`{"seat":0,"move":"buy 2 1","by":"user"}`,
		`{"seat":0,"move":"bought 2","by":"user"}`, // which comes with what is bought
		`{"seat":1,"move":"go A 3","by":"user"}`,   // the idea was not theirs
		`{"seat":0,"move":"go C 4","by":"user"}`,   // their own
		`{"seat":0,"move":"go B 5","by":"user"}`,
		`{"seat":0,"move":"end 6","by":"user"}`,
		`{"seat":0,"move":"go A 7","by":"user"}`, // in another turn
	} {
		lines = append(lines, []byte(line))
	}
	h, err := ReadLog(lines)
	require.NoError(t, err)
	require.Equal(t, []int{0, 1, 4, 5}, h.Hinted())
}
