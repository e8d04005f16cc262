package world

import (
	"bytes"
	"context"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"ruckus/games/gamestest"
	"ruckus/store"
)

// The simulation is worth what it finds. Each of these faults is planted, and has to be found in a few evenings.

// planted are faults that one evening shows, by what they are; what is said of them has the text.
var planted = map[string]struct {
	says string
	make func() plant
	from uint64 // the first evening that is tried
}{
	"a move is acknowledged before it is stored":     {"is acknowledged and not stored", forgetsMoves, 8},
	"a move is applied twice when it is tried again": {"does not follow from the rules", doublesMoves, 1},
	"a screen goes back":                             {"goes back", overtakes, 1},
	"a hand is shown to somebody else":               {"is shown the hand of another seat", mixesHandsUp, 1},
	"a call is sent twice":                           {"was called twice", callsTwice, 1},
	"a goroutine is left over":                       {"a goroutine is left over", leavesGoroutine, 1},
	"a board is never updated after a fault":         {"is out of date", losesWakeUp, 1},
	"a table is never deleted":                       {"is left over, long after its time", keepsTable, 1},
}

// mostTries is how many evenings may pass until a fault is found.
const mostTries = 8

func TestPlantedFaultsAreFound(t *testing.T) {
	long(t)
	for name, fault := range planted {
		if gamestest.Quick() && !strings.HasPrefix(name, "a screen") && !strings.HasPrefix(name, "a hand") {
			continue
		}
		t.Run(name, func(t *testing.T) {
			before := cpu()
			for seed := range uint64(mostTries) {
				p := planFor(fault.from + seed)
				p.plant, p.mishaps, p.length = fault.make(), nil, 3*time.Minute
				found := strings.Join(play(t, p).faults(), "\n")
				if found != "" && strings.Contains(found, fault.says) {
					first, _, _ := strings.Cut(found, "\n")
					t.Logf("found in evening %d, after %.1f s of CPU: %s", fault.from+seed, (cpu() - before).Seconds(), first)
					return
				}
			}
			t.Errorf("not found in %d evenings", mostTries)
		})
	}
}

// countsForAll uses no token for anybody, once ten edits by tokens were refused.
func countsForAll() plant {
	var strikes atomic.Int32
	return plant{
		call: func(c *call) *spoil {
			if c.byToken() && strikes.Load() >= 10 {
				return refusal(http.StatusServiceUnavailable, 0)
			}
			return nil
		},
		after: func(c *call, status int) {
			if c.byToken() && status == http.StatusNotFound {
				strikes.Add(1)
			}
		},
	}
}

// forgetsMoves reports one commit of a move in twenty as done and stores nothing.
func forgetsMoves() plant {
	n := 0
	return plant{commit: func(ctx context.Context, s *shelf, writes []store.Write) (stored []store.Record, err error) {
		if !logsMove(writes) {
			return s.p.w.vault.Commit(ctx, writes...)
		}
		if n++; n%20 > 0 {
			return s.p.w.vault.Commit(ctx, writes...)
		}
		for _, w := range writes {
			w.Record.Version++
			stored = append(stored, w.Record)
		}
		return stored, nil
	}}
}

// doublesMoves writes the move of one commit in forty into the log twice.
func doublesMoves() plant {
	n := 0
	return plant{commit: func(ctx context.Context, s *shelf, writes []store.Write) ([]store.Record, error) {
		if logsMove(writes) {
			if n++; n%40 == 0 {
				writes[0].Log = append(writes[0].Log, writes[0].Log...)
			}
		}
		return s.p.w.vault.Commit(ctx, writes...)
	}}
}

// logsMove reports whether a commit is of a move of a person.
func logsMove(writes []store.Write) bool {
	return len(writes[0].Log) > 0 && bytes.Contains(writes[0].Log[0], []byte(`"by":"user"`))
}

// overtakes carries out one edit of a board in ten only after the next ones.
func overtakes() plant {
	n := 0
	return plant{call: func(c *call) *spoil {
		if !c.edits() || c.byToken() {
			return nil
		}
		if n++; n%10 > 0 {
			return nil
		}
		return &spoil{carry: func(r *http.Request, c *call) (*http.Response, error) {
			late := again(r, c.body)
			time.AfterFunc(4*time.Second, func() { _, _ = c.p.w.serve(late, c) })
			return done(c)
		}}
	}}
}

// mixesHandsUp answers one look at a hand in three with the one that was looked at before.
func mixesHandsUp() plant {
	n, last := 0, []byte(nil)
	return plant{call: func(c *call) *spoil {
		if !c.answers() || c.ask == nil || c.ask.pressed.arg != "hand" {
			return nil
		}
		before := last
		last = c.body
		if n++; before == nil || n%3 > 0 {
			return nil
		}
		return &spoil{carry: func(r *http.Request, c *call) (*http.Response, error) { return c.p.w.serve(again(r, before), c) }}
	}}
}

// callsTwice posts each call once more, with another nonce.
func callsTwice() plant {
	return plant{call: func(c *call) *spoil {
		if !c.posts() || !bytes.Contains(c.body, []byte(`"users":["`)) {
			return nil
		}
		return &spoil{carry: func(r *http.Request, c *call) (*http.Response, error) {
			more := again(r, bytes.Replace(c.body, []byte(`"nonce":"`), []byte(`"nonce":"x`), 1))
			if answer, err := c.p.w.serve(r, c); err != nil || answer.StatusCode >= 300 {
				return answer, err
			}
			return c.p.w.serve(more, c)
		}}
	}}
}

// leavesGoroutine starts a goroutine that waits for what comes long after the evening.
func leavesGoroutine() plant {
	return plant{start: func(w *world) { go time.Sleep(w.plan.length + 24*time.Hour) }}
}

// keepsTable has the first table stay that is to be deleted.
func keepsTable() plant {
	var kept store.Key
	return plant{keeps: func(k store.Key) bool {
		if kept == (store.Key{}) && k.Kind == "table" {
			kept = k
		}
		return k == kept
	}}
}

// losesWakeUp drops all edits of a board once one of them was refused.
func losesWakeUp() plant {
	refused := map[string]bool{}
	n := 0
	return plant{call: func(c *call) *spoil {
		if !c.edits() || c.message == "" || c.p.w.glass.panes[c.message] == nil {
			return nil
		}
		if n++; n == 40 {
			refused[c.message] = true
		}
		if !refused[c.message] {
			return nil
		}
		return &spoil{carry: func(_ *http.Request, c *call) (*http.Response, error) { return done(c) }}
	}}
}

// again is the same request with another body.
func again(r *http.Request, body []byte) *http.Request {
	out := r.Clone(context.Background())
	out.Body, out.ContentLength = io.NopCloser(bytes.NewReader(body)), int64(len(body))
	out.Header.Set("Content-Type", "application/json")
	return out
}

// done answers an edit as if it was carried out.
func done(c *call) (*http.Response, error) {
	w := httptest.NewRecorder()
	w.Header().Set("Content-Type", "application/json")
	_, _ = w.WriteString(`{"id":"` + c.message + `"}`)
	return w.Result(), nil
}
