package redox

import (
	"fmt"
	"slices"

	"ruckus/games"
)

// A replayer plays golden rounds on a game.
type replayer struct {
	seats []string
	g     *game
	used  cardSet // cards of this round that have been given out
	drawn int     // cards of the stated stock
	round goldenRound
}

func (r *replayer) seat(player string) games.Seat { return games.Seat(slices.Index(r.seats, player)) }

// play plays one round.
func (r *replayer) play(round goldenRound) error {
	r.round, r.drawn, r.used = round, 0, cardSet{}
	if err := r.setUp(); err != nil {
		return fmt.Errorf("dealing: %w", err)
	}
	for i, a := range round.Actions {
		if r.g.over() {
			return fmt.Errorf("#%d comes after the end of the round", a.N)
		}
		if err := r.act(a, round.Actions[i+1:]); err != nil {
			return fmt.Errorf("#%d %s %s: %w", a.N, a.Player, a.Type, err)
		}
	}
	return r.checkEnd()
}

// setUp deals the round as the file says.
func (r *replayer) setUp() error {
	round := r.round
	clockwise := round.Direction == "cw"
	if word, ok := round.Override.(string); ok && (word == "cw" || word == "ccw") {
		clockwise = word == "cw"
	} else if round.Direction != "cw" && round.Direction != "ccw" {
		return fmt.Errorf("direction %q", round.Direction)
	} else if (round.Override == nil || round.Override == false) && clockwise != r.g.goesClockwise(round.Round) {
		return fmt.Errorf("the direction %s isn't that of round %d", round.Direction, round.Round)
	}
	leader := r.seat(round.Leader)
	if leader < 0 {
		return fmt.Errorf("leader %q", round.Leader)
	}
	r.g.begin(round.Round, leader, clockwise)
	for player, cards := range round.Hands {
		if s := r.seat(player); s < 0 || len(cards) != dealt {
			return fmt.Errorf("%s is dealt %d cards", player, len(cards))
		}
	}
	for s, player := range r.seats {
		for _, text := range round.Hands[player] {
			if err := r.give(text, func(c deckCard) { r.g.Hands[s].add(c) }); err != nil {
				return err
			}
		}
		if n := r.g.Hands[s].count(); n != dealt {
			return fmt.Errorf("%s is dealt %d cards", player, n)
		}
	}
	if err := r.give(round.DiscardTop, func(c deckCard) { r.g.Pile = append(r.g.Pile, c) }); err != nil {
		return err
	}
	var stock []deckCard
	size := 54*decksFor(r.g.Seats) - dealt*len(r.seats) - 1
	for _, text := range round.Stock[:min(size, len(round.Stock))] { // more is drawn after a reshuffle
		if err := r.give(text, func(c deckCard) { stock = append(stock, c) }); err != nil {
			return err
		}
	}
	slices.Reverse(stock)
	unused := setOf(allCards(decksFor(r.g.Seats))).without(r.used)
	r.g.Stock = append(unused.appendTo(nil), stock...)
	if r.g.checkCards() != nil {
		return fmt.Errorf("the cards aren't those of %d decks", decksFor(r.g.Seats))
	}
	return nil
}

// give gives out a card that the file writes as suit and rank, or JK.
func (r *replayer) give(text string, to func(deckCard)) error {
	for i := range decksFor(r.g.Seats) * 64 {
		if c := deckCard(i); c.isIn(decksFor(r.g.Seats)) && goldenName(c) == text && !r.used.has(c) {
			r.used.add(c)
			to(c)
			return nil
		}
	}
	return fmt.Errorf("there is no further %s in the decks", text)
}

// goldenName writes a card as the file does.
func goldenName(c deckCard) string {
	if c.joker() {
		return "JK"
	}
	return "HDSC"[c.suit():c.suit()+1] + c.rank().String()
}

func goldenNames(cards []deckCard) []string {
	list := []string{}
	for _, c := range cards {
		list = append(list, goldenName(c))
	}
	return list
}

// held are cards of a hand by the names of the file, as texts of a move.
func (r *replayer) held(s games.Seat, texts []string) ([]string, error) {
	var list []string
	hand := r.g.Hands[s].appendTo(nil)
	for _, text := range texts {
		i := slices.IndexFunc(hand, func(c deckCard) bool { return goldenName(c) == text })
		if i < 0 {
			return nil, fmt.Errorf("no %s in the hand", text)
		}
		list = append(list, hand[i].String())
		hand = slices.Delete(hand, i, i+1)
	}
	return list, nil
}
