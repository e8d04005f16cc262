package bot

import (
	"context"
	"encoding/json"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/table"
	"ruckus/bot/localdiscord"
	"ruckus/render/all"
	"ruckus/store"
)

// A chronicle is a store that keeps every version of every table.
type chronicle struct {
	store.Store

	mu     sync.Mutex
	tables map[string][]store.Write // by ID, the oldest first
	again  map[string]store.Store   // what was put again to draw it
	drawn  map[string][]string      // their boards, as far as anybody has asked for them
}

func newChronicle(s store.Store) *chronicle {
	return &chronicle{Store: s, tables: map[string][]store.Write{}, again: map[string]store.Store{}, drawn: map[string][]string{}}
}

func (c *chronicle) Put(ctx context.Context, r store.Record, log ...[]byte) (store.Record, error) {
	return store.One(c.Commit(ctx, store.Write{Record: r, Log: log}))
}

func (c *chronicle) Commit(ctx context.Context, writes ...store.Write) ([]store.Record, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	stored, err := c.Store.Commit(ctx, writes...)
	for i, r := range stored {
		if r.Key.Kind == "table" {
			c.tables[r.Key.ID] = append(c.tables[r.Key.ID], store.Write{Record: r, Log: writes[i].Log})
		}
	}
	return stored, err
}

// boards returns how the boards of a table's versions look, in order.
func (c *chronicle) boards(t testing.TB, id string) []string {
	t.Helper()
	c.mu.Lock()
	defer c.mu.Unlock()
	versions, drawn := c.tables[id], c.drawn[id]
	if len(drawn) == len(versions) {
		return drawn
	}
	if c.again[id] == nil {
		c.again[id] = store.NewMemory()
	}
	s, shown := c.again[id], looks{all: all.Looks()}
	host := table.New(table.Config{Store: s, Kinds: all.Kinds()})
	for _, w := range versions[len(drawn):] {
		r := w.Record
		r.Version = uint64(len(drawn))
		_, err := s.Put(t.Context(), r, w.Log...)
		require.NoError(t, err)
		tab, err := host.Get(t.Context(), match.Ref{Guild: r.Key.Guild, ID: id})
		require.NoError(t, err)
		drawn = append(drawn, read(t, shown.board(tab)))
	}
	c.drawn[id] = drawn
	return drawn
}

// read is all that is seen of a message.
func read(t testing.TB, m discord.Message) string {
	t.Helper()
	for i := range m.Embeds { // ratings come after the end, and not with a change of the table
		m.Embeds[i].Fields = slices.DeleteFunc(slices.Clone(m.Embeds[i].Fields), func(f discord.EmbedField) bool { return strings.HasPrefix(f.Name, "Ratings") })
	}
	text, err := json.Marshal(discord.Message{Content: m.Content, Embeds: m.Embeds, Components: m.Components})
	require.NoError(t, err)
	return string(text)
}

// shownBoards are how the boards of all tables have looked to somebody who only watches, in order, by the table's ID.
func shownBoards(t testing.TB, frames []localdiscord.Frame) map[string][]string {
	t.Helper()
	shown, tables := map[string][]string{}, map[string]string{}
	for _, f := range frames {
		var m struct {
			ID string `json:"id"`
			discord.Message
		}
		if f.Type != "message" {
			continue
		}
		require.NoError(t, json.Unmarshal(f.Data, &m))
		for _, r := range m.Components {
			for _, c := range r.Components {
				id, err := parseCustomID(c.CustomID)
				require.NoError(t, err)
				tables[m.ID] = id.Table
			}
		}
		shown[tables[m.ID]] = append(shown[tables[m.ID]], read(t, m.Message))
	}
	return shown
}

// requireOnward requires that what was shown of a table are versions of it, and none after a newer one.
func requireOnward(t testing.TB, shown, versions []string) {
	t.Helper()
	at := 0
	for n, s := range shown {
		next := slices.Index(versions[at:], s)
		if next >= 0 {
			at += next
			continue
		}
		if old := slices.Index(versions, s); old >= 0 {
			t.Fatalf("what was shown as number %d went back from version %d to %d:\n%s\nafter\n%s", n+1, at+1, old+1, s, versions[at])
		}
		t.Fatalf("what was shown as number %d is no version of the table:\n%s\nafter\n%s", n+1, s, versions[at])
	}
}

func TestAHistoryThatGoesBackIsNoticed(t *testing.T) {
	versions := []string{"a", "b", "b", "c", "a"}
	for shown, onward := range map[string]bool{"a": true, "abca": true, "acca": true, "aba": true, "acb": false, "aab": true, "cab": false, "x": false} {
		fake := &failing{TB: t}
		func() {
			defer func() { _ = recover() }()
			requireOnward(fake, splitted(shown), versions)
		}()
		require.Equal(t, onward, !fake.failed, shown)
	}
}

func splitted(s string) (parts []string) {
	for _, r := range s {
		parts = append(parts, string(r))
	}
	return parts
}

// A failing test only notes that it has failed.
type failing struct {
	testing.TB
	failed bool
}

func (f *failing) Fatalf(string, ...any) {
	f.failed = true
	panic("failed")
}
