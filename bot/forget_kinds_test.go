package bot

import (
	"bytes"
	"compress/gzip"
	"context"
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/printer"
	"go/token"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/daily"
	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/people"
	"ruckus/bot/localdiscord"
	"ruckus/render/markup"
	"ruckus/store"
)

// storedKinds are all kinds of records, by the package and how it writes the kind, and what docs/privacy.md says of them; ""
// where nothing of people is in them. Anyone who adds one sees to it that /me tells of it and Forget me deletes it, and extends
// TestNoRecordNamesWhoWasForgotten.
var storedKinds = map[string]string{
	"match RecordKind":             "Tables: who sits there",
	"night RecordKind":             "Sessions of several games",
	"match PrivateKind":            "Practice: the same, for you alone",
	"replay RecordKind":            "Replays: the same players",
	"people recordKind":            "Your `/me` and *Notify me …* choices",
	"people LessonKind":            "How far you got in a lesson",
	"people PostedKind":            "What was shared in a channel",
	"guild RecordKind":             "What managers and moderators did",
	"people wishKind":              "Your *Forget me*, while a game",
	"guild leftKind":               "That a server removed the bot",
	`table "clock"`:                "",
	`backup "backup"`:              "",
	`app "restore"`:                "",
	"daily secretKind":             "",
	"emojis kind":                  "",
	"daily RecordKind":             "The dailies you played",
	"standings resultKind(game)":   "Results: who played",
	"standings MetKind":            "today's meetings then stay",
	`standings "struck"`:           "A manager's decision to exclude you",
	"standings leagueKind(p.game)": "Ratings, leaderboards, statistics",
}

func TestEveryKindOfRecordIsToldOnThePrivacyPage(t *testing.T) {
	page, err := os.ReadFile("../docs/privacy.md")
	require.NoError(t, err)
	found := map[string]bool{}
	err = filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		set := token.NewFileSet()
		file, err := parser.ParseFile(set, path, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if kind, ok := kindOfKey(n); ok {
				var text bytes.Buffer
				require.NoError(t, printer.Fprint(&text, set, kind))
				found[file.Name.Name+" "+text.String()] = true
			}
			return true
		})
		return nil
	})
	require.NoError(t, err)
	for kind := range found {
		says, known := storedKinds[kind]
		require.True(t, known, "records of kind %s are new: see storedKinds", kind)
		require.Contains(t, string(page), says, kind)
	}
	for kind := range storedKinds {
		require.True(t, found[kind], "there are no records of kind %s any more", kind)
	}
}

// kindOfKey is what a key of the store has for its kind.
func kindOfKey(n ast.Node) (ast.Expr, bool) {
	lit, ok := n.(*ast.CompositeLit)
	if !ok {
		return nil, false
	}
	of, ok := lit.Type.(*ast.SelectorExpr)
	if !ok || of.Sel.Name != "Key" {
		return nil, false
	}
	for _, e := range lit.Elts {
		if pair, ok := e.(*ast.KeyValueExpr); ok && pair.Key.(*ast.Ident).Name == "Kind" {
			return pair.Value, true
		}
	}
	return nil, false
}

// A witness is a store that knows the keys of all that was ever put into it.
type witness struct {
	store.Store
	mu   sync.Mutex
	keys map[store.Key]bool
}

func (w *witness) saw(k store.Key) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.keys[k] = true
}

func (w *witness) Put(ctx context.Context, r store.Record, log ...[]byte) (store.Record, error) {
	w.saw(r.Key)
	return w.Store.Put(ctx, r, log...)
}

func (w *witness) Commit(ctx context.Context, writes ...store.Write) ([]store.Record, error) {
	for _, one := range writes {
		w.saw(one.Record.Key)
	}
	return w.Store.Commit(ctx, writes...)
}

