package emojis

import (
	"context"
	"fmt"
	"math/rand/v2"
	"net/http"
	"slices"
	"time"

	"ruckus/bot/internal/discord"
)

// Knowledge is what a Keeper knows of Discord, and has done.
type knowledge struct {
	app, bot string // IDs of the application and of its user
	begun    time.Time

	have       []discord.AppEmoji          // all that there are, as of the last look
	up         map[string]discord.AppEmoji // by the names of the pictures that they stand for
	own        map[string]bool             // IDs of those that are recorded as the bot's own
	added      map[string]bool             // IDs of those that were put up and are not recorded yet
	last, next time.Time                   // looks
	fails      int                         // in a row

	taken    map[string]bool // names that Discord has refused though it lists no emoji that has them
	refused  map[string]bool // names of pictures that Discord has refused for another reason
	room     int             // for emojis in all
	toldFull bool            // the log knows that it is not enough
	paused   time.Time       // until when the limit lasts that the log knows of
	tidied   bool            // what is of no use any more was removed
	done     bool            // all pictures are up; the log knows

	since       time.Time // when the first of those was put up that were missing
	puts, bytes int       // since then
	rate        rate
}

// step does one thing, and returns after how long there is another one to do.
func (k *Keeper) step(ctx context.Context) time.Duration {
	now := time.Now()
	if !now.Before(k.next) {
		if err := k.Look(ctx); err != nil {
			return k.failed(ctx, unknown, err)
		}
		k.fails = 0
		k.next = k.last.Add(lookEvery)
		return 0
	}
	if err := k.record(ctx); err != nil {
		return k.failed(ctx, unrecorded, err)
	}
	missing := k.missing()
	k.tellCrowded()
	switch {
	case len(missing) == 0:
		return k.finish(ctx)
	case len(k.have) >= k.room && !k.makeRoom(ctx):
		return time.Until(k.next)
	}
	if free := k.client.EmojisFree(); free.After(now) {
		if free.Sub(now) > lookAgain && !free.Equal(k.paused) {
			k.paused = free
			k.rate.pause(free)
			k.log.Info("waiting for Discord's emoji limit; until then some games show cards as text", "uploaded", k.about(), "retry_at", free.Round(time.Second))
		}
		return min(time.Until(free), time.Until(k.next))
	}
	return k.add(ctx, missing[0])
}

// Look learns which pictures are up. It changes nothing, in the store or at Discord.
func (k *Keeper) Look(ctx context.Context) error {
	if err := k.identify(ctx); err != nil {
		return err
	}
	k.last = time.Now()
	have, err := k.client.Emojis(ctx, k.app)
	if err != nil {
		return err
	}
	_, own, err := k.readOwn(ctx)
	if err != nil {
		return fmt.Errorf("read which emojis are the bot's own: %w", err)
	}
	before := len(k.up)
	k.have, k.own, k.room = have, setOf(own.IDs), discord.MaxEmojis
	k.match()
	if len(k.up) < before {
		if k.done {
			k.done, k.since, k.puts, k.bytes = false, time.Time{}, 0, 0
		}
		k.log.Warn("card pictures disappeared; uploading them again", "uploaded", k.about())
	}
	k.publish()
	return nil
}

// What goes wrong, for the log.
const (
	unknown    = "couldn't list the card pictures at Discord"
	unrecorded = "couldn't store which emojis are the bot's; no uploads until then"
)

// add puts up a picture.
func (k *Keeper) add(ctx context.Context, p Picture) time.Duration {
	name := k.free(p)
	if name == "" {
		k.refuse(p, fmt.Errorf("all names like %s are taken by emojis that others uploaded", p.Name))
		return 0
	}
	begun := time.Now()
	if k.since.IsZero() {
		k.since = begun
	}
	png := p.PNG()
	e, err := k.client.AddEmoji(ctx, k.app, name, png)
	switch {
	case err == nil:
		k.fails = 0
		k.puts++
		k.added[e.ID] = true
		k.bytes += len(png)
		e.User.ID = k.bot
		k.have = append(k.have, e)
		k.up[p.Name] = e
		k.rate.add(begun)
		k.publish()
		if err := k.record(ctx); err != nil {
			return k.failed(ctx, unrecorded, err)
		}
		return max(0, pace-time.Since(begun))
	case discord.IsStatus(err, 429):
		return 0 // the client knows how long to wait
	case discord.IsCode(err, discord.TooManyEmojis):
		k.room = len(k.have)
		return 0
	case discord.IsCode(err, discord.InvalidForm):
		return k.crossed(ctx, p, name, err)
	}
	return k.failed(ctx, "couldn't upload a card picture", err)
}

