package bot

import (
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/daily"
	"ruckus/bot/internal/match"
	"ruckus/bot/localdiscord"
)

// A wish is something that somebody asks for.
type wish struct {
	before []string // what Ada types or presses before: "/…" or a label
	who    string
	ask    string // as before
	done   func(*evening) bool
}

// practices are the games of practice that a user has open.
func (e *evening) practices(userID string) []match.Table {
	e.t.Helper()
	mine, err := e.bot.host.Alone(e.t.Context(), e.discord.GuildID(), userID)
	require.NoError(e.t, err)
	return slices.DeleteFunc(mine, func(t match.Table) bool { return t.Solo.Deal != "" })
}

func (e *evening) practice() match.Table {
	e.t.Helper()
	all := e.practices(e.users["Ada"])
	if len(all) == 0 {
		return match.Table{}
	}
	return all[0]
}

var wishes = map[string]wish{
	"a table":  {nil, "Ada", "/play", func(e *evening) bool { return len(e.tables()) == 1 }},
	"a seat":   {[]string{"/play rednines"}, "Ben", "Join", func(e *evening) bool { return len(e.tables()[0].Players) == 2 }},
	"the end":  {[]string{"/play rednines", "Set up …", "End the table …"}, "Ada", "Yes, end it", func(e *evening) bool { return len(e.tables()) == 0 }},
	"practice": {nil, "Ada", "/practice", func(e *evening) bool { return e.practice().ID != "" }},
	"its end":  {[]string{"/practice game:rednines", "More", "Table · new game"}, "Ada", "End it", func(e *evening) bool { return e.practice().ID == "" }},
	"a lesson": {nil, "Ada", "/learn", func(e *evening) bool { return e.lessonPlace() != "" }},
	"today's deal": {[]string{"/daily"}, "Ada", "Play", func(e *evening) bool {
		_, begun, err := e.bot.daily.Try(e.t.Context(), daily.DayOf(time.Now()), e.users["Ada"])
		require.NoError(e.t, err)
		return begun
	}},
	"to be forgotten": {[]string{"/play rednines", "/me", "Forget me …"}, "Ada", "Yes, forget me", func(e *evening) bool { return e.wishes() > 0 }},
}

func (e *evening) lessonPlace() string {
	return e.bot.host.People.LessonPlace(e.t.Context(), e.discord.GuildID(), e.users["Ada"], "rednines", time.Now())
}

// What reaches the bot when Discord has told who asked for it that it failed does not happen, whatever it is.
func TestWhatIsAskedForTooLateDoesNotHappen(t *testing.T) {
	t.Parallel()
	for name, w := range wishes {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			virtual(t, func(t *testing.T) {
				e := quickEvening(t)
				for _, what := range w.before {
					if what[0] == '/' {
						e.command("Ada", what)
					} else {
						e.press("Ada", what)
					}
					e.settle()
				}
				e.discord.Misdeliver(localdiscord.EventFault{Delay: 4 * time.Second})
				o, err := e.wishFor(w).Wait(t.Context())
				require.NoError(t, err)
				require.NotEmpty(t, o.Failed)
				e.until("it has come, too late", func() bool { return e.measured(`ruckus_interactions_total{kind="`+w.kind()+`",outcome="late"}`) == 1 })
				e.settle()
				require.False(t, w.done(e))

				e.outcome(e.wishFor(w), nil)
				e.until("in time it happens", func() bool { return w.done(e) })
			})
		})
	}
}

func (w wish) kind() string {
	if w.ask[0] == '/' {
		return kindCommand
	}
	return kindPress
}

// wishFor has somebody ask for their wish, and does not wait for the answer.
func (e *evening) wishFor(w wish) *localdiscord.Interaction {
	e.t.Helper()
	if w.kind() == kindPress {
		return e.pressLate(w.who, w.ask)
	}
	i, err := e.discord.Command(e.users[w.who], e.channel, w.ask[1:], []localdiscord.CommandOption{{Name: optionGame, Value: "rednines"}})
	require.NoError(e.t, err)
	return i
}
