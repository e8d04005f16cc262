// Command house measures the project: how much you have to know before a change, and how big each package is.
//
//	go run ./tools/house          prints the table
//	go run ./tools/house -check   also fails if a measure misses a target it had reached before
//	go run ./tools/house -press   also measures which files a press enters, which takes a minute or more
//
// Run it at the top of a git checkout. reached.txt lists the measures that have reached their targets.
package main

import (
	_ "embed"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"text/tabwriter"
)

//go:embed reached.txt
var reachedList string

func main() {
	check := flag.Bool("check", false, "fail where a measure misses a target that it had reached")
	press := flag.Bool("press", false, "also measure which files a press enters")
	flag.Parse()
	if err := run(os.Stdout, *check, *press); err != nil {
		fmt.Fprintln(os.Stderr, "house:", err)
		os.Exit(1)
	}
}

// run prints the table. With check it returns an error that names each lost measure, and each one to add to the list.
func run(out io.Writer, check, press bool) error {
	t, err := readTree(".")
	if err != nil {
		return err
	}
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "measure\tnow\ttarget\t")
	listed := strings.Fields(strings.ReplaceAll(reachedList, "\r", ""))
	var faults []error
	measures := slices.Concat(measures, pressMeasures(press))
	for _, m := range measures {
		now, err := m.take(t)
		if err != nil {
			return fmt.Errorf("%s: %w", m.id, err)
		}
		fmt.Fprintf(table, "%s\t%s\t%d\t%s\n", m.what, shown(now), m.target, m.id)
		was := slices.Contains(listed, m.id)
		switch {
		case was && !m.reached(now):
			faults = append(faults, fmt.Errorf("%s is %s; it had reached its target of %d", m.id, shown(now), m.target))
		case !was && m.reached(now) && !m.drifts:
			faults = append(faults, fmt.Errorf("%s has reached its target: add it to tools/house/reached.txt", m.id))
		}
	}
	for _, id := range listed {
		if !slices.ContainsFunc(measures, func(m measure) bool { return m.id == id }) {
			faults = append(faults, fmt.Errorf("reached.txt names %s, which is no measure", id))
		}
	}
	if err := table.Flush(); err != nil {
		return err
	}
	rooms(out, t)
	if !check {
		return nil
	}
	return errors.Join(faults...)
}

// missing is the value of a measure whose subject does not exist yet.
const missing = -1

func shown(value int) string {
	if value == missing {
		return "–"
	}
	return fmt.Sprint(value)
}
