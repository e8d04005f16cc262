package night

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/problem"
	"ruckus/games"
)

var start = time.Date(2026, 11, 27, 20, 0, 0, 0, time.UTC)

// over is a game in which these people came in at these places.
func over(table string, places map[string]int) Outcome {
	o := Outcome{Over: true, Game: Game{Table: table, Kind: "rage", Ended: start}, Size: len(places)}
	for p, place := range places {
		o.Seats = append(o.Seats, Seat{Person: p, Place: place})
		o.People = append(o.People, Person{ID: p})
		o.Here = append(o.Here, p)
	}
	slices.SortFunc(o.Seats, func(a, b Seat) int { return a.Place - b.Place })
	slices.Sort(o.Here)
	return o
}

func TestAGameBringsPointsForWhomOneHasBeaten(t *testing.T) {
	for people, want := range map[int][]int{2: {12, 0}, 3: {12, 6, 0}, 4: {12, 8, 4, 0}, 5: {12, 9, 6, 3, 0}, 12: nil} {
		var g Game
		for i := range people {
			g.Seats = append(g.Seats, Seat{Person: fmt.Sprint(i), Place: 2*i + 1}) // a robot stands between each two
		}
		require.Zero(t, first*Unit%(2*max(1, people-1)), "all shares are whole")
		for i, p := range want {
			require.Equal(t, p*Unit, g.Points()[fmt.Sprint(i)], "%d people, the one in place %d", people, i+1)
		}
	}
	require.Equal(t, map[string]int{"a": 0}, Game{Seats: []Seat{{Person: "a", Place: 1}}}.Points(), "alone among robots there is nobody to beat")
	require.Equal(t, map[string]int{"a": 0, "b": 0}, Game{Stopped: true, Seats: []Seat{{Person: "a"}, {Person: "b"}}}.Points(), "a game that someone ended brings none")
	for place, points := range map[int]int{1: 12 * Unit, 2: 0} {
		together := Game{Together: true, Seats: []Seat{{Person: "a", Place: place}, {Person: "b", Place: place}, {Person: "c", Place: 3, Left: true}}}
		require.Equal(t, map[string]int{"a": points, "b": points, "c": 0}, together.Points(), "all win, or all lose, but for who has left")
		require.Equal(t, points > 0, together.Won() != nil)
	}
	left := Game{Seats: []Seat{{Person: "a", Place: 1, Left: true}, {Person: "b", Place: 2}, {Person: "c", Place: 3}}}
	require.Equal(t, map[string]int{"a": 0, "b": 12 * Unit, "c": 6 * Unit}, left.Points(), "whom robots have won for is behind all others")
	require.Equal(t, []string{"b"}, left.Won())
}

func TestPointsAreExactAndKeepTheOrderOfPlaces(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 5000 {
		people := 2 + r.IntN(7)
		var g Game
		for i := range people {
			g.Seats = append(g.Seats, Seat{Person: fmt.Sprint(i), Place: 1 + r.IntN(people), Left: r.IntN(6) == 0})
		}
		points, sum, left := g.Points(), 0, 0
		for _, a := range g.Seats {
			sum += points[a.Person]
			if a.Left {
				left++
				require.Zero(t, points[a.Person])
				continue
			}
			for _, b := range g.Seats {
				switch {
				case b.Left || a.Place < b.Place && !b.Left:
					require.GreaterOrEqual(t, points[a.Person], points[b.Person])
				case a.Place == b.Place:
					require.Equal(t, points[a.Person], points[b.Person])
				}
			}
		}
		missing := 0 // what those who left would share among themselves
		if left > 1 {
			missing = 6 * Unit * left * (left - 1) / (people - 1)
		}
		require.Equal(t, 6*Unit*people, sum+missing, "%+v", g.Seats)
	}
}

