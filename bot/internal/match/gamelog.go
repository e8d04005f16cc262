package match

import (
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"ruckus/bot/internal/seal"
	"ruckus/games"
)

// The log is what a game can be played again from: its setup with the seed, each action, each undo. It names no one, only
// seats and places in the record's lists, so forgetting a player never rewrites a log. A press that lost a race is a line
// too, so that Verify and the story can judge it.

// Who made a move, in the log.
const (
	ByUser    = "user"
	byClock   = "clock"
	byAdmin   = "admin"
	ByRobot   = "robot"
	byStandIn = "stand-in"
	byOnly    = "only" // the host, for somebody who wants their single moves to be made for them
)

// A SetupLine is the first line of a game's log. With the actions it is all that is needed to play the game again, and so
// it tells every hidden card: it is for nobody's eyes before the game is over.
type SetupLine struct {
	Kind    string         `json:"kind"`
	Edition string         `json:"edition"` // of the rules
	Seats   int            `json:"seats"`
	Late    int            `json:"late,omitempty"` // of these, the last ones, who came when the game was on
	Seed    string         `json:"seed,omitempty"` // 64 hexadecimal digits
	Values  map[string]int `json:"values"`         // of the game's own options
	At      time.Time      `json:"at"`
	Mix     *seal.Mix      `json:"mix,omitempty"` // that the seed was made of
}

// An ActionLine is a further line of a game's log, as secret as the first: an action.
type ActionLine struct {
	Seat games.Seat `json:"seat"` // -1: the clock's tick, or a bystander's answer
	Move string     `json:"move"`
	At   time.Time  `json:"at"`
	By   string     `json:"by"` // who made it: "user", "clock" for somebody absent, "admin" for somebody skipped, "robot", "stand-in" a robot for somebody absent, "only" for somebody's single move
}

// aside reports whether a bystander's answer is meant.
func (a ActionLine) aside() bool { return a.Seat == games.Table && a.Move != games.Tick }

// A rewindLine is a further line of a game's log: of the actions so far that still counted, only the first ones still do.
type rewindLine struct {
	Rewind int       `json:"rewind"` // how many
	At     time.Time `json:"at"`
}

// A satLine is a further line of a game's log: somebody has sat in for a robot, or gives its seat back.
type satLine struct {
	Sat  int       `json:"sat"` // which of the record's Sittings, in which names can be forgotten
	Back bool      `json:"back,omitempty"`
	At   time.Time `json:"at"`
}

// A lateLine is a further line of a game's log: somebody comes late. It's as if their seat had been empty from the start.
type lateLine struct {
	Seats int       `json:"seats"` // with theirs
	At    time.Time `json:"at"`
}

// A Sat is from where to where in a game somebody has sat in.
type Sat struct {
	Sitting int // which of the record's
	From    int // how many actions of the game came in before
	To      int // and before they gave the seat back; -1: they did not
}

// A History is what a log tells about a game: how it began, and the actions that still count.
type History struct {
	Setup   SetupLine
	Actions []ActionLine
	Hints   []HintLine // all that were given, also before moves that were taken back
	Late    []LateLine // presses of a race that came too late
	Sat     []Sat      // in order
}

// ReadLog reads a game's log.
func ReadLog(lines [][]byte) (h History, err error) {
	for i, text := range lines {
		if i == 0 {
			if err := json.Unmarshal(text, &h.Setup); err != nil {
				return h, fmt.Errorf("log line 1: %w", err)
			}
			continue
		}
		var line struct {
			ActionLine
			Rewind *int    `json:"rewind"`
			Hint   *string `json:"hint"`
			Late   *string `json:"late"`
			Sat    *int    `json:"sat"`
			Back   bool    `json:"back"`
			Seats  *int    `json:"seats"`
		}
		err := json.Unmarshal(text, &line)
		switch {
		case err != nil:
			return h, fmt.Errorf("log line %d: %w", i+1, err)
		case line.Hint != nil:
			h.Hints = append(h.Hints, HintLine{Seat: line.Seat, Hint: *line.Hint, At: line.At, After: len(h.Actions)})
		case line.Sat != nil:
			h.addSat(*line.Sat, line.Back)
		case line.Seats != nil:
			h.Setup.Seats, h.Setup.Late = *line.Seats, h.Setup.Late+*line.Seats-h.Setup.Seats
		case line.Late != nil:
			h.addLate(LateLine{Seat: line.Seat, Move: line.Move, At: line.At, Late: *line.Late})
		case line.Rewind == nil:
			h.Actions = append(h.Actions, line.ActionLine)
		case *line.Rewind < 0 || *line.Rewind > len(h.Actions):
			return h, fmt.Errorf("log line %d: rewinds to action %d of %d", i+1, *line.Rewind, len(h.Actions))
		default:
			h.Actions = h.Actions[:*line.Rewind]
			for i := range h.Sat {
				h.Sat[i].From, h.Sat[i].To = min(h.Sat[i].From, *line.Rewind), min(h.Sat[i].To, *line.Rewind)
			}
			h.Late = slices.DeleteFunc(h.Late, func(l LateLine) bool { return l.After > *line.Rewind })
		}
	}
	if h.Setup.Kind == "" {
		return h, fmt.Errorf("a log of %d lines without a beginning", len(lines))
	}
	return h, nil
}

