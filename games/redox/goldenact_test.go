package redox

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/kit"
)

// act makes one action, and compares all that is said about it. Later actions tell at which end of a plot a joker is.
func (r *replayer) act(a goldenAction, later []goldenAction) error {
	s := r.seat(a.Player)
	if s < 0 {
		return fmt.Errorf("there is no such player")
	}
	var moves []string // that the action may be
	switch a.Type {
	case "draw", "pick":
		cards, err := r.held(s, []string{a.Discard})
		if err != nil {
			return err
		}
		moves = []string{a.Type + " " + cards[0]}
	case "lay":
		cards, err := r.held(s, a.Cards)
		if err != nil {
			return err
		}
		moves = []string{"lay " + strings.Join(cards, "+")}
	case "connect":
		cards, err := r.held(s, a.Cards)
		if err != nil {
			return err
		}
		n, err := r.find(a.Target)
		if err != nil {
			return err
		}
		ways := 1 // without jokers the cards find their ends themselves
		if slices.Contains(a.Cards, "JK") {
			ways += len(cards)
		}
		for lower := range ways {
			parts := slices.Insert(slices.Clone(cards), lower, "p"+strconv.Itoa(n))
			moves = append(moves, "connect "+strings.Join(parts, "+"))
		}
	case "slam":
		shown := slices.Concat(append(a.Plots, a.Cards)...)
		if len(shown) > 0 && !slices.Equal(sorted(shown), sorted(goldenNames(r.g.Hands[s].appendTo(nil)))) {
			return fmt.Errorf("the slam isn't the hand")
		}
		moves = []string{"slam"}
	default:
		return fmt.Errorf("there is no such action")
	}
	events, err := r.apply(s, moves, a, later)
	if err != nil {
		return err
	}
	return r.checkAction(s, a, events)
}

// apply makes the first of the moves that can be made, or rather one that leaves a plot to which somebody connects later.
func (r *replayer) apply(s games.Seat, moves []string, a goldenAction, later []goldenAction) ([]games.Event, error) {
	var chosen *game
	var events []games.Event
	var refused error
	for _, move := range moves {
		trial := clone(r.g)
		r.stack(trial, a)
		e, err := trial.Apply(games.Action{Seat: s, Move: move + " " + strconv.Itoa(trial.Step), At: start})
		if err != nil {
			refused = err
			continue
		}
		fits := len(moves) > 1 && slices.ContainsFunc(later, func(b goldenAction) bool {
			_, missing := (&replayer{g: trial}).find(b.Target)
			_, before := r.find(b.Target)
			return b.Type == "connect" && missing == nil && before != nil
		})
		if chosen == nil || fits {
			chosen, events = trial, e
		}
		if fits {
			break
		}
	}
	if chosen == nil {
		return nil, refused
	}
	r.g = chosen
	if a.Type == "draw" {
		r.drawn++
	}
	return events, nil
}

// stack puts the card to be drawn on the top of the draw pile where the file does not say what lies there; after a
// reshuffle by the seed.
func (r *replayer) stack(g *game, a goldenAction) {
	if a.Type != "draw" || a.Card == "" || r.drawn < len(r.round.Stock) && g.Reshuffles == 0 {
		return
	}
	if top := len(g.Stock) - 1; top >= 0 {
		if i := slices.IndexFunc(g.Stock, func(c deckCard) bool { return goldenName(c) == a.Card }); i >= 0 {
			g.Stock[i], g.Stock[top] = g.Stock[top], g.Stock[i]
		}
		return
	}
	for n := range 10_000 {
		g.Seed = [32]byte{byte(n), byte(n >> 8)}
		trial := slices.Clone(g.Pile)
		shuffle(trial, kit.Rand(g.Seed, "reshuffle", g.Step))
		if goldenName(trial[len(trial)-1]) == a.Card {
			return
		}
	}
}

// find is the number of the plot on the table that has these cards: of a run in order.
func (r *replayer) find(cards []string) (int, error) {
	for i := range r.g.Table {
		p := &r.g.Table[i]
		on := goldenNames(p.list())
		if slices.Equal(on, cards) || !p.run && slices.Equal(sorted(on), sorted(cards)) {
			return i + 1, nil
		}
	}
	return 0, fmt.Errorf("there is no plot %v on the table", cards)
}

func sorted(list []string) []string { return slices.Sorted(slices.Values(list)) }

// checkAction compares what has happened with what the file says.
func (r *replayer) checkAction(s games.Seat, a goldenAction, events []games.Event) error {
	last := 0
	for _, e := range events {
		switch e.Verb {
		case "drew", "pick":
			taken, _, _ := parseCard(e.Tokens[len(e.Tokens)-1])
			if a.Card != "" && goldenName(taken) != a.Card {
				return fmt.Errorf("takes %s, not %s", goldenName(taken), a.Card)
			}
		case "last":
			last = e.N
		}
	}
	switch {
	case last != a.Last:
		return fmt.Errorf("Last %d is called, not %d", last, a.Last)
	case a.Winner != (r.g.over() && r.g.Scored[len(r.g.Scored)-1].Winner == s):
		return fmt.Errorf("%s is left with %v", a.Player, goldenNames(r.g.Hands[s].appendTo(nil)))
	}
	return nil
}

// checkEnd compares the end of the round with what the file says.
func (r *replayer) checkEnd() error {
	if !r.g.over() {
		if r.round.Winner == "" && r.round.Score == nil {
			return nil
		}
		return fmt.Errorf("the round isn't over after the last action")
	}
	end := r.g.Scored[len(r.g.Scored)-1]
	if r.round.Winner != "" && r.seat(r.round.Winner) != end.Winner {
		return fmt.Errorf("seat %d wins, not %s", end.Winner, r.round.Winner)
	}
	totals := r.g.totals()
	for s, player := range r.seats {
		hand := goldenNames(r.g.Hands[s].appendTo(nil))
		if want, ok := r.round.FinalHands[player]; ok && !slices.Equal(sorted(want), sorted(hand)) {
			return fmt.Errorf("%s is left with %v, not %v", player, hand, want)
		}
		if want, ok := r.round.Score[player]; ok && want != end.Points[s] {
			return fmt.Errorf("%s gets %d points, not %d", player, end.Points[s], want)
		}
		if want, ok := r.round.Total[player]; ok && want != totals[s] {
			return fmt.Errorf("%s has %d points in all, not %d", player, totals[s], want)
		}
	}
	return nil
}
