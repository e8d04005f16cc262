package night

import (
	"cmp"
	"math/rand/v2"
	"slices"
)

const (
	oneTable  = 5   // so many people play at one table
	atTable   = 4   // at most, where there are several
	shufflers = 200 // ways to order those who are level that are tried
)

// sizes are how many people sit at each table: all at one if they are few, or else at as few tables as can be of at most this many,
// of which the largest has one more than the smallest.
func sizes(people, most int) (all []int) {
	tables := (people + most - 1) / most
	if people <= min(oneTable, most) || people <= oneTable && most == atTable {
		tables = min(people, 1)
	}
	for i := range tables {
		size := people / tables
		if i < people%tables {
			size++
		}
		all = append(all, size)
	}
	return all
}

// A swiss shares people out to tables as the Swiss system does: those who stand alike play each other, and nobody the same one twice
// if it can be helped.
type swiss struct {
	place []int   // by person, in the order of the standings; people who are level share it
	met   [][]int // how often each two have played together
	sizes []int
	rand  *rand.Rand
}

// seats returns the people of each table. Of many ways to order those who are level it takes the one in which fewest have met, and of
// these the one in which people at a table stand closest.
func (s *swiss) seats() (best [][]int) {
	least := []int{}
	for range shufflers {
		groups := s.share(s.order())
		cost := s.cost(groups)
		if best == nil || slices.Compare(cost, least) < 0 {
			best, least = groups, cost
		}
	}
	return best
}

// order is that of the standings, with those who are level in any order.
func (s *swiss) order() []int {
	order := s.rand.Perm(len(s.place))
	slices.SortStableFunc(order, func(a, b int) int { return s.place[a] - s.place[b] })
	return order
}

// share seats people in an order: at each table the first without a seat, and then, one after the other, the first of those who have met
// fewest people there.
func (s *swiss) share(free []int) (groups [][]int) {
	for _, size := range s.sizes {
		group := []int{free[0]}
		free = free[1:]
		for len(group) < size {
			at, least := 0, -1
			for i, p := range free {
				if times := s.times(p, group); least < 0 || times < least {
					at, least = i, times
				}
				if least == 0 {
					break
				}
			}
			group = append(group, free[at])
			free = slices.Delete(free, at, at+1)
		}
		groups = append(groups, group)
	}
	s.mend(groups)
	return groups
}

// mend swaps people who have met somebody at their table with others, where fewer have met then.
func (s *swiss) mend(groups [][]int) {
	for _, g := range groups {
		for i := range g {
			if s.times(g[i], g) > 0 {
				s.swap(groups, g, i)
			}
		}
	}
}

// swap exchanges the person at i of a group with the one of another group with whom fewest have met afterwards.
func (s *swiss) swap(groups [][]int, g []int, i int) {
	var with *int
	gain, p := 0, g[i]
	for _, h := range groups {
		if &h[0] == &g[0] {
			continue
		}
		for j, q := range h {
			before := s.times(p, g) + s.times(q, h)
			after := s.times(q, g) + s.times(p, h) - 2*s.met[p][q]
			if before-after > gain {
				gain, with = before-after, &h[j]
			}
		}
	}
	if with != nil {
		g[i], *with = *with, g[i]
	}
}

// times is how often somebody has played with any of these; with themselves nobody has.
func (s *swiss) times(p int, group []int) (n int) {
	for _, q := range group {
		n += s.met[p][q]
	}
	return n
}

// cost is how many have met before, and then how far apart people at a table stand.
func (s *swiss) cost(groups [][]int) []int {
	meetings, span := 0, 0
	for _, g := range groups {
		for i, p := range g {
			meetings += s.times(p, g[:i])
		}
		best := slices.MinFunc(g, func(a, b int) int { return cmp.Compare(s.place[a], s.place[b]) })
		worst := slices.MaxFunc(g, func(a, b int) int { return cmp.Compare(s.place[a], s.place[b]) })
		span += s.place[worst] - s.place[best]
	}
	return []int{meetings, span}
}

// byRank seats people in the order of the standings: the best at the first table.
func (s *swiss) byRank() (groups [][]int) {
	order := s.order()
	for _, size := range s.sizes {
		groups, order = append(groups, order[:size]), order[size:]
	}
	return groups
}
