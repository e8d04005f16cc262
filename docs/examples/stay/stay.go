// Package stay is the smallest game with secret simultaneous choices: every member of a crew chooses to stay or to leave. If all stay, all
// win; if one leaves, everyone loses.
//
// # Moves
//
//	vote stay 100    chooses to stay, or to leave
//
// # Events
//
//	chose    Seats: who chose, or chose again, which only they are told
//	shown    Tokens: what everyone chose, by seat
package stay

import (
	"math/rand/v2"
	"slices"
	"time"

	"ruckus/games"
	"ruckus/games/kit"
)

// Kind describes the game.
func Kind() games.Kind {
	return kit.Kind(games.Kind{
		Name: "stay", Title: "Stay", Phrase: "stay together", Summary: "All stay, or all lose.",
		Min: 2, Max: 12, Edition: "1", Draft: true, Together: true,
	}, kit.Form[game]{Options: func(*game) games.Options { return nil }, Begin: (*game).begin})
}

// Public is what everybody knows.
type Public struct {
	Seats int      `show:"-"`
	Shown []string // by seat, when all have chosen
}

// A View is what a seat sees.
type View struct {
	Public
	Waiting kit.Seats // who has not chosen
	Own     string
}

type game struct {
	Public
	Votes kit.Secret
}

var votes = []string{"stay", "leave"}

func (g *game) begin(s games.Setup) {
	g.Seats = s.Seats
	g.Votes.Begin(kit.All(int8(s.Seats)))
}

func (g *game) Prompt(s games.Seat) games.Prompt { return g.Votes.Prompt(s, "vote stay", "vote leave") }

func (g *game) Apply(a games.Action) ([]games.Event, error) {
	if _, err := kit.Begin(g, int8(g.Seats), a); err != nil {
		return nil, err
	}
	verb, vote, number, _ := kit.Split(a.Move)
	if verb != "vote" || !slices.Contains(votes, vote) {
		return nil, games.Illegalf("vote to stay, or to leave")
	}
	events, err := g.Votes.Choose(a.Seat, vote, number)
	if err == nil && g.Votes.Waiting() == 0 {
		g.Shown = g.Votes.Show(g.Seats)
		events = append(events, games.Event{Verb: "shown", Tokens: slices.Clone(g.Shown)})
	}
	return events, err
}

// View has what a seat has chosen itself.
func (g *game) View(s games.Seat) any {
	v := View{Public: kit.Clone(g.Public), Waiting: g.Votes.Waiting()}
	if s >= 0 && int(s) < g.Seats {
		v.Own = g.Votes.Of(s)
	}
	return v
}

func (g *game) Redeal(s games.Seat, r *rand.Rand) {
	g.Votes.Redeal(s, func(games.Seat) string { return votes[r.IntN(len(votes))] })
}

// Due is never: nothing happens here without a player.
func (g *game) Due() time.Time { return time.Time{} }

// Clone returns a copy that shares nothing with this game.
func (g *game) Clone() games.Game { return new(kit.Clone(*g)) }

// Result has no winners where somebody has left: all have lost.
func (g *game) Result() *games.Result {
	switch {
	case g.Shown == nil:
		return nil
	case slices.Contains(g.Shown, "leave"):
		return &games.Result{Scores: make([]int, g.Seats)}
	}
	return &games.Result{Winners: kit.All(int8(g.Seats)).List(), Scores: slices.Repeat([]int{1}, g.Seats)}
}
