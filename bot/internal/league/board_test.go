package league

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/named"
	"ruckus/games"
)

// served are ratings of a few people: Ann is best, Cleo has played most, Dan is provisional.
func served() Ratings {
	r := NewRatings("rednines")
	r.Applied = 99
	r.People = []Standing{
		{Person: "ann", Rating: Rating{1650, 60}, Days: 3, Games: 20, Wins: 9, Last: 1},
		{Person: "ben", Rating: Rating{1560, 60}, Days: 3, Games: 20, Wins: 12, Last: 1},
		{Person: "cleo", Rating: Rating{1560, 60}, Days: 3, Games: 40, Wins: 12, Last: 1},
		{Person: "dan", Rating: Rating{1950, 210}, Days: 3, Games: 9, Wins: 9, Last: 1},
		{Person: named.NewMark([16]byte{1}), Rating: Rating{2250, 60}, Days: 3, Games: 90, Wins: 90, Last: 1},
	}
	return r
}

func order(rows []Row) (people []string, places []int) {
	for _, r := range rows {
		people, places = append(people, r.Person), append(places, r.Place)
	}
	return people, places
}

func TestLeaderboardsAreSortedAndEqualsShareAPlace(t *testing.T) {
	people, places := order(served().Board(ByRating, 0, nil))
	require.Equal(t, []string{"ann", "cleo", "ben"}, people, "provisional ratings stand nowhere, nor do the forgotten")
	require.Equal(t, []int{1, 2, 2}, places)

	people, places = order(served().Board(ByGames, 0, nil))
	require.Equal(t, []string{"cleo", "ann", "ben", "dan"}, people)
	require.Equal(t, []int{1, 2, 2, 4}, places)

	people, places = order(served().Board(ByWins, 0, nil))
	require.Equal(t, []string{"cleo", "ben", "ann", "dan"}, people)
	require.Equal(t, []int{1, 1, 3, 3}, places)
}

// Points that were reached once and are not sure any more stand behind those that are.
func TestLeaderboardsAreByWhatIsSurelyReachedToday(t *testing.T) {
	r := served()
	r.People[0].Rating.D = 120 // Ann: 1650, at least 1410
	people, _ := order(r.Board(ByRating, 0, nil))
	require.Equal(t, []string{"cleo", "ben", "ann"}, people)

	r = served()
	r.People[1].Day = 2000 // Ben played last, and Cleo not for years
	people, _ = order(r.Board(ByRating, 2000, nil))
	require.Equal(t, []string{"ben", "ann", "cleo"}, people)
}

func TestWhoHidesIsOnNoLeaderboard(t *testing.T) {
	hidden := func(p string) bool { return p == "ann" }
	people, places := order(served().Board(ByRating, 0, hidden))
	require.Equal(t, []string{"cleo", "ben"}, people)
	require.Equal(t, []int{1, 1}, places)

	var m Month
	m.Apply(game(person("ann", 1), person("ben", 2)))
	require.Len(t, m.Board(ByGames, hidden), 1)
}

func TestAMonthCountsGamesThatWerePlayedToTheEnd(t *testing.T) {
	var m Month
	m.Apply(game(person("ann", 1), person("ben", 2)))
	stopped := game(person("ann", 0), person("ben", 0))
	stopped.Stopped = true
	m.Apply(stopped)
	m.Apply(game(person("ben", 1), person("cleo", 2)))
	m.Apply(game(person(named.NewMark([16]byte{1}), 1), robot(games.Hard, 2)))
	row := func(place int, person string, games, wins int) Row {
		return Row{place, Standing{Person: person, Games: games, Wins: wins}}
	}
	require.Equal(t, []Row{row(1, "ben", 2, 1), row(1, "ann", 1, 1), row(3, "cleo", 1, 0)}, m.Board(ByWins, nil))
	require.Equal(t, []Row{row(1, "ben", 2, 1), row(2, "ann", 1, 1), row(2, "cleo", 1, 0)}, m.Board(ByRating, nil))
}

// A game that goes on over midnight counts in the month in which it ended, by UTC, wherever the clock stands.
func TestAMonthEndsByUTC(t *testing.T) {
	r := game(person("ann", 1), person("ben", 2))
	r.Ended = noon.AddDate(0, 0, 8).Add(11*60*60*1e9 + 59*60*1e9) // November 30, 23:59
	require.Equal(t, "2026-11", r.Month())
	r.Ended = r.Ended.Add(60 * 1e9)
	require.Equal(t, "2026-12", r.Month())
}
