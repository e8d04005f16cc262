package bot

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/night"
	"ruckus/bot/internal/nights"
	"ruckus/bot/localdiscord"
	"ruckus/games"
	"ruckus/render/markup"
	"ruckus/store"
)

// crowd has this many people in the server, the first of whom manages it.
func (e *evening) crowd(n int) (people []string) {
	e.t.Helper()
	for _, u := range e.discord.Users() {
		people = append(people, u.Name())
	}
	for i := len(people); i < n; i++ {
		u, err := e.discord.AddUser(fmt.Sprint("Guest", i), false)
		require.NoError(e.t, err)
		e.users[u.Name()] = u.ID
		people = append(people, u.Name())
	}
	return people[:n]
}

// gameNight is the game night of the server that is not over; nil: there is none.
func (e *evening) gameNight() *nights.Planned {
	e.t.Helper()
	p, err := e.bot.nights.Planned(e.t.Context(), e.discord.GuildID())
	require.NoError(e.t, err)
	return p
}

// pass lets people play at all tables until a time, but for those who are asleep: each makes a first move every few seconds.
func (e *evening) pass(d time.Duration, asleep ...string) {
	e.t.Helper()
	for end := time.Now().Add(d); time.Now().Before(end); time.Sleep(3 * time.Second) {
		e.moveAll(asleep...)
	}
}

func (e *evening) moveAll(asleep ...string) {
	for _, t := range e.tables() {
		for _, p := range t.Players {
			if t.Phase != match.Playing || p.Robot != 0 || slices.Contains(asleep, e.nameOf(p.User.ID)) {
				continue
			}
			h, err := e.bot.host.Peek(context.Background(), t.Ref, p.User.ID)
			if err != nil || h.Seat == games.Table || len(h.Prompt.Moves) == 0 {
				continue
			}
			done := make(chan bool)
			e.bot.host.Act(context.Background(), t.Ref, match.By{User: p.User}, h.Prompt.Moves[0], time.Now(), func(match.Hand, error) { close(done) })
			<-done
		}
	}
}

// board is what the message of the game night shows.
func (e *evening) nightShows() string {
	e.t.Helper()
	for _, m := range slices.Backward(e.seen("Finn")) {
		if !m.Ephemeral() && len(m.Embeds) > 0 && strings.Contains(m.Embeds[0].Title, "ame night") {
			return show(m)
		}
	}
	return ""
}

func TestAGameNightFromItsAnnouncementToItsEnd(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := quickEvening(t)
		people := e.crowd(9)
		require.NoError(t, e.discord.SetBotPermissions(e.channel, mayOpenThreads))
		require.Contains(t, e.command("Ben", "/night").Message.Content, "No game night is planned")
		panel := e.command("Ada", "/night")
		require.Contains(t, show(*panel.Message), "Announce a game night")
		said := e.press("Ada", "Announce it")

		require.Contains(t, show(*said.Message), "Announced in this channel", "%s", e.log)
		e.settle()
		time.Sleep(10 * time.Second)
		require.Contains(t, e.nightShows(), "Nobody has signed up yet")
		for _, p := range people[1:] {
			require.Contains(t, show(*e.press(p, "Count me in").Message), "You're on the list")
		}
		require.Contains(t, show(*e.press("Hal", "Can't make it").Message), "You're not playing in it")
		e.press("Hal", "Count me in")
		time.Sleep(10 * time.Second)
		require.Contains(t, e.nightShows(), "**8 in:**")
		require.Empty(t, e.rang())

		hour := e.gameNight().Plan.Begins
		time.Sleep(time.Until(hour.Add(-night.CheckIn + 10*time.Second)))
		e.settle()
		require.Len(t, e.rang(), 8, "the check-in calls everyone who has signed up")
		require.Contains(t, e.nightShows(), "0 of 8 are here")
		for _, p := range people {
			require.Contains(t, show(*e.press(p, "I'm here").Message), "You have a seat in the next round")
		}
		time.Sleep(time.Until(hour.Add(30 * time.Second)))
		e.settle()
		tables := e.tables()
		require.Len(t, tables, 3, "%s", e.log)
		for _, tab := range tables {
			require.Equal(t, match.Playing, tab.Phase)
			require.NotEqual(t, e.channel, tab.Channel, "each in a thread of its own: %s", e.gameNight().Plan.Trouble)
			require.Equal(t, e.channel, tab.Parent)
			require.Len(t, tab.Players, 4, "three people, and the robot that Red Nines needs")
			require.NotEmpty(t, tab.BoardID)
		}
		require.NotContains(t, e.screens("Ben"), "The game night is about to begin", "the call is deleted")
		require.Contains(t, e.nightShows(), "round 1 of 3: Red Nines\n| 3 of 3 tables still playing.")
		ben := e.place("Ben")
		require.Contains(t, ben, "You're playing Red Nines: <#")
		require.Contains(t, ben, "(My hand)")
		for e.gameNight() != nil {
			e.pass(time.Minute)
		}
		e.settle()
		require.Contains(t, e.nightShows(), "wins the game night")
		require.Contains(t, e.nightShows(), "3 rounds, 9 people")
		all := e.seen("Finn")
		require.Contains(t, show(all[len(all)-1]), "board.png", "the closing picture")
		for name, times := range e.rang() {
			require.LessOrEqual(t, times, 5, name)
		}
		e.noErrors()
	})
}

