package bot

import (
	"net/http"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/bot/localdiscord"
	"ruckus/games"
)

func anySeat(games.Seat) bool { return true }

// Discord tells no bot that somebody has left, so the bot asks when it matters.
func TestAPlayerWhoHasLeftTheServerHasNoSeatInTheGameThatStarts(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.fill("/play rage hands:3 turn_time:0", "Ada", "Ben", "Cleo", "Dan")
	guild := e.discord.GuildID()
	require.NoError(t, e.discord.Leave(guild, e.users["Ben"]))
	require.NoError(t, e.discord.TimeOut(guild, e.users["Cleo"], time.Hour))
	e.press("Ada", "Start")
	e.settle()
	table := e.tables()[0]
	require.Equal(t, match.Playing, table.Phase)
	require.Equal(t, []string{e.users["Ada"], e.users["Dan"]}, peopleIn(table, anySeat))
	e.noErrors()
}

func TestWhereTooFewAreLeftToStartTheHostReadsWhy(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.fill("/play rage hands:3 rated:true", "Ada", "Ben")
	require.NoError(t, e.discord.Leave(e.discord.GuildID(), e.users["Ben"]))
	require.Contains(t, show(*e.press("Ada", "Start").Message), "**Ben** can't play here any more and lost their seat; ")
	e.settle()
	require.Equal(t, match.Lobby, e.tables()[0].Phase)
	require.Len(t, e.tables()[0].Players, 1)
}

// A friendly game begins all the same, with a robot in their seat.
func TestWhereTooFewAreLeftToStartARobotFillsIn(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.fill("/play rage hands:3 turn_time:0", "Ada", "Ben")
	require.NoError(t, e.discord.Leave(e.discord.GuildID(), e.users["Ben"]))
	e.press("Ada", "Start")
	e.settle()
	require.Equal(t, match.Playing, e.only().Phase)
	require.Equal(t, []string{e.users["Ada"]}, peopleIn(e.only(), anySeat))
}

// A robot plays at once for a player who cannot, and nobody mentions them.
func TestNobodyWaitsForAPlayerWhoCannotPlay(t *testing.T) {
	for why, leave := range map[string]func(e *evening, user string) error{
		"left":      func(e *evening, user string) error { return e.discord.Leave(e.discord.GuildID(), user) },
		"timed out": func(e *evening, user string) error { return e.discord.TimeOut(e.discord.GuildID(), user, time.Hour) },
	} {
		for how, asks := range map[string]bool{"someone asks": true, "the clock runs": false} {
			t.Run(why+", "+how, func(t *testing.T) {
				t.Parallel()
				virtual(t, func(t *testing.T) {
					e := quickEvening(t)
					e.play("/play rednines small:true turn_time:90", "Ben", "Cleo")
					require.NoError(t, leave(e, e.users["Ben"]))
					time.Sleep(31 * time.Second)
					if asks {
						e.press("Cleo", "Is Ben there?")
					} else {
						time.Sleep(15 * time.Second)
					}
					e.settle()
					table := e.tables()[0]
					require.True(t, table.Players[0].Away)
					require.Equal(t, why == "left", table.Players[0].Left)
					require.Empty(t, e.nudgesSeen())
					e.noErrors()
				})
			})
		}
	}
}

// What Discord does not say in time is taken for good: nobody loses a seat by a fault of Discord.
func TestWhereDiscordDoesNotSayWhoIsAMemberAllKeepTheirSeats(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.fill("/play rage hands:3 turn_time:0", "Ada", "Ben")
	require.NoError(t, e.discord.Leave(e.discord.GuildID(), e.users["Ben"]))
	e.discord.Misbehave(localdiscord.Fault{Route: "GET /guilds/{guild_id}/members/{user_id}", Status: http.StatusServiceUnavailable})
	e.press("Ada", "Start")
	e.settle()
	require.Len(t, peopleIn(e.tables()[0], anySeat), 2)
	e.noErrors()
}
