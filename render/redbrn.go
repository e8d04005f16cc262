package render

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/redbrn"
)

// closeToCall is how few cards in the stack make everybody watch out.
const closeToCall = 2

// redbrnLook is the look of R!OT.
type redbrnLook struct{ redbrn.View }

func (g redbrnLook) board(t Table, r Reader) Screen {
	s := Screen{Title: fmt.Sprintf("R!OT – round %d", g.Round)}
	switch g.Phase {
	case redbrn.Waiting:
		if len(g.Scored) < g.Round {
			s.Title += " is dealt"
			s.Text = paragraphs(g.before(t), g.players(t, r))
			s.Rows = g.readyRow()
			return s
		}
		s.Title += " is over"
		s.Text = paragraphs(g.lastRound(t, r), g.readiness(t))
		s.Fields = []Field{{Name: g.matchTitle(), Text: g.match(t)}}
		s.Rows = g.readyRow()
		return s
	case redbrn.Ended:
		s.Title = "R!OT – the final score"
		s.Text = g.lastRound(t, r)
		return s
	case redbrn.Countdown:
		s.Title += ", get ready"
		s.Text = "# Ready – Set – RIOT! " + countdown(g.Start)
	case redbrn.Racing:
		s.Title += ", the race is on"
		s.Text = g.idle(t)
	default:
		s.Title += ": RIOT!"
		s.Text = g.window(t, r)
	}
	s.Text = paragraphs(s.Text, g.pit(r), g.players(t, r))
	if latest := g.latest(t, r); latest != "" && g.Riot == nil { // from a call on, who completes what is told above
		s.Fields = []Field{{Name: "Latest in the pit", Text: latest}}
	}
	return s
}

// readyRow has everybody say on the board itself that they are ready: it is where they look between rounds.
func (g redbrnLook) readyRow() [][]Control {
	return [][]Control{{{Label: "Ready", Style: Green, Do: "ready " + strconv.Itoa(len(g.Scored))}}}
}

// before tells before the first race when it begins.
func (g redbrnLook) before(t Table) string {
	when := "The race begins when all are ready: press Ready, here or in your hand."
	if !g.Until.IsZero() {
		when = "The race begins when all are ready (press Ready, here or in your hand), or else " + countdown(g.Until) + "."
	}
	return lines(when, g.whoIsReady(t))
}

// readiness tells between rounds when the next one is dealt.
func (g redbrnLook) readiness(t Table) string {
	next := "The next round begins when all are ready (press Ready, here or in your hand), or else " + countdown(g.Until) + "."
	return lines(next, g.whoIsReady(t))
}

func (g redbrnLook) whoIsReady(t Table) string {
	var seats []games.Seat
	for i, ready := range g.Ready {
		if ready {
			seats = append(seats, games.Seat(i))
		}
	}
	if seats == nil {
		return "Ready: nobody yet."
	}
	return "Ready: " + t.names(seats) + "."
}

// idle tells how a race that nobody plays in can be ended.
func (g redbrnLook) idle(t Table) string {
	if g.Idle == nil {
		return ""
	}
	var seats []games.Seat
	for i, voted := range g.Idle.Votes {
		if voted {
			seats = append(seats, games.Seat(i))
		}
	}
	votes := "one player votes"
	if g.Idle.Needed > 1 {
		votes = fmt.Sprintf("%d players vote", g.Idle.Needed)
	}
	text := "**Nobody has played for a minute.** The round ends if " + votes + " for it: More, in your hand."
	if seats != nil {
		text = lines(text, "For it: "+t.names(seats)+".")
	}
	return text
}

// players lists everybody: the stack, who is close to a call, the pit and the points, and how often the hand was gone
// through.
func (g redbrnLook) players(t Table, r Reader) string {
	rows := []string{"**Players**"}
	for i, p := range g.Players {
		seat := games.Seat(i)
		row := "▫ "
		if r.TextOnly {
			row = "- "
		}
		row += t.name(seat) + " · " + p.Deck + " · stack **" + strconv.Itoa(p.Left) + "**"
		if !r.TextOnly && p.Left > 0 {
			row += " " + strings.Repeat("▮", min(p.Left, 10))
		}
		row += alarm(p, g.Riot != nil, r)
		row += fmt.Sprintf(" · pit %d = **%s** · lap %d", p.Pit, signed(p.Points), p.Laps+1)
		if i < len(g.Totals) && len(g.Scored) > 0 {
			row += " · match " + total(g.Totals[i])
		}
		switch {
		case p.Away:
			row += " · has left the race"
		case i < len(t.Players) && t.Players[i].Away:
			row += " · away"
		}
		rows = append(rows, row)
	}
	return strings.Join(rows, "\n")
}

// alarm warns of who may call soon.
func alarm(p redbrn.Player, called bool, r Reader) string {
	text, mark := "", ""
	switch {
	case called || p.Away:
		return ""
	case p.CanCall:
		text, mark = "can call RIOT", "🚨 "
	case p.Left > 0 && p.Left <= closeToCall:
		text, mark = "close to a call", "⚠ "
	default:
		return ""
	}
	if r.TextOnly {
		mark = ""
	}
	return " · " + mark + "**" + text + "**"
}

// signed writes points of a round with their sign: "+7", "−3", "0".
func signed(n int) string {
	if n > 0 {
		return "+" + strconv.Itoa(n)
	}
	return total(n)
}

// total writes points that may be less than nothing: "7", "−3".
func total(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return strconv.Itoa(n)
}

// named puts people's names to the decks in a sentence of the rules.
func (g redbrnLook) named(t Table, sentence string, r Reader) string {
	seats := seatsOf(g.Players)
	deck := func(s games.Seat) string { return g.Players[s].Deck }
	slices.SortStableFunc(seats, func(a, b games.Seat) int { return len(deck(b)) - len(deck(a)) }) // "Agitator II" before "Agitator"
	var pairs []string
	for _, s := range seats {
		if deck(s) != "" {
			pairs = append(pairs, deck(s), t.name(s)+" ("+deck(s)+")")
		}
	}
	sentence = strings.NewReplacer(pairs...).Replace(sentence)
	if r.TextOnly {
		return redbrnWords(sentence, r)
	}
	return sentence
}
