package bot

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/render/all"
	"ruckus/render/look"
	"ruckus/render/picture"
	"ruckus/render/screen"
	"ruckus/store"
)

// diagnose returns what is said about each check, and which of them are wrong.
func diagnose(t *testing.T, change func(*Config, *localdiscord.Server)) (said map[string]string, wrong []string) {
	t.Helper()
	discord := startDiscord(t, localdiscord.Config{})
	cfg := Config{Token: discord.Token(), Store: store.NewMemory(), Kinds: all.Kinds(), Transport: discord.Transport()}
	if change != nil {
		change(&cfg, discord)
	}
	said = map[string]string{}
	for _, f := range Diagnose(t.Context(), cfg) {
		said[f.Check] = f.Text
		if !f.OK {
			wrong = append(wrong, f.Check)
		}
	}
	return said, wrong
}

func TestTheDoctorFindsAHealthyBotHealthy(t *testing.T) {
	said, wrong := diagnose(t, nil)
	require.Empty(t, wrong)
	require.Contains(t, said["invitation"], "scope=bot+applications.commands&permissions=274879007744")
	require.Contains(t, said["commands"], "out of date")
	require.Len(t, said, 9)
}

func TestTheDoctorCountsThePicturesThatAreUp(t *testing.T) {
	one := screen.Mark{Name: "one", Draw: picture.NewTile().PNG}
	two := screen.Mark{Name: "two", Draw: picture.NewTile().PNG}
	for up, says := range map[string]string{"party": "0 of 2 card pictures", "one": "1 of 2 card pictures", "one two": "2 of 2 card pictures"} {
		said, wrong := diagnose(t, func(c *Config, d *localdiscord.Server) {
			c.Looks = map[string]look.Look{"rage": {Marks: []screen.Mark{one, two}}}
			for _, name := range strings.Fields(up) {
				_, err := d.AddEmoji("", name, one.Draw())
				require.NoError(t, err)
			}
		})
		require.Empty(t, wrong)
		require.Contains(t, said["pictures"], says)
		if up == "party" {
			require.Contains(t, said["pictures"], "1 emoji that this bot didn't upload; it never deletes those")
			require.Contains(t, said["pictures"], "\"ruckus emojis\" uploads the rest")
		}
	}
}

// A brokenStore cannot be written to.
type brokenStore struct{ store.Store }

func (brokenStore) Ping(context.Context) error { return errors.New("the disk is full") }

func TestTheDoctorSaysWhatToDo(t *testing.T) {
	for name, c := range map[string]struct {
		change func(*Config, *localdiscord.Server)
		check  string
		says   string
	}{
		"no token":      {func(c *Config, _ *localdiscord.Server) { c.Token = "" }, "settings", "set DISCORD_TOKEN"},
		"a wrong token": {func(c *Config, _ *localdiscord.Server) { c.Token = "x" }, "token", "copy it again"},
		"a broken store": {func(c *Config, _ *localdiscord.Server) { c.Store = brokenStore{c.Store} }, "store",
			"Storage can't be used: the disk is full. Check that it's there and writable, and that its disk isn't full."},
		"Discord is down": {func(_ *Config, d *localdiscord.Server) {
			d.Misbehave(localdiscord.Fault{Route: "/applications/@me", Times: 4, Status: 503})
		}, "token", "can't reach Discord"},
		"too many starts": {func(_ *Config, d *localdiscord.Server) {
			d.Misbehave(localdiscord.Fault{Route: "/gateway/bot", Status: 200, Body: `{"shards":1,"session_start_limit":{"remaining":0,"reset_after":7200000}}`})
		}, "gateway", "wait 2h0m0s"},
		"no server": {func(_ *Config, d *localdiscord.Server) {
			d.Misbehave(localdiscord.Fault{Route: "/users/@me/guilds", Status: 200, Body: `[]`})
		}, "invitation", "in no server yet: open https://discord.com/oauth2/authorize?client_id="},
		"permissions taken away": {func(_ *Config, d *localdiscord.Server) {
			d.Misbehave(localdiscord.Fault{Route: "/users/@me/guilds", Status: 200, Body: `[{"name":"Home","permissions":"1024"}]`})
		}, "invitation", `lacks permissions: in "Home" Send Messages and Embed Links.`},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			said, wrong := diagnose(t, c.change)
			require.Equal(t, []string{c.check}, wrong)
			require.Contains(t, said[c.check], c.says)
		})
	}
}

// Verification takes time: those who run the bot hear of it before nobody else can invite it.
func TestTheDoctorSaysWhenToApplyForVerification(t *testing.T) {
	t.Parallel()
	for servers, told := range map[int]bool{74: false, 75: true, 100: true, 101: false} { // of more than 200, Discord tells the number alone
		body := "[" + strings.Repeat(`{"name":"Home","permissions":"8"},`, servers-1) + `{"name":"Home","permissions":"8"}]`
		said, wrong := diagnose(t, func(_ *Config, d *localdiscord.Server) {
			d.Misbehave(localdiscord.Fault{Route: "/users/@me/guilds", Status: 200, Body: body})
		})
		require.Empty(t, wrong)
		require.Equal(t, told, strings.Contains(said["invitation"], "apply in the portal"), "%d servers", servers)
	}
}

// Discord verifies no application without these two pages, which take time, too.
func TestTheDoctorNamesThePagesThatVerificationNeeds(t *testing.T) {
	t.Parallel()
	for pages, lacking := range map[string][]string{
		``: {"terms (docs/terms.md)", "privacy policy (docs/policy.md)"},
		`,"terms_of_service_url":"https://example.org/terms"`:                                                    {"privacy policy (docs/policy.md)"},
		`,"terms_of_service_url":"https://example.org/terms","privacy_policy_url":"https://example.org/privacy"`: nil,
	} {
		said, _ := diagnose(t, func(_ *Config, d *localdiscord.Server) {
			d.Misbehave(localdiscord.Fault{Route: "/applications/@me", Status: 200, Body: `{"id":"` + d.AppID() + `","name":"Ruckus"` + pages + `}`})
		})
		require.Equal(t, lacking != nil, strings.Contains(said["pages"], "no link"))
		for _, page := range lacking {
			require.Contains(t, said["pages"], page)
		}
	}
}

func TestTheDoctorReadsTheClock(t *testing.T) {
	require.True(t, checkClock(500*time.Millisecond).OK)
	require.True(t, checkClock(-time.Second).OK)
	require.Equal(t, "This machine's clock is off by about 1m0s: sync it with a time server, for example with \"timedatectl set-ntp true\".",
		checkClock(-59500*time.Millisecond).Text)
	require.False(t, checkClock(5*time.Second).OK)
}

// Before a new version takes over, its doctor says which running games it would leave alone.
func TestTheDoctorCountsTheGamesThatOtherRulesBegan(t *testing.T) {
	e := quickEvening(t)
	e.begin()
	said, wrong := diagnose(t, func(c *Config, _ *localdiscord.Server) { c.Store = e.bot.cfg.Store })
	require.Empty(t, wrong)
	require.Empty(t, said["games"])
	said, wrong = diagnose(t, func(c *Config, _ *localdiscord.Server) {
		c.Store = e.bot.cfg.Store
		for i := range c.Kinds {
			c.Kinds[i].Edition += " and more"
		}
	})
	require.Equal(t, []string{"games"}, wrong)
	require.Contains(t, said["games"], "(rednines: 1). They're on hold for 7 days")
}
