package bot

import (
	"context"
	"errors"
	"net/http"
	"sync"
	"time"

	"ruckus/bot/discord"
	"ruckus/bot/match"
	"ruckus/bot/people"
	"ruckus/bot/work"
	"ruckus/render"
	"ruckus/render/screen"
)

// callTime is how long the bot tries to do what there is to do about one call. Then the host asks for it again.
const callTime = 10 * time.Second

// calls posts, edits and deletes the messages that call people, of each table one after another: so a message that is to be
// deleted is known by then.
type calls struct {
	mu     sync.Mutex
	tables map[match.Ref]bool // under way; true: to be looked at once more

	refused *work.Cache[string, bool] // channels of which the log knows that nobody can be called there
}

// mostRefused is of how many channels the log knows that.
const mostRefused = 1000

func newCalls() *calls {
	return &calls{tables: make(map[match.Ref]bool), refused: work.NewCache[string, bool](mostRefused)}
}

// begin reports whether nobody looks after the calls of a table yet. Anyone who does will look once more.
func (c *calls) begin(ref match.Ref) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	_, under := c.tables[ref]
	c.tables[ref] = under
	return !under
}

// again reports whether there may be more to do; if not, nobody looks after the calls any more.
func (c *calls) again(ref match.Ref) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.tables[ref] {
		c.tables[ref] = false
		return true
	}
	delete(c.tables, ref)
	return false
}

// firstRefused reports whether it is the first time that a channel takes no call.
func (c *calls) firstRefused(guild, channel string) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	_, told := c.refused.Get(channel)
	c.refused.Put(guild, channel, true, 1)
	return !told
}

// doCalls has done what there is to do about people who are called at a table.
func (b *Bot) doCalls(ref match.Ref) {
	if !b.calls.begin(ref) {
		return
	}
	b.events().carryOut(func(ctx context.Context) {
		for more := true; more; more = b.calls.again(ref) {
			b.callPeople(ctx, ref)
		}
	})
}

func (b *Bot) callPeople(ctx context.Context, ref match.Ref) {
	t, all, err := b.host.Calls(ctx, ref)
	for _, c := range all {
		if one := b.call(ctx, t, c); one != nil {
			err = one
		}
	}
	if err != nil {
		b.log.Warn("people cannot be called yet", "table", ref.ID, "guild", ref.Guild, "cause", err)
	}
}

// call does what there is to do about one call, and has the host note it.
func (b *Bot) call(ctx context.Context, t match.Table, c match.Call) error {
	ctx, cancel := context.WithTimeout(ctx, callTime)
	defer cancel()
	if c.Message == "" && !c.Result() {
		may, err := b.host.MayCall(ctx, t.Guild, c.User)
		if err != nil {
			return err
		}
		if !may {
			return b.host.Called(ctx, t.Ref, c.Nonce, "", match.CallSilent)
		}
	}
	end, err := b.sendCall(ctx, t, &c)
	if err != nil && refusedForGood(err) {
		if c.Result() {
			b.resultRefused(ctx, t.Guild, c.Channel, err)
		} else if b.calls.firstRefused(t.Guild, t.Channel) {
			b.log.Info("nobody can be called in a channel", "channel", t.Channel, "guild", t.Guild, "cause", err)
		}
		err = nil
		if c.Message == "" {
			end = match.CallSilent
		}
	}
	if err != nil {
		return err
	}
	return b.host.Called(ctx, t.Ref, c.Nonce, c.Message, end)
}

// sendCall posts, edits or deletes a call's message, or posts a result. It returns what is done then, be it that Discord has
// taken it or that it refuses it for good.
func (b *Bot) sendCall(ctx context.Context, t match.Table, c *match.Call) (end match.CallEnd, err error) {
	if c.Result() {
		m := b.looks.result(t)
		m.Nonce = c.Nonce
		c.Message, err = b.client.Post(ctx, discord.Channel{Guild: t.Guild, ID: c.Channel}, m)
		return match.CallPosted, err
	}
	m := b.looks.call(t, *c)
	if c.Message == "" {
		m.Nonce, m.Mention = c.Nonce, c.User
		if c.Gone { // only to learn whether there is one
			m.Mention, m.Flags = "", discord.FlagSilent
		}
		c.Message, err = b.client.Post(ctx, channelOf(t), m)
		if err != nil || !c.Gone {
			return match.CallPosted, err
		}
	}
	if c.Gone {
		return match.CallGone, b.client.Delete(ctx, channelOf(t), c.Message)
	}
	return match.CallTold, b.client.Edit(ctx, channelOf(t), c.Message, m, time.Time{})
}

// refusedForGood reports whether there is no point in trying again.
func refusedForGood(err error) bool {
	var refusal *discord.Error
	return errors.As(err, &refusal) && refusal.Status < 500 && refusal.Status != http.StatusTooManyRequests
}

// call is the message that calls somebody.
func (l looks) call(t match.Table, c match.Call) discord.Message {
	text, rows := render.Call(l.table(t), c.Seat, c.Late)
	m := compose(screen.Screen{Rows: rows}, target{t.ID, verbGo, people.Pictures})
	m.Content, m.Embeds = text, nil
	return m
}
