package bot

import (
	"context"
	"errors"
	"time"

	"ruckus/bot/table"
)

const (
	// handOver is how long after it has taken over a table this process leaves the table's messages alone, until what
	// another process was showing has arrived: an answer is taken for 3 seconds, and an edit is begun sooner (freshFor).
	handOver = 3 * time.Second
	// lookAgain is after how long they are shown once more, in case that something has been on its way for longer.
	lookAgain = 10 * time.Second
)

// errNotOurs is returned by a page that another process shows.
var errNotOurs = errors.New("another process speaks for the table")

// speak has this process speak for a table.
func (b *Bot) speak(ctx context.Context, ref table.Ref) {
	if err := b.host.Speak(ctx, ref); err != nil {
		b.log.Warn("a table cannot be taken over yet", "table", ref.ID, "guild", ref.Guild, "cause", err)
	}
}

// takeOver says that from now on this process shows the pages of a table, and not another one: of that one something may
// still be on its way. What it may have overtaken is shown again.
func (p *pacer) takeOver(ref table.Ref) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, pg := range p.pages[ref] {
		pg.quiet, pg.known = time.Now().Add(handOver), false
	}
	time.AfterFunc(lookAgain, func() { p.showAgain(ref) })
}

// showAgain has all pages of a table shown, whatever they are known to show.
func (p *pacer) showAgain(ref table.Ref) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for user, pg := range p.pages[ref] {
		if time.Now().Before(pg.expires) && !p.over {
			pg.known = false
			p.spoil(pageKey{ref, user}, pg)
		}
	}
}

// settled tells whether no other process can still be about to show a page.
func (p *pacer) settled(key pageKey) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	pg := p.find(key)
	return pg == nil || p.over || !time.Now().Before(pg.quiet)
}
