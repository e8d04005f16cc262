package bot

import (
	"context"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/games"
	"ruckus/store"
)

func TestAFriendWhoComesLateSeesWhatTheyCanDo(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	table := e.play("/play rednines robots:2 turn_time:0", "Ada", "Ben")
	for _, way := range []func(){func() { e.press("Cleo", "My hand") }, func() { e.command("Cleo", "/hand") }} {
		way()
		require.Contains(t, e.screens("Cleo"), "you aren't in this game")
	}
	e.press("Cleo", "I'm in next time")
	require.Contains(t, e.screens("Cleo"), "**Cleo** is in")
	e.settle()
	require.Contains(t, e.screens("Ada"), "Next game: **Cleo**", "the board says so")
	e.press("Cleo", "Who's who")
	require.Contains(t, e.screens("Cleo"), "**Cog** (")
	e.press("Cleo", "Back")
	e.press("Cleo", "Rules")
	e.press("Cleo", "Back")
	e.press("Cleo", "Not next time")
	e.settle()
	got, err := e.bot.host.Get(context.Background(), table.Ref)
	require.NoError(t, err)
	require.Empty(t, got.Coming)
	e.noErrors()
}

// From the wall to cards a late friend presses twice: My hand on the board, and who they go on for.
func TestALateFriendHasCardsAfterTwoPresses(t *testing.T) {
	t.Parallel()
	for _, game := range []string{"rednines", "rage", "redox", "riot"} {
		t.Run(game, func(t *testing.T) {
			t.Parallel()
			e := newEvening(t, store.NewMemory(), localdiscord.Config{}, func(e *evening) { e.robotPace = 1000 })
			table := e.play("/play "+game+" robots:3 turn_time:0", "Ada")
			e.press("Cleo", "My hand")
			o := e.press("Cleo", e.label("Cleo", "Take over Cog"))
			require.True(t, o.Message.Ephemeral())
			require.NotContains(t, show(*o.Message), "n't in this game", "the answer is the hand")
			h, err := e.bot.host.Peek(context.Background(), table.Ref, e.users["Cleo"])
			require.NoError(t, err)
			require.NotNil(t, h.View)
			require.Equal(t, games.Seat(1), h.Seat)
			e.settle()
			require.Contains(t, e.screens("Ada"), "**Cleo** took over **Cog**")
			e.press("Dan", "My hand")
			require.NotContains(t, e.screens("Dan"), "Take over Cog")

			e.press("Cleo", "More")
			e.press("Cleo", "Leave the game …")
			e.press("Cleo", "Yes, leave")
			e.settle()
			got, err := e.bot.host.Get(context.Background(), table.Ref)
			require.NoError(t, err)
			require.Equal(t, games.Medium, got.Players[1].Robot, "the robot has its seat again")
			e.noErrors()
		})
	}
}

// R!OT goes on without those who aren't there, so among people a late friend has a seat of their own.
func TestALateFriendJoinsARaceAmongPeople(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	table := e.play("/play redbrn", "Ada", "Ben")
	e.press("Cleo", "My hand")
	require.Contains(t, e.screens("Cleo"), "Join from the next round on")
	e.press("Cleo", "Join the next round")
	e.settle()
	h, err := e.bot.host.Peek(context.Background(), table.Ref, e.users["Cleo"])
	require.NoError(t, err)
	require.Equal(t, games.Seat(2), h.Seat)
	require.NotNil(t, h.View, "the answer is the hand")
	e.press("Dan", "My hand")
	e.press("Dan", "Join the next round")
	e.press("Dan", "More")
	e.press("Dan", "Leave the game …")
	e.press("Dan", "Yes, leave")
	e.noErrors()
}

// Who has seen a robot's cards can go on for that robot again, and reads so; a button of an older screen shows no other hand.
func TestWhoHasSatInCanComeBackToThatSeatOnly(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	table := e.play("/play rage robots:4 turn_time:0", "Ada", "Ben")
	e.press("Cleo", "My hand")
	e.press("Cleo", e.label("Cleo", "Take over Cog"))
	leave := func() {
		e.pressForged("Cleo", "1|"+table.ID+"|h|leave yes")
		e.settle()
	}
	leave()
	for _, forgets := range []bool{false, true} {
		if forgets {
			e.command("Cleo", "/me")
			e.press("Cleo", "Forget me …")
			e.press("Cleo", "Yes, forget me")
			e.settle()
		}
		o := show(*e.press("Cleo", "My hand").Message)
		require.Contains(t, o, "You can take over Cog again**, but no other")
		require.Equal(t, 1, strings.Count(o, "(Take over"), o)
		require.Contains(t, show(*e.pressForged("Cleo", "1|"+table.ID+"|h|sit 3").Message), "seen another seat's cards")
		e.press("Cleo", e.label("Cleo", "Take over Cog"))
		leave()
	}
	o := show(*e.press("Dan", "My hand").Message)
	require.Equal(t, 4, strings.Count(o, "(Take over"), "for others all robot seats to take over: %s", o)
	e.noErrors()
}

// label is the whole label of a button that begins so.
func (e *evening) label(user, begins string) (label string) {
	e.t.Helper()
	e.until(user+" can press "+begins, func() bool {
		for _, m := range e.seen(user) {
			for _, row := range m.Components {
				for _, c := range row.Components {
					if strings.HasPrefix(c.Label, begins) {
						label = c.Label
					}
				}
			}
		}
		return label != ""
	})
	return label
}
