package riot

import (
	"iter"
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
