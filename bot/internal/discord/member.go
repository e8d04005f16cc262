package discord

import (
	"context"
	"net/http"
	"time"

	"ruckus/bot/internal/work"
)

// TimedOut returns until when a member of a guild can only read there; the zero Time: they can do more, or that time is over.
// The error is Discord's refusal with UnknownMember or UnknownUser where they are no member. To ask needs no privileged intent.
func (c *Client) TimedOut(ctx context.Context, guild, user string) (until time.Time, err error) {
	var m struct {
		Until time.Time `json:"communication_disabled_until"`
	}
	err = c.do(ctx, request{
		method: http.MethodGet, path: "/guilds/" + guild + "/members/" + user, route: "/guilds/" + guild + "/members/{user}",
		who: work.Who{Guild: guild}, once: true, result: &m,
	})
	return m.Until, err
}
