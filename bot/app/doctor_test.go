package app

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/store/redis/redistest"
)

// examined is what a doctor says with these settings.
func examined(t *testing.T, discord *localdiscord.Server, env map[string]string) (all []diagnosis, err error) {
	t.Helper()
	var out bytes.Buffer
	env["DISCORD_TOKEN"] = discord.Token()
	p := program{hosted: Games(), env: env, stdout: &out, stderr: &out, transport: discord.Transport()}
	err = p.doctor(t.Context(), []string{"--json"})
	require.NoError(t, json.Unmarshal(out.Bytes(), &all), out.String())
	return all, err
}

// said is what a doctor says about something, with how that is.
func said(all []diagnosis, check string) (text string) {
	for _, d := range all {
		if d.Check == check && d.State != "note" {
			text += d.State + ": " + d.Text
		}
	}
	return text
}

// While the bot runs is when people ask a doctor.
func TestTheDoctorChecksABotThatRunsOnTheFileStore(t *testing.T) {
	discord := startDiscord(t)
	c := &crash{T: t, discord: discord, data: shortDir(t), playing: t.Context()}
	c.start()
	user := discord.Users()[0].ID
	require.NotNil(t, c.do(func() (*localdiscord.Interaction, error) {
		return discord.Command(user, c.channel(), "settings", []localdiscord.CommandOption{{Name: "general", Options: []localdiscord.CommandOption{{Name: "results_channel", Value: c.channel()}}}})
	}))
	all, err := examined(t, discord, map[string]string{"RUCKUS_DATA": c.data})
	require.NoError(t, err)
	require.Contains(t, said(all, "store"), "ok: A running bot can read it")
	for _, check := range []string{"token", "portal", "clock", "gateway", "invitation", "commands", "pictures"} {
		require.Contains(t, said(all, check), "ok: ", check)
	}
	require.Contains(t, said(all, "results"), "ok: Channels that servers picked for results, all fine: 1")

	require.NoError(t, os.RemoveAll(filepath.Join(c.data, "socket")))
	all, err = examined(t, discord, map[string]string{"RUCKUS_DATA": c.data})
	require.ErrorContains(t, err, "something is wrong")
	require.Regexp(t, `^WRONG: Another ruckus process is using the storage and gives no backup .* Checks that need it were skipped\.$`, said(all, "store"))
	require.Contains(t, said(all, "token"), "ok: ")
	stopBot(t, c.bot)
}

// Whatever is wrong, the doctor goes on with the rest, and programs can read what it says.
func TestTheDoctorChecksTheRestWhereTheStoreOrASettingIsWrong(t *testing.T) {
	discord := startDiscord(t)
	damaged := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(damaged, "ruckus.db"), nil, 0o600))
	for want, env := range map[string]map[string]string{
		"ruckus restore FILE":    {"RUCKUS_DATA": damaged},
		"Redis can't be reached": {"REDIS_URL": "redis://127.0.0.1:" + redistest.FreePort(t)},
	} {
		all, err := examined(t, discord, env)
		require.ErrorContains(t, err, "something is wrong")
		require.Contains(t, said(all, "store"), "WRONG: ")
		require.Contains(t, said(all, "store"), want)
		require.Contains(t, said(all, "token"), "ok: ")
		require.Contains(t, said(all, "commands"), "ok: ")
	}
	all, err := examined(t, discord, map[string]string{"RUCKUS_LOG": "loud", "RUCKUS_SLOWER": "no"})
	require.ErrorAs(t, err, new(configError))
	require.Equal(t, 2, len(all))
	require.Contains(t, said(all, "settings"), `WRONG: RUCKUS_LOG is "loud"`)
}
