package bot

import (
	"encoding/json"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/match"
	"ruckus/bot/localdiscord"
	"ruckus/store"
)

func TestPeopleSeeHowTheCardsAreDealtAndVerify(t *testing.T) {
	t.Parallel()
	described(t) // in virtual time nothing can be opened
	virtual(t, func(t *testing.T) {
		e := newEvening(t, store.NewMemory(), localdiscord.Config{Now: apart(), OnExchange: described(t)}, func(e *evening) { e.sealed = true })
		said := func(o localdiscord.Outcome) string {
			t.Helper()
			require.NotNil(t, o.Message)
			return show(*o.Message)
		}
		e.command("Ada", "/play rednines small:true")
		e.press("Finn", "How to play")
		opened := said(e.press("Finn", "Is it fair?"))
		lobby := regexp.MustCompile("`([0-9a-f]{64})`").FindStringSubmatch(opened)
		require.NotNil(t, lobby, opened)
		e.press("Ben", "Join")
		e.press("Cleo", "Join")
		page := said(e.press("Ben", "Is it fair?"))
		require.Contains(t, page, "`"+lobby[1]+"`", "what stood there before anyone had joined")
		require.Regexp(t, `1\. \*\*Ada\*\*: press <id>\n`, page)
		require.Contains(t, said(e.pressForged("Finn", "1|"+e.tables()[0].ID+"|h|verify")), "n't begun yet")

		e.press("Ada", "Start")
		e.press("Ben", "More …")
		page = said(e.press("Ben", "Is it fair?"))
		require.NotContains(t, page, "[The secret]")
		ref := e.tables()[0].Ref
		require.Contains(t, said(e.pressForged("Finn", "1|"+ref.ID+"|h|verify")), "Wait until the game is over")
		for ; e.phase(ref) == match.Playing; time.Sleep(100 * time.Millisecond) {
			for _, user := range []string{"Ada", "Ben", "Cleo"} {
				e.moveFirst(user)
			}
		}
		e.settle()
		e.press("Finn", "More …")
		verified := said(e.press("Finn", "Verify"))
		require.Contains(t, verified, "it's the same game")
		require.Contains(t, verified, "[The secret]")
		require.Contains(t, verified, lobby[1])
		require.NotContains(t, verified, "Not checked")
	})
}

// A silent message fixes the cards before they are dealt. What becomes of it later does not change what was computed.
func TestAMessageFixesTheCardsAndVerifyLeadsToIt(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		before func(e *evening) // the game starts
		after  func(e *evening, message string)
		says   string
	}{
		"it stands": {says: "🔒 The secret was fixed in a message before Discord gave that message the number"},
		"it is deleted": {after: func(e *evening, m string) {
			require.NoError(e.t, e.bot.client.Delete(e.t.Context(), discord.Channel{Guild: e.discord.GuildID(), ID: e.channel}, m))
		}, says: "🔒 "},
		"it is refused":  {before: func(e *evening) { e.misbehave("POST /channels", http.StatusForbidden, -1) }, says: "🔓 **Nothing bound the people who run this bot**"},
		"Discord fails":  {before: func(e *evening) { e.misbehave("POST /channels", http.StatusBadGateway, -1) }, says: "🔓 **Nothing bound"},
		"it comes twice": {before: func(e *evening) { e.misbehave("POST /channels", http.StatusBadGateway, 1) }, says: "🔒 "},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			virtual(t, func(t *testing.T) {
				e := newEvening(t, store.NewMemory(), localdiscord.Config{}, func(e *evening) { e.sealed = true })
				e.command("Ada", "/settings general fixed_cards:true")
				e.fill("/play rednines small:true", "Ada", "Ben")
				ref := e.tables()[0].Ref
				require.NotContains(t, e.screens("Finn"), "Sealed:")
				require.Contains(t, show(*e.press("Ben", "Is it fair?").Message), "with a message's number")
				e.press("Ben", "Back")
				if c.before != nil {
					c.before(e)
				}
				e.press("Ada", "Start")
				e.settle()
				require.Equal(t, match.Playing, e.phase(ref))
				var fixing []localdiscord.Message
				for _, m := range e.seen("Finn") {
					if strings.HasPrefix(m.Content, "🔒 The cards of this table are fixed. ") {
						fixing = append(fixing, m)
					}
				}
				require.Equal(t, strings.HasPrefix(c.says, "🔒"), len(fixing) == 1, "Verify knows whether there is one")
				if c.after != nil {
					c.after(e, fixing[0].ID)
				}
				e.playToEnd(ref, "Ada", "Ben")
				e.press("Finn", "More …")
				o := e.press("Finn", "Verify")
				require.Contains(t, show(*o.Message), "it's the same game")
				require.Contains(t, show(*o.Message), c.says)
				page, err := json.Marshal(o.Message)
				require.NoError(t, err)
				for _, m := range fixing {
					require.Contains(t, string(page), "/"+e.channel+"/"+m.ID)
					require.Contains(t, string(page), "`"+strings.TrimPrefix(m.Content, "🔒 The cards of this table are fixed. ")+"`")
					require.Nil(t, m.EditedTimestamp)
				}
			})
		})
	}
}

// misbehave has Discord refuse that many requests.
func (e *evening) misbehave(route string, status, times int) {
	e.discord.Misbehave(localdiscord.Fault{Route: route, Status: status, Times: times})
}

func (e *evening) phase(ref match.Ref) match.Phase {
	e.t.Helper()
	t, err := e.bot.host.Get(e.t.Context(), ref)
	require.NoError(e.t, err)
	return t.Phase
}

// moves are those that somebody can make at a table.
func (e *evening) moves(ref match.Ref, user string) []string {
	e.t.Helper()
	h, err := e.bot.host.Peek(e.t.Context(), ref, e.users[user])
	require.NoError(e.t, err)
	return h.Prompt.Moves
}

// startsWith is the first of the moves that begins with a word; "" where none does.
func startsWith(moves []string, word string) string {
	i := slices.IndexFunc(moves, func(m string) bool { return strings.HasPrefix(m, word+" ") })
	if i < 0 {
		return ""
	}
	return moves[i]
}
