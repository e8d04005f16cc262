package riot

import (
	"fmt"
	"strings"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// progress is how far every team has come, in a line, and below it what brings a team further without a move of anybody.
func (x scene) progress(r screen.Reader) string {
	var parts []string
	for _, s := range x.inOrder() {
		far, face := x.far(s, r), x.face(s.Seat, r)
		if r.TextOnly {
			face = x.team(s.Seat, r)
		}
		if s.Seat == x.Seat {
			far = "**" + far + "**"
		}
		parts = append(parts, face+" "+far)
	}
	if r.TextOnly {
		return screen.Lines(strings.Join(parts, ", ")+".", x.ahead(r))
	}
	return screen.Lines(strings.Join(parts, " · "), x.ahead(r))
}

// inOrder are the sides in turn order, and behind them those who have no more turns.
func (x scene) inOrder() []riot.Side {
	var sides []riot.Side
	listed := map[games.Seat]bool{}
	for _, s := range x.Order {
		sides, listed[s] = append(sides, look.At(x.Sides, s)), true
	}
	for _, s := range x.Sides {
		if !listed[s.Seat] {
			sides = append(sides, s)
		}
	}
	return sides
}

// far is how far a team has come to its aim: "2/7".
func (x scene) far(s riot.Side, r screen.Reader) string {
	of := "/"
	if r.TextOnly {
		of = " of "
	}
	switch {
	case s.Out:
		return "out"
	case s.Team == "police":
		return fmt.Sprintf("%d%s%d", len(x.Public.Revealed), of, x.Public.Total)
	case s.Team != "nationalists":
		return fmt.Sprintf("%d%s%d", s.Points, of, s.Aim)
	case x.Goal != nil:
		return fmt.Sprintf("%d %%", x.Goal.Percent)
	case r.TextOnly:
		return "a secret goal"
	}
	return "?"
}

// ahead says who wins, or gets points, if nothing is done about it.
func (x scene) ahead(r screen.Reader) string {
	var wins, gains []string
	for _, s := range x.inOrder() {
		who, win, get := x.face(s.Seat, r), "wins", "gets"
		if s.Seat == x.Seat {
			who, win, get = "You", "win", "get"
		}
		switch left := x.Public.Total - len(x.Public.Revealed); {
		case s.Out || x.Phase == riot.Ended:
		case s.Team == "police" && left == 1 && x.Counts:
			wins = append(wins, fmt.Sprintf("%s %s when this turn ends.", who, win))
		case s.Team == "police" && left == 1:
			wins = append(wins, fmt.Sprintf("%s %s with the next clash that counts.", who, win))
		case s.Whole == 0 || s.Aim == 0:
		case s.Points+s.Whole >= s.Aim:
			wins = append(wins, fmt.Sprintf("%s %s on %s next turn if %s.", who, win, its(s.Seat == x.Seat), x.whole(s, "stays", "stay")))
		case gains == nil:
			gains = append(gains, fmt.Sprintf("%s %s %s next turn: %s", who, get, points(s.Whole), x.whole(s, "is", "are")))
		default:
			gains = append(gains, fmt.Sprintf("%s %s: %s", who, points(s.Whole), x.whole(s, "is", "are")))
		}
	}
	if wins != nil {
		return "**" + strings.Join(wins, " ") + "**"
	}
	return screen.Sentence(strings.Join(gains, "; "))
}

func its(own bool) string {
	if own {
		return "your"
	}
	return "its"
}

func points(n int) string {
	if n == 1 {
		return "a point"
	}
	return screen.Plural(n, "point")
}

// whole says of the areas that a team holds whole that they are or stay so: "C and E stay whole".
func (x scene) whole(s riot.Side, one, many string) string {
	var areas []string
	for _, a := range x.Areas {
		mine := len(a.Buildings) > 0
		for _, b := range a.Buildings {
			mine = mine && b.Owner == s.Seat
		}
		if mine {
			areas = append(areas, a.Letter)
		}
	}
	if len(areas) == 1 {
		return areas[0] + " " + one + " whole"
	}
	return screen.List(areas, "and") + " " + many + " whole"
}
