package rage

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"ruckus/games"
	"ruckus/games/kit"
)

// A claimed move is one for which a reason is given, with all cards open.
type claimed struct {
	*game
	games.Action
	seat games.Seat
	what string
	need int // tricks for the bid
	left int // tricks, this one included
	rand *rand.Rand
}

// trials is how often a trick is played on at random.
const trials = 6

// forecast requires that something happens in more than so much of ten deals, and in less than so much: a few tell whether it is
// far from that, and if so, many.
func forecast(more, less float64, happens func() bool) error {
	share := 0.0
	for _, deals := range []int{24, 400} {
		n := 0
		for range deals {
			if happens() {
				n++
			}
		}
		share = 10 * float64(n) / float64(deals)
		if share > more && share < less {
			return nil
		}
	}
	return fmt.Errorf("it is so in %.1f of 10 deals", share)
}

// near is by how much what is told of ten deals may be off: both it and the test try but some of all deals.
const near = 2.5

// claim finds out by playing on whether a reason holds, and whether it speaks for the move.
func claim(g *game, a games.Action, e games.Event, r *rand.Rand) error {
	_, what, _, _ := kit.Split(a.Move)
	own := g.row()[a.Seat]
	c := &claimed{g, a, a.Seat, what, int(own.bid - own.won), g.Hands[a.Seat].count(), r}
	if g.Phase == Bidding {
		return c.bids(e)
	}
	if err := c.side(e); err != nil {
		return err
	}
	switch e.Verb {
	case "needs", "made", "missed", "out-of-reach":
		return c.aims(e)
	case "takes", "leaves":
		return c.foretells(e)
	case "no-trump", "new-trump", "keeps":
		return c.holds(e)
	case "gives", "costs", "costly", "worth":
		return c.counts(e)
	}
	return c.everywhere(e)
}

// wants reports whether the seat is better off with the trick than without.
func (c *claimed) wants() bool { return c.need != 0 }

// side refuses reasons to win for who wants to lose, and the other way about.
func (c *claimed) side(e games.Event) error {
	switch e.Verb {
	case "last", "sure", "top", "trumps", "takes", "worth", "needs", "missed", "out-of-reach":
		if !c.wants() && !c.Rules.Teams {
			return errors.New("that speaks for winning, and the bid is made")
		}
	case "under", "highest", "sheds", "loses", "leaves", "made", "nothing":
		if c.wants() && !c.Rules.Teams {
			return errors.New("that speaks for losing, and a trick is wanted")
		}
	}
	return nil
}

// aims is about the bid.
func (c *claimed) aims(e games.Event) error {
	ok := map[string]bool{
		"needs": c.need > 0 && e.N == c.need && c.need <= c.left, "made": c.need == 0 && e.N == c.left,
		"missed": c.need < 0 && e.N == -c.need, "out-of-reach": c.need > c.left && e.N == c.need,
	}[e.Verb]
	if !ok {
		return fmt.Errorf("the seat needs %d of %d tricks", c.need, c.left)
	}
	return nil
}

// redealt deals again what the seat cannot know; hidden bids, which come at random, are such as go with the cards.
func (c *claimed) redealt() *game {
	g := *c.game
	g.Redeal(c.seat, c.rand)
	g.guessBids(c.seat)
	return &g
}

// foretells plays the trick out by medium robots, the hidden cards dealt again each time.
func (c *claimed) foretells(e games.Event) error {
	return forecast(float64(e.N)-near, float64(e.N)+near, func() bool {
		at := claimed{game: c.redealt(), Action: c.Action, seat: c.seat, rand: c.rand}
		_, by := at.finish(games.Medium)
		return (by == c.seat) == (e.Verb == "takes")
	})
}

// finish makes the move and has the others play on, at random for level 0, until the trick is complete. It returns the trick, and
// who takes it.
func (c *claimed) finish(l games.Level) (trick, games.Seat) {
	g := *c.game
	before := g.tricks()
	_, err := g.Apply(c.Action)
	for err == nil && g.tricks() == before {
		moves := g.Prompt(g.Turn).Moves
		move := moves[c.rand.IntN(len(moves))]
		if l > 0 {
			move = g.Robot(g.Turn, l, c.rand)
		}
		_, err = g.Apply(games.Action{Seat: g.Turn, Move: move, At: c.At})
	}
	if err != nil {
		panic(err)
	}
	return g.Last, g.Lead
}

