package gamestest

import (
	"errors"
	"fmt"
	"runtime/debug"
	"slices"
	"strings"

	"ruckus/games"
)

// A thrown is what the rules have panicked with, and where.
type thrown string

// panicIn returns what the rules panicked with, as a thrown; nil: they did not.
func panicIn(err error) any {
	var fault *games.Fault
	if !errors.As(err, &fault) || fault.Panic == nil {
		return nil
	}
	return thrown(fmt.Sprintf("%v\n%s", fault.Panic, ownFrames(fault.Error())))
}

// thrownBy tells what was recovered, and where it was thrown.
func thrownBy(v any) thrown {
	if t, ok := v.(thrown); ok {
		return t
	}
	return thrown(fmt.Sprintf("%v\n%s", v, ownFrames(string(debug.Stack()))))
}

// ownFrames are the lines of a stack between the panic and what has called the rules: nobody who writes a game needs to read more.
// A stack without a panic stays whole.
func ownFrames(stack string) string {
	lines := strings.Split(stack, "\n")
	callers := []string{"/games.Play(", "/games.(*Position).", "/games.Kind.", "/gamestest."}
	first, end := -1, len(lines)
	for i, line := range lines {
		if strings.HasPrefix(line, "panic(") {
			first, end = i+2, len(lines) // each frame has two lines
		}
		if first >= 0 && i >= first && end == len(lines) && slices.ContainsFunc(callers, func(c string) bool { return strings.Contains(line, c) }) {
			end = i
		}
	}
	if first < 0 {
		return stack
	}
	return strings.Join(lines[min(first, end):end], "\n")
}
