package bot

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/bot/localdiscord"
)

// handsAt are the private messages of a user that show their hand at a table.
func (e *evening) handsAt(user string, ref match.Ref) (ids []string) {
	e.t.Helper()
	for _, m := range e.seen(user) {
		for _, row := range m.Components {
			if id, err := parseCustomID(row.Components[0].CustomID); m.Ephemeral() && err == nil && id.Table == ref.ID {
				ids = append(ids, m.ID)
				break
			}
		}
	}
	return ids
}

// next waits until the night's next game is on.
func (e *evening) next() match.Table {
	e.t.Helper()
	e.until("the next game is on", func() bool {
		time.Sleep(time.Second)
		return len(e.tables()) == 1 && e.tables()[0].Phase == match.Playing
	})
	e.settle()
	return e.only()
}

// Whether they have voted on the board or in their last hand, or have only said that they want to play, people have their hands below
// the next board, as from a lobby; but not if their last press is too old, which Discord does not allow.
func TestHandsOfTheNextGameComeToAllWhoHavePressedLately(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := quickEvening(t)
		first := e.play("/play rage hands:3 turn_time:0", "Ada", "Ben", "Eve").Ref
		e.command("Cleo", "/hand")
		e.press("Cleo", "I'm in next time")
		e.command("Finn", "/stats")
		e.endGame(first, "Ada", "Ben", "Eve")
		time.Sleep(20 * time.Minute)
		e.pressBoard("Ada", "RAGE")
		e.press("Ben", "I'm in")
		e.press("Cleo", "I'm in")
		next := e.next()

		board := e.message("Finn", next.BoardID)
		for _, user := range []string{"Ada", "Ben", "Cleo"} {
			got := e.handsAt(user, next.Ref)
			require.Len(t, got, 1, user)
			require.Greater(t, got[0], board.ID, "below the board")
		}
		require.True(t, next.Seat(e.users["Eve"]) >= 0)
		require.Empty(t, e.handsAt("Eve", next.Ref), "her last press is twenty minutes old")
		require.Empty(t, e.handsAt("Finn", next.Ref), "he doesn't play")

		for range 20 { // they play on in them, and they are kept up to date
			for _, user := range []string{"Ada", "Ben", "Cleo"} {
				require.True(t, e.follows(next.Ref, user), user)
				if m, c := e.canDo(user); c != nil {
					require.Contains(t, e.handsAt(user, next.Ref), m.ID)
					e.move(user)
					e.settle() // the others' hands follow
				}
			}
			time.Sleep(time.Second)
			e.settle()
		}
		require.Len(t, e.handsAt("Ada", next.Ref), 1)
		moved, err := e.bot.host.Peek(t.Context(), next.Ref, e.users["Ada"])
		require.NoError(t, err)
		require.NotEqual(t, next.Public, moved.Public, "moves are made there")
	})
}

// Who has voted and presses something in another channel meanwhile waits for the next game where they have voted.
func TestTheNextHandComesWherePeopleHaveVotedThoughTheyPressElsewhereSince(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := quickEvening(t)
		first := e.play("/play rage hands:3 turn_time:0", "Ada", "Ben").Ref
		e.endGame(first, "Ada", "Ben")
		e.pressBoard("Ada", "RAGE")
		e.press("Ben", "I'm in")
		for n := range 2 {
			elsewhere, err := e.discord.AddChannel(fmt.Sprint("elsewhere-", n))
			require.NoError(t, err)
			e.in(elsewhere).command("Ben", "/stats")
		}
		next := e.next()
		require.Len(t, e.handsAt("Ada", next.Ref), 1)
		require.Len(t, e.handsAt("Ben", next.Ref), 1)
		require.True(t, e.follows(next.Ref, "Ben"))
	})
}

// Who has pressed in a channel before its table moves to a thread has pressed nothing in that, and has their hand all the same.
func TestAHandComesToWhoPressedBeforeTheTableMovedToItsThread(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	require.NoError(t, e.discord.SetBotPermissions(e.channel, mayOpenThreads))
	ref := e.open("/play redbrn").Ref
	e.command("Ben", "/tables")
	e.seat("Ben")
	e.press("Ada", "Set up …")
	e.press("Ada", "Move to a thread")
	e.settle()
	e.in(localdiscord.Channel{ID: e.only().Channel}).press("Ada", "Start")
	e.settle()
	e.until("Ben has his hand", func() bool { return len(e.handsAt("Ben", ref)) == 1 })
}

// A person who opens their hand before it is delivered has one that is kept up to date.
func TestAHandThatIsOpenIsNotDeliveredAgain(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	ref := e.play("/play rage turn_time:0", "Ada", "Ben").Ref
	require.Len(t, e.handsAt("Ada", ref), 1)
	require.Len(t, e.handsAt("Ben", ref), 1)
	require.True(t, e.follows(ref, "Ben"))
}

// A host who has a hand from before, and people whose seats in a lobby came without a press of theirs, have the game as it begins.
func TestAHandComesToWhoWasSeatedWithoutAPressOfTheirs(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	ref := e.open("/play rage turn_time:0").Ref
	e.command("Ben", "/tables")
	e.seat("Ben")
	e.seat("Cleo")
	e.press("Ada", "Start")
	e.settle()
	e.until("Ben has his hand", func() bool { return len(e.handsAt("Ben", ref)) == 1 })
	require.Empty(t, e.handsAt("Cleo", ref), "she has pressed nothing")
}