// holds is about what the seat has in its hand afterwards.
func (c *claimed) holds(e games.Event) error {
	g := *c.game
	if _, err := g.Apply(c.Action); err != nil {
		return err
	}
	n := 0
	for _, name := range g.Hands[c.seat].names() {
		k, ok := parseCard(name)
		switch {
		case e.Verb == "keeps" && name == e.Tokens[0]:
			n++
		case ok && k.isNumber() && k.colour().String() == e.Tokens[0]:
			n++
		}
	}
	switch {
	case e.Verb == "keeps" && n == 0:
		return errors.New("the seat doesn't hold it")
	case e.Verb == "keeps" && c.need <= 0:
		return errors.New("no trick is needed")
	case e.Verb != "keeps" && n != e.N:
		return fmt.Errorf("the seat holds %d", n)
	case e.Verb == "new-trump" && g.Trumps.colour().String() != e.Tokens[0], e.Verb == "no-trump" && g.Trumps.colour() != none:
		return errors.New("the trump is another")
	case e.Verb == "new-trump" && (n > 0) != c.wants() && !c.Rules.Teams, e.Verb == "no-trump" && n > 0 && c.wants() && !c.Rules.Teams:
		return errors.New("that speaks against it")
	}
	return nil
}

// counts is about the points of Bonus Rage and Mad Rage.
func (c *claimed) counts(e games.Event) error {
	g := *c.game
	mine := g.Trick.n
	if _, err := g.Apply(c.Action); err != nil {
		return err
	}
	t := g.Trick
	if t.n == 0 {
		t = g.Last
	}
	points := 5 * int(t.count(bonus)-t.count(mad))
	leads := t.winner(g.Trumps.colour()) == int(mine)
	switch {
	case e.Verb == "worth" && (points != e.N || !leads):
		return fmt.Errorf("it is worth %d, and the seat has it: %v", points, leads)
	case e.Verb != "worth" && points != -e.N:
		return fmt.Errorf("it costs %d", -points)
	case (e.Verb == "gives" || e.Verb == "costly") && leads:
		return errors.New("the seat itself takes it")
	case e.Verb == "gives" && (len(e.Seats) != 1 || e.Seats[0] != c.after(c.Lead, int8(t.winner(g.Trumps.colour())))):
		return errors.New("it is someone else's")
	}
	return nil
}

