package rage

import (
	"math/rand/v2"
	"time"

	"ruckus/games"
	standard "ruckus/games/card"
)

const (
	maxSeats = 8
	rounds   = 10 // with ten cards in the first and one card in the last

	// pause is how long the points of a round stay before the next is dealt.
	pause = 20 * time.Second
)

type phase uint8

const (
	bidding phase = iota
	playing
	between // a round is scored
	ended
)

// A game is a game of RAGE. It has no pointers, so that an assignment copies it.
type game struct {
	rules  Rules
	seed   [32]byte
	seats  int8
	round  int8 // from 1
	phase  phase
	step   int // of the next action, from 1
	dealer games.Seat
	turn   games.Seat // who is to bid or play; games.Table while all make hidden bids, between rounds and at the end
	ready  seatSet    // between rounds: who is ready
	until  int64      // between rounds: when the next is dealt, in milliseconds since 1970; 0 otherwise

	hands  [maxSeats]set
	pile   set // the trump pile: all cards that were not dealt
	buried set // those action cards of the pile that were turned before the trump
	trumps trumps
	voids  [maxSeats]colourSet // by seat: colours that it has shown not to have

	lead  games.Seat // who leads the trick, and so has won the last one
	trick trick      // being played
	last  trick      // the last complete one of this round
	opens games.Seat // who led that one

	sheet [rounds][maxSeats]tally // by round and seat, this round included
}

// newGame starts a game and deals its first round.
func newGame(s games.Setup) (games.Game, error) {
	g := &game{seats: int8(s.Seats), seed: s.Seed, step: 1}
	if err := g.rules.options().Set(s.Values); err != nil {
		return nil, err
	}
	switch {
	case s.Seats < 2 || s.Seats > maxSeats:
		return nil, games.Illegalf("RAGE is for 2 to %d players", maxSeats)
	case g.rules.Teams && (s.Seats < 4 || s.Seats%2 > 0):
		return nil, games.Illegalf("pairs need 4, 6 or 8 players: switch the option teams off, or find a partner for everybody")
	}
	g.dealer = games.Seat(standard.Rand(s.Seed, "dealer", 0).IntN(s.Seats))
	g.deal()
	return g, nil
}

// dealt is how many cards each player gets in this round, and so how many tricks it has.
func (g *game) dealt() int { return rounds + 1 - int(g.round) }

// deal begins the next round: the deal passes to the left, all cards are shuffled, and after dealing the cards of the
// trump pile are turned until a number card shows. It returns the turned cards.
func (g *game) deal() []string {
	g.round++
	g.dealer = g.after(g.dealer, 1)
	g.phase, g.ready, g.until = bidding, 0, 0
	g.turn = g.firstBidder()
	g.lead = g.after(g.dealer, 1)
	g.trick, g.last, g.opens = trick{}, trick{}, g.lead
	g.hands, g.voids = [maxSeats]set{}, [maxSeats]colourSet{}
	for s := range g.seats {
		g.row()[s] = tally{bid: noBid}
	}
	pack := newPack(standard.Rand(g.seed, "deal", int(g.round)))
	for s := range g.seats {
		for range g.dealt() {
			g.hands[s].add(pack.draw())
		}
	}
	g.pile, g.buried = pack.rest(), set{}
	var turned []string
	for { // at least 30 cards are left, and there are only 14 action cards: a number card will come
		c := pack.draw()
		turned = append(turned, c.String())
		if c.isNumber() {
			g.trumps = trumps{}
			g.trumps.add(turnover{by: games.Table, turned: c})
			return turned
		}
		g.buried.add(c)
	}
}

// A pack is a shuffled pack of cards: shuffled no further than it is drawn from.
type pack struct {
	cards [packSize]card
	drawn int
	rand  *rand.Rand
}

func newPack(r *rand.Rand) *pack {
	p := &pack{rand: r}
	for c := range packSize {
		p.cards[c] = c
	}
	return p
}

// draw takes the next card.
func (p *pack) draw() card {
	i := p.drawn + int(p.rand.Uint32N(uint32(int(packSize)-p.drawn)))
	p.cards[i], p.cards[p.drawn] = p.cards[p.drawn], p.cards[i]
	p.drawn++
	return p.cards[p.drawn-1]
}

// rest are the cards that have not been drawn.
func (p *pack) rest() (rest set) {
	for _, c := range p.cards[p.drawn:] {
		rest.add(c)
	}
	return rest
}

// Due is when the next round is dealt.
func (g *game) Due() time.Time {
	if g.until == 0 {
		return time.Time{}
	}
	return time.UnixMilli(g.until).UTC()
}
