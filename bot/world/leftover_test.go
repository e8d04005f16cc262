package world

import (
	"runtime"
	"slices"
	"strings"
)

// leftGoroutines are the goroutines of the world that still wait for something, except the test's own and those whose stack
// has any of these names.
func leftGoroutines(but []string) (left []string) {
	buf := make([]byte, 1<<20)
	buf = buf[:runtime.Stack(buf, true)]
	for g := range strings.SplitSeq(string(buf), "\n\n") {
		head, _, _ := strings.Cut(g, "\n")
		own := strings.Contains(head, "[running") || strings.Contains(g, "synctest.Run(") || strings.Contains(g, "testingSynctestTest(") ||
			slices.ContainsFunc(but, func(name string) bool { return strings.Contains(g, name) })
		if strings.Contains(head, "synctest bubble") && !own {
			left = append(left, clip(g))
		}
	}
	return left
}
