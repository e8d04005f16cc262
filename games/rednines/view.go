package rednines

import (
	"time"

	"ruckus/games"
)

// A Phase is how far a round has come.
type Phase string

const (
	Opening Phase = "opening" // the first play of a round: any rank, any number of cards of it
	Running Phase = "running" // the sequence goes on with Needed
	Leading Phase = "leading" // somebody begins a new sequence: after a King, or when all others have passed
	Between Phase = "between" // a round is scored; the next is dealt when all are ready, or after a pause
	Ended   Phase = "ended"   // the game is over
)

// A View is all that a seat may know; games.Table sees what a bystander sees.
type View struct {
	Seat   games.Seat // whose view this is
	Rules  Rules
	Step   int // the number that the next move carries
	Round  int // from 1
	Rounds int // the regular ones; an extra round is beyond them
	Dealer games.Seat
	Phase  Phase
	Turn   games.Seat // who is to play; games.Table between rounds and at the end
	Needed string     // the rank that goes on, "2" to "K"; "" where any rank may begin
	Pile   []Play     // the plays of this round on the discard pile, oldest first, at most the last 13
	Counts []int      // cards in the hands, by seat
	Totals []int      // penalty points of the finished rounds, by seat
	Scored []Score    // the finished rounds in order
	Ready  []bool     // between rounds: who is ready, by seat
	Until  time.Time  // between rounds: when the next is dealt at the latest; zero otherwise
	Out    []bool     // who does not take part in this round, by seat: in the extra round those who do not share the first place

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
	RedLast bool       // the winner's last card was a red nine: everybody else's points count twice
	Points  []int      // penalty points by seat
	Hands   [][]string // what was left in the hands, by seat: open to all after the round
}

// shownPlays is how many plays of the pile a view has at most.
const shownPlays = 13

var viewPhases = [...]Phase{opening: Opening, running: Running, leading: Leading, between: Between, ended: Ended}

// View is a View.
func (g *game) View(s games.Seat) any {
	v := View{
		Seat:   s,
		Rules:  g.Rules,
		Step:   g.Step,
		Round:  int(g.Round),
		Rounds: g.rounds(),
		Dealer: g.Dealer,
		Phase:  viewPhases[g.Phase],
		Turn:   g.Turn,
		Until:  g.Due(),
		Pile:   []Play{},
		Totals: g.totals(),
		Scored: []Score{},
	}
	if g.Phase == running {
		v.Needed = g.needed().String()
	}
	for i := max(0, len(g.Pile)-shownPlays); i < len(g.Pile); i++ {
		p := g.Pile[i]
		fresh := i == 0 || p.rank != g.Pile[i-1].rank+1
		v.Pile = append(v.Pile, Play{Seat: p.seat, Cards: p.names(false), Rank: p.rank.String(), Fresh: fresh})
	}
	for i := range games.Seat(g.Seats) {
		v.Counts = append(v.Counts, g.Hands[i].count())
		v.Ready = append(v.Ready, g.Ready.Has(i))
		v.Out = append(v.Out, !g.In.Has(i))
	}
	for _, round := range g.Scored {
		score := Score{Winner: round.Winner, RedLast: round.RedLast}
		for i := range games.Seat(g.Seats) {
			score.Points = append(score.Points, round.points(i))
			score.Hands = append(score.Hands, round.Left[i].names())
		}
		v.Scored = append(v.Scored, score)
	}
	if s >= 0 && int8(s) < g.Seats {
		v.Hand = g.Hands[s].names()
	}
	return v
}
