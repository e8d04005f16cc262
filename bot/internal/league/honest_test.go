package league

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// Somebody who beats each medium robot three times in four comes to the same points at tables of every size.
func TestRatingsDoNotDependOnTheTable(t *testing.T) {
	const truly = 1691
	chance := rand.New(rand.NewPCG(1, 2))
	text := "beats each medium robot 3 times in 4 (1691), by seats:"
	for _, seats := range []int{2, 3, 4, 6, 8} {
		r, sum, n := NewRatings("rage"), 0.0, 0.0
		for number := range uint64(2000) {
			skills := make([]float64, seats)
			g := Result{Game: "rage", Ended: noon, Players: append([]Player{{Person: "me"}}, robots(seats-1, games.Medium)...)}
			for s := range skills {
				skills[s] = startR
			}
			skills[0] = truly
			for s, place := range places(chance, skills) {
				g.Players[s].Place = place
			}
			r.count(number+1, g)
			if number > 500 {
				sum, n = sum+r.Of("me").R, n+1
			}
		}
		require.InDelta(t, truly, sum/n, 25, "%d seats", seats)
		text += fmt.Sprintf(" %d: %.0f", seats, sum/n)
	}
	golden(t, "testdata/sizes.txt", text+"\n")
}

// A town is people with a true skill each, who play honestly at tables of all sizes, with robots among them.
type town struct {
	*crowd
	Ratings
	drift float64 // by how much each skill goes up or down between two games of the town
	leave float64 // of how many of their games the first fifth of people leave
	rests int     // people who do not play
}

func newTown(seed uint64, people int) *town {
	r := rand.New(rand.NewPCG(seed, 5))
	skills := make([]float64, people)
	for i := range skills {
		skills[i] = startR + 170*r.NormFloat64()
	}
	return &town{crowd: newCrowd(seed, skills...), Ratings: NewRatings("rage")}
}

// plays has the town play that many games, an hour apart, and calls seen with each before it counts.
func (w *town) plays(t *testing.T, n int, seen func(n int, r Result)) {
	t.Helper()
	all := w.skills
	for n := range n {
		w.skills = all[w.rests:]
		seats := 2 + w.r.IntN(7)
		_, g := w.play(2+w.r.IntN(max(1, seats-1)), mediums(w.r.IntN(min(4, seats)))...)
		g.Game = w.Game
		w.skills = all
		for s, p := range g.Players {
			var i int
			if _, err := fmt.Sscanf(p.Person, "%d", &i); err == nil {
				g.Players[s].Person = w.name(i + w.rests)
				if i+w.rests < len(all)/5 && w.r.Float64() < w.leave {
					g.Players[s].Away = 1000
				}
			}
		}
		if seen != nil {
			seen(n, g)
		}
		w.Apply(w.number, g)
		for i := range all {
			all[i] += w.drift * w.r.NormFloat64()
		}
	}
}

func mediums(n int) (all []games.Level) {
	for range n {
		all = append(all, games.Medium)
	}
	return all
}

// off is how far the ratings of some people are from what they can, and how many of them are within their doubt.
func (w *town) off(from, to int) (rms float64, inside int) {
	for i := from; i < to; i++ {
		s := w.Of(w.name(i)).Today(w.Day)
		d := s.R - w.skills[i]
		rms += d * d / float64(to-from)
		if math.Abs(d) <= 2*s.D {
			inside++
		}
	}
	return math.Sqrt(rms), inside
}

