package page

import (
	"slices"
	"time"
)

// A line is the pages that wait to be edited in one channel by the bot's own right. First comes the one that was shown longest
// ago: so nobody who disturbs a page, or has it edited in vain, keeps others waiting for longer.
type line struct {
	free    time.Time // when the next edit may be made
	waiting []*paced
}

// lineTime returns when an edit by the bot's own right may be made in a page's channel, if all that wait before it are made.
func (k *Keeper) lineTime(pg *paced, now time.Time) time.Time {
	channel, _ := pg.Channel()
	l := k.lines[channel]
	if !k.paced || l == nil {
		return now
	}
	before := slices.Index(l.waiting, pg)
	if before < 0 {
		before = l.place(pg)
	}
	return later(now, l.free).Add(time.Duration(before) * k.tuning.Pause(channelPause))
}

// place returns where in the line a page belongs that does not wait yet.
func (l *line) place(pg *paced) int {
	place := slices.IndexFunc(l.waiting, func(other *paced) bool { return other.last.After(pg.last) })
	if place < 0 {
		return len(l.waiting)
	}
	return place
}

// join has a page wait in its channel's line.
func (k *Keeper) join(pg *paced) {
	channel, _ := pg.Channel()
	if !k.paced || channel == "" || pg.line != nil {
		return
	}
	if k.lines[channel] == nil {
		k.lines[channel] = &line{}
	}
	pg.line = k.lines[channel]
	pg.line.waiting = slices.Insert(pg.line.waiting, pg.line.place(pg), pg)
}

// leave has a page wait no longer: those behind it come sooner.
func (pg *paced) leave() {
	pg.leaveTurns()
	if pg.line == nil {
		return
	}
	l, place := pg.line, slices.Index(pg.line.waiting, pg)
	pg.line, l.waiting = nil, slices.Delete(l.waiting, place, place+1)
	for _, next := range l.waiting[place:] {
		next.rouse()
	}
}

// take has a page wait no longer, because it is edited now by the bot's own right.
func (k *Keeper) take(pg *paced, now time.Time) {
	if pg.line != nil {
		pg.line.free = now.Add(k.tuning.Pause(channelPause))
	}
	pg.leave()
}

// sweepLines forgets the channels where nothing waits.
func (k *Keeper) sweepLines(now time.Time) {
	for channel, l := range k.lines {
		if len(l.waiting) == 0 && now.After(l.free) {
			delete(k.lines, channel)
		}
	}
}