// line adds a line to the log, which must lead to the position that the draft has. Where there is none, nothing is added.
func (d *Draft) line(v any) error {
	if d.Broken != nil {
		return d.Broken
	}
	data, err := json.Marshal(v)
	if err != nil {
		return fmt.Errorf("log line: %w", err)
	}
	d.Lines = append(d.Lines, data)
	d.Record.Game.Lines++
	return nil
}

// MaxLate is how many presses of one seat that came too late are kept in a game.
const MaxLate = 100

// A LateLine is a further line of a race's log: a press that came too late, and so has changed nothing. It is kept to show
// how close it was.
type LateLine struct {
	After int        `json:"after"` // how many actions of the game came in before it
	Seat  games.Seat `json:"seat"`
	Move  string     `json:"move"`
	At    time.Time  `json:"at"`
	Late  string     `json:"late"` // the rule by which it was refused
}

// noteLate keeps a press that was refused because it came too late.
func (d *Draft) noteLate(a games.Action, refusal error) {
	seat := &d.Record.Seats[a.Seat]
	lost, late := games.Lost(a, refusal)
	if !late || seat.Tally.Late >= MaxLate {
		return
	}
	if !d.Changed() {
		d.Show = Nobody
	}
	if d.line(LateLine{Seat: a.Seat, Move: a.Move, At: a.At, Late: lost.Rule}) == nil {
		seat.Tally.Late++
		d.keepLost(lost)
	}
}

// mostLost is how many presses of a round that came too late screens know.
const mostLost = 64

// keepLost keeps a press that came too late for the screens of its round.
func (d *Draft) keepLost(m games.Margin) {
	if d.Position.read("chapter", func(g games.Game) { m.Round = games.ChapterOf(g).Round }) != nil {
		return
	}
	all := slices.DeleteFunc(slices.Clone(d.Record.Lost), func(old games.Margin) bool {
		return old.Round != m.Round || old.Seat == m.Seat && old.Move == m.Move && old.At.Equal(m.At)
	})
	all = append(all, m)
	d.Record.Lost = all[max(0, len(all)-mostLost):]
}

// addSat takes in that somebody has sat in, or gives a seat back.
func (h *History) addSat(sitting int, back bool) {
	if !back {
		h.Sat = append(h.Sat, Sat{Sitting: sitting, From: len(h.Actions), To: -1})
		return
	}
	for i := range h.Sat {
		if h.Sat[i].Sitting == sitting {
			h.Sat[i].To = len(h.Actions)
		}
	}
}

// addLate takes in a press that came too late. Two processes may have been told of the same.
func (h *History) addLate(l LateLine) {
	l.After = len(h.Actions)
	same := func(old LateLine) bool { return old.Seat == l.Seat && old.Move == l.Move && old.At.Equal(l.At) }
	if !slices.ContainsFunc(h.Late, same) {
		h.Late = append(h.Late, l)
	}
}

// Hinted lists the actions that a seat was given as a hint since its last one, or as an order of an idea in the same turn.
func (h History) Hinted() (actions []int) {
	for n, a := range h.Actions {
		if slices.ContainsFunc(h.Hints, func(hint HintLine) bool {
			return hint.Hint == a.Move && h.asked(hint, a.Seat, n) || hint.proposes(a) && h.inTurn(hint, n)
		}) {
			actions = append(actions, n)
		}
	}
	return actions
}

// inTurn reports whether the turn in which ideas were given goes on at the n-th action.
func (h History) inTurn(hint HintLine, n int) bool {
	return hint.After <= n && !slices.ContainsFunc(h.Actions[hint.After:n], func(a ActionLine) bool { return a.Seat == hint.Seat && orderOf(a.Move) == "end" })
}

// asked reports whether a hint was given to a seat before its n-th action, and after the last one before.
func (h History) asked(hint HintLine, s games.Seat, n int) bool {
	return hint.Seat == s && hint.After <= n && !slices.ContainsFunc(h.Actions[hint.After:n], func(a ActionLine) bool { return a.Seat == s })
}
