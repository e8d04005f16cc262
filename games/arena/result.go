package arena

import (
	"fmt"
	"io"
	"math"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"ruckus/games"
)

// A Result is what came out of a match. Everything in it but Times is the same whenever the match is played.
type Result struct {
	Game    string         `json:"game"`
	Seats   int            `json:"seats"`
	Options map[string]int `json:"options,omitempty"`
	Seed    uint64         `json:"seed"`
	Deals   int            `json:"deals"` // that were played with everybody in every seat
	Games   int            `json:"games"`
	Players []Standing     `json:"players"`        // in the order of the line-up
	Over    *Margin        `json:"over,omitempty"` // of the first player over the second one; nil with fewer or more than two names
	Lost    map[string]int `json:"lost,omitempty"` // moves that programs have lost, by player

	Times map[string]Thought `json:"-"` // by player
}

// A Standing is how a player did: means over all deals, with half of their 95 % intervals.
type Standing struct {
	Name    string          `json:"name"`
	Points  Mean            `json:"points"`
	Place   Mean            `json:"place"`
	Wins    Mean            `json:"wins"` // per cent of the games; a shared victory counts in part
	Figures map[string]Mean `json:"figures,omitempty"`
}

// A Margin is by how much one player is better than another.
type Margin struct {
	One    string `json:"one"`
	Other  string `json:"other"`
	Points Mean   `json:"points"` // above zero: the one is better, also where fewest points win
	Wins   Mean   `json:"wins"`   // per cent points
}

// A Mean is a mean with half of its 95 % interval.
type Mean struct {
	Mean  float64 `json:"mean"`
	Error float64 `json:"error"`
}

func (m Mean) String() string { return fmt.Sprintf("%.1f ± %.1f", m.Mean, m.Error) }

// A Thought is how long a player's moves took.
type Thought struct{ Median, P99, Most time.Duration }

// result counts the deals that were played in full.
func (m Match) result(played []*game) Result {
	seats := len(m.Players)
	r := Result{Game: m.Kind.Name, Seats: seats, Options: m.Values, Seed: m.Seed, Lost: map[string]int{}, Times: map[string]Thought{}}
	var names []string
	for _, p := range m.Players {
		if !slices.Contains(names, p.Name()) {
			names = append(names, p.Name())
		}
	}
	rows := make(map[string]map[string][]float64) // by player and figure: one number for each deal
	took := make(map[string]times)
	low := fewestWin(played)
	for deal := range m.Deals {
		rotations := played[deal*m.rotations() : (deal+1)*m.rotations()]
		if slices.Contains(rotations, nil) {
			continue
		}
		r.Deals++
		r.Games += len(rotations)
		sums := make(map[string]map[string][]float64)
		for _, g := range rotations {
			g.addTo(sums)
			for s, name := range g.names {
				took[name] = append(took[name], g.took[s]...)
			}
			for _, name := range g.lost {
				r.Lost[name]++
			}
		}
		for name, figures := range sums {
			for figure, all := range figures {
				if rows[name] == nil {
					rows[name] = make(map[string][]float64)
				}
				rows[name][figure] = append(rows[name][figure], meanOf(all))
			}
		}
	}
	for _, name := range names {
		r.Players = append(r.Players, standing(name, rows[name]))
		r.Times[name] = took[name].thought()
	}
	if len(names) == 2 {
		one, other := rows[names[0]], rows[names[1]]
		r.Over = &Margin{One: names[0], Other: names[1], Points: apart(one["points"], other["points"], low), Wins: apart(one["wins"], other["wins"], false)}
	}
	return r
}

// addTo adds the numbers of a game, by player and figure.
func (g *game) addTo(sums map[string]map[string][]float64) {
	add := func(s games.Seat, figure string, n float64) {
		name := g.names[s]
		if sums[name] == nil {
			sums[name] = make(map[string][]float64)
		}
		sums[name][figure] = append(sums[name][figure], n)
	}
	places := g.result.Standing()
	for s, points := range g.result.Scores {
		seat := games.Seat(s)
		add(seat, "points", float64(points))
		add(seat, "wins", 100*share(g.result, seat))
		add(seat, "place", float64(places[s]))
	}
	for _, f := range g.figures {
		add(f.Seat, f.Name, f.Value)
	}
}

