package bot

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/replay"
	"ruckus/games"
	"ruckus/games/rednines"
	"ruckus/store"
)

// tries are the games that a user tries again.
func (e *evening) tries(user string) (tries []match.Table) {
	mine, err := e.bot.host.Alone(e.t.Context(), e.discord.GuildID(), e.users[user])
	require.NoError(e.t, err)
	for _, t := range mine {
		if t.Solo.Deal != "" {
			tries = append(tries, t)
		}
	}
	return tries
}

// private is the newest private message of a user.
func (e *evening) private(user string) string {
	seen := e.seen(user)
	return show(seen[len(seen)-1])
}

// onTurn is the first position of a game of Red Nines, after that many moves or more, in which it is a user's turn.
func (e *evening) onTurn(ref match.Ref, user string, moves int) replay.Position {
	for n := moves; ; n++ {
		at, err := e.bot.host.Replays.At(e.t.Context(), ref, e.users[user], n)
		require.NoError(e.t, err)
		require.Equal(e.t, n, at.Move, "the game is over before it is %s's turn", user)
		if s := at.SeatOf(e.users[user]); at.Views[s].(rednines.View).Turn == s {
			return at
		}
	}
}

func TestAMomentOfTheCoachCanBeTriedAgainAndSaysWhetherItWentBetter(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	ref := e.play("/play rednines small:true rounds:2 turn_time:0 robots:1", "Ada", "Ben").Ref
	e.endGame(ref, "Ada", "Ben")
	e.settle()
	then := e.onTurn(ref, "Ben", 7) // nobody else moves before Ben has seen where the try begins
	seat, from := then.SeatOf(e.users["Ben"]), fmt.Sprint(then.Move)

	e.pressForged("Ben", "1|"+ref.ID+"|p|"+from+"."+fmt.Sprint(int(seat))+".1.see")
	e.press("Ben", "Try it again")
	tries := e.tries("Ben")
	require.Len(t, tries, 1)
	now, err := e.bot.host.Peek(t.Context(), tries[0].Ref, e.users["Ben"])
	require.NoError(t, err)
	require.Equal(t, seat, now.Seat)
	require.Equal(t, then.Views[seat], now.View, "the same cards, in the same place")
	require.Equal(t, games.Hard, now.Players[0].Robot, "a hard robot plays for Ada")
	require.NotContains(t, fmt.Sprint(now.Players), "Ada", "and not in her name")
	require.Equal(t, then.Table.Players[1], now.Players[1], "the robot is the same")
	require.Regexp(t, `Your game again, from move `+from+`\. The first time you had .+ after round 1\.`, e.private("Ben"))

	e.pressForged("Ben", "1|"+ref.ID+"|p|"+from+".0.again")
	require.Len(t, e.tries("Ben"), 1, "pressed twice, it is the same game")
	e.endGame(tries[0].Ref, "Ben")
	e.until("it says how it went", func() bool { return strings.Contains(e.private("Ben"), "You came ") })
	require.Regexp(t, `After round 1 you have .+; the first time, .+\. (\*\*Better!\*\*|Worse\.|Exactly the same\.)`, e.private("Ben"))
	require.Regexp(t, `You came (1st|2nd|3rd); the first time you came (1st|2nd|3rd)\. `, e.private("Ben"))

	past, err := e.bot.host.Replays.At(t.Context(), tries[0].Ref, e.users["Ben"], then.Move)
	require.NoError(t, err, "it can be replayed from its first move")
	require.Equal(t, then.Views, past.Views)
	e.press("Ben", "Try it again")
	again := e.tries("Ben")
	require.Len(t, again, 1)
	require.NotEqual(t, tries[0].ID, again[0].ID)
	require.Contains(t, e.private("Ben"), "Your game again, from move "+from+".")
}

func TestFromATryOneGoesBackToTheCoach(t *testing.T) {
	t.Parallel()
	e, ref := overGame(t)
	e.bot.turning.pace = 1
	e.pressForged("Ada", "1|"+ref.ID+"|p|3.0.1.see")
	e.press("Ada", "Try it again")
	e.endGame(e.tries("Ada")[0].Ref, "Ada")
	e.press("Ada", "Back to the coach")
	e.until("the coach finished", func() bool { return regexp.MustCompile("clearly cost|At least").MatchString(e.private("Ada")) })
}

func TestOnlyAMoveOfOnesOwnGameCanBeTriedAgain(t *testing.T) {
	t.Parallel()
	e, ref := overGame(t)
	for press, says := range map[string]string{
		"1|" + ref.ID + "|p|999999.0.again": "The game is over here",
		"1|aaaaaaaa|p|3.0.again":            "no longer kept",
		"1|p-aaaaaa|p|3.0.again":            "is gone",
	} {
		require.Contains(t, show(*e.pressForged("Ada", press).Message), says)
	}
	require.Contains(t, show(*e.pressForged("Cleo", "1|"+ref.ID+"|p|3.0.again").Message), "You had no seat in this game")
	require.Empty(t, e.tries("Ada"))
	require.Empty(t, e.tries("Cleo"))
}

// A game can be kept for longer than its rules stay as they are.
func TestAGameOfOlderRulesIsNotTriedAgainAndSaysWhy(t *testing.T) {
	t.Parallel()
	e, ref := overGame(t)
	key := store.Key{Guild: ref.Guild, Kind: replay.RecordKind, ID: ref.ID}
	rec, err := e.bot.cfg.Store.Get(t.Context(), key)
	require.NoError(t, err)
	packed, err := gzip.NewReader(bytes.NewReader(rec.Data))
	require.NoError(t, err)
	rec.Data, err = io.ReadAll(packed)
	require.NoError(t, err)
	require.Contains(t, string(rec.Data), `"play `)
	rec.Data = bytes.Replace(rec.Data, []byte(`"play `), []byte(`"lay `), 1)
	_, err = e.bot.cfg.Store.Put(t.Context(), rec)
	require.NoError(t, err)
	e.stop()
	e.start(e.bot.cfg.Store) // what it has read before is forgotten
	for _, press := range []string{"p|3.0.again", "p|3.0.1.see", "p|0.b.coach"} {
		require.Contains(t, show(*e.pressForged("Ada", "1|"+ref.ID+"|"+press).Message), "another version of the bot", press)
	}
	require.Empty(t, e.tries("Ada"))
}

// Messages stay for ever, and what they are about does not.
func TestButtonsOfOldMessagesSayWhatIsGone(t *testing.T) {
	t.Parallel()
	e, ref := overGame(t)
	e.bot.turning.pace = 1
	why := "1|" + ref.ID + "|g|_why red"
	require.Regexp(t, " the game!|you win!|first place", show(*e.pressForged("Ada", why).Message), "what was refused is over, and its hand says how")
	e.pressForged("Ada", "1|"+ref.ID+"|p|0.b.coach")
	e.until("the coach finished", func() bool { return regexp.MustCompile("clearly cost|At least").MatchString(e.private("Ada")) })
	for _, kind := range []string{replay.RecordKind, "table"} { // as is done one day
		require.NoError(t, e.bot.cfg.Store.Delete(t.Context(), store.Key{Guild: ref.Guild, Kind: kind, ID: ref.ID}))
	}
	e.stop()
	e.start(e.bot.cfg.Store)
	require.Contains(t, show(*e.pressForged("Ada", why).Message), "is gone")
	for _, press := range []string{"0.b.coach", "3.0.1.see", "3.0.again"} {
		require.Contains(t, show(*e.pressForged("Ada", "1|"+ref.ID+"|p|"+press).Message), "no longer kept", press)
	}
	require.Empty(t, e.tries("Ada"))
}