// Honest people come to what they can, what ratings foretell is what comes, and a player who is new, has rested or sits with people who
// leave is rated no worse for it.
func TestHonestPlay(t *testing.T) {
	var text strings.Builder
	w := newTown(1, 40)
	type bin struct{ n, foretold, won float64 }
	var all, large [10]bin
	w.plays(t, 6000, func(n int, r Result) {
		if n < 1000 {
			return
		}
		seats, before := w.entrants(r)
		for a := range seats {
			for b := a + 1; b < len(seats); b++ {
				score, ok := r.scoreOf(r.Players[seats[a]], r.Players[seats[b]])
				if !ok {
					continue
				}
				sure := 1 / math.Sqrt(1+blur*(before[a].D*before[a].D+before[b].D*before[b].D))
				p := 1 / (1 + math.Exp(-sure*(before[a].R-before[b].R)*perPoint))
				for _, bins := range []*[10]bin{&all, &large} {
					if bins == &all || len(seats) >= 6 {
						at := &bins[min(9, int(10*p))]
						at.n, at.foretold, at.won = at.n+1, at.foretold+p, at.won+score
					}
				}
			}
		}
	})
	differ := func(bins [10]bin) float64 {
		off, n := 0.0, 0.0
		for _, b := range bins {
			off, n = off+math.Abs(b.foretold-b.won), n+b.n
		}
		return 100 * off / n
	}
	for i, b := range all {
		if b.n > 0 {
			fmt.Fprintf(&text, "%d0 to %d0 %%: %6.0f duels, %4.1f %% foretold, %4.1f %% won\n", i, i+1, b.n, 100*b.foretold/b.n, 100*b.won/b.n)
		}
	}
	rms, inside := w.off(0, 40)
	fmt.Fprintf(&text, "off by %.1f %% points, at tables of six and more by %.1f; ratings off by %.0f, %d of 40 within their doubt\n", differ(all), differ(large), rms, inside)
	require.Less(t, differ(all), 1.5)
	require.Less(t, differ(large), 1.5)
	require.Less(t, rms, 45.0)
	require.GreaterOrEqual(t, inside, 36)

	w.rests = 20
	w.drift = 4 / math.Sqrt(24)
	w.plays(t, 24*120, nil)
	rms, inside = w.off(0, 20)
	fmt.Fprintf(&text, "after 120 days of rest: off by %.0f, %d of 20 within their doubt\n", rms, inside)
	require.GreaterOrEqual(t, inside, 17)

	l := newTown(2, 40)
	l.leave = 0.3
	l.plays(t, 4000, nil)
	rms, _ = l.off(8, 40)
	lower := 0.0
	for i := range 8 {
		lower += (l.skills[i] - l.Of(l.name(i)).R) / 8
	}
	fmt.Fprintf(&text, "one in five leaves 3 of 10 games: the others off by %.0f, and who leaves stands %.0f lower\n", rms, lower)
	require.Less(t, rms, 60.0, "the others are rated as they play")
	require.Greater(t, lower, 40.0, "leaving costs")
	fmt.Fprint(&text, newcomers(t))
	golden(t, "testdata/honest.txt", text.String())
}

// newcomers says how far people are from what they can after their first games among settled ones.
func newcomers(t *testing.T) string {
	at := []int{5, 10, 20, 30, 100}
	sum := make([]float64, len(at))
	inside, n := 0, 0
	for seed := range uint64(40) {
		w := newTown(10+seed, 12)
		for i := 1; i < 12; i++ {
			w.put(Standing{Person: w.name(i), Rating: Rating{w.skills[i], 45}, Games: 50, Days: 3, Day: game().Day(), Last: 1})
		}
		for played := 1; played <= 100; played++ {
			_, g := w.play(12)
			me := 0
			for s, p := range g.Players {
				if p.Person == w.name(0) {
					me = s
				}
			}
			// A table of two to eight with the newcomer.
			others := append(append([]Player{}, g.Players[:me]...), g.Players[me+1:]...)
			g.Players = append([]Player{g.Players[me]}, others[:1+w.r.IntN(7)]...)
			ahead := make([]int, len(g.Players))
			for s := range g.Players {
				for _, p := range g.Players {
					if p.Place < g.Players[s].Place {
						ahead[s]++
					}
				}
			}
			for s := range ahead {
				g.Players[s].Place = ahead[s] + 1
			}
			g.Game = w.Game
			w.Apply(uint64(played+1), g)
			for i, games := range at {
				if games == played {
					s := w.Of(w.name(0))
					d := s.R - w.skills[0]
					sum[i] += d * d / 40
					n++
					if math.Abs(d) <= 2*s.D {
						inside++
					}
				}
			}
		}
	}
	text := "a newcomer among settled people is off after"
	for i, games := range at {
		text += fmt.Sprintf(" %d games: %.0f", games, math.Sqrt(sum[i]))
	}
	require.Less(t, math.Sqrt(sum[1]), 100.0)
	require.Less(t, math.Sqrt(sum[4]), 45.0)
	require.Greater(t, float64(inside)/float64(n), 0.9)
	return fmt.Sprintf("%s; %d of %d within their doubt\n", text, inside, n)
}
