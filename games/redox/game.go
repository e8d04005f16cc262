package redox

import (
	"slices"
	"time"

	"ruckus/games"
	"ruckus/games/kit"
)

const (
	maxSeats = 8
	dealt    = 15 // cards that each player gets
	packet   = 5  // that many at a time

	// pause is how long the points of a round stay before the next is dealt.
	pause = 20 * time.Second
	// maxRounds ends a game that would go on for ever because nobody collects points.
	maxRounds = 99
)

// A game is a game of REDOX.
type game struct {
	Public
	Seed kit.Seed

	Hands      hands
	Known      hands   // of the hands: what everybody has seen them take from the discard pile
	Fresh      cardSet // of the hands: what each seat took in its last turn
	Stock      pile    // the draw pile; its top is the last
	Pile       pile    // the discard pile; its top is the last
	Recycled   cardSet // of the draw pile and the hands: what was on the discard pile when that was last made a draw pile
	Reshuffles int16
	Turns      int16          // that this round has had
	Quiet      int16          // of them without a lay or a connection since then and since the second reshuffle
	Table      plots          // in the order in which they were laid
	Calls      [maxSeats]call // with must_yell: what each seat has yet to call
	Missed     [maxSeats]int8 // how often each seat has not called in time in this round
	Scored     []scored       // the finished rounds
}

// over reports whether the round is over: it is scored, and all hands are open.
func (g *game) over() bool { return g.Phase != Playing }

// decksFor is how many decks that many players need.
func decksFor(seats int8) int { return (int(seats) + 1) / 2 }

// start deals the first round.
func (g *game) start(s games.Setup) {
	g.Seats, g.Seed, g.Step = int8(s.Seats), s.Seed, 1
	g.deal(games.Seat(kit.Rand(s.Seed, "leader", 0).IntN(s.Seats)))
}

// allCards are the cards of that many decks.
func allCards(decks int) []deckCard {
	cards := make([]deckCard, 0, maxCards)
	for i := range decks * 64 {
		if c := deckCard(i); c.isIn(decks) {
			cards = append(cards, c)
		}
	}
	return cards
}

// deal begins the next round: everybody gets fifteen cards, five at a time, and the next card is the discard pile.
func (g *game) deal(leader games.Seat) {
	g.begin(g.Round+1, leader, g.goesClockwise(g.Round+1))
	g.Stock = append(g.Stock[:0], allCards(decksFor(g.Seats))...)
	shuffle(g.Stock, kit.Rand(g.Seed, "deal", g.Round))
	for range dealt / packet {
		s := leader
		for range g.Seats {
			for range packet {
				g.Hands[s].add(g.top())
			}
			s = g.next(s)
		}
	}
	g.Pile = append(g.Pile[:0], g.top())
}

// goesClockwise tells in which direction a round is played.
func (g *game) goesClockwise(round int) bool { return (round%2 == 1) == g.Rules.Clockwise }

// begin clears the table for a round. What lies in no hand and nowhere else yet is dealt by the caller.
func (g *game) begin(round int, leader games.Seat, clockwise bool) {
	*g = game{
		Public: Public{Rules: g.Rules, Seats: g.Seats, Step: g.Step, Round: round, Clockwise: clockwise, Leader: leader, Turn: leader},
		Seed:   g.Seed, Scored: g.Scored, Stock: g.Stock[:0], Pile: g.Pile[:0], Table: g.Table[:0],
	}
}

// Clone returns a copy that shares nothing with this game.
func (g *game) Clone() games.Game {
	c := *g
	c.Stock, c.Pile, c.Table, c.Scored = slices.Clone(g.Stock), slices.Clone(g.Pile), slices.Clone(g.Table), slices.Clone(g.Scored)
	return &c
}

// top takes the top of the draw pile.
func (g *game) top() deckCard {
	last := len(g.Stock) - 1
	c := g.Stock[last]
	g.Stock = g.Stock[:last]
	return c
}

// laid reports whether a seat has laid its first plot in this round.
func (g *game) laid(s games.Seat) bool {
	for i := range g.Table {
		if g.Table[i].owner == s {
			return true
		}
	}
	return false
}

// slamOpen reports whether who holds a slam may show it: nobody has laid a plot, and the house rules have one.
func (g *game) slamOpen() bool { return len(g.Table) == 0 && g.Rules.Slam != SlamOff }

// Due is when the next round is dealt, or when a call of "Last x" is missed.
func (g *game) Due() time.Time {
	due := int64(g.Clock)
	for i := range g.Calls {
		if at := g.Calls[i].Until; at != 0 && (due == 0 || at < due) {
			due = at
		}
	}
	return kit.Time(due)
}

// Result is nil until the game is over. The lowest total wins.
func (g *game) Result() *games.Result {
	if g.Phase != Ended {
		return nil
	}
	totals := g.totals()
	return &games.Result{Winners: games.Lowest(totals), Scores: totals}
}
