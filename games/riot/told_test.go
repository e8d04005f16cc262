package riot

import (
	"fmt"
	"slices"
	"strings"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

// hear takes down what was told.
func (p *table) hear() {
	p.told = nil
	for _, e := range p.said {
		p.told = append(p.told, eventText(e))
	}
	p.said = nil
}

func eventText(e games.Event) string {
	if len(e.Cards) > 0 { // their names have blanks in them
		e.Cards = []string{strings.Join(e.Cards, ", ")}
	}
	if e.Only != nil {
		return fmt.Sprintf("(%d) %s", *e.Only, gamestest.EventText(e))
	}
	return gamestest.EventText(e)
}

// tells requires that the last action told these things, in order, perhaps among others.
func (p *table) tells(want ...string) *table {
	p.t.Helper()
	rest := p.told
	for _, text := range want {
		i := slices.Index(rest, text)
		require.GreaterOrEqual(p.t, i, 0, "%q is missing in %q", text, p.told)
		rest = rest[i+1:]
	}
	return p
}

// silent requires that the last action did not tell something of this kind.
func (p *table) silent(verb string) *table {
	p.t.Helper()
	for _, text := range p.told {
		require.False(p.t, strings.HasPrefix(text, verb+" "), text)
	}
	return p
}
