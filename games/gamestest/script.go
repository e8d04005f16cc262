package gamestest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// A Script is a rule or ruling in words, and what happens by it. Lines with "#" are comments, "= " sets up a position, "> "
// makes a move, and behind an arrow stands what the game answers:
//
//	> 0 play 7H → play [0] 7H   a seat's move; its number is added, unless the line names it: "> 0 play 7H @5"
//	> 0 play 7H after 3s        the same so long after the beginning
//	> 1.25 0 play 7H            the same so many seconds into a game that is timed
//	> 0 may → nothing           asks what a seat may do
//	> tick                      the clock when it is due; "> tick early" a millisecond before, "> tick late 10" so many seconds after
//
// All other lines are the position then, as far as it has changed since it was set up.
type Script[G games.Game] struct {
	T    testing.TB
	Out  strings.Builder // what the game has answered
	Game G

	how   Scripts[G]
	shown []string
}

// Place sets up a position, line by line.
func (s *Script[G]) Place(lines ...string) {
	for _, line := range lines {
		s.set(line)
	}
}

func (s *Script[G]) set(line string) (complete bool) {
	if strings.HasPrefix(line, "seats ") {
		s.Game = s.how.Begin(s.T, ReadWords(line))
		return false
	}
	return s.how.SetUp(s, line)
}

// Number adds the number that a move has to carry now, where it names none.
func (s *Script[G]) Number(move string) string { return s.how.Number(s.Game, move) }

// arrow stands before what the game answers.
const arrow = " → "

// Act makes the move of a line, and writes what happens.
func (s *Script[G]) Act(line string) {
	if s.shown == nil { // the lines that set it up say all of it
		s.shown = s.how.Position(s.Game)
	}
	if who, ok := strings.CutSuffix(line, " may"); ok {
		s.answer(line, s.may(s.seat(who)))
		return
	}
	a := s.action(line)
	trial := s.how.Copy(s.Game) // after an error the game must be thrown away
	events, err := trial.Apply(a)
	if err != nil {
		require.ErrorIs(s.T, err, games.ErrIllegal)
		s.answer(line, fmt.Sprint("refused: ", err))
		return
	}
	s.Game = trial
	s.answer(line, s.eventTexts(events)...)
	s.Show()
}

// answer writes a line, and behind it what the game answers.
func (s *Script[G]) answer(line string, answers ...string) {
	if len(answers) > 0 {
		line += arrow + strings.Join(answers, "; ")
	}
	fmt.Fprintln(&s.Out, ">", line)
}

