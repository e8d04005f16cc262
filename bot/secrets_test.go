package bot

import (
	"context"
	"maps"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/store"
)

// tokenInPath finds the token of an interaction where the bot has used it; those that tests make up are shorter.
var tokenInPath = regexp.MustCompile(`/(?:interactions|webhooks)/\d+/([^/?]{20,})`)

// keepsSecrets checks at the end of every evening, whatever went wrong in it, that no token is in the log or in the store: neither
// the bot's nor that of an interaction.
func (e *evening) keepsSecrets() {
	if e.bot == nil {
		return // it has not begun
	}
	secrets := map[string]bool{e.discord.Token(): true}
	for _, x := range e.discord.Requests() {
		if found := tokenInPath.FindStringSubmatch(x.Path); found != nil {
			secrets[found[1]] = true
		}
	}
	var kept strings.Builder
	kept.WriteString(e.log.String())
	ctx, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	for list := range e.kept.lists() {
		records, _ := store.List(ctx, e.bot.cfg.Store, list.Guild, list.Kind) // some evenings end with a broken store
		for _, r := range records {
			kept.Write(r.Data)
			require.Empty(e.t, sentenceIn(r.Data), "a record has words for people")
			lines, _ := e.bot.cfg.Store.Log(ctx, r.Key)
			for _, line := range lines {
				kept.Write(line)
			}
		}
	}
	for secret := range secrets {
		if strings.Contains(kept.String(), secret) {
			require.Fail(e.t, "a token is in the log or with what is kept", "%s…", secret[:4])
		}
	}
}

// checkLog checks that the log has no error, and names no card: as people read them, or as moves do.
func (e *evening) checkLog() {
	e.t.Helper()
	e.noErrors()
	require.NotRegexp(e.t, `\b(A|2|9|10|K)[♥♦♠♣]|play (A|2|9|10|K)[HDSC]`, e.log.String())
}

// whys are the fields of records that hold why something happened.
var whys = regexp.MustCompile(`"(?:why|trouble|off)":("[^"]*"|\{[^{}]*\})`)

// sentenceIn is a sentence that a record has for why something happened, where it should have a code: its words are the screens'.
func sentenceIn(record []byte) string {
	for _, found := range whys.FindAllString(string(record), -1) {
		if strings.Contains(found, " ") {
			return found
		}
	}
	return ""
}

func TestASentenceInARecordIsNoticed(t *testing.T) {
	require.NotEmpty(t, sentenceIn([]byte(`{"v":1,"end":{"why":"everyone left"}}`)))
	require.NotEmpty(t, sentenceIn([]byte(`{"off":{"code":"nobody is here"}}`)))
	require.Empty(t, sentenceIn([]byte(`{"end":{"why":{"code":"end.paused","n":7}},"seats":[{"name":"Ann the second"}]}`)))
}

// seenKinds are the kinds of records that were stored, by guild.
type seenKinds struct {
	mu  sync.Mutex
	all map[store.Key]bool // without IDs
}

func (s *seenKinds) saw(k store.Key) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.all == nil {
		s.all = make(map[store.Key]bool)
	}
	k.ID = ""
	s.all[k] = true
}

func (s *seenKinds) lists() map[store.Key]bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return maps.Clone(s.all)
}

// A watchedStore notes what kinds of records are stored in it.
type watchedStore struct {
	store.Store
	seen *seenKinds
}

func (w watchedStore) Put(ctx context.Context, r store.Record, log ...[]byte) (store.Record, error) {
	w.seen.saw(r.Key)
	return w.Store.Put(ctx, r, log...)
}

func (w watchedStore) Commit(ctx context.Context, writes ...store.Write) ([]store.Record, error) {
	for _, write := range writes {
		w.seen.saw(write.Record.Key)
	}
	return w.Store.Commit(ctx, writes...)
}

// All kinds of records are looked through for tokens, and not only those that a test knows of.
func TestAllThatIsKeptIsSearchedForTokens(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.command("Ada", "/practice game:rednines")
	e.command("Ada", "/learn game:rednines")
	e.command("Ada", "/daily")
	e.press("Ada", "Play")
	e.settle()
	kinds := map[string]bool{}
	for list := range e.kept.lists() {
		kinds[list.Kind] = true
	}
	for _, kind := range []string{"private", "person", "lesson", "daily"} {
		require.Contains(t, kinds, kind)
	}
}
