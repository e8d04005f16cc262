package redox

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
	"ruckus/games/kit"
)

// TestScripts plays the scripts in testdata/scripts. A script is a rule or ruling in words, and what happens by it: lines
// with "#" are comments, "=" sets up a position, ">" makes a move, and all other lines are what the game answers.
//
//	= seats 4, leader 0, round 2, target 500     all but seats may be missing; so may rounds 3, clockwise, must_yell,
//	                                             turns 79, quiet 15 and reshuffles 2
//	= past: 1 | 20 -10 30 5                      a finished round: who won it, and the points by seat; "- |" if nobody did
//	= table: 0 4H 5H X1 7H | 1 7S 7C 7D          plots on the table, each with its owner
//	= stock: 2H 3H                               the draw pile, first drawn first; none if the line is missing
//	= pile: 5C 6D                                the discard pile, its top last; 2C4 if the line is missing
//	= 7H 8D | QS | KC | 2D                       the hands by seat: the last line of a position
//	> 0 draw 7H                                  a seat's move; its number is added, unless the line names it: "draw 7H @5"
//	> 0 last 3 @5 after 9s                          nine seconds after the game has begun
//	> tick                                       the clock when it is due; "> tick early" a millisecond before
func TestScripts(t *testing.T) {
	gamestest.Scripts(t, *update, func(t *testing.T, out *strings.Builder) (setUp, act func(line string)) {
		s := script{t: t, out: out}
		return s.setUp, s.act
	})
}

type script struct {
	t   *testing.T
	out *strings.Builder
	g   *game
}

func (s *script) setUp(line string) {
	word, rest, _ := strings.Cut(line, " ")
	switch word {
	case "seats":
		s.g = newPosition(s.t, line)
	case "past:":
		winner, points, _ := strings.Cut(rest, " | ")
		number, err := strconv.Atoi(winner)
		if err != nil {
			number = int(games.Table)
		}
		round := scored{Winner: games.Seat(number)}
		for _, text := range strings.Fields(points) {
			n, err := strconv.Atoi(text)
			require.NoError(s.t, err)
			round.Points = append(round.Points, n)
		}
		s.g.Scored = append(s.g.Scored, round)
	case "table:":
		for text := range strings.SplitSeq(rest, " | ") {
			owner, cards, _ := strings.Cut(text, " ")
			p, err := arrange(cardsOf(s.t, cards))
			require.NoError(s.t, err, text)
			n, err := strconv.Atoi(owner)
			require.NoError(s.t, err)
			p.owner = games.Seat(n)
			s.g.Table = append(s.g.Table, p)
		}
	case "stock:":
		s.g.Stock = cardsOf(s.t, rest)
		slices.Reverse(s.g.Stock)
	case "pile:":
		s.g.Pile = cardsOf(s.t, rest)
	default:
		for seat, cards := range strings.Split(line, "|") {
			s.g.Hands[seat] = setOf(cardsOf(s.t, cards))
		}
		s.g.Turn = s.g.Leader
		for range s.g.Turns {
			s.g.Turn = s.g.next(s.g.Turn)
		}
		s.show()
	}
}

// newPosition makes a game at the start of a round, in which nobody has a card yet.
func newPosition(t *testing.T, line string) *game {
	g := &game{Step: 1, Round: 1, Seed: kit.Seed{1}, Pile: cardsOf(t, "2C4"), Rules: standard()}
	for word := range strings.SplitSeq(line, ", ") {
		name, number, _ := strings.Cut(word, " ")
		n, _ := strconv.Atoi(number)
		switch name {
		case "seats":
			g.Seats = int8(n)
		case "leader":
			g.Leader = games.Seat(n)
		case "round":
			g.Round = int8(n)
		case "target":
			g.Rules.Target = n
		case "rounds":
			g.Rules.Rounds = n
		case "clockwise":
			g.Rules.Clockwise = true
		case "must_yell":
			g.Rules.MustYell = true
		case "turns":
			g.Turns = int16(n)
		case "quiet":
			g.Quiet = int16(n)
		case "reshuffles":
			g.Reshuffles = int16(n)
		default:
			require.Fail(t, "unknown word", word)
		}
	}
	g.Clockwise = g.goesClockwise(g.Round)
	return g
}

// cardsOf reads cards with spaces between them.
func cardsOf(t testing.TB, text string) []deckCard {
	var cards []deckCard
	for _, word := range strings.Fields(text) {
		c, rest, ok := parseCard(word)
		require.True(t, ok && rest == "" && !slices.Contains(cards, c), word)
		cards = append(cards, c)
	}
	return cards
}

func (s *script) act(line string) {
	a := games.Action{Seat: games.Table, Move: games.Tick, At: start}
	line, later, _ := strings.Cut(line, " after ")
	if later != "" {
		wait, err := time.ParseDuration(later)
		require.NoError(s.t, err)
		a.At = start.Add(wait)
	}
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
	trial := clone(s.g)
	events, err := trial.Apply(a)
	if err != nil {
		require.ErrorIs(s.t, err, games.ErrIllegal)
		fmt.Fprintln(s.out, "refused:", err)
		return
	}
	s.g = trial
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
	case move == "ready":
		number = strconv.Itoa(int(s.g.Round))
	default:
		number = strconv.Itoa(s.g.Step)
	}
	return move + " " + number
}
