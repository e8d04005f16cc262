package bot

import (
	"sync"
	"testing"

	"ruckus/bot/localdiscord"
	"ruckus/bot/localdiscord/speccheck"
)

// described has all that is sent checked against how Discord describes it, where the description is there. That is done at the
// end of the test: it takes long, and meanwhile the bot would wait for what it has sent, and miss Discord's three seconds.
func described(t *testing.T) func(localdiscord.Exchange) {
	t.Helper()
	opened.Do(func() { t.Run("description", func(t *testing.T) { checkExchange = speccheck.Open(t) }) })
	if checkExchange == nil {
		return nil
	}
	var mu sync.Mutex
	var sent []localdiscord.Exchange
	t.Cleanup(func() {
		mu.Lock()
		defer mu.Unlock()
		for _, x := range sent {
			if err := checkExchange(x); err != nil {
				t.Error(err)
			}
		}
	})
	return func(x localdiscord.Exchange) {
		mu.Lock()
		defer mu.Unlock()
		sent = append(sent, x)
	}
}

var (
	opened        sync.Once
	checkExchange func(localdiscord.Exchange) error
)
