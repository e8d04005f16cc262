package bot

import (
	"maps"
	"sync"
)

// away knows which guilds were left and which not, by what this process was told last.
type away struct {
	mu   sync.Mutex
	all  map[string]bool // true: left
	todo map[string]bool // that the store may not have yet
}

func (w *away) note(left bool, guilds ...string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for _, g := range guilds {
		w.set(g, left)
	}
}

// unseen notes that a guild was left unless it is known to be otherwise, and reports whether it was.
func (w *away) unseen(guild string) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	if left, known := w.all[guild]; known && !left {
		return false
	}
	w.set(guild, true)
	return true
}

// set notes whether a guild was left. Call it with the mutex held.
func (w *away) set(guild string, left bool) {
	if w.all == nil {
		w.all, w.todo = make(map[string]bool), make(map[string]bool)
	}
	w.all[guild], w.todo[guild] = left, left
}

// here reports whether the bot is known to be in a guild.
func (w *away) here(guild string) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	left, known := w.all[guild]
	return known && !left
}

// unnoted are guilds and whether they were left, as far as the store may not know.
func (w *away) unnoted() map[string]bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return maps.Clone(w.todo)
}

// noted says that the store knows of a guild.
func (w *away) noted(guild string, left bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if now, ok := w.todo[guild]; ok && now == left {
		delete(w.todo, guild)
	}
}
