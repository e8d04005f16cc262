package league

import (
	"fmt"
	"math"
	"math/rand/v2"
	"time"

	"ruckus/games"
)

var noon = time.Date(2026, 11, 22, 12, 0, 0, 0, time.UTC)

// person is somebody in a seat, with a place.
func person(id string, place int) Player { return Player{Person: id, Place: place} }

// robot is a robot in a seat, with a place.
func robot(l games.Level, place int) Player { return Player{Robot: l, Place: place} }

// game is a game of Red Nines that ended at noon.
func game(players ...Player) Result {
	return Result{Table: "t1", Game: "rednines", Players: players, Began: noon.Add(-20 * time.Minute), Ended: noon}
}

// A crowd are people who play as well as the model says of these numbers. Their games end an hour apart.
type crowd struct {
	r      *rand.Rand
	skills []float64
	number uint64
}

func newCrowd(seed uint64, skills ...float64) *crowd {
	return &crowd{r: rand.New(rand.NewPCG(seed, 17)), skills: skills}
}

func (c *crowd) name(i int) string { return fmt.Sprintf("%03d", i) }

// play has that many of them play one game, perhaps with robots.
func (c *crowd) play(seats int, robots ...games.Level) (uint64, Result) {
	c.number++
	r := game()
	r.Table = fmt.Sprint("t", c.number)
	r.Began = noon.Add(time.Duration(c.number) * time.Hour)
	r.Ended = r.Began.Add(20 * time.Minute)
	var skills []float64
	for _, i := range c.r.Perm(len(c.skills))[:seats] {
		r.Players = append(r.Players, person(c.name(i), 0))
		skills = append(skills, c.skills[i])
	}
	for _, l := range robots {
		a, _ := Anchor(r.Game, l)
		r.Players = append(r.Players, robot(l, 0))
		skills = append(skills, a.R)
	}
	for s, place := range places(c.r, skills) {
		r.Players[s].Place, r.Players[s].Points = place, 100-10*place+s
	}
	return c.number, r
}

// places draws how a game ends: the player with most of skill and luck together is first, and 400 points more win ten duels in eleven.
func places(r *rand.Rand, skills []float64) []int {
	sums := make([]float64, len(skills))
	for i, skill := range skills {
		sums[i] = skill - math.Log(-math.Log(1-r.Float64()))/perPoint
	}
	places := make([]int, len(skills))
	for i, sum := range sums {
		places[i] = 1
		for _, other := range sums {
			if other > sum {
				places[i]++
			}
		}
	}
	return places
}