// place is what a user reads of their place.
func (e *evening) place(user string) string {
	e.t.Helper()
	return show(*e.pressForged(user, "1|"+e.gameNight().ID+"|n|place").Message)
}

// announced is an evening with a game night that these people have signed up to, an hour before it begins. Mod manages the server.
func announced(t *testing.T, people int, threads bool) (e *evening, names []string) {
	e = quickEvening(t)
	if threads {
		require.NoError(t, e.discord.SetBotPermissions(e.channel, mayOpenThreads))
	} else {
		require.NoError(t, e.discord.SetBotPermissions(e.channel, mayOpenThreads&^localdiscord.PermPublicThreads))
	}
	return e, e.announce(people)
}

func (e *evening) announce(people int) (names []string) {
	e.t.Helper()
	names = e.crowd(people)
	u, err := e.discord.AddUser("Mod", true)
	require.NoError(e.t, err)
	e.users["Mod"] = u.ID
	e.command("Mod", "/night")
	e.press("Mod", "Announce it")
	for _, name := range names {
		e.press(name, "Count me in")
	}
	return names
}

// hour waits until a while before the first round begins, or after it.
func (e *evening) hour(d time.Duration) {
	e.t.Helper()
	time.Sleep(time.Until(e.gameNight().Plan.Begins.Add(d)))
	e.settle()
}

func (e *evening) checkIn(names []string) {
	e.t.Helper()
	e.hour(-night.CheckIn + 10*time.Second)
	for _, name := range names {
		require.Contains(e.t, show(*e.press(name, "I'm here").Message), "You have a seat in the next round")
	}
}

// When a round begins, all have their cards, also who pressed last at the night's message, which names the thread of their table.
func TestHandsOfANightReachAllWhoHavePressedLately(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e, names := announced(t, 9, true)
		e.checkIn(names)
		e.hour(20 * time.Second)
		require.Len(t, e.tables(), 3)
		for _, tab := range e.tables() {
			for _, p := range tab.Players {
				if p.Robot == 0 {
					require.Len(t, e.handsAt(p.User.Name.Plain(), tab.Ref), 1, p.User.Name.Plain())
				}
			}
		}
		e.noErrors()
	})
}

func TestAGameNightOfTwoIsOneTableInTheChannel(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e, names := announced(t, 2, true)
		e.checkIn(names)
		e.hour(20 * time.Second)
		require.Len(t, e.tables(), 1)
		require.Equal(t, e.channel, e.tables()[0].Channel)
		e.noErrors()
	})
}

