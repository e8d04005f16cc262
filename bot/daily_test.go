package bot

import (
	"regexp"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/daily"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/table"
	"ruckus/bot/localdiscord"
	"ruckus/games"
	"ruckus/render/frame"
	"ruckus/store"
)

// A dayClock is Discord's clock, which a test can set forward.
type dayClock struct {
	begins time.Time // in the real time
	shown  atomic.Int64
}

func (c *dayClock) now() time.Time { return time.Unix(0, c.shown.Load()).Add(time.Since(c.begins)) }

func (c *dayClock) set(t time.Time) { c.shown.Store(t.Add(-time.Since(c.begins)).UnixNano()) }

// dailyEvening begins an hour before the end of a day.
func dailyEvening(t *testing.T) (*evening, *dayClock, daily.Day) {
	day := daily.DayOf(time.Now()) + 1 // Discord's clock is ahead, so that no day ends before it has
	clock := &dayClock{begins: time.Now()}
	clock.set(day.Ends().Add(-time.Hour))
	return newEvening(t, store.NewMemory(), localdiscord.Config{Now: clock.now}), clock, day
}

func TestADealOfADayIsPlayedOnce(t *testing.T) {
	e, clock, day := dailyEvening(t)
	o := e.command("Ada", "/daily")
	require.Contains(t, show(*o.Message), "**one try**")
	require.Regexp(t, `You against \d medium robots · .*Length: \*.+\*\. About \d+ min\.`, show(*o.Message))
	require.True(t, o.Message.Ephemeral())
	require.Contains(t, show(*o.Message), "Nobody has finished it yet.")
	e.press("Ada", "Play")
	e.settle()
	ref := table.DealRef(e.discord.GuildID(), day.Name(), e.users["Ada"])
	mine, err := e.bot.host.Get(t.Context(), ref)
	require.NoError(t, err)
	require.Equal(t, match.Playing, mine.Phase)
	require.False(t, mine.Hints)

	o = e.command("Ada", "/daily")
	require.Contains(t, show(*o.Message), "Your game is on.")
	e.press("Ada", "Continue")
	again, err := e.bot.host.Get(t.Context(), ref)
	require.NoError(t, err)
	require.Equal(t, mine.Opened, again.Opened, "the same game")

	date := day.String()
	for id, words := range map[string]string{
		"1|-|y|share " + date: "no result for that day", "1|-|y|again " + date: "Others can still play this daily", "1|-|y|again 2020-01-01": "last 7 days",
		"1|-|y|again 2020-02-31": "another version", "1|-|y|play x": "another version", "1|-|y|play 2099-01-01": "The daily", "1|-|y|": "The daily", "1|-|y|entrance": "What shall we play?", "1|-|u|entrance": "What shall we play?", "1|-|y|what": "The daily",
		"1|" + ref.ID + "|h|again": "can't do that in a practice game",
	} {
		require.Contains(t, show(*e.pressForged("Ada", id).Message), words, id)
	}
	require.Contains(t, show(*e.pressForged("Ben", "1|"+ref.ID+"|h|hand").Message), "someone else's", "Ben forges Ada's buttons")

	clock.set(day.Ends().Add(time.Minute))
	o = e.command("Ada", "/daily")
	require.Contains(t, show(*o.Message), "Yesterday's game isn't over")
	e.press("Ada", "Yesterday's game")
	e.settle()
	next, err := e.bot.host.Get(t.Context(), table.DealRef(e.discord.GuildID(), (day+1).Name(), e.users["Ada"]))
	require.Error(t, err, "today's hasn't begun: %v", next)
}

// A game of sides is much another one from each: a player knows it before their only try.
func TestADailySaysWhichSideItIsPlayedFrom(t *testing.T) {
	e, clock, day := dailyEvening(t)
	for ; ; day++ {
		if deal, err := e.bot.daily.Deal(t.Context(), day); err != nil || games.Can[games.Sided](e.bot.kinds[deal.Game]) {
			require.NoError(t, err)
			break
		}
	}
	clock.set(day.Ends().Add(-time.Hour))
	told := regexp.MustCompile(`You play \*\*(.+)\*\*`).FindStringSubmatch(show(*e.command("Ada", "/daily").Message))
	require.NotNil(t, told)
	hand := e.press("Ada", "Play")
	e.settle()
	title := strings.Split(show(*hand.Message), "\n")[1]
	require.Equal(t, strings.Contains(title, "your first buildings"), strings.Contains(title, told[1]+":"), title)
	require.NotContains(t, title, told[1]+" place a unit", "nobody waits for themselves")
}

