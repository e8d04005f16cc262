package gamestest

import (
	"fmt"
	"runtime/debug"
	"time"
)

// patience is how long the rules may take for what is done at once on the slowest machine.
const patience = time.Minute

// watch waits for rules that may never come back. Without it go test would stand still for ten minutes, and not say in which
// position. Stop the timer when they are back; Reset it for the next try.
func watch(after time.Duration, giveUp func(string), what func() string) *time.Timer {
	return time.AfterFunc(after, func() {
		giveUp(fmt.Sprintf("the rules have not come back for %v: does a loop in them never end? They were at %s", after, what()))
	})
}

// giveUp ends the tests, and shows where all goroutines are: one of them is in the loop.
func giveUp(why string) {
	debug.SetTraceback("all")
	panic(why)
}
