package bot

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
)

func TestForgedPressesOnOptionsAreRefusedAndChangeNothing(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	lobby := e.open("/play rage")
	for arg, said := range map[string]string{
		"h|length endless":                 "RAGE has no such length",
		"h|length ":                        "RAGE has no such length",
		"h|length here":                    "",
		"c|set hands=4000000000":           "Hands can be from",
		"c|set hands=1e9":                  "no longer there",
		"c|set hands=99999999999999999999": "no longer there",
		"c|set cheat=1":                    "no longer there",
		"c|set cheat":                      "no longer there",
		"c|set":                            "no longer there",
		"c|set hook=7":                     "Hook can be on or off",
		"c|set hook":                       "RAGE – options – Hook",
		"c|option cheat":                   "rage – options",
		"c|page 99":                        "rage – options",
		"c|nonsense":                       "rage – options",
	} {
		o := e.pressForged("Ada", "1|"+lobby.ID+"|"+arg)
		require.Contains(t, strings.ToLower(show(*o.Message)), strings.ToLower(said), arg)
		for _, whose := range []string{"Ben"} {
			o = e.pressForged(whose, "1|"+lobby.ID+"|"+arg)
			require.Contains(t, show(*o.Message), "Only Ada can choose the options here", arg)
		}
	}
	e.settle()
	require.Equal(t, lobby.Terms.Values, e.tables()[0].Terms.Values)
	require.Equal(t, lobby.Terms.Revision, e.tables()[0].Terms.Revision)
}

func TestAFormOfALobbyThatHasStartedChangesNothing(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.command("Ada", "/play redox robots:1")
	e.press("Ada", "Options …")
	e.settle()
	before := e.tables()[0].Terms.Values["target"]
	e.press("Ada", "Change an option …: Target: by rounds")
	m, c := find(slices.Backward(e.seen("Ada")), "Enter a number …")
	i, err := e.discord.Press(e.users["Ada"], m.ID, c.CustomID)
	form := e.outcome(i, err).Modal
	require.NotNil(t, form)
	e.press("Ada", "Start")
	filled := e.outcome(e.discord.SubmitModal(e.users["Ada"], i.ID, map[string]any{form.Components[0].Component.CustomID: "100"}))
	require.Contains(t, filled.Message.Content, "The game is on; options are chosen before it begins")
	require.Equal(t, before, e.tables()[0].Terms.Values["target"])
}

func TestWhoHasJoinedHasTheirHandAsSoonAsTheGameBegins(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.command("Ada", "/play redbrn")
	require.Equal(t, discord.ReplyMessage, e.press("Ben", "Join").Type)
	require.Contains(t, show(*e.press("Ada", "Start").Message), "Round 1: are you ready?")
	e.settle()
	_, ready := e.canDo("Ben")
	require.NotNil(t, ready, "without another press")
	require.Equal(t, "Ready", ready.Label)
}

// moveFirst makes the first move that anything offers to a user, if anything does.
func (e *evening) moveFirst(user string) {
	e.t.Helper()
	for _, m := range slices.Backward(e.seen(user)) {
		for _, row := range m.Components {
			for _, c := range row.Components {
				if strings.Contains(c.CustomID, "|d|") && !c.Disabled && c.Options == nil { // a menu may be for a card of the next turn
					e.outcome(e.discord.Press(e.users[user], m.ID, c.CustomID))
					return
				}
			}
		}
	}
}

func TestTwoTapsOnOneScreenAreTwoRobots(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.open("/play rage")
	m, easy := find(slices.Backward(e.seen("Ada")), "+ easy")
	first, err := e.discord.Press(e.users["Ada"], m.ID, easy.CustomID)
	require.NoError(t, err)
	second, err := e.discord.Press(e.users["Ada"], m.ID, easy.CustomID) // before the first shows
	e.outcome(first, nil)
	e.outcome(second, err)
	e.settle()
	require.Len(t, e.only().Players, 3)
	require.Contains(t, e.screens("Ada"), "Seats: 3 of 8 taken")
}

// Discord refuses a press on a control that is no longer there, so what many press at once stays as it is.
func TestWhoJoinsAtTheSameMomentJoins(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.open("/play rage")
	m, join := find(slices.Backward(e.seen("Ben")), "Join")
	e.press("Cleo", "Join")
	e.settle()
	late, err := e.discord.Press(e.users["Ben"], m.ID, join.CustomID) // he still sees one seat taken
	require.NoError(t, err)
	e.outcome(late, nil)
	e.settle()
	require.Len(t, e.only().Players, 3)
}
