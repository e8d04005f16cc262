package bot

import (
	"context"
	"errors"
	"sync"
	"time"

	"ruckus/bot/table"
)

// deferAfter is how long the bot waits for its own work before it asks Discord for more time than the 3 seconds.
const deferAfter = 1500 * time.Millisecond

// An answer is the one reply that an interaction gets. When it takes long, Discord is told that it will come, and the
// message that was promised is edited later.
type answer struct {
	b       *Bot
	i       *interaction
	promise int // how it is deferred: answerDeferred or answerDeferredPress
	begun   time.Time
	timer   *time.Timer

	// Of the goroutine that carries out the interaction:
	outcome string
	standIn bool      // another process should answer
	ref     table.Ref // of the table that it speaks for; zero: that is not known

	mu       sync.Mutex
	taken    bool          // the reply or the deferral is on its way
	deferred chan struct{} // closed when the deferral has been sent; nil when there is none
	lost     error         // set before that: another process has answered
}

// answer begins the time in which an interaction must be answered. A press on a hand is deferred invisibly, so that the
// hand is what changes later; all else becomes an ephemeral message.
func (b *Bot) answer(i *interaction) *answer {
	a := &answer{b: b, i: i, promise: answerDeferred, begun: time.Now(), outcome: outcomeDone}
	if i.Type == isComponent && i.onHand() {
		a.promise = answerDeferredPress
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
	ctx, cancel := context.WithTimeout(context.Background(), callbackTime)
	defer cancel()
	switch _, err := a.b.rest.callback(ctx, a.i, a.promise, nil); {
	case isCode(err, alreadyAnswered):
		a.lost = err
		return
	case err != nil:
		a.b.log.Warn("an interaction cannot be deferred", "interaction", a.i.ID, "cause", err)
	}
	a.acknowledged()
}

// acknowledged notes how long Discord had to wait.
func (a *answer) acknowledged() {
	a.b.metrics.answers.WithLabelValues(a.kind()).Observe(time.Since(a.begun).Seconds())
}

func (a *answer) kind() string {
	if a.i.Type == isCommand {
		return kindCommand
	}
	return kindPress
}

// about says which table the answer is about. If another process speaks for it, the answer is left to that one for a
// while; if Discord takes it from this one all the same, the other is gone, and this one speaks from then on.
func (a *answer) about(t table.Table) {
	if t.ID != "" && !t.Speaks {
		a.standIn, a.ref = true, t.Ref
	}
}

// take claims the reply, and tells whether it was deferred before. Where it is another process that should answer, it first
// leaves it the time to. It fails where another one has deferred the answer, and so will give it.
func (a *answer) take(ctx context.Context) (deferred bool, err error) {
	if a.standIn {
		_ = sleep(ctx, time.Until(a.begun.Add(table.StandIn)))
	}
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
func (a *answer) edit(ctx context.Context, m message) error {
	old := ""
	if a.promise == answerDeferredPress {
		old = a.i.Message.ID
	}
	return a.b.rest.editAnswer(ctx, a.i.ApplicationID, a.i.Token, old, m)
}

// post answers with a message for everybody and returns its ID, or posted false when it is too late for that: the
// promised message is for the asker alone, and still has to come.
func (a *answer) post(ctx context.Context, m message) (id string, posted bool, err error) {
	deferred, err := a.take(ctx)
	switch {
	case err != nil:
		return "", true, a.given(ctx, err)
	case deferred:
		return "", false, nil
	}
	id, err = a.b.rest.callback(ctx, a.i, answerMessage, &m)
	if err == nil && id == "" {
		id, err = a.b.rest.answerID(ctx, a.i.ApplicationID, a.i.Token)
	}
	return id, true, a.given(ctx, err)
}

// reply answers with a message for the asker alone, or with the promised one.
func (a *answer) reply(ctx context.Context, m message) error {
	deferred, err := a.take(ctx)
	switch {
	case err != nil:
	case deferred:
		err = a.edit(ctx, m)
	default:
		m = m.ephemeral()
		_, err = a.b.rest.callback(ctx, a.i, answerMessage, &m)
	}
	return a.given(ctx, err)
}

// update changes the message that was pressed on. It returns false when that was not possible, because a message for
// the asker has been promised meanwhile: that one then says that it is done.
func (a *answer) update(ctx context.Context, m message) (bool, error) {
	deferred, err := a.take(ctx)
	done := !deferred || a.promise == answerDeferredPress
	switch {
	case err != nil:
	case !deferred:
		_, err = a.b.rest.callback(ctx, a.i, answerUpdate, &m)
	case done:
		err = a.edit(ctx, m)
	default:
		err = a.edit(ctx, text("Done."))
	}
	return done, a.given(ctx, err)
}

// acknowledge answers a press on a message that everybody sees, and leaves that as it is.
func (a *answer) acknowledge(ctx context.Context) error {
	deferred, err := a.take(ctx)
	switch {
	case err != nil:
	case deferred:
		err = a.edit(ctx, text("Done."))
	default:
		_, err = a.b.rest.callback(ctx, a.i, answerDeferredPress, nil)
	}
	return a.given(ctx, err)
}

// private answers with a screen for the asker alone: in the private message that was pressed on, or in a new one.
func (a *answer) private(ctx context.Context, m message) {
	if a.i.Type == isComponent && a.i.onHand() {
		_, _ = a.update(ctx, m)
		return
	}
	_ = a.reply(ctx, m)
}

// say answers with a sentence for the asker alone. The message that was pressed on stays, with the sentence on top
// where there is no other way.
func (a *answer) say(ctx context.Context, sentence string) error {
	deferred, err := a.take(ctx)
	switch {
	case err != nil:
	case !deferred:
		m := text(sentence).ephemeral()
		_, err = a.b.rest.callback(ctx, a.i, answerMessage, &m)
	case a.promise == answerDeferredPress:
		err = a.b.rest.sayAbove(ctx, a.i.ApplicationID, a.i.Token, sentence)
	default:
		err = a.edit(ctx, text(sentence))
	}
	return a.given(ctx, err)
}

// refuse says what went wrong.
func (a *answer) refuse(ctx context.Context, err error) error {
	return a.say(ctx, a.sentence(err))
}

// sentence is what to tell the asker about an error. The answer counts as a refusal from then on.
func (a *answer) sentence(err error) string {
	a.outcome = outcomeRefused
	if errors.Is(err, table.ErrNewer) { // a newer process may be there, which can do it
		a.standIn = true
	}
	if _, fault := table.Sentence(err); fault && !errors.Is(err, errCustomID) {
		a.outcome = outcomeFault
	}
	return a.b.sentence(a.i, err)
}

// given counts an answer, and writes down when it did not arrive. One that another process has given is not counted here.
func (a *answer) given(ctx context.Context, err error) error {
	if isCode(err, alreadyAnswered) {
		a.b.log.Debug("another process has answered", "interaction", a.i.ID)
		return err
	}
	if a.deferred == nil {
		a.acknowledged()
	}
	outcome := a.outcome
	if err != nil {
		outcome = outcomeLost
		a.b.log.Warn("an answer did not arrive", "interaction", a.i.ID, "cause", err)
	}
	a.b.metrics.interactions.WithLabelValues(a.kind(), outcome).Inc()
	if err == nil && a.ref.ID != "" {
		a.b.speak(ctx, a.ref)
	}
	return err
}
