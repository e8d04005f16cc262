// Package rednines draws Red Nines: what it says of itself on the screens of package render.
package rednines

import (
	"fmt"
	"strings"

	"ruckus/games"
	"ruckus/games/card"
	"ruckus/games/rednines"
	"ruckus/markup"
	"ruckus/render"
	"ruckus/render/cards"
)

// Look is the look of Red Nines.
func Look() render.Look {
	return render.Look{
		Draw: render.DrawAs(func(v rednines.View) render.Drawing {
			g := look{v}
			return render.Drawing{Board: g.board, Hand: g.hand, Tell: g.tell}
		}),
		Guide:   guide,
		Moment:  remembered,
		Samples: samples,
	}
}

// look is the look of Red Nines.
type look struct{ rednines.View }

func (n look) board(t render.Table, r render.Reader) render.Screen {
	switch n.Phase {
	case rednines.Between:
		return render.Screen{Title: n.over(), Text: render.Paragraphs(n.lastRound(t, r), n.sums(t), render.Readiness(t, n.Ready, n.Until))}
	case rednines.Ended:
		return render.Screen{Title: "Red Nines – the final score", Text: render.Paragraphs(n.lastRound(t, r), n.sums(t))}
	}
	s := render.Screen{
		Title: "Red Nines – " + n.round(),
		Text:  render.Paragraphs(render.Lines("# "+n.top(r), n.next(t, r)), n.players(t, r)),
	}
	if len(n.Pile) > 0 {
		s.Fields = []render.Field{{Name: "Laid down, newest last", Text: n.pile(r)}}
	}
	return s
}

// round names the present round.
func (n look) round() string {
	if n.Round > n.Rounds {
		return "the extra round"
	}
	return fmt.Sprintf("round %d of %d", n.Round, n.Rounds)
}

// over is the heading between two rounds.
func (n look) over() string { return "Red Nines – " + n.round() + " is over" }

// top is the card on top of the discard pile.
func (n look) top(r render.Reader) string {
	if len(n.Pile) == 0 {
		return "No card yet"
	}
	return render.Capital(n.play(n.Pile[len(n.Pile)-1], r))
}

// play writes the cards that were laid down at once.
func (n look) play(p rednines.Play, r render.Reader) string {
	cards := make([]string, len(p.Cards))
	for i, id := range p.Cards {
		cards[i] = cardText(id, p.Rank, r)
	}
	return strings.Join(cards, " + ")
}

// cardText writes a card in the notation of Red Nines. A red nine has a mark unless it counts as a nine; it is followed
// by the rank that it counts as, where that is known.
func cardText(id, as string, r render.Reader) string {
	c, rest, ok := card.Parse(id)
	if !ok || rest != "" {
		return markup.Escape(id)
	}
	text := cards.Text(c, r)
	switch {
	case !isWild(c) || as == "9":
		return text
	case as == "" && r.TextOnly:
		return "wild " + text
	case as == "":
		return "★" + text
	case r.TextOnly:
		return text + " as " + cards.Rank(as, r)
	}
	return "★" + text + " as " + cards.Rank(as, r)
}

func isWild(c card.Card) bool { return c.Rank() == card.Nine && c.Red() }

// next says what the game needs.
func (n look) next(t render.Table, r render.Reader) string {
	who := t.Name(n.Turn)
	switch {
	case n.Needed != "":
		return "Next: **" + cards.Rank(n.Needed, r) + "**, of any suit."
	case n.Phase == rednines.Opening:
		return who + " opens the round with any rank, and any number of cards of it."
	}
	return who + " begins a new sequence, with any rank."
}

// pile lists the last plays, one line for each sequence.
func (n look) pile(r render.Reader) string {
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
func (n look) players(t render.Table, r render.Reader) string {
	rows := []string{"**Players**"}
	for i, count := range n.Counts {
		seat := games.Seat(i)
		held := render.Plural(count, "card")
		if render.At(n.Out, seat) {
			held = "not in this round"
		}
		if !r.TextOnly && count > 0 {
			held += " " + strings.Repeat("▮", min(count, 26))
		}
		says := []string{held}
		if i < len(n.Totals) {
			says = append(says, render.Plural(n.Totals[i], "point"))
		}
		if seat == n.Turn {
			says = append(says, "on turn")
		}
		if seat == n.Dealer {
			says = append(says, "dealer")
		}
		rows = append(rows, t.PlayerRow(seat, seat == n.Turn, r, says...))
	}
	return strings.Join(rows, "\n")
}

func (n look) tell(t render.Table, e games.Event, r render.Reader) string {
	who := t.Names(e.Seats)
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
			cards[i] = cardText(id, as, r)
		}
		return verb("plays", "play") + " " + render.List(cards, "and")
	case "pass":
		return verb("passes", "pass")
	case "king":
		return "After a king " + verb("begins", "begin") + " a new sequence"
	case "restart":
		return "Nobody else goes on: " + verb("begins", "begin") + " a new sequence"
	case "round":
		return verb("wins", "win") + fmt.Sprintf(" round %d", e.N)
	case "tie":
		return who + " are level and play one more round"
	}
	return ""
}
