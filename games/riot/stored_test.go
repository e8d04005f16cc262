package riot

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// inClash is a clash: the Anarchists have stood in the way of the Police in A, are attacked there, and have thrown stones.
func inClash(t *testing.T) *table {
	p := board(t, 4, "police: A 3R, HQ 1V | autonomen: A1 1M | anarchists: A 1M1G, B1 1M")
	p.hold(Autonomen, "run").hold(Anarchists, "stones", "stones", "chain").acts(Police)
	p.Seed, p.Refuted, p.Opinions = [32]byte{}, 2, []int{1, 0}
	return p.do("0 attack A1/1 A:1R1", "2 obstruct", "0 attack A/2 A:2R1,HQ:1V2", "2 blitz stones R0", "2 blitz stones R1")
}

// clashText is that clash as it is stored. Of three Riot Squads in A two were sent, and one of them has taken 2 damage.
const clashText = `{"Edition":"8ce0b626ebf0f562",` +
	`"Rules":{"Setup2":4,"Window":20,"RandomTeams":false,"Second":1,"Third":3,"Points":7,"Rounds":20,"Comeback":false},` +
	`"Seed":"0000000000000000000000000000000000000000000000000000000000000000","Seats":4,` +
	`"Phase":"shooting","Step":15,"Round":1,"At":0,"Draws":0,"Passes":1,"Until":1893596665000,` +
	`"TeamOf":["police","autonomen","anarchists","nationalists"],"Order":["police","autonomen","anarchists","nationalists"],` +
	`"Teams":{"anarchists":{"Units":"A:1Mm B1:1M A:1Gm","Hand":"chain","Discard":"stones stones"},` +
	`"autonomen":{"Units":"A1:1M","Hand":"run"},"nationalists":{"Units":"F3:1M"},` +
	`"police":{"Units":"A:1Rxs-2 A:1Rxs A:1R1 A:1Vxs"}},"Goal":"spread","Refuted":"hold","Opinions":"badges footage",` +
	`"Obstructions":"A/anarchists","Attacked":"A/anarchists","Changed":"HQ A","Target":"A/anarchists","Played":["stones stones",""]}`

// A person can read in a stored game where everybody is, who holds what, and what goes on.
func TestStoredGameCanBeRead(t *testing.T) {
	require.Equal(t, clashText, string(stored(t, inClash(t).game)))
}

// What an edition does not have, what is named once too often, and what is left out, is damage.
func TestStoredNamesThatMakeNoSenseAreDamage(t *testing.T) {
	load := loader(houseTables)
	for _, change := range [][2]string{
		{`"shooting"`, `"resting"`}, {`"Passes"`, `"Side":"nobody","Passes"`}, {`"Passes"`, `"Ending":"rain","Passes"`},
		{`"Passes"`, `"Out":"pirates","Passes"`}, {`"Passes"`, `"Ban":"all buildings","Passes"`}, {`"Passes"`, `"Ban":"all all","Passes"`},
		{`"TeamOf":["police"`, `"TeamOf":["autonomen"`}, {`"TeamOf":["police",`, `"TeamOf":[`}, {`"TeamOf":["police",`, `"TeamOf":["police","police",`},
		{`"Order":["police","autonomen"`, `"Order":["autonomen","police"`}, {`"Order":["police","autonomen","anarchists","nationalists"]`, `"Order":[]`},
		{`"nationalists":{"Units":"F3:1M"},`, ``}, {`"nationalists":{`, `"pirates":{`},
		{`A1:1M`, `G1:1M`}, {`A1:1M`, `A4:1M`}, {`A1:1M`, `1M`}, {`A1:1M`, `:1M`}, {`A1:1M`, `A1:M`}, {`A1:1M`, `A1:0M`}, {`A1:1M`, `A1:1`}, {`A1:1M`, `A1:`},
		{`A1:1M`, `A1:15M`}, {`A1:1M`, `A1:8M A2:7M`}, {`A1:1M`, `A1:1O`}, {`A1:1M`, `A1:1m`}, {`A1:1M`, `A1:01M`}, {`A1:1M`, `A1:99999999M`},
		{`A1:1M`, `A1:1M8`}, {`A1:1M`, `A1:1Mxx`}, {`A1:1M`, `A1:1M!x`}, {`A1:1M`, `A1:1M?`}, {`A1:1M`, `A1:1M-256`},
		{`A1:1M`, `A1:1M01`}, {`A1:1M`, `A1:1M9999999`}, {`A1:1M`, `A1:1M-`}, {`A1:1M`, `A1:1M-0`}, {`A1:1M`, `A1:1M-9999999`},
		{`A1:1M`, `A1:1Ms`}, {`A1:1M`, `A1:1Mm`}, {`A1:1M`, `A1:1M  A2:1M`},
		{`"Hand":"run"`, `"Hand":"molotov"`}, {`"Hand":"run"`, `"Hand":"run run run"`}, {`"Hand":"chain"`, `"Hand":"stones stones"`},
		{`"police":{`, `"police":{"Hand":"run",`},
		{`"Goal":"spread"`, `"Goal":"peace"`}, {`"Goal":"spread",`, ``}, {`"Refuted":"hold"`, `"Refuted":"hold hold"`},
		{`badges footage`, `badges weather`},

		{`"Attacked":"A/anarchists"`, `"Attacked":"A/pirates"`}, {`"Attacked":"A/anarchists"`, `"Attacked":"A"`}, {`"Attacked":"A/anarchists"`, `"Attacked":"Z/anarchists"`},
		{`"HQ A"`, `"A HQ"`}, {`"HQ A"`, `"HQ A A"`}, {`"HQ A"`, `"HQ Z"`},
		{`"Target":"A/anarchists"`, `"Target":"A/police"`}, {`"Target":"A/anarchists"`, `"Target":"A"`},
		{`"Target":"A/anarchists"`, `"Target":"A/"`}, {`"Target":"A/anarchists",`, ``},
		{`["stones stones",""]`, `["stones stones stones stones",""]`}, {`["stones stones",""]`, `["","stones"]`}, {`["stones stones",""]`, `["fund",""]`},
		{`"Seats":4`, `"Seats":3`}, {`"Seats":4`, `"Seats":4,"Sent":"0"`}, {`"At":0`, `"At":4`}, {`"At":0`, `"At":-1`},
	} {
		require.Contains(t, clashText, change[0])
		_, err := load(schema, []byte(strings.Replace(clashText, change[0], change[1], 1)))
		require.ErrorIs(t, err, games.ErrDamaged, change)
	}
}

// A player who has stood in the way and was beaten does not come back in this turn. So what is stored leaves them out.
func TestStoredObstructionsAreThoseThatHold(t *testing.T) {
	p := inClash(t).do("2 noblitz", "0 go", "2 noblitz")
	require.Len(t, p.Obstructions, 1)
	require.NotContains(t, string(stored(t, p.game)), "Obstructions")
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
