package redbrn

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"ruckus/games"
	"ruckus/games/redbrn"
	"ruckus/render"
)

// maxSums is how many rounds the table of the match names for each player.
const maxSums = 4

// window tells how the end of the round goes on: who has called, until when, and what the others have done since.
func (g look) window(t render.Table, r render.Reader) string {
	w := g.Riot
	if w == nil {
		return ""
	}
	if w.Caller == games.Table {
		return "**The time is up:** no race takes longer. " + scored(w)
	}
	head := fmt.Sprintf("# %s has called RIOT!\nAt %s of the race. ", t.Name(w.Caller), raceTime(w.Since.Sub(g.Start)))
	return render.Lines(head+g.windowEnd("Everybody else may complete **one** play."), g.finishers(t, r))
}

// windowEnd tells what may still be done after a call as long as anybody has something to do, and what comes then. Times
// stand behind a colon, so that they read right before and after.
func (g look) windowEnd(may string) string {
	switch {
	case g.Phase != redbrn.Window:
		return "The window is closed. " + scored(g.Riot)
	case !slices.Contains(g.Riot.Open, true):
		return "Nobody has a play left to complete. " + scored(g.Riot)
	}
	return may + " " + render.Moment("End of the window", g.Riot.Until) + "."
}

func scored(w *redbrn.Riot) string { return render.Moment("Score of the round", w.Closes) + "." }

// finishers tells who has completed what after the call.
func (g look) finishers(t render.Table, r render.Reader) string {
	w := g.Riot
	if w == nil || w.Caller == games.Table {
		return ""
	}
	var rows []string
	for i := range g.Players {
		seat := games.Seat(i)
		if seat == w.Caller || g.Players[i].Out {
			continue
		}
		row := "- " + t.Name(seat) + ": "
		switch play := render.At(w.Plays, seat); {
		case play != nil:
			row += g.played(play, r) + fmt.Sprintf(", %.1f s after the call", play.At.Sub(w.Since).Seconds())
		case render.At(w.Open, seat):
			row += "may still complete a play"
		default:
			row += "completes nothing"
		}
		rows = append(rows, row)
	}
	return strings.Join(rows, "\n")
}

// played tells a play that was completed.
func (g look) played(p *redbrn.Play, r render.Reader) string {
	verb, rest, _ := strings.Cut(p.Move, " ")
	card, on, _ := strings.Cut(rest, " ")
	switch verb {
	case "pit":
		return cardText(card, r) + fmt.Sprintf(" to pile %d", p.Pile)
	case "wild":
		return onWild(r) + cardText(card, r) + fmt.Sprintf(" to pile %d", p.Pile)
	case "col":
		return cardText(card, r) + " onto " + cardName(on, r)
	}
	return cardText(card, r) + " to an empty spot"
}

// lastRound tells how the last round ended, what it gave to whom, and what was completed after the call.
func (g look) lastRound(t render.Table, r render.Reader) string {
	if len(g.Scored) == 0 {
		return ""
	}
	last := g.Scored[len(g.Scored)-1]
	order := seatsOf(g.Players)
	slices.SortStableFunc(order, func(a, b games.Seat) int { return cmp.Compare(render.At(last.Points, b), render.At(last.Points, a)) })
	rows := []string{g.ending(t, last)}
	for _, seat := range order {
		p := render.At(g.Players, seat)
		row := "- " + t.Name(seat) + fmt.Sprintf(": %d in the pit", p.Pit)
		if p.Out {
			rows = append(rows, "- "+t.Name(seat)+": was not there = **0**")
			continue
		}
		if p.Left > 0 {
			row += fmt.Sprintf(", less %d left in the stack", p.Left)
		}
		rows = append(rows, row+" = **"+render.Signed(render.At(last.Points, seat))+"**")
	}
	text := strings.Join(rows, "\n")
	if last.Cause == redbrn.Called || last.Cause == redbrn.All {
		text = render.Paragraphs(text, render.Lines("**After the call**", g.finishers(t, r)))
	}
	return text
}

// ending tells why a round ended.
func (g look) ending(t render.Table, s redbrn.Score) string {
	round := fmt.Sprintf("round %d", len(g.Scored))
	switch s.Cause {
	case redbrn.Called:
		return t.Name(s.Caller) + " called RIOT and ended " + round + "."
	case redbrn.All:
		return t.Name(s.Caller) + " put every card into the pit and ended " + round + "."
	case redbrn.Jam:
		return render.Capital(round) + " ended in a jam: nobody could play any more."
	case redbrn.Time:
		return render.Capital(round) + " took too long and was scored as it stood."
	}
	return render.Capital(round) + " was voted to an end."
}

func (g look) matchTitle() string {
	return fmt.Sprintf("The match, to %s", render.Plural(g.Rules.Target, "point"))
}

// match is the table of the match: everybody's points, the highest first, and what the last rounds gave.
func (g look) match(t render.Table) string {
	order := seatsOf(g.Players)
	slices.SortStableFunc(order, func(a, b games.Seat) int { return cmp.Compare(render.At(g.Totals, b), render.At(g.Totals, a)) })
	recent := g.Scored[max(0, len(g.Scored)-maxSums):]
	var rows []string
	for _, seat := range order {
		var sums []string
		if len(recent) < len(g.Scored) {
			sums = []string{"…"}
		}
		for _, s := range recent {
			sums = append(sums, render.Signed(render.At(s.Points, seat)))
		}
		rows = append(rows, fmt.Sprintf("- %s: **%s** (%s)", t.Name(seat), render.Number(render.At(g.Totals, seat)), strings.Join(sums, " ")))
	}
	if rows == nil {
		return "–"
	}
	return strings.Join(rows, "\n")
}

func seatsOf(players []redbrn.Player) []games.Seat {
	seats := make([]games.Seat, len(players))
	for i := range seats {
		seats[i] = games.Seat(i)
	}
	return seats
}

// between is the private screen after a round: what it gave to the seat, and how far the match is.
func (h hand) between() string {
	me := render.At(h.Players, h.Seat)
	var points int
	if i := len(h.Scored) - 1; i >= 0 {
		points = render.At(h.Scored[i].Points, h.Seat)
	}
	text := fmt.Sprintf("Round %d gave you **%s**: %d in the pit, less %d left in the stack. You have **%s** of %s.",
		h.Round, render.Signed(points), me.Pit, me.Left, render.Number(render.At(h.Totals, h.Seat)), render.Plural(h.Rules.Target, "point"))
	if me.Out {
		text = fmt.Sprintf("Round %d was played without you and gave you 0 points. You have **%s** of %s.",
			h.Round, render.Number(render.At(h.Totals, h.Seat)), render.Plural(h.Rules.Target, "point"))
	}
	if h.Riot != nil && h.Riot.Caller != games.Table {
		if play := render.At(h.Riot.Plays, h.Seat); play != nil {
			text = render.Lines(text, "After the call you completed "+h.played(play, h.r)+".")
		}
	}
	return render.Lines(text, h.pause("The next round begins"))
}

// pause tells when the next race begins, and whether the seat is ready.
func (h hand) pause(next string) string {
	latest := " " + render.Moment("At the latest", h.Until) + "."
	if render.At(h.Ready, h.Seat) {
		return "You are ready. " + next + " when these are, too: " + h.t.Names(h.unready()) + "." + latest
	}
	return next + " when all are ready: press **Ready**." + latest
}