// People compete at a night: no hints, nothing is taken back, and nobody plays there but those who were seated.
func TestATableOfAGameNightIsForItsPlayersAlone(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e, names := announced(t, 2, true)
		more := e.crowd(4)
		e.checkIn(names)
		e.hour(20 * time.Second)
		tab := e.tables()[0]
		require.True(t, slices.ContainsFunc(tab.Players, func(p match.Player) bool { return p.Robot != 0 }), "there is a robot")
		require.False(t, tab.Hints)
		for _, name := range names {
			e.press(name, "My hand")
			require.NotContains(t, e.screens(name), "(Hint")
			require.Contains(t, show(*e.pressForged(name, "1|"+tab.ID+"|h|hint").Message), "Hints are switched off")
		}
		stranger := more[3]
		for _, forgotten := range []bool{false, true} {
			if forgotten {
				e.command(stranger, "/me")
				e.press(stranger, "Forget me …")
				e.press(stranger, "Yes, forget me")
				e.settle()
			}
			e.pressForged(stranger, "1|"+tab.ID+"|h|hand")
			require.NotContains(t, e.screens(stranger), "Take over")
			for s := range tab.Players {
				o := show(*e.pressForged(stranger, fmt.Sprintf("1|%s|h|sit %d", tab.ID, s)).Message)
				require.Contains(t, o, "belongs to a game night: press", o)
			}
			require.Contains(t, show(*e.pressForged(stranger, "1|"+tab.ID+"|h|come").Message), "belongs to a game night")
			require.NotContains(t, e.screens(stranger), "seats to take over")
		}
		e.moveAll()
		_, err := e.bot.host.Rewind(t.Context(), tab.Ref, match.By{User: match.User{ID: e.users["Mod"]}, Manager: true}, 1, time.Time{})
		require.ErrorContains(t, err, "so there's no undo")

		require.Contains(t, show(*e.press(stranger, "I'm here").Message), "you have a seat in it", "who comes late")
		for e.gameNight().Round.N == 1 {
			e.pass(time.Minute)
		}
		e.settle()
		require.True(t, slices.ContainsFunc(e.tables(), func(tab match.Table) bool { return tab.Seat(e.users[stranger]) != games.Table }))
	})
}

func TestAGameNightToWhichOneComesIsCalledOff(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e, names := announced(t, 5, true)
		e.checkIn(names[:1])
		e.hour(-time.Second)
		time.Sleep(20 * time.Second)
		require.Nil(t, e.gameNight())
		require.Contains(t, e.nightShows(), "Only one person is here to play.")
		require.Empty(t, e.tables())
		e.noErrors()
	})
}

// Two tables of a night don't get in each other's way: each has a thread of its own, with its board and its reminders, and a reminder goes
// when its player comes.
func TestTwoTablesOfAGameNightHaveAThreadEach(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e, names := announced(t, 6, true)
		e.checkIn(names)
		e.hour(20 * time.Second)
		tables := e.tables()
		require.Len(t, tables, 2)
		require.NotEqual(t, tables[0].Channel, tables[1].Channel)
		for _, tab := range tables {
			require.Equal(t, e.channel, tab.Parent, "in a thread: %s", e.gameNight().Plan.Trouble)
		}
		for _, tab := range tables {
			e.channel = tab.Channel
			reminded := func() []localdiscord.Message {
				return slices.DeleteFunc(e.nudgesSeen(), func(m localdiscord.Message) bool { return !strings.Contains(m.Content, "your move in") })
			}
			e.until("someone is reminded", func() bool { return len(reminded()) > 0 })
			who := reminded()[0].Mentions[0].ID
			require.True(t, slices.ContainsFunc(tab.Players, func(p match.Player) bool { return p.User.ID == who }))
			e.press(e.nameOf(who), "My hand")
			e.until("the reminder is gone", func() bool { return len(reminded()) == 0 })
		}
		e.noErrors()
	})
}