func TestAHandThatOneCanComeBackToIsInTheListOfHands(t *testing.T) {
	e, clock, day := dailyEvening(t)
	require.Contains(t, show(*e.command("Ada", "/hand").Message), "play alone with /practice or /daily")
	e.command("Ada", "/daily")
	e.press("Ada", "Play")
	e.settle()
	require.NotContains(t, show(*e.command("Ada", "/hand").Message), "Which hand", "there is only this one")
	e.command("Ada", "/practice game:riot")
	e.settle()
	deal, err := e.bot.daily.Deal(t.Context(), day)
	require.NoError(t, err)
	shown := e.command("Ada", "/hand").Message
	menu := shown.Components[0].Components[0].Options
	require.Len(t, menu, 2)
	require.Equal(t, "Daily of "+day.Begins().Format("2 January")+": "+e.bot.kinds[deal.Game].Title, menu[0].Label)
	require.Equal(t, "Practice: RIOT", menu[1].Label)
	require.Contains(t, show(*e.command("Ben", "/hand").Message), "You aren't at a table", "it is Ada's")
	clock.set(day.Ends().Add(time.Minute))
	require.Len(t, e.command("Ada", "/hand").Message.Components[0].Components[0].Options, 2, "it goes on after midnight")
	e.press("Ada", "Choose a table: "+menu[0].Label)
	e.settle()
	e.noErrors()
}

func TestAResultOfADayIsSharedWithoutTheDeal(t *testing.T) {
	e, clock, day := dailyEvening(t)
	user := e.users["Ada"]
	e.command("Ada", "/daily")
	e.press("Ada", "Play")
	e.settle()
	ref := table.DealRef(e.discord.GuildID(), day.Name(), user)
	_, err := e.bot.host.EndPrivate(t.Context(), ref, match.By{User: match.User{ID: user}})
	require.NoError(t, err)
	o := e.command("Ada", "/daily")
	require.Contains(t, show(*o.Message), "unfinished")
	e.press("Ada", "Share")
	e.settle()
	shared := e.seen("Ben")
	require.NotEmpty(t, shared)
	last := shared[len(shared)-1]
	require.False(t, last.Ephemeral())
	require.Contains(t, show(last), "Ada: **unfinished**")
	require.Len(t, last.Components[0].Components, 1)
	e.press("Ben", "Play it, too")
	e.settle()
	bens, err := e.bot.host.Get(t.Context(), table.DealRef(e.discord.GuildID(), day.Name(), e.users["Ben"]))
	require.NoError(t, err)
	require.Equal(t, match.Playing, bens.Phase, "the same deal, for the one who pressed")

	o = e.pressForged("Ada", "1|-|y|play "+day.String())
	require.Contains(t, show(*o.Message), "had your one try")
	clock.set(day.Opens())
	require.Contains(t, e.pressForged("Ada", "1|-|y|share "+day.String()).Message.Content, "Already shared: https://")
	require.NoError(t, e.discord.DeleteMessage(user, last.ID))
	e.minuteLater()
	o = e.pressForged("Ada", "1|-|y|share "+day.String())
	require.Contains(t, o.Message.Embeds[0].Title, day.Begins().Format("2 January 2006"), "an old message shares its own day")
	e.command("Ada", "/daily")
	o = e.press("Ada", "Earlier days")
	require.Contains(t, show(*o.Message), "Practice an earlier daily")
	o = e.pressForged("Ada", "1|-|y|again "+day.String())
	e.settle()
	practices := e.practices(user)
	require.Len(t, practices, 1, show(*o.Message))
	deal, err := e.bot.daily.Deal(t.Context(), day)
	require.NoError(t, err)
	require.Equal(t, deal.Game, practices[0].Kind.Name)
}

// While a deal can be played nobody sees more of it than its strip; then its page leads its player back to it.
func TestADailyShowsAStripAndLaterLeadsBack(t *testing.T) {
	e, clock, day := dailyEvening(t)
	for e.dealOf(day).Game != "rednines" { // the shortest without a race
		day++
	}
	clock.set(day.Ends().Add(-time.Hour))
	e.command("Ada", "/daily")
	e.press("Ada", "Play")
	ref := table.DealRef(e.discord.GuildID(), day.Name(), e.users["Ada"])
	e.endGame(ref, "Ada")
	e.settle()
	require.Contains(t, show(*e.press("Ada", "Share").Message), "By round: 🟩 best", "from where it ended")
	shown := show(*e.command("Ada", "/daily").Message)
	require.Regexp(t, `Your result: \*\*\d\S\S of \d, \d+ points?\*\*\n\| [⬜🟨🟩]{2}\n`, shown)
	date := day.String()
	for _, early := range []string{"look ", "coach "} {
		require.Contains(t, show(*e.pressForged("Ada", "1|-|y|"+early+date).Message), "Others can still play this daily")
	}
	clock.set(day.Opens().Add(time.Minute))
	require.Contains(t, show(*e.command("Ada", "/daily").Message), "(Replay of yesterday) (Coach on yesterday)")
	for _, what := range []string{"h|coach", "p|" + frame.ReplayPlace{View: games.Table}.String()} {
		require.Contains(t, show(*e.pressForged("Ben", "1|"+ref.ID+"|"+what).Message), "omeone else's", what)
	}
	e.noErrors()
}

