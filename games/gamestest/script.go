package gamestest

import (
	"cmp"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"reflect"
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
//	> 0 clue "warm"             a seat's text, see games.Typed
//	> 0 play 7H, 1 play 8H      several moves; the answer leaves out what they say themselves
//	> 0 may → nothing           asks what a seat may do
//	> tick                      the clock when it is due; "> tick early" a millisecond before, "> tick late 10" that many seconds after
//
// All other lines are the position then, as far as it has changed since it was set up.
type Script[G games.Game] struct {
	T    testing.TB
	Game G

	how   *Suite[G]
	texts games.Texts     // that were typed
	out   strings.Builder // what the game has answered
	seats int
	shown []string
	told  documented // nil outside Run
}

// Script begins a script with a position.
func (s *Suite[G]) Script(t testing.TB, position ...string) *Script[G] {
	script := &Script[G]{T: t, how: s}
	script.Place(position...)
	return script
}

// Place sets up a position, line by line.
func (s *Script[G]) Place(lines ...string) {
	for _, line := range lines {
		s.set(line)
	}
}

func (s *Script[G]) set(line string) (complete bool) {
	if !strings.HasPrefix(line, "seats ") {
		require.NotNil(s.T, s.how.SetUp, "the suite has no SetUp that reads %q", line)
		return s.how.SetUp(s, line)
	}
	s.texts = nil
	w := ReadWords(line)
	s.seats = maps.Clone(w).Int(s.T, "seats", 0)
	if s.how.Begin == nil {
		s.Game = s.how.begin(s.T, w)
		return s.how.SetUp == nil
	}
	s.Game = s.how.Begin(s.T, w)
	return false
}

// begin begins a game with the options that a line of a script names.
func (s *Suite[G]) begin(t testing.TB, w Words) G {
	setup := games.Setup{Seats: w.Int(t, "seats", 0), At: Start, Seed: [32]byte{byte(w.Int(t, "seed", 1))}, Values: make(map[string]int)}
	for name, text := range w {
		setup.Values[name] = 1
		if text != "" {
			setup.Values[name] = w.Int(t, name, 1)
		}
	}
	g, err := s.Kind.New(setup)
	require.NoError(t, err)
	return g.(G)
}

// Number adds the number that a move has to carry now, where it names none.
func (s *Script[G]) Number(move string) string { return s.numberFor(games.Table, move) }

// numberFor is Number, but where a seat has numbers of its own it adds that.
func (s *Script[G]) numberFor(seat games.Seat, move string) string {
	if s.how.Number != nil {
		return s.how.Number(s.Game, move)
	}
	verb, _, _ := strings.Cut(move, " ")
	listed := s.listed(seat, verb)
	step, err := strconv.Atoi(listed[strings.LastIndexByte(listed, ' ')+1:])
	require.NoError(s.T, err, "the suite has no Number, and listed moves do not end in one")
	return Numbered(move, step, 0)
}

// listed is a move that somebody may make now, this seat first, and one with this verb if there is any.
func (s *Script[G]) listed(first games.Seat, verb string) (move string) {
	for n := range games.Seat(s.how.Kind.Max) + 1 {
		seat := n - 1
		if n == 0 {
			seat = first
		}
		for _, m := range s.Game.Prompt(seat).Moves {
			if strings.HasPrefix(m, verb+" ") {
				return m
			}
			move = cmp.Or(move, m)
		}
	}
	return cmp.Or(move, "1") // nobody is asked, so the number does not matter
}

// each plays the texts in a folder of testdata, each as a subtest.
func (s *Suite[G]) each(t *testing.T, folder string, told documented, update bool, play func(s *Script[G], lines []string)) {
	files, err := filepath.Glob("testdata/" + folder + "/*.txt")
	require.NoError(t, err)
	require.NotEmpty(t, files, "there are no texts: write testdata/%s/NAME.txt, and run with -update", folder)
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			script := s.Script(t)
			script.told = told
			play(script, strings.Split(strings.TrimSuffix(string(text), "\n"), "\n"))
			Golden(t, file, script.out.String(), update)
		})
	}
}

// play carries out the lines of a script, and writes them.
func (s *Script[G]) play(lines []string) {
	for i, line := range lines {
		if line == "" || strings.HasPrefix(line, "#") || strings.HasPrefix(line, "=") {
			fmt.Fprintln(&s.out, line)
		}
		if position, ok := strings.CutPrefix(line, "= "); ok {
			s.shown = nil
			if begins := i == 0 || !strings.HasPrefix(lines[i-1], "= "); begins && !strings.HasPrefix(position, "seats ") {
				s.Place(s.head(positionOf(lines[i:])))
			}
			if s.set(position) {
				s.show()
			}
		} else if moves, ok := movesOf(line); ok {
			s.Act(moves)
		}
	}
}