// Where the bot can open no threads, two tables play in the night's channel, and what the night says about that is true.
func TestTwoTablesWithoutThreadsPlayInTheNightsChannel(t *testing.T) {
	t.Parallel()
	for says, place := range map[string]func(*evening){
		"for threads I need **Create Public Threads**": func(e *evening) {
			require.NoError(e.t, e.discord.SetBotPermissions(e.channel, everything))
		},
		"This channel can't have threads": func(e *evening) {
			talk, err := e.discord.AddVoiceChannel("talk")
			require.NoError(e.t, err)
			e.channel = talk.ID
		},
	} {
		t.Run(says, func(t *testing.T) {
			t.Parallel()
			virtual(t, func(t *testing.T) {
				e := quickEvening(t)
				place(e)
				names := e.announce(6)
				e.checkIn(names)
				e.hour(20 * time.Second)
				require.Len(t, e.tables(), 2)
				for _, tab := range e.tables() {
					require.Equal(t, e.channel, tab.Channel)
				}
				require.Contains(t, e.nightShows(), says)
				require.NotContains(t, e.screens("Finn"), "**Table 1**", "no message for a thread that can't be")
				e.noErrors()
			})
		})
	}
}

func TestWithoutThreadsAGameNightHasThreeTablesInItsChannelAndSaysWhatIsMissing(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e, names := announced(t, 14, false)
		require.Contains(t, e.screens("Ada"), "Count me in")
		e.checkIn(names)
		e.hour(30 * time.Second)
		require.Len(t, e.tables(), 3)
		for _, tab := range e.tables() {
			require.Equal(t, e.channel, tab.Channel)
		}
		require.Contains(t, e.nightShows(), "for threads I need **Create Public Threads**")
		e.noErrors()
	})
}

func TestAChannelThatIsDeletedDuringTheCheckInKeepsTheNightUntilAModeratorHasItGoOnElsewhere(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e, names := announced(t, 6, true)
		e.hour(-night.CheckIn + 10*time.Second)
		id := e.gameNight().ID
		for _, name := range names[:3] {
			e.press(name, "I'm here")
		}
		require.NoError(t, e.discord.DeleteChannel(e.channel))
		time.Sleep(30 * time.Minute)
		e.settle()
		require.Empty(t, e.tables())
		require.NotNil(t, e.gameNight(), "it waits")
		e.channel = e.channelID("table-two")
		require.Contains(t, show(*e.command("Ada", "/night").Message), "Its channel is gone")
		e.press("Ada", "Continue here")
		time.Sleep(10 * time.Second)
		require.Equal(t, id, e.gameNight().ID)
		require.Contains(t, e.nightShows(), "3 of 6 are here", "nobody is forgotten")
		for _, name := range names[3:] {
			e.press(name, "I'm here")
		}
		e.hour(30 * time.Second)
		require.Len(t, e.tables(), 2)
	})
}

func TestWhoIsOneTooManyReadsThatTheNightIsFull(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e, names := announced(t, night.MostGuests, true)
		more := e.crowd(night.MostGuests + 1)
		require.Contains(t, show(*e.press(more[night.MostGuests], "Count me in").Message), "full, with 64 people")
		e.press(names[7], "Can't make it")
		require.Contains(t, show(*e.press(more[night.MostGuests], "Count me in").Message), "You're on the list")
	})
}

func TestAnHourThatIsOverIsRefusedAndForgedPlansAreToo(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := quickEvening(t)
		e.command("Ada", "/night")
		time.Sleep(90 * time.Minute)
		require.Contains(t, show(*e.press("Ada", "Announce it").Message), "That time has passed")
		require.Nil(t, e.gameNight())
		for _, arg := range []string{"announce", "announce zzzzzzzzzzzzz 3 15 rage", "announce t 10 15 rage", "announce t 3 11 rage", "announce t 3 15 riot", "announce t 3 15 rage+rage", "announce t 3 15 "} {
			e.pressForged("Ada", "1|-|n|"+arg)
		}
		require.Contains(t, e.pressForged("Ben", "1|-|n|announce tq1111 3 15 rage").Message.Content, "Only moderators of games can do that")
		for _, arg := range []string{"in", "out", "place", "learn", "later", "here", "sure"} {
			require.Contains(t, show(*e.pressForged("Ada", "1|abcdefgh|n|"+arg).Message), "This game night is gone")
		}
		require.Nil(t, e.gameNight())
		e.noErrors()
	})
}

