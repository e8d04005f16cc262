// Package rage draws RAGE: what it says of itself on the screens of package render.
package rage

import (
	"fmt"
	"slices"
	"strings"

	"ruckus/games"
	"ruckus/games/rage"
	"ruckus/render"
)

// Look is the look of RAGE.
func Look() render.Look {
	return render.Look{
		Draw: render.DrawAs(func(v rage.View) render.Drawing {
			g := look{v}
			return render.Drawing{Board: g.board, Hand: g.hand, Tell: g.tell}
		}),
		Guide:   guide,
		Moment:  remembered,
		Marks:   marks(),
		Samples: samples,
	}
}

// look is the look of RAGE.
type look struct{ rage.View }

func (g look) board(t render.Table, r render.Reader) render.Screen {
	s := render.Screen{Title: fmt.Sprintf("RAGE – round %d of %d", g.Round, g.Rounds)}
	switch g.Phase {
	case rage.Between:
		s.Title += " is over"
		s.Text = render.Paragraphs(g.lastRound(t, r), render.Readiness(t, g.Ready, g.Until))
		s.Fields = g.sheet(t, r)
	case rage.Ended:
		s.Title = "RAGE – the final score"
		s.Text = g.lastRound(t, r)
		s.Fields = g.sheet(t, r)
	case rage.Bidding:
		s.Title += ", the bids"
		s.Text = render.Paragraphs(g.trump(r), render.Lines(g.bidSum(), g.players(t, r)))
	default:
		s.Title += fmt.Sprintf(", trick %d of %d", g.Trick.Number, g.Tricks)
		s.Text = render.Paragraphs(g.trump(r), g.onTable(t, r), render.Lines(g.bidSum(), g.players(t, r)))
		if len(g.Turnovers) > 1 {
			s.Fields = []render.Field{{Name: "How the trump changed", Text: g.history(t, r)}}
		}
	}
	return s
}

// bidSum compares the bids that all can see with the tricks of the round.
func (g look) bidSum() string {
	made, hidden := 0, false
	for _, bid := range g.Bids {
		if bid != rage.NoBid {
			made++
		}
		hidden = hidden || bid == rage.HiddenBid
	}
	switch {
	case g.Rules.HiddenBids && g.Phase == rage.Bidding:
		return fmt.Sprintf("**Bids: %d of %d made**, for %s. They stay hidden until the round is over.", made, len(g.Bids), render.Plural(g.Tricks, "trick"))
	case hidden:
		return "**The bids stay hidden** until the round is over."
	case made < len(g.Bids):
		return fmt.Sprintf("**Bids so far: %d** for %s.", g.BidSum, render.Plural(g.Tricks, "trick"))
	case g.BidSum > g.Tricks:
		return fmt.Sprintf("**Bids: %d for %s**, %d too many.", g.BidSum, render.Plural(g.Tricks, "trick"), g.BidSum-g.Tricks)
	case g.BidSum < g.Tricks:
		return fmt.Sprintf("**Bids: %d for %s**, %d to spare.", g.BidSum, render.Plural(g.Tricks, "trick"), g.Tricks-g.BidSum)
	}
	return fmt.Sprintf("**Bids: %d for %s**, just as many.", g.BidSum, render.Plural(g.Tricks, "trick"))
}

// players lists everybody with the bid against the tricks won, and the points so far; in pairs also what both have.
func (g look) players(t render.Table, r render.Reader) string {
	var rows []string
	for i := range g.Bids {
		seat := games.Seat(i)
		says := []string{g.standing(render.At(g.Bids, seat), render.At(g.Won, seat), r), render.Plural(render.At(g.Totals, seat), "point")}
		if seat == g.Turn {
			says = append(says, "on turn")
		}
		if seat == g.Dealer {
			says = append(says, "dealer")
		}
		rows = append(rows, t.PlayerRow(seat, seat == g.Turn, r, says...))
	}
	if len(g.Partner) > 0 {
		for _, side := range g.sides() {
			rows = append(rows, g.together(t, side, r))
		}
	}
	return strings.Join(rows, "\n")
}

// together is what partners have bid and won.
func (g look) together(t render.Table, side []games.Seat, r render.Reader) string {
	bid, won := 0, 0
	for _, seat := range side {
		one := render.At(g.Bids, seat)
		if one < 0 || bid < 0 {
			bid = min(one, bid)
		} else {
			bid += one
		}
		won += render.At(g.Won, seat)
	}
	return t.Names(side) + " together: " + g.standing(bid, won, r)
}

// standing is a bid against the tricks won. In symbols a full circle is a trick, an empty one is missing to the bid, and
// a cross is a trick too many.
func (g look) standing(bid, won int, r render.Reader) string {
	text := "no bid yet"
	switch {
	case bid == rage.HiddenBid && g.Phase == rage.Bidding:
		return "has bid"
	case bid == rage.HiddenBid:
		text = "bid hidden"
	case bid >= 0:
		text = fmt.Sprintf("bid **%d**", bid)
	}
	if g.Phase == rage.Bidding {
		return text
	}
	text += fmt.Sprintf(", won **%d**", won)
	if r.TextOnly || bid < 0 || won < 0 || bid+won == 0 {
		return text
	}
	return text + " " + strings.Repeat("●", min(bid, won)) + strings.Repeat("○", max(0, bid-won)) + strings.Repeat("✚", max(0, won-bid))
}

// sides are those who play together: pairs, or everybody alone.
func (g look) sides() [][]games.Seat {
	var sides [][]games.Seat
	for i := range g.Won {
		seat := games.Seat(i)
		side := []games.Seat{seat}
		if len(g.Partner) > 0 {
			side = append(side, render.At(g.Partner, seat))
		}
		if seat == slices.Min(side) {
			sides = append(sides, side)
		}
	}
	return sides
}

func (g look) tell(t render.Table, e games.Event, r render.Reader) string {
	who := t.Names(e.Seats)
	card, called, _ := strings.Cut(strings.Join(e.Cards, ""), "=")
	verb := func(one, many string) string {
		if len(e.Seats) == 1 {
			return who + " " + one
		}
		return who + " " + many
	}
	switch e.Verb {
	case "deal":
		return fmt.Sprintf("Round %d: %s", e.N, verb("deals", "deal"))
	case "bid":
		return verb("bids", "bid") + fmt.Sprintf(" %d", e.N)
	case "seal":
		return verb("has", "have") + " bid in secret"
	case "play":
		return verb("plays", "play") + " " + playText(card, called, r)
	case "trump":
		if card == "" {
			return "There is no trump any more"
		}
		return "A new trump is turned: " + cardText(card, r)
	case "trick":
		return verb("wins", "win") + fmt.Sprintf(" trick %d", e.N)
	case "exact":
		return verb("has", "have") + " bid exactly"
	case "tie":
		return who + fmt.Sprintf(" have %s each: exact bids decide", render.Plural(e.N, "point"))
	}
	return ""
}
