package bot

import (
	"context"
	"slices"
	"time"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/work"
)

// A game can begin without a press of all its players: by a vote, by the clock of a night, or when a host starts it. Those who have a
// hand from the lobby see the game there. All others get one, by the right that came with the last thing they pressed in the channel: it
// is good for a quarter of an hour.

// Of how many people the last presses are kept, and in how many channels: who votes for the next game and looks at something elsewhere
// meanwhile waits for it where they have voted.
const (
	pressesKept  = 20_000
	channelsKept = 3
)

// notePress keeps of what a person has pressed or typed last in a channel, and was answered, what it takes to send them something there.
func (b *Bot) notePress(i *interaction) {
	kept := discord.Interaction{ID: i.ID, ApplicationID: i.ApplicationID, Token: i.Token, Arrived: i.Arrived, GuildID: i.GuildID, ChannelID: i.ChannelID, Channel: i.Channel, Locale: i.Locale}
	kept.Member.User.ID = i.user().ID
	all := []*interaction{{Interaction: &kept}}
	before, _ := b.presses.Get(i.Who())
	for _, old := range before {
		switch {
		case old.ChannelID != i.ChannelID:
			all = append(all, old)
		case !discord.Newer(i.ID, old.ID):
			return
		}
	}
	b.presses.Put(i.GuildID, i.Who(), all[:min(len(all), channelsKept)], 1)
}

// reaches reports whether people find what is sent by the right of this press when they look for a table: in its channel, in the one
// that its thread was opened from, which has what they have pressed before that; and of a game night in another thread of it. When a
// round begins they read the night's message, and the thread has only just been opened.
func (i *interaction) reaches(t match.Table) bool {
	switch {
	case !time.Now().Before(i.Grant().Expires.Add(-fadeTime)):
		return false
	case i.ChannelID == t.Channel || t.Parent == "":
		return i.ChannelID == t.Channel
	}
	return i.ChannelID == t.Parent || !t.Night.Ends.IsZero() && i.parent() == t.Parent
}

// deliver sends the players of a game their hands, where they have none that is kept up to date and one can be sent to them.
func (b *Bot) deliver(t match.Table) {
	for _, p := range t.Players {
		presses, _ := b.presses.Get(work.Who{Guild: t.Guild, Person: p.User.ID})
		at := slices.IndexFunc(presses, func(i *interaction) bool { return i.reaches(t) })
		if p.Robot == 0 && !p.Left && at >= 0 && !b.handOpen(t.Ref, p.User.ID) {
			b.work.Go(func() { b.deliverTo(t.Ref, *presses[at]) })
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
	m, _ := b.looks.hand(h, "", top, i.reader())
	id, err := b.client.Follow(ctx, i.Grant(), m.Ephemeral())
	if err != nil {
		b.log.Debug("couldn't put a hand in front of its player; My hand still works", "guild", ref.Guild, "table", ref.ID, "cause", err)
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
