package gamestest

import (
	"fmt"
	"math/rand/v2"
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
	told  Documented // nil outside Run
}

// Scripts is how the scripts of a game are read and written.
type Scripts[G games.Game] struct {
	// Begin makes a game in which nobody has a card yet, from the line that says how many seats there are. SetUp carries out
	// the other lines that set up a position, until it is complete. Head is the line with the seats for a position that begins
	// without one; nil: all have it.
	Begin func(testing.TB, Words) G
	SetUp func(s *Script[G], line string) (complete bool)
	Head  func(position []string) string

	Copy     func(G) G                                // of a game that need not have all cards
	At       func(g G, seconds float64) time.Time     // of a timed game: nil for others
	Number   func(g G, move string) string            // adds the number that a move has to carry now, where it names none
	Position func(G) []string                         // what everybody sees
	Seats    func(G) int                              // nil: prompts are not written
	Moves    func(G, games.Seat, games.Prompt) string // those that a seat must choose from; nil: prompts are not written
	Event    func(games.Event) string                 // nil: EventText
}

// New begins a script with a position.
func (how Scripts[G]) New(t testing.TB, position ...string) *Script[G] {
	s := &Script[G]{T: t, how: how}
	s.Place(position...)
	return s
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

// Run plays testdata/scripts/*.txt, each as a subtest. Every event that the game's rules.go lists happens in one of them, and
// no other.
func (how Scripts[G]) Run(t *testing.T, update bool) {
	files, err := filepath.Glob("testdata/scripts/*.txt")
	require.NoError(t, err)
	require.NotEmpty(t, files, "there are no scripts: write testdata/scripts/NAME.txt, and run with -update")
	told := ReadDocumented(t)
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			s := how.New(t)
			s.told = told
			lines := strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
			for i, line := range lines {
				if line == "" || strings.ContainsAny(line[:1], "#=") {
					fmt.Fprintln(&s.Out, line)
				}
				if position, ok := strings.CutPrefix(line, "= "); ok {
					s.shown = nil
					if begins := i == 0 || !strings.HasPrefix(lines[i-1], "= "); begins && how.Head != nil && !strings.HasPrefix(position, "seats ") {
						s.Place(how.Head(positionOf(lines[i:])))
					}
					if s.set(position) {
						s.Show()
					}
				} else if move, ok := strings.CutPrefix(line, "> "); ok {
					move, _, _ = strings.Cut(move, arrow)
					s.Act(move)
				}
			}
			Golden(t, file, s.Out.String(), update)
		})
	}
	t.Run("every event", told.AllHappened)
}

// positionOf are the lines that set up the position at the beginning of a text.
func positionOf(text []string) (lines []string) {
	for _, line := range text {
		position, ok := strings.CutPrefix(line, "= ")
		if !ok {
			break
		}
		lines = append(lines, position)
	}
	return lines
}

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
	if s.told != nil {
		s.told.Note(s.T, events)
	}
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
