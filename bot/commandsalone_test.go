package bot

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/store"
)

// Somebody has invited the bot with the scope for commands alone: it is no member, and nobody can give it permissions.
func TestWhereOnlyTheCommandsWereInvitedPeopleAreToldHowToAddTheBot(t *testing.T) {
	t.Parallel()
	for name, permissions := range map[string]int64{"with all permissions": -1, "with none": 0} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			e := newEvening(t, store.NewMemory(), localdiscord.Config{})
			guild := e.discord.GuildID()
			require.NoError(t, e.discord.RemoveBot(guild))
			require.NoError(t, e.discord.AddCommands(guild))
			if permissions == 0 {
				require.NoError(t, e.discord.SetBotPermissions(e.channel, 0))
			}
			knows := func(here bool) {
				t.Helper()
				e.until("the bot knows if it is there", func() bool { return e.bot.away.here(guild) == here })
				e.settle()
			}
			knows(false)
			told := func(asked string) {
				t.Helper()
				said := e.answer(e.command("Ben", asked))
				require.Contains(t, said, "I'm not a member of this server")
				require.Contains(t, said, "scope=bot+applications.commands&permissions=")
				require.NotContains(t, said, "give me", "nobody can")
			}
			told("/play rednines")
			require.Contains(t, e.answer(e.command("Ben", "/practice game:rednines")), "Your 13 cards", "what only its player sees goes on")
			e.restart() // a bot that was never told that it was removed
			knows(false)
			told("/play rage")

			require.NoError(t, e.discord.InviteBot(guild))
			require.NoError(t, e.discord.SetBotPermissions(e.channel, 1<<3))
			knows(true)
			require.NotContains(t, e.answer(e.command("Ben", "/play rednines")), "member")
		})
	}
}
