package world

import (
	"runtime"
	"strings"
)

// leftGoroutines are the goroutines of the world that still wait for something when all is over, but for the test's own.
func leftGoroutines() (left []string) {
	buf := make([]byte, 1<<20)
	buf = buf[:runtime.Stack(buf, true)]
	for g := range strings.SplitSeq(string(buf), "\n\n") {
		head, _, _ := strings.Cut(g, "\n")
		own := strings.Contains(head, "[running") || strings.Contains(g, "synctest.Run(") || strings.Contains(g, "testingSynctestTest(")
		if strings.Contains(head, "synctest bubble") && !own {
			left = append(left, clip(g))
		}
	}
	return left
}
