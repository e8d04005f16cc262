package bot

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/daily"
	"ruckus/bot/internal/league"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/screens"
	"ruckus/bot/internal/standings"
	"ruckus/bot/localdiscord"
	"ruckus/games"
	"ruckus/render/markup"
	"ruckus/store"
)

// named begins an evening of people with hostile names, an hour before the end of a day.
func named(t *testing.T) (e *evening, s store.Store, day daily.Day) {
	day = daily.DayOf(time.Now()) + 1 // as dailyEvening
	clock := &dayClock{begins: time.Now()}
	clock.set(day.Ends().Add(-time.Hour))
	s = store.NewMemory()
	e = newEvening(t, s, localdiscord.Config{Now: clock.now, OnExchange: described(t)})
	e.addHostile()
	return e, s, day
}

// keep stores what is to be kept.
func (e *evening) keep(s store.Store, w store.Write, err error) {
	e.t.Helper()
	require.NoError(e.t, err)
	_, err = s.Commit(e.t.Context(), w)
	require.NoError(e.t, err)
}

// On leaderboards, in statistics and histories, and where people share them, names do nothing.
func TestNamesDoNothingInTheLeague(t *testing.T) {
	t.Parallel()
	e, s, _ := named(t)
	guild := e.discord.GuildID()
	for n := range 3 {
		r := league.Result{Table: fmt.Sprint("t", n), Game: "rage", Began: time.Now().Add(-time.Hour), Ended: time.Now().Add(time.Duration(n-5) * time.Minute)}
		for place, name := range hostile {
			r.Players = append(r.Players, league.Player{Person: e.users[name], Name: markup.NameOf(name), Points: 100 - place, Place: place + 1})
		}
		w, err := standings.ResultWrite(guild, r)
		e.keep(s, w, err)
	}
	var places []string
	for _, order := range []string{screens.OrderRating, screens.OrderGames, screens.OrderWins} {
		places = append(places, screens.TopPlace{Game: "rage", Order: order, Span: screens.AllTime, Page: 1}.String())
	}
	places = append(places, screens.HistoryPlace{Game: screens.Anything, Person: screens.Anything}.String())
	for _, name := range hostile {
		id := e.users[name]
		places = append(places, screens.StatsPlace{Game: "rage", Person: id}.String(), screens.StatsPlace{Game: screens.Anything, Person: id}.String(), screens.HistoryPlace{Game: "rage", Person: id}.String())
	}
	said := ""
	for n, place := range places {
		for _, control := range []string{place, screens.PlaceShare + " " + place} {
			m := e.pressForged(hostile[n%len(hostile)], customID{Table: noTable, Verb: verbLeague, Arg: control}.String()).Message
			e.onlyNames(m)
			said += show(*m)
		}
	}
	for _, line := range []string{"/top game:rage", "/stats game:rage", "/stats", "/history"} {
		e.onlyNames(e.command(hostile[0], line).Message)
	}
	for _, name := range hostile[:4] {
		require.Contains(t, said, markup.NameOf(name).Short().String())
	}
	require.Contains(t, said, "shared by "+markup.NameOf(hostile[0]).Plain())
	e.nothingDone()
}

func TestNamesDoNothingInTheDealOfTheDay(t *testing.T) {
	t.Parallel()
	e, s, day := named(t)
	guild, host := e.discord.GuildID(), hostile[0]
	_, err := e.bot.daily.Begin(t.Context(), day, guild, e.users[host], time.Now())
	require.NoError(t, err)
	for n, name := range hostile {
		w, err := daily.ResultWrite(guild, daily.Result{
			Day: day, User: e.users[name], Name: markup.NameOf(name), Began: time.Now(), Ended: time.Now(), Place: n%3 + 1, Of: 3, Points: n,
		})
		e.keep(s, w, err)
	}
	m := e.command(host, "/daily").Message
	e.onlyNames(m)
	require.Contains(t, show(*m), markup.NameOf(hostile[4]).Short().String())
	m = e.press(host, "Share").Message
	e.onlyNames(m)
	require.False(t, m.Ephemeral())
	require.Contains(t, show(*m), markup.NameOf(host).Short().String())
	e.nothingDone()
}

// In the story and the replay of a game, for the coach, and where its result is told, names do nothing.
func TestNamesDoNothingWhenAGameIsOver(t *testing.T) {
	t.Parallel()
	e, _, _ := named(t)
	players := hostile[:4]
	told, err := e.discord.AddChannel("results")
	require.NoError(t, err)
	e.command("Ada", "/settings general results_channel:#results")
	ref := e.play("/play rednines small:true rounds:1 turn_time:0", players...).Ref
	e.endGame(ref, players...)
	e.settle()
	e.nothingDone()
	e.until("the result is told", func() bool { return len(e.discord.Messages(e.users["Finn"], told.ID)) > 0 })
	for _, m := range e.discord.Messages(e.users["Finn"], told.ID) {
		e.onlyNames(&m)
	}
	r := rand.New(rand.NewPCG(3, 4))
	for n, place := range []string{"0.b.", "1.0.", "5.1.", "9999.b.", "0.b.share", "5.2.share", "3.0.coach"} {
		e.onlyNames(e.pressForged(players[n%4], "1|"+ref.ID+"|p|"+place).Message)
		e.wander(players[n%4], r, 10)
	}
	e.nothingDone()
}

func TestANameIsCutInTheNameOfAThread(t *testing.T) {
	t.Parallel()
	e, _, _ := named(t)
	for _, host := range hostile {
		e.onlyNames(e.command(host, "/play redbrn").Message)
		e.settle()
		parent := e.channel
		e.onlyNames(e.press(host, "Set up …").Message)
		e.onlyNames(e.press(host, "Move to a thread").Message)
		e.settle()
		own := e.tables()[slices.IndexFunc(e.tables(), func(t match.Table) bool { return t.Host == e.users[host] })]
		require.Equal(t, parent, own.Parent)
		for _, c := range e.discord.Channels() {
			if c.ID == own.Channel {
				require.LessOrEqual(t, markup.Width(c.Name), 100)
				left := strings.ReplaceAll(c.Name, markup.NameOf(host).Plain(), "")
				require.Empty(t, traces.FindString(left), "%+q", c.Name)
			}
		}
	}
	e.nothingDone()
}

// Who wanders about, alone, through lessons, practice and all that /ruckus leads to, meets their own name as they wrote it.
func TestNamesDoNothingWhereverPeopleWander(t *testing.T) {
	t.Parallel()
	e, _, _ := named(t)
	r := rand.New(rand.NewPCG(5, 6))
	kinds := games.Finished(e.kinds)
	for n, name := range hostile[:len(kinds)] {
		kind := kinds[n].Name
		for _, line := range []string{"/ruckus", "/learn game:" + kind, "/practice game:" + kind, "/me", "/rules game:" + kind} {
			e.onlyNames(e.command(name, line).Message)
			e.wander(name, r, 8)
		}
	}
	e.settle()
	e.nothingDone()
}

// wander has somebody press that many things that they see for themselves.
func (e *evening) wander(user string, r *rand.Rand, presses int) {
	e.t.Helper()
	for range presses {
		e.pressAnything(user, r)
	}
}
