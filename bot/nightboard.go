package bot

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"strings"
	"time"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/night"
	"ruckus/bot/internal/page"
	"ruckus/bot/internal/people"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/screens"
	"ruckus/render/screen"
)

// A game night has one message from its announcement to its end, kept up to date as a board is. The newest process that was
// told of a press shows it; another steps in after a second of silence.

// nightPace is how often the message of a game night is edited at most.
var nightPace = page.Pace{Own: 5 * time.Second, Lent: 5 * time.Second}

// A nightBoard is the message that shows a game night, from its announcement to its end.
type nightBoard struct {
	b         *Bot
	guild, id string
	night     night.Night // that was drawn last
}

// showNight has the message of a game night drawn again, or posted.
func (b *Bot) showNight(guild, id string) {
	key := page.Key{Topic: page.Topic{Guild: guild, ID: id}}
	b.pages.Keep(key, nightPace, time.Now().Add(boardKept), func() page.Page { return &nightBoard{b: b, guild: guild, id: id} })
	b.pages.Touch(key)
}

// Channel implements page.Page.
func (d *nightBoard) Channel() (id string, own bool) { return d.night.Channel, true }

// Draw implements page.Page.
func (d *nightBoard) Draw(ctx context.Context) (*discord.Message, error) {
	n, err := d.b.nights.Plan(ctx, d.guild, d.id)
	var refusal problem.Refusal
	switch {
	case errors.As(err, &refusal):
		return nil, page.ErrGone
	case err != nil:
		return nil, err
	case n.Plan.Owner != d.b.host.Self:
		return nil, page.ErrNotOwner
	case n.Lost():
		return nil, page.ErrGone
	}
	d.night = n
	m := compose(screens.GameNightBoard(d.b.gameNightOf(ctx, d.guild, n)), target{d.id, verbNight, people.Pictures})
	if !n.Ended.IsZero() {
		return &m, page.ErrGone
	}
	return &m, nil
}

// Version implements page.Page: it has none.
func (d *nightBoard) Version() uint64 { return 0 }

// Show implements page.Page.
func (d *nightBoard) Show(ctx context.Context, m discord.Message, _ page.Loan) error {
	n, in := d.night, discord.Channel{Guild: d.guild, ID: d.night.Channel}
	if n.Plan.Board != "" {
		err := d.b.client.Edit(ctx, in, n.Plan.Board, m, time.Time{})
		if !discord.IsCode(err, discord.UnknownMessage) {
			return err
		}
		if err := d.b.nights.Note(ctx, d.guild, d.id, func(now *night.Night) bool { return now.Unposted(n.Plan.Board) }); err != nil {
			return err
		}
		n.Plan.Posted++
	}
	if n.Plan.Off.Code != "" && n.Plan.Board == "" {
		return page.ErrGone
	}
	m.Nonce, m.Flags = nonce(fmt.Sprint("night ", d.guild, d.id, n.Plan.Posted)), discord.FlagSilent
	message, err := d.b.client.Post(ctx, in, m)
	if err != nil {
		return err
	}
	return d.b.nights.Note(ctx, d.guild, d.id, func(now *night.Night) bool { return now.Posted(n.Channel, message) })
}

// nonce makes a message one that is posted once, by whichever process.
func nonce(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:])[:20]
}

// healNight brings the game night of a guild up to date after a start.
func (b *Bot) healNight(ctx context.Context, guild string) {
	p, err := b.nights.Own(ctx, guild)
	switch {
	case err != nil:
		b.log.Warn("couldn't show a game night; its next change tries again", "guild", guild, "cause", err)
	case p != nil:
		b.showNight(guild, p.ID)
		b.courier.sendAll(match.Ref{Guild: guild, ID: p.ID}, b.nightOwes)
	}
}

// loseNight notes that a channel is gone in which a game night may be; "": the whole guild is.
func (b *Bot) loseNight(ctx context.Context, guild, channel string) {
	if err := b.nights.Lose(ctx, guild, channel); err != nil {
		b.log.Warn("couldn't store that a game night's channel is gone", "guild", guild, "cause", err)
	}
}

// tableEnded has the game night of a table look whether its round is over.
func (b *Bot) tableEnded(ref match.Ref) {
	b.work.Go(func() {
		ctx := context.Background()
		t, err := b.host.Get(ctx, ref)
		if err != nil || t.Night.Ends.IsZero() {
			return
		}
		if err := b.nights.Look(ctx, ref.Guild, t.Night.ID); err != nil {
			b.log.Warn("game night hasn't counted a finished table yet; its clock tries again", "guild", ref.Guild, "table", ref.ID, "cause", err)
		}
	})
}

// mayThread is what is missing for threads in a channel; none for nothing.
func (b *Bot) mayThread(ctx context.Context, guild, channel string) (lacks problem.Reason) {
	have, channelType, err := b.client.OwnPermissions(ctx, guild, channel)
	if err != nil {
		return lacks // Discord says so when the thread is opened
	}
	switch names := needsForThreads(have); {
	case !discord.HasThreads(channelType):
		lacks = problem.Reason{Code: "threads.none"}
	case len(names) > 1:
		lacks = problem.Reason{Code: "threads.both"}
	case len(names) == 1 && names[0] == openThreads:
		lacks = problem.Reason{Code: "threads.open"}
	case len(names) == 1:
		lacks = problem.Reason{Code: "threads.write"}
	}
	return lacks
}

// nightThread opens the thread of a table of a game night, at a message of its own.
func (b *Bot) nightThread(ctx context.Context, guild, channel string, number int, text string) (string, error) {
	in := discord.Channel{Guild: guild, ID: channel}
	m := discord.Text("**" + say("night.table", "n", number) + "**")
	m.Nonce, m.Flags = nonce(text), discord.FlagSilent
	message, err := b.client.Post(ctx, in, m)
	if err == nil {
		message, err = b.client.Thread(ctx, in, message, say("night.table", "n", number))
	}
	if _, refused := discord.Refused(err); refused {
		return "", problem.Reason{Code: "threads.refused"}
	}
	return message, err
}

// ring calls everybody who has signed up to a game night and has not said that they are here.
func (b *Bot) ring(ctx context.Context, ref match.Ref, n night.Night) discord.Message {
	var called []string
	for _, user := range n.Silent() {
		if may, err := b.courier.mayNudge(ctx, ref.Guild, user); may && err == nil {
			called = append(called, user)
		}
	}
	text := say("night.ring", "here", screen.LabelHere)
	if len(called) > 0 {
		text = "<@" + strings.Join(called, "> <@") + "> " + text
	}
	m := discord.Text(text)
	m.Mention = called
	m.Components = compose(screens.NightCall(), target{ref.ID, verbNight, people.Pictures}).Components
	return m
}
