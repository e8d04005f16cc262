package bot

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/match"
	"ruckus/games"
)

func TestForgedPressesOnOptionsAreRefusedAndChangeNothing(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	lobby := e.open("/play rage")
	for arg, said := range map[string]string{
		"c|length endless":                 "RAGE has no such length",
		"c|length ":                        "RAGE has no such length",
		"c|length here":                    "",
		"c|unrobot":                        "No robot has a seat here",
		"c|set hands=4000000000":           "Hands can be from",
		"c|set hands=1e9":                  "is gone",
		"c|set hands=99999999999999999999": "is gone",
		"c|set cheat=1":                    "is gone",
		"c|set cheat":                      "is gone",
		"c|set":                            "is gone",
		"c|set hook=7":                     "Hook can be on or off",
		"c|set hook":                       "RAGE – set up – Hook",
		"c|option cheat":                   "rage – set up",
		"c|page 99":                        "rage – set up",
		"c|nonsense":                       "rage – set up",
	} {
		o := e.pressForged("Ada", "1|"+lobby.ID+"|"+arg)
		require.Contains(t, strings.ToLower(show(*o.Message)), strings.ToLower(said), arg)
		reads := "**Ada** is the host and sets up this table."
		if sets := strings.HasPrefix(arg, "c|set") || strings.HasPrefix(arg, "c|length") || arg == "c|unrobot"; sets {
			reads = "Only Ada can"
		}
		o = e.pressForged("Ben", "1|"+lobby.ID+"|"+arg)
		require.Contains(t, show(*o.Message), reads, arg)
		require.NotContains(t, show(*o.Message), "Change an option", arg)
	}
	require.Contains(t, show(*e.pressForged("Ada", "1|"+lobby.ID+"|c|robot genius").Message), "another version of the bot")
	e.settle()
	require.Equal(t, lobby.Terms.Values, e.tables()[0].Terms.Values)
	require.Equal(t, lobby.Terms.Revision, e.tables()[0].Terms.Revision)
}

func TestAFormOfALobbyThatHasStartedChangesNothing(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.command("Ada", "/play redox robots:1")
	e.press("Ada", "Set up …")
	e.settle()
	before := e.tables()[0].Terms.Values["target"]
	e.press("Ada", "Change an option …: Target: by rounds")
	m, c := find(slices.Backward(e.seen("Ada")), "Enter a number …")
	i, err := e.discord.Press(e.users["Ada"], m.ID, c.CustomID)
	form := e.outcome(i, err).Modal
	require.NotNil(t, form)
	e.press("Ada", "Start")
	filled := e.outcome(e.discord.SubmitModal(e.users["Ada"], i.ID, map[string]any{form.Components[0].Component.CustomID: "100"}))
	require.Contains(t, show(*filled.Message), "The game is on; options are chosen before it begins")
	e.press("Ada", "My hand")
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
	m, easy := find(slices.Backward(e.seen("Ada")), "+ robot")
	first, err := e.discord.Press(e.users["Ada"], m.ID, easy.CustomID)
	require.NoError(t, err)
	second, err := e.discord.Press(e.users["Ada"], m.ID, easy.CustomID) // before the first shows
	e.outcome(first, nil)
	e.outcome(second, err)
	e.settle()
	require.Len(t, e.only().Players, 3)
	require.Contains(t, e.screens("Ada"), "Seats 3/8")
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

// The panel of somebody who hosts no more says so, and shows them what is set; the new host's has the controls.
func TestAPanelThatHasOutlivedItsHostSaysWhoHostsNow(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.fill("/play rage", "Ben", "Cleo")
	e.press("Ben", "Set up …")
	e.press("Ben", "Set up …") // on another device
	e.press("Ben", "Leave")
	e.settle()
	for _, label := range []string{"+ hard", "Refresh", "Make it rated"} { // the last one on the older panel
		said := show(*e.press("Ben", label).Message)
		require.Contains(t, said, "**Cleo** is the host and sets up this table.", label)
		require.Equal(t, label != "Refresh", strings.Contains(said, "Only Cleo can"), said)
		require.NotContains(t, said, "Change an option", label)
	}
	e.press("Cleo", "Set up …")
	require.Contains(t, show(*e.press("Cleo", "+ easy").Message), "Robots: **1 easy**")
	require.Contains(t, show(*e.press("Cleo", "− robot").Message), "Robots: **none**")
	e.settle()
	require.Equal(t, e.users["Cleo"], e.only().Host)
	require.Len(t, e.only().Players, 1)
}

// Two panels of one host are one: each shows at every press what the other has set, too.
func TestTwoPanelsOfOneLobbyKnowOfEachOther(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.open("/play rage")
	first := *e.press("Ada", "Set up …").Message
	second := *e.press("Ada", "Set up …").Message
	e.pressIn("Ada", first.ID, "+ hard")
	said := show(e.pressIn("Ada", second.ID, "Make it rated"))
	require.Contains(t, said, "Robots: **1 hard**")
	require.Contains(t, show(e.pressIn("Ada", first.ID, "Refresh")), "Make it friendly")
	e.settle()
	require.Contains(t, e.screens("Ben"), "Seats 2/8", "everyone sees them")
	require.Contains(t, e.screens("Ben"), "★ **Rated:**")
}

// Start brings as many robots as are needed when it is pressed: who joins in the same moment has the seat of one.
func TestWhoJoinsAsTheGameBeginsHasTheSeatOfARobot(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.open("/play rednines")
	m, start := find(slices.Backward(e.seen("Ada")), "Start + 3 robots")
	require.NotNil(t, start)
	e.press("Ben", "Join")
	e.settle()
	late, err := e.discord.Press(e.users["Ada"], m.ID, start.CustomID) // she still reads 3
	require.NoError(t, err)
	e.outcome(late, nil)
	e.settle()
	own := e.only()
	require.Equal(t, match.Playing, own.Phase)
	require.Len(t, own.Players, 4)
	require.NotEqual(t, games.Table, own.Seat(e.users["Ben"]))
	require.Contains(t, e.screens("Ben"), "**Bolt**")
}

// After setting a table up its host starts it right there, and the panel becomes their hand. A panel that isn't theirs any more starts nothing.
func TestAHostStartsFromThePanel(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.fill("/play rage", "Ben", "Cleo")
	old := *e.press("Ben", "Set up …").Message
	m, start := find(slices.Backward(e.seen("Ben")), "Start")
	require.Equal(t, old.ID, m.ID)
	e.press("Ben", "Leave")
	e.settle()
	i, err := e.discord.Press(e.users["Ben"], old.ID, start.CustomID)
	require.NoError(t, err)
	e.outcome(i, nil)
	require.Equal(t, match.Lobby, e.only().Phase)
	e.press("Cleo", "Set up …")
	e.press("Cleo", "+ easy")
	hand := e.press("Cleo", "Start").Message
	require.Equal(t, match.Playing, e.only().Phase)
	require.Contains(t, show(*hand), "Your bid")
}
