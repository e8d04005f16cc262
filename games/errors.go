package games

import (
	"errors"
	"fmt"
	"time"
)

// ErrIllegal is wrapped by every refusal of a move or of a set-up; see Illegalf.
var ErrIllegal = errors.New("not allowed")

// illegal is a refusal. The rule is the page of the game's guide that explains it; "" for none.
type illegal struct {
	sentence, rule string
	late           *Lateness // nil: it is not for its time that it is refused
}

func (i illegal) Error() string        { return i.sentence }
func (i illegal) Is(target error) bool { return target == ErrIllegal }

// Illegalf refuses something with a sentence for the player: what was wrong, which rule says so, what to do instead.
// It starts in lower case and has no full stop at its end. What the screens write in their own way stands in braces: "{7H} isn't on top".
func Illegalf(format string, args ...any) error {
	return illegal{sentence: fmt.Sprintf(format, args...)}
}

// Breaks is Illegalf for what breaks a rule that the game's guide explains, and names that page of it: lower-case letters.
func Breaks(rule, format string, args ...any) error {
	return illegal{sentence: fmt.Sprintf(format, args...), rule: rule}
}

// Rule returns the page of the guide that explains a refusal; "" for none, and for all other errors.
func Rule(err error) string {
	var i illegal
	if errors.As(err, &i) {
		return i.rule
	}
	return ""
}

// A Lateness is how close a press in a race was to being in time.
type Lateness struct {
	Than Seat          // who was first; Table: nobody, the time was up
	By   time.Duration // how long after theirs the press was made; below zero: it was made before, and came in later
}

// TooLate is Breaks for a press that counts for nothing only because somebody was first. The table keeps it with the
// game.
func TooLate(rule string, by Lateness, format string, args ...any) error {
	return illegal{fmt.Sprintf(format, args...), rule, &by}
}

// LateBy returns how close a refused press was. It is false for what was refused for another reason.
func LateBy(err error) (Lateness, bool) {
	var i illegal
	if errors.As(err, &i) && i.late != nil {
		return *i.late, true
	}
	return Lateness{}, false
}