// action reads a move or a tick.
func (s *Script[G]) action(line string) games.Action {
	line, later, _ := strings.Cut(line, " after ")
	words := strings.Fields(line)
	a := games.Action{Seat: games.Table, Move: games.Tick, At: Start}
	switch {
	case words[0] == games.Tick && len(words) == 1:
		a.At = s.Game.Due()
	case words[0] == games.Tick && words[1] == "early":
		a.At = s.Game.Due().Add(-time.Millisecond)
	case words[0] == games.Tick:
		a.At = s.Game.Due().Add(s.wait(words[2] + "s"))
	case s.how.At != nil:
		a.At = s.how.At(s.Game, s.wait(words[0]+"s").Seconds())
		a.Seat, a.Move = s.seat(words[1]), s.Number(strings.Join(words[2:], " "))
	default:
		a.Seat, a.Move = s.seat(words[0]), s.Number(strings.Join(words[1:], " "))
		if later != "" {
			a.At = Start.Add(s.wait(later))
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

// Show writes what everybody sees of the position, and behind it who is asked for what, as far as it has changed.
func (s *Script[G]) Show() {
	position, asked := s.how.Position(s.Game), []string(nil)
	if s.how.Moves != nil {
		asked = s.asked()
	}
	if r := s.Game.Result(); r != nil {
		asked = append(asked, fmt.Sprintf("result: winners %v, scores %v", r.Winners, r.Scores))
	}
	shown := s.shown
	old := func(line string) bool { return slices.Contains(shown, line) }
	s.shown = slices.Concat(position, asked)
	lines := slices.DeleteFunc(position, old)
	if asked = slices.DeleteFunc(asked, old); len(asked) > 0 {
		text := strings.Join(asked, "; ")
		if n := len(lines); n > 0 {
			lines[n-1] += " | " + text
		} else {
			lines = []string{text}
		}
	}
	for _, line := range lines {
		fmt.Fprintln(&s.Out, "  "+line)
	}
}

// asked tells who must move, who may, and who may say that they are ready for the next round.
func (s *Script[G]) asked() (lines []string) {
	var ready []games.Seat
	for seat := range games.Seat(s.how.Seats(s.Game)) {
		switch p := s.Game.Prompt(seat); {
		case p.Must:
			lines = append(lines, fmt.Sprintf("%d must: %s", seat, s.how.Moves(s.Game, seat, p)))
		case len(p.Moves) > 0 && strings.HasPrefix(p.Moves[0], "ready "):
			require.Len(s.T, p.Moves, 1)
			require.Equal(s.T, s.Game.Due(), p.Until)
			ready = append(ready, seat)
		case len(p.Moves) > 0:
			lines = append(lines, fmt.Sprintf("%d may: %s within %s", seat, p.Moves[0], p.Until.Sub(Start)))
		}
	}
	if ready != nil {
		lines = append(lines, fmt.Sprint("may be ready: ", ready))
	}
	return lines
}

func (s *Script[G]) eventTexts(events []games.Event) (texts []string) {
	for _, e := range events {
		text := EventText(e)
		if s.how.Event != nil {
			text = s.how.Event(e)
		}
		if e.Only != nil {
			text += fmt.Sprintf(" (told to %d alone)", *e.Only)
		}
		texts = append(texts, text)
	}
	return texts
}

// Between requires that between rounds everybody is asked whether they are ready, nobody is waited for, and the question ends
// with the next deal.
func (s *Script[G]) Between(ready string, pause time.Duration) {
	due := Start.Add(pause)
	require.Equal(s.T, due, s.Game.Due())
	for seat := range games.Seat(s.how.Seats(s.Game)) {
		require.Equal(s.T, games.Prompt{Moves: []string{ready}, Until: due}, s.Game.Prompt(seat))
	}
	s.Act("1 ready")
	require.Zero(s.T, s.Game.Prompt(1))
	require.Equal(s.T, ready, s.Game.Prompt(0).Moves[0], "what one says does not change the others' moves")
}

// Playthrough plays a whole game as choose says, and compares it with testdata/playthrough.txt: each move with its events, and
// at the beginning of each round its heading and what everybody sees. Moves by which nothing else happens share a line with the
// next one: "> 0 play 7H, 1 play 8H, 2 play 9H → trick [2] 1". Those that nothing is told of are in brackets.
func (s *Script[G]) Playthrough(update bool, choose func(G, *rand.Rand) games.Action, round func() (number int, heading string)) {
	r := rand.New(rand.NewPCG(9, 9))
	line := ""
	for last := 0; s.Game.Result() == nil; {
		if number, heading := round(); number != last {
			if line != "" {
				s.answer(line)
				line = ""
			}
			fmt.Fprintf(&s.Out, "\n== round %d%s\n", number, heading)
			last, s.shown = number, nil
			s.Show()
		}
		a := choose(s.Game, r)
		events, err := s.Game.Apply(a)
		require.NoError(s.T, err)
		if line != "" {
			line += ", "
		}
		if move := fmt.Sprint(a.Seat, " ", unnumbered(a.Move)); len(events) == 0 {
			line += "(" + move + ")"
		} else {
			line += move
		}
		answers := slices.DeleteFunc(s.eventTexts(events), func(text string) bool { return text == echo(a) })
		if len(answers) > 0 || len(line) > maxLine {
			s.answer(line, answers...)
			line = ""
		}
	}
	s.Show()
	Golden(s.T, "testdata/playthrough.txt", s.Out.String(), update)
}

// maxLine is how long a line of a playthrough gets before it ends with the next move, in bytes.
const maxLine = 90

// unnumbered is a move without the number of the round or of earlier moves that ends it.
func unnumbered(move string) string {
	if i := strings.LastIndexByte(move, ' '); i >= 0 {
		return move[:i]
	}
	return move
}

// echo is the event that says what a move says.
func echo(a games.Action) string {
	verb, what, _ := strings.Cut(unnumbered(a.Move), " ")
	return strings.TrimSpace(fmt.Sprintf("%s [%d] %s", verb, a.Seat, what))
}

// Holds are the hands of all seats, as a part of a heading.
func (s *Script[G]) Holds(hand func(games.Seat) []string) (text string) {
	for seat := range games.Seat(s.how.Seats(s.Game)) {
		text += fmt.Sprintf("\n  %d holds %s", seat, strings.Join(hand(seat), " "))
	}
	return text
}
