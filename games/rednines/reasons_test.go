package rednines

import (
	"errors"
	"fmt"
	"maps"
	"math/bits"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/card"
	"ruckus/games/gamestest"
)

// A claimed move is one for which a reason is given, with all cards open.
type claimed struct {
	*game                // before it
	after  *game         // after it
	events []games.Event // that it leads to
	games.Action
	spent int // red nines that it lays down
	kept  int // red nines that are left
}

// claim finds out by the rules whether a reason holds, and whether it speaks for the move.
func claim(g *game, a games.Action, e games.Event, _ *rand.Rand) error {
	c := &claimed{game: g, after: g.clone(), Action: a}
	var err error
	if c.events, err = c.after.Apply(a); err != nil {
		return err
	}
	c.kept = bits.OnesCount8(c.after.Hands[a.Seat].wild())
	c.spent = bits.OnesCount8(g.Hands[a.Seat].wild()) - c.kept
	holds := claims[e.Verb]
	if holds == nil {
		return fmt.Errorf("nothing is known of %q", e.Verb)
	}
	return holds(c, e)
}

// claims are what has to hold for each reason.
var claims = map[string]func(*claimed, games.Event) error{
	"out": (*claimed).follows, "way-out": (*claimed).follows, "king": (*claimed).follows, "alone": (*claimed).follows,
	"gone": (*claimed).follows, "few": (*claimed).follows, "lacks": (*claimed).follows,
	"points": (*claimed).begins, "set": (*claimed).begins, "run": (*claimed).begins, "ace": (*claimed).begins, "low": (*claimed).begins, "alike": (*claimed).begins,
	"leads-on": (*claimed).nines, "dear": (*claimed).nines, "danger": (*claimed).nines, "time": (*claimed).nines,
	"keeps": (*claimed).nines, "fits": (*claimed).nines, "no-further": (*claimed).nines,
}

func TestEveryReasonHasAClaim(t *testing.T) {
	require.Equal(t, gamestest.Reasons(t), slices.Sorted(maps.Keys(claims)))
}

func must(ok bool, format string, args ...any) error {
	if ok {
		return nil
	}
	return fmt.Errorf(format, args...)
}

// plays are those of the move.
func (c *claimed) plays() pile { return c.after.Pile[len(c.Pile):] }

// follows is about what comes after the move.
func (c *claimed) follows(e games.Event) error {
	left := c.after.Hands[c.Seat]
	switch e.Verb {
	case "out":
		return must(c.after.over() && c.after.last().seat == c.Seat && left.empty(), "the round isn't won")
	case "way-out":
		return errors.Join(must(left.count() == e.N, "%d cards are left", left.count()), must(playsOut(c.after, c.Seat), "%v don't go out", left.names()))
	case "king":
		return must(c.after.Phase == Leading && c.after.Turn == c.Seat && c.after.last().rank == card.King, "the seat doesn't begin because of a king")
	}
	if rank := c.after.last().rank; rank == card.King || (rank+1).String() != e.Tokens[0] {
		return fmt.Errorf("the last card is %s", rank)
	}
	plain, wild := c.held(c.after.needed())
	switch {
	case e.Verb == "alone":
		return must(c.after.Phase == Leading && c.after.Turn == c.Seat && plain+wild == 0, "seat %d can go on", c.after.Turn)
	case left.canFollow(c.after.needed()):
		return errors.New("the seat itself can go on")
	case e.Verb == "gone":
		return must(plain == 0 && wild > 0, "the others have %d cards and %d red nines for it", plain, wild)
	}
	if e.Verb == "few" {
		return must(plain+wild == e.N && e.N > 0 && e.N < c.In.Count(), "the others have %d cards and %d red nines for it", plain, wild)
	}
	for _, s := range e.Seats {
		if !c.stopped(s) {
			return fmt.Errorf("seat %d has never stopped before it", s)
		}
	}
	return must(plain > 0 && len(e.Seats) > 0, "nobody has it")
}

// held counts what the others have of a rank, and their red nines.
func (c *claimed) held(r card.Rank) (plain, wild int) {
	for s, h := range c.Hands {
		if s != int(c.Seat) {
			plain, wild = plain+bits.OnesCount8(h.plain(r)), wild+bits.OnesCount8(h.wild())
		}
	}
	return plain, wild
}