// head is how a position begins that does not say for how many seats it is.
func (s *Script[G]) head(position []string) string {
	if s.how.Head != nil {
		return s.how.Head(position)
	}
	return fmt.Sprint("seats ", strings.Count(position[len(position)-1], "|")+1)
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
		s.shown = s.position()
	}
	if who, ok := strings.CutSuffix(line, " may"); ok {
		s.answer(line, s.may(s.seat(who)))
		return
	}
	moves := strings.Split(line, ", ")
	var told []string
	for _, move := range moves {
		a, err := s.texts.Read(s.Game, s.action(move))
		trial := s.Game.Clone().(G) // which must be thrown away where it refuses
		var events []games.Event
		if err == nil {
			events, err = trial.Apply(a)
		}
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
	s.show()
}

// note takes down what has happened.
func (s *Script[G]) note(events []games.Event) {
	if s.told != nil {
		s.told.note(s.T, events)
	}
}

// answer writes a line, and behind it what the game answers.
func (s *Script[G]) answer(line string, answers ...string) {
	if len(answers) > 0 {
		line += arrow + strings.Join(answers, "; ")
	}
	fmt.Fprintln(&s.out, ">", line)
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
		a.Seat = s.seat(words[1])
		a.Move = s.numberFor(a.Seat, strings.Join(words[2:], " "))
	default:
		a.Seat = s.seat(words[0])
		a.Move = s.numberFor(a.Seat, strings.Join(words[1:], " "))
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

// show writes what everybody sees of the position, and behind it who is asked for what, as far as it has changed.
func (s *Script[G]) show() {
	position, asked := s.position(), []string(nil)
	if !s.how.NoMoves {
		asked = s.asked()
	}
	if r := s.Game.Result(); r != nil {
		asked = append(asked, fmt.Sprintf("result: winners %v, scores %v", r.Winners, r.Scores))
	}
	shown := s.shown
	old := func(line string) bool { return slices.Contains(shown, line) }
	s.shown = slices.Concat(position, asked)
	lines := slices.DeleteFunc(position, old)
	if (s.how.InLine || s.how.Position == nil) && len(lines) > 0 {
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
		fmt.Fprintln(&s.out, "  "+line)
	}
}

// position is what everybody sees, in parts.
func (s *Script[G]) position() (parts []string) {
	if s.how.Position != nil {
		return s.how.Position(s.Game)
	}
	v := reflect.Indirect(reflect.ValueOf(s.Game.View(games.Table)))
	for _, field := range reflect.VisibleFields(v.Type()) {
		if show, told := field.Tag.Lookup("show"); !field.Anonymous && (!told || show != "-") {
			parts = append(parts, fmt.Sprintf("%s %v", strings.ToLower(field.Name), v.FieldByIndex(field.Index)))
		}
	}
	return parts
}

// moves are those that a seat must choose from.
func (s *Script[G]) moves(seat games.Seat, p games.Prompt) string {
	if s.how.Moves != nil {
		return s.how.Moves(s.Game, seat, p)
	}
	return MovesText(p.Moves, 3)
}

// asked tells who must move, who may, and who may say that they are ready for the next round.
func (s *Script[G]) asked() (lines []string) {
	var ready []games.Seat
	for seat := range games.Seat(s.seats) {
		switch p := s.Game.Prompt(seat); {
		case p.Must:
			lines = append(lines, fmt.Sprintf("%d must: %s", seat, s.moves(seat, p)))
		case len(p.Moves) > 0 && strings.HasPrefix(p.Moves[0], "ready "):
			require.Len(s.T, p.Moves, 1)
			require.Equal(s.T, s.Game.Due(), p.Until)
			ready = append(ready, seat)
		case p.Change:
			lines = append(lines, fmt.Sprintf("%d may change: %s", seat, s.moves(seat, p)))
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
	for seat := range games.Seat(s.seats) {
		require.Equal(s.T, games.Prompt{Moves: []string{ready}, Until: due}, s.Game.Prompt(seat))
	}
	s.Act("1 ready")
	require.Zero(s.T, s.Game.Prompt(1))
	require.Equal(s.T, ready, s.Game.Prompt(0).Moves[0], "what one says does not change the others' moves")
}
