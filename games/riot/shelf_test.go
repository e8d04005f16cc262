package riot

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// An attack ends the turn of all who take part, so the one that is proposed sends as few as do it.
func TestAProposedAttackSendsNobodyInVain(t *testing.T) {
	p := board(t, 2, "police: HQ 4O2S, C 1O | autonomen: C 1M, A1 1M, stones").acts(Police)
	for _, o := range p.Shelf(p.seatOf[Police], nil) {
		if strings.HasPrefix(o.Orders[0], "attack C/") {
			require.Equal(t, 1, sending(o.Orders[0]), o.Orders[0])
			return
		}
	}
	require.Fail(t, "no attack on C is proposed")
}
