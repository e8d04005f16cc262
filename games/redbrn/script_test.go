package redbrn

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
)

// TestScripts plays the scripts in testdata/scripts. A script is a rule or ruling in words, and what happens by it: lines
// with "#" are comments, "=" sets up a position, ">" makes a move, and all other lines are what the game answers.
//
//	= seats 2, window 5, partial_moves 1     a race of round 1; house rules that are not named are the standard
//	= 0: 3RW 4BW / 8BW 7RW, 5WB, -, 9RW / 1RW 2RW / 3WB / 2
//	                                a layout: the stack with its top last, the four spots, the waste with its top last, the
//	                                hand with its top first, and the wild riots that are left
//	= pile RW up 4 by 1             a pile from its start to a rank, all of one seat
//	= waiting, = scored 10 5 caller 1   before a deal, with finished rounds
//	> 1.25 0 pit 7RW                what a seat pressed so many seconds after the start; the round is added
//	> tick, > tick late 10          the clock when it is due, or some seconds later
//	> 0 may                         asks what a seat may do
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

func (s *script) act(line string) {
	words := strings.Fields(line)
	a := games.Action{Seat: games.Table, Move: games.Tick}
	switch {
	case words[0] == games.Tick:
		a.At = s.g.Due()
		if len(words) > 2 {
			n, err := strconv.Atoi(words[2])
			require.NoError(s.t, err)
			a.At = a.At.Add(time.Duration(n) * time.Second)
		}
	case words[1] == "may":
		seat, err := strconv.Atoi(words[0])
		require.NoError(s.t, err)
		fmt.Fprintln(s.out, "  "+s.movesText(s.g.Prompt(games.Seat(seat)).Moves))
		return
	default:
		at, err := strconv.ParseFloat(words[0], 64)
		require.NoError(s.t, err, line)
		seat, err := strconv.Atoi(words[1])
		require.NoError(s.t, err, line)
		a = games.Action{Seat: games.Seat(seat), Move: s.numbered(strings.Join(words[2:], " ")), At: in(s.g, at)}
	}
	trial := clone2(s.g) // after an error the game must be thrown away
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

// clone2 copies a game that need not have all cards.
func clone2(g *game) *game {
	c := *g
	c.Log = append([]press(nil), g.Log...)
	c.Scored = slices.Clone(g.Scored)
	return &c
}

// numbered adds the round to a move of it.
func (s *script) numbered(move string) string {
	for _, word := range []string{"ready", "end", "leave", "back"} {
		if strings.HasPrefix(move, word) {
			return move
		}
	}
	if strings.Contains(move, "@") {
		return move
	}
	return fmt.Sprint(move, " @", s.g.Round)
}

// eventText writes an event as a line of a script.
func eventText(e games.Event) string {
	text := gamestest.EventText(e)
	if e.Only != nil {
		text += fmt.Sprint(" only for ", *e.Only)
	}
	return text
}

// movesText writes moves without their round.
func (s *script) movesText(moves []string) string {
	if len(moves) == 0 {
		return "nothing"
	}
	return strings.ReplaceAll(strings.Join(moves, ", "), fmt.Sprint(" @", s.g.Round), "")
}

// show writes what everybody sees of the position.
func (s *script) show() {
	v := s.g.View(games.Table).(View)
	var pit []string
	for _, p := range v.Pit {
		way := "up"
		if !p.Up {
			way = "down"
		}
		if p.Complete {
			way = "complete"
		}
		pit = append(pit, fmt.Sprintf("%d %s-%s %s", p.Number, p.First, p.Top, way))
	}
	fmt.Fprintf(s.out, "  %s; pit: %s\n", v.Phase, strings.Join(pit, ", "))
	for i, p := range v.Players {
		var spots []string
		for _, c := range p.Columns {
			spots = append(spots, strings.Join(c, " "))
		}
		fmt.Fprintf(s.out, "  %d stack %d %s | %s | waste %d %s | hand %d | wilds %d | in pit %d\n",
			i, p.Left, p.Stack, strings.Join(spots, ", "), p.InWaste, p.Waste, p.Hand, p.Wilds, p.Pit)
	}
	if n := len(v.Scored); n > 0 && (v.Phase == Waiting || v.Phase == Ended) {
		fmt.Fprintf(s.out, "  round %d by %s, points %v, totals %v\n", n, v.Scored[n-1].Cause, v.Scored[n-1].Points, v.Totals)
	}
	if r := s.g.Result(); r != nil {
		fmt.Fprintf(s.out, "  result: winners %v, scores %v\n", r.Winners, r.Scores)
	}
}
