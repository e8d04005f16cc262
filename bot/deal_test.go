package bot

import (
	"regexp"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/bot/table"
	"ruckus/store"
)

func TestPeopleSeeHowTheCardsAreDealtCutThemAndVerify(t *testing.T) {
	t.Parallel()
	e := newEvening(t, store.NewMemory(), localdiscord.Config{Now: apart(), OnExchange: described(t)}, func(e *evening) { e.sealed = true })
	said := func(o localdiscord.Outcome) string {
		t.Helper()
		require.NotNil(t, o.Message)
		return show(*o.Message)
	}
	opened := said(e.command("Ada", "/play rednines small:true"))
	lobby := regexp.MustCompile(`Deal sealed as ([0-9a-f]{32})`).FindStringSubmatch(opened)
	require.NotNil(t, lobby, opened)
	e.press("Ben", "Join")
	e.press("Cleo", "Join")
	page := said(e.press("Ben", "How it is dealt"))
	require.Contains(t, page, "`"+lobby[1], "the whole sum")
	require.Regexp(t, `1\. \*\*Ada\*\*: press <id>\n`, page)
	page = said(e.press("Ben", "Cut the cards …: my *lucky* word"))
	require.Contains(t, page, `2. **Ben**: press `)
	require.Contains(t, page, `word “my \*lucky\* word”`)
	require.Contains(t, said(e.pressForged("Finn", "1|"+e.tables()[0].ID+"|h|dealt")), "lucky", "it is no secret from who has no seat")
	require.Contains(t, said(e.pressForged("Finn", "1|"+e.tables()[0].ID+"|h|verify")), "not begun yet")

	e.press("Ada", "Start")
	e.press("Ben", "More …")
	page = said(e.press("Ben", "How it is dealt"))
	require.NotContains(t, page, "[The secret]")
	ref := e.tables()[0].Ref
	require.Contains(t, said(e.pressForged("Finn", "1|"+ref.ID+"|h|verify")), "Wait until the game is over")
	require.Contains(t, said(e.pressForged("Finn", "1|"+ref.ID+"|h|close")), "Wait until the game is over")
	for e.phase(ref) == table.Playing {
		for _, user := range []string{"Ada", "Ben", "Cleo"} {
			e.moveFirst(user)
		}
	}
	verified := said(e.press("Finn", "Verify"))
	require.Contains(t, verified, "it is the same game")
	require.Contains(t, verified, "[The secret]")
	require.Contains(t, verified, lobby[1])
	require.NotContains(t, verified, "Not checked")
	require.NotContains(t, verified, "Close presses", "this is no race")
	require.Contains(t, said(e.pressForged("Finn", "1|"+ref.ID+"|h|close")), "No two presses were close")
	require.Contains(t, said(e.pressForged("Ben", "1|"+ref.ID+"|h|cut")), "game is over")
}

func (e *evening) phase(ref table.Ref) table.Phase {
	e.t.Helper()
	t, err := e.bot.host.Get(e.t.Context(), ref)
	require.NoError(e.t, err)
	return t.Phase
}

// Robots race, and those who have not called complete a play after the call.
func TestVerifyLeadsToTheClosePressesOfARace(t *testing.T) {
	t.Parallel()
	e := newEvening(t, store.NewMemory(), localdiscord.Config{}, func(e *evening) { e.sealed = true })
	e.command("Ada", "/play redbrn robots:3 rounds:1 window:1 countdown:1")
	e.press("Ada", "Start")
	ref := e.tables()[0].Ref
	e.press("Ada", "Ready")
	e.until("the race is over", func() bool { return e.phase(ref) == table.Over })
	e.settle()
	o := e.press("Ben", "Verify")
	require.Contains(t, show(*o.Message), "it is the same game")
	o = e.press("Ben", "Close presses")
	page := show(*o.Message)
	require.Contains(t, page, "[What can I do after the call?]")
	require.Regexp(t, `Round 1: \*\*.+, \*\*\S+ m?s after\*\* the call of \*\*.+: the one play, counts`, page)
	o = e.press("Ben", "Back")
	require.Contains(t, show(*o.Message), "it is the same game")
}
