// Package redbrn draws R!OT: what it says of itself on the screens of package render.
package redbrn

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/redbrn"
	"ruckus/render"
)

// closeToCall is how few cards in the stack make everybody watch out.
const closeToCall = 2

// Look is the look of R!OT.
func Look() render.Look {
	return render.Look{
		Draw: render.DrawAs(func(v redbrn.View) render.Drawing {
			g := look{v}
			return render.Drawing{Board: g.board, Hand: g.hand, Tell: g.tell, Note: g.named, NoTurns: true}
		}),
		Guide:   guide,
		Length:  length,
		Moment:  remembered,
		Marks:   marks(),
		Samples: samples,
	}
}

// look is the look of R!OT.
type look struct{ redbrn.View }

func (g look) board(t render.Table, r render.Reader) render.Screen {
	s := render.Screen{Title: fmt.Sprintf("R!OT – round %d", g.Round)}
	switch g.Phase {
	case redbrn.Waiting:
		if len(g.Scored) < g.Round {
			s.Title += " is dealt"
			s.Text = render.Paragraphs(g.before(t), g.players(t, r))
			s.Rows = g.readyRow()
			return s
		}
		s.Title += " is over"
		s.Text = render.Paragraphs(g.lastRound(t, r), g.readiness(t))
		s.Fields = []render.Field{{Name: g.matchTitle(), Text: g.match(t)}}
		s.Rows = g.readyRow()
		return s
	case redbrn.Ended:
		s.Title = "R!OT – the final score"
		s.Text = g.lastRound(t, r)
		return s
	case redbrn.Countdown:
		s.Title += ", get ready"
		s.Text = "# Ready – Set – RIOT! " + render.Moment("Start", g.Start)
	case redbrn.Racing:
		s.Title += ", the race is on"
		s.Text = g.idle(t)
	default:
		s.Title += ": RIOT!"
		s.Text = g.window(t, r)
	}
	s.Text = render.Paragraphs(s.Text, g.pit(r), g.players(t, r))
	if latest := g.latest(t, r); latest != "" && g.Riot == nil { // from a call on, who completes what is told above
		s.Fields = []render.Field{{Name: "Latest in the pit", Text: latest}}
	}
	return s
}

// readyRow has everybody say on the board itself that they are ready: it is where they look between rounds.
func (g look) readyRow() [][]render.Control {
	return [][]render.Control{{{Label: "Ready", Style: render.Green, Do: "ready " + strconv.Itoa(len(g.Scored))}}}
}

// before tells before the first race when it begins.
func (g look) before(t render.Table) string {
	return render.Lines("The race begins when all are ready: press **Ready**, which opens your hand, too."+g.atLatest(), g.whoIsReady(t))
}

// readiness tells between rounds when the next one is dealt.
func (g look) readiness(t render.Table) string {
	return render.Lines("The next round begins when all are ready: press **Ready**, here or in your hand."+g.atLatest(), g.whoIsReady(t))
}

// atLatest tells when the next race begins if not all are ready; "" where nobody is there.
func (g look) atLatest() string {
	if g.Until.IsZero() {
		return ""
	}
	return " " + render.Moment("At the latest", g.Until) + "."
}

func (g look) whoIsReady(t render.Table) string {
	var seats []games.Seat
	for i, ready := range g.Ready {
		if ready {
			seats = append(seats, games.Seat(i))
		}
	}
	who := "nobody yet"
	if seats != nil {
		who = t.Names(seats)
	}
	text := "Ready: " + who + "."
	if waiting := g.unready(); waiting != nil {
		text += " Not yet: " + t.Names(waiting) + "."
	}
	return text
}

// unready are those for whom the next round waits.
func (g look) unready() (seats []games.Seat) {
	for i, p := range g.Players {
		if !p.Away && !render.At(g.Ready, games.Seat(i)) {
			seats = append(seats, games.Seat(i))
		}
	}
	return seats
}

// idle tells how a race that nobody plays in can be ended.
func (g look) idle(t render.Table) string {
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
		text = render.Lines(text, "For it: "+t.Names(seats)+".")
	}
	return text
}

// players lists everybody: the stack, who is close to a call, the pit and the points, and how often the hand was gone
// through.
func (g look) players(t render.Table, r render.Reader) string {
	rows := []string{"**Players**"}
	for i, p := range g.Players {
		seat := games.Seat(i)
		row := "▫ "
		if r.TextOnly {
			row = "- "
		}
		row += t.Name(seat) + " · " + p.Deck
		if p.Out {
			rows = append(rows, row+g.outside(p, seat))
			continue
		}
		row += " · stack **" + strconv.Itoa(p.Left) + "**"
		if !r.TextOnly && p.Left > 0 {
			row += " " + strings.Repeat("▮", min(p.Left, 10))
		}
		row += alarm(p, g.Riot != nil, r)
		row += fmt.Sprintf(" · pit %d = **%s** · lap %d", p.Pit, render.Signed(p.Points), p.Laps+1)
		if i < len(g.Totals) && len(g.Scored) > 0 {
			row += " · match " + render.Number(g.Totals[i])
		}
		switch {
		case p.Missed:
			row += " · away, the next rounds begin without them"
		case p.Away:
			row += " · has left the race"
		case i < len(t.Players) && t.Players[i].Away:
			row += " · away"
		}
		rows = append(rows, row)
	}
	return strings.Join(rows, "\n")
}

// outside tells of somebody without whom the round has begun.
func (g look) outside(p redbrn.Player, s games.Seat) string {
	row := " · not in this round"
	switch {
	case p.Missed:
		row += ", away"
	case p.Away:
		row += ", has left the race"
	default:
		row += ", plays from the next one on"
	}
	if len(g.Scored) > 0 {
		row += " · match " + render.Number(render.At(g.Totals, s))
	}
	return row
}

// alarm warns of who may call soon.
func alarm(p redbrn.Player, called bool, r render.Reader) string {
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

// named puts people's names to the decks in a sentence of the rules.
func (g look) named(t render.Table, sentence string, r render.Reader) string {
	seats := seatsOf(g.Players)
	deck := func(s games.Seat) string { return g.Players[s].Deck }
	slices.SortStableFunc(seats, func(a, b games.Seat) int { return len(deck(b)) - len(deck(a)) }) // "Agitator II" before "Agitator"
	var pairs []string
	for _, s := range seats {
		if deck(s) != "" {
			pairs = append(pairs, deck(s), t.Name(s)+" ("+deck(s)+")")
		}
	}
	sentence = strings.NewReplacer(pairs...).Replace(sentence)
	if r.TextOnly {
		return withCardNames(sentence, r)
	}
	return sentence
}
