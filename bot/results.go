package bot

import (
	"context"
	"time"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/match"
	"ruckus/render/frame"
	"ruckus/render/screen"
)

// troubleTime is how long it may take to find out what is wrong with the channel for results.
const troubleTime = 1200 * time.Millisecond

// result is the message that tells how a game has ended.
func (l looks) result(t match.Table) discord.Message {
	over := l.table(t)
	s := frame.ResultPosted(over, link(t), screen.Reader{})
	m := compose(s, target{})
	m.Content = s.Text
	m.Embeds[0] = discord.Embed{Color: s.Accent, Image: m.Embeds[0].Image}
	if m.Picture == nil {
		m.Embeds = nil
	}
	return m
}

// resultsTrouble says in a sentence why it cannot be told in a channel how games have ended, or not all of it; "" where that
// can be done, and where it cannot be found out now. Write lists permissions for its reader: list or bold.
func (c *courier) resultsTrouble(ctx context.Context, guildID, channel string, write func([]string) string) string {
	if channel == "" {
		return ""
	}
	ctx, cancel := context.WithTimeout(ctx, troubleTime)
	defer cancel()
	has, _, err := c.client.OwnPermissions(ctx, guildID, channel)
	switch {
	case discord.IsCode(err, discord.UnknownChannel):
		return say("lacks.results.gone")
	case discord.IsCode(err, discord.MissingAccess):
		has = 0
	case err != nil:
		c.log.Info("can't tell whether results can be posted in this channel", "guild", guildID, "channel", channel, "cause", err)
		return ""
	}
	if names := missing(has, discord.TextChannel); len(names) > 0 {
		return say("lacks.results", "channel", channel, "permissions", write(names))
	}
	if has&(discord.AttachFiles|discord.Administrator) == 0 {
		return say("lacks.results.chart", "channel", channel, "permissions", write([]string{"Attach Files"}))
	}
	return ""
}
