package league

import (
	"slices"
	"strings"
	"time"

	"ruckus/games"
)

// Bounds of Stats.
const (
	maxVerbs       = 20  // of best moments; further ones are left out
	maxStatFigures = 100 // further ones are left out
)

// Stats are how one person has played one game in one guild. The zero value is that of somebody who has not played yet. Nobody keeps
// those of a person who was forgotten.
type Stats struct {
	All     Tally        `json:"all"`
	Best    []BestMoment `json:"best,omitempty"` // of each verb the best moment, in the order of the alphabet
	History History      `json:"history,omitzero"`
}

// A Tally is what there is to count. Games that were stopped are not in it.
type Tally struct {
	Games   int             `json:"g"`
	Unrated int             `json:"u,omitempty"`   // of Games
	Places  []int           `json:"pl,omitempty"`  // how often the person was first, second and so on, up to the last place they ever had
	Points  int             `json:"p,omitempty"`   // of all games
	Most    int             `json:"max,omitempty"` // points in one game
	Fewest  int             `json:"min,omitempty"` // points in one game
	Streak  int             `json:"k,omitempty"`   // of wins, up to now
	Longest int             `json:"kk,omitempty"`  // streak of wins
	Hints   int             `json:"h,omitempty"`
	Seconds int             `json:"s,omitempty"` // that the games lasted
	Figures map[string]Mean `json:"f,omitempty"` // from games.After.Figures, by name
}

// Wins is how often the person was first.
func (t Tally) Wins() int {
	if len(t.Places) == 0 {
		return 0
	}
	return t.Places[0]
}

// A Mean is a mean over games.
type Mean struct {
	Sum   int64 `json:"s"` // in thousandths
	Games int   `json:"g"`
}

// Value is the mean itself.
func (m Mean) Value() float64 { return float64(m.Sum) / 1000 / float64(max(1, m.Games)) }

// A BestMoment is the best of one verb, and where it was.
type BestMoment struct {
	Moment
	Table string    `json:"table"`
	At    time.Time `json:"at"`
}

// better reports whether this moment beats one of the same verb.
func (b BestMoment) better(old BestMoment) bool {
	if b.Fewest {
		return b.N < old.N
	}
	return b.N > old.N
}

// Apply counts a result for who sat there, and what it has done to ratings.
func (s *Stats) Apply(seat int, result Result, changes []Change) {
	if result.Stopped {
		return
	}
	s.All.add(result, seat)
	s.remember(result, seat)
	for _, c := range changes {
		if c.Person == result.Players[seat].Person && !c.Idle {
			s.History.add(Point{Game: s.History.games() + 1, At: result.Ended.Unix(), Own: c.Provisional(), Rating: c.After})
		}
	}
}

// remember keeps the moments of the game that beat the person's best: those of its story, which may tell more, and then the
// person's own.
func (s *Stats) remember(result Result, seat int) {
	moments := slices.DeleteFunc(slices.Clone(result.Moments), func(m Moment) bool { return int(m.Seats[0]) != seat })
	for _, f := range result.Players[seat].Feats {
		moments = append(moments, Moment{games.Event{Verb: f.Verb, Seats: []games.Seat{games.Seat(seat)}, N: f.N}, f.Fewest})
	}
	for _, m := range moments {
		best := BestMoment{Moment: m, Table: result.Table, At: toMillisecond(result.Ended)}
		i, ok := slices.BinarySearchFunc(s.Best, m.Verb, func(b BestMoment, verb string) int { return strings.Compare(b.Verb, verb) })
		switch {
		case !ok && len(s.Best) < maxVerbs:
			s.Best = slices.Insert(s.Best, i, best)
		case ok && best.better(s.Best[i]):
			s.Best[i] = best
		}
	}
}

func (t *Tally) add(result Result, seat int) {
	p := result.Players[seat]
	t.Games++
	if t.Games == 1 {
		t.Most, t.Fewest = p.Points, p.Points
	}
	t.Most, t.Fewest = max(t.Most, p.Points), min(t.Fewest, p.Points)
	if rated, _ := result.Rated(); !rated {
		t.Unrated++
	}
	for len(t.Places) < p.Place {
		t.Places = append(t.Places, 0)
	}
	t.Places[p.Place-1]++
	t.Points += p.Points
	t.Streak++
	if p.Place != 1 {
		t.Streak = 0
	}
	t.Longest = max(t.Longest, t.Streak)
	t.Hints += p.Hints
	t.Seconds += int(result.Ended.Sub(result.Began) / time.Second)
	for name, n := range p.Figures {
		m, known := t.Figures[name]
		if !known && len(t.Figures) >= maxStatFigures {
			continue
		}
		if t.Figures == nil {
			t.Figures = make(map[string]Mean)
		}
		t.Figures[name] = Mean{m.Sum + n, m.Games + 1}
	}
}
