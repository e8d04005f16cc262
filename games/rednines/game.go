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
	maxSeats = kit.MaxSeats
	dealt    = card.Ranks // cards that each player gets: there is one suit for each

	// pause is how long the points of a round stay before the next is dealt.
	pause = 20 * time.Second
)

// A phase is a Phase in its stored form.
type phase uint8

const (
	opening phase = iota
	running
	leading
	between
	ended
)

// A game is a game of Red Nines, and its stored form.
type game struct {
	Rules  Rules
	Seed   kit.Seed
	Seats  int8
	In     kit.Seats // who takes part in this round: all, or the tied ones in the extra round
	Step   int       // of the next action, from 1
	Round  int8      // from 1
	Dealer games.Seat
	Phase  phase
	Turn   games.Seat // games.Table between rounds and at the end
	kit.Pause
	Hands  hands    // after a round what was left
	Pile   pile     // the plays of this round
	Scored []scored // the finished rounds
}

// over reports whether the round is over: it is scored, and all hands are open.
func (g *game) over() bool { return g.Phase >= between }

// newGame starts a game and deals its first round.
func newGame(s games.Setup) (games.Game, error) {
	g := &game{Seats: int8(s.Seats), Seed: s.Seed, Step: 1}
	if err := g.Rules.options().Set(s.Values); err != nil {
		return nil, err
	}
	switch {
	case s.Seats < 2 || s.Seats > maxSeats:
		return nil, games.Illegalf("this game is for 2 to %d players", maxSeats)
	case s.Seats < 4 && !g.Rules.Small:
		return nil, games.Illegalf("this game needs 4 to %d players, or 2 or 3 with the option Small", maxSeats)
	}
	g.Dealer = games.Seat(kit.Rand(s.Seed, "dealer", 0).IntN(s.Seats))
	g.deal(kit.All(g.Seats))
	return g, nil
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
	g.Phase, g.Pile, g.Hands = opening, nil, hands{}
	cards := pack(in.Count())
	card.Shuffle(cards, kit.Rand(g.Seed, "deal", int(g.Round)))
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

// clone is a game that shares no memory with this one.
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
	if g.Phase != ended {
		return nil
	}
	totals := g.totals()
	return &games.Result{Winners: games.Lowest(totals), Scores: totals}
}