// crossed takes in that Discord has refused a picture: mostly because another process has just put up the same.
func (k *Keeper) crossed(ctx context.Context, p Picture, name string, cause error) time.Duration {
	if err := k.Look(ctx); err != nil {
		return k.failed(ctx, unknown, err)
	}
	switch _, up := k.up[p.Name]; {
	case up:
		return crossedFor/2 + rand.N(crossedFor)
	case slices.ContainsFunc(k.have, func(e discord.AppEmoji) bool { return e.Name == name }):
		return 0 // somebody else has it: there are other names
	case name == p.Name: // it may be taken by what is not listed
		k.taken[name] = true
		return 0
	}
	k.refuse(p, cause)
	return 0
}

// refuse gives up on a picture until the next start.
func (k *Keeper) refuse(p Picture, cause error) {
	k.refused[p.Name] = true
	k.log.Error("Discord refused a card picture: its games show cards as text", "picture", p.Name, "do", "restart to try again", "cause", cause)
}

// failed returns how long to wait after a failure: each time longer.
func (k *Keeper) failed(ctx context.Context, what string, err error) time.Duration {
	if ctx.Err() != nil {
		return 0
	}
	pause := min(lookAgain<<min(k.fails, 10), longest)
	k.fails++
	if k.next.Before(time.Now()) {
		k.next = time.Now().Add(pause)
	}
	if !discord.IsStatus(err, http.StatusUnauthorized) { // the bot ends for that, and says so
		k.log.Warn(what, "uploaded", k.about(), "retry_in", pause, "cause", err)
	}
	return pause
}

// finish says that all is up, and removes what is of no use any more, but not at once: a process of an older version may
// still show it, which is about to be stopped.
func (k *Keeper) finish(ctx context.Context) time.Duration {
	if !k.done && len(k.up) == len(k.pictures) {
		k.done, k.toldFull = true, false
		took := time.Duration(0)
		if !k.since.IsZero() {
			took = time.Since(k.since)
		}
		k.log.Info("all card pictures uploaded", "count", len(k.up), "added", k.puts, "bytes", k.bytes, "took", took.Round(10*time.Millisecond))
	}
	if !k.tidied && time.Since(k.begun) >= lookEvery {
		k.tidied = k.tidy(ctx)
	}
	return time.Until(k.next)
}

// tellCrowded has the log say once for which games there is no room.
func (k *Keeper) tellCrowded() {
	sentence := k.crowded()
	if sentence != "" && !k.toldFull {
		k.log.Warn(sentence, "uploaded", k.about())
	}
	k.toldFull = k.toldFull || sentence != ""
}

// makeRoom removes what is of no use any more where there is no room for more, and reports whether there was something.
func (k *Keeper) makeRoom(ctx context.Context) bool {
	n := len(k.have)
	k.tidy(ctx)
	return len(k.have) < n
}

// tidy removes the bot's own emojis that stand for no picture any more, and reports whether none is left.
func (k *Keeper) tidy(ctx context.Context) bool {
	for _, e := range k.old() {
		if err := k.client.DeleteEmoji(ctx, k.app, e.ID); err != nil {
			k.log.Warn("couldn't delete an outdated card picture", "emoji", e.Name, "cause", err)
			return false
		}
		k.log.Info("deleted an outdated card picture", "emoji", e.Name)
		k.have = slices.DeleteFunc(k.have, func(other discord.AppEmoji) bool { return other.ID == e.ID })
	}
	return true
}