func TestStandingsAreByPointsThenByWinsAndThenShared(t *testing.T) {
	n := Of("channel", "", "t1")
	n.Games = []Game{
		{Table: "t1", Kind: "rage", Round: 1, Seats: []Seat{{Person: "a", Place: 1}, {Person: "b", Place: 2}, {Person: "c", Place: 3}}},
		{Table: "t2", Kind: "rage", Round: 2, Seats: []Seat{{Person: "c", Place: 1}, {Person: "b", Place: 2}, {Person: "a", Place: 3}}},
		{Table: "t3", Kind: "rage", Round: 3, Stopped: true, Seats: []Seat{{Person: "d"}}},
	}
	var told []string
	for _, s := range n.Standings() {
		told = append(told, fmt.Sprint(s.Place, s.Person, s.Shown(), s.Wins))
	}
	require.Equal(t, []string{"1a12 1", "1c12 1", "3b12 0"}, told)
	require.Equal(t, 10, Standing{Points: 98 * Unit / 10}.Shown(), "9.8 is shown as 10")
}

func TestTheNextGameBeginsHalfAMinuteAfterTheSecondPressOrWhenAllAreIn(t *testing.T) {
	n := Of("channel", "", "t1")
	n.Collect(start, []Outcome{over("t1", map[string]int{"a": 1, "b": 2, "c": 3})})
	require.NoError(t, n.Answer(Person{ID: "a"}, "rage", false, start))
	require.Zero(t, n.Round.Begins, "one alone waits for the others")
	require.NoError(t, n.Answer(Person{ID: "x"}, "", false, start.Add(time.Second)))
	require.Equal(t, start.Add(31*time.Second), n.Round.Begins, "who had no seat counts, too")
	require.NoError(t, n.Answer(Person{ID: "b"}, "riot", false, start.Add(5*time.Second)))
	require.Equal(t, start.Add(31*time.Second), n.Round.Begins, "a further press doesn't put it off")
	require.NoError(t, n.Answer(Person{ID: "c"}, "", true, start.Add(10*time.Second)))
	require.Equal(t, start.Add(16*time.Second), n.Round.Begins, "all have said what they want")
	require.NoError(t, n.Answer(Person{ID: "b"}, "rage", false, start.Add(11*time.Second)))
	require.Equal(t, "rage", n.Choice([]string{"rage", "riot"}), "there's time to change a vote")
	require.NoError(t, n.Answer(Person{ID: "a"}, "", true, start.Add(11*time.Second)))
	require.NoError(t, n.Answer(Person{ID: "b"}, "", true, start.Add(11*time.Second)))
	require.NoError(t, n.Answer(Person{ID: "x"}, "", true, start.Add(11*time.Second)))
	require.Zero(t, n.Round.Begins, "all sit out: nothing begins")
	require.NoError(t, n.Answer(Person{ID: "b"}, "", false, start.Add(20*time.Second)))
	require.Equal(t, start.Add(23*time.Second), n.Round.Begins, "the others sit out, so one plays with robots")
}

func TestMostVotesWinAndAfterATieTheSameGameIsPlayed(t *testing.T) {
	n := Of("channel", "", "t1")
	n.Collect(start, []Outcome{over("t1", map[string]int{"a": 1, "b": 2, "c": 3, "d": 4})})
	all := []string{"redbrn", "rage", "riot"}
	require.Equal(t, "rage", n.Choice(all), "no vote")
	require.NoError(t, n.Answer(Person{ID: "a"}, "riot", false, start))
	require.Equal(t, "riot", n.Choice(all))
	require.NoError(t, n.Answer(Person{ID: "b"}, "redbrn", false, start))
	require.Equal(t, "rage", n.Choice(all), "a tie")
	require.NoError(t, n.Answer(Person{ID: "c"}, "riot", false, start))
	require.Equal(t, "riot", n.Choice(all))
	require.Equal(t, "redbrn", n.Choice([]string{"redbrn", "rage"}), "a game that was switched off has no votes")
	require.NoError(t, n.Answer(Person{ID: "a"}, "", true, start))
	require.NoError(t, n.Answer(Person{ID: "c"}, "", true, start))
	require.Equal(t, "redbrn", n.Choice(all), "nor has who sits out")
	require.Empty(t, n.Choice(nil))
}

