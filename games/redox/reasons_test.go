package redox

import (
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/card"
	"ruckus/games/gamestest"
)

// A claimed move is one for which a reason is given, with all cards open.
type claimed struct {
	*game       // before it
	after *game // after it
	move
	top  deckCard // of the discard pile, before it
	held cardSet  // what the seat chooses from: with the card that it picks
}

// claims are what has to hold for each reason.
var claims = map[string]func(*claimed, games.Event) error{
	"slam": (*claimed).wins, "out": (*claimed).wins,
	"ends-slam": (*claimed).plays, "first": (*claimed).plays, "sheds": (*claimed).plays, "left": (*claimed).plays, "danger": (*claimed).plays,
	"waits": (*claimed).waits, "no-use": (*claimed).takes, "joker": (*claimed).takes, "makes": (*claimed).takes, "fits": (*claimed).takes,
	"breaks": (*claimed).throws, "hopeless": (*claimed).throws, "lone": (*claimed).throws, "dearest": (*claimed).throws, "safe": (*claimed).throws,
}

func TestEveryReasonHasAClaim(t *testing.T) {
	require.Equal(t, gamestest.Reasons(t), slices.Sorted(maps.Keys(claims)))
}

// claim finds out by the rules whether a reason holds, and whether it speaks for the move.
func claim(g *game, a games.Action, e games.Event, _ *rand.Rand) error {
	m, err := splitMove(a.Move)
	if err != nil {
		return err
	}
	c := &claimed{game: g, after: mind{game: g}.Copy().game, move: m, held: g.Hands[a.Seat]}
	c.top = g.Pile[len(g.Pile)-1]
	if m.verb == pick {
		c.held.add(c.top)
	}
	c.after.Scored = slices.Clone(g.Scored)
	if _, err := c.after.Apply(a); err != nil {
		return err
	}
	holds := claims[e.Verb]
	if holds == nil {
		return fmt.Errorf("nothing is known of %q", e.Verb)
	}
	return holds(c, e)
}

func must(ok bool, format string, args ...any) error {
	if ok {
		return nil
	}
	return fmt.Errorf(format, args...)
}

// wins is about the end of the round.
func (c *claimed) wins(e games.Event) error {
	if !c.after.over() {
		return errors.New("the round goes on")
	}
	end := c.after.Scored[len(c.after.Scored)-1]
	return must(end.Winner == c.Turn && end.Slam == (e.Verb == "slam"), "seat %d wins it", end.Winner)
}

// plays is about cards that are laid or connected.
func (c *claimed) plays(e games.Event) error {
	before, after := c.Hands[c.Turn], c.after.Hands[c.Turn]
	if c.verb != lay && c.verb != connect || after.empty() {
		return errors.New("no cards are laid that leave others")
	}
	switch e.Verb {
	case "ends-slam":
		return must(c.slamOpen() && !c.after.slamOpen() && c.Rules.Slam == SlamTwice && before.points() == e.N, "%d points are in the hand", before.points())
	case "first":
		return must(!c.laid(c.Turn) && c.after.laid(c.Turn), "it may connect before: %v", c.laid(c.Turn))
	case "sheds":
		return must(before.points()-after.points() == e.N && e.N > 0, "%d of %d points are left", after.points(), before.points())
	case "left":
		return must(after.count() == e.N, "%d are left", after.count())
	}
	for s := range games.Seat(c.Seats) {
		n := c.Hands[s].count()
		if s != c.Turn && (n < e.N || (n == e.N) != slices.Contains(e.Seats, s)) {
			return fmt.Errorf("seat %d has %d cards", s, n)
		}
	}
	return must(e.N <= 3 && len(e.Seats) > 0, "those are many")
}

// loose are the cards but for jokers that the plots leave which a player is shown of these cards.
func loose(hand cardSet) (cards []deckCard) {
	best := bestCover(hand, false)
	for _, group := range groupsOf(&best) {
		for _, name := range group.Cards {
			c, _, _ := parseCard(name)
			if group.Kind != RunGroup && group.Kind != SetGroup && !c.joker() {
				cards = append(cards, c)
			}
		}
	}
	return cards
}

