package discord

import (
	"context"
	"net/http"

	"github.com/bwmarrin/discordgo"

	"ruckus/bot/internal/work"
)

// OwnPermissions returns what the bot may do in a channel of a guild that is no thread, by its roles and by what the channel
// adds and takes away, and the channel's type. With a press Discord tells that only of the channel in which it was made. The error is
// Discord's refusal with UnknownChannel where there is none, and with MissingAccess where the bot does not see it.
func (c *Client) OwnPermissions(ctx context.Context, guild, channel string) (has uint64, channelType int, err error) {
	var place struct {
		Type       int                              `json:"type"`
		Guild      string                           `json:"guild_id"`
		Overwrites []*discordgo.PermissionOverwrite `json:"permission_overwrites"`
	}
	who := work.Who{Guild: guild}
	err = c.do(ctx, request{
		method: http.MethodGet, path: "/channels/" + channel, route: "/channels/" + channel, who: who, result: &place,
	})
	if err == nil && place.Guild != guild {
		err = &Error{Route: "GET /channels/" + channel, Status: http.StatusNotFound, Code: UnknownChannel, Message: "it is of another guild"}
	}
	if err != nil {
		return 0, 0, err
	}
	whole, err := c.ruled(ctx, guild)
	if err != nil {
		return 0, 0, err
	}
	app, _, err := c.Application(ctx)
	if err != nil {
		return 0, 0, err
	}
	var self struct {
		Roles []string `json:"roles"`
	}
	err = c.do(ctx, request{
		method: http.MethodGet, path: "/guilds/" + guild + "/members/" + app.Bot.ID, route: "/guilds/" + guild + "/members/{user}", who: who, result: &self,
	})
	if err != nil {
		return 0, 0, err
	}
	known := discordgo.NewState()
	err = known.GuildAdd(&discordgo.Guild{
		ID: guild, OwnerID: whole.Owner, Roles: whole.Roles,
		Channels: []*discordgo.Channel{{ID: channel, GuildID: guild, PermissionOverwrites: place.Overwrites}},
		Members:  []*discordgo.Member{{GuildID: guild, User: &discordgo.User{ID: app.Bot.ID}, Roles: self.Roles}},
	})
	if err != nil {
		return 0, 0, err
	}
	all, err := known.UserChannelPermissions(app.Bot.ID, channel)
	return uint64(all), place.Type, err
}