// stopped reports whether a seat has let a sequence stop, or pass by, before the rank that is needed after the move.
func (c *claimed) stopped(s games.Seat) bool {
	rank := c.after.last().rank
	for i, p := range c.Pile {
		if p.rank != rank {
			continue
		}
		to := c.Turn
		if i+1 < len(c.Pile) {
			to = c.Pile[i+1].seat
			if to == p.seat && c.Pile[i+1].rank == rank+1 {
				continue // nobody else was asked
			}
		}
		if p.seat == s && to != s {
			return true
		}
		for at := c.next(p.seat); at != to; at = c.next(at) {
			if at == s {
				return true
			}
		}
	}
	return false
}

// playsOut reports whether a seat can play all its cards on its own, and gets no turn because nobody else has gone on.
func playsOut(g *game, s games.Seat) bool {
	if g.over() || g.Turn != s {
		return g.over()
	}
	for _, move := range g.Prompt(s).Moves {
		next := g.clone()
		events, err := next.Apply(games.Action{Seat: s, Move: move})
		if err != nil {
			panic(err)
		}
		if !restarts(events) && playsOut(next, s) {
			return true
		}
	}
	return false
}

func restarts(events []games.Event) bool {
	return slices.ContainsFunc(events, func(e games.Event) bool { return e.Verb == "restart" })
}

// begins is about the cards with which a sequence begins.
func (c *claimed) begins(e games.Event) error {
	plays, first := c.plays(), c.plays()[0]
	if (c.Phase == Running) != (e.Verb == "alike") {
		return errors.New("it isn't told of that phase")
	}
	switch e.Verb {
	case "points":
		return c.sheds(e)
	case "set":
		n := len(first.names(false))
		return must(n == e.N && n > 1 && first.rank.String() == e.Tokens[0], "those are %d", n)
	case "run":
		return must(len(plays) == e.N && plays[len(plays)-1].rank == first.rank+card.Rank(e.N)-1, "those are %d in a row", len(plays))
	case "ace":
		return must(first.names(false)[0][0] == 'A' && e.N == 20, "that is no ace")
	}
	if e.Verb == "alike" {
		moves := c.Prompt(c.Seat).Moves
		for _, move := range moves {
			if !strings.HasPrefix(move, "play "+e.Tokens[0]) || isWild(cardAt(first.rank, first.plain)) {
				return fmt.Errorf("%s is another", move)
			}
		}
		return must(len(moves) == e.N && e.N > 1 && c.kept+c.spent == 0, "those are %d", len(moves))
	}
	others := make(map[card.Rank]bool)
	for _, k := range c.Hands[c.Seat].cards() {
		if !isWild(k) {
			others[k.Rank()] = true
		}
	}
	for r := range others {
		if r < first.rank {
			return fmt.Errorf("the seat has %s", r)
		}
	}
	if first.rank.String() != e.Tokens[0] || !others[first.rank] {
		return fmt.Errorf("it begins with %s", first.rank)
	}
	return must(int(first.rank) == e.N && e.N < int(card.King-first.rank), "%d ranks lead to it", first.rank)
}

// sheds requires that no beginning sheds more points, one sheds more cards, and this one so many points.
func (c *claimed) sheds(e games.Event) error {
	cards, points := c.goneBy(c.Move)
	more := false
	for _, move := range c.Prompt(c.Seat).Moves {
		if strings.Contains(move, "=") || strings.Contains(move, "9H") || strings.Contains(move, "9D") {
			continue
		}
		n, of := c.goneBy(move)
		if of > points {
			return fmt.Errorf("%s sheds %d points", move, of)
		}
		more = more || n > cards
	}
	return must(points == e.N && more, "it sheds %d points, and no other one more cards: %v", points, !more)
}

// goneBy is how many cards a beginning sheds with what fits to it, red nines kept, and how many points they are.
func (c *claimed) goneBy(move string) (cards, points int) {
	g := c.clone()
	for {
		if _, err := g.Apply(games.Action{Seat: c.Seat, Move: move}); err != nil {
			panic(err)
		}
		if g.over() || g.Phase != Running || g.Turn != c.Seat || g.Hands[c.Seat].plain(g.needed()) == 0 {
			break
		}
		move = g.Prompt(c.Seat).Moves[0]
	}
	for _, k := range c.Hands[c.Seat].cards() {
		if !g.Hands[c.Seat].has(k) {
			cards, points = cards+1, points+worth(k.Rank())
		}
	}
	return cards, points
}

