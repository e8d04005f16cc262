package bot

import (
	"context"
	"maps"
	"slices"
	"sync"
	"time"

	"ruckus/bot/table"
	"ruckus/bot/work"
)

const (
	deleteEvery = 24 * time.Hour  // between two looks for guilds that were left long ago
	lookAround  = 5 * time.Minute // after a start, until it is known in which guilds the bot is
	noteEvery   = time.Minute     // between two tries to note where the bot is
)

// away knows which guilds were left and which not, by what this process was told last.
type away struct {
	mu   sync.Mutex
	all  map[string]bool           // true: left
	todo map[string]bool           // that the store may not have yet
	own  []func(guild string) bool // of the shards that have connected: whether a guild is theirs; until it was looked what they miss
}

func (w *away) note(left bool, guilds ...string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.all == nil {
		w.all, w.todo = make(map[string]bool), make(map[string]bool)
	}
	for _, g := range guilds {
		w.all[g], w.todo[g] = left, left
	}
}

// here tells whether the bot is known to be in a guild.
func (w *away) here(guild string) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	left, known := w.all[guild]
	return known && !left
}

// connected notes that a shard has said in which guilds it is. Own tells which would be its own.
func (w *away) connected(own func(guild string) bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.own = append(w.own, own)
}

// looking is how many shards have connected since it was looked last what they miss.
func (w *away) looking() int {
	w.mu.Lock()
	defer w.mu.Unlock()
	return len(w.own)
}

// miss notes of guilds that they were left, where one of the first shards would have named them and nothing is known of
// them. It returns which.
func (w *away) miss(shards int, guilds []string) (missed []string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for _, g := range guilds {
		if _, known := w.all[g]; !known && slices.ContainsFunc(w.own[:shards], func(own func(string) bool) bool { return own(g) }) {
			w.all[g], w.todo[g] = true, true
			missed = append(missed, g)
		}
	}
	w.own = w.own[shards:]
	return missed
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

// left notes that the bot has left a guild.
func (b *Bot) left(ctx context.Context, guild string) {
	b.away.note(true, guild)
	b.log.Info("the bot has left a guild; what is kept of it is deleted later", "guild", guild, "in", table.LeftKept)
	b.noteAway(ctx)
}

// returned notes that the bot is in these guilds.
func (b *Bot) returned(ctx context.Context, guilds ...string) {
	b.away.note(false, guilds...)
	b.noteAway(ctx)
}

// noteMissed notes that the bot has left guilds while it was stopped: those of which something is stored, and which Discord
// has not named although their shard is connected. What fails is tried again by deleteLeft.
func (b *Bot) noteMissed(ctx context.Context) {
	b.missing.Lock()
	defer b.missing.Unlock()
	shards := b.away.looking()
	if shards == 0 {
		return
	}
	stored, err := b.host.Guilds(ctx)
	if err != nil {
		b.log.Warn("it is not known yet which guilds the bot has left while it was stopped", "again in", noteEvery, "cause", err)
		return
	}
	if missed := b.away.miss(shards, stored); len(missed) > 0 {
		b.log.Warn("the bot is no longer in guilds of which something is kept; that is deleted later", "guilds", missed, "in", table.LeftKept)
		b.noteAway(ctx)
	}
}

// noteAway stores in which guilds the bot is and in which not. What fails is tried again by deleteLeft.
func (b *Bot) noteAway(ctx context.Context) {
	b.noting.Lock()
	defer b.noting.Unlock()
	todo := b.away.unnoted()
	if len(todo) == 0 {
		return
	}
	stored, err := b.host.Left(ctx)
	for guild, left := range todo {
		if err != nil {
			break
		}
		_, is := stored[guild]
		switch {
		case left && !is:
			err = b.host.LeaveGuild(ctx, guild)
		case !left && is:
			err = b.host.ReturnTo(ctx, guild)
		}
		if err == nil {
			b.away.noted(guild, left)
		}
	}
	if err != nil {
		b.log.Warn("where the bot is cannot be noted yet", "again in", noteEvery, "cause", err)
	}
}

// deleteLeft deletes what is kept of guilds that the bot left long ago, every day until the context ends.
func (b *Bot) deleteLeft(ctx context.Context) {
	next := time.Now().Add(lookAround)
	for work.Sleep(ctx, noteEvery) == nil {
		b.noteMissed(ctx)
		b.noteAway(ctx)
		if time.Now().After(next) {
			next = time.Now().Add(deleteEvery)
			b.deleteLeftNow(ctx)
		}
	}
}

func (b *Bot) deleteLeftNow(ctx context.Context) {
	if _, err := b.host.DeleteLeft(ctx, b.away.here); err != nil {
		b.log.Warn("what is kept of guilds that were left is not deleted yet", "cause", err)
	}
}
