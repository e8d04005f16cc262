// Package problem has what people read when something isn't done: a Refusal of what they asked for, or a Fault they didn't cause.
package problem

import (
	"errors"
	"fmt"

	"ruckus/games"
	"ruckus/render/markup"
	"ruckus/store"
)

// A Refusal is an error with a sentence for the person who asked, in Markdown: lower case, no full stop, says what to do.
// Rules refuse with errors that wrap games.ErrIllegal instead, in plain text; both are for people, all other errors are for
// the log.
type Refusal string

func (r Refusal) Error() string { return string(r) }

// A Fault is an error that nobody at the table has caused: it has a sentence for the person who asked and a cause for
// the log.
type Fault struct {
	Sentence string // like that of a Refusal
	Cause    error
}

func (f *Fault) Error() string { return f.Sentence + ": " + f.Cause.Error() }

// Unwrap returns the cause.
func (f *Fault) Unwrap() error { return f.Cause }

// ErrStore is wrapped by each Fault that came of a store that cannot be reached or was too slow. Where the method would
// have changed the table, it is open whether it did; to ask again is safe.
var ErrStore = errors.New("store failed")

// ErrEmptied is why a store is not used any more: all that was in it has gone while the bot ran.
var ErrEmptied = errors.New("all that the bot kept has gone from the store")

// Sentence returns what to tell the person who asked, in Markdown, and whether the error is one for the log, too.
func Sentence(err error) (text string, log bool) {
	var fault *Fault
	var refusal Refusal
	switch {
	case errors.As(err, &fault):
		return fault.Sentence, true
	case errors.As(err, &refusal):
		return err.Error(), false
	case errors.Is(err, games.ErrIllegal):
		return markup.Escape(err.Error()), false
	}
	return Reason{Code: "fault.unknown"}.Says(), true
}

// Store is the Fault of a store that cannot be reached, was too slow, or is not used any more. It wraps ErrStore.
func Store(cause error) error {
	why := Reason{Code: "fault.store"}
	if errors.Is(cause, ErrEmptied) {
		why = Reason{Code: "fault.emptied"}
	}
	return why.Fault(fmt.Errorf("%w: %w", ErrStore, cause))
}

// Newer is for causes that wrap store.ErrNewer.
func Newer(cause error) error { return Reason{Code: "fault.newer"}.Fault(cause) }

// Of is the Fault of a record that could not be read; nil stays nil. What to do about a damaged one depends on what it is.
func Of(err error, damaged func(cause error) error) error {
	switch {
	case err == nil:
		return nil
	case errors.Is(err, store.ErrNewer):
		return Newer(err)
	case errors.Is(err, store.ErrDamaged):
		return damaged(err)
	}
	return Store(err)
}

// Stored is Of for what has no better sentence where it is damaged. What is for people already stays as it is.
func Stored(err error) error {
	var refusal Refusal
	var fault *Fault
	if errors.As(err, &refusal) || errors.As(err, &fault) {
		return err
	}
	return Of(err, Reason{Code: "fault.damaged"}.Fault)
}

// Rules is the Fault of rules that do what they must not.
func Rules(cause error) error { return Reason{Code: "fault.rules"}.Fault(cause) }

// Root is what an error comes from in the end: the same for all that fails for one reason, whatever it was about.
func Root(err error) string {
	for {
		switch e := err.(type) { //nolint:errorlint // each error on the way is looked at
		case interface{ Unwrap() error }:
			if e.Unwrap() == nil {
				return err.Error()
			}
			err = e.Unwrap()
		case interface{ Unwrap() []error }:
			all := e.Unwrap()
			if len(all) == 0 {
				return err.Error()
			}
			err = all[len(all)-1]
		default:
			return err.Error()
		}
	}
}
