package bot

import (
	"encoding/json"
	"regexp"
	"strings"
	"sync"

	"github.com/stretchr/testify/assert"

	"ruckus/bot/localdiscord"
)

// mostRings is how often one game may mention somebody: once when it seats them, and once while it waits for them.
const mostRings = 2

// ofTable finds the table that a message is about.
var ofTable = regexp.MustCompile(`"custom_id":"\d+\|([a-hjkmnp-z2-9]{8})\|`)

// A ring is that a message notifies somebody.
type ring struct{ message, user, table string }

// rings are whom new messages notify. A message that is posted twice with one nonce is one.
type rings struct {
	mu     sync.Mutex
	all    map[ring]bool
	direct int // direct messages
}

// newRings has a local Discord's exchanges searched for mentions.
func newRings(cfg *localdiscord.Config) *rings {
	r := &rings{all: map[ring]bool{}}
	listen(cfg, r.note)
	return r
}

func (r *rings) note(x localdiscord.Exchange) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if strings.HasSuffix(x.Route, "/users/@me/channels") {
		r.direct++
	}
	posted := strings.HasPrefix(x.Route, "POST /channels/") && strings.HasSuffix(x.Route, "/messages")
	if !posted && !strings.HasSuffix(x.Route, "/callback") || x.Status >= 300 {
		return
	}
	type mentions struct {
		Allowed struct{ Users []string } `json:"allowed_mentions"`
	}
	var sent struct {
		mentions
		Nonce string
		Data  mentions
	}
	var got struct{ ID string }
	if json.Unmarshal(x.Request, &sent) != nil {
		return
	}
	_ = json.Unmarshal(x.Response, &got) // of an answer there is none
	table := ""
	if found := ofTable.FindSubmatch(x.Request); found != nil {
		table = string(found[1])
	}
	for _, user := range append(sent.Allowed.Users, sent.Data.Allowed.Users...) {
		r.all[ring{got.ID + x.Path, user, table}] = true
	}
}

// rang counts whom messages have notified so far, by name.
func (e *evening) rang() map[string]int {
	e.rings.mu.Lock()
	defer e.rings.mu.Unlock()
	times := map[string]int{}
	for r := range e.rings.all {
		times[e.nameOf(r.user)]++
	}
	return times
}

func (e *evening) nameOf(user string) string {
	for name, id := range e.users {
		if id == user {
			return name
		}
	}
	return user
}

// keepsQuiet checks at the end of every evening that no game has notified anybody more often than it may, and that there were no
// direct messages.
func (e *evening) keepsQuiet() {
	e.rings.mu.Lock()
	defer e.rings.mu.Unlock()
	times := map[ring]int{}
	for r := range e.rings.all {
		times[ring{user: r.user, table: r.table}]++
	}
	for r, n := range times {
		assert.LessOrEqual(e.t, n, mostRings, "mentions of %s by the game %s", e.nameOf(r.user), r.table)
	}
	assert.Zero(e.t, e.rings.direct, "direct messages")
}
