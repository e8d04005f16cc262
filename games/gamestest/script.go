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
// makes a move, and behind an arrow stands what the game answers:
//
//	> 0 play 7H → play [0] 7H   a seat's move; its number is added, unless the line names it: "> 0 play 7H @5"
//	> 0 play 7H after 3s        the same so long after the beginning
//	> 1.25 0 play 7H            the same that many seconds into a game that is timed
//	> 0 play 7H, 1 play 8H      several moves; the answer leaves out what they say themselves
//	> 0 may → nothing           asks what a seat may do
//	> tick                      the clock when it is due; "> tick early" a millisecond before, "> tick late 10" that many seconds after
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
	// Kind is the game's. Its Load must take every position that a script sets up, as it is stored: what no game can come to
	// promises nothing. The zero Kind takes all.
	Kind  games.Kind
	SetUp func(s *Script[G], line string) (complete bool)
	Head  func(position []string) string

	Copy     func(G) G                                 // of a game that need not have all cards
	At       func(g G, seconds float64) time.Time      // of a timed game: nil for others
	Number   func(g G, move string) string             // adds the number that a move has to carry now, where it names none
	Position func(G) []string                          // what everybody sees, in parts
	InLine   bool                                      // whether those of its parts that have changed share a line, with " | " between them
	Seats    func(G) int                               // nil: prompts are not written
	Moves    func(G, games.Seat, games.Prompt) string  // those that a seat must choose from; nil: prompts are not written
	Event    func(games.Event) string                  // nil: EventText
	Echo     func(seat games.Seat, move string) string // the event that only says what a move says; nil: in the move's words
	Round    func(G) int                               // of the games in testdata/games; nil: there are none
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

// Run plays testdata/scripts/*.txt and the whole games in testdata/games/*.txt, each as a subtest. Every event that the game's
// rules.go lists happens in one of them, and no other.
func (how Scripts[G]) Run(t *testing.T, update bool) {
	told := ReadDocumented(t)
	how.each(t, "scripts", told, update, (*Script[G]).play)
	if how.Round != nil {
		how.each(t, "games", told, update, (*Script[G]).playGame)
	}
	t.Run("every event", told.AllHappened)
}

// each plays the texts in a folder of testdata, each as a subtest.
func (how Scripts[G]) each(t *testing.T, folder string, told Documented, update bool, play func(s *Script[G], lines []string)) {
	files, err := filepath.Glob("testdata/" + folder + "/*.txt")
	require.NoError(t, err)
	require.NotEmpty(t, files, "there are no scripts: write testdata/%s/NAME.txt, and run with -update", folder)
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			s := how.New(t)
			s.told = told
			play(s, strings.Split(strings.TrimSuffix(string(text), "\n"), "\n"))
			Golden(t, file, s.Out.String(), update)
		})
	}
}

// play carries out the lines of a script, and writes them.
func (s *Script[G]) play(lines []string) {
	for i, line := range lines {
		if strings.HasPrefix(line, "#") || strings.HasPrefix(line, "=") {
			fmt.Fprintln(&s.Out, line)
		}
		if position, ok := strings.CutPrefix(line, "= "); ok {
			s.shown = nil
			if begins := i == 0 || !strings.HasPrefix(lines[i-1], "= "); begins && s.how.Head != nil && !strings.HasPrefix(position, "seats ") {
				s.Place(s.how.Head(positionOf(lines[i:])))
			}
			if s.set(position) {
				s.loads()
				s.Show()
			}
		} else if moves, ok := movesOf(line); ok {
			s.Act(moves)
		}
	}
}

// loads requires that the position that was set up is one of the game.
func (s *Script[G]) loads() {
	if s.how.Kind.Load == nil {
		return
	}
	_, err := s.how.Kind.Load(s.how.Kind.Schema, encode(s.Game))
	require.NoError(s.T, err, "Load refuses the position that the lines with = set up: write one that the game can come to")
}

// movesOf are the moves of a line that makes some.
func movesOf(line string) (moves string, ok bool) {
	line, ok = strings.CutPrefix(line, "> ")
	moves, _, _ = strings.Cut(line, arrow)
	return moves, ok
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

// Act makes the moves of a line, and writes what happens.
func (s *Script[G]) Act(line string) {
	if s.shown == nil { // the lines that set it up say all of it
		s.loads()
		s.shown = s.how.Position(s.Game)
	}
	if who, ok := strings.CutSuffix(line, " may"); ok {
		s.answer(line, s.may(s.seat(who)))
		return
	}
	moves := strings.Split(line, ", ")
	var told []string
	for _, move := range moves {
		a := s.action(move)
		trial := s.how.Copy(s.Game) // after an error the game must be thrown away
		events, err := trial.Apply(a)
		if err != nil {
			require.ErrorIs(s.T, err, games.ErrIllegal)
			require.Len(s.T, moves, 1, "a move that is refused has a line of its own: %v", err)
			s.answer(line, fmt.Sprint("refused: ", err))
			return
		}
		s.Game = trial
		s.note(events)
		texts := s.eventTexts(events)
		if len(moves) > 1 {
			texts = s.beyond(a, texts)
		}
		told = append(told, texts...)
	}
	s.answer(line, told...)
	s.Show()
}

// note takes down what has happened.
func (s *Script[G]) note(events []games.Event) {
	if s.told != nil {
		s.told.Note(s.T, events)
	}
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
	if s.how.InLine && len(lines) > 0 {
		lines = []string{strings.Join(lines, " | ")}
	}
	asked = slices.DeleteFunc(asked, old)
	if len(asked) > 0 {
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

// Holds are the hands of all seats, as a part of a heading.
func (s *Script[G]) Holds(hand func(games.Seat) []string) (text string) {
	for seat := range games.Seat(s.how.Seats(s.Game)) {
		text += fmt.Sprintf("\n  %d holds %s", seat, strings.Join(hand(seat), " "))
	}
	return text
}
