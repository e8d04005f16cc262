package bot

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"strings"
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

// A courier posts, edits and deletes the messages that tables owe: nudges, and notices of results.
type courier struct {
	host    *table.Host
	client  *discord.Client
	looks   looks
	log     *slog.Logger
	tables  *work.Queues[match.Ref]   // of each one message after the other, so that the ID of one that is to be deleted is known by then
	refused *work.Cache[string, bool] // what the log knows to be refused in channels
	isThere func(ctx context.Context, t match.Table, user string) (bool, error)
}

func (b *Bot) newCourier() *courier {
	return &courier{
		b.host, b.client, b.looks, b.log, work.NewQueues[match.Ref](&b.work), work.NewCache[string, bool](mostRefused), b.isThere,
	}
}

// sendAll sends what a table owes, in the background. Where that is under way, the table is looked at once more.
func (c *courier) sendAll(ref match.Ref) {
	c.tables.Offer(ref, func() {
		t, todo, err := c.host.Owed(context.Background(), ref)
		for _, m := range todo {
			one := c.send(t, m)
			if one != nil {
				err = one
			}
		}
		if err != nil {
			c.log.Warn("messages cannot be posted yet", "table", ref.ID, "guild", ref.Guild, "cause", err)
		}
	})
}

// send does what there is to do about a message, and has the host note it. What Discord refuses for good counts as done.
func (c *courier) send(t match.Table, m outbox.Message) error {
	ctx, cancel := context.WithTimeout(context.Background(), sendTime)
	defer cancel()
	in := channelOf(t)
	if m.Notice() {
		in.ID = m.Channel
	}
	m, err := c.deliver(ctx, in, t, m)
	var refusal *discord.Error
	if errors.As(err, &refusal) && refusal.Status < 500 && refusal.Status != http.StatusTooManyRequests {
		c.noteRefused(ctx, in, m, err)
		err = nil
	}
	if err != nil {
		return err
	}
	return c.host.Sent(ctx, t.Ref, m)
}

// deliver posts, edits or deletes a message, and returns it as it is after that, be it that Discord refuses it.
func (c *courier) deliver(ctx context.Context, in discord.Channel, t match.Table, m outbox.Message) (_ outbox.Message, err error) {
	posted := m.ID != ""
	if !posted && !m.Notice() {
		may, err := c.mayNudge(ctx, t.Guild, m.User)
		if may && err == nil && !m.Gone {
			may, err = c.isThere(ctx, t, m.User)
		}
		if !may || err != nil {
			m.Silent = true
			return m, err
		}
	}
	if !posted {
		m.ID, err = c.client.Post(ctx, in, c.looks.owed(t, m))
	}
	switch {
	case err != nil:
		m.Silent = true
	case m.Gone:
		m.Silent, err = true, c.client.Delete(ctx, in, m.ID)
	case posted:
		m.Told, err = true, c.client.Edit(ctx, in, m.ID, c.looks.owed(t, m), time.Time{})
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
		c.log.Warn("results cannot be posted in the channel that this server has chosen for them", "guild", in.Guild, "channel", in.ID,
			"what to do", strings.ReplaceAll(c.resultsTrouble(ctx, in.Guild, in.ID), "**", ""), "cause", cause)
	default:
		c.log.Info("nobody can be nudged in a channel", "channel", in.ID, "guild", in.Guild, "cause", cause)
	}
}

// owed is a message that a table owes.
func (l looks) owed(t match.Table, m outbox.Message) (w discord.Message) {
	if m.Notice() {
		w = l.result(t)
	} else {
		w = l.nudge(t, m)
	}
	if m.ID == "" {
		w.Nonce = m.Nonce
	}
	return w
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
