package bot

import (
	"sync"

	"ruckus/bot/work"
)

// How many interactions may be in hand at once. Each holds a goroutine, and a place in the queue of its table.
const (
	inHandGuild = 1000
	inHandEach  = 20 // of one person in a guild
)

// inHand counts the interactions that are being carried out. The zero value has none.
type inHand struct {
	mu     sync.Mutex
	guilds map[string]int
	people map[work.Who]int
}

// take counts one more, unless the guild or the person has too many already, and reports whether it was counted.
func (h *inHand) take(who work.Who) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.guilds == nil {
		h.guilds, h.people = make(map[string]int), make(map[work.Who]int)
	}
	if h.guilds[who.Guild] >= inHandGuild || h.people[who] >= inHandEach {
		return false
	}
	h.guilds[who.Guild]++
	h.people[who]++
	return true
}

// done counts one less.
func (h *inHand) done(who work.Who) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.guilds[who.Guild]--; h.guilds[who.Guild] == 0 {
		delete(h.guilds, who.Guild)
	}
	if h.people[who]--; h.people[who] == 0 {
		delete(h.people, who)
	}
}

// tooMany drops an interaction: to answer each would cost what is to be saved. Discord tells the user that it failed.
func (b *Bot) tooMany(i *interaction) {
	b.log.Debug("an interaction is dropped: too many are in hand", "interaction", i.ID, "guild", i.GuildID, "user", i.user().ID)
	b.metrics.interactions.WithLabelValues(kindOf(i), outcomeTooMany).Inc()
}
