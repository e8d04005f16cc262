package discord

import (
	"context"
	"net/http"
	"slices"
	"time"

	"github.com/bwmarrin/discordgo"

	"ruckus/bot/internal/work"
	"ruckus/render/markup"
)

// A Member is somebody in a guild.
type Member struct {
	User struct {
		ID         string      `json:"id"`
		Username   markup.Name `json:"username"`
		GlobalName markup.Name `json:"global_name"`
		Bot        bool        `json:"bot"`
	} `json:"user"`
	Nick  markup.Name `json:"nick"`
	Roles []string    `json:"roles"`
	Until time.Time   `json:"communication_disabled_until"` // till when they can only read; the zero Time, or one that is over: they can do more
}

// Member returns a member of a guild. The error is Discord's refusal with UnknownMember or UnknownUser where they are none. To ask
// needs no privileged intent.
func (c *Client) Member(ctx context.Context, guild, user string) (m Member, err error) {
	err = c.do(ctx, request{
		method: http.MethodGet, path: "/guilds/" + guild + "/members/" + user, route: "/guilds/" + guild + "/members/{user}",
		who: work.Who{Guild: guild}, once: true, result: &m,
	})
	return m, err
}

// A ruled guild is one as its permissions follow from it.
type ruled struct {
	Owner string            `json:"owner_id"`
	Roles []*discordgo.Role `json:"roles"`
}

func (c *Client) ruled(ctx context.Context, guild string) (g ruled, err error) {
	err = c.do(ctx, request{method: http.MethodGet, path: "/guilds/" + guild, route: "/guilds/" + guild, who: work.Who{Guild: guild}, result: &g})
	return g, err
}

// Rules reports whether a member owns a guild, and whether one of their roles lets them manage it.
func (c *Client) Rules(ctx context.Context, guild string, m Member) (owns, manages bool, err error) {
	g, err := c.ruled(ctx, guild)
	manages = slices.ContainsFunc(g.Roles, func(r *discordgo.Role) bool {
		return (r.ID == guild || slices.Contains(m.Roles, r.ID)) && uint64(r.Permissions)&(ManageGuild|Administrator) != 0
	})
	return g.Owner == m.User.ID, manages, err
}
