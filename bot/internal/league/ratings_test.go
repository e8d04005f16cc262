package league

import (
	"crypto/sha256"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// numbered is a result with its number.
type numbered struct {
	number uint64
	Result
}

// fold are the ratings that follow from results.
func fold(list []numbered) Ratings {
	ratings := NewRatings("rednines")
	for _, r := range list {
		ratings.Apply(r.number, r.Result)
	}
	return ratings
}

// evenings are that many games of 12 people: two to six at a table, with robots, ties, people who were away, games that were
// stopped, over several months. Nothing in them depends on the machine.
func evenings(n int) []numbered {
	r := rand.New(rand.NewPCG(7, 7))
	var list []numbered
	number := uint64(0)
	for i := range n {
		number += 1 + r.Uint64N(20)/19 // now and then one is missing
		g := game()
		g.Table = fmt.Sprint("t", number)
		g.Began = noon.Add(time.Duration(i) * 5 * time.Hour)
		g.Ended = g.Began.Add(time.Duration(r.IntN(3600)) * time.Second)
		who := r.Perm(12)
		for s := range 1 + r.IntN(5) {
			p := Player{Person: fmt.Sprintf("%03d", who[s]), Points: r.IntN(5) * 10}
			if r.IntN(40) == 0 {
				p.Away = r.IntN(1001)
			}
			g.Players = append(g.Players, p)
		}
		for range r.IntN(3) {
			g.Players = append(g.Players, Player{Robot: games.Level(1 + r.IntN(3)), Points: r.IntN(5) * 10})
		}
		scores := make([]int, len(g.Players))
		for s, p := range g.Players {
			scores[s] = p.Points
		}
		places := games.Result{Winners: games.Lowest(scores), Scores: scores}.Standing()
		g.Stopped = r.IntN(30) == 0
		for s := range g.Players {
			if !g.Stopped {
				g.Players[s].Place = places[s]
			}
		}
		g.Moments = []Moment{{Event: games.Event{Verb: "run", Seats: []games.Seat{0}, N: r.IntN(50)}}}
		list = append(list, numbered{number, g})
	}
	return list
}

// The same results give the same bytes on every machine: the sum was made on amd64.
func TestRatingsAreTheSameOnEveryMachine(t *testing.T) {
	ratings := fold(evenings(3000))
	ratings.Scale = 1 // it counts up with the robots of other games, too
	data, err := RatingsForm.Encode(ratings)
	require.NoError(t, err)
	golden(t, "testdata/machine.txt", fmt.Sprintf("%x\n", sha256.Sum256(data)))
}

// A host reads ratings from bytes for each result, and stores them again. Somebody who makes them again goes through all results at once.
func TestRatingsMadeAgainAreTheSameToTheByte(t *testing.T) {
	list := evenings(400)
	kept, err := RatingsForm.Encode(NewRatings("rednines"))
	require.NoError(t, err)
	for _, r := range list {
		ratings, err := RatingsForm.Decode(kept)
		require.NoError(t, err)
		ratings.Apply(r.number, r.Result)
		kept, err = RatingsForm.Encode(ratings)
		require.NoError(t, err)
	}
	again, err := RatingsForm.Encode(fold(list))
	require.NoError(t, err)
	require.Equal(t, string(kept), string(again))
}

func TestAResultIsCountedOnce(t *testing.T) {
	ratings := NewRatings("rednines")
	r := game(person("ann", 1), person("ben", 2))
	require.NotEmpty(t, ratings.Apply(5, r))
	before := ratings.Clone()
	for _, number := range []uint64{5, 4, 0} {
		require.Empty(t, ratings.Apply(number, r))
	}
	require.Equal(t, before, ratings)
}

func TestAGameThatIsNotRatedMovesOnAndChangesNobody(t *testing.T) {
	ratings := NewRatings("rednines")
	ratings.Apply(1, game(person("ann", 1), person("ben", 2)))
	people := slices.Clone(ratings.People)
	stopped := game(person("ann", 0), person("ben", 0))
	stopped.Stopped = true
	require.Empty(t, ratings.Apply(2, stopped))
	require.Equal(t, uint64(2), ratings.Applied)
	require.Equal(t, people, ratings.People)
}

func TestRobotsAreMeasuresAndNeverChange(t *testing.T) {
	win := func(level games.Level) int {
		ratings := NewRatings("rednines")
		changes := ratings.count(1, game(person("ann", 1), robot(level, 2)))
		require.Len(t, ratings.People, 1, "robots have no row among people")
		require.Len(t, changes, 1)
		return changes[0].Points()
	}
	require.Greater(t, win(games.Hard), win(games.Medium))
	require.Greater(t, win(games.Medium), win(games.Easy))
	require.Greater(t, win(games.Easy), 0)
}

func TestWhatChangedIsTold(t *testing.T) {
	ratings := NewRatings("rednines")
	changes := ratings.Apply(1, game(person("ben", 2), robot(games.Medium, 3), person("ann", 1)))
	require.Equal(t, "ben", changes[0].Person, "by seat")
	require.Equal(t, "ann", changes[1].Person)
	require.Equal(t, Newcomer(), changes[1].Before)
	require.Equal(t, ratings.Of("ann").Rating, changes[1].After)
	require.Equal(t, ratings.Of("ann").Shown().Points-1500, changes[1].Points())
	require.Greater(t, changes[1].Points(), 0)
	require.Equal(t, 1, changes[1].Games)
}

func TestARatingIsProvisionalUntilTenGamesOnThreeDays(t *testing.T) {
	ratings := NewRatings("rednines")
	for n := range uint64(10) {
		require.True(t, ratings.Of("ann").Provisional())
		r := game(person("ann", 1), person("ben", 2))
		r.Ended = noon.AddDate(0, 0, int(n/4))
		ratings.Apply(n+1, r)
	}
	ann, ben := ratings.Of("ann"), ratings.Of("ben")
	require.False(t, ann.Provisional())
	require.Equal(t, []int{10, 10, 10}, []int{ann.Games, ann.Wins, ann.Streak})
	require.Equal(t, []int{10, 0, 0}, []int{ben.Games, ben.Wins, ben.Streak})
	ratings.Apply(11, game(person("ann", 2), person("ben", 1)))
	require.Equal(t, 0, ratings.Of("ann").Streak, "a loss ends the streak")
}

func TestANewSeasonBeginsAnewAndTheOldOneIsKept(t *testing.T) {
	list := evenings(200)
	ratings := fold(list[:120])
	first := ratings.Clone()
	ended, ok := ratings.EndSeason(list[120].number, 2)
	require.True(t, ok)
	require.Equal(t, first, ended)
	require.Equal(t, 2, ratings.Season)
	require.Equal(t, Newcomer(), ratings.Of(first.People[0].Person).Rating)
	require.Empty(t, ratings.Apply(list[119].number, list[119].Result), "old games don't count again")
	_, ok = ratings.EndSeason(list[121].number, 3)
	require.False(t, ok, "nobody has played yet: it goes on")
	require.Equal(t, 2, ratings.Season)
	for _, r := range list[122:] {
		ratings.Apply(r.number, r.Result)
	}
	require.Equal(t, first, ended, "nobody changes it any more")
	_, ok = ratings.EndSeason(list[199].number+1, 4)
	require.True(t, ok)
	require.Equal(t, 4, ratings.Season, "where the beginning of the third one can't be read, the fourth keeps its number")
}

func TestRatingsAreMadeAgainWhenRobotsAreRatedOtherwise(t *testing.T) {
	ratings := NewRatings("rednines")
	require.False(t, ratings.Stale())
	ratings.Scale++
	require.True(t, ratings.Stale())
}

func TestWhereThereAreTooManyThoseBeginAnewWhoHaveNotPlayedForLongest(t *testing.T) {
	ratings := NewRatings("rednines")
	for n := range uint64(MaxPeople / 2) {
		for s := range uint64(2) {
			ratings.People = append(ratings.People, Standing{Person: fmt.Sprintf("%018d", 2*n+s), Rating: Rating{1512.345, 207.891}, Games: 1, Days: 1, Day: 20000, Last: n + 1})
		}
	}
	ratings.Day = game().Day()
	for n := range maxMet { // as many as are remembered of a day
		ratings.Met = append(ratings.Met, Meeting{"000000000000000000", fmt.Sprintf("1%017d", n), 10})
	}
	ratings.Apply(MaxPeople, game(person("2", 1), person("3", 2)))
	require.Len(t, ratings.People, MaxPeople)
	require.Equal(t, 0, ratings.Of("000000000000000000").Games)
	require.Equal(t, 0, ratings.Of("000000000000000001").Games)
	require.Equal(t, 1, ratings.Of("000000000000000002").Games)
	data, err := RatingsForm.Encode(ratings)
	require.NoError(t, err)
	require.Less(t, len(data), 1<<20, "every store holds 1 MiB")
	_, err = RatingsForm.Decode(data)
	require.NoError(t, err)
}
