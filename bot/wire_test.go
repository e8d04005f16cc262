package bot

import (
	"cmp"
	"crypto/sha256"
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/games/gamestest"
)

var wireDir = flag.String("wire", "", "also write every request of the evenings into this folder, to compare two versions of the bot")

// A wire notes the requests of an evening. Its sums prove that another arrangement of the code sends the same bytes: a file of
// testdata/wire has a line for each route with how many requests there were and a sum of them, in their order. The requests
// until the bot is ready are the same in all evenings; start.txt has them.
//
// Of the edits of one message between two things that people do, only the last one counts: on a busy machine two presses of the
// same moment may be shown by one edit or by two, and people then see the same.
type wire struct {
	next func(localdiscord.Exchange) // is given all exchanges, too; may be nil

	mu    sync.Mutex
	known map[string]string // numbers for what is different each time
	sent  []request
	steps int // how many things people have done
}

// A request without what is different each time.
type request struct {
	route, path, body string
	step              int // which of the things that people did it follows
}

// step notes that people are about to do the next thing.
func (w *wire) step() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.steps++
}

func (w *wire) note(x localdiscord.Exchange) {
	if w.next != nil {
		w.next(x)
	}
	r := request{route: x.Route, path: w.plain(x.Path), body: strings.TrimSpace(w.plain(string(x.Request)))}
	w.plain(string(x.Response)) // what Discord has made has its number before the bot knows of it
	if x.Route == localdiscord.GatewayFromBot || x.Route == localdiscord.GatewayToBot {
		return
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	r.step = w.steps
	w.sent = append(w.sent, r)
}

// cut returns the requests since it was last called, of the edits of one message in one step the last.
func (w *wire) cut() (sent []request) {
	w.mu.Lock()
	defer w.mu.Unlock()
	type edit struct {
		path string
		step int
	}
	last := map[edit]int{}
	for i, r := range w.sent {
		last[edit{r.path, r.step}] = i
	}
	for i, r := range w.sent {
		if !strings.HasPrefix(r.route, http.MethodPatch+" ") || last[edit{r.path, r.step}] == i && !r.repeats(w.sent[:i]) {
			sent = append(sent, r)
		}
	}
	w.sent = nil
	return sent
}

// repeats reports whether an edit shows what an answer of the same step has shown.
func (r request) repeats(before []request) bool {
	return slices.ContainsFunc(before, func(a request) bool {
		return a.step == r.step && strings.HasSuffix(a.body, `"data":`+r.body+"}")
	})
}

// chance is what is different each time: IDs of Discord's and of tables, tokens and nonces.
var chance = regexp.MustCompile(`\b\d{15,20}\b|\b[A-Z2-7]{52}\b|\|[a-hjkmnp-z2-9]{8}\||\b(table |ruckus-)[a-hjkmnp-z2-9]{8}\b|"nonce":"\w+"`)

// moments are left out: a millisecond more or less can make another second.
var moments = regexp.MustCompile(`t:\d{10}:`)

// plain puts numbers in the place of what is different each time, in the order in which it comes.
func (w *wire) plain(text string) string {
	w.mu.Lock()
	defer w.mu.Unlock()
	text = moments.ReplaceAllString(text, "t::")
	return chance.ReplaceAllStringFunc(text, func(found string) string {
		w.known[found] = cmp.Or(w.known[found], fmt.Sprintf("<%d>", len(w.known)+1))
		if strings.HasPrefix(found, "|") { // a table in an identifier
			return "|" + w.known[found] + "|"
		}
		return w.known[found]
	})
}

// A lot of lines has a sum of them all, in their order.
type lot struct {
	count int
	text  strings.Builder
}

// wired compares the sums of requests with those in the file, but in short tests: the race detector, which they are run with,
// shuffles what goes on at the same moment, so that a board is now and then edited once more.
func wired(t *testing.T, name string, sent []request) {
	t.Helper()
	if testing.Short() {
		return
	}
	lots := map[string]*lot{}
	add := func(name, line string) {
		if lots[name] == nil {
			lots[name] = new(lot)
		}
		l := lots[name]
		l.count++
		l.text.WriteString(line + "\n")
	}
	for _, r := range sent {
		add("all requests", r.route+" "+r.path+" "+r.body)
		add(r.route, r.path+" "+r.body)
		for _, id := range identifiers.FindAllStringSubmatch(r.body, -1) {
			add("identifiers "+cmp.Or(id[2], "of forms"), id[1])
		}
		for name, text := range r.commands() {
			add("command "+name, text)
		}
	}
	if *wireDir != "" {
		require.NoError(t, os.MkdirAll(*wireDir, 0o755))
		require.NoError(t, os.WriteFile(filepath.Join(*wireDir, name+".txt"), []byte(lots["all requests"].text.String()), 0o644))
	}
	var out strings.Builder
	for _, name := range slices.Sorted(maps.Keys(lots)) {
		l := lots[name]
		fmt.Fprintf(&out, "%5d %.4x %s\n", l.count, sha256.Sum256([]byte(l.text.String())), name)
	}
	gamestest.Golden(t, "testdata/wire/"+name+".txt", out.String(), *update)
}

// identifiers finds those of controls, and what each asks for.
var identifiers = regexp.MustCompile(`"custom_id":"([^"|]*(?:\|[^"|]*\|([^"|]*)\|[^"|]*)?)"`)

// commands are the texts of the commands that a request declares, by name.
func (r request) commands() map[string]string {
	texts := map[string]string{}
	var list []json.RawMessage
	if !strings.HasSuffix(r.route, "/commands") || json.Unmarshal([]byte(r.body), &list) != nil {
		return nil
	}
	for _, text := range list {
		var c struct{ Name string }
		if json.Unmarshal(text, &c) == nil {
			texts[c.Name] = string(text)
		}
	}
	return texts
}
