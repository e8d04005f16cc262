package rage

import (
	"flag"
	"fmt"
	"io"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
	"ruckus/games/kit"
)

var update = flag.Bool("update", false, "write the golden texts anew")

// start is when all games in tests begin.
var start = time.Date(2026, 1, 2, 20, 0, 0, 0, time.UTC)

// TestScripts plays the scripts in testdata/scripts. A script is a rule or ruling in words, and what happens by it: lines
// with "#" are comments, "=" sets up a position, ">" makes a move, and all other lines are what the game answers.
//
//	= seats 4, dealer 3, round 7, trump Y7, hook   all but seats may be missing; house rules by name
//	= past: 2/3b 0/0 1/1 | ...                     bid/won in the rounds before by seat, with b and m for Bonus and Mad Rage
//	= R12 WR | B0 B1 | ...                         the hands by seat
//	= pile: R1 B2                                  the trump pile; else it is all the rest of the pack
//	= bids: 2 1 0 1                                all bids by seat
//	> 0 play B15                                   a seat's move; its number is added, unless the line names it: "> 0 play B15 @5"
//	> tick                                         the clock when it is due; "> tick early" a millisecond before
func TestScripts(t *testing.T) {
	gamestest.Scripts(t, *update, func(t *testing.T, out *strings.Builder) (setUp, act func(line string)) {
		s := script{t: t, out: out}
		return s.setUp, s.act
	})
}

type script struct {
	t   *testing.T
	out io.Writer
	g   *game
}

func (s *script) setUp(line string) {
	what, rest, _ := strings.Cut(line, ": ")
	switch {
	case strings.HasPrefix(line, "seats "):
		s.g = newPosition(s.t, line)
	case what == "past":
		s.past(rest)
	case what == "pile":
		s.g.Pile = cardsOf(s.t, s.g.Pile, rest)
	case what == "bids":
		for seat, bid := range strings.Fields(rest) {
			n, err := strconv.Atoi(bid)
			require.NoError(s.t, err)
			s.g.row()[seat].bid = int8(n)
		}
		s.g.Phase, s.g.Turn = playing, s.g.Lead
		s.show()
	default:
		s.g.Pile = wholePack
		for seat, cards := range strings.Split(line, "|") {
			s.g.Hands[seat] = cardsOf(s.t, s.g.Pile, cards)
			require.Equal(s.t, s.g.dealt(), s.g.Hands[seat].count(), "cards of seat %d in %q", seat, line)
			s.g.Pile = s.g.Pile.without(s.g.Hands[seat])
		}
		require.True(s.t, s.g.Pile.has(s.g.Trumps.turned()))
	}
}

// newPosition makes a game at the start of a round, in which nobody has a card yet.
func newPosition(t *testing.T, line string) *game {
	g := &game{Step: 1, Round: 1, Seed: kit.Seed{1}}
	values := make(map[string]int)
	turned := "Y7"
	for _, word := range strings.Split(line, ", ") {
		name, value, _ := strings.Cut(word, " ")
		n, _ := strconv.Atoi(value)
		switch name {
		case "seats":
			g.Seats = int8(n)
		case "dealer":
			g.Dealer = games.Seat(n)
		case "round":
			g.Round = int8(n)
		case "trump":
			turned = value
		default:
			values[name] = 1
		}
	}
	require.NoError(t, g.Rules.options().Set(values))
	c, ok := parseCard(turned)
	require.True(t, ok, turned)
	g.Trumps.add(turnover{by: games.Table, turned: c})
	g.Lead = g.after(g.Dealer, 1)
	g.Opens, g.Turn = g.Lead, g.firstBidder()
	for round := range g.Round {
		for s := range g.Seats {
			g.Sheet[round][s] = tally{bid: 1} // missed, and no points
		}
	}
	for i := range g.row() {
		g.row()[i].bid = noBid
	}
	return g
}

func (s *script) past(line string) {
	for round, row := range strings.Split(line, " | ") {
		for seat, text := range strings.Fields(row) {
			var t tally
			_, err := fmt.Sscanf(text, "%d/%d", &t.bid, &t.won)
			require.NoError(s.t, err, text)
			t.bonus, t.mad = int8(strings.Count(text, "b")), int8(strings.Count(text, "m"))
			s.g.Sheet[round][seat] = t
		}
	}
}

// cardsOf reads cards with spaces between them, and takes them from those that are there.
func cardsOf(t *testing.T, from set, text string) (cards set) {
	for _, name := range strings.Fields(text) {
		c, ok := parseCard(name)
		if ok && !c.isNumber() {
			c, ok = from.without(cards).firstOf(c)
		}
		require.True(t, ok && from.without(cards).has(c), "%s is not there", name)
		cards.add(c)
	}
	return cards
}

func (s *script) act(line string) {
	a := games.Action{Seat: games.Table, Move: games.Tick, At: start}
	who, move, _ := strings.Cut(line, " ")
	switch {
	case who != games.Tick:
		seat, err := strconv.Atoi(who)
		require.NoError(s.t, err, line)
		a.Seat, a.Move = games.Seat(seat), s.numbered(move)
	case move == "early":
		a.At = s.g.Due().Add(-time.Millisecond)
	default:
		a.At = s.g.Due()
	}
	trial := *s.g // after an error the game must be thrown away
	events, err := trial.Apply(a)
	if err != nil {
		require.ErrorIs(s.t, err, games.ErrIllegal)
		fmt.Fprintln(s.out, "refused:", err)
		return
	}
	*s.g = trial
	for _, e := range events {
		fmt.Fprintln(s.out, eventText(e))
	}
	s.show()
}

// numbered adds the number that the move would have to carry now, unless it names one.
func (s *script) numbered(move string) string {
	move, number, named := strings.Cut(move, " @")
	switch {
	case named:
	case strings.HasPrefix(move, "play "):
		number = strconv.Itoa(s.g.Step)
	default:
		number = strconv.Itoa(int(s.g.Round))
	}
	return move + " " + number
}
