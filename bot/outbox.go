package bot

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"time"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/outbox"
	"ruckus/bot/internal/people"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/table"
	"ruckus/bot/internal/work"
	"ruckus/render/frame"
	"ruckus/render/screen"
)

// The courier posts, edits and deletes what records owe (package outbox). It may be stopped anywhere: a nonce that was
// stored first keeps Discord from posting twice. What Discord refuses for good counts as done, and is logged once a channel.

const (
	sendTime    = 10 * time.Second // for one message; then the host asks for it again
	mostRefused = 1000             // channels of which the log knows that they take no messages
)

// A courier posts, edits and deletes the messages that tables and nights owe: nudges and calls, and notices of results.
type courier struct {
	host    *table.Host
	client  *discord.Client
	looks   looks
	log     *slog.Logger
	owing   *work.Queues[match.Ref]   // of each one message after the other, so that the ID of one that is to be deleted is known by then
	refused *work.Cache[string, bool] // what the log knows to be refused in channels
	isThere func(ctx context.Context, t match.Table, user string) (bool, error)
}

func (b *Bot) newCourier() *courier {
	return &courier{
		b.host, b.client, b.looks, b.log, work.NewQueues[match.Ref](&b.work), work.NewCache[string, bool](mostRefused), b.isThere,
	}
}

// A debt is what a table or a night owes.
type debt struct {
	in    discord.Channel // of nudges
	todo  []outbox.Message
	may   func(context.Context, outbox.Message) (bool, error) // whether a nudge may be posted
	drawn func(context.Context, outbox.Message) discord.Message
	sent  func(context.Context, outbox.Message) error // notes what was done about a message
	note  bool                                        // what is refused is logged
}

// sendAll sends what something owes, in the background. Where that is under way, it is looked at once more.
func (c *courier) sendAll(ref match.Ref, owed func(context.Context, match.Ref) (debt, error)) {
	c.owing.Offer(ref, func() {
		d, err := owed(context.Background(), ref)
		for _, m := range d.todo {
			one := c.send(d, m)
			if one != nil {
				err = one
			}
		}
		if err != nil {
			c.log.Warn("couldn't post a reminder or result; retrying", "id", ref.ID, "guild", ref.Guild, "cause", err)
		}
	})
}

// table is what a table owes.
func (c *courier) table(ctx context.Context, ref match.Ref) (debt, error) {
	t, todo, err := c.host.Owed(ctx, ref)
	return debt{
		in: channelOf(t), todo: todo, note: true,
		may: func(ctx context.Context, m outbox.Message) (bool, error) {
			may, err := c.mayNudge(ctx, t.Guild, m.User)
			if may && err == nil && !m.Gone {
				may, err = c.isThere(ctx, t, m.User)
			}
			return may, err
		},
		drawn: func(_ context.Context, m outbox.Message) discord.Message { return c.looks.owed(t, m) },
		sent:  func(ctx context.Context, m outbox.Message) error { return c.host.Sent(ctx, ref, m) },
	}, err
}

// send does what there is to do about a message, and has its record note it. What Discord refuses for good counts as done.
func (c *courier) send(d debt, m outbox.Message) error {
	ctx, cancel := context.WithTimeout(context.Background(), sendTime)
	defer cancel()
	in := d.in
	if m.Notice() {
		in.ID = m.Channel
	}
	m, err := c.deliver(ctx, in, d, m)
	var refusal *discord.Error
	if errors.As(err, &refusal) && refusal.Status < 500 && refusal.Status != http.StatusTooManyRequests {
		if d.note {
			c.noteRefused(ctx, in, m, err)
		}
		err = nil
	}
	if err != nil {
		return err
	}
	return d.sent(ctx, m)
}

// deliver posts, edits or deletes a message, and returns it as it is after that, be it that Discord refuses it.
func (c *courier) deliver(ctx context.Context, in discord.Channel, d debt, m outbox.Message) (_ outbox.Message, err error) {
	posted := m.ID != ""
	if !posted && !m.Notice() {
		may, err := d.may(ctx, m)
		if !may || err != nil {
			m.Silent = true
			return m, err
		}
	}
	if !posted {
		w := d.drawn(ctx, m)
		w.Nonce = m.Nonce
		m.ID, err = c.client.Post(ctx, in, w)
	}
	switch {
	case err != nil:
		m.Silent = true
	case m.Gone:
		m.Silent, err = true, c.client.Delete(ctx, in, m.ID)
	case posted:
		m.Told, err = true, c.client.Edit(ctx, in, m.ID, d.drawn(ctx, m), time.Time{})
	}
	return m, err
}

// mayNudge reports whether neither the person nor the guild has switched nudges off. What is damaged counts as switched off.
func (c *courier) mayNudge(ctx context.Context, guild, user string) (bool, error) {
	p, err := c.host.People.Get(ctx, guild, user)
	on := false
	if err == nil {
		on, err = c.host.Guilds.Nudges(ctx, guild)
	}
	if errors.Is(err, problem.ErrStore) {
		return false, err
	}
	return on && !p.NoCalls, nil
}

// noteRefused has the log say why Discord does not take a message, once for each channel.
func (c *courier) noteRefused(ctx context.Context, in discord.Channel, m outbox.Message, cause error) {
	what := fmt.Sprint(in.ID, m.Notice())
	_, told := c.refused.Get(what)
	c.refused.Put(in.Guild, what, true, 1)
	switch {
	case told:
	case m.Notice():
		c.log.Warn("can't post results in the channel this server picked", "guild", in.Guild, "channel", in.ID,
			"do", c.resultsTrouble(ctx, in.Guild, in.ID, list), "cause", cause)
	default:
		c.log.Info("can't post reminders in this channel", "guild", in.Guild, "channel", in.ID, "do", "give the bot Send Messages and Embed Links there", "cause", cause)
	}
}

// owed is a message that a table owes.
func (l looks) owed(t match.Table, m outbox.Message) discord.Message {
	if m.Notice() {
		return l.result(t)
	}
	return l.nudge(t, m)
}

// nudge is the message that mentions somebody because a game waits for them.
func (l looks) nudge(t match.Table, m outbox.Message) discord.Message {
	text, rows := frame.Call(l.table(t), t.Seat(m.User), m.Late)
	w := compose(screen.Screen{Rows: rows}, target{t.ID, verbGo, people.Pictures})
	w.Content, w.Embeds = text, nil
	switch {
	case m.ID != "":
	case m.Gone: // only to learn whether it is there
		w.Flags = discord.FlagSilent
	default:
		w.Mention = []string{m.User}
	}
	return w
}
