package rednines

import (
	"time"

	"ruckus/games"
	"ruckus/games/card"
)

const (
	maxSeats = 8
	dealt    = card.Ranks // cards that each player gets: there is one suit for each

	// pause is how long the points of a round stay before the next is dealt.
	pause = 20 * time.Second
)

// A phase is a Phase, with the two ways to begin a new sequence told apart.
type phase uint8

const (
	opening phase = iota // the first play of a round
	running
	king    // the player of a King begins a new sequence, and may stop if only red nines are left
	restart // the others have all passed: the last player must begin a new sequence
	between
	ended
)

// A game is a game of Red Nines.
type game struct {
	rules  Rules
	seed   [32]byte
	seats  int8
	in     seatSet // who takes part in this round: all, or the tied ones in the extra round
	step   int     // of the next action, from 1
	round  int8    // from 1
	dealer games.Seat
	phase  phase
	turn   games.Seat // games.Table between rounds and at the end
	ready  seatSet    // between rounds: who is ready
	until  int64      // between rounds: when the next is dealt, in milliseconds since 1970; 0 otherwise
	hands  []byte     // by seat, see hand; after a round what was left
	pile   []byte     // the plays of this round, see play
	scored []byte     // the finished rounds, see scored
}

// over tells whether the round is over: it is scored, and all hands are open.
func (g *game) over() bool { return g.phase >= between }

// newGame starts a game and deals its first round.
func newGame(s games.Setup) (games.Game, error) {
	g := &game{seats: int8(s.Seats), seed: s.Seed, step: 1}
	if err := g.rules.options().Set(s.Values); err != nil {
		return nil, err
	}
	switch {
	case s.Seats < 2 || s.Seats > maxSeats:
		return nil, games.Illegalf("Red Nines is for 2 to %d players", maxSeats)
	case s.Seats < 4 && !g.rules.Small:
		return nil, games.Illegalf("Red Nines needs 4 to %d players; the option small allows 2 and 3", maxSeats)
	}
	g.hands = make([]byte, s.Seats*card.Ranks)
	g.dealer = games.Seat(card.Rand(s.Seed, "dealer", 0).IntN(s.Seats))
	g.deal(everybody(s.Seats))
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

// packByte is what such a pack has of each rank, as in a hand.
func packByte(players int) byte {
	var b byte
	for i := range players {
		ace := card.New(card.Ace, suitOrder[i%len(suitOrder)], i/len(suitOrder))
		b |= 1 << (ace % copies)
	}
	return b
}

// deal begins the next round for the seats that are in. The deal passes to the left.
func (g *game) deal(in seatSet) {
	g.in, g.round, g.ready, g.until = in, g.round+1, 0, 0
	g.dealer = g.next(g.dealer)
	g.phase, g.pile = opening, nil
	clear(g.hands)
	cards := pack(in.count())
	card.Shuffle(cards, card.Rand(g.seed, "deal", int(g.round)))
	for s := range games.Seat(g.seats) {
		if !in.has(s) {
			continue
		}
		for _, c := range cards[:dealt] {
			g.hand(s).add(c)
		}
		cards = cards[dealt:]
	}
	g.turn = g.next(g.dealer)
}

// hand is a seat's cards: what is changed in it is changed in the game.
func (g *game) hand(s games.Seat) hand { return handOf(g.hands, s) }

// next is the seat to the left among those who take part.
func (g *game) next(s games.Seat) games.Seat {
	for {
		s = (s + 1) % games.Seat(g.seats)
		if g.in.has(s) {
			return s
		}
	}
}

// Due is when the next round is dealt.
func (g *game) Due() time.Time {
	if g.until == 0 {
		return time.Time{}
	}
	return time.UnixMilli(g.until).UTC()
}

// Result is nil until the game is over. The lowest total wins.
func (g *game) Result() *games.Result {
	if g.phase != ended {
		return nil
	}
	totals := g.totals()
	return &games.Result{Winners: games.Lowest(totals), Scores: totals}
}
