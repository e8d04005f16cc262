package night

import (
	"cmp"
	"slices"
)

// Unit is one point of a night. Points are kept exactly, in whole parts: with up to twelve people all shares of 12 points are.
const (
	Unit  = 4620
	first = 12 // points for who has beaten everybody
)

// Points are what a game brings each of its people: 12 points for who has beaten all others, 0 for who has beaten nobody, and evenly
// between. Who has won together has 12, and nothing who has lost so. Who has left comes behind all others, with nothing. Robots do not count, so alone among them one gets nothing.
func (g Game) Points() map[string]int {
	points := make(map[string]int, len(g.Seats))
	for _, a := range g.Seats {
		points[a.Person] = 0
		if g.Stopped || a.Left || len(g.Seats) < 2 {
			continue
		}
		halves := 0
		for _, b := range g.Seats {
			switch {
			case b.Person == a.Person, g.Together && a.Place > 1:
			case g.Together:
				halves += 2
			case b.Left || a.Place < b.Place:
				halves += 2
			case a.Place == b.Place:
				halves++
			}
		}
		points[a.Person] = first * Unit / 2 * halves / (len(g.Seats) - 1)
	}
	return points
}

// Won are those whom nobody has beaten, of a game of several people.
func (g Game) Won() (ids []string) {
	if g.Stopped || len(g.Seats) < 2 {
		return nil
	}
	best := 0
	if g.Together {
		best = 1
	}
	for _, s := range g.Seats {
		if !s.Left && (best == 0 || s.Place < best) {
			best = s.Place
		}
	}
	for _, s := range g.Seats {
		if !s.Left && s.Place == best {
			ids = append(ids, s.Person)
		}
	}
	return ids
}

// A Standing is how somebody stands in the night.
type Standing struct {
	Person string
	Points int // in parts of a Unit
	Wins   int
	Games  int
	Left   int // of these games, those that they have left
	Place  int // from 1; who is level shares it
	Met    int // of a game night: the points of all whom they have played, once for each game
}

// Shown are the points as people see them: to the next whole number.
func (s Standing) Shown() int { return (s.Points + Unit/2) / Unit }

// Standings are all who have played a game to its end, the best first: by points, then by games won, and in a game night then by the
// points of those whom they have played.
func (n *Night) Standings() (all []Standing) {
	at := make(map[string]int)
	for _, g := range n.Games {
		if g.Stopped {
			continue
		}
		won := g.Won()
		points := g.Points()
		for _, s := range g.Seats {
			i, known := at[s.Person]
			if !known {
				i = len(all)
				at[s.Person] = i
				all = append(all, Standing{Person: s.Person})
			}
			all[i].Points += points[s.Person]
			all[i].Games++
			if s.Left {
				all[i].Left++
			}
			if slices.Contains(won, s.Person) {
				all[i].Wins++
			}
		}
	}
	if n.Plan != nil {
		n.countMet(all, at)
	}
	slices.SortStableFunc(all, compare)
	for i := range all {
		all[i].Place = i + 1
		if i > 0 && compare(all[i-1], all[i]) == 0 {
			all[i].Place = all[i-1].Place
		}
	}
	return all
}

func compare(a, b Standing) int { return cmp.Or(b.Points-a.Points, b.Wins-a.Wins, b.Met-a.Met) }

// countMet adds up how strong those were whom each has played: so two who are level at tables of different strength are not.
func (n *Night) countMet(all []Standing, at map[string]int) {
	for _, g := range n.Games {
		if g.Stopped {
			continue
		}
		for _, a := range g.Seats {
			for _, b := range g.Seats {
				if a.Person != b.Person {
					all[at[a.Person]].Met += all[at[b.Person]].Points
				}
			}
		}
	}
}

// Award is what somebody has done best this night: of the feat that most games have told of, the greatest. Kind is the game's name;
// "" where no game has told of any.
func (n *Night) Award() (best Feat, kind string) {
	times := make(map[string]int)
	for _, g := range n.Games {
		if g.Best == nil {
			continue
		}
		what, now := g.Kind+" "+g.Best.Verb, kind+" "+best.Verb
		times[what]++
		switch {
		case what != now && times[what] > times[now]:
			best, kind = n.greatest(g.Kind, g.Best.Verb), g.Kind
		case what == now:
			best = n.greatest(g.Kind, g.Best.Verb)
		}
	}
	return best, kind
}

// greatest is the best feat of one sort.
func (n *Night) greatest(kind, verb string) (best Feat) {
	for _, g := range n.Games {
		if f := g.Best; f != nil && g.Kind == kind && f.Verb == verb && (best.Person == "" || f.N != best.N && f.N > best.N != f.Fewest) {
			best = *f
		}
	}
	return best
}