// waits is about a plot that could be laid, and a slam that is near.
func (c *claimed) waits(e games.Event) error {
	could := len(c.View(c.Turn).(View).Lays) > 0
	n := len(loose(c.Hands[c.Turn]))
	return must(could && len(c.after.Table) == 0 && c.Rules.Slam != SlamOff && n == e.N && n <= 8, "%d are in no plot, and it could lay: %v", n, could)
}

// connects reports whether a card alone can be connected to a plot on the table.
func (c *claimed) connects(x deckCard) bool {
	return slices.ContainsFunc(c.Table, func(p plot) bool {
		_, above := p.connect(nil, []deckCard{x})
		_, below := p.connect([]deckCard{x}, nil)
		return above == nil || below == nil
	})
}

// apart is how many places two cards of a suit are from each other in a run.
func apart(a, b card.Rank) int {
	n := max(a, b) - min(a, b)
	if a == card.Ace || b == card.Ace {
		n = min(n, card.Ranks-n)
	}
	return int(n)
}

// takes is about the card that is taken, or the one that lies open.
func (c *claimed) takes(e games.Event) error {
	if (c.verb == draw) != (e.Verb == "no-use") {
		return errors.New("it speaks for another exchange")
	}
	if (e.Verb == "no-use" || e.Verb == "fits") && e.Tokens[0] != c.top.String() {
		return fmt.Errorf("%s lies open", c.top)
	}
	switch e.Verb {
	case "joker":
		return must(c.top.joker(), "%s lies open", c.top)
	case "fits":
		return must(c.laid(c.Turn) && c.connects(c.top), "it can't be connected")
	case "no-use":
		for _, name := range c.Hands[c.Turn].names() {
			x, _, _ := parseCard(name)
			if !x.joker() && (x.rank() == c.top.rank() || x.suit() == c.top.suit() && apart(x.rank(), c.top.rank()) <= 2) {
				return fmt.Errorf("it goes with %s", x)
			}
		}
		return must(!c.top.joker() && !(c.laid(c.Turn) && c.connects(c.top)), "it can be connected")
	}
	var cards []deckCard
	for _, name := range e.Tokens {
		x, _, _ := parseCard(name)
		cards = append(cards, x)
		if !c.after.Hands[c.Turn].has(x) {
			return fmt.Errorf("the seat doesn't hold %s then", x)
		}
	}
	_, err := arrange(cards)
	return errors.Join(err, must(len(cards) == e.N && slices.Contains(cards, c.top), "%s isn't in it", c.top))
}

// throws is about the card that is thrown.
func (c *claimed) throws(e games.Event) error {
	x, _, _ := parseCard(c.cards)
	lone := loose(c.held)
	switch {
	case c.verb != draw && c.verb != pick:
		return errors.New("no card is thrown")
	case e.Verb == "breaks":
		return must(len(lone) == 0, "%v are in no plot", lone)
	case e.Tokens[0] != x.String() || !slices.Contains(lone, x):
		return fmt.Errorf("%s is thrown, and these are in no plot: %v", x, lone)
	case e.Verb == "hopeless":
		return c.hopeless(x)
	case e.Verb == "dearest":
		for _, other := range lone {
			if other.points() > x.points() {
				return fmt.Errorf("%s costs more", other)
			}
		}
		return must(e.N == x.points(), "it costs %d", x.points())
	case e.Verb == "safe":
		next := c.after.Turn
		return must(!c.connects(x) && slices.Equal(e.Seats, []games.Seat{next}) && c.laid(next), "seat %d is next", next)
	}
	return nil
}

// hopeless requires that no hidden card but a joker makes a plot with a card and another of the hand.
func (c *claimed) hopeless(x deckCard) error {
	hidden := slices.Clone(c.Stock)
	for s := range games.Seat(c.Seats) {
		if s != c.Turn {
			hidden = c.Hands[s].without(c.Known[s]).appendTo(hidden)
		}
	}
	own := c.held
	own.remove(x)
	for _, y := range hidden {
		for _, z := range own.appendTo(nil) {
			if _, err := arrange([]deckCard{x, y, z}); err == nil && !y.joker() {
				return fmt.Errorf("%s and %s make a plot with it", y, z)
			}
		}
	}
	return nil
}
