package bot

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestOnlyOneMessageShowsAHandAndTheOlderOneSaysSo(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.play("/play redbrn", "Ada", "Ben")
	first := e.press("Ada", "My hand").Message.ID
	second := e.press("Ada", "My hand").Message.ID
	e.settle()
	shown := func() (ids []string) {
		for _, m := range e.seen("Ada") {
			if m.Ephemeral() && !strings.Contains(show(m), "newer message") {
				ids = append(ids, m.ID)
			}
		}
		return ids
	}
	require.Equal(t, []string{second}, shown())

	e.press("Ada", "Show it here")
	e.settle()
	require.Equal(t, []string{first}, shown(), "an old one comes back to life")
	e.press("Ben", "My hand")
	e.press("Ben", "Ready")
	e.settle()
	require.Equal(t, []string{first}, shown(), "and is kept up to date alone")
	e.noErrors()
}
