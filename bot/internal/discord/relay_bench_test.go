package discord

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
)

// bigServer is a GUILD_CREATE of 72 KiB, as Discord sends it after a start for each server that is not small.
func bigServer(id int) string {
	list := func(n int, form string) string {
		all := make([]string, n)
		for i := range all {
			all[i] = strings.ReplaceAll(form, "#", fmt.Sprintf("%03d", i))
		}
		return strings.Join(all, ",")
	}
	return fmt.Sprintf(`{"t":"GUILD_CREATE","s":%d,"op":0,"d":{"name":"A server","member_count":2500,"large":true,"joined_at":"2024-01-01T00:00:00.000000+00:00",`+
		`"channels":[%s],"roles":[%s],"emojis":[%s],"members":[],"presences":[],"threads":[],"unavailable":false,"owner_id":"4","id":"%d"}}`, id,
		list(132, `{"version":1690000000000,"type":0,"topic":"All that has no channel of its own","rate_limit_per_user":0,"position":1,"permission_overwrites":[{"type":0,"id":"111111111111111#","deny":"1024","allow":"0"},{"type":1,"id":"111111111111112#","deny":"0","allow":"1024"}],"parent_id":"111111111111110000","name":"channel-#","last_message_id":"111111111111119999","id":"111111111111113#","flags":0}`),
		list(60, `{"version":1690000000000,"unicode_emoji":null,"tags":{},"position":1,"permissions":"1071698660929","name":"role #","mentionable":false,"managed":false,"id":"222222222222222#","icon":null,"hoist":false,"flags":0,"color":0}`),
		list(60, `{"version":0,"roles":[],"require_colons":true,"name":"emoji_#","managed":false,"id":"333333333333333#","available":true,"animated":false}`), id)
}

func TestOfAServerOnlyWhatTheBotReadsIsPassedOn(t *testing.T) {
	var p struct {
		Data struct {
			ID   string `json:"id"`
			Flag bool   `json:"unavailable"`
		} `json:"d"`
	}
	payload, n := []byte(bigServer(7)), int64(7)
	if len(payload) < 72<<10 {
		t.Fatalf("the example has only %d bytes", len(payload))
	}
	for _, away := range []bool{false, true} {
		got, err := reduced(payload, "GUILD_CREATE", &n, mention{ID: "7", Unavailable: away})
		if err != nil || len(got) > 100 || json.Unmarshal(got, &p) != nil || p.Data.ID != "7" || p.Data.Flag != away {
			t.Fatalf("%s: %v", got, err)
		}
	}
}

// What a server costs on the goroutine that delivers presses: its decoding, and discordgo's.
func BenchmarkAServerAfterAStart(b *testing.B) {
	joined := make(chan string, 1)
	d := &toyGateway{t: b}
	d.connected(toyHandler{joined: func(guild string) { joined <- guild }})
	text := bigServer(7)
	b.SetBytes(int64(len(text)))
	n := 0
	for b.Loop() {
		n++
		d.say(text)
		if n == 1 {
			<-joined
		}
	}
	d.say(`{"op":0,"s":9,"t":"GUILD_CREATE","d":{"id":"8"}}`)
	<-joined
}