// dealOf is the deal of a day.
func (e *evening) dealOf(day daily.Day) daily.Deal {
	deal, err := e.bot.daily.Deal(e.t.Context(), day)
	require.NoError(e.t, err)
	return deal
}

func TestATryInAnotherServerIsTheOnlyOne(t *testing.T) {
	e, _, day := dailyEvening(t)
	_, err := e.bot.daily.Begin(t.Context(), day, "4711", e.users["Ada"], time.Now())
	require.NoError(t, err)
	o := e.command("Ada", "/daily")
	require.Contains(t, show(*o.Message), "in another server")
	require.NotContains(t, show(*o.Message), "(Play)")
	o = e.pressForged("Ada", "1|-|y|play "+day.String())
	require.True(t, strings.Contains(show(*o.Message), "in another server"), show(*o.Message))
	_, err = e.bot.host.Get(t.Context(), table.DealRef(e.discord.GuildID(), day.Name(), e.users["Ada"]))
	require.Error(t, err, "no game has begun")
}

// A deal cannot be rehearsed while a try of it runs: neither after midnight, when the day itself is over, nor by someone else's game.
func TestADailyCannotBeRehearsedAcrossMidnight(t *testing.T) {
	e, clock, day := dailyEvening(t)
	require.Contains(t, show(*e.command("Ada", "/daily").Message), "Deadline: <in a while>, 6 hours after the day", "before she begins")
	e.press("Ada", "Play")
	e.command("Ben", "/daily")
	e.press("Ben", "Play")
	e.settle()
	bens := table.DealRef(e.discord.GuildID(), day.Name(), e.users["Ben"])
	_, err := e.bot.host.EndPrivate(t.Context(), bens, match.By{User: match.User{ID: e.users["Ben"]}})
	require.NoError(t, err)
	its := day.Begins().Format("Monday, 2 January")
	for _, at := range []time.Time{day.Ends().Add(-time.Minute), day.Ends(), day.Ends().Add(time.Hour), day.Closes().Add(10 * time.Second)} {
		clock.set(at)
		for _, who := range []string{"Ada", "Ben", "Cleo"} {
			e.command(who, "/daily")
			shown := e.press(who, "Earlier days")
			for _, o := range shown.Message.Components[0].Components[0].Options {
				require.False(t, strings.HasPrefix(o.Label, its), "%s: %s", at, o.Label)
			}
			require.Contains(t, show(*e.pressForged(who, "1|-|y|again "+day.String()).Message), "Others can still play this daily", at)
			require.Empty(t, e.practices(e.users[who]))
		}
		for _, id := range []string{"p|" + frame.ReplayPlace{View: games.Table}.String(), "h|export", "h|verify"} {
			o := show(*e.pressForged("Ben", "1|"+bens.ID+"|"+id).Message)
			require.True(t, strings.Contains(o, "Others can still play this daily") || strings.Contains(o, "no replay of it"), "%s: %s", id, o)
		}
		for _, id := range []string{"p|" + frame.ReplayPlace{View: games.Table}.String(), "h|export", "h|verify"} {
			o := show(*e.pressForged("Ada", "1|"+bens.ID+"|"+id).Message)
			require.Contains(t, o, "omeone else's practice", id)
		}
	}
	clock.set(day.Opens())
	e.command("Ada", "/daily")
	require.NotNil(t, e.press("Ada", "Earlier days"))
	e.pressForged("Ada", "1|-|y|again "+day.String())
	e.settle()
	require.Len(t, e.practices(e.users["Ada"]), 1)
}

func TestWhoIsForgottenInTheMiddleOfADailyHasHadTheirTry(t *testing.T) {
	e, _, day := dailyEvening(t)
	for range 2 {
		e.command("Ben", "/daily")
		e.pressForged("Ben", "1|-|y|play "+day.String())
		e.settle()
		e.command("Ben", "/me")
		e.press("Ben", "Forget me …")
		e.press("Ben", "Yes, forget me")
		e.settle()
		e.until("she is forgotten", func() bool { return e.wishes() == 0 })
		require.Contains(t, show(*e.command("Ben", "/daily").Message), "Your try today is over; there's only one.")
		require.Contains(t, show(*e.pressForged("Ben", "1|-|y|play "+day.String()).Message), "had your one try")
		_, err := e.bot.host.Get(t.Context(), table.DealRef(e.discord.GuildID(), day.Name(), e.users["Ben"]))
		require.ErrorIs(t, err, match.ErrGone)
		require.Contains(t, e.bars("Ada", "Ben", "time:1d"), "Ben is banned")
	}
	e.noErrors()
}
