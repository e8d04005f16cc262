package gamestest

import (
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"ruckus/games"
)

// report adds to a fault all that is needed to come to it again.
func (m *match) report(err error) error {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %v\n", m.kind.Name, err)
	fmt.Fprintf(&b, "with %d seats, options %v, seed %x, begun at %s, after these %d actions (seat, move, time since the beginning):\n",
		m.setup.Seats, m.setup.Values, m.setup.Seed, Start.Format(time.RFC3339), len(m.log))
	for _, a := range m.log {
		fmt.Fprintf(&b, "  %d %q %s\n", a.Seat, a.Move, a.At.Sub(Start))
	}
	return fault(b.String())
}

// A fault is what is wrong with a game, for reading alone: it wraps nothing.
type fault string

func (f fault) Error() string { return string(f) }

func faultf(format string, args ...any) error { return fault(fmt.Sprintf(format, args...)) }

func describe(a games.Action) string {
	if len(a.Move) > 80 {
		return fmt.Sprintf("a move of %d bytes from seat %d", len(a.Move), a.Seat)
	}
	return fmt.Sprintf("%q from seat %d", a.Move, a.Seat)
}

// written is a position as text, to see where two differ.
func written(g games.Game) []byte { return fmt.Appendf(nil, "%+v", g) }

// encode is for what has been encoded before, or has a type that cannot fail.
func encode(v any) []byte {
	b, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return b
}

// difference shows where two encodings part.
func difference(a, b []byte) string {
	i := 0
	for i < len(a) && i < len(b) && a[i] == b[i] {
		i++
	}
	from := max(0, i-40)
	return fmt.Sprintf("…%s… against …%s…", a[from:min(len(a), i+40)], b[from:min(len(b), i+40)])
}
