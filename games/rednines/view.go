package rednines

import (
	"slices"

	"ruckus/games"
	"ruckus/games/kit"
)

// A Phase is how far a round has come.
type Phase uint8

const (
	Opening Phase = iota // the first play of a round: any rank, any number of cards of it
	Running              // the sequence continues with Needed
	Leading              // somebody begins a new sequence: after a King, or when all others have passed
	Between              // a round is scored; the next is dealt when all are ready, or after a pause
	Ended                // the game is over
)

var phaseNames = []string{Opening: "opening", Running: "running", Leading: "leading", Between: "between", Ended: "ended"}

func (p Phase) String() string { return kit.Name(p, phaseNames) }

// MarshalText writes the name of the phase.
func (p Phase) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads the name of a phase.
func (p *Phase) UnmarshalText(text []byte) error { return kit.ReadName(p, text, phaseNames) }

// A Public is what everybody knows besides the cards: the game has it, and each view.
type Public struct {
	Rules  Rules
	Seats  int8      `show:"-"`
	In     kit.Seats // who takes part in this round: all, or in the extra round those who share the first place
	Step   int       // the number that the next move carries, from 1
	Round  int       // from 1
	Dealer games.Seat
	Phase  Phase
	Turn   games.Seat // who is to play; games.Table between rounds and at the end
	kit.Pause
	Scored []Score // the finished rounds in order
}

// Rounds is how many regular rounds the game has; an extra round is beyond them.
func (p Public) Rounds() int { return (int(p.Seats)*p.Rules.Rounds + 1) / 2 }

// A View is all that a seat may know; games.Table sees what a bystander sees.
type View struct {
	Seat games.Seat // whose view this is
	Public
	Needed string // the rank that goes on, "2" to "K"; "" where any rank may begin
	Pile   []Play // the plays of this round on the discard pile, oldest first, at most the last 13
	Counts []int  // cards in the hands, by seat
	Totals []int  // penalty points of the finished rounds, by seat
	Hidden int    // red nines in hands

	Hand []string // the seat's own cards by rank; nil for a bystander
}

// A Play is what one seat laid down at once.
type Play struct {
	Seat  games.Seat
	Cards []string // e.g. "7H", "10D2" for the second ten of diamonds
	Rank  string   // what the cards count as: differs from their own rank where red nines are wild
	Fresh bool     // it began a new sequence
}

// A Score is how a round ended.
type Score struct {
	Winner  games.Seat
	RedLast bool  // the winner's last card was a red nine: everybody else's points count twice
	Left    hands // what was left in the hands: open to all after the round
}

// Hand is what was left in the hand of a seat, by rank.
func (s Score) Hand(seat games.Seat) []string { return s.left(seat).names() }

// Points are the penalty points of the round for a seat: what its cards are worth, doubled for each red nine in the hand, and
// once more if the winner went out with one. The winner has none.
func (s Score) Points(seat games.Seat) int {
	points := s.left(seat).points()
	if s.RedLast {
		points *= 2
	}
	return points
}

// left is empty for who has no seat.
func (s Score) left(seat games.Seat) (left hand) {
	if seat >= 0 && int(seat) < len(s.Left) {
		left = s.Left[seat]
	}
	return left
}

// shownPlays is how many plays of the pile a view has at most.
const shownPlays = 13

// View is a View.
func (g *game) View(s games.Seat) any {
	v := View{Seat: s, Public: g.Public, Pile: []Play{}, Totals: g.totals(), Hidden: g.hidden()}
	v.Scored = slices.Clone(g.Scored)
	if g.Phase == Running {
		v.Needed = g.needed().String()
	}
	for i := max(0, len(g.Pile)-shownPlays); i < len(g.Pile); i++ {
		p := g.Pile[i]
		fresh := i == 0 || p.rank != g.Pile[i-1].rank+1
		v.Pile = append(v.Pile, Play{Seat: p.seat, Cards: p.names(false), Rank: p.rank.String(), Fresh: fresh})
	}
	for i := range games.Seat(g.Seats) {
		v.Counts = append(v.Counts, g.Hands[i].count())
	}
	if s >= 0 && int8(s) < g.Seats {
		v.Hand = g.Hands[s].names()
	}
	return v
}
