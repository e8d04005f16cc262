package riot

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// inClash is a clash: the Anarchists have stood in the way of the Police in A, are attacked there, and have thrown stones.
func inClash(t *testing.T) *table {
	p := board(t, 4, "police: A 3R, HQ 1V | autonomen: A1 1M | anarchists: A 1M1G, B1 1M")
	p.hold(Autonomen, "run").hold(Anarchists, "stones", "stones", "chain").acts(Police)
	p.Seed, p.Refuted, p.Opinions = [32]byte{}, 2, []int{1, 0}
	return p.do("0 attack A1/1 A:1R1", "2 obstruct", "0 attack A/2 A:2R1,HQ:1V2", "2 blitz stones R0", "2 blitz stones R1")
}

// A card that comes back into play in the same clash, out of the discards, is shown as often as it was played.
func TestCardsOfAClashAreCountedByKind(t *testing.T) {
	p := inClash(t)
	all := p.game.t.faceMask[Anarchists][0]
	p.Hand[Anarchists], p.Discard[Anarchists] = p.Discard[Anarchists], p.Hand[Anarchists]
	p.do("2 blitz stones R0")
	require.Equal(t, all, p.Played[defender])
	require.Equal(t, 3, p.View(0).(View).Clash.Defender.Played[0].N)
}
