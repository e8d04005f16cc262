package bot

import (
	"context"
	"errors"
	"sync"
	"time"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/problem"
	"ruckus/store"
)

// deferAfter is how long the bot waits for its own work before it asks Discord for more time than the 3 seconds.
const deferAfter = 1500 * time.Millisecond

// An answer is the one reply that an interaction gets. When it takes long, it is deferred: Discord is told that it will
// come, and shows a message that is edited later.
type answer struct {
	b       *Bot
	i       *interaction
	promise int // how it is deferred: ReplyDeferred or ReplyDeferredPress
	begun   time.Time
	timer   *time.Timer

	// Of the goroutine that carries out the interaction:
	outcome  string
	owner    ownership
	replaced bool // the message that was pressed on shows this answer

	mu       sync.Mutex
	taken    bool          // the reply or the deferral is on its way
	deferred chan struct{} // closed when the deferral has been sent; nil when there is none
	lost     error         // set before that: another process has answered
}

// answer begins the time in which an interaction must be answered. A press on a hand is deferred invisibly, so that the
// hand is what changes later; everything else becomes an ephemeral message.
func (b *Bot) answer(i *interaction) *answer {
	a := &answer{b: b, i: i, promise: discord.ReplyDeferred, begun: time.Now(), outcome: outcomeDone}
	if i.OnEphemeral() {
		a.promise = discord.ReplyDeferredPress
	}
	a.timer = time.AfterFunc(deferAfter, a.postpone)
	return a
}

func (a *answer) postpone() {
	a.mu.Lock()
	if a.taken {
		a.mu.Unlock()
		return
	}
	a.taken, a.deferred = true, make(chan struct{})
	a.mu.Unlock()
	defer close(a.deferred)
	switch err := a.b.client.Defer(context.Background(), a.i.Interaction, a.promise); {
	case discord.IsCode(err, discord.AlreadyAnswered):
		a.lost = err
		return
	case err != nil:
		a.b.log.Warn("couldn't ask Discord for more time to answer a press", "interaction", a.i.ID, "user", a.i.user().ID, "cause", err)
	}
	a.acknowledged()
}

// acknowledged notes how long Discord had to wait.
func (a *answer) acknowledged() {
	a.b.metrics.answers.WithLabelValues(kindOf(a.i)).Observe(time.Since(a.begun).Seconds())
}

func kindOf(i *interaction) string {
	if i.Type == discord.TypeCommand {
		return kindCommand
	}
	return kindPress
}

// take claims the reply, and reports whether it was deferred before. If another process owns the table, that one first gets
// the time to answer. It fails if another process has deferred the answer: then that one will give it.
func (a *answer) take(ctx context.Context) (deferred bool, err error) {
	a.owner.wait(ctx, a.begun)
	a.timer.Stop()
	a.mu.Lock()
	a.taken = true
	sent := a.deferred
	a.mu.Unlock()
	if sent == nil {
		return false, nil
	}
	<-sent
	return true, a.lost
}

// edit changes the promised message.
func (a *answer) edit(ctx context.Context, m discord.Message) error {
	old := ""
	if a.promise == discord.ReplyDeferredPress {
		old = a.i.Message.ID
	}
	return a.b.client.EditAnswer(ctx, a.i.Grant(), old, m)
}

// send answers at once.
func (a *answer) send(ctx context.Context, kind int, m discord.Message) error {
	_, err := a.b.client.Answer(ctx, a.i.Interaction, kind, m)
	return err
}

// post answers with a message for everybody and returns its ID. If the answer was deferred, it is too late for that, and
// posted is false: the deferred message is for the asker alone, and still has to be edited.
func (a *answer) post(ctx context.Context, m discord.Message) (id string, posted bool, err error) {
	deferred, err := a.take(ctx)
	switch {
	case err != nil:
		return "", true, a.given(ctx, err)
	case deferred:
		return "", false, nil
	}
	id, err = a.b.client.Answer(ctx, a.i.Interaction, discord.ReplyMessage, m)
	return id, true, a.given(ctx, err)
}

// reply answers with a message for the asker alone, or with the promised one.
func (a *answer) reply(ctx context.Context, m discord.Message) error {
	deferred, err := a.take(ctx)
	switch {
	case err != nil:
	case deferred:
		err = a.edit(ctx, m)
	default:
		err = a.send(ctx, discord.ReplyMessage, m.Ephemeral())
	}
	return a.given(ctx, err)
}

