package league

import (
	"crypto/sha256"
	"fmt"
	"iter"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/store"
)

// numbered is a result with its number.
type numbered struct {
	number uint64
	Result
}

func each(list []numbered) iter.Seq2[uint64, Result] {
	return func(yield func(uint64, Result) bool) {
		for _, r := range list {
			if !yield(r.number, r.Result) {
				return
			}
		}
	}
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
	seasons, _, _, err := Rebuild("rednines", []uint64{0}, nil, each(evenings(3000)))
	require.NoError(t, err)
	seasons[0].Scale = 1 // it counts up with the robots of other games, too
	data, err := seasons[0].Encode()
	require.NoError(t, err)
	golden(t, "testdata/machine.txt", fmt.Sprintf("%x\n", sha256.Sum256(data)))
}

// A keep counts results as they come, as a host does: each time it reads everything from bytes, and stores it again.
type keep struct {
	t       *testing.T
	ratings []byte
	months  map[string][]byte
	stats   map[string][]byte
	crash   func() bool // reports whether the process ends before the next write
}

func newKeep(t *testing.T) *keep {
	data, err := NewRatings("rednines").Encode()
	require.NoError(t, err)
	return &keep{t: t, ratings: data, months: map[string][]byte{}, stats: map[string][]byte{}, crash: func() bool { return false }}
}

// catchUp does what the package comment says: steps 2 and 3.
func (k *keep) catchUp(list []numbered) {
	ratings, err := DecodeRatings(k.ratings)
	require.NoError(k.t, err)
	for _, r := range list {
		if r.number < ratings.Applied {
			continue
		}
		if r.number > ratings.Applied {
			require.NoError(k.t, ratings.Apply(r.number, r.Result))
			if k.crash() {
				return
			}
			if k.ratings, err = ratings.Encode(); k.crash() {
				return
			}
			require.NoError(k.t, err)
		}
		if !k.finish(ratings, r) {
			return
		}
	}
}

func (k *keep) finish(ratings Ratings, r numbered) bool {
	month := NewMonth("rednines", r.Month())
	if data, ok := k.months[r.Month()]; ok {
		var err error
		month, err = DecodeMonth(data)
		require.NoError(k.t, err)
	}
	if month.Apply(r.number, r.Result) {
		data, err := month.Encode()
		require.NoError(k.t, err)
		k.months[r.Month()] = data
	}
	for _, p := range r.Players {
		if p.Robot != 0 {
			continue
		}
		if k.crash() {
			return false
		}
		stats := Stats{Person: p.Person, Game: "rednines"}
		if data, ok := k.stats[p.Person]; ok {
			var err error
			stats, err = DecodeStats(data)
			require.NoError(k.t, err)
		}
		if stats.Apply(r.number, r.Result, ratings.Last) {
			data, err := stats.Encode()
			require.NoError(k.t, err)
			k.stats[p.Person] = data
		}
	}
	return true
}

// same requires that what is kept is what Rebuild makes of the results, to the byte.
func (k *keep) same(list []numbered) {
	k.t.Helper()
	seasons, months, stats, err := Rebuild("rednines", []uint64{0}, nil, each(list))
	require.NoError(k.t, err)
	data, err := seasons[0].Encode()
	require.NoError(k.t, err)
	require.Equal(k.t, string(k.ratings), string(data))
	require.Len(k.t, k.months, len(months))
	for _, m := range months {
		data, err := m.Encode()
		require.NoError(k.t, err)
		require.Equal(k.t, string(k.months[m.Month]), string(data))
	}
	require.Len(k.t, k.stats, len(stats))
	for id, s := range stats {
		data, err := s.Encode()
		require.NoError(k.t, err)
		require.Equal(k.t, string(k.stats[id]), string(data))
	}
}

func TestRatingsMadeAgainAreTheSameToTheByte(t *testing.T) {
	list := evenings(400)
	k := newKeep(t)
	for i := range list {
		k.catchUp(list[:i+1])
	}
	k.same(list)
}

func TestACrashBetweenAnyTwoWritesLosesNothingAndCountsNothingTwice(t *testing.T) {
	list := evenings(150)
	k := newKeep(t)
	r := rand.New(rand.NewPCG(9, 9))
	crashes := 0
	k.crash = func() bool {
		if r.IntN(4) == 0 {
			crashes++
			return true
		}
		return false
	}
	for i := range list {
		k.catchUp(list[:i+1])
	}
	k.crash = func() bool { return false }
	k.catchUp(list)
	require.Greater(t, crashes, 50)
	k.same(list)
}