// naming are the records that have any of these words in their key, their data, their ranks or their log.
func (w *witness) naming(t *testing.T, words ...string) (found []string) {
	t.Helper()
	w.mu.Lock()
	defer w.mu.Unlock()
	for key := range w.keys {
		r, err := w.Get(t.Context(), key)
		if err != nil {
			require.ErrorIs(t, err, store.ErrNotFound)
			continue
		}
		lines, err := w.Log(t.Context(), key)
		require.NoError(t, err)
		ranks, err := json.Marshal(r.Ranks)
		require.NoError(t, err)
		all := bytes.Join(append(lines, []byte(key.String()), unpacked(t, r.Data), ranks), []byte("\n"))
		for _, word := range words {
			if bytes.Contains(all, []byte(word)) {
				found = append(found, key.Kind)
				break
			}
		}
	}
	return found
}

func TestNoRecordNamesWhoWasForgotten(t *testing.T) {
	t.Parallel()
	s := &witness{Store: store.NewMemory(), keys: map[store.Key]bool{}}
	e := newEvening(t, s, localdiscord.Config{})
	server, ada, host, ctx := e.discord.GuildID(), e.users["Ada"], e.bot.host, t.Context()
	by := match.By{User: match.User{ID: ada, Name: markup.NameOf("Ada")}, Manager: true}

	ref := e.play("/play rednines small:true rounds:1 turn_time:60 rated:true", "Ada", "Ben").Ref
	e.endGame(ref, "Ada", "Ben")
	e.settle()
	e.until("the coach finished", func() bool {
		c, err := host.Replays.Coach(ctx, ref, ada)
		require.NoError(t, err)
		return c.Ready
	})
	_, err := host.OpenPrivate(ctx, by, match.Deal{Guild: server, Kind: "rednines"})
	require.NoError(t, err)
	yesterday := daily.DayOf(time.Now()) - 1
	_, err = e.bot.daily.Begin(ctx, yesterday, server, ada, time.Now().Add(-24*time.Hour))
	require.NoError(t, err)
	try, err := host.OpenPrivate(ctx, by, match.Deal{Guild: server, Kind: "rednines", Name: yesterday.Name()})
	require.NoError(t, err)
	_, err = host.EndPrivate(ctx, try.Ref, by)
	require.NoError(t, err)
	require.NoError(t, host.People.KeepLesson(ctx, server, ada, "rednines", "1", time.Now()))
	_, err = host.SetPerson(ctx, server, ada, func(s *people.Prefs) { s.NoCalls = true })
	require.NoError(t, err)
	_, err = host.Guilds.Set(ctx, server, by.Entry(), "rednines", guild.Change{Values: map[string]int{"rounds": 2}})
	require.NoError(t, err)

	_, err = e.bot.nights.Answer(ctx, ref, by, "rage", false)
	require.NoError(t, err)

	data, err := e.bot.kept(ctx, server, ada)
	require.NoError(t, err)
	var kept keptFile
	require.NoError(t, json.Unmarshal(data, &kept))
	require.Len(t, kept.Replays, 1)
	require.NotNil(t, kept.Replays[0].Coach)
	require.Len(t, kept.Days, 1)
	require.Len(t, kept.Lessons, 1)
	require.Len(t, kept.Tables, 3)
	require.Len(t, kept.Acts, 1)
	require.NotEmpty(t, kept.League)
	require.True(t, kept.Settings.NoCalls)
	require.Len(t, kept.Nights, 1)
	require.Equal(t, "rage", kept.Nights[0].Guest.Game)
	require.NotContains(t, string(data), "Ben")
	require.NotContains(t, string(data), e.users["Ben"])
	require.Subset(t, s.naming(t, ada), []string{"table", "private", "replay", "person", "lesson", "settings", "daily", "result-rednines", "league-rednines"})

	w, err := host.Wish(ctx, server, by, [16]byte{7})
	require.NoError(t, err)
	e.bot.fulfil(ctx, w)
	require.Zero(t, e.wishes())
	require.Empty(t, s.naming(t, ada, `"Ada"`))
	require.Contains(t, s.naming(t, e.users["Ben"]), "replay", "the others stay")
}

// unpacked is what a record says, also where it is compressed.
func unpacked(t *testing.T, data []byte) []byte {
	t.Helper()
	r, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return data
	}
	text, err := io.ReadAll(r)
	require.NoError(t, err)
	return text
}
