package gamestest

import (
	"fmt"
	"iter"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// playWhole plays a whole game, and compares it with testdata/playthrough.txt: each move with its events, and at the beginning of each
// round its heading, the hands, and what everybody sees. Moves by which nothing else happens share a line with the next one:
// "> 0 play 7H, 1 play 8H, 2 play 9H → trick [2] 1". Those that nothing is told of are in brackets.
func (s *Suite[G]) playWhole(t *testing.T, update bool) {
	setup := s.Playthrough
	setup.At = Start
	g, err := s.Kind.New(setup)
	require.NoError(t, err)
	script := &Script[G]{T: t, how: s, Game: g.(G), seats: setup.Seats}
	r := rand.New(rand.NewPCG(9, 9))
	script.playthrough(func(yield func(games.Action) bool) {
		for script.Game.Result() == nil && yield(s.Choose(script.Game, r)) {
		}
	})
	Golden(t, "testdata/playthrough.txt", script.out.String(), update)
}

// playGame plays a whole game. Its text sets up the beginning, and has the moves, written as Playthrough writes them. To try
// others, change them, and run with -update.
func (s *Script[G]) playGame(lines []string) {
	var moves []string
	for _, line := range lines {
		if position, ok := strings.CutPrefix(line, "= "); ok {
			s.Place(position)
			fmt.Fprintln(&s.out, line)
		} else if of, ok := movesOf(line); ok {
			moves = append(moves, strings.Split(of, ", ")...)
		}
	}
	s.playthrough(func(yield func(games.Action) bool) {
		for _, move := range moves {
			if !yield(s.action(strings.Trim(move, "()"))) {
				return
			}
		}
	})
}

// playthrough carries out actions, and writes them.
func (s *Script[G]) playthrough(actions iter.Seq[games.Action]) {
	line, last := "", 0
	end := func(answers ...string) {
		if line != "" {
			s.answer(line, answers...)
		}
		line = ""
	}
	for a := range actions {
		if number, heading := s.how.Round(s.Game); number != last {
			end()
			heading += s.holds()
			if heading != "" {
				fmt.Fprintf(&s.out, "== round %d%s\n", number, heading)
			}
			last, s.shown = number, nil
			s.show()
		}
		made, err := s.texts.Read(s.Game, a)
		require.NoError(s.T, err, "%d %s", a.Seat, a.Move)
		events, err := s.Game.Apply(made)
		require.NoError(s.T, err, "%d %s", a.Seat, a.Move)
		s.note(events)
		if line != "" {
			line += ", "
		}
		if move := actionText(a); len(events) == 0 {
			line += "(" + move + ")"
		} else {
			line += move
		}
		if answers := s.beyond(a, s.eventTexts(events)); len(answers) > 0 || len(line) > maxLine {
			end(answers...)
		}
	}
	end()
	s.show()
}

// holds are the hands of all seats, as a part of a heading.
func (s *Script[G]) holds() (text string) {
	for seat := range games.Seat(s.seats) {
		if s.how.Hand != nil {
			text += fmt.Sprintf("\n  %d holds %s", seat, strings.Join(s.how.Hand(s.Game, seat), " "))
		}
	}
	return text
}

// maxLine is how long a line of a playthrough gets before it ends with the next move, in bytes.
const maxLine = 90

// actionText is an action as a script has it, without its number.
func actionText(a games.Action) string {
	if a.Move == games.Tick {
		return a.Move
	}
	return fmt.Sprint(a.Seat, " ", unnumbered(a.Move))
}

// unnumbered is a move without the number of the round or of earlier moves that ends it.
func unnumbered(move string) string {
	if i := strings.LastIndexByte(move, ' '); i >= 0 {
		return move[:i]
	}
	return move
}

// beyond is what is told of an action beyond what it says itself.
func (s *Script[G]) beyond(a games.Action, told []string) []string {
	echo := echo
	if s.how.Echo != nil {
		echo = s.how.Echo
	}
	said := echo(a.Seat, unnumbered(a.Move))
	return slices.DeleteFunc(told, func(text string) bool { return text == said })
}

// echo is the event that says what a move says.
func echo(seat games.Seat, move string) string {
	verb, what, _ := strings.Cut(move, " ")
	return strings.TrimSpace(fmt.Sprintf("%s [%d] %s", verb, seat, what))
}
