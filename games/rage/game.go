package rage

import (
	"math/rand/v2"
	"time"

	"ruckus/games"
	"ruckus/games/kit"
)

const (
	maxSeats = 8
	rounds   = 10 // at most, with ten cards in the first and one card in the last

	// pause is how long the points of a round stay before the next is dealt.
	pause = 20 * time.Second
)

// A game is a game of RAGE. It has no pointers, so that an assignment copies it.
type game struct {
	Public
	Seed   kit.Seed
	Hands  hands
	Pile   set // the trump pile: all cards that were not dealt
	Buried set // those action cards of the pile that were turned before the trump
	Trumps trumps
	Voids  voids // by seat: colours that it has shown not to have

	Lead  games.Seat // who leads the trick, and so has won the last one
	Trick trick      // being played
	Last  trick      // the last complete one of this round
	Opens games.Seat // who led that one

	Sheet sheet // by round and seat, this round included
}

// Clone returns a copy.
func (g *game) Clone() games.Game { return new(*g) }

// begin deals the first round.
func (g *game) begin(s games.Setup) {
	g.Seats, g.Seed, g.Step = int8(s.Seats), s.Seed, 1
	g.Dealer = games.Seat(kit.Rand(s.Seed, "dealer", 0).IntN(s.Seats))
	g.deal()
}

// dealt is how many cards each player gets in this round, and so how many tricks it has.
func (g *game) dealt() int { return g.Rules.dealt(g.Round) }

// dealt is how many cards each player gets in a round.
func (r *Rules) dealt(round int) int { return r.Hands + 1 - round }

// deal begins the next round: the deal passes to the left, all cards are shuffled, and after dealing the cards of the
// trump pile are turned until a number card shows. It returns the turned cards.
func (g *game) deal() []string {
	g.Round++
	g.Dealer = g.after(g.Dealer, 1)
	g.Phase, g.Pause = Bidding, kit.Pause{}
	g.Turn = g.firstBidder()
	g.Lead = g.after(g.Dealer, 1)
	g.Trick, g.Last, g.Opens = trick{}, trick{}, g.Lead
	g.Hands, g.Voids = hands{}, voids{}
	for s := range g.Seats {
		g.row()[s] = tally{bid: noBid}
	}
	pack := newPack(kit.Rand(g.Seed, "deal", g.Round))
	for s := range g.Seats {
		for range g.dealt() {
			g.Hands[s].add(pack.draw())
		}
	}
	g.Pile, g.Buried = pack.rest(), set{}
	var turned []string
	for { // at least 30 cards are left, and there are only 14 action cards: a number card will come
		c := pack.draw()
		turned = append(turned, c.String())
		if c.isNumber() {
			g.Trumps = trumps{}
			g.Trumps.add(turnover{by: games.Table, turned: c})
			return turned
		}
		g.Buried.add(c)
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
