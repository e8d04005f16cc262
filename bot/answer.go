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
	outcome string // of the interaction; of the goroutine that carries it out

	mu       sync.Mutex
	taken    bool          // the reply or the deferral is on its way
	deferred chan struct{} // closed when the deferral has been sent; nil when there is none
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
	if _, err := a.b.rest.callback(ctx, a.i, a.promise, nil); err != nil {
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

// take claims the reply, and tells whether it was deferred before.
func (a *answer) take() (deferred bool) {
	a.timer.Stop()
	a.mu.Lock()
	a.taken = true
	sent := a.deferred
	a.mu.Unlock()
	if sent == nil {
		return false
	}
	<-sent
	return true
}

// post answers with a message for everybody and returns its ID, or posted false when it is too late for that: the
// promised message is for the asker alone, and still has to come.
func (a *answer) post(ctx context.Context, m message) (id string, posted bool, err error) {
	if a.take() {
		return "", false, nil
	}
	id, err = a.b.rest.callback(ctx, a.i, answerMessage, &m)
	if err == nil && id == "" {
		id, err = a.b.rest.answerID(ctx, a.i.ApplicationID, a.i.Token)
	}
	return id, true, a.given(err)
}

// reply answers with a message for the asker alone, or with the promised one.
func (a *answer) reply(ctx context.Context, m message) error {
	if a.take() {
		return a.given(a.b.rest.editAnswer(ctx, a.i.ApplicationID, a.i.Token, m, m.file))
	}
	m = m.ephemeral()
	_, err := a.b.rest.callback(ctx, a.i, answerMessage, &m)
	return a.given(err)
}

// update changes the message that was pressed on. It returns false when that was not possible, because a message for
// the asker has been promised meanwhile: that one then says that it is done.
func (a *answer) update(ctx context.Context, m message) (bool, error) {
	if !a.take() {
		_, err := a.b.rest.callback(ctx, a.i, answerUpdate, &m)
		return true, a.given(err)
	}
	pressed := a.promise == answerDeferredPress
	if !pressed {
		m = text("Done.")
	}
	return pressed, a.given(a.b.rest.editAnswer(ctx, a.i.ApplicationID, a.i.Token, m, m.file))
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
	if !a.take() {
		m := text(sentence).ephemeral()
		_, err := a.b.rest.callback(ctx, a.i, answerMessage, &m)
		return a.given(err)
	}
	if a.promise == answerDeferredPress {
		body := struct {
			Content         string          `json:"content"`
			AllowedMentions allowedMentions `json:"allowed_mentions"`
		}{sentence, nobody}
		return a.given(a.b.rest.editAnswer(ctx, a.i.ApplicationID, a.i.Token, body, nil))
	}
	return a.given(a.b.rest.editAnswer(ctx, a.i.ApplicationID, a.i.Token, text(sentence), nil))
}

// refuse says what went wrong.
func (a *answer) refuse(ctx context.Context, err error) error {
	return a.say(ctx, a.sentence(err))
}

// sentence is what to tell the asker about an error. The answer counts as a refusal from then on.
func (a *answer) sentence(err error) string {
	a.outcome = outcomeRefused
	if _, fault := table.Sentence(err); fault && !errors.Is(err, errCustomID) {
		a.outcome = outcomeFault
	}
	return a.b.sentence(a.i, err)
}

// given counts an answer, and writes down when it did not arrive.
func (a *answer) given(err error) error {
	if a.deferred == nil {
		a.acknowledged()
	}
	outcome := a.outcome
	if err != nil {
		outcome = outcomeLost
	}
	a.b.metrics.interactions.WithLabelValues(a.kind(), outcome).Inc()
	switch {
	case isCode(err, alreadyAnswered):
		a.b.log.Debug("another process has answered", "interaction", a.i.ID)
	case err != nil:
		a.b.log.Warn("an answer did not arrive", "interaction", a.i.ID, "cause", err)
	}
	return err
}
