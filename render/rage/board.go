package rage

import (
	"fmt"
	"slices"
	"strings"

	"ruckus/games"
	"ruckus/games/rage"
	"ruckus/render/look"
	"ruckus/render/screen"
)

func (g scene) board(t look.Table, r screen.Reader) screen.Screen {
	var s screen.Screen
	at := []any{"game", t.Kind.Title, "round", g.Round, "rounds", g.Rules.Hands, "trick", g.Trick.Number, "tricks", g.Tricks}
	switch g.Phase {
	case rage.Between:
		s.Title = say("board.between", "game", t.Kind.Title, "round", g.roundTitle())
		s.Text = screen.Paragraphs(g.lastInLine(t, r), g.lastRound(t, r), look.Readiness(t, g.Ready.List()))
	case rage.Ended:
		s.Title = say("board.over", "game", t.Kind.Title)
		s.Text = screen.Paragraphs(g.lastInLine(t, r), g.exactBids(t))
	case rage.Bidding:
		s.Title = say("board.bids", at...)
		s.Text = screen.Paragraphs(g.turned(r), screen.Lines(g.bidSum(), g.players(t, r)))
	default:
		s.Title, s.Large = say("board.trick", at...), g.largeTrick(r)
		trick, last := g.onTable(t, r), ""
		if s.Large != "" {
			trick = g.order(t)
		}
		if len(g.Trick.Plays) > 0 {
			last = g.lastInLine(t, r)
		}
		s.Text = screen.Paragraphs(screen.Lines(trick, g.colours(t, r)), screen.Lines(g.bidSum(), g.players(t, r)), last)
	}
	return s
}

// largeTrick is the trick as large marks, those included that are still to come; "" where there are no marks, or no cards.
func (g scene) largeTrick(r screen.Reader) string {
	var names []string
	for _, p := range g.Trick.Plays {
		names = append(names, markName(p.Card, shown(p)))
	}
	for len(names) < len(g.Bids) {
		names = append(names, placeMark)
	}
	if len(g.Trick.Plays) == 0 {
		return ""
	}
	return r.Large(names)
}

// order are the players in the order of the large cards above.
func (g scene) order(t look.Table) string {
	names := make([]string, len(g.Bids))
	for i := range g.Bids {
		seat := games.Seat((int(g.Trick.Leader) + i) % len(g.Bids))
		names[i] = t.ShortName(seat)
		if seat == g.Trick.Winner {
			names[i] = say("order.wins", "who", names[i])
		}
	}
	return screen.Evenly(names, " → ", " →")
}

// colours are the trump, what it was before, and the lead colour.
func (g scene) colours(t look.Table, r screen.Reader) string {
	text := g.trump(false, r)
	if n := len(g.Turnovers); n > 1 {
		for _, o := range slices.Backward(g.Turnovers[:n-1]) {
			if o.Trump != g.Trump && o.Trump != "" {
				text += " " + say("trump.was", "colour", pack.Written(o.Trump, r))
				break
			}
		}
	}
	if g.Trick.Colour != "" {
		text += " · " + say("led", "colour", pack.Written(g.Trick.Colour, r))
	} else if len(g.Trick.Plays) > 0 {
		text += " · " + say("led.none")
	}
	return text
}

// players lists everybody with the points so far and the bid against the tricks won.
func (g scene) players(t look.Table, r screen.Reader) string {
	var rows []string
	for i := range g.Bids {
		seat := games.Seat(i)
		says := []string{g.bidAndTricks(seat, r)}
		if r.TextOnly {
			says = append(says, say("player.points", "n", look.At(g.Totals, seat)))
			if seat == g.Turn {
				says = append(says, say("player.turn"))
			}
		}
		if seat == g.Dealer {
			says = append(says, say("player.dealer"))
		}
		if look.At(t.Players, seat).Away {
			says = append(says, say("player.away"))
		}
		says = slices.DeleteFunc(says, func(s string) bool { return s == "" })
		name, points := t.ShortName(seat), screen.Number(look.At(g.Totals, seat))
		if g.Phase == rage.Bidding { // a bare number would be read as a bid
			points = say("player.points", "n", look.At(g.Totals, seat))
		}
		switch {
		case r.TextOnly:
			name = "- " + name
		case seat == g.Turn:
			name = "▸ **" + name + " " + points + "**"
		default:
			name += " " + points
		}
		rows = append(rows, strings.Join(append([]string{name}, says...), " · "))
	}
	if len(g.Partner) > 0 && g.Phase == rage.Playing {
		var pairs []string
		for _, side := range g.sides() {
			bid, won := g.together(side)
			pairs = append(pairs, unbroken(sideName(t, side), standing(bid, won, r)))
		}
		rows = append(rows, say("pairs", "pairs", strings.Join(pairs, " · ")))
	}
	if !r.TextOnly && !r.New && g.Phase != rage.Bidding {
		rows = append(rows, screen.Small(say("dots.points"), r))
	}
	return strings.Join(rows, "\n")
}

// bidAndTricks is what a seat has bid and won; "" for a bid that is not made yet.
func (g scene) bidAndTricks(seat games.Seat, r screen.Reader) string {
	bid := look.At(g.Bids, seat)
	switch {
	case g.Phase != rage.Bidding:
		return standing(bid, look.At(g.Won, seat), r)
	case bid == rage.HiddenBid:
		return say("player.has-bid")
	case bid == rage.NoBid && r.TextOnly:
		return say("player.no-bid")
	case bid == rage.NoBid:
		return ""
	}
	return say("player.bids", "n", bid)
}

// exactBids says at the end how often everyone bid exactly.
func (g scene) exactBids(t look.Table) string {
	var says []string
	for _, side := range g.placed() {
		says = append(says, fmt.Sprintf("%s %d", sideName(t, side), look.At(g.Exact, side[0])))
	}
	return say("exact", "n", len(g.Scored), "who", strings.Join(says, " · "))
}
