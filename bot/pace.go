package bot

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"runtime/debug"
	"time"
)

// run edits a page until it is up to date.
func (p *pacer) run(key pageKey, pg *paced) {
	defer p.work.end()
	for {
		wait, more := p.book(pg)
		if !more {
			return
		}
		timer := time.NewTimer(wait)
		select {
		case <-timer.C:
		case <-pg.wake:
			timer.Stop()
			continue
		case <-p.hurry:
			timer.Stop()
		}
		p.takeTurn(pg)
		if !p.begin(pg) {
			continue
		}
		p.slot <- struct{}{}
		sum, err := p.update(key, pg)
		<-p.slot
		p.end(key, pg, sum, err)
	}
}

// takeTurn waits until it is an edit's turn: in its channel, and among those of all channels, which share the global rate
// evenly. It does so even when pauses are to end, as Discord's limits do not. An edit is drawn only after that: what had to
// wait then would be out of date.
func (p *pacer) takeTurn(pg *paced) {
	p.mu.Lock()
	channel := pg.channel()
	if p.lane == 0 || channel == "" {
		p.mu.Unlock()
		return
	}
	at := later(time.Now(), p.turn)
	p.turn = at.Add(time.Second / globalRate)
	at = later(at, p.lanes[channel])
	p.lanes[channel] = at.Add(p.lane)
	p.mu.Unlock()
	time.Sleep(time.Until(at))
}

func later(a, b time.Time) time.Time {
	if b.After(a) {
		return b
	}
	return a
}

// book returns how long to wait for the next edit, or false when there is none to be made. When pauses are to end, one that
// fails is made once more.
func (p *pacer) book(pg *paced) (time.Duration, bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	now := time.Now()
	if !pg.dirty || pg.held > 0 || !now.Before(pg.expires) || p.over && pg.fails > 1 {
		pg.running = false
		return 0, false
	}
	return later(pg.next, pg.quiet).Sub(now), true
}

// begin marks an edit as under way, or returns false when it is not to be made now.
func (p *pacer) begin(pg *paced) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !pg.dirty || pg.held > 0 || !p.over && time.Now().Before(pg.quiet) {
		return false
	}
	pg.dirty, pg.sending = false, true
	return true
}

// update draws a page and shows it if it looks different. It returns what is then shown.
func (p *pacer) update(key pageKey, pg *paced) (sum [sha256.Size]byte, err error) {
	ctx, cancel := context.WithTimeout(context.Background(), editTime)
	defer cancel()
	defer func() { // a screen that cannot be drawn must not end all others
		if fault := recover(); fault != nil {
			err = fmt.Errorf("panic: %v\n%s", fault, debug.Stack())
		}
	}()
	m, drawn := pg.draw(ctx)
	if m == nil {
		return sum, drawn
	}
	sum = m.sum()
	p.mu.Lock()
	same := pg.known && pg.sum == sum
	p.mu.Unlock()
	if same {
		p.metrics.edited(key, editUnchanged)
		return sum, drawn
	}
	if err := pg.show(ctx, *m); err != nil {
		return sum, err
	}
	p.metrics.edited(key, editSent)
	return sum, drawn
}

// end takes in how an edit went.
func (p *pacer) end(key pageKey, pg *paced, sum [sha256.Size]byte, err error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	pg.sending = false
	pg.last = time.Now()
	pg.next = pg.last.Add(pg.pause)
	switch {
	case errors.Is(err, errGone):
		pg.known = false
		if !pg.dirty && pg.held == 0 && p.pages[key.ref][key.user] == pg {
			p.forget(key)
		}
	case errors.Is(err, errNotOurs):
		pg.known = false
	case errors.Is(err, errStale):
		pg.dirty = true
	case err != nil:
		p.metrics.edited(key, editFailed)
		pause := min(boardPause<<min(pg.fails, 10), longestPause)
		pg.fails++
		pg.dirty, pg.known = true, false
		pg.next = time.Now().Add(pause)
		p.log.Warn("a message cannot be brought up to date", "table", key.ref.ID, "guild", key.ref.Guild, "hand", key.user != "", "fails", pg.fails, "again", pause, "cause", err)
	default:
		pg.sum, pg.known, pg.fails = sum, true, 0
	}
	pg.uncross()
}