func TestTheNextTableSeatsWhoIsInAndThenWhoHasSaidNothingAsleep(t *testing.T) {
	n := Of("channel", "", "t1")
	n.Collect(start, []Outcome{over("t1", map[string]int{"a": 1, "b": 2, "c": 3})})
	require.NoError(t, n.Answer(Person{ID: "x"}, "", false, start))
	require.NoError(t, n.Answer(Person{ID: "b"}, "", false, start))
	require.NoError(t, n.Answer(Person{ID: "c"}, "", true, start))
	n.Arrange("night", games.Kind{Name: "rage", Max: 8}, 4, Options{}, problem.Reason{}, numbered, start)
	d := n.Round.Deal[0]
	require.Equal(t, []Chair{{Person: "x"}, {Person: "b"}, {Person: "a", Asleep: true}}, d.Seats)
	require.Equal(t, 4, d.Size, "a robot makes it the smallest table that can begin")
	require.Equal(t, []string{"x"}, d.Rings, "only who had no seat is called")
	n.Dealt(start)
	require.Equal(t, Round{N: 2, Tables: []string{"t1"}, On: true, Size: 3}, n.Round)
}

// Who sits out is missed, and not replaced by a robot that nobody asked for.
func TestNoNewRobotPlaysForWhoSitsOut(t *testing.T) {
	for robots, size := range []int{3, 4, 5} {
		n := Of("channel", "", "t1")
		o := over("t1", map[string]int{"a": 1, "b": 2, "c": 3, "d": 4})
		o.Size += robots
		n.Collect(start, []Outcome{o})
		for _, who := range []string{"a", "b", "c", "d"} {
			require.NoError(t, n.Answer(Person{ID: who}, "", who == "d", start))
		}
		n.Arrange("night", games.Kind{Name: "redox", Max: 5}, 2, Options{}, problem.Reason{}, numbered, start)
		require.Equal(t, size, n.Round.Deal[0].Size, "with %d robots before", robots)
	}
}

func numbered(number int) string { return fmt.Sprint("t", number) }

func TestMorePeopleThanSeatsAreSeatedAtTablesOfOneSizeEachOnce(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for range 500 {
		n := Of("channel", "", "t1")
		places := map[string]int{}
		for i := range 2 + r.IntN(30) {
			places[fmt.Sprint("p", i)] = i + 1
		}
		n.Collect(start, []Outcome{over("t1", places)})
		most := 2 + r.IntN(7)
		groups := n.groups("night", most, true)
		sat, least, largest := map[string]bool{}, len(places), 0
		for _, g := range groups {
			least, largest = min(least, len(g)), max(largest, len(g))
			for _, c := range g {
				require.False(t, sat[c.Person], "two seats")
				sat[c.Person] = true
			}
		}
		require.Len(t, sat, len(places))
		require.LessOrEqual(t, largest, most)
		require.LessOrEqual(t, largest-least, 1)
		require.Equal(t, (len(places)+most-1)/most, len(groups))
	}
}

func TestWhoHasMetLeastSitTogether(t *testing.T) {
	n := Of("channel", "", "t1")
	n.Collect(start, []Outcome{over("t1", map[string]int{"a": 1, "b": 2}), over("t2", map[string]int{"c": 1, "d": 2})})
	groups := n.groups("night", 2, true)
	require.Equal(t, [][]Chair{{{Person: "a", Asleep: true}, {Person: "c", Asleep: true}}, {{Person: "b", Asleep: true}, {Person: "d", Asleep: true}}}, groups)
}

func TestCollectingTwiceChangesNothingAndAReopenedGameCountsAsItEndsThen(t *testing.T) {
	n := Of("channel", "", "t1")
	stopped := over("t1", map[string]int{"a": 0, "b": 0})
	stopped.Stopped = true
	n.Collect(start, []Outcome{stopped})
	require.Empty(t, n.Standings())
	n.Collect(start, []Outcome{{People: stopped.People}})
	require.True(t, n.Round.On, "it was opened again")
	o := over("t1", map[string]int{"a": 1, "b": 2})
	o.Wait = []string{"x"}
	o.People = append(o.People, Person{ID: "x"})
	n.Collect(start, []Outcome{o})
	require.NoError(t, n.Answer(Person{ID: "x"}, "", true, start))
	before := fmt.Sprint(n)
	n.Collect(start, []Outcome{o})
	require.Equal(t, before, fmt.Sprint(n), "who waited during the game and sits out now does so")
	require.Len(t, n.Games, 1)
}

