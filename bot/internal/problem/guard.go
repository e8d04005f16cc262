package problem

import (
	"errors"

	"ruckus/games"
)

// Guard calls the rules and makes a Fault of a panic in them.
func Guard(k games.Kind, what string, call func() error) error { return OfRules(k.Guard(what, call)) }

// OfRules makes a Fault of what package games reports of rules with a fault; other errors stay as they are.
func OfRules(err error) error {
	var known *Fault
	var fault *games.Fault
	if errors.As(err, &fault) && !errors.As(err, &known) {
		return Rules(err)
	}
	return err
}
