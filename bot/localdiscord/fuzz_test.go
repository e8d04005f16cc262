package localdiscord_test

import (
	"testing"

	"ruckus/bot/localdiscord"
)

// Whatever a bot sends, it gets an answer of Discord's, and everybody else goes on playing.
func FuzzBodies(f *testing.F) {
	for _, c := range wrongMessages {
		f.Add(c.body)
	}
	for _, body := range []string{
		`null`, `[null]`, `{"type":4,"data":null}`, `{"type":9,"data":{"components":[{"type":18}]}}`, modal,
		`{"components":[{"type":1,"components":[{"type":3,"min_values":-1}]}]}`, `{"embeds":[null],"attachments":[{"id":null}]}`,
		`[{"name":"x","description":"d","options":[{"type":4,"name":"o","description":"d","choices":[{"name":"n","value":{}}]}]}]`,
	} {
		f.Add(body)
	}
	s := start(f, localdiscord.Config{OnExchange: func(localdiscord.Exchange) {}})
	_, m := panel(f, s, "Ada", 0)
	f.Fuzz(func(t *testing.T, body string) {
		for _, route := range []string{
			"POST /channels/" + general(s) + "/messages", "PATCH /channels/" + general(s) + "/messages/" + m.ID,
			"PUT /applications/" + s.AppID() + "/guilds/" + s.GuildID() + "/commands", "POST /applications/" + s.AppID() + "/emojis",
			callback(ask(t, s, "Ada")),
		} {
			if a := call(t, s, route, body); a.status >= 500 {
				t.Fatalf("%s: %s", route, a.text)
			}
		}
	})
}
