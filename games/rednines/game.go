package rednines

import (
	"math/bits"
	"time"

	"ruckus/games"
	"ruckus/games/card"
)

const (
	maxSeats = 8
	dealt    = 13 // cards that each player gets

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

// A game is a game of Red Nines. Its exported fields are its stored form.
type game struct {
	Rules  Rules
	Seed   []byte // 32 bytes
	Seats  int8
	In     uint8 // the seats that take part in this round, as bits: all, or the tied ones in the extra round
	Step   int   // of the next action, from 1
	Round  int8  // from 1
	Dealer games.Seat
	Phase  phase
	Turn   games.Seat // games.Table between rounds and at the end
	Ready  uint8      // between rounds: the seats that are ready, as bits
	Until  int64      // between rounds: when the next is dealt, in milliseconds since 1970; 0 otherwise
	Hands  []byte     // by seat, see hand; after a round what was left
	Pile   []byte     // the plays of this round, see play
	Scored []byte     // the finished rounds, see scored
}

func newGame(s games.Setup) (games.Game, error) {
	g := &game{Seats: int8(s.Seats), Seed: s.Seed[:], Step: 1, Turn: games.Table}
	if err := g.Rules.options().Set(s.Values); err != nil {
		return nil, err
	}
	switch {
	case s.Seats < 2 || s.Seats > maxSeats:
		return nil, games.Illegalf("Red Nines is for 2 to %d players", maxSeats)
	case s.Seats < 4 && !g.Rules.Small:
		return nil, games.Illegalf("Red Nines needs 4 to %d players; the option small allows 2 and 3", maxSeats)
	}
	g.Hands = make([]byte, s.Seats*card.Ranks)
	g.Dealer = games.Seat(card.Rand(s.Seed, "dealer", 0).IntN(s.Seats))
	g.deal(1<<s.Seats - 1)
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

// deal begins the next round for the seats that are in; the dealer is set already.
func (g *game) deal(in uint8) {
	g.In, g.Round, g.Ready, g.Until = in, g.Round+1, 0, 0
	g.Phase, g.Pile = opening, nil
	clear(g.Hands)
	cards := pack(g.players())
	card.Shuffle(cards, card.Rand([32]byte(g.Seed), "deal", int(g.Round)))
	for s := range games.Seat(g.Seats) {
		if !g.in(s) {
			continue
		}
		for _, c := range cards[:dealt] {
			g.hand(s).add(c)
		}
		cards = cards[dealt:]
	}
	g.Turn = g.next(g.Dealer)
}

func (g *game) hand(s games.Seat) hand { return handOf(g.Hands, s) }

// players is how many take part in this round.
func (g *game) players() int { return bits.OnesCount8(g.In) }

func (g *game) in(s games.Seat) bool { return g.In&(1<<s) != 0 }

// next is the seat to the left among those who take part.
func (g *game) next(s games.Seat) games.Seat {
	for {
		s = (s + 1) % games.Seat(g.Seats)
		if g.in(s) {
			return s
		}
	}
}

// Due is when the next round is dealt.
func (g *game) Due() time.Time {
	if g.Until == 0 {
		return time.Time{}
	}
	return time.UnixMilli(g.Until).UTC()
}

// Result is nil until the game is over. The lowest total wins.
func (g *game) Result() *games.Result {
	if g.Phase != ended {
		return nil
	}
	totals := g.totals()
	return &games.Result{Winners: lowest(totals), Scores: totals}
}
