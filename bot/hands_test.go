package bot

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
	"ruckus/bot/localdiscord"
	"ruckus/render/all"
	"ruckus/render/screen"
)

func TestOnlyOneMessageShowsAHandAndTheOlderOneSaysSo(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.play("/play redbrn", "Ada", "Ben")
	first := e.press("Ada", "My hand").Message.ID
	second := e.press("Ada", "My hand").Message.ID
	e.settle()
	shown := func() (ids []string) {
		for _, m := range e.seen("Ada") {
			if m.Ephemeral() && !strings.Contains(show(m), "newer message") {
				ids = append(ids, m.ID)
			}
		}
		return ids
	}
	require.Equal(t, []string{second}, shown())

	e.press("Ada", "Show it here")
	e.settle()
	require.Equal(t, []string{first}, shown(), "an old one comes back to life")
	e.press("Ben", "My hand")
	e.press("Ben", "Ready")
	e.settle()
	require.Equal(t, []string{first}, shown(), "and is kept up to date alone")
	e.noErrors()
}

// Who presses on a message for everybody is answered in a line of its own. It names cards as people see them, too.
func TestARefusalWithoutAHandNamesCardsAsPeopleSeeThem(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	users := []string{"Ben", "Cleo", "Dan", "Eve"}
	id := e.play("/play rednines turn_time:0", users...).ID
	said := ""
	for _, user := range users { // only one of them is on turn
		o := e.pressForged(user, "1|"+id+"|d|play 9H+9H 1")
		require.True(t, o.Message.Ephemeral())
		said += show(*o.Message)
	}
	require.Contains(t, said, "★9♥ is named twice")
	require.NotContains(t, said, "9H")
}

// Anyone who brings the board down from their hand has pressed there, but the answer is the board: it stays one.
func TestABoardThatWasBroughtDownFromAHandStaysABoardWhenTheHandMoves(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	users := []string{"Ada", "Ben", "Cleo", "Dan"}
	e.play("/play rednines turn_time:0", users...)
	e.press("Ada", "My hand")
	e.press("Ada", "More")
	e.press("Ada", "Board down")
	e.settle()
	e.press("Ada", "My hand")
	e.settle()
	require.Contains(t, e.screens("Eve"), "round 1 of")
	require.NotContains(t, e.screens("Eve"), "newer message")
	e.noErrors()
}

// On a slow line a press can arrive when its user reads something on the hand. That has no room for why it was refused.
func TestWhoReadsHelpWhenAnOlderPressIsRefusedIsToldWhy(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := quickEvening(t)
		e.play("/play rage turn_time:0", "Ada", "Ben")
		bidder := "Ada"
		e.press(bidder, "My hand")
		if _, c := find(slices.Backward(e.seen(bidder)), "0"); c == nil {
			bidder = "Ben"
			e.press(bidder, "My hand")
		}
		e.discord.Misdeliver(localdiscord.EventFault{Delay: time.Second})
		late := e.pressLate(bidder, "0")
		e.press(bidder, "0")
		e.press(bidder, "More")
		e.press(bidder, "What can I do?")
		require.Contains(t, show(*e.outcome(late, nil).Message), "⚠")
	})
}

// Who looks at the menu while it closes, or at their cards, must still find why nothing happened.
func TestARefusalStaysInTheHandUntilTheNextPress(t *testing.T) {
	t.Parallel()
	for _, k := range all.Kinds() {
		t.Run(k.Name, func(t *testing.T) {
			t.Parallel()
			virtual(t, func(t *testing.T) {
				e := quickEvening(t)
				users := []string{"Ada", "Ben", "Cleo", "Dan"}
				ref := e.play("/play "+k.Name+" turn_time:0", users...).Ref
				for _, u := range users {
					e.press(u, "My hand")
				}
				e.settle()
				user := users[slices.IndexFunc(users, func(u string) bool { return len(e.moves(ref, u)) > 0 })]
				var m localdiscord.Message
				refused := ""
				for refused == "" {
					shown, c := e.canDo(user)
					require.NotNil(t, c)
					id, err := parseCustomID(c.CustomID)
					require.NoError(t, err)
					var values []string
					if c.Type == discord.TypeMenu {
						values = []string{c.Options[0].Value}
						id, err = id.pick(values)
						require.NoError(t, err)
					}
					if id.Verb != verbDo {
						e.outcome(e.discord.Press(e.users[user], shown.ID, c.CustomID, values...))
						continue
					}
					e.discord.Misdeliver(localdiscord.EventFault{Delay: time.Second})
					late, err := e.discord.Press(e.users[user], shown.ID, c.CustomID, values...)
					require.NoError(t, err)
					e.act(ref, user, id.Arg) // so it is refused when it arrives
					m, refused = shown, show(*e.outcome(late, nil).Message)
				}
				require.Contains(t, refused, "⚠")
				for range 3 {
					for _, u := range append(users, user) {
						if moves := e.moves(ref, u); len(moves) > 0 {
							e.act(ref, u, moves[0])
							break
						}
					}
					time.Sleep(time.Second)
				}
				e.settle()
				now, _ := e.canDo(user)
				require.Equal(t, m.ID, now.ID)
				require.True(t, strings.ContainsAny(show(now), "⚠⚡"), "%s\n%s", refused, show(now))
				require.Equal(t, strings.Contains(refused, screen.LabelWhy), strings.Contains(show(now), screen.LabelWhy), "so does the button that explains it")
				e.press(user, "My hand")
				e.settle()
				now, _ = e.canDo(user)
				require.False(t, strings.ContainsAny(show(now), "⚠⚡"), show(now))
			})
		})
	}
}
