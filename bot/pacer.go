package bot

import (
	"context"
	"crypto/sha256"
	"errors"
	"log/slog"
	"sync"
	"time"

	"ruckus/bot/table"
)

const (
	boardPause   = 1200 * time.Millisecond // between two edits of one board
	handPause    = time.Second             // between two edits of one hand: nobody is to look at an old one for longer than two
	hastyPause   = 450 * time.Millisecond  // between two edits of a hand whose turn has come: Discord allows 5 in 2 seconds
	channelPause = 1050 * time.Millisecond // between two edits in one channel: Discord allows 5 in 5 seconds
	longestPause = 10 * time.Minute        // after many failures
	editTime     = 30 * time.Second        // for one edit with all its waits for rate limits
	editsAtOnce  = 64
)

// errGone is returned by a page that is to be forgotten.
var errGone = errors.New("nothing left to keep up to date")

// A page is a message on Discord that is to show the newest state of something. Its methods are called one at a time.
type page interface {
	// draw makes the newest message. With errGone that message is the last one, if there is one. With errNotOurs there is
	// none to be shown now.
	draw(ctx context.Context) (*message, error)
	// show sends what was drawn. With errGone the page is forgotten, with errStale it is drawn anew.
	show(ctx context.Context, m message) error
	// channel is whose pace the page shares; "" for none.
	channel() string
}

// A pageKey names a page: the hand of a user at a table, or with no user the table's board.
type pageKey struct {
	ref  table.Ref
	user string
}

// A pacer keeps pages up to date, and no faster than Discord takes it. Of several changes only the newest is shown, and
// nothing is sent that looks like what is there. All edits of a page that is not answering a press come from one goroutine.
type pacer struct {
	log     *slog.Logger
	metrics *metrics
	work    tally
	slot    chan struct{} // taken by each edit under way

	mu    sync.Mutex
	lane  time.Duration // between two edits in one channel
	pages map[table.Ref]map[string]*paced
	lanes map[string]time.Time // when the next edit in a channel may be made
	turn  time.Time            // when the next edit in any channel may be made
	hurry chan struct{}        // closed when pauses are to end
	over  bool                 // hurry is closed
}

// A paced page is what the pacer knows about it. Guarded by the pacer's mutex.
type paced struct {
	page
	pause time.Duration // between two edits

	expires time.Time
	last    time.Time     // it was shown
	next    time.Time     // of the next edit
	quiet   time.Time     // no edit before: another process may still be about to show it (takeover.go)
	wake    chan struct{} // tells who waits for that time that it has changed
	fails   int           // edits that failed one after another
	running bool          // a goroutine looks after it
	sending bool          // an edit is under way
	dirty   bool          // out of date
	held    int           // answers under way that show it
	crossed bool          // two of those, or one and an edit, were under way at once: what is shown is not known
	known   bool          // sum is what is shown
	sum     [sha256.Size]byte
}

func newPacer(log *slog.Logger, m *metrics) *pacer {
	return &pacer{
		log: log, metrics: m, lane: channelPause, slot: make(chan struct{}, editsAtOnce), hurry: make(chan struct{}),
		pages: make(map[table.Ref]map[string]*paced), lanes: make(map[string]time.Time),
	}
}

// keep looks after the page with the key until it expires, and makes it if there is none.
func (p *pacer) keep(key pageKey, pause time.Duration, expires time.Time, create func() page) page {
	p.mu.Lock()
	defer p.mu.Unlock()
	users := p.pages[key.ref]
	if users == nil {
		users = make(map[string]*paced)
		p.pages[key.ref] = users
	}
	pg := users[key.user]
	if pg == nil {
		pg = &paced{page: create(), pause: pause, wake: make(chan struct{}, 1)}
		users[key.user] = pg
	}
	pg.expires = expires
	return pg.page
}

// touch says that a page is out of date.
func (p *pacer) touch(key pageKey) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if pg := p.find(key); pg != nil {
		p.spoil(key, pg)
	}
}

// touchAll says that all pages of a table are out of date.
func (p *pacer) touchAll(ref table.Ref) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for user, pg := range p.pages[ref] {
		if time.Now().Before(pg.expires) {
			p.spoil(pageKey{ref, user}, pg)
		}
	}
}

// spoil has a page shown anew. Call it with the mutex held.
func (p *pacer) spoil(key pageKey, pg *paced) {
	if pg.dirty {
		p.metrics.edited(key, editMerged)
	}
	pg.dirty = true
	p.start(key, pg)
}

// tables returns of how many tables there is a page.
func (p *pacer) tables() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return len(p.pages)
}

// hasten has a page that is out of date shown sooner than others.
func (p *pacer) hasten(key pageKey) {
	p.mu.Lock()
	defer p.mu.Unlock()
	pg := p.find(key)
	if pg == nil || pg.fails > 0 {
		return
	}
	if soon := pg.last.Add(hastyPause); soon.Before(pg.next) {
		pg.next = soon
	}
	select {
	case pg.wake <- struct{}{}:
	default:
	}
}

// hold keeps the pacer from editing a page while an answer is about to show it.
func (p *pacer) hold(key pageKey) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if pg := p.find(key); pg != nil {
		pg.crossed = pg.crossed || key.user != "" && (pg.sending || pg.held > 0) // boards are sent one at a time
		pg.held++
	}
}

// release ends a hold. Shown is what the answer showed, nil for nothing.
func (p *pacer) release(key pageKey, shown *message) {
	p.mu.Lock()
	defer p.mu.Unlock()
	pg := p.find(key)
	if pg == nil {
		return
	}
	pg.held = max(pg.held-1, 0)
	now := time.Now()
	if shown != nil {
		pg.sum, pg.known, pg.fails = shown.sum(), true, 0
		pg.last, pg.next = now, now.Add(pg.pause)
	}
	pg.uncross()
	p.start(key, pg)
}

// uncross has a page shown again when it can be, after several were shown at once and it is not known which came last.
func (pg *paced) uncross() {
	if pg.crossed && pg.held == 0 && !pg.sending {
		pg.crossed, pg.known, pg.dirty = false, false, true
	}
}

// find returns a page that has not expired, or nil. Call it with the mutex held.
func (p *pacer) find(key pageKey) *paced {
	pg := p.pages[key.ref][key.user]
	if pg == nil || !time.Now().Before(pg.expires) {
		return nil
	}
	return pg
}

// start sees to it that somebody looks after a page. Call it with the mutex held.
func (p *pacer) start(key pageKey, pg *paced) {
	if pg.dirty && pg.held == 0 && !pg.running {
		pg.running = true
		p.work.begin()
		go p.run(key, pg)
	}
}

// forget drops a page. Call it with the mutex held.
func (p *pacer) forget(key pageKey) {
	delete(p.pages[key.ref], key.user)
	if len(p.pages[key.ref]) == 0 {
		delete(p.pages, key.ref)
	}
}

// sweep forgets pages that have expired and channels where nothing waits.
func (p *pacer) sweep(now time.Time) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for ref, users := range p.pages {
		for user, pg := range users {
			if !now.Before(pg.expires) && !pg.running && pg.held == 0 {
				p.forget(pageKey{ref, user})
			}
		}
	}
	for channel, at := range p.lanes {
		if now.After(at) {
			delete(p.lanes, channel)
		}
	}
}

// hurryUp ends all pauses, for good.
func (p *pacer) hurryUp() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.over {
		p.over = true
		close(p.hurry)
	}
}

// flush ends all pauses and returns when all pages are up to date, or when the context ends.
func (p *pacer) flush(ctx context.Context) error {
	p.hurryUp()
	return p.work.wait(ctx)
}
