package games

import (
	"errors"
	"fmt"
	"runtime"
	"runtime/debug"
)

// A Fault is what rules must never do: a panic, or an error that is no refusal. Its text is for a log. It does not have what
// the rules panicked with, unless that was a runtime error, because any other text may name hidden cards.
type Fault struct {
	Panic any // for tests of the rules; nil: they returned an error
	cause error
}

func (f *Fault) Error() string { return f.cause.Error() }

// Unwrap returns the cause.
func (f *Fault) Unwrap() error { return f.cause }

// Guard calls the rules of a game and makes a panic in them a Fault. The text says what they were called for.
func (k Kind) Guard(what string, call func() error) (err error) {
	defer func() {
		if v := recover(); v != nil {
			cause := fmt.Errorf("panic of type %T", v)
			if re, ok := v.(runtime.Error); ok {
				cause = re
			}
			err = &Fault{v, fmt.Errorf("%s: %s: %w\n%s", k.Name, what, cause, debug.Stack())}
		}
	}()
	return call()
}

// refusalOrFault returns an error of Apply: a refusal as it is, and all others as a Fault.
func (k Kind) refusalOrFault(err error) error {
	var fault *Fault
	if err == nil || errors.Is(err, ErrIllegal) || errors.As(err, &fault) {
		return err
	}
	return &Fault{cause: fmt.Errorf("%s: play: %w", k.Name, err)}
}
