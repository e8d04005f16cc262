package rednines

import (
	"iter"
	"slices"
	"time"

	"ruckus/games"
	"ruckus/games/card"
	"ruckus/games/kit"
)

const (
	maxSeats = 8
	dealt    = card.Ranks // cards that each player gets: there is one suit for each

	// pause is how long the points of a round stay before the next is dealt.
	pause = 20 * time.Second
)

// A game is a game of Red Nines.
type game struct {
	Public
	Seed  kit.Seed
	Hands hands // after a round what was left
	Pile  pile  // the plays of this round
}

// over reports whether the round is over: it is scored, and all hands are open.
func (g *game) over() bool { return g.Phase >= Between }

// refuseTable refuses a table that is too small without the house rule.
func (g *game) refuseTable(s games.Setup) error {
	if s.Seats < 4 && !g.Rules.Small {
		return no("options-small", "n", maxSeats)
	}
	return nil
}

// begin deals the first round.
func (g *game) begin(s games.Setup) {
	g.Seats, g.Seed, g.Step = int8(s.Seats), s.Seed, 1
	g.Dealer = games.Seat(kit.Rand(s.Seed, "dealer", 0).IntN(s.Seats))
	g.deal(kit.All(g.Seats))
}

// suitOrder is the order in which suits come into the pack, one for each player. It gives as many red suits as black
// ones, and one more of them where the players are odd.
var suitOrder = [4]card.Suit{card.Hearts, card.Spades, card.Diamonds, card.Clubs}

// pack is the pack for a number of players.
func pack(players int) []card.Card {
	var suits [card.Suits]int
	for i := range players {
		suits[suitOrder[i%len(suitOrder)]]++
	}
	return card.Pack(suits)
}

// deal begins the next round for the seats that are in. The deal passes to the left.
func (g *game) deal(in kit.Seats) {
	g.In, g.Round, g.Pause = in, g.Round+1, kit.Pause{}
	g.Dealer = g.next(g.Dealer)
	g.Phase, g.Pile, g.Hands = Opening, nil, hands{}
	cards := pack(in.Count())
	card.Shuffle(cards, kit.Rand(g.Seed, "deal", g.Round))
	for s := range games.Seat(g.Seats) {
		if !in.Has(s) {
			continue
		}
		for _, c := range cards[:dealt] {
			g.Hands[s].add(c)
		}
		cards = cards[dealt:]
	}
	g.Turn = g.next(g.Dealer)
}

// Clone returns a copy that shares no memory with this one.
func (g *game) Clone() games.Game { return g.clone() }

func (g *game) clone() *game {
	c := *g
	c.Pile, c.Scored = slices.Clone(g.Pile), slices.Clone(g.Scored)
	return &c
}

// next is the seat to the left among those who take part.
func (g *game) next(s games.Seat) games.Seat {
	for {
		s = (s + 1) % games.Seat(g.Seats)
		if g.In.Has(s) {
			return s
		}
	}
}

// others are all other seats that take part, in turn order after a seat.
func (g *game) others(s games.Seat) iter.Seq[games.Seat] {
	return func(yield func(games.Seat) bool) {
		for other := g.next(s); other != s && yield(other); {
			other = g.next(other)
		}
	}
}

// Result is nil until the game is over. The lowest total wins.
func (g *game) Result() *games.Result {
	if g.Phase != Ended {
		return nil
	}
	totals := g.totals()
	return &games.Result{Winners: games.Lowest(totals), Scores: totals}
}
