package rage

import (
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
	return screen.Lines(g.plays(t, g.Trick, "wins", r), g.toCome(t, r))
}

// plays are the cards of a trick in playing order: a line each, or at a large table as few lines as they need, one of which
// begins with the winner, who wins or has won.
func (g scene) plays(t look.Table, trick rage.Trick, wins string, r screen.Reader) string {
	var b strings.Builder
	for i, p := range trick.Plays {
		switch {
		case i == 0:
		case len(g.Bids) <= lineEach || p.Seat == trick.Winner:
			b.WriteString("\n")
		default:
			b.WriteString(" · ")
		}
		b.WriteString(g.play(t, p, trick, wins, r))
	}
	return b.String()
}

// play is one card of a trick: who played it, what it does to the trump, and whether it wins.
func (g scene) play(t look.Table, p rage.Play, trick rage.Trick, wins string, r screen.Reader) string {
	mark := r.Mark(markName(p.Card, shown(p)), "")
	who := t.ShortName(p.Seat)
	switch {
	case p.Seat == g.Seat && mark == "":
		who = say("you.first")
	case p.Seat == g.Seat:
		who = say("you")
	}
	switch {
	case p.Seat == trick.Leader && p.Seat == trick.Winner:
		who = say("play.led-"+wins, "who", who)
	case p.Seat == trick.Leader:
		who = say("play.led", "who", who)
	case p.Seat == trick.Winner:
		who = say("play."+wins, "who", who)
	}
	does := ""
	switch p.Card {
	case "CR":
		does = say("play.trump", "colour", pack.Written(p.Called, r))
	case "OR":
		does = say("play.no-trump")
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
		if g.Turn == g.Seat {
			names[0] = say("to-come.you-lead")
		} else {
			names[0] = say("to-come.leads", "who", names[0])
		}
	}
	text := names[0]
	if len(names) > 1 {
		text = say("to-come.then", "who", text, "others", strings.Join(names[1:], ", "))
	}
	mark := r.Mark(placeMark, "")
	if mark == "" && len(g.Trick.Plays) > 0 {
		text = say("to-come.rest", "who", text)
	}
	if g.Seat != games.Table { // the board says it elsewhere
		text = screen.Join(" · ", []string{text, t.Clock(r)})
	}
	return screen.Join(" ", []string{mark, text})
}

// lastInLine is the last complete trick in a line, or nothing where there is none.
func (g scene) lastInLine(t look.Table, r screen.Reader) string {
	if len(g.Last.Plays) == 0 {
		return ""
	}
	return say("trick.last", "who", g.name(t, g.Last.Winner), "cards", inRow(g.Last.Plays, r))
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
	then, steps := "trumps.arrow", ""
	if r.TextOnly {
		then = "trumps.then"
	}
	for i, o := range g.Turnovers {
		if i > 0 && o.Trump == g.Turnovers[i-1].Trump {
			continue // an Out Rage where there is no trump
		}
		step := say("trumps.none")
		if o.Trump != "" {
			step = pack.Written(o.Trump, r)
		}
		if o.Card != "" {
			step = say("trumps.by", "trump", step, "who", t.ShortName(o.Seat), "n", o.Trick)
		}
		if i > 0 {
			step = say(then, "trumps", steps, "trump", step)
		}
		steps = step
	}
	return steps
}
