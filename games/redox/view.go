package redox

import (
	"slices"
	"time"

	"ruckus/games"
	"ruckus/games/card"
	"ruckus/games/kit"
)

// A Phase is how far a round has come.
type Phase uint8

const (
	Playing Phase = iota // somebody is on turn
	Between              // a round is scored; the next is dealt when all are ready, or after a pause
	Ended                // the game is over
)

var phaseNames = []string{Playing: "playing", Between: "between", Ended: "ended"}

func (p Phase) String() string { return kit.Name(p, phaseNames) }

// MarshalText writes the name of the phase.
func (p Phase) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads the name of a phase.
func (p *Phase) UnmarshalText(text []byte) error { return kit.ReadName(p, text, phaseNames) }

// A Public is what everybody knows besides the cards: the game has it, and each view.
type Public struct {
	Rules     Rules
	Seats     int8       `show:"-"`
	Step      int        // the number that the moves of the player on turn carry: which turn of the game it is, from 1
	Round     int        // from 1
	Clockwise bool       // whether this round goes from each seat to the next, not to the one before
	Leader    games.Seat // of the round
	Phase     Phase
	Turn      games.Seat // who is to play; games.Table between rounds and at the end
	kit.Pause
}

// A View is all that a seat may know; games.Table sees what a bystander sees. All lists by seat have as many entries as
// there are seats.
type View struct {
	Seat games.Seat // whose view this is
	Public
	Decks int        // of 52 cards and two jokers each
	Next  games.Seat // who plays after the one on turn; games.Table where nobody does

	Stock  int        // cards on the draw pile
	Pile   []string   // the discard pile, at most its upper 5 cards, its top last: that is what an exchange may pick
	Discs  int        // cards on the discard pile
	Table  []Plot     // in the order in which they were laid
	Counts []int      // cards in the hands, by seat
	Last   []bool     // whose "Last x" has been said, with x as in Counts, by seat
	Calls  []Call     // with must_yell: what has yet to be called
	Missed []int      // with must_yell: how often each seat has not called in time in this round
	Laid   []bool     // who has laid the first plot of this round and may connect, by seat
	Known  [][]string // what everybody has seen a seat take from the discard pile, and it still holds, by seat

	Totals []int      // points of the finished rounds, by seat; the lowest wins
	Scored []Score    // the finished rounds in order
	Left   [][]string // after a round what is left in the hands, by seat; nil before

	// Fresh is what the seat took in its last turn, if that was an exchange; "" otherwise.
	Fresh    string       `json:",omitempty"`
	Hand     []string     // the seat's own cards by suit and rank, the jokers last; nil for a bystander
	Groups   []Group      // the same cards by what belongs together: first the plots that leave the fewest points
	Deadwood int          // those points
	Draw     Exchange     // on its turn: what to throw when it draws
	Take     Exchange     // on its turn: what to throw when it takes the top of the discard pile
	Lays     []Lay        // the useful plots that the seat may lay, now or when it is on turn
	Connects []Connection // the useful connections that it can make, now or when it is on turn
	Slam     [][]string   // the plots of the slam that it may show, now or when it is on turn; nil if there is none
}

// A Plot is a plot on the table.
type Plot struct {
	Number int        // in moves, from 1
	Owner  games.Seat // who laid it
	Run    bool       // a run
	Cards  []string   // of a run in order, from the lowest
	Stands []string   // of a run the cards that Cards count as, without decks: jokers have their place
	Lower  string     // of a run what can be connected at its lower end, without deck; "" if that is closed
	Upper  string     // of a run what can be connected at its upper end, without deck; "" if that is closed
	Rank   string     // of a multiple its rank, all cards of which can be connected; "" for a run
}

// A Lay is a plot that can be laid.
type Lay struct {
	Cards  []string
	Run    bool     // a run
	Stands []string // of a run what Cards count as, as in a Plot
	Move   string   // "" when the seat is not on turn
}

// A Connection is cards that can be connected to a plot.
type Connection struct {
	Plot   int // its number
	Lower  []string
	Upper  []string
	Stands []string // of a run what Lower and then Upper count as, as in a Plot
	Move   string   // "" when the seat is not on turn
}

// A Call is a "Last x" that a player has yet to say.
type Call struct {
	Seat  games.Seat
	Left  int       // the x
	Until time.Time // then it is missed
}

// A Score is how a round ended.
type Score struct {
	Winner games.Seat // games.Table if the round was blocked
	Slam   bool       // everybody else's points count twice
	Points []int      // by seat
}

// shownPile is how many cards of the discard pile a view has at most.
const shownPile = 5

// View is a View.
func (g *game) View(s games.Seat) any {
	v := View{
		Seat: s, Public: g.Public, Decks: decksFor(g.Seats), Next: games.Table,
		Stock: len(g.Stock), Pile: kit.Names(g.Pile[max(0, len(g.Pile)-shownPile):]), Discs: len(g.Pile),
		Table: []Plot{}, Calls: []Call{}, Totals: g.totals(), Scored: []Score{},
	}
	if !g.over() {
		v.Next = g.next(g.Turn)
	}
	for i := range g.Table {
		v.Table = append(v.Table, g.Table[i].view(i+1))
	}
	for i := range games.Seat(g.Seats) {
		n, c := g.Hands[i].count(), g.Calls[i]
		v.Counts = append(v.Counts, n)
		v.Last = append(v.Last, !g.over() && n <= lastCards && c.Until == 0)
		v.Missed = append(v.Missed, int(g.Missed[i]))
		v.Laid = append(v.Laid, g.laid(i))
		v.Known = append(v.Known, g.Known[i].names())
		if c.Until != 0 {
			v.Calls = append(v.Calls, Call{Seat: i, Left: int(c.Left), Until: kit.Time(c.Until)})
		}
		if g.over() {
			v.Left = append(v.Left, g.Hands[i].names())
		}
	}
	for _, round := range g.Scored {
		v.Scored = append(v.Scored, Score{Winner: round.Winner, Slam: round.Slam, Points: slices.Clone(round.Points)})
	}
	if g.seated(s) {
		g.viewHand(&v)
	}
	return v
}

// view is a plot on the table.
func (p *plot) view(number int) Plot {
	v := Plot{Number: number, Owner: p.owner, Run: p.run, Cards: kit.Names(p.list())}
	if !p.run {
		v.Rank = card.Rank(p.low).String()
		return v
	}
	v.Stands = p.stands(p.low, p.n)
	v.Lower, v.Upper = p.standsAt(p.low-1), p.standsAt(p.top()+1)
	return v
}

// stands are the cards, without decks, for that many places of a run's suit.
func (p *plot) stands(low, n int8) []string {
	cards := make([]string, n)
	for i := range cards {
		cards[i] = p.standsAt(low + int8(i))
	}
	return cards
}

// standsAt is the card, without deck, for a place of a run's suit; "" where there is no such place.
func (p *plot) standsAt(place int8) string {
	if place < 0 || place >= maxRun {
		return ""
	}
	return newCard(rankAt(place), p.natural().suit(), 0).String()
}