func TestAResultIsCountedOnce(t *testing.T) {
	ratings := NewRatings("rednines")
	r := game(person("ann", 1), person("ben", 2))
	require.NoError(t, ratings.Apply(5, r))
	before, err := ratings.Encode()
	require.NoError(t, err)
	for _, number := range []uint64{5, 4, 0} {
		require.ErrorIs(t, ratings.Apply(number, r), ErrApplied)
	}
	bad := game(person("ann", 1), person("ann", 2))
	require.ErrorIs(t, ratings.Apply(6, bad), store.ErrDamaged)
	other := r
	other.Game = "riot"
	require.ErrorIs(t, ratings.Apply(6, other), store.ErrDamaged)
	after, err := ratings.Encode()
	require.NoError(t, err)
	require.Equal(t, string(before), string(after))
}

func TestAGameThatIsNotRatedMovesOnAndChangesNobody(t *testing.T) {
	ratings := NewRatings("rednines")
	require.NoError(t, ratings.Apply(1, game(person("ann", 1), person("ben", 2))))
	people := slices.Clone(ratings.People)
	stopped := game(person("ann", 0), person("ben", 0))
	stopped.Stopped = true
	require.NoError(t, ratings.Apply(2, stopped))
	require.Equal(t, uint64(2), ratings.Applied)
	require.Empty(t, ratings.Last)
	require.Equal(t, people, ratings.People)
}

func TestRobotsAreMeasuresAndNeverChange(t *testing.T) {
	win := func(level games.Level) int {
		ratings := NewRatings("rednines")
		ratings.count(1, game(person("ann", 1), robot(level, 2)))
		require.Len(t, ratings.People, 1, "robots have no row among people")
		require.Len(t, ratings.Last, 1)
		return ratings.Last[0].Points()
	}
	require.Greater(t, win(games.Hard), win(games.Medium))
	require.Greater(t, win(games.Medium), win(games.Easy))
	require.Greater(t, win(games.Easy), 0)
}

func TestWhatChangedIsTold(t *testing.T) {
	ratings := NewRatings("rednines")
	require.NoError(t, ratings.Apply(1, game(person("ben", 2), robot(games.Medium, 3), person("ann", 1))))
	require.Equal(t, "ben", ratings.Last[0].Person, "by seat")
	require.Equal(t, "ann", ratings.Last[1].Person)
	require.Equal(t, Newcomer(), ratings.Last[1].Before)
	require.Equal(t, ratings.Of("ann").Rating, ratings.Last[1].After)
	require.Equal(t, ratings.Of("ann").Shown().Points-1500, ratings.Last[1].Points())
	require.Greater(t, ratings.Last[1].Points(), 0)
	require.Equal(t, 1, ratings.Last[1].Games)
}

func TestARatingIsProvisionalUntilTenGamesOnThreeDays(t *testing.T) {
	ratings := NewRatings("rednines")
	for n := range uint64(10) {
		require.True(t, ratings.Of("ann").Provisional())
		r := game(person("ann", 1), person("ben", 2))
		r.Ended = noon.AddDate(0, 0, int(n/4))
		require.NoError(t, ratings.Apply(n+1, r))
	}
	ann, ben := ratings.Of("ann"), ratings.Of("ben")
	require.False(t, ann.Provisional())
	require.Equal(t, []int{10, 10, 10}, []int{ann.Games, ann.Wins, ann.Streak})
	require.Equal(t, []int{10, 0, 0}, []int{ben.Games, ben.Wins, ben.Streak})
	require.NoError(t, ratings.Apply(11, game(person("ann", 2), person("ben", 1))))
	require.Equal(t, 0, ratings.Of("ann").Streak, "a loss ends the streak")
}

func TestANewSeasonBeginsAnewAndTheOldOneIsKept(t *testing.T) {
	list := evenings(200)
	first := NewRatings("rednines")
	for _, r := range list[:120] {
		require.NoError(t, first.Apply(r.number, r.Result))
	}
	second := first.NewSeason()
	require.Equal(t, 2, second.Season)
	require.Equal(t, Newcomer(), second.Of(first.People[0].Person).Rating)
	require.ErrorIs(t, second.Apply(list[119].number, list[119].Result), ErrApplied, "old games do not count again")
	for _, r := range list[120:] {
		require.NoError(t, second.Apply(r.number, r.Result))
	}
	third := second.NewSeason()
	seasons, _, _, err := Rebuild("rednines", []uint64{0, second.Since, third.Since}, nil, each(list))
	require.NoError(t, err)
	require.Equal(t, []Ratings{first, second, third}, seasons)
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
	require.NoError(t, ratings.Apply(MaxPeople, game(person("2", 1), person("3", 2))))
	require.Len(t, ratings.People, MaxPeople)
	require.Equal(t, 0, ratings.Of("000000000000000000").Games)
	require.Equal(t, 0, ratings.Of("000000000000000001").Games)
	require.Equal(t, 1, ratings.Of("000000000000000002").Games)
	data, err := ratings.Encode()
	require.NoError(t, err)
	require.Less(t, len(data), 1<<20, "every store holds 1 MiB")
	_, err = DecodeRatings(data)
	require.NoError(t, err)
}