// fewestWin reports whether fewest points win in this game: whether they did in every one.
func fewestWin(played []*game) bool {
	for _, g := range played {
		if g != nil && !g.result.FewestWin() {
			return false
		}
	}
	return true
}

func standing(name string, rows map[string][]float64) Standing {
	s := Standing{Name: name, Points: mean(rows["points"]), Place: mean(rows["place"]), Wins: mean(rows["wins"]), Figures: map[string]Mean{}}
	for figure, all := range rows {
		if figure != "points" && figure != "place" && figure != "wins" {
			s.Figures[figure] = mean(all)
		}
	}
	return s
}

// apart is the mean difference of two players in the same deals.
func apart(one, other []float64, low bool) Mean {
	diffs := make([]float64, min(len(one), len(other)))
	for i := range diffs {
		diffs[i] = one[i] - other[i]
		if low {
			diffs[i] = -diffs[i]
		}
	}
	return mean(diffs)
}

func meanOf(all []float64) float64 {
	sum := 0.0
	for _, x := range all {
		sum += x
	}
	return sum / float64(max(1, len(all)))
}

func mean(all []float64) Mean {
	m, n := meanOf(all), float64(len(all))
	if n < 2 {
		return Mean{Mean: m}
	}
	squares := 0.0
	for _, x := range all {
		squares += (x - m) * (x - m)
	}
	return Mean{Mean: m, Error: 1.96 * math.Sqrt(squares/(n-1)/n)}
}

func (t times) thought() Thought {
	if len(t) == 0 {
		return Thought{}
	}
	slices.Sort(t)
	return Thought{Median: t[len(t)/2], P99: t[len(t)*99/100], Most: t[len(t)-1]}
}

// Print writes the result as a table, and as its last line who is better and by how many points.
func (r Result) Print(w io.Writer) {
	fmt.Fprintf(w, "%s, %d seats, %d deals, %d games, seed %d\n\n", r.Game, r.Seats, r.Deals, r.Games, r.Seed)
	var figures []string
	for _, p := range r.Players {
		for name := range p.Figures {
			if !slices.Contains(figures, name) {
				figures = append(figures, name)
			}
		}
	}
	slices.Sort(figures)
	t := tabwriter.NewWriter(w, 0, 0, 3, ' ', 0)
	fmt.Fprintln(t, strings.Join(append([]string{"player", "points", "place", "wins, %"}, figures...), "\t"))
	for _, p := range r.Players {
		cells := []string{p.Name, p.Points.String(), p.Place.String(), p.Wins.String()}
		for _, name := range figures {
			if m, ok := p.Figures[name]; ok {
				cells = append(cells, m.String())
			} else {
				cells = append(cells, "–")
			}
		}
		fmt.Fprintln(t, strings.Join(cells, "\t"))
	}
	_ = t.Flush()
	for _, p := range r.Players {
		if n := r.Lost[p.Name]; n > 0 {
			fmt.Fprintf(w, "\n%s lost %d moves\n", p.Name, n)
		}
	}
	if r.Over != nil {
		fmt.Fprintf(w, "\n%s over %s: %+.1f ± %.1f %% of wins\n", r.Over.One, r.Over.Other, r.Over.Wins.Mean, r.Over.Wins.Error)
		fmt.Fprintf(w, "%s over %s: %+.1f ± %.1f\n", r.Over.One, r.Over.Other, r.Over.Points.Mean, r.Over.Points.Error)
	}
}

// PrintTimes writes how long the players' moves took.
func (r Result) PrintTimes(w io.Writer) {
	for _, p := range r.Players {
		t := r.Times[p.Name]
		fmt.Fprintf(w, "%s: %.2f ms a move (median), %.2f ms (p99), %.2f ms at most\n", p.Name, ms(t.Median), ms(t.P99), ms(t.Most))
	}
}

func ms(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }
