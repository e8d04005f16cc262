package bot

import (
	"context"
	"sync"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/work"
)

// How many interactions may be in hand at once. Each holds a goroutine, and a place in the queue of its table.
const (
	inHandGuild = 1000
	inHandEach  = 20 // of one person in a guild
)

// How many interactions beyond those may be turned away with a sentence at once. Each holds a goroutine and a request to
// Discord until that is answered, for 3 s at most. What comes beyond them is dropped.
const (
	awayGuild = 20
	awayEach  = 1 // of one person in a guild
)

// errTooMany is what people are told about an interaction that was turned away.
var errTooMany = say("no.busy")

// inHand counts interactions that are under way.
type inHand struct {
	most, each int // of a guild, and of one person in it

	mu     sync.Mutex
	guilds map[string]int
	people map[work.Who]int
}

func newInHand(most, each int) *inHand {
	return &inHand{most: most, each: each, guilds: make(map[string]int), people: make(map[work.Who]int)}
}

// take counts one more, unless the guild or the person has too many already, and reports whether it was counted.
func (h *inHand) take(who work.Who) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.guilds[who.Guild] >= h.most || h.people[who] >= h.each {
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
	h.guilds[who.Guild]--
	if h.guilds[who.Guild] == 0 {
		delete(h.guilds, who.Guild)
	}
	h.people[who]--
	if h.people[who] == 0 {
		delete(h.people, who)
	}
}

// turnAway refuses an interaction because too many are in hand. It asks neither the store nor the queue of a table. If too many
// are being turned away as well, it is dropped, and Discord tells the user that it failed.
func (b *Bot) turnAway(i *interaction) {
	b.log.Debug("too many presses at once: this one was turned away", "interaction", i.ID, "guild", i.GuildID, "user", i.user().ID)
	b.metrics.interactions.WithLabelValues(kindOf(i), outcomeTooMany).Inc()
	if !b.turnedAway.take(i.Who()) {
		return
	}
	b.work.Go(func() {
		defer b.turnedAway.done(i.Who())
		if _, err := b.client.Answer(context.Background(), i.Interaction, discord.ReplyMessage, discord.Text(errTooMany).Ephemeral()); err != nil {
			b.log.Debug("couldn't answer a press beyond the limit", "interaction", i.ID, "user", i.user().ID, "cause", err)
		}
	})
}