// everywhere is about what the trick comes to, however the others play.
func (c *claimed) everywhere(e games.Event) error {
	for range trials {
		t, by := c.finish(0)
		mine := int(c.Trick.n)
		later := t.plays()[mine+1:]
		actions := slices.ContainsFunc(later, func(p play) bool { return !p.card.isNumber() })
		trumped := slices.ContainsFunc(later, func(p play) bool { return p.card.isNumber() && p.colour() == c.Trumps.colour() })
		wins := by == c.seat
		trump := c.Trumps.colour()
		now := t
		now.n = int8(mine + 1)
		highest := now.winner(trump) == mine
		var err error
		switch e.Verb {
		case "last":
			err = must(wins && len(later) == 0, "it doesn't take the trick")
		case "forced":
			for _, move := range c.Prompt(c.seat).Moves {
				other := *c
				other.Move = move
				_, by := other.finish(0)
				err = errors.Join(err, must(by == c.seat && len(later) == 0, "%s doesn't take it", move))
			}
		case "sure":
			err = must(highest && (wins || actions), "%s took it from %v", c.name(by), t.plays())
		case "top":
			err = must(highest && (wins || actions || trumped), "%s took it from %v", c.name(by), t.plays())
		case "trumps":
			before := t
			before.n = int8(mine)
			err = must(highest && t.plays()[mine].colour() == trump && mine > 0 && t.plays()[before.winner(trump)].colour() != trump, "it doesn't trump %v", before.plays())
		case "under":
			err = must(!highest && !wins && t.plays()[now.winner(trump)].String() == e.Tokens[0] && e.Seats[0] == c.after(c.Lead, int8(now.winner(trump))), "it doesn't stay under that: %v", t.plays())
		case "highest", "sheds":
			err = must(!highest, "it is the highest so far")
			err = errors.Join(err, c.lower(e))
		case "hopeless":
			err = must(!highest && (c.wants() || c.Rules.Teams), "it isn't")
			for _, move := range c.Prompt(c.seat).Moves {
				err = errors.Join(err, must(!c.rising(move), "%s is higher", move))
			}
		case "loses":
			err = must(!wins && by == e.Seats[0], "%s takes it", c.name(by))
		case "nothing":
			err = must(!wins, "it takes the trick")
		default:
			err = fmt.Errorf("nothing is known of %q", e.Verb)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func must(ok bool, format string, args ...any) error {
	if ok {
		return nil
	}
	return fmt.Errorf(format, args...)
}

func (c *claimed) name(s games.Seat) string { return fmt.Sprint("seat ", s) }

// rising reports whether a move is the highest so far once it is made.
func (c *claimed) rising(move string) bool {
	g := *c.game
	if _, err := g.Apply(games.Action{Seat: c.seat, Move: move, At: c.At}); err != nil {
		panic(err)
	}
	t := g.Trick
	if t.n == 0 {
		t = g.Last
	}
	t.n = c.Trick.n + 1
	return t.winner(g.Trumps.colour()) == int(c.Trick.n)
}

// lower requires that the card is the highest of that many number cards which are not the highest so far.
func (c *claimed) lower(e games.Event) error {
	n, mine := 0, 0
	for _, move := range c.Prompt(c.seat).Moves {
		_, what, _, _ := kit.Split(move)
		k, ok := parseCard(what)
		if !ok || !k.isNumber() || c.rising(move) {
			continue
		}
		n++
		if own, _ := parseCard(c.what); own.value() < k.value() {
			mine++
		}
	}
	return must(n == e.N && mine == 0, "of %d such cards %d are higher", n, mine)
}

// bids is about what comes of a bid.
func (c *claimed) bids(e games.Event) error {
	bid, _ := kit.Number(c.what)
	if e.Verb == "others-bid" {
		sum, made := 0, 0
		for s, t := range c.row() {
			if games.Seat(s) != c.seat && t.bid != noBid {
				sum, made = sum+int(t.bid), made+1
			}
		}
		much := sum*int(c.Seats) > made*c.dealt()
		return must(sum == e.N && made > 0 && !c.Rules.HiddenBids && much == (bid*int(c.Seats) < c.dealt()), "they have bid %d, which doesn't speak for it", sum)
	}
	switch e.Verb {
	case "exactly":
		return forecast(float64(e.N)-near, float64(e.N)+near, func() bool { _, exact := c.round(); return exact })
	case "likely":
		if len(e.Tokens) > bid {
			return fmt.Errorf("those are more than %d", bid)
		}
		return c.mostlyWin(e.Tokens, 4, 11)
	case "unlikely":
		if bid > 0 {
			return errors.New("it speaks for no tricks")
		}
		return c.mostlyWin(c.Hands[c.seat].names(), -1, 6)
	}
	return fmt.Errorf("nothing is known of %q", e.Verb)
}

// mostlyWin requires of each of these cards to win in more than so much of ten deals, and in less than so much.
func (c *claimed) mostlyWin(cards []string, more, less float64) error {
	var deals []map[string]bool
	for _, name := range cards {
		n := -1
		err := forecast(more, less, func() bool {
			n++
			if n == len(deals) {
				won, _ := c.round()
				deals = append(deals, won)
			}
			return deals[n][name]
		})
		if err != nil {
			return fmt.Errorf("%s wins: %w", name, err)
		}
	}
	return nil
}

// round plays the whole round out by medium robots, the hidden cards dealt again. It returns with which cards the seat wins, and
// whether it wins just as many tricks as it bids.
func (c *claimed) round() (won map[string]bool, exact bool) {
	g := c.redealt()
	won = make(map[string]bool)
	for a := c.Action; ; {
		before := g.tricks()
		if _, err := g.Apply(a); err != nil {
			panic(err)
		}
		if g.tricks() > before && g.Lead == c.seat {
			mine := (int(c.seat) - int(g.Opens) + int(g.Seats)) % int(g.Seats)
			won[g.Last.plays()[mine].card.String()] = true
		}
		if g.Phase > Playing {
			return won, g.row()[c.seat].exact()
		}
		for s := range games.Seat(g.Seats) {
			if len(g.Prompt(s).Moves) > 0 {
				a = games.Action{Seat: s, Move: g.Robot(s, games.Medium, c.rand), At: c.At}
			}
		}
	}
}
