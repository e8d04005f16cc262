package bot

import (
	"encoding/json"
	"net/http"
	"slices"
	"strings"
	"sync"

	"ruckus/bot/localdiscord"
)

// refusals are what edits of private messages have told people that a press has not done. The next edit can take it away again
// before a test on a busy machine has looked.
type refusals struct {
	mu   sync.Mutex
	told map[string][]string // by message, the oldest first
}

// newRefusals has a local Discord's exchanges searched for refusals.
func newRefusals(cfg *localdiscord.Config) *refusals {
	r := &refusals{told: map[string][]string{}}
	listen(cfg, r.note)
	return r
}

// listen has a local Discord's exchanges noted, before those who listen already.
func listen(cfg *localdiscord.Config, note func(localdiscord.Exchange)) {
	next := cfg.OnExchange
	cfg.OnExchange = func(x localdiscord.Exchange) {
		note(x)
		if next != nil {
			next(x)
		}
	}
}

func (r *refusals) note(x localdiscord.Exchange) {
	text := string(x.Response)
	if !strings.HasPrefix(x.Route, http.MethodPatch+" /webhooks/") || !strings.Contains(text, "⚠") && !strings.Contains(text, storeDown) {
		return
	}
	var m struct{ ID string }
	if json.Unmarshal(x.Response, &m) == nil {
		r.mu.Lock()
		defer r.mu.Unlock()
		r.told[m.ID] = append(r.told[m.ID], text)
	}
}

// on returns what a message has told so far.
func (r *refusals) on(message string) []string {
	r.mu.Lock()
	defer r.mu.Unlock()
	return slices.Clone(r.told[message])
}
