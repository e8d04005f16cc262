package bot

import (
	"context"
	"time"

	"ruckus/bot/internal/discord"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

const existsTime = time.Second // to look whether a message is still there; then an answer can still be for everybody

// mayShare reports whether something can be posted for everybody where the user presses; if not, it says why. Discord asks for
// no permission of theirs when the bot answers, so who may only read there must not be able to write by the bot.
func (b *Bot) mayShare(ctx context.Context, a *answer) bool {
	if !mayWrite(a.i) {
		a.refuse(ctx, refuse("no.post"))
		return false
	}
	return a.mayPlayHere(ctx)
}

// mayWrite reports whether the user may send messages where they press.
func mayWrite(i *interaction) bool {
	need := discord.SendMessages
	if discord.IsThread(i.Channel.Type) {
		need = discord.SendMessagesInThreads
	}
	return i.Member.Permissions&(need|discord.Administrator) != 0
}

// shareOnce answers with a message for everybody, or leads to the one in which the same thing was posted here.
func (b *Bot) shareOnce(ctx context.Context, a *answer, thing string, m discord.Message) {
	i, who := a.i, a.i.user().ID
	was, err := b.host.People.Posted(ctx, i.GuildID, thing, i.ID)
	if err == nil && was != "" {
		look, cancel := context.WithTimeout(ctx, existsTime)
		err = b.client.See(look, discord.Channel{Guild: i.GuildID, ID: i.ChannelID}, was)
		cancel()
		if !discord.IsCode(err, discord.UnknownMessage) { // what can't be looked at counts as there
			a.say(ctx, say("did.share", "place", markup.MessageLink(i.GuildID, i.ChannelID, was)))
			return
		}
		err = nil
	}
	if err == nil {
		err = b.host.People.MayPost(ctx, i.GuildID, who, thing, was, i.ID)
	}
	if err != nil {
		a.refuse(ctx, err)
		return
	}
	id, posted, err := a.post(ctx, m)
	if discord.IsCode(err, discord.AlreadyAnswered) { // another process has posted it, and notes that
		return
	}
	if err := b.host.People.NotePosted(ctx, i.GuildID, who, thing, id); err != nil {
		b.log.Warn("couldn't note a shared post: it can be shared twice", "guild", i.GuildID, "cause", err)
	}
	if err == nil && !posted {
		a.say(ctx, say("no.late.share"))
	}
}

// thing names what a control shares in the channel. A result of a day is that of who presses.
func (i *interaction) thing(id customID) string {
	thing := i.ChannelID + " " + id.Arg
	if id.Verb == verbDaily {
		thing += " " + i.user().ID
	}
	if id.Verb == verbReplay {
		thing += " " + id.Table
	}
	return thing
}

// ticked marks the control of a screen that would share what was shared here already.
func (b *Bot) ticked(ctx context.Context, i *interaction, m discord.Message) discord.Message {
	for _, row := range m.Components {
		for n := range row.Components {
			c := &row.Components[n]
			id, err := parseCustomID(c.CustomID)
			if c.Label != screen.LabelShare || err != nil {
				continue
			}
			if was, err := b.host.People.Posted(ctx, i.GuildID, i.thing(id), i.ID); err == nil && was != "" {
				c.Label = screen.LabelShared
			}
		}
	}
	return m
}
