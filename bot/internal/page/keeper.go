package page

import (
	"context"
	"crypto/sha256"
	"log/slog"
	"maps"
	"math"
	"slices"
	"sync"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/work"
)

// A Keeper keeps pages up to date. Of several changes only the newest is shown, and nothing is sent that looks like what
// is there. All edits of a page that are not the answer to a press come from one goroutine.
type Keeper struct {
	client  limiter
	tuning  discord.Tuning
	log     *slog.Logger
	metrics *metrics
	work    work.Group
	slots   *work.Gate // of edits under way
	turns   *work.Rate // at edits by the bot's own right
	paced   bool       // pauses and rates are kept

	mu    sync.Mutex
	pages map[Topic]map[string]*paced
	lines map[string]*line // by channel
	hurry chan struct{}    // closed when pauses are to end
	over  bool             // hurry is closed
}

// A limiter knows what Discord allows now; it is the discord.Client.
type limiter interface {
	FreeAt(discord.Grant) time.Time
	GrantsRest(guild string) time.Time
	MayRetry(guild string) bool
}

// A paced page is what the keeper knows about it. Guarded by the keeper's mutex.
type paced struct {
	Page
	pace Pace

	expires time.Time
	last    time.Time     // it was shown
	begun   time.Time     // the last edit, whatever became of it
	pressed time.Time     // when the user pressed on it last
	hasty   bool          // the next edit is wanted soon
	rests   time.Time     // until when it waits for further changes, unless it is wanted soon
	backoff time.Time     // no edit before, after failures
	quiet   time.Time     // no edit before: another process may still be about to show it (owner.go)
	loans   []Loan        // the youngest last
	line    *line         // in which it waits; nil: in none
	turn    work.Turn     // among the pages of all channels whose time has come
	wake    chan struct{} // tells who waits that there is a sooner time
	fails   int           // edits that failed one after another
	plains  int           // how often it was shown without the application's emojis, one time after another
	trouble error         // why the last one did, if Discord has said so
	told    time.Time     // when somebody was told of that
	checked time.Time     // when it was last shown whatever it was known to show
	running bool          // a goroutine looks after it
	sending bool          // an edit is under way
	kept    bool          // somebody has asked for it since that has begun
	wants   uint64        // the version that it is to show; 0: it is up to date
	lost    bool          // out of date, and nothing can edit it
	held    int           // answers under way that show it
	crossed bool          // two of those, or one and an edit, were under way at once: what is shown is not known
	known   bool          // what is shown is:
	sum     [sha256.Size]byte
	version uint64
}

// New makes a keeper of pages that are sent by the client.
func New(client limiter, tuning discord.Tuning, log *slog.Logger, to prometheus.Registerer) *Keeper {
	return &Keeper{
		client: client, tuning: tuning, log: log, metrics: newMetrics(to), paced: true,
		slots: work.NewGate(editsAtOnce), turns: work.NewRate(1, tuning.Pause(time.Second/discord.GlobalRate)),
		hurry: make(chan struct{}), pages: make(map[Topic]map[string]*paced), lines: make(map[string]*line),
	}
}

// Unpace has the keeper edit without pauses, for a Discord without limits. Call it before anything else.
func (k *Keeper) Unpace() {
	k.paced = false
	k.hurryUp()
}

// Keep looks after the page with the key until it expires, and makes it if there is none.
func (k *Keeper) Keep(key Key, pace Pace, expires time.Time, create func() Page) Page {
	k.mu.Lock()
	defer k.mu.Unlock()
	users := k.pages[key.Topic]
	if users == nil {
		users = make(map[string]*paced)
		k.pages[key.Topic] = users
	}
	pg := users[key.User]
	if pg == nil {
		pg = &paced{Page: create(), pace: pace, wake: make(chan struct{}, 1)}
		users[key.User] = pg
	}
	pg.expires, pg.kept = expires, true
	return pg.Page
}

// Touch says that a page is out of date.
func (k *Keeper) Touch(key Key) {
	k.with(key, func(pg *paced) { k.spoil(key, pg, anyVersion) })
}