func TestALateNightHasPeopleCheckInAgain(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		s := store.NewMemory()
		e := newEvening(t, s, localdiscord.Config{})
		e.crowd(3)
		e.command("Ada", "/night")
		e.press("Ada", "Announce it")
		for _, name := range []string{"Ada", "Ben", "Cleo"} {
			e.press(name, "Count me in")
		}
		e.checkIn([]string{"Ada", "Ben"})
		e.stop()
		time.Sleep(time.Hour)
		e.start(s)
		time.Sleep(5 * time.Second)
		require.Empty(t, e.tables(), "nobody is thrown into a game that was to begin an hour ago")
		require.Contains(t, e.nightShows(), "2 of 3 are here")
		e.press("Cleo", "I'm here")
		e.hour(20 * time.Second)
		require.Len(t, e.tables(), 1)
	})
}

func TestANightGoesOnWithoutItsModeratorAndCanBeCalledOff(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e, names := announced(t, 4, true)
		require.NoError(t, e.discord.Leave(e.discord.GuildID(), e.users["Mod"]))
		e.checkIn(names[1:])
		e.hour(20 * time.Second)
		require.Len(t, e.tables(), 1)
		require.Contains(t, show(*e.command("Ada", "/night").Message), "Round 1 of 3")
		e.press("Ada", "Cancel it …")
		e.press("Ada", "Yes, cancel it")
		time.Sleep(10 * time.Second)
		require.Nil(t, e.gameNight())
		require.Contains(t, e.nightShows(), "A moderator cancelled it.")
		require.Equal(t, match.Playing, e.tables()[0].Phase, "a game that is on goes on")
		time.Sleep(16 * time.Minute)
		e.settle()
		require.Empty(t, e.tables(), "until time's up")
	})
}

func TestModeratorsByRoleHoldGameNightsAndWhoIsBarredHasNoSeatInThem(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e, names := announced(t, 4, true)
		require.Contains(t, e.pressForged("Ben", "1|"+e.gameNight().ID+"|n|sure").Message.Content, "Only moderators of games can do that")
		_, err := e.bot.host.Guilds.Set(t.Context(), e.discord.GuildID(), match.By{User: match.User{ID: e.users["Ada"]}}.Entry(), guild.General,
			guild.Change{Add: map[string][]string{guild.Moderators: {e.roles["hosts"]}}})
		require.NoError(t, err)
		require.Contains(t, show(*e.command("Ben", "/night").Message), "(5 minutes later)", "Ben has a moderators' role")
		e.checkIn(names)
		require.NoError(t, e.bot.host.Guilds.Bar(t.Context(), e.discord.GuildID(), match.By{User: match.User{ID: e.users["Ada"]}}.Entry(),
			guild.Bar{User: e.users["Dan"], Until: time.Now().Add(time.Hour)}, markup.NameOf("Dan")))
		require.NoError(t, e.bot.nights.Oust(t.Context(), e.discord.GuildID(), e.users["Dan"], true, true))
		require.Contains(t, show(*e.pressForged("Dan", "1|"+e.gameNight().ID+"|n|in").Message), "You're banned from the games of this server")
		e.hour(20 * time.Second)
		require.Len(t, e.tables(), 1)
		require.Negative(t, int(e.tables()[0].Seat(e.users["Dan"])))
		require.NoError(t, e.discord.GiveRole(e.roles["hosts"], e.users["Ben"], false))
		require.NotContains(t, show(*e.command("Ben", "/night").Message), "(Cancel it …)", "the role was taken meanwhile")
	})
}
