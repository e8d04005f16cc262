package bot

import (
	"cmp"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/bot/localdiscord"
)

// An act is one press in an evening, and what came of it.
type act struct {
	what   string
	shown  map[string][]string // frames by user
	clocks string              // when the turn ends and robots act
	log    string              // what the bot has logged
}

// differs says how one act differs from another; "" if it does not.
func (a act) differs(b act) string {
	if a.what != b.what {
		return "after the same screens: " + a.what + ", and in the other evening " + b.what
	}
	for u := range a.shown {
		for n := range max(len(a.shown[u]), len(b.shown[u])) {
			one, two := at(a.shown[u], n), at(b.shown[u], n)
			if one != two {
				return a.what + ": " + u + " is shown " + parting(one, two)
			}
		}
	}
	if a.clocks != b.clocks {
		return a.what + ": clocks run " + parting(a.clocks, b.clocks)
	}
	if a.log != b.log {
		return a.what + ": the log says " + parting(a.log, b.log)
	}
	return ""
}

// at is an element of a list, or that there is none.
func at(list []string, n int) string {
	if n >= len(list) {
		return "nothing"
	}
	return list[n]
}

// parting shows where two texts begin to differ.
func parting(a, b string) string {
	n := 0
	for n < min(len(a), len(b)) && a[n] == b[n] {
		n++
	}
	near := func(s string) string { return s[min(max(0, n-200), len(s)):min(len(s), n+200)] }
	return near(a) + "\nand in the other evening\n" + near(b)
}

// frames are what a user was shown since the last time, in order for each message: what happens to several messages at once has
// no order.
func (w *twin) frames(user string) []string {
	all := w.discord.Transcript(w.users[user])
	out := []string{}
	for _, f := range all[w.known[user]:] {
		out = append(out, w.plain(f))
	}
	w.known[user] = len(all)
	slices.SortStableFunc(out, func(a, b string) int { return cmp.Compare(messageID.FindString(a), messageID.FindString(b)) })
	return out
}

var (
	messageID = regexp.MustCompile(`"id":"\d+"`)
	nonces    = regexp.MustCompile(`,"nonce":"[a-z0-9]+"`)                // made up for each message that is posted
	files     = regexp.MustCompile(`"/(?:ephemeral-)?attachments/[^"]+"`) // addresses, which are signed with a secret
)

// plain is a frame without what honestly differs. In the place of a file's address stands the sum of what is in it.
func (w *twin) plain(f localdiscord.Frame) string {
	data := nonces.ReplaceAll(f.Data, nil)
	return f.Type + " " + string(files.ReplaceAllFunc(data, func(address []byte) []byte {
		var to string
		require.NoError(w.t, json.Unmarshal(address, &to))
		return fmt.Appendf(nil, "%x", sha256.Sum256(w.file(to)))
	}))
}

// file is what is at an address; of a file that was replaced since, that it is gone.
func (w *twin) file(address string) []byte {
	r, err := (&http.Client{Transport: w.discord.Transport()}).Get(w.discord.URL() + address)
	require.NoError(w.t, err)
	defer r.Body.Close()
	body, err := io.ReadAll(r.Body)
	require.NoError(w.t, err)
	return body
}

// logged is what the bot has logged since the last time. What happens at once has no order.
func (w *twin) logged() string {
	all := w.log.String()
	lines := slices.Sorted(strings.Lines(all[w.read:]))
	w.read = len(all)
	return strings.Join(lines, "")
}

// clocks are when the turn ends, and when robots act. In a race they act as fast as they find a move, as people do, and so
// their time tells no more than the move that it leads to.
func (w *twin) clocks() string {
	rec, err := match.Decode(w.record().Data)
	require.NoError(w.t, err)
	var acts []time.Time
	for _, s := range rec.Seats {
		if !w.pair.kind.Races() {
			acts = append(acts, s.Mind.Acts)
		}
	}
	return fmt.Sprint(rec.Clocks.Deadline, acts)
}