// TouchAll says that all pages of a topic are out of date.
func (k *Keeper) TouchAll(t Topic) { k.Reach(t, anyVersion) }

// Reach says that a topic has got to a version. Pages that show an older one are out of date; those of users who only watch can rest.
func (k *Keeper) Reach(t Topic, version uint64, watching ...string) {
	k.mu.Lock()
	defer k.mu.Unlock()
	now, users := time.Now(), k.pages[t]
	for _, user := range slices.Sorted(maps.Keys(users)) { // the same way again, for tests
		pg := users[user]
		if !now.Before(pg.expires) || pg.wants == 0 && pg.known && pg.version >= version {
			continue
		}
		if pg.wants == 0 && slices.Contains(watching, user) {
			pg.rests = now.Add(min(now.Sub(pg.pressed)/4, longestRest))
		}
		k.spoil(Key{t, user}, pg, version)
	}
}

// TouchUser says that all pages of a user in a guild are out of date.
func (k *Keeper) TouchUser(guild, user string) {
	k.mu.Lock()
	defer k.mu.Unlock()
	for t, users := range k.pages {
		if pg := users[user]; pg != nil && t.Guild == guild && time.Now().Before(pg.expires) {
			k.spoil(Key{t, user}, pg, anyVersion)
		}
	}
}

// TouchEverything says that all pages are out of date.
func (k *Keeper) TouchEverything() {
	for _, t := range k.All() {
		k.TouchAll(t)
	}
}

// All returns the topics that have a page.
func (k *Keeper) All() []Topic {
	k.mu.Lock()
	defer k.mu.Unlock()
	return slices.Collect(maps.Keys(k.pages))
}

// Check has a page shown whatever it is known to show: the message may be gone. It does so every ten seconds at most.
func (k *Keeper) Check(key Key) {
	k.with(key, func(pg *paced) {
		if time.Since(pg.checked) > CheckPause {
			pg.checked = time.Now()
			k.redraw(key, pg)
		}
	})
}

// Redraw has a page shown whatever it is known to show, as where its message is not there any more.
func (k *Keeper) Redraw(key Key) {
	k.with(key, func(pg *paced) { k.redraw(key, pg) })
}

// redraw has a page shown whatever it is known to show. Call it with the mutex held.
func (k *Keeper) redraw(key Key, pg *paced) {
	pg.known = false
	k.spoil(key, pg, anyVersion)
}

// anyVersion is later than all: a page that is to show it is drawn whatever it shows.
const anyVersion = math.MaxUint64

// spoil has a page shown again, with a version. Call it with the mutex held.
func (k *Keeper) spoil(key Key, pg *paced, version uint64) {
	if pg.lost {
		return
	}
	if pg.wants > 0 {
		k.metrics.edited(key, editMerged)
	}
	pg.wants = max(pg.wants, version)
	k.start(key, pg)
}

// Topics returns about how many topics there is a page.
func (k *Keeper) Topics() int {
	k.mu.Lock()
	defer k.mu.Unlock()
	return len(k.pages)
}

// Hasten has a page that is out of date shown sooner than others.
func (k *Keeper) Hasten(key Key) {
	k.with(key, func(pg *paced) {
		if pg.fails == 0 {
			pg.hasty = true
			pg.rouse()
		}
	})
}

// Retry tries a page again soon that could not be shown: somebody is there who may have removed the obstacle.
func (k *Keeper) Retry(key Key) {
	k.with(key, func(pg *paced) {
		if pg.fails > 0 && k.client.MayRetry(key.Topic.Guild) {
			pg.backoff = time.Time{}
			pg.rouse()
		}
	})
}

// Trouble returns why Discord refuses to show a page, or nil. It does so once a minute: somebody is told then.
func (k *Keeper) Trouble(key Key) (trouble error) {
	k.with(key, func(pg *paced) {
		if pg.trouble != nil && time.Since(pg.told) >= time.Minute {
			pg.told, trouble = time.Now(), pg.trouble
		}
	})
	return trouble
}

// rouse has who waits look again for how long.
func (pg *paced) rouse() {
	select {
	case pg.wake <- struct{}{}:
	default:
	}
}

