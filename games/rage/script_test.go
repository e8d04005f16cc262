package rage

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
	"ruckus/games/kit"
)

// start is when all games in tests begin.
var start = gamestest.Start

type script = gamestest.Script[*game]

// numbered adds the number that the move would have to carry now, unless it names one.
func numbered(g *game, move string) string {
	return gamestest.Numbered(move, g.Step, g.Round, "bid", "ready")
}

// head is how a position begins where its lines do not say so: the last seat deals, and the round is that of that many cards.
func head(position []string) string {
	for _, line := range position {
		if hands := strings.Split(line, "|"); !strings.Contains(line, ": ") {
			return fmt.Sprintf("seats %d, dealer %d, round %d", len(hands), len(hands)-1, 11-len(strings.Fields(hands[0])))
		}
	}
	return ""
}

// setUp sets up positions of testdata/scripts like this:
//
//	= seats 4, dealer 3, round 7, trump Y7, hook   all but seats may be missing; house rules by name, and "hands 5"; if
//	                                               the line is missing, the last seat deals, and the cards tell the round
//	= past: 2/3b 0/0 1/1 | ...                     bid/won in the rounds before by seat, with b and m for Bonus and Mad Rage
//	= R12 WR | B0 B1 | ...; bids 2 1 0 1           the hands by seat, and all bids
//	= pile: R1 B2                                  the trump pile; else it is all the rest of the pack
//	= bids: 2 1 0 1                                all bids, behind a trump pile
func setUp(s *script, line string) (complete bool) {
	switch what, rest, _ := strings.Cut(line, ": "); what {
	case "past":
		setPast(s, rest)
	case "pile":
		s.Game.Pile = cardsOf(s.T, s.Game.Pile, rest)
	case "bids":
		setBids(s, rest)
		return true
	default:
		s.Game.Pile = wholePack
		hands, bids, all := strings.Cut(line, "; bids ")
		for seat, cards := range strings.Split(hands, "|") {
			s.Game.Hands[seat] = cardsOf(s.T, s.Game.Pile, cards)
			require.Equal(s.T, s.Game.dealt(), s.Game.Hands[seat].count(), "cards of seat %d in %q", seat, line)
			s.Game.Pile = s.Game.Pile.without(s.Game.Hands[seat])
		}
		require.True(s.T, s.Game.Pile.has(s.Game.Trumps.turned()))
		if all {
			setBids(s, bids)
		}
		return all
	}
	return false
}

// setBids sets all bids, so that the first trick begins.
func setBids(s *script, bids string) {
	for seat, bid := range strings.Fields(bids) {
		n, err := strconv.Atoi(bid)
		require.NoError(s.T, err)
		s.Game.row()[seat].bid = int8(n)
	}
	s.Game.Phase, s.Game.Turn = Playing, s.Game.Lead
}

// newPosition makes a game at the start of a round, in which nobody has a card yet.
func newPosition(t testing.TB, w gamestest.Words) *game {
	g := &game{Seed: kit.Seed{1}, Public: Public{
		Step: 1, Seats: int8(w.Int(t, "seats", 0)), Dealer: games.Seat(w.Int(t, "dealer", 0)), Round: w.Int(t, "round", 1),
	}}
	turned := w.Text("trump", "Y7")
	w.Set(t, g.Rules.options())
	c, ok := parseCard(turned)
	require.True(t, ok, turned)
	g.Trumps.add(turnover{by: games.Table, turned: c})
	g.Lead = g.after(g.Dealer, 1)
	g.Opens, g.Turn = g.Lead, g.firstBidder()
	for round := range g.Round {
		for s := range g.Seats {
			g.Sheet[round][s] = tally{bid: 1} // missed, and no points
		}
	}
	for i := range g.row() {
		g.row()[i].bid = noBid
	}
	return g
}

func setPast(s *script, line string) {
	for round, row := range strings.Split(line, " | ") {
		for seat, text := range strings.Fields(row) {
			var t tally
			_, err := fmt.Sscanf(text, "%d/%d", &t.bid, &t.won)
			require.NoError(s.T, err, text)
			t.bonus, t.mad = int8(strings.Count(text, "b")), int8(strings.Count(text, "m"))
			s.Game.Sheet[round][seat] = t
		}
	}
}

// cardsOf reads cards with spaces between them, and takes them from those that are there.
func cardsOf(t testing.TB, from set, text string) (cards set) {
	for _, name := range strings.Fields(text) {
		c, ok := parseCard(name)
		if ok && !c.isNumber() {
			c, ok = from.without(cards).firstOf(c)
		}
		require.True(t, ok && from.without(cards).has(c), "%s isn't there", name)
		cards.add(c)
	}
	return cards
}

// eventText writes an event as a line of a script.
func eventText(e games.Event) string {
	text := gamestest.EventText(e)
	if e.Verb == "bid" && e.N == 0 {
		text += " 0"
	}
	return text
}

func publicText(v View) string {
	switch v.Phase {
	case Bidding:
		return fmt.Sprintf("bids %v, sum %d of %d", v.Bids, v.BidSum, v.Tricks)
	case Playing:
		text := fmt.Sprintf("trump %q, lead colour %q, won %v", v.Trump, v.Trick.Colour, v.Won)
		if v.Trick.Winner != games.Table {
			text += fmt.Sprint(", winning ", v.Trick.Winner)
		}
		return text
	}
	last := v.Scored[len(v.Scored)-1]
	return fmt.Sprintf("%s, bids %v, won %v, extra %v, points %v, totals %v", v.Phase, last.Bids, last.Won, last.Extra, last.Points, last.Totals)
}
