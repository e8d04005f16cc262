package night

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/problem"
	"ruckus/games"
)

func TestPeopleSitAtTablesOfThreeAndFourOrAllAtOne(t *testing.T) {
	for people, want := range map[int][]int{0: nil, 1: {1}, 2: {2}, 5: {5}, 6: {3, 3}, 7: {4, 3}, 8: {4, 4}, 9: {3, 3, 3}, 10: {4, 3, 3}, 13: {4, 3, 3, 3}} {
		require.Equal(t, want, sizes(people, 4), people)
	}
	for people := 6; people <= MostGuests; people++ {
		sum := 0
		for _, size := range sizes(people, 4) {
			require.Contains(t, []int{3, 4}, size, "%d people", people)
			sum += size
		}
		require.Equal(t, people, sum)
	}
	require.Len(t, sizes(64, 4), 16)
	require.Equal(t, []int{4, 4}, sizes(8, 4))
	require.Equal(t, []int{5, 4, 4}, sizes(13, 5), "three tables in one channel")
	require.Equal(t, []int{3, 2}, sizes(5, 3), "a game for three")
}

// swissNight plays a game night with results at random, and returns how many pairs had met before when they met again, by round.
func swissNight(t testing.TB, people, rounds int, r *rand.Rand) (again []int) {
	n := Announced("channel", "", Plan{Minutes: 15, Games: make([]string, rounds)}, Person{ID: "moderator"})
	for i := range people {
		require.NoError(t, n.Answer(Person{ID: fmt.Sprint("p", i)}, "", false, start))
	}
	met := make(map[string]bool)
	for round := range rounds {
		n.Plan.Games[round] = "rage"
		n.Arrange(fmt.Sprint(r.Uint64()), games.Kind{Name: "rage", Max: 8}, 2, Options{}, problem.Reason{}, numbered, start)
		sat, repeated := make(map[string]bool), 0
		var over []Outcome
		for _, d := range n.Round.Deal {
			o := Outcome{Over: true, Game: Game{Table: d.Table, Kind: "rage", Ended: start}}
			places := r.Perm(len(d.Seats))
			for i, a := range d.Seats {
				require.False(t, sat[a.Person], "two seats")
				sat[a.Person] = true
				o.Here = append(o.Here, a.Person)
				o.Seats = append(o.Seats, Seat{Person: a.Person, Place: places[i] + 1})
				for _, b := range d.Seats[:i] {
					pair := min(a.Person, b.Person) + " " + max(a.Person, b.Person)
					if met[pair] {
						repeated++
					}
					met[pair] = true
				}
			}
			over = append(over, o)
		}
		require.Len(t, sat, people, "everyone plays")
		again = append(again, repeated)
		n.Dealt(start)
		n.Collect(start, over)
	}
	require.True(t, n.Resting(start), "it ends after the last round")
	n.End(start, func() string { return "abcdefghijklmnopqrstuvwxyz" })
	require.Equal(t, Ended, n.Stage(start))
	points := 0
	for _, s := range n.Standings() {
		points += s.Points
	}
	require.Equal(t, 6*Unit*people*rounds, points, "tables of three and of four give the same, 6 a head")
	return again
}

func TestBeforeTheLastRoundNobodyMeetsTheSamePersonTwice(t *testing.T) {
	for _, c := range []struct{ people, rounds, most int }{{13, 3, 0}, {21, 3, 0}, {40, 3, 0}, {64, 4, 0}, {40, 5, 2}} {
		r := rand.New(rand.NewPCG(uint64(c.people), uint64(c.rounds)))
		for range 15 {
			pairs := 0
			for _, n := range swissNight(t, c.people, c.rounds, r)[:c.rounds-1] {
				pairs += n
			}
			require.LessOrEqual(t, pairs, c.most, "%d people, %d rounds", c.people, c.rounds)
		}
	}
}

func TestAnyNumberOfPeopleAndRoundsCanBeSeated(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 64))
	for people := 2; people <= MostGuests; people += 7 {
		swissNight(t, people, 1+people%MostRounds, r)
	}
}

// What is seated follows from the night and its round alone, so two processes seat the same.
func TestTwoProcessesSeatTheSame(t *testing.T) {
	seat := func() []Deal {
		n := Announced("channel", "", Plan{Minutes: 15, Games: []string{"rage", "rage"}}, Person{ID: "moderator"})
		for i := range 21 {
			require.NoError(t, n.Answer(Person{ID: fmt.Sprint("p", i)}, "", false, start))
		}
		n.Arrange("night", games.Kind{Name: "rage", Max: 8}, 2, Options{}, problem.Reason{}, numbered, start)
		return n.Round.Deal
	}
	require.Equal(t, seat(), seat())
}

func BenchmarkSeating(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 1))
	n := Announced("channel", "", Plan{Minutes: 15, Games: []string{"a", "a", "a", "a"}}, Person{})
	for i := range MostGuests {
		require.NoError(b, n.Answer(Person{ID: fmt.Sprint("p", i)}, "", false, start))
	}
	n.Round.N = 2
	for round := 1; round < 3; round++ {
		for t := range 16 {
			g := Game{Table: "t", Kind: "a", Round: round, Ended: time.Now()}
			for i := range 4 {
				g.Seats = append(g.Seats, Seat{Person: fmt.Sprint("p", (t*4+i*round*4)%64), Place: 1 + r.IntN(4)})
			}
			n.Games = append(n.Games, g)
		}
	}
	for b.Loop() {
		n.Round.Deal = nil
		n.Arrange("night", games.Kind{Name: "rage", Max: 8}, 2, Options{}, problem.Reason{}, numbered, start)
	}
}