// Hold keeps the keeper from editing a page while an answer is about to show it.
func (k *Keeper) Hold(key Key) {
	k.with(key, func(pg *paced) {
		pg.crossed = pg.crossed || key.User != "" && (pg.sending || pg.held > 0) // public pages are sent one at a time
		pg.held++
	})
}

// Release ends a hold. Shown is what the answer showed, of a version of the topic; nil for nothing.
func (k *Keeper) Release(key Key, shown *discord.Message, version uint64) {
	k.with(key, func(pg *paced) {
		pg.held = max(pg.held-1, 0)
		if shown != nil {
			pg.hasty, pg.lost, pg.last = false, false, time.Now()
			k.shows(key, pg, screen{shown.Sum(), shown.SentPlain(), version})
			if pg.wants <= version {
				pg.wants = 0
			}
		}
		pg.uncross()
		k.start(key, pg)
	})
}

// uncross has a page shown again when it can be, after several were shown at once and it is not known which came last.
func (pg *paced) uncross() {
	if pg.crossed && pg.held == 0 && !pg.sending {
		pg.crossed, pg.known, pg.wants = false, false, anyVersion
	}
}

// find returns a page that has not expired, or nil. Call it with the mutex held.
func (k *Keeper) find(key Key) *paced {
	pg := k.pages[key.Topic][key.User]
	if pg == nil || !time.Now().Before(pg.expires) {
		return nil
	}
	return pg
}

// with does something with a page, if there is one.
func (k *Keeper) with(key Key, do func(*paced)) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if pg := k.find(key); pg != nil {
		do(pg)
	}
}

// start sees to it that somebody looks after a page. Call it with the mutex held.
func (k *Keeper) start(key Key, pg *paced) {
	if pg.wants > 0 && pg.held == 0 && !pg.running {
		pg.running = true
		k.work.Begin()
		go k.run(key, pg)
	}
}

// forget drops a page. Call it with the mutex held.
func (k *Keeper) forget(key Key) {
	delete(k.pages[key.Topic], key.User)
	if len(k.pages[key.Topic]) == 0 {
		delete(k.pages, key.Topic)
	}
}

// Sweep forgets pages that have expired and channels where nothing waits. Call it now and then.
func (k *Keeper) Sweep(now time.Time) {
	k.mu.Lock()
	defer k.mu.Unlock()
	for topic, users := range k.pages {
		for user, pg := range users {
			if !now.Before(pg.expires) && !pg.running && pg.held == 0 {
				k.forget(Key{topic, user})
			}
		}
	}
	k.sweepLines(now)
}

// hurryUp ends all pauses, for good. Discord's rates are kept all the same.
func (k *Keeper) hurryUp() {
	k.mu.Lock()
	defer k.mu.Unlock()
	if !k.over {
		k.over = true
		close(k.hurry)
	}
}

// Flush ends all pauses and returns when all pages are up to date, or when the context ends.
func (k *Keeper) Flush(ctx context.Context) error {
	k.hurryUp()
	return k.work.Wait(ctx)
}

// Idle reports whether nothing is out of date or under way.
func (k *Keeper) Idle() bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	for _, users := range k.pages {
		for _, pg := range users {
			if pg.running || pg.wants > 0 || pg.held > 0 {
				return false
			}
		}
	}
	return true
}

// Behind reports whether a page is out of date and will stay so for now: nothing can edit it, or only grants that rest.
func (k *Keeper) Behind(key Key) (behind bool) {
	k.with(key, func(pg *paced) {
		_, own := pg.Channel()
		behind = pg.lost || pg.wants > 0 && !own && time.Now().Before(k.client.GrantsRest(key.Topic.Guild))
	})
	return behind
}

// Find returns the page with the key, or nil.
func (k *Keeper) Find(key Key) (found Page) {
	k.with(key, func(pg *paced) { found = pg.Page })
	return found
}

// Sending reports whether an edit of a page is under way.
func (k *Keeper) Sending(key Key) (sending bool) {
	k.with(key, func(pg *paced) { sending = pg.sending })
	return sending
}
