package games

import "time"

// A Margin tells by how much a press in a race came too late, and by which rule.
type Margin struct {
	Round int       `json:"round"`
	At    time.Time `json:"at"` // when it was made
	Seat  Seat      `json:"seat"`
	Move  string    `json:"move"`
	Than  Seat      `json:"than"`         // against whom it was; Table: nobody, but the time
	By    int       `json:"by,omitempty"` // milliseconds that it was made after theirs; below zero: before
	Rule  string    `json:"rule"`         // the page of the guide that explains it
}

// Lost is the margin of a press that was refused because it came too late, in no round; false for any other refusal.
func Lost(a Action, refusal error) (Margin, bool) {
	by, late := LateBy(refusal)
	return Margin{At: a.At, Seat: a.Seat, Move: a.Move, Than: by.Than, By: int(by.By.Milliseconds()), Rule: Rule(refusal)}, late
}
