package bot

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/screens"
	"ruckus/games"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/markup"
)

// behind is what a forger writes behind the name of a route that takes an argument, or in its place: some of it fits, most does not.
var behind = []string{"", "rednines", "easy", "1", "1 2 3", "-1 x", "2026-11-05", "small=1", "on", "0.b.", "top rednines rating all 1", "nowhere at all"}

// inPractice is what somebody who plays alone can press, by the verbs; "" is everything.
var inPractice = map[string][]string{
	verbDo: {""}, verbGo: {""}, verbOpen: {""}, verbRules: {""}, verbKind: {""}, verbReplay: {""}, verbHome: {""}, verbDaily: {""},
	verbMe: {""}, verbLeague: {""}, verbSettings: {""},
	verbHost: {
		frame.MyHand, frame.AskHint, frame.OnlyMove, look.Rules, frame.Learn, frame.Practise, frame.Export, frame.Keep, frame.Replay, frame.Coach,
		frame.HowDealt, frame.Verify, frame.Again, frame.EndPractice, frame.Today, frame.FirstGame, frame.ShareDay, frame.OpenTable,
	},
}

// Nothing that a route leads to may panic, or leave a press without an answer, wherever somebody presses: it is done, or refused
// with a sentence. What is out of its place is refused, and a stranger changes nothing at a table but by taking a seat.
func TestEveryRouteAnswersWhereverItIsPressed(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := quickEvening(t)
		for _, to := range e.bot.controls() {
			for _, arg := range argumentsOf(to) {
				e.walk(to.verb, arg)
			}
		}
		e.noErrors()
	})
}

// argumentsOf are arguments of presses that take a route.
func argumentsOf(to route) (args []string) {
	for _, b := range behind {
		switch {
		case to.name == "":
			args = append(args, b)
		case strings.HasSuffix(to.name, " "):
			args = append(args, to.name+b)
		}
	}
	switch {
	case to.name == frame.Start: // each begins a game
		return []string{frame.Start + "1"}
	case strings.HasPrefix(to.name, "."):
		return []string{"0.b" + to.name, "1.0" + to.name, "x" + to.name}
	case args == nil:
		return []string{to.name}
	}
	return args
}

// walk presses one control in every place where it could stand.
func (e *evening) walk(verb, arg string) {
	e.t.Helper()
	lobby, board, solo := e.toPress()
	for _, at := range []string{lobby.ID, board.ID, solo.ID, "rednines_1000", "rednines_z999", noTable, guild.General, guild.League, "rednines", "nowhere"} {
		for _, user := range []string{"Cleo", "Ada"} {
			if verb == verbMe && arg == screens.MeForgetYes && user == "Ada" {
				continue // all tables would go
			}
			id := customID{Table: at, Verb: verb, Arg: arg}
			before := e.seats(lobby, board, solo)
			o := e.pressForged(user, id.String())
			to, ok := e.bot.routes.find(id)
			head, _, _ := strings.Cut(arg, " ")
			var refused error
			switch {
			case !ok:
				refused = errCustomID
			case user == "Cleo" && to.has(managers):
				refused = errManagers
			case verb == verbSettings && at != guild.League && slices.Contains([]string{screens.PlaceServer, screens.PlaceSeason, screens.PlaceSeasonYes}, head):
				refused = errCustomID
			case at == solo.ID && user == "Cleo" && !to.has(inOrder):
				refused = match.ErrPrivate
			case at == solo.ID && !slices.Contains(inPractice[verb], "") && !slices.Contains(inPractice[verb], head):
				refused = errNotInPractice
			}
			require.True(e.t, !ok || to.has(lessons) == strings.Contains(at, lessonSep), "%s is out of place", id)
			if refused != nil {
				require.NotNil(e.t, o.Message, "%s presses %s", user, id)
				require.Contains(e.t, show(*o.Message), capital(refused.Error()), "%s presses %s", user, id)
			}
			seats := head+" " == frame.Join || strings.HasPrefix(arg, frame.SitIn) || arg == frame.OpenTable || verb == verbHome && (head == screens.HomePlay || head == screens.HomeJoin)
			if user == "Cleo" && !seats {
				require.Equal(e.t, before, e.seats(lobby, board, solo), "a stranger presses %s", id)
			}
		}
	}
}

// toPress are a lobby, a running game and one alone, all of Ada's; those of before that no longer are one are replaced.
func (e *evening) toPress() (lobby, board, solo match.Table) {
	e.t.Helper()
	guild, ada := e.discord.GuildID(), match.By{User: match.User{ID: e.users["Ada"], Name: markup.NameOf("Ada")}, Manager: true}
	for _, t := range e.tables() {
		switch {
		case t.Seat(e.users["Cleo"]) != games.Table:
			_, err := e.bot.host.Moderate(e.t.Context(), t.Ref, ada, (*match.Draft).Close)
			require.NoError(e.t, err)
		case t.Phase == match.Lobby:
			lobby = t
		default:
			board = t
		}
	}
	open := func(t match.Table) match.Table {
		if t.ID != "" {
			return t
		}
		t, err := e.bot.host.Create(e.t.Context(), ada, match.Opening{Guild: guild, Channel: e.channel, Kind: "rednines", Robots: 3, Level: games.Easy})
		require.NoError(e.t, err)
		return t
	}
	lobby = open(lobby)
	if board.ID == "" {
		started, err := e.bot.host.Start(e.t.Context(), open(board).Ref, ada)
		require.NoError(e.t, err)
		board = started
	}
	alone, err := e.bot.host.Alone(e.t.Context(), guild, ada.User.ID)
	require.NoError(e.t, err)
	if len(alone) > 0 {
		return lobby, board, alone[0]
	}
	hand, err := e.bot.host.OpenPrivate(e.t.Context(), ada, match.Deal{Guild: guild, Kind: "rednines"})
	require.NoError(e.t, err)
	return lobby, board, hand.Table
}

// seats are who sits at tables, and whether they are still played at.
func (e *evening) seats(tables ...match.Table) (seats [][]match.Player) {
	e.t.Helper()
	for _, t := range tables {
		now, err := e.bot.host.Get(e.t.Context(), t.Ref)
		for i := range now.Players {
			now.Players[i].Away, now.Players[i].Waiting = false, false // time goes on
		}
		if err == nil && now.Live() {
			seats = append(seats, now.Players)
		}
	}
	return seats
}
