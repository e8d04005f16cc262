package bot

import (
	"context"
	"slices"
	"time"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/page"
	"ruckus/bot/internal/work"
	"ruckus/render/frame"
)

const drainPause = 500 * time.Millisecond // between two looks at the races that are on

// drain prepares the end: nobody begins a table, practice or a lesson any more, open hands say what to do, and races end their round, for as long as
// the configuration allows.
func (b *Bot) drain() {
	if b.cfg.Drain <= 0 {
		return
	}
	ctx, cancel := context.WithTimeout(context.Background(), b.cfg.Drain)
	defer cancel()
	b.ending.Store(true)
	b.pages.TouchEverything()
	on := b.racesOn(ctx, b.pages.All())
	if len(on) > 0 {
		b.log.Info("stopping: letting races finish their round", "races", len(on), "wait_at_most", b.cfg.Drain)
	}
	for len(on) > 0 && work.Sleep(ctx, drainPause) == nil {
		on = b.racesOn(ctx, on)
	}
}

// racesOn are those of the tables at which a race is on now.
func (b *Bot) racesOn(ctx context.Context, all []page.Topic) []page.Topic {
	return slices.DeleteFunc(all, func(topic page.Topic) bool {
		t, err := b.host.Get(ctx, match.Ref(topic))
		return err != nil || !t.Racing || !t.Owned
	})
}

// mayBegin reports whether something may begin now; while the bot ends it says that it may in a minute.
func (a *answer) mayBegin(ctx context.Context) bool {
	if !a.b.ending.Load() {
		return true
	}
	a.say(ctx, say("no.restart"))
	return false
}

// endingNote is what open hands say while the bot ends; "" while it does not.
func (b *Bot) endingNote() string {
	if !b.ending.Load() {
		return ""
	}
	return frame.Restarts()
}
