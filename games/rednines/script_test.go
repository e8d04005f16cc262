package rednines

import (
	"flag"
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/card"
	"ruckus/games/gamestest"
	"ruckus/games/kit"
)

var update = flag.Bool("update", false, "write the golden texts anew")

// start is when all games in tests begin.
var start = time.Date(2026, 1, 2, 20, 0, 0, 0, time.UTC)

// TestScripts plays the scripts in testdata/scripts. A script is a rule or ruling in words, and what happens by it: lines
// with "#" are comments, "=" sets up a position, ">" makes a move, and all other lines are what the game answers.
//
//	= seats 4, dealer 3, round 1, small, multi_start, extra_round     all but seats may be missing
//	= past: 7H KC | 2D | | 3S red     a finished round: what was left by seat, the winner nothing; red: went out with a red nine
//	= 7H 8D | QS | KC | 2D            the hands by seat; the rest of the pack plays no part
//	> 0 play 7H                       a seat's move; its number is added, unless the line names it: "> 0 play 7H @5"
//	> tick                            the clock when it is due; "> tick early" a millisecond before
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
	switch {
	case strings.HasPrefix(line, "seats "):
		s.g = newPosition(s.t, line)
	case strings.HasPrefix(line, "past: "):
		s.past(line[6:])
	default:
		require.NoError(s.t, s.g.Hands.UnmarshalText([]byte(line)))
		s.g.In = s.g.playersOf(int(s.g.Round))
		s.g.Turn = s.g.next(s.g.Dealer)
		s.show()
	}
}

// newPosition makes a game at the start of a round, in which nobody has a card yet.
func newPosition(t *testing.T, line string) *game {
	g := &game{Step: 1, Round: 1, Seed: kit.Seed{1}}
	for _, word := range strings.Split(line, ", ") {
		name, number, _ := strings.Cut(word, " ")
		n, _ := strconv.Atoi(number)
		switch name {
		case "seats":
			g.Seats, g.Hands = int8(n), make(hands, n*card.Ranks)
		case "dealer":
			g.Dealer = games.Seat(n)
		case "round":
			g.Round = int8(n)
		case "small":
			g.Rules.Small = true
		case "multi_start":
			g.Rules.MultiStart = true
		case "extra_round":
			g.Rules.ExtraRound = true
		default:
			require.Fail(t, "unknown word", word)
		}
	}
	return g
}

func (s *script) past(line string) {
	line, red := strings.CutSuffix(line, " red")
	round := scored{RedLast: red}
	require.NoError(s.t, round.Left.UnmarshalText([]byte(line)))
	for !round.Left.of(round.Winner).empty() {
		round.Winner++
	}
	s.g.Scored = append(s.g.Scored, round)
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
	trial := s.g.clone() // after an error the game must be thrown away
	events, err := trial.Apply(a)
	if err != nil {
		require.ErrorIs(s.t, err, games.ErrIllegal)
		fmt.Fprintln(s.out, "refused:", err)
		return
	}
	s.g = trial
	for _, e := range events {
		fmt.Fprintln(s.out, gamestest.EventText(e))
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

// show writes what a bystander sees of the position, and who is asked for what.
func (s *script) show() {
	v := s.g.View(games.Table).(View)
	fmt.Fprintln(s.out, publicText(v))
	var ready []games.Seat
	for seat := range games.Seat(s.g.Seats) {
		switch p := s.g.Prompt(seat); {
		case p.Must:
			fmt.Fprintf(s.out, "  %d must: %s\n", seat, gamestest.MovesText(p.Moves, 6))
		case len(p.Moves) > 0:
			require.Equal(s.t, []string{fmt.Sprint("ready ", s.g.Round)}, p.Moves)
			require.Equal(s.t, s.g.Due(), p.Until)
			ready = append(ready, seat)
		}
	}
	if ready != nil {
		fmt.Fprintln(s.out, "  may be ready:", ready)
	}
	if r := s.g.Result(); r != nil {
		fmt.Fprintf(s.out, "  result: winners %v, scores %v\n", r.Winners, r.Scores)
	}
}

func publicText(v View) string {
	text := fmt.Sprintf("  %s", v.Phase)
	if v.Turn != games.Table {
		text += fmt.Sprintf(", turn %d", v.Turn)
	}
	if v.Needed != "" {
		text += ", needed " + v.Needed
	}
	text += fmt.Sprintf(", cards %v", v.Counts)
	if v.Phase == Between || v.Phase == Ended {
		last := v.Scored[len(v.Scored)-1]
		text += fmt.Sprintf(", points %v, totals %v", last.Points, v.Totals)
	}
	return text
}
