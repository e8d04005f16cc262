package riot

import (
	"fmt"
	"iter"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/kit"
)

// story tells by round how far everybody was on the way to their aim, in per cent, and of these moments those that there
// were; the first seat is whom it does honour:
//   - battle: whose attack cost the other most units, killed or wounded, and how many;
//   - held: who cost an attacker most units, and how many;
//   - haul: who got most area points in one turn, and how many.
//
// Ties are cost: whose attacks cost whom units, and how many.
func story(actions iter.Seq[games.Played]) (s games.Story) {
	var best kit.Moments
	var ties kit.Ties
	var sides []games.Seat // attacker and defender of the last attack
	var lost [2]int        // their units since then
	for told := range actions {
		g := told.Game.(*game)
		for _, e := range told.Events {
			switch e.Verb {
			case "attack":
				sides, lost = e.Seats, [2]int{}
			case "kill", "wound":
				if len(sides) != 2 {
					continue
				}
				switch e.Seats[0] {
				case sides[1]:
					lost[defender] += unitsIn(e.Tokens)
					ties.Add("cost", sides[0], sides[1], unitsIn(e.Tokens))
					best.Offer(lost[defender], games.Event{Verb: "battle", Seats: sides, N: lost[defender]})
				case sides[0]:
					lost[attacker] += unitsIn(e.Tokens)
					best.Offer(lost[attacker], games.Event{Verb: "held", Seats: []games.Seat{sides[1], sides[0]}, N: lost[attacker]})
				}
			case "points":
				best.Offer(e.N, games.Event{Verb: "haul", Seats: e.Seats, N: e.N})
			case "opinion": // units that a card costs fall in no fight
				sides = nil
			case "round":
				sides = nil
				if e.N > 1 {
					s.Scores, s.Film = append(s.Scores, g.scores()), append(s.Film, g.frame())
				}
			case "end":
				s.Scores, s.Film = append(s.Scores, g.Result().Scores), append(s.Film, g.frame())
			}
		}
	}
	s.Moments = best.Best("battle", "held", "haul")
	s.Own, s.Ties = best.Own("battle", "held", "haul"), ties.List("cost")
	return s
}

// What the board tells at once: so many units killed in one blow, and so many areas held whole.
const (
	heavyBlow = 3
	richTurn  = 2
)

// live tells who loses many units in one blow, and who holds several areas whole.
func live(events []games.Event, _ func() any) (list []games.Event) {
	for _, e := range events {
		switch {
		case e.Verb == "kill" && unitsIn(e.Tokens) >= heavyBlow:
			list = append(list, games.Event{Verb: "blow", Seats: e.Seats, N: unitsIn(e.Tokens)})
		case e.Verb == "points" && e.N >= richTurn:
			list = append(list, games.Event{Verb: "haul", Seats: e.Seats, N: e.N})
		}
	}
	return list
}

// scores are per cent of the way to each team's own aim, by seat.
func (g *game) scores() []int {
	scores := make([]int, g.Seats)
	for s, t := range g.TeamOf[:g.Seats] {
		scores[s] = g.progress(t).percent()
	}
	return scores
}

// unitsIn counts the units in an event's list, such as "2 officer".
func unitsIn(list []string) (sum int) {
	for _, group := range list {
		n, _, _ := strings.Cut(group, " ")
		count, _ := strconv.Atoi(n)
		sum += count
	}
	return sum
}

// figures tells with which team each player has won: 100 % or nothing.
func figures(actions iter.Seq[games.Played]) (list []games.Figure) {
	g := kit.Last(actions).(*game)
	winners := kit.SetOf(g.winnerSeats()...)
	for s, t := range g.TeamOf[:g.Seats] {
		won := 0.0
		if winners.Has(games.Seat(s)) {
			won = 100
		}
		list = append(list, games.Figure{Name: "wins as " + t.String() + ", %", Seat: games.Seat(s), Value: won})
	}
	return list
}

// Chapter tells which round and which turn of it a game has come to. Points come only at the end.
func (g *game) Chapter() games.Chapter {
	c := games.Chapter{Round: g.Round, Turn: int(g.At) + 1}
	if g.Phase == Ordering || g.Phase == Ended { // nobody is on turn any more
		c.Turn = int(g.Seats)
	}
	return c
}

// frame writes where all units are, for the moving picture of the game: "A1/2/3o/6" is three officers of seat 2 in A1 with Force 6 in all.
func (g *game) frame() string {
	var all []string
	for p := hq; p < g.t.places; p++ {
		for _, s := range g.placeView(p).Units {
			all = append(all, fmt.Sprintf("%s/%d/%d%s/%d", g.t.codes[p], s.Seat, s.N, s.Letter, s.N*s.Force))
		}
	}
	return strings.Join(all, " ")
}

// Then is the view as the map was in a frame of the game's film. Places that are otherwise than in the view have changed. False
// means that the frame is of another game.
func (v View) Then(frame string) (View, bool) {
	there := map[string][]Stack{}
	for word := range strings.FieldsSeq(frame) {
		code, group, _ := strings.Cut(word, "/")
		var s Stack
		var seat, force int
		if n, _ := fmt.Sscanf(group, "%d/%d%1s/%d", &seat, &s.N, &s.Letter, &force); n < 4 || seat < 0 || seat >= len(v.Sides) || s.N < 1 {
			return v, false
		}
		mat := v.Sides[seat].Mat
		i := slices.IndexFunc(mat, func(u MatUnit) bool { return u.Letter == s.Letter })
		if i < 0 {
			return v, false
		}
		s.Seat, s.ID, s.Name, s.Force = games.Seat(seat), mat[i].ID, mat[i].Name, force/s.N
		there[code] = append(there[code], s)
	}
	put := func(p *PlaceView) {
		units := there[p.Code]
		delete(there, p.Code)
		p.Changed, p.Before = !slices.EqualFunc(units, p.Units, Stack.like), false
		p.Units = units
	}
	put(&v.HQ)
	put(&v.Hospital)
	v.Areas = slices.Clone(v.Areas)
	for i := range v.Areas {
		a := &v.Areas[i]
		put(&a.Street)
		put(&a.Entry)
		a.Buildings = slices.Clone(a.Buildings)
		for j := range a.Buildings {
			put(&a.Buildings[j].PlaceView)
		}
	}
	v.Phase, v.Turn, v.Clash, v.Declared = Ended, games.Table, nil, nil
	return v, len(there) == 0
}

// like reports whether two stacks are of the same units.
func (s Stack) like(other Stack) bool {
	return s.Seat == other.Seat && s.Letter == other.Letter && s.N == other.N
}
