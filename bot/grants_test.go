package bot

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/page"
	"ruckus/bot/internal/work"
	"ruckus/bot/localdiscord"
	"ruckus/games"
)

// in is the same evening in a channel of another server.
func (e *evening) in(channel localdiscord.Channel) *evening {
	other := *e
	other.channel = channel.ID
	return &other
}

// loseBoard has somebody press on the board of a lobby, delete it, and change the table: the bot then edits a message that is
// gone by the token of the press, and posts another one.
func (e *evening) loseBoard(ref match.Ref) {
	e.t.Helper()
	e.press("Ben", "How to play")
	e.settle()
	board := func() string {
		t, err := e.bot.host.Get(e.t.Context(), ref)
		require.NoError(e.t, err)
		return t.BoardID
	}
	old := board()
	require.NoError(e.t, e.discord.DeleteMessage(e.users["Ada"], old))
	by := match.By{User: match.User{ID: e.users["Ada"]}}
	_, err := e.bot.host.AddRobot(e.t.Context(), ref, by, games.Easy)
	require.NoError(e.t, err)
	e.until("the board is posted again", func() bool { return board() != old })
	_, err = e.bot.host.Ask(e.t.Context(), ref, by, (*match.Draft).RemoveRobot)
	require.NoError(e.t, err)
	e.settle()
}

// anyMove makes a move for somebody who may, in the host: no press comes with it.
func (e *evening) anyMove(ref match.Ref, users ...string) {
	e.t.Helper()
	for _, user := range users {
		h, err := e.bot.host.Peek(e.t.Context(), ref, e.users[user])
		require.NoError(e.t, err)
		if h.Prompt.Must {
			e.act(ref, user, h.Prompt.Moves[0])
			return
		}
	}
	e.t.Fatal("nobody can move")
}

// act makes a move in the host: no press comes with it.
func (e *evening) act(ref match.Ref, user, move string) {
	e.t.Helper()
	done := make(chan error)
	by := match.By{User: match.User{ID: e.users[user]}}
	e.bot.host.Act(e.t.Context(), ref, by, move, time.Now(), func(_ match.Hand, err error) { done <- err })
	require.NoError(e.t, <-done)
}

// follows reports whether the newest hand that a user sees is the newest there is.
func (e *evening) follows(ref match.Ref, user string) bool {
	e.t.Helper()
	h := e.bot.pages.Find(handKey(ref, e.users[user]))
	require.NotNil(e.t, h)
	m, err := h.(*hand).Draw(context.Background())
	require.NoError(e.t, err)
	seen, _ := e.canDo(user)
	return len(seen.Embeds) > 0 && seen.Embeds[0].Title == m.Embeds[0].Title && seen.Embeds[0].Description == m.Embeds[0].Description
}

// A server where boards are deleted all the time, in anger or in good faith, costs no other server anything.
func TestOpenHandsFollowEveryMoveWhileAnotherServerDeletesItsBoards(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	ref := e.play("/play rednines small:true turn_time:0", "Ada", "Ben").Ref
	e.press("Ada", "My hand")
	e.settle()

	guild, channels := e.discord.AddGuild("Neighbour", "general")
	neighbour := e.in(channels[0])
	neighbour.command("Ada", "/play rednines")
	neighbour.settle()
	tables, err := e.bot.host.List(t.Context(), guild.ID)
	require.NoError(t, err)
	for n := range 50 {
		neighbour.loseBoard(tables[0].Ref)
		if n%5 == 4 {
			e.anyMove(ref, "Ada", "Ben")
			e.until("Ada's hand follows", func() bool { return e.follows(ref, "Ada") })
		}
	}
	require.NotContains(t, e.log.String(), "refused too many edits")
}

// handOf is the open hand of a user at the only table.
func (e *evening) handOf(user string) *hand {
	e.t.Helper()
	h, open := e.bot.pages.Find(handKey(e.only().Ref, e.users[user])).(*hand)
	require.True(e.t, open)
	return h
}

// tokensRest makes the tokens of presses rest in the evening's server, as if Discord refused them.
func (e *evening) tokensRest() {
	e.t.Helper()
	e.discord.Misbehave(localdiscord.TokenEditsFail(401, -1))
	for n := range 1000 {
		g := discord.Grant{App: "1", Token: fmt.Sprint("refused ", n), Who: work.Who{Guild: e.discord.GuildID()}, Expires: time.Now().Add(time.Minute)}
		if err := e.bot.client.EditByGrant(e.t.Context(), g, "", "", discord.Text("x"), time.Time{}); errors.Is(err, discord.ErrGrantsRest) {
			e.discord.Behave()
			return
		}
	}
	e.t.Fatal("they don't rest")
}

const caughtUp = "his hand was out of date; it's up to date now"

func TestAHandThatStoodStillIsRightAtTheNextPressAndSaysSo(t *testing.T) {
	t.Parallel()
	for name, stop := range map[string]func(e *evening){
		"tokens rest": (*evening).tokensRest,
		"the token failed": func(e *evening) {
			fault := localdiscord.TokenEditsFail(404, -1)
			fault.Token = e.handOf("Ada").grant.Token
			e.discord.Misbehave(fault)
		},
		"the token is too old": func(e *evening) {
			old := discord.Grant{App: "1", Token: "old", Expires: time.Now()}
			e.bot.pages.Lend(e.handOf("Ada").key, page.Loan{Grant: old})
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			e := quickEvening(t)
			ref := e.play("/play rednines small:true turn_time:0", "Ada", "Ben").Ref
			e.press("Ada", "My hand")
			e.settle()
			stop(e)
			e.anyMove(ref, "Ada", "Ben")
			e.until("the hand stands still", func() bool { return e.bot.handBehind(ref, e.users["Ada"]) })
			require.False(t, e.follows(ref, "Ada"))

			m, control := e.canDo("Ada")
			require.NotNil(t, control)
			o := e.outcome(e.discord.Press(e.users["Ada"], m.ID, control.CustomID))
			require.Contains(t, show(*o.Message), caughtUp)
			e.until("it is right, and says so until the game goes on", func() bool { return e.follows(ref, "Ada") })
			require.Contains(t, e.screens("Ada"), caughtUp)
			if name == "tokens rest" {
				return // until they no longer do, each press brings it up to date
			}
			e.anyMove(ref, "Ada", "Ben")
			e.until("it follows again", func() bool { return e.follows(ref, "Ada") })
			m, control = e.canDo("Ada")
			require.NotNil(t, control)
			o = e.outcome(e.discord.Press(e.users["Ada"], m.ID, control.CustomID))
			require.NotContains(t, show(*o.Message), caughtUp, "it is said once")
			e.noErrors()
		})
	}
}

// A press on a hand is a right to edit it, wherever it is answered.
func TestEveryPressOnAHandKeepsItUpToDateForLonger(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	ref := e.play("/play rednines small:true turn_time:0", "Ada", "Ben").Ref
	opened := e.press("Ada", "My hand").Message.ID
	e.settle()
	h := e.handOf("Ada")
	first := h.grant.Token
	h.fade()
	e.sees("Ada", "stops updating")
	e.press("Ada", "More")
	o := e.press("Ada", "Repost board")
	require.NotEqual(t, opened, o.Message.ID, "the answer is a message of its own")
	e.settle()
	require.NotContains(t, e.screens("Ada"), "stops updating")
	require.NotEqual(t, first, h.grant.Token)
	fault := localdiscord.TokenEditsFail(401, -1)
	fault.Token = first
	e.discord.Misbehave(fault)
	e.anyMove(ref, "Ada", "Ben")
	e.settle()
	seen := e.seen("Ada")
	at := slices.IndexFunc(seen, func(m localdiscord.Message) bool { return m.ID == opened })
	require.Contains(t, show(seen[at]), "Your turn – next: 3")
	require.False(t, e.bot.handBehind(ref, e.users["Ada"]))
}
