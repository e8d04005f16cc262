package discord

import (
	"encoding/json"
	"errors"
	"testing"

	"github.com/stretchr/testify/require"
)

// What Discord says, as it says it: with much that the bot does not read, and with nulls.
var payloads = map[string]string{
	"a press on a menu": `{"t":"INTERACTION_CREATE","s":42,"op":0,"d":{"version":1,"type":3,"token":"secret","locale":"de","id":"22","guild_id":"3","channel_id":"4",
		"application_id":"8","app_permissions":"562949953863680","attachment_size_limit":10485760,"entitlements":[],"authorizing_integration_owners":{"0":"3"},
		"channel":{"id":"4","type":11,"parent_id":"5","name":"table \ud83c\udccf","last_message_id":null},
		"member":{"user":{"username":"ada","id":"12","global_name":null,"avatar":null,"public_flags":0},"roles":["1","2"],"nick":null,"permissions":"123456789","joined_at":"2024-01-01T00:00:00.125000+00:00","deaf":false},
		"message":{"id":"77","flags":64,"type":20,"content":"","embeds":[{"type":"rich","description":"**Ada** \"plays\" 7\u2663"}],"components":[{"type":1,"components":[{"type":3,"custom_id":"x","options":[{"label":"a","value":"b"}]}]}],"interaction_metadata":{"id":"21","type":2}},
		"data":{"custom_id":"x","component_type":3,"values":["b","c"],"resolved":{"roles":{"1":{"id":"1","name":"Mods"}}}}}}`,
	"a command": `{"t":"INTERACTION_CREATE","s":43,"op":0,"d":{"type":2,"id":"23","token":"secret","guild_id":"3","channel_id":"4","member":{"user":{"id":"12","username":"ada","global_name":"Ada \u202e"},"nick":"Ad\u0000a","roles":[],"permissions":"0","joined_at":null},
		"data":{"id":"9","name":"settings","type":1,"target_id":"13","options":[{"name":"rage","type":1,"options":[{"name":"points","type":4,"value":250},{"name":"bids","type":5,"value":true},{"name":"who","type":3,"value":"\u00e9"}]}]}}}`,
	"a form": `{"t":"INTERACTION_CREATE","s":44,"op":0,"d":{"type":5,"id":"24","token":"secret","message":null,"member":{"user":{"id":"12"}},
		"data":{"custom_id":"f","components":[{"type":18,"id":1,"component":{"type":4,"custom_id":"name","value":"7\u2663"}}]}}}`,
	"outside of a server":         `{"t":"INTERACTION_CREATE","s":45,"op":0,"d":{"type":2,"id":"25","token":"secret","user":{"id":"12"},"channel_id":"6","data":{"name":"play"}}}`,
	"a server that is away":       `{"t":"GUILD_DELETE","s":46,"op":0,"d":{"id":"3","unavailable":true}}`,
	"an answer to a heartbeat":    `{"t":null,"s":null,"op":11,"d":null}`,
	"a session that is over":      `{"t":null,"s":null,"op":9,"d":false}`,
	"a name that is said twice":   `{"t":"GUILD_DELETE","s":47,"op":0,"d":{"id":"3","id":"4"}}`,
	"a letter that is none":       "{\"t\":\"INTERACTION_CREATE\",\"s\":48,\"op\":0,\"d\":{\"id\":\"2\",\"data\":{\"values\":[\"\xff\"]}}}",
	"a number in place of a text": `{"t":"INTERACTION_CREATE","s":49,"op":0,"d":{"id":26,"token":"secret","channel_id":"4"}}`,
	"permissions that are none":   `{"t":"INTERACTION_CREATE","s":50,"op":0,"d":{"id":"27","token":"secret","app_permissions":"-1"}}`,
	"half of a press":             `{"t":"INTERACTION_CREATE","s":51,"op":0,"d":{"id":"28"`,
}

func TestWhatDiscordSaysIsReadAsTheStandardLibraryReadsIt(t *testing.T) {
	for name, payload := range payloads {
		t.Run(name, func(t *testing.T) { readAlike(t, []byte(payload)) })
	}
}

func FuzzWhatDiscordSaysIsReadAsTheStandardLibraryReadsIt(f *testing.F) {
	for _, payload := range payloads {
		f.Add([]byte(payload))
	}
	f.Fuzz(readAlike)
}

func readAlike(t *testing.T, payload []byte) {
	t.Helper()
	var want envelope[news]
	wrong := json.Unmarshal(payload, &want)
	got, err := decode(payload)
	require.Equal(t, wrong, err)
	var other *json.UnmarshalTypeError
	if err == nil || errors.As(err, &other) {
		require.Equal(t, want, got)
	}
}
