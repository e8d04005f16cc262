package league

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// A farm is a way to be rated above what one can: the players of each game, best first, with whom one plays. "me" is who farms.
type farm struct {
	what string
	game string
	a    func(n int) []Player // the n-th game, from 0
	most int                  // what may come of it, surely reached, after 500 games
}

// seconds are that many accounts of one's own, from the first number on.
func seconds(first, n int) (all []Player) {
	for i := range n {
		all = append(all, Player{Person: fmt.Sprint("x", first+i)})
	}
	return all
}

func robots(n int, level games.Level) (all []Player) {
	for range n {
		all = append(all, Player{Robot: level})
	}
	return all
}

var farms = []farm{
	{"7 easy robots of Red Nines", "rednines", func(int) []Player { return robots(7, games.Easy) }, 1700},
	{"1 easy robot of RAGE", "rage", func(int) []Player { return robots(1, games.Easy) }, 1550},
	{"7 medium robots", "rage", func(int) []Player { return robots(7, games.Medium) }, 1830},
	{"one own second account", "rage", func(int) []Player { return seconds(0, 1) }, 1620},
	{"a fresh account each game", "rage", func(n int) []Player { return seconds(n, 1) }, 1820},
	{"7 fresh ones each game", "rage", func(n int) []Player { return seconds(7*n, 7) }, 1830},
	{"the same 7, in a ladder", "rage", func(int) []Player { return seconds(0, 7) }, 2500},
}

// Each way has a ceiling, or two people meet ten times a day. What stays is a ring of eight accounts over many days: it is seen in
// /history, and a manager can strike it.
func TestFarmsHaveACeiling(t *testing.T) {
	var text strings.Builder
	fmt.Fprintf(&text, "%-28s%s\n", "always won against", "rated (surely reached) after 10, 50 and 500 games, 50 a day")
	for _, f := range farms {
		now := NewRatings(f.game)
		fmt.Fprintf(&text, "%-28s", f.what)
		after := ""
		for n := range 500 {
			r := game(append([]Player{{Person: "me"}}, f.a(n)...)...)
			r.Game, r.Ended = f.game, noon.AddDate(0, 0, n/50)
			for s := range r.Players {
				r.Players[s].Place = s + 1
			}
			now.count(uint64(n+1), r)
			if n == 9 || n == 49 || n == 499 {
				shown := now.Of("me").Shown()
				after += fmt.Sprintf("%d (%d) ", shown.Points, shown.Sure())
			}
		}
		fmt.Fprintln(&text, strings.TrimSpace(after))
		require.LessOrEqual(t, now.Of("me").Shown().Sure(), f.most, f.what)
	}
	golden(t, "testdata/farms.txt", text.String())
	note, err := os.ReadFile("../../../docs/ratings.md")
	require.NoError(t, err)
	for figure := range strings.FieldsFuncSeq(text.String(), func(r rune) bool { return r < '0' || r > '9' }) {
		require.Contains(t, string(note), figure, "docs/ratings.md has other figures")
	}
}

// Of a pair, ten duels a day count, and the end of the eleventh game says so. The next day counts again.
func TestTwoPeopleHaveTenDuelsADay(t *testing.T) {
	r := NewRatings("rednines")
	number := uint64(0)
	play := func(day int, players ...Player) []Change {
		number++
		g := game(players...)
		g.Ended = noon.AddDate(0, 0, day)
		return r.Apply(number, g)
	}
	for range 10 {
		require.False(t, play(0, person("ann", 1), person("ben", 2))[0].Full)
	}
	was := r.Of("ann")
	full := play(0, person("ann", 1), person("ben", 2))
	require.True(t, full[0].Full && full[0].Idle && full[1].Idle, "the eleventh game says why it changes nothing")
	require.Equal(t, was, r.Of("ann"))
	with := play(0, person("ann", 1), person("ben", 3), person("cleo", 2))
	require.True(t, with[0].Full && !with[0].Idle, "her duel with Cleo counts")
	require.Equal(t, 11, with[0].Games)
	require.Positive(t, play(1, person("ann", 2), person("ben", 1))[1].Points())
	require.Len(t, r.Met, 1, "yesterday's meetings are forgotten")
	late := play(0, person("ann", 1), person("ben", 2))
	require.Equal(t, game().Day()+1, r.Day, "a result that comes late counts into the day that runs")
	require.False(t, late[0].Full)
}

// A player who has left loses to those who stayed, whatever the robot won for them.
func TestWhoLeavesLoses(t *testing.T) {
	r := NewRatings("rednines")
	gone := func(id string, place int) Player { return Player{Person: id, Place: place, Away: 251} }
	changes := r.Apply(1, game(gone("ann", 1), person("ben", 2), person("cleo", 3), robot(games.Hard, 4)))
	points := map[string]int{}
	for _, c := range changes {
		points[c.Person] = c.Points()
	}
	require.Less(t, points["ann"], -100, "she loses to all three")
	require.Greater(t, points["ben"], 0)
	require.Greater(t, points["ben"], points["cleo"], "all others stand as they were played")

	alone := NewRatings("rednines")
	require.Empty(t, alone.Apply(1, game(gone("ann", 1), gone("ben", 2))), "two who have left have no duel")

	quarter := NewRatings("rednines")
	changes = quarter.Apply(1, game(Player{Person: "ann", Place: 1, Away: 250}, person("ben", 2)))
	require.Positive(t, changes[0].Points(), "a quarter isn't more than a quarter")
}

// Somebody with hints plays the robot's game and not their own.
func TestWhoAskedForHintsHasNoDuel(t *testing.T) {
	r := NewRatings("rednines")
	changes := r.Apply(1, game(Player{Person: "ann", Place: 1, Hints: 5}, person("ben", 2), person("cleo", 3)))
	require.Len(t, changes, 2)
	require.Positive(t, changes[0].Points(), "Ben beat Cleo")
	require.Equal(t, Newcomer(), r.Of("ann").Rating)
}

// What a game does to ratings does not depend on who sits where.
func TestTheOrderOfSeatsChangesNothing(t *testing.T) {
	c := newCrowd(4, 1300, 1400, 1500, 1600, 1700, 1800)
	one, other := NewRatings("rednines"), NewRatings("rednines")
	for range 500 {
		number, r := c.play(2+c.r.IntN(5), games.Hard)
		r.Began = r.Ended.Add(-time.Minute)
		changes := one.Apply(number, r)
		c.r.Shuffle(len(r.Players), func(i, j int) { r.Players[i], r.Players[j] = r.Players[j], r.Players[i] })
		other.Apply(number, r)
		for _, s := range one.People {
			require.InDelta(t, s.R, other.Of(s.Person).R, 0.1)
			require.True(t, s.D >= leastD && s.D <= startD)
		}
		for _, change := range changes {
			if change.Before.D == leastD {
				require.LessOrEqual(t, max(change.Points(), -change.Points()), 28, "a settled rating moves little")
			}
		}
	}
}
