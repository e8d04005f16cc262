package bot

import (
	"context"
	"time"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/work"
)

// A game can begin without a press of all its players: by a vote, by the clock of a night, or when a host starts it. Those who have a
// hand from the lobby see the game there. All others get one, by the right that came with the last thing they pressed in the channel: it
// is good for a quarter of an hour.

// pressesKept is of how many people the last press is kept.
const pressesKept = 20_000

// notePress keeps of what a person has pressed or typed last, and was answered, what it takes to send them something.
func (b *Bot) notePress(i *interaction) {
	if old, known := b.presses.Get(i.Who()); known && !discord.Newer(i.ID, old.ID) {
		return
	}
	kept := discord.Interaction{ID: i.ID, ApplicationID: i.ApplicationID, Token: i.Token, Arrived: i.Arrived, GuildID: i.GuildID, ChannelID: i.ChannelID, Channel: i.Channel, Locale: i.Locale}
	kept.Member.User.ID = i.user().ID
	b.presses.Put(i.GuildID, i.Who(), &interaction{Interaction: &kept}, 1)
}

// reaches reports whether people find what is sent by the right of this press when they look for a table: in its channel, or, of a game
// night, in another one of that night. When a round begins they read the night's message, and the thread has only just been opened.
func (i *interaction) reaches(t match.Table) bool {
	ofNight := !t.Night.Ends.IsZero() && t.Parent != "" && (i.ChannelID == t.Parent || i.parent() == t.Parent)
	return i.ChannelID == t.Channel || ofNight
}

// deliver sends the players of a game their hands, where they have none that is kept up to date and one can be sent to them.
func (b *Bot) deliver(t match.Table) {
	for _, p := range t.Players {
		last, known := b.presses.Get(work.Who{Guild: t.Guild, Person: p.User.ID})
		switch {
		case p.Robot != 0 || p.Left || !known:
		case !last.reaches(t) || !time.Now().Before(last.Grant().Expires.Add(-fadeTime)):
		case !b.handOpen(t.Ref, p.User.ID):
			b.work.Go(func() { b.deliverTo(t.Ref, *last) })
		}
	}
}

// deliverTo sends a player their hand. If that fails, they have the button on the board.
func (b *Bot) deliverTo(ref match.Ref, i interaction) {
	ctx, cancel := context.WithTimeout(context.Background(), sendTime)
	defer cancel()
	h, err := b.host.Peek(ctx, ref, i.user().ID)
	if err != nil || h.Phase != match.Playing {
		return
	}
	top := onTop{first: b.learnReader(ctx, &i, h.Kind.Name)}
	m := b.looks.hand(h, "", top, i.reader())
	id, err := b.client.Follow(ctx, i.Grant(), m.Ephemeral())
	if err != nil {
		b.log.Debug("a hand is not delivered", "guild", ref.Guild, "table", ref.ID, "cause", err)
		return
	}
	key := handKey(ref, i.user().ID)
	mine := b.hand(ref, key.User)
	b.pages.Hold(key)
	mine.renew(&i, id, spot{asks: h.Asks}, top, h.Version)
	b.pages.Release(key, &m, h.Version)
	b.pages.Touch(key)
	if top.first {
		b.haveSeen(&i, h.Kind.Name)
	}
}
