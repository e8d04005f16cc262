package app

import (
	"os"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
)

// settingsFile runs a command with a file .env.
func settingsFile(t *testing.T, text string, args ...string) (code int, stdout, stderr string) {
	t.Helper()
	t.Chdir(t.TempDir())
	require.NoError(t, os.WriteFile(".env", []byte(text), 0o600))
	var out, errs strings.Builder
	code = run(t.Context(), Games(), args, &out, &errs)
	return code, out.String(), errs.String()
}

func TestAFaultInTheSettingsFileNamesTheLineAndNeverWhatIsInIt(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		line string
	}{
		"a line that is no setting":                  {"# mine\n\nthis is, no setting\nDISCORD_TOKEN=s3cret\n", ".env, line 3:"},
		"a token alone":                              {"s3cret-to.ken\n", ".env, line 1:"},
		"a token alone, without an end of the line":  {"RUCKUS_LOG=info\ns3cret", ".env, line 2:"},
		"the fault is in the token's line":           {"RUCKUS_LOG=info\nDISCORD_TOKEN s3cret\n", ".env, line 2:"},
		"a quote that isn't closed":                  {"RUCKUS_LOG=info\nDISCORD_TOKEN=\"s3cret\nREDIS_URL=redis://u:s3cret@h\n", ".env, line 2:"},
		"a value over several lines comes before it": {"RUCKUS_DATA=\"one\ntwo\"\n\n!\nDISCORD_TOKEN=s3cret\n", ".env, line 4:"},
		"lines as Windows ends them":                 {"RUCKUS_LOG=info\r\n!\r\nDISCORD_TOKEN=s3cret\r\n", ".env, line 2:"},
	} {
		t.Run(name, func(t *testing.T) {
			for _, command := range []string{"serve", "doctor", "local", "games"} {
				code, stdout, stderr := settingsFile(t, c.text, command)
				require.Equal(t, 2, code)
				require.Contains(t, stderr, c.line)
				require.NotContains(t, stdout+stderr, "s3cret")
			}
		})
	}
}

func TestAFileThatBeginsAsSomeEditorsBeginThemIsRead(t *testing.T) {
	env, err := parseEnvironment([]byte("\ufeffDISCORD_TOKEN=one\r\nRUCKUS_LOG=warn"))
	require.NoError(t, err)
	require.Equal(t, map[string]string{"DISCORD_TOKEN": "one", "RUCKUS_LOG": "warn"}, env)
}

func TestWhatLooksLikeASettingAndIsNoneIsNamedWithoutItsValue(t *testing.T) {
	for name, want := range map[string]string{
		"DISCORD_TOKEM":            "DISCORD_TOKEM isn't a setting: did you mean DISCORD_TOKEN?",
		"DISCROD_TOKEN":            "DISCROD_TOKEN isn't a setting: did you mean DISCORD_TOKEN?",
		"REDIS_URI":                "REDIS_URI isn't a setting: did you mean REDIS_URL?",
		"redis_url":                "redis_url isn't a setting: did you mean REDIS_URL?",
		"RIOT_EDITON":              "RIOT_EDITON isn't a setting: did you mean RIOT_EDITION?",
		"RIOT_API_KEY":             "",
		"RUCKUS_TYPO":              "RUCKUS_TYPO isn't a setting; .env.example lists them",
		"DISCORD_TOKEN":            "",
		"HOME":                     "",
		"REDIS_SERVICE_HOST":       "", // Kubernetes tells so of a service that is called redis
		"REDIS_SERVICE_PORT_MAIN":  "",
		"REDIS_PORT":               "",
		"REDIS_PORT_6379_TCP_ADDR": "",
	} {
		require.Equal(t, want, strings.Join(unknownVariables(map[string]string{name: "s3cret"}), "\n"), name)
	}
}

func TestAMistypedSettingIsNamedWhereTheRightOneIsMissing(t *testing.T) {
	t.Setenv("DISCORD_TOKEN", "")
	code, _, stderr := settingsFile(t, "DISCORD_TOKEM=s3cret\n", "serve")
	require.Equal(t, 2, code)
	require.Contains(t, stderr, "DISCORD_TOKEN isn't set")
	require.Contains(t, stderr, "did you mean DISCORD_TOKEN?")
	require.NotContains(t, stderr, "s3cret")
}

func TestAMistypedSettingOfTheEnvironmentIsNoticed(t *testing.T) {
	t.Setenv("RUCKUS_METRICS_ADR", "127.0.0.1:1")
	t.Chdir(t.TempDir())
	env, err := environment(".env")
	require.NoError(t, err)
	require.Contains(t, unknownVariables(env), "RUCKUS_METRICS_ADR isn't a setting: did you mean RUCKUS_METRICS_ADDR?")
}

func TestTheAddressOfWhoRunsTheBotIsThatOfAPage(t *testing.T) {
	for _, good := range []string{"", "https://example.org/our-bot", "http://example.org"} {
		require.True(t, isContact(good), good)
	}
	for _, bad := range []string{"me", "https://", "https://example.org/a b", "https://example.org, 2)", "javascript:x"} {
		require.False(t, isContact(bad), bad)
	}
}

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
