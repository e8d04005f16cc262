package page

import "time"

const (
	// handOver is how long after it has become the owner of a topic this process leaves its pages alone, until what
	// another process was showing has arrived: an answer is taken for 3 seconds, and an edit is begun sooner (FreshFor).
	handOver = 3 * time.Second
	// lookAgain is after how long they are shown once more, in case that something has been on its way for longer.
	lookAgain = 10 * time.Second
	// FreshFor is how long after it was drawn an edit may be begun: when another process has become the owner, that one
	// waits for longer until it edits the page.
	FreshFor = 2 * time.Second
)

// TakeOver says that from now on this process shows the pages of a topic, and not another one: of that one something may
// still be on its way. What it may have overtaken is shown again.
func (k *Keeper) TakeOver(t Topic) {
	k.mu.Lock()
	defer k.mu.Unlock()
	for _, pg := range k.pages[t] {
		pg.quiet, pg.known = time.Now().Add(handOver), false
	}
	time.AfterFunc(lookAgain, func() { k.showAgain(t) })
}

// showAgain has all pages of a topic shown, whatever they are known to show.
func (k *Keeper) showAgain(t Topic) {
	k.mu.Lock()
	defer k.mu.Unlock()
	for user, pg := range k.pages[t] {
		if time.Now().Before(pg.expires) && !k.over {
			k.redraw(Key{t, user}, pg)
		}
	}
}

// Settled reports whether no other process can still be about to show a page.
func (k *Keeper) Settled(key Key) bool {
	settled := true
	k.with(key, func(pg *paced) { settled = k.over || !time.Now().Before(pg.quiet) })
	return settled
}
