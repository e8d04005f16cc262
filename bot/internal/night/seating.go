package night

import (
	"cmp"
	"hash/fnv"
	"math/rand/v2"
	"slices"
	"time"

	"ruckus/bot/internal/problem"
	"ruckus/games"
)

const (
	oneTable  = 5   // so many people play at one table
	atTable   = 4   // at most, where there are several
	shufflers = 200 // ways to order those who are level that are tried

	channelTables = 3 // so many tables play in one channel if the people fit there
)

// Arrange plans the next games, of this kind, for everyone who comes. A table's ID follows from its number, so two processes plan the same
// tables. Robots fill a table to the fewest seats its game can begin with, and after a vote to its old size, as far as there were robots
// before. Several tables of a game night play in threads of their own, if there can be any; what's missing for that is noted.
func (n *Night) Arrange(key string, kind games.Kind, fewest int, o Options, threads problem.Reason, id func(number int) string, now time.Time) {
	may, planned := threads.Code == "", n.Plan != nil
	groups := n.groups(key, kind.Max, may)
	for i, group := range groups {
		d := Deal{Table: id(i + 1), Kind: kind.Name, Seats: group, Options: o, Size: max(len(group), fewest)}
		if !planned {
			d.Size = max(d.Size, min(n.Round.Size, kind.Max, len(group)+n.robots()))
		} else if may && len(groups) > 1 {
			d.Thread = i + 1
		}
		for _, c := range group {
			if planned || !c.Asleep && !n.sat(c.Person) {
				d.Rings = append(d.Rings, c.Person)
			}
		}
		n.Round.Deal = append(n.Round.Deal, d)
	}
	if planned {
		n.lacks(threads, len(n.Coming()))
		n.hush(now)
		n.Plan.Ends = now.Add(time.Duration(n.Plan.Minutes) * time.Minute)
	}
}

// robots is how many sat at the larger table of the last round: someone who sits out isn't replaced.
func (n *Night) robots() int {
	people := 0
	for _, g := range n.Games {
		if g.Round == n.Round.N {
			people = max(people, len(g.Seats))
		}
	}
	return max(0, n.Round.Size-people)
}

// sat reports whether a person had a seat in the last round.
func (n *Night) sat(person string) bool {
	return slices.ContainsFunc(n.Games, func(g Game) bool {
		return g.Round == n.Round.N && slices.ContainsFunc(g.Seats, func(s Seat) bool { return s.Person == person })
	})
}

// groups splits everyone who comes into tables with at most so many seats. After a vote there are as few tables as can be: each takes one
// of the best, and then the one who has met the others there least. A game night has tables of three and four, or fewer and larger ones
// without threads, by the Swiss system, and in its last round by rank.
func (n *Night) groups(key string, most int, threads bool) [][]Chair {
	coming := n.Coming()
	tables := (len(coming) + most - 1) / most
	if n.Plan == nil && tables <= 1 {
		return [][]Chair{coming}
	}
	standings, at := n.Standings(), make(map[string]int)
	for i, s := range standings {
		at[s.Person] = i - len(standings) // who has not played yet comes last
	}
	slices.SortStableFunc(coming, func(a, b Chair) int { return at[a.Person] - at[b.Person] })
	s := n.swiss(coming, key)
	if n.Plan == nil {
		s.sizes = evenly(len(coming), tables)
		return seated(coming, s.share(s.ranked()))
	}
	atMost := min(atTable, most)
	if few := (len(coming) + channelTables - 1) / channelTables; !threads && few > atMost {
		atMost = min(few, most)
	}
	s.sizes = sizes(len(coming), atMost)
	if n.Round.N+1 == len(n.Plan.Games) && n.Round.N > 0 {
		return seated(coming, s.byRank())
	}
	return seated(coming, s.seats())
}

// seated are those who come, as they were shared out.
func seated(coming []Chair, shared [][]int) (groups [][]Chair) {
	for _, at := range shared {
		var group []Chair
		for _, i := range at {
			group = append(group, coming[i])
		}
		groups = append(groups, group)
	}
	return groups
}

// swiss is where the people stand who play, and how often each two have met. Its chance follows from the night and the round.
func (n *Night) swiss(coming []Chair, key string) *swiss {
	sum := fnv.New64a()
	_, _ = sum.Write([]byte(key))
	s := &swiss{rand: rand.New(rand.NewPCG(sum.Sum64(), uint64(n.Round.N)))}
	standings, met := n.Standings(), n.met()
	for _, a := range coming {
		place, times := len(coming), make([]int, len(coming)) // they have not played yet
		for _, st := range standings {
			if st.Person == a.Person {
				place = st.Place
			}
		}
		for i, b := range coming {
			if a != b {
				times[i] = met[[2]string{a.Person, b.Person}]
			}
		}
		s.place, s.met = append(s.place, place), append(s.met, times)
	}
	return s
}

// met counts how often each two people have played together.
func (n *Night) met() map[[2]string]int {
	times := make(map[[2]string]int)
	for _, g := range n.Games {
		for _, a := range g.Seats {
			for _, b := range g.Seats {
				times[[2]string{a.Person, b.Person}]++
			}
		}
	}
	return times
}

// sizes are how many people sit at each table of a game night: all at one if they are few, or else at as few tables as can be of at most
// this many.
func sizes(people, most int) []int {
	if people <= min(oneTable, most) || people <= oneTable && most == atTable {
		return evenly(people, min(people, 1))
	}
	return evenly(people, (people+most-1)/most)
}

// evenly shares people out: the largest table has one more than the smallest.
func evenly(people, tables int) (all []int) {
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
		s.mend(groups)
		cost := s.cost(groups)
		if best == nil || slices.Compare(cost, least) < 0 {
			best, least = groups, cost
		}
	}
	return best
}

// ranked is everybody in the order of the standings.
func (s *swiss) ranked() (order []int) {
	for i := range s.place {
		order = append(order, i)
	}
	return order
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
