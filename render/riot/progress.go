package riot

import (
	"slices"
	"strings"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/look"
	"ruckus/render/screen"
	"ruckus/render/words"
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
	key, secret := "way", "way.secret"
	if r.TextOnly {
		key, secret = "way.words", "way.secret.words"
	}
	switch {
	case s.Out:
		return say("out")
	case s.Team == "police":
		return say(key, "n", len(x.Public.Revealed), "of", x.Public.Total)
	case s.Team != "nationalists":
		return say(key, "n", s.Points, "of", s.Aim)
	case x.Goal != nil:
		return say("way.percent", "n", x.Goal.Percent)
	}
	return say(secret)
}

// ahead says who wins, or gets points, if nothing is done about it.
func (x scene) ahead(r screen.Reader) string {
	var wins, gains []string
	left := x.Public.Total - len(x.Public.Revealed)
	for _, s := range x.inOrder() {
		who, its := words.Some{Text: x.face(s.Seat, r), Count: 1}, "ahead.its"
		if s.Seat == x.Seat {
			who, its = words.Some{Text: say("you"), Count: 2}, "ahead.your"
		}
		says := func(key, areas string) string {
			return who.Text + " " + say(key, "who", who, "its", say(its), "points", points(s.Whole), "areas", areas)
		}
		switch {
		case s.Out || x.Phase == riot.Ended:
		case s.Team == "police" && left == 1 && x.Counts:
			wins = append(wins, says("ahead.now", ""))
		case s.Team == "police" && left == 1:
			wins = append(wins, says("ahead.opinion", ""))
		case s.Whole == 0 || s.Aim == 0:
		case s.Points+s.Whole >= s.Aim:
			wins = append(wins, says("ahead.aim", x.whole(s, "ahead.stays")))
		case gains == nil:
			gains = append(gains, says("ahead.points", x.whole(s, "ahead.is")))
		default:
			gains = append(gains, says("ahead.too", x.whole(s, "ahead.is")))
		}
	}
	if wins != nil {
		return "**" + strings.Join(wins, " ") + "**"
	}
	return screen.Sentence(strings.Join(gains, "; "))
}

func points(n int) string {
	if n == 1 {
		return say("a-point")
	}
	return say("points", "n", n)
}

// whole says of the areas that a team holds whole that they are or stay so: "C and E stay whole".
func (x scene) whole(s riot.Side, key string) string {
	var areas []string
	for _, a := range x.Areas {
		if len(a.Buildings) > 0 && !slices.ContainsFunc(a.Buildings, func(b riot.BuildingView) bool { return b.Owner != s.Seat }) {
			areas = append(areas, a.Letter)
		}
	}
	return say(key, "areas", screen.List(areas, say("and")), "n", len(areas))
}
