package render

import (
	"fmt"
	"strings"

	"ruckus/games"
	"ruckus/games/card"
	"ruckus/games/rednines"
)

// redNines is the look of Red Nines.
type redNines struct{ rednines.View }

func (n redNines) board(t Table, r Reader) Screen {
	switch n.Phase {
	case rednines.Between:
		return Screen{Title: "Red Nines – " + n.round() + " is over", Text: paragraphs(n.lastRound(t, r), n.sums(t), readiness(t, n.Ready, n.Until))}
	case rednines.Ended:
		return Screen{Title: "Red Nines – the final score", Text: paragraphs(n.lastRound(t, r), n.sums(t))}
	}
	s := Screen{
		Title: "Red Nines – " + n.round(),
		Text:  paragraphs(lines("# "+n.top(r), n.next(t, r)), n.players(t, r)),
	}
	if len(n.Pile) > 0 {
		s.Fields = []Field{{Name: "Laid down, newest last", Text: n.pile(r)}}
	}
	return s
}

// round names the present round.
func (n redNines) round() string {
	if n.Round > n.Rounds {
		return "the extra round"
	}
	return fmt.Sprintf("round %d of %d", n.Round, n.Rounds)
}

// top is the card on top of the discard pile.
func (n redNines) top(r Reader) string {
	if len(n.Pile) == 0 {
		return "No card yet"
	}
	return capital(n.play(n.Pile[len(n.Pile)-1], r))
}

// play writes the cards that were laid down at once.
func (n redNines) play(p rednines.Play, r Reader) string {
	cards := make([]string, len(p.Cards))
	for i, id := range p.Cards {
		cards[i] = nineCard(id, p.Rank, r)
	}
	return strings.Join(cards, " + ")
}

// nineCard writes a card in the notation of Red Nines. A red nine has a mark unless it counts as a nine; it is followed
// by the rank that it counts as, where that is known.
func nineCard(id, as string, r Reader) string {
	c, rest, ok := card.Parse(id)
	if !ok || rest != "" {
		return escape(id)
	}
	text := cardText(c, r)
	switch {
	case !isWild(c) || as == "9":
		return text
	case as == "" && r.TextOnly:
		return "wild " + text
	case as == "":
		return "★" + text
	case r.TextOnly:
		return text + " as " + rankText(as, r)
	}
	return "★" + text + " as " + rankText(as, r)
}

func isWild(c card.Card) bool { return c.Rank() == card.Nine && c.Red() }

// next says what the game needs.
func (n redNines) next(t Table, r Reader) string {
	who := t.name(n.Turn)
	switch {
	case n.Needed != "":
		return "Next: **" + rankText(n.Needed, r) + "**, of any suit."
	case n.Phase == rednines.Opening:
		return who + " opens the round with any rank, and any number of cards of it."
	}
	return who + " begins a new sequence, with any rank."
}

// pile lists the last plays, one line for each sequence.
func (n redNines) pile(r Reader) string {
	var b strings.Builder
	for i, p := range n.Pile {
		switch {
		case i > 0 && p.Fresh:
			b.WriteString("\n")
		case i > 0:
			b.WriteString(", ")
		}
		b.WriteString(n.play(p, r))
	}
	return b.String()
}

// players lists everybody with the cards that are left, and the points so far.
func (n redNines) players(t Table, r Reader) string {
	rows := []string{"**Players**"}
	for i, count := range n.Counts {
		seat := games.Seat(i)
		row := "▫ "
		if seat == n.Turn {
			row = "▶ "
		}
		if r.TextOnly {
			row = "- "
		}
		row += t.name(seat)
		if i < len(n.Out) && n.Out[i] {
			row += " · not in this round"
		} else {
			row += " · " + plural(count, "card")
		}
		if !r.TextOnly && count > 0 {
			row += " " + strings.Repeat("▮", min(count, 26))
		}
		if i < len(n.Totals) {
			row += " · " + plural(n.Totals[i], "point")
		}
		if seat == n.Turn {
			row += " · on turn"
		}
		if seat == n.Dealer {
			row += " · dealer"
		}
		if i < len(t.Players) && t.Players[i].Away {
			row += " · away"
		}
		rows = append(rows, row)
	}
	return strings.Join(rows, "\n")
}

func (n redNines) tell(t Table, e games.Event, r Reader) string {
	who := t.names(e.Seats)
	some := len(e.Seats) == 1
	verb := func(one, many string) string {
		if some {
			return who + " " + one
		}
		return who + " " + many
	}
	switch e.Verb {
	case "deal":
		return fmt.Sprintf("Round %d: %s", e.N, verb("deals", "deal"))
	case "play":
		cards := make([]string, len(e.Cards))
		for i, c := range e.Cards {
			id, as, wild := strings.Cut(c, "=")
			if !wild {
				as = "9"
			}
			cards[i] = nineCard(id, as, r)
		}
		return verb("plays", "play") + " " + list(cards, "and")
	case "stuck":
		return verb("has", "have") + " no card to go on with"
	case "pass":
		return verb("stops", "stop")
	case "king":
		return "After a king " + verb("begins", "begin") + " a new sequence"
	case "restart":
		return "Nobody else can go on: " + verb("begins", "begin") + " a new sequence"
	case "round":
		return verb("wins", "win") + fmt.Sprintf(" round %d", e.N)
	case "tie":
		return who + " are level and play one more round"
	}
	return ""
}