// nines is about red nines, which are spent or kept.
func (c *claimed) nines(e games.Event) error {
	left := c.after.Hands[c.Seat]
	spends := e.Verb == "leads-on" || e.Verb == "dear" || e.Verb == "danger"
	if spends != (c.spent > 0) || left.empty() || !spends && c.kept == 0 {
		return fmt.Errorf("it spends %d red nines and keeps %d", c.spent, c.kept)
	}
	fewest := dealt
	for s := range c.others(c.Seat) {
		fewest = min(fewest, c.Hands[s].count())
	}
	stops := strings.Contains(c.Move, "pass")
	switch e.Verb {
	case "leads-on":
		return must(c.led() == e.N, "%d follow", c.led())
	case "danger":
		return must(e.N == fewest && fewest <= 3 && c.Hands[e.Seats[0]].count() == fewest && e.Seats[0] != c.Seat, "the fewest cards are %d", fewest)
	case "time":
		return must(e.N == fewest && fewest > 3 && stops, "the fewest cards are %d", fewest)
	case "dear":
		return must(e.N == c.kept, "it keeps %d", c.kept)
	case "keeps", "fits":
		return must(e.N == c.kept && stops == (e.Verb == "keeps"), "it keeps %d", c.kept)
	}
	return c.endsThere(e)
}

// led counts the cards other than red nines that follow the first red nine at once.
func (c *claimed) led() (n int) {
	after := false
	for _, p := range c.plays() {
		red := p.redLast()
		if after && !red {
			n++
		}
		after = after || red
	}
	g := c.after.clone()
	for !g.over() && g.Turn == c.Seat && g.Phase == Running && g.Hands[c.Seat].plain(g.needed()) != 0 {
		if _, err := g.Apply(games.Action{Seat: c.Seat, Move: g.Prompt(c.Seat).Moves[0]}); err != nil {
			panic(err)
		}
		n++
	}
	return n
}

// endsThere requires that the turn is over after a red nine that is played instead of stopping.
func (c *claimed) endsThere(e games.Event) error {
	left := c.after.Hands[c.Seat]
	nine := left.wild() & -left.wild()
	move := strings.Replace(c.Move, "pass", cardAt(card.Nine, nine).String()+"="+e.Tokens[0], 1)
	if !strings.HasPrefix(move, "play ") {
		move = "play " + move
	}
	g := c.clone()
	if _, err := g.Apply(games.Action{Seat: c.Seat, Move: move}); err != nil {
		return err
	}
	if (g.needed()).String() != e.Tokens[1] {
		return fmt.Errorf("%s is needed then", g.needed())
	}
	plain, wild := c.held(g.needed())
	return errors.Join(must(!g.Hands[c.Seat].canFollow(g.needed()), "the seat has it"), must(plain+wild > 0, "the seat begins again"))
}

// Who has nothing that fits is asked, too, and needs no reason for the only move.
func TestAMoveWithoutAChoiceHasNoReason(t *testing.T) {
	s := suite.Script(t, "seats 4, dealer 3", "3C 7H JS QC | 2D 10H | 3D 10S | 4H 9D")
	s.Act("0 play 7H")
	require.Equal(t, []string{s.Number("pass")}, s.Game.Prompt(s.Game.Turn).Moves)
	require.Empty(t, s.Game.Reasons(s.Game.Turn, s.Number("pass")))
}

// Two tens, a jack and a queen are dearer than eight low cards, and that is why they go first.
func TestPointsAreTheReasonWhereAnotherStartShedsMoreCards(t *testing.T) {
	s := suite.Script(t, "seats 4, dealer 3", "2C 2D 3C 4C 5D 6C 7C 8D 10C 10D JS QS | 3H | 3S | 4H")
	points := games.Event{Verb: "points", N: 43}
	require.Equal(t, points, s.Game.Reasons(0, s.Number("play 10C+10D JS QS"))[0])
	for _, move := range []string{"play 2C+2D 3C 4C 5D 6C 7C 8D", "play JS QS"} {
		for _, reason := range s.Game.Reasons(0, s.Number(move)) {
			require.NotEqual(t, "points", reason.Verb, move)
		}
	}
}
