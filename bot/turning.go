package bot

import (
	"cmp"
	"context"
	"sync"
	"time"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/work"
)

// Some private messages change on their own: a replay that plays, one in which the coach is waited for, and a step of a lesson that
// does not wait for ever. The last press on one gives the right to edit it for a quarter of an hour. It ends before that, with the next
// press, when it has nothing more to show, when its message is gone, and when the bot stops: it then stands still, and its controls
// work as ever.

const (
	turnsGuild  = 50 // messages of one guild that change on their own
	turnsEach   = 3  // and of one person in it
	turnsAtOnce = 4  // of all that are drawn and edited at once
	turnTime    = 10 * time.Second
	turnFails   = 3 // edits one after the other that may fail
	turnPace    = 1700 * time.Millisecond
)

// turning are the messages of this process that change on their own.
type turning struct {
	pace time.Duration
	gate *work.Gate
	some *inHand
	ctx  context.Context // of all
	end  context.CancelFunc

	mu  sync.Mutex
	all map[string]*turner // by the interaction that has made the message, or by lesson
}

// A turner has one message change.
type turner struct {
	stop context.CancelFunc
	over chan struct{} // closed when it edits no more
}

func newTurning() *turning {
	t := &turning{pace: turnPace, gate: work.NewGate(turnsAtOnce), some: newInHand(turnsGuild, turnsEach), all: make(map[string]*turner)}
	t.ctx, t.end = context.WithCancel(context.Background())
	return t
}

// A nextTurn is what a message shows next. Late says that the right to edit it is about to end: then the turn is the last one.
type nextTurn func(ctx context.Context, late bool) (next *discord.Message, last bool, err error)

// madeBy is the interaction that has made the private message that shows the answer.
func madeBy(i *interaction) string {
	if i.OnEphemeral() {
		return cmp.Or(i.Message.Made.ID, i.Message.ID)
	}
	return i.ID
}

// stand has a message change no more, and returns when no edit of it is under way, or when the press cannot wait for that.
func (b *Bot) stand(ctx context.Context, name string) {
	b.turning.mu.Lock()
	old := b.turning.all[name]
	b.turning.mu.Unlock()
	if old == nil {
		return
	}
	old.stop()
	select {
	case <-old.over:
	case <-ctx.Done():
	}
}

// mayTurn takes a place among the messages that change on their own. Who does not start one gives it back.
func (b *Bot) mayTurn(i *interaction) error {
	if !b.turning.some.take(i.Who()) {
		return refuse("no.turning")
	}
	return nil
}

// turns has the answer to a press change, a turn after each pause, and then gives its place back.
func (b *Bot) turns(i *interaction, next nextTurn) {
	b.turnsEach(i, madeBy(i), b.turning.pace, next, func() { b.turning.some.done(i.Who()) })
}

// turnsEach has the answer to a press change, a turn after each pause, until that of the same name stands.
func (b *Bot) turnsEach(i *interaction, name string, pause time.Duration, next nextTurn, over func()) {
	t := b.turning
	ctx, stop := context.WithCancel(t.ctx)
	mine := &turner{stop, make(chan struct{})}
	t.mu.Lock()
	if old := t.all[name]; old != nil { // of a press that came at the same time
		old.stop()
	}
	t.all[name] = mine
	t.mu.Unlock()
	go func() {
		defer t.forget(name, mine, over)
		for fails := 0; fails < turnFails && work.Sleep(ctx, pause) == nil; {
			switch last, err := b.turn(ctx, i, next); {
			case last || discord.IsCode(err, discord.UnknownMessage):
				return
			case err != nil:
				fails++
				b.log.Debug("couldn't update a replay or lesson that plays by itself", "interaction", i.ID, "fails", fails, "cause", err)
			default:
				fails = 0
			}
		}
	}()
}

func (t *turning) forget(name string, mine *turner, over func()) {
	mine.stop()
	over()
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.all[name] == mine {
		delete(t.all, name)
	}
	close(mine.over)
}

// turn shows the next turn, and reports whether it was the last. One that has begun is finished, so that it cannot overtake the
// answer to the next press.
func (b *Bot) turn(ctx context.Context, i *interaction, next nextTurn) (last bool, err error) {
	leave, err := b.turning.gate.Enter(ctx, i.Who())
	if err != nil {
		return true, nil //nolint:nilerr // it was stopped
	}
	defer leave()
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), turnTime)
	defer cancel()
	grant := i.Grant()
	if !time.Now().Before(grant.Expires) {
		return true, nil
	}
	m, last, err := next(ctx, !time.Now().Before(grant.Expires.Add(-fadeTime)))
	switch {
	case err != nil:
		return true, b.client.SayAbove(ctx, grant, b.sentence(i, err))
	case m == nil:
		return last, nil
	}
	return last, b.client.EditByGrant(ctx, grant, "", grant.Token, *m, time.Time{})
}
