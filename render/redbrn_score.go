package render

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"ruckus/games"
	"ruckus/games/redbrn"
)

// maxSums is how many rounds the table of the match names for each player.
const maxSums = 4

// window tells how the end of the round goes on: who has called, until when, and what the others have done since.
func (g redbrnLook) window(t Table, r Reader) string {
	w := g.Riot
	if w == nil {
		return ""
	}
	if w.Caller == games.Table {
		return "**The time is up:** no race takes longer. The round is scored " + countdown(w.Closes) + "."
	}
	head := fmt.Sprintf("# %s has called RIOT!\nAt %s of the race. ", t.name(w.Caller), raceTime(w.Since.Sub(g.Start)))
	if g.Phase == redbrn.Window {
		head += "Everybody else may complete **one** play until " + countdown(w.Until) + "."
	} else {
		head += "The window is closed; the round is scored " + countdown(w.Closes) + "."
	}
	return lines(head, g.finishers(t, r))
}

// finishers tells who has completed what after the call.
func (g redbrnLook) finishers(t Table, r Reader) string {
	w := g.Riot
	if w == nil || w.Caller == games.Table {
		return ""
	}
	var rows []string
	for i := range g.Players {
		seat := games.Seat(i)
		if seat == w.Caller {
			continue
		}
		row := "- " + t.name(seat) + ": "
		switch play := of(w.Plays, seat); {
		case play != nil:
			row += g.played(play, r) + fmt.Sprintf(", %.1f s after the call", play.At.Sub(w.Since).Seconds())
		case of(w.Open, seat):
			row += "may still complete a play"
		default:
			row += "completes nothing"
		}
		rows = append(rows, row)
	}
	return strings.Join(rows, "\n")
}

// played tells a play that was completed.
func (g redbrnLook) played(p *redbrn.Play, r Reader) string {
	verb, rest, _ := strings.Cut(p.Move, " ")
	card, on, _ := strings.Cut(rest, " ")
	switch verb {
	case "pit":
		return redbrnCard(card, r) + fmt.Sprintf(" to pile %d", p.Pile)
	case "wild":
		return wildMark(r) + redbrnCard(card, r) + fmt.Sprintf(" to pile %d", p.Pile)
	case "col":
		return redbrnCard(card, r) + " onto " + redbrnName(on, r)
	}
	return redbrnCard(card, r) + " to an empty spot"
}

// lastRound tells how the last round ended, what it gave to whom, and what was completed after the call.
func (g redbrnLook) lastRound(t Table, r Reader) string {
	if len(g.Scored) == 0 {
		return ""
	}
	last := g.Scored[len(g.Scored)-1]
	order := seatsOf(g.Players)
	slices.SortStableFunc(order, func(a, b games.Seat) int { return cmp.Compare(of(last.Points, b), of(last.Points, a)) })
	rows := []string{g.ending(t, last)}
	for _, seat := range order {
		p := of(g.Players, seat)
		row := "- " + t.name(seat) + fmt.Sprintf(": %d in the pit", p.Pit)
		if p.Left > 0 {
			row += fmt.Sprintf(", less %d left in the stack", p.Left)
		}
		rows = append(rows, row+" = **"+signed(of(last.Points, seat))+"**")
	}
	text := strings.Join(rows, "\n")
	if last.Cause == redbrn.Called || last.Cause == redbrn.All {
		text = paragraphs(text, lines("**After the call**", g.finishers(t, r)))
	}
	return text
}

// ending tells why a round ended.
func (g redbrnLook) ending(t Table, s redbrn.Score) string {
	round := fmt.Sprintf("round %d", len(g.Scored))
	switch s.Cause {
	case redbrn.Called:
		return t.name(s.Caller) + " called RIOT and ended " + round + "."
	case redbrn.All:
		return t.name(s.Caller) + " put every card into the pit and ended " + round + "."
	case redbrn.Jam:
		return capital(round) + " ended in a jam: nobody could play any more."
	case redbrn.Time:
		return capital(round) + " took too long and was scored as it stood."
	}
	return capital(round) + " was voted to an end."
}

func (g redbrnLook) matchTitle() string {
	return fmt.Sprintf("The match, to %s", plural(g.Rules.Target, "point"))
}

// match is the table of the match: everybody's points, the highest first, and what the last rounds gave.
func (g redbrnLook) match(t Table) string {
	order := seatsOf(g.Players)
	slices.SortStableFunc(order, func(a, b games.Seat) int { return cmp.Compare(of(g.Totals, b), of(g.Totals, a)) })
	recent := g.Scored[max(0, len(g.Scored)-maxSums):]
	var rows []string
	for _, seat := range order {
		var sums []string
		if len(recent) < len(g.Scored) {
			sums = []string{"…"}
		}
		for _, s := range recent {
			sums = append(sums, signed(of(s.Points, seat)))
		}
		rows = append(rows, fmt.Sprintf("- %s: **%s** (%s)", t.name(seat), total(of(g.Totals, seat)), strings.Join(sums, " ")))
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
func (h redbrnHand) between() string {
	me := of(h.Players, h.Seat)
	var points int
	if i := len(h.Scored) - 1; i >= 0 {
		points = of(h.Scored[i].Points, h.Seat)
	}
	text := fmt.Sprintf("Round %d gave you **%s**: %d in the pit, less %d left in the stack. You have **%s** of %s.",
		h.Round, signed(points), me.Pit, me.Left, total(of(h.Totals, h.Seat)), plural(h.Rules.Target, "point"))
	if h.Riot != nil && h.Riot.Caller != games.Table {
		if play := of(h.Riot.Plays, h.Seat); play != nil {
			text = lines(text, "After the call you completed "+h.played(play, h.r)+".")
		}
	}
	return lines(text, h.pause("The next round begins"))
}

// pause tells when the next race begins, and whether the seat is ready.
func (h redbrnHand) pause(next string) string {
	if of(h.Ready, h.Seat) {
		return next + " when all are ready, at the latest " + countdown(h.Until) + ". You are ready, the others are not yet."
	}
	return next + " when all are ready, at the latest " + countdown(h.Until) + ": press **Ready**."
}