func TestAGameWhoseTableIsGoneCountsOnAndTheNightStillEnds(t *testing.T) {
	n := Of("c", "", "t1")
	n.Collect(start, []Outcome{over("t1", map[string]int{"a": 1, "b": 2})})
	games := n.Games
	require.Len(t, games, 1)
	n.Collect(start.Add(48*time.Hour), []Outcome{{Gone: true, Game: Game{Table: "t1"}}})
	require.Equal(t, games, n.Games)
	require.True(t, n.Resting(start.Add(48*time.Hour)))
}

func TestANightEndsAnHourAfterItsLastGameWithOneMessageUnlessItHadOneGame(t *testing.T) {
	n := Of("channel", "", "t1")
	n.Collect(start, []Outcome{over("t1", map[string]int{"a": 1, "b": 2})})
	require.Equal(t, start.Add(time.Hour), n.Due())
	require.False(t, n.Resting(start.Add(59*time.Minute)))
	require.True(t, n.Resting(start.Add(time.Hour)))
	text := func() string { return "abcdefghijklmnopqrstuvwxyz" }
	one := n
	one.End(start, text)
	require.Empty(t, one.Outbox)
	n.Games = append(n.Games, Game{Table: "t2", Kind: "rage", Round: 1, Ended: start})
	n.End(start, text)
	n.End(start, text)
	require.Len(t, n.Outbox, 1)
}

func TestWhoIsForgottenKeepsTheirPointsUnderAMarkAndGetsNoSeat(t *testing.T) {
	n := Of("channel", "", "t1")
	n.Collect(start, []Outcome{over("t1", map[string]int{"a": 1, "b": 2})})
	require.NoError(t, n.Answer(Person{ID: "a"}, "rage", false, start))
	n.Forget("a", "mark")
	require.False(t, n.Names("a"))
	require.Equal(t, Standing{Person: "mark", Points: 12 * Unit, Wins: 1, Games: 1, Place: 1}, n.Standings()[0])
	require.Equal(t, []Chair{{Person: "b", Asleep: true}}, n.Coming())
	data, err := Form.Encode(n)
	require.NoError(t, err)
	require.NotContains(t, string(data), `"a"`)
}

func TestTheAwardIsTheGreatestOfTheFeatThatMostGamesTellOf(t *testing.T) {
	var n Night
	for _, f := range []Feat{{Person: "a", Verb: "slam", N: 9, Fewest: false}, {Person: "b", Verb: "steal", N: 40, Fewest: true}, {Person: "c", Verb: "slam", N: 12, Fewest: false}, {Person: "d", Verb: "steal", N: 7, Fewest: true}, {Person: "e", Verb: "steal", N: 9, Fewest: true}} {
		n.Games = append(n.Games, Game{Kind: "redox", Best: &f})
	}
	best, kind := n.Award()
	require.Equal(t, Feat{Person: "d", Verb: "steal", N: 7, Fewest: true}, best)
	require.Equal(t, "redox", kind)
	_, kind = new(Night).Award()
	require.Empty(t, kind)
}

func TestWhatNoHostHasWrittenIsRefused(t *testing.T) {
	good := Of("channel", "", "t1")
	good.Collect(start, []Outcome{over("t1", map[string]int{"a": 1, "b": 2})})
	data, err := Form.Encode(good)
	require.NoError(t, err)
	_, err = Form.Decode(data)
	require.NoError(t, err)
	for i := range data {
		_, err := Form.Decode(data[:i])
		require.Error(t, err)
	}
	for what, spoil := range map[string]func(*Night){
		"no channel": func(n *Night) { n.Channel = "" },
		"a stranger": func(n *Night) { n.Games[0].Seats[0].Person = "z" },
		"no round":   func(n *Night) { n.Round.N = 0 },
		"twice":      func(n *Night) { n.People[1] = n.People[0] },
		"no place":   func(n *Night) { n.Games[0].Seats[0].Place = 0 },
		"no seats":   func(n *Night) { n.Round.Deal = []Deal{{Table: "t", Kind: "rage", Seats: []Chair{{Person: "a"}}}} },
		"a voter":    func(n *Night) { n.Guests = []Guest{{Person: "z"}} },
	} {
		bad, err := Form.Decode(data)
		require.NoError(t, err)
		spoil(&bad)
		require.Error(t, bad.check(), what)
	}
}
