package screentest

import (
	"slices"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// news is which events have occurred in the games of a suite, and whether they were told.
type news struct {
	sync.Mutex
	told map[string]bool // by verb
}

func newNews() *news { return &news{told: make(map[string]bool)} }

// heard notes events of which everybody may know.
func (n *news) heard(d look.Drawing, t look.Table, events []games.Event) {
	n.Lock()
	defer n.Unlock()
	for _, e := range events {
		if e.Only == nil {
			n.told[e.Verb] = n.told[e.Verb] || d.Tell(t, e, screen.Reader{}) != "" && d.Tell(t, e, screen.Reader{TextOnly: true}) != ""
		}
	}
}

func (n *news) check(t *testing.T, silent []string) {
	assert.NotEmpty(t, n.told, "no event has happened that everyone may know of, so nothing can be told")
	for verb, told := range n.told {
		if slices.Contains(silent, verb) {
			assert.False(t, told, "event %q is told: take it out of Options.Silent", verb)
		} else {
			assert.True(t, told, "event %q is not told by Drawing.Tell, in symbols and in words: tell it, or list it in Options.Silent", verb)
		}
	}
}
