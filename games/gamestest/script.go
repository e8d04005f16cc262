package gamestest

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// A Script is a rule or ruling in words, and what happens by it. Lines with "#" are comments, "= " sets up a position, "> "
// makes a move, and all other lines are what the game answers:
//
//	> 0 play 7H            a seat's move; its number is added, unless the line names it: "> 0 play 7H @5"
//	> 0 play 7H after 3s   the same so long after the beginning
//	> 1.25 0 play 7H       the same so many seconds into a game that is timed
//	> 0 may                asks what a seat may do
//	> tick                 the clock when it is due; "> tick early" a millisecond before, "> tick late 10" so many seconds after
//
// Of a position the lines are written that have changed since the last one.
type Script[G games.Game] struct {
	T    testing.TB
	Out  strings.Builder // what the game has answered
	Game G

	// SetUp carries out a line that sets up a position, until it is complete. After that a line begins the next position.
	SetUp    func(line string) (complete bool)
	Copy     func(G) G                       // of a game that need not have all cards
	Start    time.Time                       // when moves are made, where a line says nothing else
	At       func(seconds float64) time.Time // of a timed game: nil for others
	Number   func(move string) string        // adds the number that a move has to carry now, where it names none
	Position func() []string                 // what everybody sees
	Seats    func() int
	Moves    func(games.Seat, games.Prompt) string // those that a seat must choose from; nil: prompts are not written
	Event    func(games.Event) string              // nil: EventText

	shown []string
}

// Scripts plays testdata/scripts/*.txt, each as a subtest.
func Scripts[G games.Game](t *testing.T, update bool, begin func(t *testing.T) *Script[G]) {
	files, err := filepath.Glob("testdata/scripts/*.txt")
	require.NoError(t, err)
	require.NotEmpty(t, files, "there are no scripts: write testdata/scripts/NAME.txt, and run with -update")
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			s := begin(t)
			for line := range strings.SplitSeq(strings.TrimSuffix(string(text), "\n"), "\n") {
				if line == "" || strings.ContainsAny(line[:1], "#=>") {
					fmt.Fprintln(&s.Out, line)
				}
				if position, ok := strings.CutPrefix(line, "= "); ok {
					s.shown = nil
					if s.SetUp(position) {
						s.Show()
					}
				} else if move, ok := strings.CutPrefix(line, "> "); ok {
					s.Act(move)
				}
			}
			Golden(t, file, s.Out.String(), update)
		})
	}
}

// Act makes the move of a line, and writes what happens.
func (s *Script[G]) Act(line string) {
	if who, ok := strings.CutSuffix(line, " may"); ok {
		fmt.Fprintln(&s.Out, "  "+s.may(s.seat(who)))
		return
	}
	a := s.action(line)
	trial := s.Copy(s.Game) // after an error the game must be thrown away
	events, err := trial.Apply(a)
	if err != nil {
		require.ErrorIs(s.T, err, games.ErrIllegal)
		fmt.Fprintln(&s.Out, "refused:", err)
		return
	}
	s.Game = trial
	for _, e := range events {
		fmt.Fprintln(&s.Out, s.eventText(e))
	}
	s.Show()
}

// action reads a move or a tick.
func (s *Script[G]) action(line string) games.Action {
	line, later, _ := strings.Cut(line, " after ")
	words := strings.Fields(line)
	a := games.Action{Seat: games.Table, Move: games.Tick, At: s.Start}
	switch {
	case words[0] == games.Tick && len(words) == 1:
		a.At = s.Game.Due()
	case words[0] == games.Tick && words[1] == "early":
		a.At = s.Game.Due().Add(-time.Millisecond)
	case words[0] == games.Tick:
		a.At = s.Game.Due().Add(s.wait(words[2] + "s"))
	case s.At != nil:
		a.At = s.At(s.wait(words[0] + "s").Seconds())
		a.Seat, a.Move = s.seat(words[1]), s.Number(strings.Join(words[2:], " "))
	default:
		a.Seat, a.Move = s.seat(words[0]), s.Number(strings.Join(words[1:], " "))
		if later != "" {
			a.At = s.Start.Add(s.wait(later))
		}
	}
	return a
}

func (s *Script[G]) wait(text string) time.Duration {
	d, err := time.ParseDuration(text)
	require.NoError(s.T, err)
	return d
}

func (s *Script[G]) seat(text string) games.Seat {
	seat, err := strconv.Atoi(text)
	require.NoError(s.T, err)
	return games.Seat(seat)
}

// may writes all that a seat may do, without the numbers.
func (s *Script[G]) may(seat games.Seat) string {
	moves := s.Game.Prompt(seat).Moves
	if len(moves) == 0 {
		return "nothing"
	}
	return MovesText(moves, len(moves))
}

// Show writes what everybody sees of the position, and who is asked for what, as far as it has changed.
func (s *Script[G]) Show() {
	now := s.Position()
	if s.Moves != nil {
		now = append(now, s.asked()...)
	}
	if r := s.Game.Result(); r != nil {
		now = append(now, fmt.Sprintf("result: winners %v, scores %v", r.Winners, r.Scores))
	}
	for _, line := range now {
		if !slices.Contains(s.shown, line) {
			fmt.Fprintln(&s.Out, "  "+line)
		}
	}
	s.shown = now
}

// asked tells who must move, who may, and who may say that they are ready for the next round.
func (s *Script[G]) asked() (lines []string) {
	var ready []games.Seat
	for seat := range games.Seat(s.Seats()) {
		switch p := s.Game.Prompt(seat); {
		case p.Must:
			lines = append(lines, fmt.Sprintf("%d must: %s", seat, s.Moves(seat, p)))
		case len(p.Moves) > 0 && strings.HasPrefix(p.Moves[0], "ready "):
			require.Len(s.T, p.Moves, 1)
			require.Equal(s.T, s.Game.Due(), p.Until)
			ready = append(ready, seat)
		case len(p.Moves) > 0:
			lines = append(lines, fmt.Sprintf("%d may: %s within %s", seat, p.Moves[0], p.Until.Sub(s.Start)))
		}
	}
	if ready != nil {
		lines = append(lines, fmt.Sprint("may be ready: ", ready))
	}
	return lines
}

func (s *Script[G]) eventText(e games.Event) string {
	text := EventText(e)
	if s.Event != nil {
		text = s.Event(e)
	}
	if e.Only != nil {
		text += fmt.Sprintf(" (told to %d alone)", *e.Only)
	}
	return text
}

// Playthrough plays a whole game and compares it with a golden text: each move with its events on one line, and where
// there is a heading also what everybody sees.
func (s *Script[G]) Playthrough(file string, update bool, next func() games.Action, heading func() string) {
	for s.Game.Result() == nil {
		if text := heading(); text != "" {
			fmt.Fprintln(&s.Out, text)
			s.shown = nil
			s.Show()
		}
		a := next()
		fmt.Fprintf(&s.Out, "> %d %s", a.Seat, a.Move)
		events, err := s.Game.Apply(a)
		require.NoError(s.T, err)
		for _, e := range events {
			fmt.Fprint(&s.Out, "; ", s.eventText(e))
		}
		fmt.Fprintln(&s.Out)
	}
	s.Show()
	Golden(s.T, file, s.Out.String(), update)
}
