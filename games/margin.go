package games

import "time"

// A Margin tells of a press in a race that was close: by how much, by which rule, and what became of it.
type Margin struct {
	Round int       `json:"round"`
	At    time.Time `json:"at"`              // when it was made
	Robot bool      `json:"robot,omitempty"` // a robot made it: then At is by the bot's clock, and else by Discord's
	Seat  Seat      `json:"seat"`
	Move  string    `json:"move,omitempty"` // without what only the game needs: "pit 7RW"
	Verb  string    `json:"verb"`           // what became of it; the game's package comment lists them
	Than  Seat      `json:"than"`           // against whom it was; Table: nobody, but the time
	By    int       `json:"by,omitempty"`   // milliseconds that it was made after theirs; below zero: before
	N     int       `json:"n,omitempty"`    // of several presses: how many
	Rule  string    `json:"rule"`           // the page of the guide that explains it
}

// Lost is the margin of a press that was refused because it came too late, in no round; false for any other refusal.
func Lost(a Action, refusal error) (Margin, bool) {
	by, late := LateBy(refusal)
	return Margin{
		At: a.At, Seat: a.Seat, Move: a.Move, Verb: "lost", Than: by.Than, By: int(by.By.Milliseconds()), Rule: Rule(refusal),
	}, late
}