// update changes the message that was pressed on. It returns false when that was not possible, because the answer was
// deferred as a message for the asker: that message then says "Done."
func (a *answer) update(ctx context.Context, m discord.Message) (bool, error) {
	deferred, err := a.take(ctx)
	done := !deferred || a.promise == discord.ReplyDeferredPress
	a.replaced = done
	switch {
	case err != nil:
	case !deferred:
		err = a.send(ctx, discord.ReplyUpdate, m)
	case done:
		err = a.edit(ctx, m)
	default:
		err = a.edit(ctx, discord.Text("Done."))
	}
	return done, a.given(ctx, err)
}

// acknowledge answers a press on a message that everybody sees, and leaves that as it is.
func (a *answer) acknowledge(ctx context.Context) error {
	deferred, err := a.take(ctx)
	switch {
	case err != nil:
	case deferred:
		err = a.edit(ctx, discord.Text("Done."))
	default:
		err = a.b.client.Defer(ctx, a.i.Interaction, discord.ReplyDeferredPress)
	}
	return a.given(ctx, err)
}

// ask answers with a form. It returns false where that is no longer possible, because the answer was deferred.
func (a *answer) ask(ctx context.Context, f discord.Modal) (bool, error) {
	deferred, err := a.take(ctx)
	if err == nil && deferred {
		return false, nil
	}
	if err == nil {
		err = a.b.client.Ask(ctx, a.i.Interaction, f)
	}
	return true, a.given(ctx, err)
}

// private answers with a screen for the asker alone: in the private message that was pressed on, or in a new one.
func (a *answer) private(ctx context.Context, m discord.Message) {
	if a.i.OnEphemeral() {
		_, _ = a.update(ctx, m)
		return
	}
	_ = a.reply(ctx, m)
}

// say answers with a sentence for the asker alone. The message that was pressed on stays, with the sentence on top
// where there is no other way.
func (a *answer) say(ctx context.Context, sentence string) {
	deferred, err := a.take(ctx)
	switch {
	case err != nil:
	case !deferred:
		err = a.send(ctx, discord.ReplyMessage, discord.Text(sentence).Ephemeral())
	case a.promise == discord.ReplyDeferredPress:
		err = a.b.client.SayAbove(ctx, a.i.Grant(), sentence)
	default:
		err = a.edit(ctx, discord.Text(sentence))
	}
	_ = a.given(ctx, err)
}

// refuse says what went wrong.
func (a *answer) refuse(ctx context.Context, err error) { a.say(ctx, a.sentence(err)) }

// sentence is what to tell the asker about an error. The answer counts as a refusal from then on.
func (a *answer) sentence(err error) string {
	a.outcome = outcomeRefused
	if errors.Is(err, store.ErrNewer) { // a newer process may be running that can do it
		a.owner.other = true
	}
	if _, fault := problem.Sentence(err); fault {
		a.outcome = outcomeFault
	}
	return a.b.sentence(a.i, err)
}

// given counts an answer, and logs it when it did not arrive. An answer that another process has given is not counted.
func (a *answer) given(ctx context.Context, err error) error {
	if err == nil || discord.IsCode(err, discord.AlreadyAnswered) {
		a.b.notePress(a.i)
		a.b.lend(a.i)
		if !a.replaced {
			a.b.prolong(a.i)
		}
	}
	if discord.IsCode(err, discord.AlreadyAnswered) {
		a.b.log.Debug("another process answered first", "interaction", a.i.ID, "user", a.i.user().ID)
		return err
	}
	if a.deferred == nil {
		a.acknowledged()
	}
	outcome := a.outcome
	a.b.lost.note(time.Now(), err)
	switch {
	case discord.IsCode(err, discord.UnknownMessage) && a.i.OnEphemeral():
		a.b.log.Debug("a hand was opened again before the answer to a press on the old one", "interaction", a.i.ID, "cause", err)
	case err != nil:
		outcome = outcomeLost
		a.b.log.Warn("Discord didn't take an answer: the player sees a failed press", "interaction", a.i.ID, "user", a.i.user().ID, "cause", err)
	}
	a.b.metrics.interactions.WithLabelValues(kindOf(a.i), outcome).Inc()
	if err == nil {
		a.owner.answered(ctx, a.b)
	}
	return err
}

// workTime is how long the bot tries to do what somebody asked for.
const workTime = 20 * time.Second
