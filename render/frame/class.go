package frame

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
	"ruckus/render/view"
)

// A class is a lesson in progress: its table and its game at one place.
type class struct {
	look.Course
	table look.Table
	seat  games.Seat

	orders []string // that the learner has planned
	stop   *look.PlanStop
}

// learnersSeat is the learner's.
func learnersSeat(l *look.Lesson) games.Seat {
	for i, name := range l.Players {
		if name == "" {
			return games.Seat(i)
		}
	}
	return 0
}

// classOf plays a lesson up to a place.
func classOf(k games.Kind, l look.Look, p LessonPlace, learner markup.Name, now time.Time) (class, error) {
	lesson := l.Lesson
	c := class{Course: look.Course{Now: now}, seat: learnersSeat(lesson), table: look.TableOf(k, l, look.PlayingPhase)}
	c.table.Lesson, c.table.Terms.Values = true, k.Options().Values()
	for name, v := range lesson.Values {
		c.table.Terms.Values[name] = v
	}
	for _, name := range lesson.Players {
		player := view.Named(markup.NameOf(name))
		player.Robot = games.Easy
		if name == "" {
			player = view.Named(learner)
		}
		c.table.Players = append(c.table.Players, player)
	}
	first := p.Step
	for first > 0 && lesson.Steps[first].From == nil {
		first--
	}
	for i := first; i <= p.Step; i++ {
		s := lesson.Steps[i]
		if s.From != nil {
			if err := c.stack(*s.From); err != nil {
				return c, fmt.Errorf("step %d: %w", i+1, err)
			}
		}
		if i == p.Step {
			break
		}
		if err := c.take(wayOf(s, p.Branch)); err != nil {
			return c, fmt.Errorf("step %d: %w", i+1, err)
		}
	}
	if c.Game == nil {
		return c, errors.New("no position")
	}
	plan, err := look.PlanFor(k, c.Game, c.seat, c.orders)
	if err != nil {
		return c, err
	}
	if plan != nil { // a press of another step is not taken
		plan.Rev, plan.Stopped, plan.Told = p.Step, c.stop, c.Recent
	}
	c.table.Plan = plan
	for i := range c.table.Players {
		c.table.Players[i].Waiting = c.Game.Prompt(games.Seat(i)).Must
	}
	c.table.Result = c.Game.Result()
	if c.table.Result != nil {
		c.table.Phase = look.OverPhase
	}
	return c, nil
}

// take goes a way. One that plans changes the plan, or plays it by the moves that it lists.
func (c *class) take(way look.Way) error {
	press, planned := strings.CutPrefix(way.Move, games.PlanMark)
	moves := way.Then
	switch order, adds := strings.CutPrefix(press, games.PlanAdd); {
	case planned && adds:
		c.orders, c.stop = c.Game.(games.Planner).Arrange(c.orders, strings.Split(order, ";")), nil
	case planned:
		c.orders, c.stop = nil, nil
	case way.Move != "" && !strings.HasPrefix(way.Move, ">"):
		moves = append([]string{fmt.Sprintf("%d %s", c.seat, way.Move)}, moves...)
	}
	if way.Stops != "" {
		c.stop = &look.PlanStop{Order: way.Stops}
	}
	return c.play(moves)
}

// unplanned takes from a press on a plan the turn and the revision that it saw: lessons name it without.
func unplanned(press string) string {
	seen, what, _ := strings.Cut(press, " ")
	if rest := strings.TrimPrefix(seen, games.PlanMark); rest == seen || strings.Trim(rest, "0123456789.") != "" {
		return press
	}
	return games.PlanMark + what
}

// stack puts another position on the table.
func (c *class) stack(p look.Stacked) (err error) {
	c.Game, err = c.table.Kind.Placed([]byte(p.Position))
	if err != nil {
		return err
	}
	c.Recent, c.Texts, c.orders, c.stop = nil, nil, nil, nil
	return c.play(p.Then)
}

// play makes moves of the lesson.
func (c *class) play(moves []string) error {
	err := c.Play(moves...)
	c.table.Recent, c.table.Texts = c.Recent, c.Texts.All()
	return err
}

// shown is what a step shows of the game.
func (c class) shown(step look.Step, inside string, r screen.Reader) screen.Screen {
	s := c.hand(inside, r)
	if step.Board {
		s = c.board(r)
	}
	if step.Bare && (s.Picture != nil || s.Large != "") {
		s.Title, s.Text = "", ""
	}
	if step.Rows != nil {
		s.Rows = dim(s.Rows, step.Rows)
	}
	if step.In != "" {
		s.Rows = without(s.Rows, func(c screen.Control) bool { return c.Go == screen.Home })
	}
	return s
}

// dim switches off all rows but some.
func dim(rows [][]screen.Control, but []int) [][]screen.Control {
	dimmed := slices.Clone(rows)
	for i := range dimmed {
		if slices.Contains(but, i+1) {
			continue
		}
		dimmed[i] = slices.Clone(dimmed[i])
		for j := range dimmed[i] {
			dimmed[i][j].Off, dimmed[i][j].Style = true, screen.Grey
		}
	}
	return dimmed
}

// board is what everybody sees.
func (c class) board(r screen.Reader) screen.Screen {
	return timeless(c.table.Look.Drawing(c.Game.View(games.Table)).Board(c.table, r))
}

// hand is the learner's hand as the game draws it, without what the table's host would do.
func (c class) hand(inside string, r screen.Reader) screen.Screen {
	if c.table.Result != nil {
		return c.board(r)
	}
	prompt := c.Game.Prompt(c.seat)
	prompt.NoChoice = false // in a lesson nothing goes on on its own
	d := c.table.Look.Drawing(c.Game.View(c.seat))
	s := timeless(d.Hand(c.table, prompt, inside, r))
	if inside == "" && d.More != "" {
		s = moreLast(s, d)
	}
	s.Rows = without(s.Rows, func(c screen.Control) bool {
		return c.Host != "" || c.Go == screen.Refresh().Go && c.Label == screen.Refresh().Label
	})
	return s
}

// holds finds the place in the hand, of those on the step's way, that has a control for a press.
func (c class) holds(step look.Step, press string) string {
	pressed := func(c screen.Control) bool { return takes(c, press) }
	for _, place := range append([]string{step.In}, step.Via...) {
		if slices.ContainsFunc(slices.Concat(c.hand(place, screen.Reader{}).Rows...), pressed) {
			return place
		}
	}
	return ""
}

// wayOf is the way that was taken or is to be taken.
func wayOf(s look.Step, branch int) look.Way {
	if len(s.Ways) == 0 {
		return look.Way{}
	}
	return s.Ways[min(branch, len(s.Ways)-1)]
}
