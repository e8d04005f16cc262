package redox

import (
	"fmt"
	"slices"
	"strings"

	"ruckus/games"
	"ruckus/games/redox"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// maxSheet is how many rounds the score sheet has, the last ones.
const maxSheet = 10

// ended tells how the last round ended.
func (x scene) ended(t look.Table) string {
	last, key := x.lastScore(), "ended"
	switch {
	case last.Winner < 0:
		key = "ended.blocked"
	case last.Slam:
		key = "ended.slam"
	}
	return say(key, "n", len(x.Scored), "who", t.ShortName(last.Winner))
}

// lastScore is how the last round ended.
func (x scene) lastScore() redox.Score {
	if len(x.Scored) == 0 {
		return redox.Score{Winner: games.Table}
	}
	return x.Scored[len(x.Scored)-1]
}

// lastRound tells everybody's points before the last round and after it, and why: the fewest first.
func (x scene) lastRound(t look.Table, r screen.Reader) string {
	if len(x.Scored) == 0 {
		return ""
	}
	last := x.lastScore()
	var rows []string
	switch {
	case last.Winner >= 0 && x.doubled(last):
		rows = append(rows, say("scores.doubled"))
	case last.Winner < 0:
		rows = append(rows, say("scores.blocked"))
	}
	for _, seat := range games.LowestFirst(x.Totals) {
		rows = append(rows, "**"+t.ShortName(seat)+"** "+x.reckoning(last, seat, r))
	}
	return strings.Join(rows, "\n")
}

// doubled reports whether cards count twice after a round.
func (x scene) doubled(s redox.Score) bool { return s.Slam && x.Rules.Slam == redox.SlamTwice }

// reckoning explains a seat's points of the last round: those before it, the cards in the hand, the doubling, missed calls,
// and the points after it.
func (x scene) reckoning(s redox.Score, seat games.Seat, r screen.Reader) string {
	points, total := look.At(s.Points, seat), look.At(x.Totals, seat)
	missed := 10 * look.At(x.Missed, seat)
	text := screen.Number(total - points)
	left := look.At(x.Left, seat)
	switch {
	case seat == s.Winner:
		text += " − 10"
	case x.doubled(s):
		text += fmt.Sprintf(" + %d × 2", (points-missed)/2)
	default:
		text += fmt.Sprintf(" + %d", points-missed)
	}
	if missed > 0 {
		text += fmt.Sprintf(" + %d", missed)
	}
	text += " = **" + screen.Number(total) + "**"
	if len(left) > 0 {
		held := cardList(left, r)
		if r.TextOnly { // suits do not count, and words are long
			names := make([]string, len(left))
			for i, id := range left {
				names[i] = rankOrJoker(id, r)
			}
			held = strings.Join(names, ", ")
		}
		text += " · " + held
	}
	if missed > 0 {
		text += " · " + say("scores.missed", "points", missed, "n", missed/10)
	}
	return text
}

// goal tells when the game ends, and who is nearest to that.
func (x scene) goal(t look.Table, r screen.Reader) string {
	text := say("goal.points", "target", x.Rules.Target)
	if n := x.Rules.Length(); n > 0 {
		text = say("goal.rounds", "n", n)
	} else if len(x.Totals) > 0 {
		most := slices.Max(x.Totals)
		if short := x.Rules.Target - most; short > 0 {
			text = say("goal.away", "target", x.Rules.Target, "who", t.ShortName(games.Seat(slices.Index(x.Totals, most))), "n", short)
		}
	}
	return screen.Small(text, r)
}

// withSlam shows the slam that has ended the round.
func (x scene) withSlam(s screen.Screen, r screen.Reader) screen.Screen {
	if !x.lastScore().Slam {
		return s
	}
	groups := make([]redox.Group, len(x.Table))
	rows := make([]string, len(x.Table))
	for i, p := range x.Table {
		groups[i] = redox.Group{Kind: redox.RunGroup, Cards: p.Cards}
		rows[i] = cardList(p.Cards, r)
	}
	s.Large = (hand{r: r}).large(groups)
	if s.Large == "" {
		s.Large = strings.Join(rows, "\n")
	}
	return s
}

// sheet has the points of the last rounds.
func (x scene) sheet(t look.Table, r screen.Reader) string {
	from := max(0, len(x.Scored)-maxSheet)
	rows := make([]string, len(x.Totals))
	for i, total := range x.Totals {
		var rounds []string
		for _, s := range x.Scored[from:] {
			rounds = append(rounds, screen.Number(look.At(s.Points, games.Seat(i))))
		}
		between := " · "
		if r.TextOnly {
			between = ", "
		}
		rows[i] = say("sheet.row", "who", t.ShortName(games.Seat(i)), "rounds", strings.Join(rounds, between), "total", total)
	}
	if from > 0 {
		rows = append([]string{say("sheet.from", "n", from+1)}, rows...)
	}
	return strings.Join(rows, "\n")
}

// rounds is the score sheet.
func (h hand) rounds() screen.Screen {
	return screen.Screen{Title: say("sheet"), Text: h.sheet(h.t, h.r), Rows: [][]screen.Control{{screen.Back(screen.LabelBack)}}}
}

// between is the private screen after a round.
func (h hand) between() screen.Screen {
	s := screen.Screen{Title: h.ended(h.t)}
	looking := []screen.Control{more()}
	if len(h.Scored) > 1 {
		looking = append(looking, screen.Control{Label: screen.LabelAllRounds, Go: placeRounds, Help: say("sheet.help")})
	}
	if len(h.moves) == 0 {
		s.Text = screen.Paragraphs(h.lastRound(h.t, h.r), screen.Lines(h.goal(h.t, h.r), look.YouAreReady(h.t, h.Ready.List())))
		s.Rows = [][]screen.Control{looking}
		return s
	}
	button, count := look.ReadyButton(h.t, h.Ready.List(), h.Round, h.p.Moves)
	s.Text = screen.Paragraphs(h.lastRound(h.t, h.r), screen.Lines(h.goal(h.t, h.r), count))
	s.Rows = [][]screen.Control{append(looking, button)}
	return s
}
