package riot

import "math/bits"

// A unit is one token: where it is, and what it can still do in its team's turn.
type unit struct {
	at   place
	mark mark
	hurt uint8 // damage by cards in the clash that is going on, shields not yet taken off
}

// A mark is what a unit can still do: 0 in the turns of others.
type mark uint8

const (
	stepsMask mark = 7      // steps left
	exhausted mark = 1 << 3 // has attacked, or was wounded in this turn
	fresh     mark = 1 << 4 // may assault directly, where it was deployed
	kept      mark = 1 << 5 // was bought in this turn and cannot be given back, until it is deployed

	maxSteps = int(stepsMask)
	maxHurt  = 0xff
)

func (m mark) steps() uint8 { return uint8(m & stepsMask) }
func (m mark) able() bool   { return m&exhausted == 0 }

// tokens are a set of one team's tokens, with a bit for each.
type tokens uint64

func (s tokens) count() int { return bits.OnesCount64(uint64(s)) }
func (s tokens) first() int { return bits.TrailingZeros64(uint64(s)) }

// all yields the tokens of a set.
func (s tokens) all(yield func(int) bool) {
	for ; s != 0 && yield(s.first()); s &= s - 1 {
	}
}

// of are a team's tokens: what is changed in them is changed in the game.
func (g *game) of(t Team) []unit { return g.Units[g.base[t]:g.base[t+1]] }

// kind is the kind of a team's token.
func (g *game) kind(t Team, i int) *kind { return &g.t.kinds[t][g.t.kindOf[t][i]] }

// forceOf is a token's Force in a clash at a place.
func (g *game) forceOf(t Team, i int, at place) int { return g.kind(t, i).forceIn(g.t.isStreet(at)) }

// forceIn is the Force of a kind in a street, or elsewhere.
func (k *kind) forceIn(street bool) int {
	if street {
		return k.street
	}
	return k.Force
}

// total is the Force of tokens in a clash at a place.
func (g *game) total(t Team, s tokens, at place) int {
	n := 0
	for i := range s.all {
		n += g.forceOf(t, i, at)
	}
	return n
}

// tokensAt are a team's tokens in a place.
func (g *game) tokensAt(t Team, p place) (s tokens) {
	for i, u := range g.of(t) {
		if u.at == p {
			s |= 1 << i
		}
	}
	return s
}

// where are a team's tokens of which something is so.
func (g *game) where(t Team, so func(u *unit) bool) (s tokens) {
	units := g.of(t)
	for i := range units {
		if so(&units[i]) {
			s |= 1 << i
		}
	}
	return s
}

// onBoard counts a team's units on the board: wounded ones and those on entry points count.
func (g *game) onBoard(t Team) int {
	return g.where(t, func(u *unit) bool { return u.at > bought }).count()
}

// A presence is which teams have units where.
type presence [maxPlaces]teamSet

func (g *game) presence() (here presence) {
	for t := range Team(Teams) {
		for _, u := range g.of(t) {
			here[u.at] |= 1 << t
		}
	}
	return here
}

// held are the buildings that a team occupies.
func (g *game) held(t Team) (s placeSet) {
	for _, u := range g.of(t) {
		if g.t.isBuilding(u.at) {
			s |= 1 << u.at
		}
	}
	return s
}

// whole counts the areas whose buildings are all in a set.
func (t *tables) whole(held placeSet) int {
	n := 0
	for _, all := range t.inside[:t.areas] {
		if held&all == all {
			n++
		}
	}
	return n
}

// put moves a token to another place and notes that both have changed.
func (g *game) put(u *unit, to place) {
	g.Changed |= 1<<u.at | 1<<to
	u.at = to
}

// putAll moves a team's tokens to another place.
func (g *game) putAll(t Team, s tokens, to place) {
	for i := range s.all {
		g.put(&g.of(t)[i], to)
	}
}

// spare is a token of a kind in the supply; -1 if there is none.
func (g *game) spare(t Team, kind uint8) int {
	units := g.of(t)
	for i := g.t.kinds[t][kind].from; i < g.t.kinds[t][kind].to; i++ {
		if units[i].at == supply {
			return int(i)
		}
	}
	return -1
}
