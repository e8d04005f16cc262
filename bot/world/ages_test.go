package world

import (
	"flag"
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
)

// strict says whether a screen that is too old is a fault, or only counted.
var strict = flag.Bool("ages", true, "a screen that is too old is a fault; else they are counted")

// late notes a screen that is too old.
func (w *world) late(g *guild, format string, args ...any) {
	w.stats.late++
	if *strict {
		w.fault(g, format, args...)
	}
}

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
	if last.Phase != "lobby" && last.Phase != "playing" || !last.Suspended.IsZero() {
		return
	}
	if due := last.record.Due; !due.IsZero() && now.Sub(due) > lateness {
		w.fault(g, "%s in %s is due since %v, and nobody does anything", h.name(), g.name, now.Sub(due))
	}
	from := h.since(now.Add(-fresh))
	others := time.Duration(w.vault.boardsIn(last.Channel) - 1)
	if pane := w.glass.panes[last.Board]; pane != nil && !pane.gone && last.Phase == "playing" {
		w.stats.ages++
		if w.version(h, showing{text: pane.text}, func(i int, s showing) bool { return w.board(h, i) == s.text }, h.since(now.Add(-fresh-others*turnEach))) < 0 {
			w.late(g, "%s in %s: the board is out of date since %v, at version %d of %d:\n%s\nThe last one is\n%s", h.name(), g.name, w.stale(h, pane.at, now), pane.at+1, len(h.versions), pane.text, w.board(h, len(h.versions)-1))
		}
	}
	for _, p := range g.people {
		pane := w.glass.hands[handKey{h.key.ID, p}]
		if pane == nil || pane.table != h.key.ID || !w.keptUpToDate(pane, now) {
			continue
		}
		w.stats.ages++
		if w.version(h, pane.shown[len(pane.shown)-1], func(i int, s showing) bool { return w.hand(h, i, p.id, s.place) == s.text }, from) < 0 {
			w.late(g, "%s in %s: the hand of %s is out of date since %v, at version %d of %d:\n%s\nThe last one is\n%s", h.name(), g.name, p.name, w.stale(h, pane.at, now), pane.at+1, len(h.versions), pane.text, w.hand(h, len(h.versions)-1, p.id, pane.place))
		}
	}
}

// keptUpToDate reports whether a hand is one that the bot promises to keep up to date: the main page of a hand, which its user
// has pressed on within the last minutes, and since a process was started or ended last.
func (w *world) keptUpToDate(p *pane, now time.Time) bool {
	last := p.shown[len(p.shown)-1]
	switch {
	case w.nemesis.tokensRest(), p.gone, !p.known, p.viewer.habit.forges, last.place != "" && last.place != "home", p.place != last.place:
		return false
	}
	return p.by != nil && !p.by.refused && now.Sub(p.by.at) < lent && p.by.at.After(w.lastChange())
}

// stale is for how long a version is no longer the newest.
func (w *world) stale(h *history, at int, now time.Time) time.Duration {
	if at < 0 || at+1 >= len(h.versions) {
		return 0
	}
	return now.Sub(h.versions[at+1].at)
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
