package page

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"runtime/debug"
	"time"

	"ruckus/bot/internal/discord"
)

// One goroutine edits a page while it's out of date. It draws only when it may send, so of many changes people see the
// newest, and a failure is tried again ever later.

// run edits a page until it is up to date.
func (k *Keeper) run(key Key, pg *paced) {
	defer k.work.Done()
	for {
		by, wait, more := k.next(key, pg)
		if !more {
			return
		}
		if wait > 0 {
			k.wait(pg, wait)
			continue
		}
		leave, err := k.slots.Enter(context.Background(), key.who())
		if err != nil {
			return // it has no end
		}
		s, err := k.update(key, pg, by)
		leave()
		k.end(key, pg, by, s, err)
	}
}

// wait returns after the time, or sooner when that may have changed.
func (k *Keeper) wait(pg *paced, d time.Duration) {
	k.mu.Lock()
	hurry := k.hurry
	if k.over {
		hurry = nil // what is waited for then are Discord's rates
	}
	turn := pg.turn
	k.mu.Unlock()
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
	case <-pg.wake:
	case <-turn.Come():
	case <-hurry:
	}
}

// next returns how to edit a page, which is then under way, or how long to wait before asking again. It returns false when
// there is nothing to be done. When pauses are to end, an edit that fails is made once more.
func (k *Keeper) next(key Key, pg *paced) (by Loan, wait time.Duration, more bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	now := time.Now()
	if pg.wants == 0 || pg.held > 0 || !now.Before(pg.expires) || k.over && pg.fails > 1 {
		pg.running = false
		pg.leave()
		return by, 0, false
	}
	w := k.way(key, pg, now)
	switch {
	case !w.ok:
		pg.running, pg.known, pg.wants, pg.lost = false, false, 0, true
		pg.leave()
		return by, 0, false
	case w.at.After(now):
		return by, w.at.Sub(now), true
	}
	pg.wants, pg.rests, pg.sending, pg.kept, pg.hasty, pg.begun = 0, time.Time{}, true, false, false, now
	if w.by.Grant.Zero() {
		k.take(pg, now)
	}
	pg.leave()
	return w.by, 0, true
}

// A screen is what a page shows.
type screen struct {
	sum     [sha256.Size]byte
	plain   bool // Discord has refused the application's emojis in it
	version uint64
}

// update draws a page and shows it if it looks different. It returns what is then shown.
func (k *Keeper) update(key Key, pg *paced, by Loan) (s screen, err error) {
	ctx, cancel := context.WithTimeout(context.Background(), editTime)
	defer cancel()
	defer func() { // a screen that cannot be drawn must not end all others
		if fault := recover(); fault != nil {
			err = fmt.Errorf("panic: %v\n%s", fault, debug.Stack())
		}
	}()
	m, drawn := pg.Draw(ctx)
	if m == nil {
		return s, drawn
	}
	s.sum, s.version = m.Sum(), pg.Version()
	k.mu.Lock()
	same := pg.known && pg.sum == s.sum
	k.mu.Unlock()
	if same {
		k.metrics.edited(key, editUnchanged)
		return s, drawn
	}
	if err := pg.Show(ctx, *m, by); err != nil {
		return s, err
	}
	s.plain = m.SentPlain()
	k.metrics.edited(key, editSent)
	return s, drawn
}

// end takes in how an edit went.
func (k *Keeper) end(key Key, pg *paced, by Loan, s screen, err error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	pg.sending = false
	last := pg.last
	pg.last = time.Now()
	switch {
	case errors.Is(err, ErrGone):
		pg.known = false
		if pg.wants == 0 && pg.held == 0 && !pg.kept && k.pages[key.Topic][key.User] == pg {
			k.forget(key)
		}
	case errors.Is(err, ErrNotOwner):
		pg.known = false
	case errors.Is(err, discord.ErrStale):
		pg.wants, pg.last = anyVersion, later(last, pg.begun) // nothing was sent
	case err != nil && pg.refuse(by, err):
		pg.wants, pg.known, pg.last = anyVersion, false, last // the next way may be free at once
	case err != nil:
		if discord.Limited(err) { // which others may have brought about, so it keeps its place in the line
			pg.last = last
		}
		k.failed(key, pg, err)
	default:
		k.shows(key, pg, s)
	}
	pg.uncross()
}

// shows takes in what a page shows now. One that had to do without emojis which Discord has refused is out of date, and is
// shown again soon, but not for ever: a change shows it in any case. Call it with the mutex held.
func (k *Keeper) shows(key Key, pg *paced, s screen) {
	pg.sum, pg.version, pg.known = s.sum, s.version, !s.plain
	pg.fails, pg.backoff, pg.trouble = 0, time.Time{}, nil
	switch {
	case !s.plain:
		pg.plains = 0
	case pg.plains < len(plainPauses):
		time.AfterFunc(plainPauses[pg.plains], func() { k.again(key) })
		pg.plains++
	}
}

// again has a page shown whatever it is known to show.
func (k *Keeper) again(key Key) {
	k.with(key, func(pg *paced) {
		if !k.over {
			k.redraw(key, pg)
		}
	})
}

// failed tries a page again after a pause, each time a longer one.
func (k *Keeper) failed(key Key, pg *paced, err error) {
	k.metrics.edited(key, editFailed)
	pause := min(pg.pace.Own<<min(pg.fails, 10), longestPause)
	if discord.Invalid(err) && !k.client.MayRetry(key.Topic.Guild) {
		pause = longestPause
	}
	pg.fails++
	pg.wants, pg.known = anyVersion, false
	pg.backoff = time.Now().Add(pause)
	if _, refused := discord.Refused(err); refused {
		pg.trouble = err
	} else { // it may have been sent all the same, and arrive after what is sent next
		time.AfterFunc(lookAgain, func() { k.again(key) })
	}
	k.log.Warn("couldn't update a board or hand", "id", key.Topic.ID, "guild", key.Topic.Guild, "private", key.User != "", "fails", pg.fails, "retry_in", pause, "cause", err)
}
