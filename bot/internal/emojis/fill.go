package emojis

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"ruckus/bot/internal/work"
)

// A State is how far the pictures are, after a Look.
type State struct {
	Up      int      `json:"up"`
	Of      int      `json:"of"`
	Foreign int      `json:"foreign"` // emojis of the application that are not the bot's own
	Add     []string `json:"add"`     // names of pictures that are to be put up
	Delete  []string `json:"delete"`  // names of the bot's own emojis that are of no use any more
	Crowded string   `json:"crowded"` // for which games there is no room, in a sentence; "": for all
	Refused []string `json:"refused"` // names of pictures that Discord does not take
}

// State returns how far the pictures are. It is for the goroutine that calls Look or Fill.
func (k *Keeper) State() State {
	s := State{Foreign: k.foreign(), Crowded: k.crowded()}
	s.Up, s.Of = k.Count()
	for _, p := range k.missing() {
		s.Add = append(s.Add, p.Name)
	}
	for _, p := range k.pictures {
		if k.refused[p.Name] {
			s.Refused = append(s.Refused, p.Name)
		}
	}
	for _, e := range k.old() {
		s.Delete = append(s.Delete, e.Name)
	}
	return s
}

// A Progress is how far Fill is.
type Progress struct {
	Up, Of int
	Left   time.Duration // about so long it takes still
	Wait   time.Time     // Discord takes no more before; the zero time: it does now
}

// Fill puts up what is missing and returns when all is up. It tells how far it is whenever that has changed. It returns an
// error in words where it ends without all, or with the context's error.
func (k *Keeper) Fill(ctx context.Context, tell func(Progress)) error {
	k.begun = time.Now()
	if err := k.Look(ctx); err != nil {
		return fmt.Errorf("%s: %w", unknown, err)
	}
	k.next = k.last.Add(lookEvery)
	var told Progress
	for {
		now := k.progress()
		if now.Up != told.Up || !now.Wait.Equal(told.Wait) || told.Of == 0 {
			tell(now)
			told = now
		}
		if len(k.missing()) == 0 && len(k.added) == 0 {
			return k.short()
		}
		wait := k.step(ctx)
		if work.Sleep(ctx, wait) != nil {
			return ctx.Err()
		}
	}
}

// short says why not all pictures are up though there is nothing more to do; nil: they are.
func (k *Keeper) short() error {
	s := k.State()
	var why []string
	if s.Crowded != "" {
		why = append(why, s.Crowded)
	}
	if len(s.Refused) > 0 {
		why = append(why, "Discord doesn't take "+strings.Join(s.Refused, ", "))
	}
	if len(why) == 0 {
		return nil
	}
	return errors.New(strings.Join(why, "; "))
}

func (k *Keeper) progress() Progress {
	p := Progress{Up: len(k.up), Of: len(k.pictures)}
	now, n := time.Now(), len(k.missing())
	if free := k.client.EmojisFree(); free.After(now) && n > 0 {
		p.Wait = free
		k.rate.pause(free)
	}
	p.Left = k.rate.left(now, n, p.Wait)
	return p
}
