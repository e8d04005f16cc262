package redox

import (
	"time"

	"ruckus/games"
	"ruckus/games/card"
)

const (
	maxSeats = 8
	dealt    = 15 // cards that each player gets
	packet   = 5  // so many at a time

	// pause is how long the points of a round stay before the next is dealt.
	pause = 20 * time.Second
	// maxRounds ends a game that would go on for ever because nobody collects points.
	maxRounds = 99
)

// A phase is how far a round has come.
type phase uint8

const (
	playing phase = iota
	between
	ended
)

// A game is a game of REDOX.
type game struct {
	rules     Rules
	seed      [32]byte
	seats     int8
	step      int  // which turn of the game comes next, from 1
	round     int8 // from 1
	clockwise bool // whether this round goes to the next seat, not to the one before
	leader    games.Seat
	phase     phase
	turn      games.Seat // games.Table between rounds and at the end
	ready     seatSet    // between rounds: who is ready
	until     int64      // between rounds: when the next is dealt, in milliseconds since 1970; 0 otherwise

	hands      [maxSeats]cardSet
	known      [maxSeats]cardSet // of the hands: what everybody has seen them take from the discard pile
	fresh      cardSet           // of the hands: what each seat took in its last turn
	stock      []deckCard        // the draw pile; its top is the last
	pile       []deckCard        // the discard pile; its top is the last
	recycled   cardSet           // of the draw pile and the hands: what was on the discard pile when that was last made a draw pile
	reshuffles int16
	turns      int16          // that this round has had
	quiet      int16          // of them without a lay or a connection since then and since the second reshuffle
	table      []plot         // in the order in which they were laid
	calls      [maxSeats]call // with must_yell: what each seat has yet to call
	missed     [maxSeats]int8 // how often each seat has not called in time in this round
	scored     []byte         // the finished rounds, see scored
}

// over tells whether the round is over: it is scored, and all hands are open.
func (g *game) over() bool { return g.phase != playing }

// decksFor is how many decks so many players need.
func decksFor(seats int8) int { return (int(seats) + 1) / 2 }

// newGame starts a game and deals its first round.
func newGame(s games.Setup) (games.Game, error) {
	if s.Seats < 2 || s.Seats > maxSeats {
		return nil, games.Illegalf("REDOX is for 2 to %d players", maxSeats)
	}
	g := &game{seats: int8(s.Seats), seed: s.Seed, step: 1}
	if err := g.rules.options().Set(s.Values); err != nil {
		return nil, err
	}
	g.deal(games.Seat(card.Rand(s.Seed, "leader", 0).IntN(s.Seats)))
	return g, nil
}

// allCards are the cards of so many decks.
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
	g.begin(g.round+1, leader, g.goesClockwise(g.round+1))
	g.stock = append(g.stock[:0], allCards(decksFor(g.seats))...)
	shuffle(g.stock, card.Rand(g.seed, "deal", int(g.round)))
	for range dealt / packet {
		s := leader
		for range g.seats {
			for range packet {
				g.hands[s].add(g.top())
			}
			s = g.next(s)
		}
	}
	g.pile = append(g.pile[:0], g.top())
}

// goesClockwise tells in which direction a round is played.
func (g *game) goesClockwise(round int8) bool { return (round%2 == 1) == g.rules.Clockwise }

// begin clears the table for a round. What lies in no hand and nowhere else yet is dealt by the caller.
func (g *game) begin(round int8, leader games.Seat, clockwise bool) {
	*g = game{
		rules: g.rules, seed: g.seed, seats: g.seats, step: g.step, round: round, scored: g.scored,
		clockwise: clockwise, leader: leader, turn: leader,
		stock: g.stock[:0], pile: g.pile[:0], table: g.table[:0],
	}
}

// top takes the top of the draw pile.
func (g *game) top() deckCard {
	last := len(g.stock) - 1
	c := g.stock[last]
	g.stock = g.stock[:last]
	return c
}

// laid tells whether a seat has laid its first plot in this round.
func (g *game) laid(s games.Seat) bool {
	for i := range g.table {
		if g.table[i].owner == s {
			return true
		}
	}
	return false
}

// Due is when the next round is dealt, or when a call of "Last x" is missed.
func (g *game) Due() time.Time {
	due := g.until
	for i := range g.calls {
		if at := g.calls[i].until; at != 0 && (due == 0 || at < due) {
			due = at
		}
	}
	return timeOf(due)
}

// dueAfter is a time some while after an action, as it is stored: within the bounds that Load takes.
func dueAfter(at time.Time, while time.Duration) int64 {
	return min(max(at.Add(while).UnixMilli(), 1), maxUntil)
}

// timeOf is a stored time; zero for 0.
func timeOf(milli int64) time.Time {
	if milli == 0 {
		return time.Time{}
	}
	return time.UnixMilli(milli).UTC()
}

// Result is nil until the game is over. The lowest total wins.
func (g *game) Result() *games.Result {
	if g.phase != ended {
		return nil
	}
	totals := g.totals()
	return &games.Result{Winners: games.Lowest(totals), Scores: totals}
}
