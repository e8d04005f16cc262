package main

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"text/tabwriter"
)

// rooms prints how many lines each folder has: those of the product, or of what judges it, and those of its tests.
func rooms(out io.Writer, t tree) {
	product, tests := map[string]int{}, map[string]int{}
	for _, s := range t {
		of := product
		if s.test() {
			of = tests
		}
		of[s.dir()] += s.lines()
		of["all"] += s.lines()
	}
	names := map[string]bool{}
	for _, of := range []map[string]int{product, tests} {
		for name := range of {
			names[name] = true
		}
	}
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "\nlines\ttests\t\troom")
	for _, name := range slices.Sorted(maps.Keys(names)) {
		fmt.Fprintf(table, "%d\t%d\t\t%s\n", product[name], tests[name], name)
	}
	_ = table.Flush() // the caller's writer has reported it before
}
