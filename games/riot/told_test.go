package riot

import (
	"fmt"
	"slices"
	"strings"

	"github.com/stretchr/testify/require"
)

// hear takes down what was told.
func (p *table) hear() {
	p.told = nil
	for _, e := range p.said {
		text := eventText(e)
		if e.Only != nil {
			text = fmt.Sprintf("(%d) %s", *e.Only, text)
		}
		p.told = append(p.told, text)
	}
	p.said = nil
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
