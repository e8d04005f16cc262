package main

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/discord"
)

func TestTuningIsReadAndNonsenseIsNamed(t *testing.T) {
	got, wrong := readTuning(map[string]string{"RUCKUS_SLOWER": "2.5", "RUCKUS_BOARD_TOKENS": "off", "RUCKUS_CARD_PICTURES": "off", "RUCKUS_HEARTBEAT": "41s"})
	require.Empty(t, wrong)
	require.Equal(t, discord.Tuning{Slower: 2.5, NoGrants: true, NoEmojis: true, Heartbeat: 41 * time.Second}, got)

	got, wrong = readTuning(nil)
	require.Empty(t, wrong)
	require.Zero(t, got)

	for name, values := range map[string][]string{
		"RUCKUS_SLOWER":        {"0", "-1", "NaN", "Inf", "101", "fast"},
		"RUCKUS_BOARD_TOKENS":  {"yes", "OFF"},
		"RUCKUS_CARD_PICTURES": {"no", "text"},
		"RUCKUS_HEARTBEAT":     {"0s", "41", "2m", "-1s"},
	} {
		for _, v := range values {
			_, wrong := readTuning(map[string]string{name: v})
			require.Len(t, wrong, 1, v)
			require.Contains(t, wrong[0], name)
		}
	}
}
