package world

import (
	"slices"
	"time"
)

const (
	fresh     = 2 * time.Second         // how old a screen may be that somebody looks at
	looksEach = 3 * time.Second         // between two looks at all screens
	lent      = 14 * time.Minute        // after a press a hand is kept up to date
	lateness  = 5 * time.Second         // of a clock
	aheadSome = 1300 * time.Millisecond // an odd time, so that looks are no beat
	turnEach  = 1100 * time.Millisecond // for which boards of one channel wait for each other, as Discord's limit demands
	handOver  = 3 * time.Second         // for which a new owner leaves a table's messages alone, until what the last one has sent has arrived
)

// watch looks at all screens now and then, until the evening is over.
func (w *world) watch() {
	p := newPulse(w.plan.seed, "watch")
	for w.sleep(p, looksEach+aheadSome) {
		w.checkAges()
	}
}

// checkAges requires that screens show what is stored, but for the last two seconds.
func (w *world) checkAges() {
	now := time.Now()
	w.serving.Lock()
	defer w.serving.Unlock()
	w.vault.mu.Lock()
	defer w.vault.mu.Unlock()
	for _, h := range w.vault.inOrder() {
		g := w.guildByID(h.key.Guild)
		if h.gone || g == nil || !w.nemesis.wellIn(g, now) {
			continue
		}
		w.checkAge(h, g, now)
	}
}

func (w *world) checkAge(h *history, g *guild, now time.Time) {
	last := h.last()
	if last.Phase != "lobby" && last.Phase != "playing" || !last.Rest.Since.IsZero() {
		return
	}
	if late := now.Sub(h.dueSince()); late > lateness && !last.record.Due.IsZero() {
		w.fault(g, "%s in %s is due since %v, and nobody does anything", h.name(), g.name, late)
	}
	from := now.Add(-fresh)
	if turns := time.Duration(w.vault.boardsIn(last.Channel)-1) * turnEach; now.Sub(h.takenOver()) > handOver+fresh+turns {
		w.checkBoardsAge(h, g, from.Add(-turns), now)
	}
	if now.Sub(h.takenOver()) < handOver+fresh {
		return
	}
	for _, p := range g.people {
		pane := w.glass.hands[handKey{h.key.ID, p}]
		if pane == nil || pane.table != h.key.ID || !w.keptUpToDate(pane, h.takenOver(), now) {
			continue
		}
		w.stats.ages++
		looks := func(i int, s showing) bool { return w.hand(h, i, p.id, s.place) == s.text }
		if shown := pane.shown[len(pane.shown)-1]; w.version(h, shown, looks, h.since(from)) < 0 {
			w.fault(g, "%s in %s: the hand of %s is out of date since %v, at version %d of %d:\n%s\nThe last one is\n%s", h.name(), g.name, p.name, h.stale(pane.at, now, shown, looks), pane.at+1, len(h.versions), pane.text, w.hand(h, len(h.versions)-1, p.id, pane.place))
		}
	}
}

// checkBoardsAge requires that a board shows the version that was there at a time, or a newer one.
func (w *world) checkBoardsAge(h *history, g *guild, from, now time.Time) {
	last := h.last()
	pane := w.glass.panes[last.Board]
	if pane == nil || pane.gone || last.Phase != "playing" {
		return
	}
	w.stats.ages++
	shown, looks := showing{text: pane.text}, func(i int, s showing) bool { return w.isBoard(h, i, s.text) }
	if w.version(h, shown, looks, h.since(from)) < 0 {
		w.fault(g, "%s in %s: the board is out of date since %v, at version %d of %d:\n%s\nThe last one is\n%s", h.name(), g.name, h.stale(pane.at, now, shown, looks), pane.at+1, len(h.versions), pane.text, w.board(h, len(h.versions)-1))
	}
}

// takenOver is when another process became the owner of the table last; the zero time where none has.
func (h *history) takenOver() time.Time {
	for i := len(h.versions) - 1; i > 0; i-- {
		if before := h.versions[i-1].Writer.Owner; before != "" && before != h.versions[i].Writer.Owner {
			return h.versions[i].at
		}
	}
	return time.Time{}
}

// keptUpToDate reports whether a hand is one that the bot promises to keep up to date: the main page of a hand, which its user
// has pressed on within the last minutes, and since a process was started or ended, or has taken the table over: another one may
// not know of it.
func (w *world) keptUpToDate(p *pane, takenOver, now time.Time) bool {
	last := p.shown[len(p.shown)-1]
	switch {
	case w.nemesis.tokensRest(), p.gone, !p.known, p.viewer.habit.forges, last.place != "" && last.place != "home", p.place != last.place:
		return false
	}
	return p.by != nil && !p.by.refused.Load() && now.Sub(p.by.at) < lent && p.by.at.After(w.lastChange()) && p.by.at.After(takenOver)
}

// dueSince is when the table was due, or when that was stored first, if that was later: a turn that is short, because its player has
// missed others, is due at once for their nudge.
func (h *history) dueSince() time.Time {
	due, stored := h.last().record.Due, h.last().at
	for _, v := range slices.Backward(h.versions) {
		if !v.record.Due.Equal(due) {
			break
		}
		stored = v.at
	}
	if stored.After(due) {
		return stored
	}
	return due
}

// stale is for how long there has been a version after one that looks different from what is shown.
func (h *history) stale(at int, now time.Time, shown showing, looks func(int, showing) bool) time.Duration {
	for i := at + 1; i < len(h.versions); i++ {
		if !looks(i, shown) {
			return now.Sub(h.versions[i].at)
		}
	}
	return 0
}

// since returns the newest version that was there at a time.
func (h *history) since(t time.Time) int {
	for i := len(h.versions) - 1; i > 0; i-- {
		if !h.versions[i].at.After(t) {
			return i
		}
	}
	return 0
}

// inOrder are all tables. The vault is locked.
func (v *vault) inOrder() []*history { return slices.Clone(v.order) }

// checkEnd looks at everything once more when nobody does anything any more.
func (w *world) checkEnd() {
	time.Sleep(fresh + lateness)
	w.checkAges()
	for _, name := range w.nemesis.unfinished() {
		w.fault(nil, "the mishap %q never ended", name)
	}
}

// boardsIn counts the boards of a channel that may change. The vault is locked.
func (v *vault) boardsIn(channel string) (n int) {
	for _, h := range v.order {
		if l := h.last(); !h.gone && l.Channel == channel && (l.Phase == "lobby" || l.Phase == "playing") {
			n++
		}
	}
	return n
}
