package app

import (
	"strconv"
	"strings"
	"time"

	"ruckus/bot/internal/discord"
)

// readTuning reads what to do differently if Discord behaves in another way than the bot takes for granted.
func readTuning(env map[string]string) (t discord.Tuning, wrong configError) {
	if v := strings.TrimSpace(env["RUCKUS_SLOWER"]); v != "" {
		n, err := strconv.ParseFloat(v, 64)
		if err != nil || !(n >= 1 && n <= 100) {
			wrong = append(wrong, say("slower", "value", strconv.Quote(v)))
		}
		t.Slower = n
	}
	off := func(name string) bool {
		v := strings.TrimSpace(env[name])
		if v != "" && v != "on" && v != "off" {
			wrong = append(wrong, say("on-off", "name", name, "value", strconv.Quote(v)))
		}
		return v == "off"
	}
	t.NoGrants, t.NoEmojis = off("RUCKUS_BOARD_TOKENS"), off("RUCKUS_CARD_PICTURES")
	if v := strings.TrimSpace(env["RUCKUS_HEARTBEAT"]); v != "" {
		d, err := time.ParseDuration(v)
		if err != nil || d < time.Second || d > time.Minute {
			wrong = append(wrong, say("heartbeat", "value", strconv.Quote(v)))
		}
		t.Heartbeat = d
	}
	return t, wrong
}
