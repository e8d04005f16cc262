package speccheck_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/bot/localdiscord/speccheck"
)

func TestTheDescriptionIsApplied(t *testing.T) {
	check := speccheck.Open(t)
	const (
		post     = "POST /channels/{channel_id}/messages"
		callback = "POST /interactions/{interaction_id}/{interaction_token}/callback"
		commands = "PUT /applications/{application_id}/commands"
		refused  = `{"code":50035,"message":"Invalid Form Body","errors":{"content":{"_errors":[{"code":"X","message":"x"}]}}}`
	)
	for _, c := range []struct {
		why, route, request string
		status              int
		answer              string
		wrong               string // part of the complaint; "" for none
	}{
		{"a good answer", callback, `{"type":4,"data":{"content":"x"}}`, 204, ``, ""},
		{"a label of another type", callback, `{"type":4,"data":{"components":[{"type":1,"components":[{"type":2,"style":1,"custom_id":"x","label":5}]}]}}`, 204, ``, "/label"},
		{"a callback of no type", callback, `{"type":99}`, 204, ``, "/type"},
		{"content of 2001", callback, `{"type":4,"data":{"content":"` + strings.Repeat("x", 2001) + `"}}`, 204, ``, "maxLength"},
		{"a message without its fields", post, `{"content":"x"}`, 200, `{"id":"1"}`, "missing properties"},
		{"an error", post, `{"content":"x"}`, 400, refused, ""},
		{"an error without a code", post, `{"content":"x"}`, 400, `{"message":"x"}`, "code"},
		{"a limit", post, `{}`, 429, `{"message":"x","code":0,"retry_after":1.5,"global":false}`, ""},
		{"a limit that does not say how long", post, `{}`, 429, `{"message":"x","code":0,"global":false}`, "retry_after"},
		{"permissions as a string", commands, `[{"name":"x","description":"d","default_member_permissions":"32"}]`, 200, `[]`, ""},
		{"a command without a name", commands, `[{"description":"d"}]`, 200, `[]`, "name"},
		{"a route that Discord has not", "POST /channels/{channel_id}/mail", `{}`, 204, ``, "no schema"},
		{"a route that we do not know", "/", ``, 404, ``, "no route"},
		{"a channel on the gateway", localdiscord.GatewayToBot, ``, 0, `{"t":"CHANNEL_DELETE","d":{"id":"1"}}`, "missing properties"},
		{"a thread on the gateway", localdiscord.GatewayToBot, ``, 0, `{"t":"THREAD_CREATE","d":{"id":"1"}}`, "missing properties"},
		{"a member on the gateway", localdiscord.GatewayToBot, ``, 0, `{"t":"INTERACTION_CREATE","d":{"member":{"nick":5}}}`, "nick"},
		{"a role on the gateway", localdiscord.GatewayToBot, ``, 0, `{"t":"GUILD_ROLE_CREATE","d":{"role":{"id":"1"}}}`, "missing properties"},
		{"a message on the gateway", localdiscord.GatewayToBot, ``, 0, `{"t":"INTERACTION_CREATE","d":{"message":{"id":"1"}}}`, "missing properties"},
	} {
		err := check(localdiscord.Exchange{Route: c.route, Status: c.status, Request: []byte(c.request), Response: []byte(c.answer)})
		if c.wrong == "" {
			require.NoError(t, err, c.why)
		} else {
			require.ErrorContains(t, err, c.wrong, c.why)
		}
	}
	require.NoError(t, check(localdiscord.Exchange{Route: post, Status: 429, Response: []byte("<html>"), Fault: true}), "what is spoiled on request is not checked")
}
