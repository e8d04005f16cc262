package render

import (
	"errors"
	"fmt"
	"path"
	"strconv"
	"strings"
	"time"

	"ruckus/games"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// A Lesson teaches a game by playing it, in one message that only the learner sees: a stacked deal, and steps that each
// say one thing and want one press. It is data: the moves of the others are fixed, and all of them go through the rules.
type Lesson struct {
	Version int            // from 1 to 35; another one with every change of its steps, so that a press on an older screen begins again
	Players []string       // the names of the others by seat; "" is the learner's
	Values  map[string]int // options that are not the default
	Minutes int            // about how long it takes
	Steps   []Step         // at most 35
}

// A Step is one screen of a lesson. The last one wants nothing.
type Step struct {
	// From is the position that the step begins with; nil: the one that the last step has led to.
	From *Stacked
	// Title and Say are what is said, Want in one line what to press. Together they have at most 45 words. Say has one text,
	// or one for each of the ways of the last step that has several. Cards stand in braces, see Look.Card.
	Title string
	Say   []string
	Want  string
	// Next is the label of a button that takes the step, where nothing is to be played; "": there is none.
	Next string
	// Ways are the moves that take the step. With Next there is one, whose Move is "".
	Ways []Way
	// In is the place in the hand where the step begins, and nothing leads back from it; "": its first.
	In string
	// Bare leaves out what stands beside a picture, except for those who read words only: the step says it all.
	Bare bool
	// Board shows what everybody sees in place of the hand, in a step with Next.
	Board bool
	// Via are the places in the hand on the way to the move, the nearest first.
	Via []string
	// Wrong is what other presses are told: the first that matches.
	Wrong []Told
	// Clock is how long the step waits for its move; 0: for ever. After it the way without a move is taken. Where there is
	// none, the step says Late, marks the button that takes it, and waits for ever.
	Clock time.Duration
	Late  string
}

// Stacked is a position that nobody has dealt.
type Stacked struct {
	Schema int
	State  []byte   // the stored form of the game
	Then   []string // moves that are made first, as in Way
}

// A Way is a move that takes a step, and what happens after it.
type Way struct {
	Move string   // or, after ">", a place in the hand
	Then []string // "1 play 7H 3" is the move "play 7H 3" of seat 1, "tick" the game's own clock
}

// Told is what a press is told that takes no step.
type Told struct {
	Press string // a move or, after ">", a place in the hand; as a pattern of path.Match, in which * stands for anything but a /
	Say   string
}

// What presses are told that no step names.
const (
	toldMove  = "Allowed, but not now."
	toldPlace = "That is for later."
)

// misses is after how many presses that took no step a step marks the button that does.
const misses = 2

// A LessonPlace is where in a lesson somebody is. It stands whole in the identifiers of the controls.
type LessonPlace struct {
	Version int // of the lesson
	Step    int // from 0
	Branch  int // which way was taken at the last step that had several
	Misses  int // presses that took no step, at most misses
}

// String writes the place in four letters and digits.
func (p LessonPlace) String() string {
	var b strings.Builder
	for _, n := range []int{p.Version, p.Step, p.Branch, p.Misses} {
		b.WriteString(strconv.FormatInt(int64(n), 36))
	}
	return b.String()
}

// ParseLessonPlace reads what String has written.
func ParseLessonPlace(s string) (p LessonPlace, ok bool) {
	if len(s) != 4 {
		return p, false
	}
	for i, to := range []*int{&p.Version, &p.Step, &p.Branch, &p.Misses} {
		n, err := strconv.ParseInt(s[i:i+1], 36, 0)
		if err != nil {
			return p, false
		}
		*to = int(n)
	}
	return p, true
}

// Begin is the first step.
func (l *Lesson) Begin() LessonPlace { return LessonPlace{Version: l.Version} }

// Has reports whether a place is one of this lesson, as it is now.
func (l *Lesson) Has(p LessonPlace) bool {
	return p.Version == l.Version && p.Step < len(l.Steps) && p.Branch < l.ways() && p.Misses <= misses
}

// ways is how many ways a step has at most.
func (l *Lesson) ways() int {
	most := 1
	for _, s := range l.Steps {
		most = max(most, len(s.Ways))
	}
	return most
}

// Ends reports whether a place is the last step.
func (l *Lesson) Ends(p LessonPlace) bool { return p.Step == len(l.Steps)-1 }

// Skip goes on as if the step's first move had been made.
func (l *Lesson) Skip(p LessonPlace) LessonPlace {
	if l.Ends(p) {
		return p
	}
	if len(l.Steps[p.Step].Ways) > 1 {
		p.Branch = 0
	}
	p.Step, p.Misses = p.Step+1, 0
	return p
}

// Back goes to the step before.
func (l *Lesson) Back(p LessonPlace) LessonPlace {
	p.Step, p.Misses = max(0, p.Step-1), 0
	if len(l.Steps[p.Step].Ways) > 1 {
		p.Branch = 0
	}
	return p
}

// ShowMe marks the button that takes the step.
func (l *Lesson) ShowMe(p LessonPlace) LessonPlace {
	p.Misses = misses
	return p
}

// Move takes a move that was pressed. Where it takes no step, told says why.
func (l *Lesson) Move(p LessonPlace, move string) (next LessonPlace, told string) {
	s := l.Steps[p.Step]
	for i, w := range s.Ways {
		if w.Move == move {
			return l.take(p, i), ""
		}
	}
	return missed(p), s.told(move, toldMove)
}

// Visit takes a press that leads to another place in the hand. Where the place is not on the way, told says why.
func (l *Lesson) Visit(p LessonPlace, place string) (next LessonPlace, told string) {
	s := l.Steps[p.Step]
	if place == "" || place == screen.Home {
		return p, ""
	}
	for _, via := range s.Via {
		if via == place {
			return p, ""
		}
	}
	next, told = l.Move(p, ">"+place)
	if told == toldMove {
		told = toldPlace
	}
	return next, told
}

// Late goes on when the step's time is over. Where the next step follows, that tells what has happened.
func (l *Lesson) Late(p LessonPlace) (next LessonPlace, told string) {
	s := l.Steps[p.Step]
	for i, w := range s.Ways {
		if w.Move == "" {
			return l.take(p, i), ""
		}
	}
	return l.ShowMe(p), s.Late
}

// Clock is how long a place waits for its move; 0: for ever, as where the button is marked that takes the step.
func (l *Lesson) Clock(p LessonPlace) time.Duration {
	if p.Misses >= misses {
		return 0
	}
	return l.Steps[p.Step].Clock
}

func (l *Lesson) take(p LessonPlace, way int) LessonPlace {
	if len(l.Steps[p.Step].Ways) > 1 {
		p.Branch = way
	}
	p.Step, p.Misses = p.Step+1, 0
	return p
}

func missed(p LessonPlace) LessonPlace {
	p.Misses = min(p.Misses+1, misses)
	return p
}

func (s Step) told(press, otherwise string) string {
	for _, w := range s.Wrong {
		if ok, err := path.Match(w.Press, press); ok && err == nil {
			return w.Say
		}
	}
	return otherwise
}

// way is the way that was taken or is to be taken.
func (s Step) way(branch int) Way {
	if len(s.Ways) == 0 {
		return Way{}
	}
	return s.Ways[min(branch, len(s.Ways)-1)]
}

// seat is the learner's.
func (l *Lesson) seat() games.Seat {
	for i, name := range l.Players {
		if name == "" {
			return games.Seat(i)
		}
	}
	return 0
}

// A class is a lesson in progress: its table and its game at one place.
type class struct {
	table Table
	seat  games.Seat
	game  games.Game
	now   time.Time // of the next move
}

// class plays a lesson up to a place.
func (l *Lesson) class(k games.Kind, look Look, p LessonPlace, learner markup.Name, now time.Time) (class, error) {
	c := class{seat: l.seat(), now: now, table: Table{Kind: k, Look: look, Phase: PlayingPhase, Lesson: true, Values: k.Options().Values()}}
	for name, v := range l.Values {
		c.table.Values[name] = v
	}
	for _, name := range l.Players {
		player := Player{Name: markup.NameOf(name), Robot: true}
		if name == "" {
			player = Player{Name: learner}
		}
		c.table.Players = append(c.table.Players, player)
	}
	first := p.Step
	for first > 0 && l.Steps[first].From == nil {
		first--
	}
	for i := first; i <= p.Step; i++ {
		s := l.Steps[i]
		if s.From != nil {
			if err := c.stack(*s.From); err != nil {
				return c, fmt.Errorf("step %d: %w", i+1, err)
			}
		}
		if i == p.Step {
			break
		}
		way := s.way(p.Branch)
		moves := way.Then
		if way.Move != "" && !strings.HasPrefix(way.Move, ">") {
			moves = append([]string{fmt.Sprintf("%d %s", c.seat, way.Move)}, moves...)
		}
		if err := c.play(moves); err != nil {
			return c, fmt.Errorf("step %d: %w", i+1, err)
		}
	}
	if c.game == nil {
		return c, errors.New("the first step has no position")
	}
	for i := range c.table.Players {
		c.table.Players[i].Waiting = c.game.Prompt(games.Seat(i)).Must
	}
	c.table.Result = c.game.Result()
	if c.table.Result != nil {
		c.table.Phase = OverPhase
	}
	return c, nil
}

// stack puts another position on the table.
func (c *class) stack(p Stacked) (err error) {
	c.game, err = c.table.Kind.Load(p.Schema, p.State)
	if err != nil {
		return err
	}
	c.table.Recent = nil
	return c.play(p.Then)
}

// play makes moves now, a millisecond apart: in a race their order counts.
func (c *class) play(moves []string) error {
	if c.game == nil {
		return errors.New("there is no position to play from")
	}
	for _, m := range moves {
		a := games.Action{Seat: games.Table, Move: games.Tick, At: c.now}
		if due := c.game.Due(); m == games.Tick && due.After(c.now) {
			a.At = due
		}
		c.now = c.now.Add(time.Millisecond)
		if m != games.Tick {
			seat, move, _ := strings.Cut(m, " ")
			n, err := strconv.Atoi(seat)
			if err != nil {
				return fmt.Errorf("%q names no seat", m)
			}
			a.Seat, a.Move = games.Seat(n), move
		}
		events, err := games.Play(c.game, a)
		if err != nil {
			return fmt.Errorf("%s: %w", m, err)
		}
		c.table.Recent = append(c.table.Recent, events...)
		c.table.Recent = c.table.Recent[max(0, len(c.table.Recent)-12):]
	}
	return nil
}
