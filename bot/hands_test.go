package bot

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
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
	for _, user := range users { // who is not on turn has the button on the hand
		if strings.Contains(show(*e.press(user, "My hand").Message), "Board down") {
			e.press(user, "Board down")
			e.settle()
			e.press(user, "My hand")
			break
		}
	}
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
		e.press(bidder, "?")
		require.Contains(t, show(*e.outcome(late, nil).Message), "⚠")
	})
}
