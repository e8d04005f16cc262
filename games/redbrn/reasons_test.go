package redbrn

import (
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

// A claimed move is one for which a reason is given: what its seat sees before it and after it.
type claimed struct {
	g             *game // before it
	a             games.Action
	e             games.Event
	rand          *rand.Rand
	played        *game // after it
	before, after View
	mine, then    Player // the seat's own part of both
	card          string // what is played, "" for nothing
}

// claims are what each reason says, by its verb, found out from what is seen and by the rules.
var claims = map[string]func(*claimed) error{
	"empties": func(c *claimed) error {
		moves := c.played.Prompt(c.a.Seat).Moves
		return must(c.mine.Left > 0 && c.then.Left == 0 && slices.ContainsFunc(moves, isCall), "it leaves %d in the stack, and %v to do", c.then.Left, moves)
	},
	"stack": func(c *claimed) error {
		return errors.Join(must(c.card == c.mine.Stack, "%s is the top of the stack", c.mine.Stack), c.leaves())
	},
	"spot": func(c *claimed) error {
		return errors.Join(must(c.card != c.mine.Stack, "it is the top of the stack"), c.leaves())
	},
	"pair": func(c *claimed) error {
		return must(c.then.Pit == c.mine.Pit+2 && c.then.Wilds == c.e.N && c.then.Wilds == c.mine.Wilds-1, "%d wild riots are left", c.then.Wilds)
	},
	"opens": func(c *claimed) error {
		i := c.pile()
		return must(i == len(c.before.Pit) && strings.HasSuffix(c.after.Pit[i].First, c.e.Tokens[0]), "it lies on pile %d", i+1)
	},
	"rivals": func(c *claimed) error {
		return must(len(c.rivals()) > 0 && slices.Equal(c.rivals(), c.e.Seats), "%v have cards for the pile", c.rivals())
	},
	"alone": func(c *claimed) error {
		brings := c.then.Points - c.mine.Points
		return must(c.rivals() == nil && brings == c.e.N && brings > 0, "%v have cards for the pile, and it brings %d", c.rivals(), brings)
	},
	"several": func(c *claimed) error {
		n := 0
		for i := range c.before.Pit {
			if c.can(c.a.Seat, fmt.Sprint(strings.Fields(c.a.Move)[0], " ", c.card, " ", i+1)) {
				n++
			}
		}
		return must(n == c.e.N && n > 1, "%d piles take it", n)
	},
	"full": func(c *claimed) error {
		i := c.pile()
		return must(i < len(c.before.Pit) && !c.before.Pit[i].Complete && c.after.Pit[i].Complete, "pile %d goes on", i+1)
	},
	"next": func(c *claimed) error {
		fits := func(g *game) bool {
			return slices.ContainsFunc(g.Prompt(c.a.Seat).Moves, func(m string) bool { return strings.HasPrefix(m, "pit "+c.e.Tokens[0]+" ") })
		}
		return must(c.played.Phase == Racing && fits(c.played) && !fits(c.g), "it fits before, or not after it")
	},
	"room": func(c *claimed) error {
		l := &c.played.live.layouts[c.a.Seat]
		nine := slices.ContainsFunc(l.hand[:l.handN], func(n number) bool { return n.rank() == 9 })
		return must(c.g.Phase == Racing && c.then.Left == 0 && spotsOf(c.then) > spotsOf(c.mine) && nine, "the empty spots are %d, with a nine for them: %v", spotsOf(c.then), nine)
	},
	"bares": func(c *claimed) error {
		return must(c.card == c.mine.Waste && c.then.Waste == c.e.Tokens[0] && c.g.Phase == Racing, "the waste shows %s", c.then.Waste)
	},
	"nothing": func(c *claimed) error { return c.cannot("pit ", "wild ", "col ", "spot ") },
	"no-pit":  func(c *claimed) error { return c.cannot("pit ", "wild ") },
	"one-play": func(c *claimed) error {
		brings := c.then.Points - c.mine.Points
		return must(c.g.Phase == Window && brings == c.e.N && brings > 0, "it brings %d", brings)
	},
	"wins":  func(c *claimed) error { return c.wins(true) },
	"leads": func(c *claimed) error { return c.wins(false) },
	"ahead": func(c *claimed) error { return must(c.lead() == c.e.N && c.e.N > 0, "it is %d", c.lead()) },
	"level": func(c *claimed) error { return must(c.lead() == 0, "it is %d", c.lead()) },
	"can-call": func(c *claimed) error {
		for _, s := range c.e.Seats {
			if !slices.ContainsFunc(c.g.Prompt(s).Moves, isCall) {
				return fmt.Errorf("seat %d can't", s)
			}
		}
		return c.hurries()
	},
	"soon": func(c *claimed) error {
		for _, s := range c.e.Seats {
			if p := c.before.Players[s]; p.Left != c.e.N || p.Away || p.Out {
				return fmt.Errorf("seat %d has %d left", s, p.Left)
			}
		}
		return c.hurries()
	},
	"stuck": func(c *claimed) error {
		still := c.a.At.Sub(c.g.moment(c.g.Played))
		return must(c.g.Idle && still >= time.Minute, "the last play was %s ago", still)
	},
}

// claim finds out whether a reason holds, and whether it speaks for the move.
func claim(g *game, a games.Action, e games.Event, r *rand.Rand) error {
	holds, ok := claims[e.Verb]
	if !ok {
		return fmt.Errorf("nothing is known of %q", e.Verb)
	}
	played := g.clone()
	if _, err := played.Apply(a); err != nil {
		return err
	}
	c := &claimed{g: g, a: a, e: e, rand: r, played: played, before: g.View(a.Seat).(View), after: played.View(a.Seat).(View)}
	c.mine, c.then = c.before.Players[a.Seat], c.after.Players[a.Seat]
	if words := strings.Fields(a.Move); len(words) > 2 {
		c.card = words[1]
	}
	return holds(c)
}

func must(ok bool, format string, args ...any) error {
	if ok {
		return nil
	}
	return fmt.Errorf(format, args...)
}

func isCall(move string) bool { return strings.HasPrefix(move, "call ") }

// leaves requires that the play takes one card from the stack, and leaves as many as are told, but at least one.
func (c *claimed) leaves() error {
	return must(c.then.Left == c.mine.Left-1 && c.then.Left == c.e.N && c.e.N > 0, "%d were in the stack, and %d are left", c.mine.Left, c.then.Left)
}

// pile is on which pile of the pit the card came to lie.
func (c *claimed) pile() int {
	return slices.IndexFunc(c.after.Pit, func(p Pile) bool {
		return p.Number > len(c.before.Pit) || p.Cards > c.before.Pit[p.Number-1].Cards
	})
}

// rivals are the others who could lay an open card on the same pile.
func (c *claimed) rivals() (seats []games.Seat) {
	i := c.pile()
	for s, p := range c.before.Players {
		cards := []string{p.Stack, p.Waste}
		for _, column := range p.Columns {
			if len(column) > 0 {
				cards = append(cards, column[len(column)-1])
			}
		}
		lays := func(card string) bool { return c.can(games.Seat(s), fmt.Sprint("pit ", card, " ", i+1)) }
		if games.Seat(s) != c.a.Seat && i < len(c.before.Pit) && slices.ContainsFunc(cards, lays) {
			seats = append(seats, games.Seat(s))
		}
	}
	return seats
}

// can reports whether another move would count now. One that waits for an earlier call does not.
func (c *claimed) can(s games.Seat, move string) bool {
	events, err := c.g.clone().Apply(games.Action{Seat: s, Move: fmt.Sprint(move, " @", c.g.Round), At: c.a.At})
	return err == nil && events[0].Verb != "held"
}

// cannot requires that the seat has no play that begins with one of these words.
func (c *claimed) cannot(words ...string) error {
	for n := range number(numbers) {
		for _, word := range words {
			moves := []string{fmt.Sprint(word, n)}
			if word == "col " {
				moves = nil
				for _, column := range c.mine.Columns {
					if len(column) > 0 {
						moves = append(moves, fmt.Sprint(word, n, " ", column[len(column)-1]))
					}
				}
			}
			for _, move := range moves {
				if c.can(c.a.Seat, move) {
					return fmt.Errorf("it can: %s", move)
				}
			}
		}
	}
	return nil
}

// spotsOf is how many spots of a player are empty.
func spotsOf(p Player) (n int) {
	for _, column := range p.Columns {
		if len(column) == 0 {
			n++
		}
	}
	return n
}

// wins requires that the seat alone wins the match by its call, whether or not the others complete their best plays.
func (c *claimed) wins(complete bool) error {
	g := c.played.clone()
	for _, s := range c.rand.Perm(int(g.Seats)) {
		if !complete || g.Phase != Window {
			break
		}
		if move := g.Robot(games.Seat(s), games.Hard, c.rand); move != "" {
			if _, err := g.Apply(games.Action{Seat: games.Seat(s), Move: move, At: c.a.At.Add(time.Millisecond)}); err != nil {
				return err
			}
		}
	}
	for g.Phase == Window || g.Phase == Closing {
		if _, err := g.Apply(games.Action{Seat: games.Table, Move: games.Tick, At: g.Due()}); err != nil {
			return err
		}
	}
	end := g.Result()
	return must(end != nil && slices.Equal(end.Winners, []games.Seat{c.a.Seat}), "the totals are %v, and the match is over: %v", g.totals(), end != nil)
}

// lead is by how many points the seat is before the best of the others in the round.
func (c *claimed) lead() int {
	best := -stackSize
	for s, p := range c.before.Players {
		if games.Seat(s) != c.a.Seat && !p.Out {
			best = max(best, p.Points)
		}
	}
	return c.mine.Points - best
}

// hurries requires that the move brings something before the round ends.
func (c *claimed) hurries() error {
	return must(c.g.Phase == Racing && len(c.e.Seats) > 0 && (isCall(c.a.Move) || c.then.Points > c.mine.Points), "the move can wait")
}

// Every reason that the package comment lists has a claim, and no other.
func TestEveryReasonHasAClaim(t *testing.T) {
	require.Equal(t, gamestest.Reasons(t), slices.Sorted(maps.Keys(claims)))
}
