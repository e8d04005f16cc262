package bot

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
)

// nightWithResults is an evening whose game night has begun, at one table, in a server that has a channel for results.
func nightWithResults(t *testing.T, people int) (e *evening, names []string, results string) {
	t.Helper()
	e, names = announced(t, people, true)
	c, err := e.discord.AddChannel("results")
	require.NoError(t, err)
	e.command("Mod", "/settings general results_channel:#results")
	e.checkIn(names)
	e.hour(20 * time.Second)
	require.Len(t, e.tables(), 1)
	return e, names, c.ID
}

// posted is what stands in a channel, one message a line.
func (e *evening) posted(channel string) string {
	e.settle()
	var lines []string
	for _, m := range e.discord.Messages(e.users["Finn"], channel) {
		lines = append(lines, m.Content)
	}
	return strings.Join(lines, "\n")
}

// boardOf is the board of a table.
func (e *evening) boardOf(t match.Table) string {
	e.settle()
	for _, m := range e.discord.Messages(e.users["Finn"], t.Channel) {
		if m.ID == t.BoardID {
			return show(m)
		}
	}
	return ""
}

func TestAGameOfANightThatEndsBecauseAllAreAwaySaysSoAndItsResultIsPosted(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e, _, results := nightWithResults(t, 4)
		ref := e.tables()[0].Ref
		e.pass(time.Minute)
		time.Sleep(5 * time.Minute)
		got, err := e.bot.host.Get(t.Context(), ref)
		require.NoError(t, err)
		require.Equal(t, match.Closed, got.Phase)
		require.Less(t, time.Until(got.Night.Ends), 15*time.Minute)
		require.True(t, got.Finished.Before(got.Night.Ends))
		said := e.boardOf(got)
		require.Contains(t, said, "Everyone was away for 30 seconds")
		require.NotContains(t, said, "ime is over")
		require.Equal(t, 1, strings.Count(e.posted(results), "everyone was away for 30 seconds"))
		e.noErrors()
	})
}

// The one whose turn comes last is no better than the others who sleep, though nobody's left to play on without them.
func TestWhereEverybodySleepsNobodyWinsAndNobodyIsSeatedAgain(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e, _, _ := nightWithResults(t, 4)
		ref, id := e.tables()[0].Ref, e.gameNight().ID
		time.Sleep(8 * time.Minute)
		got, err := e.bot.host.Get(t.Context(), ref)
		require.NoError(t, err)
		require.Equal(t, match.Closed, got.Phase)
		for _, p := range got.Players {
			require.True(t, p.Away && p.Gone, p.User.Name.Plain())
		}
		n, err := e.bot.nights.Plan(t.Context(), e.discord.GuildID(), id)
		require.NoError(t, err)
		for _, s := range n.Standings() {
			require.Zero(t, s.Points, n.Name(s.Person).Plain())
		}
		require.Empty(t, n.In())
	})
}

func TestAGameOfANightThatEndsWithItsTimeSaysSoAndItsResultIsPosted(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e, names, results := nightWithResults(t, 4)
		ref := e.tables()[0].Ref
		ends := e.tables()[0].Night.Ends
		for ; time.Now().Before(ends); time.Sleep(40 * time.Second) { // they are here, and slow
			for _, name := range names {
				h, err := e.bot.host.Peek(t.Context(), ref, e.users[name])
				require.NoError(t, err)
				if h.Prompt.Must {
					e.act(ref, name, h.Prompt.Moves[0])
					break
				}
			}
		}
		time.Sleep(10 * time.Second)
		got, err := e.bot.host.Get(t.Context(), ref)
		require.NoError(t, err)
		require.Equal(t, match.Closed, got.Phase)
		require.Contains(t, e.boardOf(got), "Time's up.")
		require.Contains(t, e.posted(results), "time's up")
		e.noErrors()
	})
}

// Who leaves gets nothing, whatever a robot wins with their cards: the board, the line with the result and the night say the same.
func TestWhoHasLeftAGameOfANightWinsNothingOnAnyScreen(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e, names, results := nightWithResults(t, 4)
		ref, night := e.tables()[0].Ref, e.gameNight().ID
		left := names[3]
		said := show(*e.pressForged(left, "1|"+night+"|n|out").Message)
		require.Contains(t, said, "You left.")
		require.Contains(t, said, "*I'm here* gets you a seat in the next round.")
		require.NotContains(t, said, "You play")
		require.Contains(t, e.place(left), "You left.")
		for end := time.Now().Add(14 * time.Minute); time.Now().Before(end); time.Sleep(time.Second) {
			if got, err := e.bot.host.Get(t.Context(), ref); err != nil || got.Phase != match.Playing {
				break
			}
			e.moveAll(left)
		}
		got, err := e.bot.host.Get(t.Context(), ref)
		require.NoError(t, err)
		require.NotNil(t, got.Places, got.Why)
		seat := got.Seat(e.users[left])
		require.Equal(t, len(got.Players), got.Places[seat], "behind all others")
		for _, text := range []string{e.boardOf(got), e.posted(results)} {
			for _, line := range strings.FieldsFunc(text, func(r rune) bool { return r == '\n' || r == '·' }) {
				if strings.Contains(line, "🥇") {
					require.NotContains(t, line, left)
				}
			}
			require.Contains(t, text, "(a robot played on)")
			require.NotContains(t, text, left+"** wins")
		}
		time.Sleep(10 * time.Second)
		require.Contains(t, e.nightShows(), left+"** · 0 (left a game)")
		e.noErrors()
	})
}
