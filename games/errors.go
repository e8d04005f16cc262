package games

import (
	"errors"
	"fmt"
)

var (
	// ErrIllegal is wrapped by every refusal of a move or of a set-up; see Illegalf.
	ErrIllegal = errors.New("not allowed")
	// ErrOld is returned by Load for a stored form that is too old to be read.
	ErrOld = errors.New("the stored game is of an older version that can no longer be read")
	// ErrNewer is returned by Load for a stored form of a version that this program does not know yet.
	ErrNewer = errors.New("the stored game is of a newer version than this program")
	// ErrDamaged is wrapped by Load's refusal of a stored form that is cut short or makes no sense.
	ErrDamaged = errors.New("the stored game is damaged")
)

// illegal is a refusal. The rule is the page of the game's guide that explains it; "" for none.
type illegal struct{ sentence, rule string }

func (i illegal) Error() string        { return i.sentence }
func (i illegal) Is(target error) bool { return target == ErrIllegal }

// Illegalf refuses something with a sentence for the player: what was wrong, which rule says so, what to do instead.
// It starts in lower case and has no full stop at its end.
func Illegalf(format string, args ...any) error {
	return illegal{sentence: fmt.Sprintf(format, args...)}
}

// Breaks is Illegalf for what breaks a rule that the game's guide explains, and names that page of it: lower-case letters.
func Breaks(rule, format string, args ...any) error {
	return illegal{fmt.Sprintf(format, args...), rule}
}

// Rule returns the page of the guide that explains a refusal; "" for none, and for all other errors.
func Rule(err error) string {
	var i illegal
	if errors.As(err, &i) {
		return i.rule
	}
	return ""
}
