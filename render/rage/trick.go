package rage

import (
	"fmt"
	"strings"

	"ruckus/games"
	"ruckus/games/rage"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// lineEach is up to how many players each play of a trick has a line of its own.
const lineEach = 4

// onTable is the trick that is being played, and who is still to play; before it begins, the last one in a line.
func (g scene) onTable(t look.Table, r screen.Reader) string {
	if len(g.Trick.Plays) == 0 {
		return screen.Lines(g.lastInLine(t, r), g.toCome(t, r))
	}
	return screen.Lines(g.plays(t, g.Trick, "led", "is winning", r), g.toCome(t, r))
}

// plays are the cards of a trick in playing order: a line each, or at a large table as few lines as they need, one of which
// begins with the winner.
func (g scene) plays(t look.Table, trick rage.Trick, leads, wins string, r screen.Reader) string {
	var b strings.Builder
	for i, p := range trick.Plays {
		switch {
		case i == 0:
		case len(g.Bids) <= lineEach || p.Seat == trick.Winner:
			b.WriteString("\n")
		default:
			b.WriteString(" · ")
		}
		b.WriteString(g.play(t, p, trick, leads, wins, r))
	}
	return b.String()
}

// play is one card of a trick: who played it, what it does to the trump, and whether it wins.
func (g scene) play(t look.Table, p rage.Play, trick rage.Trick, leads, wins string, r screen.Reader) string {
	mark := r.Mark(markName(p.Card, shown(p)), "")
	who := t.ShortName(p.Seat)
	if p.Seat == g.Seat {
		who, wins = "you", strings.Replace(wins, "is ", "are ", 1)
		if mark == "" {
			who = "You"
		}
	}
	var says []string
	if p.Seat == trick.Leader {
		says = append(says, leads)
	}
	if p.Seat == trick.Winner {
		says = append(says, wins)
	}
	if len(says) > 0 {
		who += " " + strings.Join(says, " and ")
	}
	if p.Seat == trick.Winner {
		who = "**" + who + "**"
	}
	does := ""
	switch p.Card {
	case "CR":
		does = pack.Written(p.Called, r) + " is trump"
	case "OR":
		does = "no trump"
	}
	if mark != "" {
		return mark + " " + join(": ", who, does)
	}
	return who + ": " + join(", ", playText(p.Card, shown(p), r), does)
}

// shown is the colour that a card shows on its face: a Wild Rage its own.
func shown(p rage.Play) string {
	if p.Card == "CR" {
		return ""
	}
	return p.Called
}

// join puts something between two texts that are not empty.
func join(between, a, b string) string {
	if b == "" {
		return a
	}
	return a + between + b
}

// toCome is who is still to play to the trick, the next one first.
func (g scene) toCome(t look.Table, r screen.Reader) string {
	var names []string
	for i := len(g.Trick.Plays); i < len(g.Bids); i++ {
		names = append(names, g.name(t, games.Seat((int(g.Trick.Leader)+i)%len(g.Bids))))
	}
	if len(names) == 0 {
		return ""
	}
	if len(g.Trick.Plays) == 0 {
		names[0] += " leads"
		if g.Turn == g.Seat {
			names[0] = "**You** lead"
		}
	}
	text := names[0]
	if len(names) > 1 {
		text += ", then " + strings.Join(names[1:], ", ")
	}
	if end := t.Clock("time limit"); end != "" && g.Seat != games.Table { // the board says it elsewhere
		text += " (" + end + ")"
	}
	if m := r.Mark(placeMark, ""); m != "" {
		return m + " " + strings.Replace(text, "**You**", "**you**", 1)
	}
	if len(g.Trick.Plays) > 0 {
		return "Still to play: " + text
	}
	return text
}

// lastInLine is the last complete trick in a line, or nothing where there is none.
func (g scene) lastInLine(t look.Table, r screen.Reader) string {
	if len(g.Last.Plays) == 0 {
		return ""
	}
	return fmt.Sprintf("Trick %d to %s: %s", g.Last.Number, g.name(t, g.Last.Winner), inRow(g.Last.Plays, r))
}

// inRow are plays side by side.
func inRow(plays []rage.Play, r screen.Reader) string {
	texts, between := make([]string, len(plays)), ""
	for i, p := range plays {
		texts[i] = playText(p.Card, shown(p), r)
		if r.Mark(markName(p.Card, shown(p)), "") == "" {
			between = ", "
		}
	}
	return strings.Join(texts, between)
}

// history tells how the trump came about, from the deal on.
func (g scene) history(t look.Table, r screen.Reader) string {
	then := " → "
	if r.TextOnly {
		then = ", then "
	}
	var steps []string
	for i, o := range g.Turnovers {
		if i > 0 && o.Trump == g.Turnovers[i-1].Trump {
			continue // an Out Rage where there is no trump
		}
		step := "none"
		if o.Trump != "" {
			step = pack.Written(o.Trump, r)
		}
		if o.Card != "" {
			step += fmt.Sprintf(" (%s, trick %d)", t.ShortName(o.Seat), o.Trick)
		}
		steps = append(steps, step)
	}
	return strings.Join(steps, then)
}
