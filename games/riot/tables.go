package riot

import (
	"math/bits"
	"math/rand/v2"
)

// The bounds of an edition that the tables of a game are made for. They keep every move within games.MaxMove and a clash
// within a machine word.
const (
	maxAreas     = 8
	maxPerArea   = 5 // buildings
	maxKinds     = 6 // kinds of units in a team
	maxTokens    = 64
	maxFaces     = 20
	maxDeck      = 32
	maxGoals     = 8
	maxOpinions  = 16
	maxUnitSteps = 3
)

// MostInArea is how many orders of a kind a shelf has for an area at most, but for cards: attacks, on each other team in its street and
// on those who are in each of its buildings. A menu must have room for that many.
const MostInArea = Teams - 1 + maxPerArea

// tables are an edition in the form that the rules work with. They are shared by all games of the edition and never
// change.
type tables struct {
	edition     Edition
	fingerprint [8]byte
	areas       place                      // how many
	places      place                      // how many, those that are not on the map included
	area        [maxPlaces]int8            // of a street, entry point or building; -1 for the others
	credits     [maxPlaces]uint8           // of a building
	codes       [maxPlaces]string          // in moves, events, views and lessons
	near        [maxAreas]uint8            // areas with neighbouring streets, as bits
	from, to    [maxAreas]place            // an area's buildings,
	inside      [maxAreas]placeSet         // and the set of them
	next        [Teams][maxPlaces]placeSet // where one step leads, no matter who is there
	kinds       [Teams][]kind
	kindOf      [Teams][]uint8 // by token
	faces       [Teams][]Card
	faceOf      [Teams][]uint8 // by card of the deck; equal cards are neighbours
	faceMask    [Teams][]cardSet
	lengths     []length // by the area points that win
}

// A kind is a kind of unit.
type kind struct {
	Unit
	letter   byte
	street   int // Force in a street
	steps    uint8
	shield   uint8
	draws    int
	direct   bool
	noPO     bool
	from, to uint8 // its tokens
}

func newTables(e Edition) *tables {
	t := &tables{edition: e, fingerprint: e.Fingerprint(), areas: place(len(e.Areas))}
	for p := range t.area {
		t.area[p] = -1
	}
	copy(t.codes[:], []string{supply: "supply", bought: "bought", hq: "HQ", hospital: "Hosp"})
	next := firstStreet + 2*t.areas
	for i, a := range e.Areas {
		letter := string(rune('A' + i))
		t.codes[t.street(i)], t.codes[t.entry(i)] = letter, letter+"e"
		t.area[t.street(i)], t.area[t.entry(i)] = int8(i), int8(i)
		t.from[i] = next
		for j, b := range a.Buildings {
			t.codes[next] = letter + string(rune('1'+j))
			t.area[next], t.credits[next] = int8(i), uint8(b.Credits)
			next++
		}
		t.to[i] = next
		t.inside[i] = 1<<next - 1<<t.from[i]
		for _, id := range a.Neighbours {
			t.near[i] |= 1 << e.areaOf(id)
		}
	}
	t.places = next
	for i := range e.Areas {
		t.addSteps(i)
	}
	for points := range e.Params.Points + 1 {
		t.lengths = append(t.lengths, e.length(points))
	}
	for team := range Team(Teams) {
		t.addTeam(team)
	}
	return t
}

// addSteps notes where one step leads in an area: from entry and buildings into the street, and from there into streets that meet it and
// into its buildings; the Police go to their headquarters instead, which lie at every street.
func (t *tables) addSteps(area int) {
	street, on := t.street(area), placeSet(t.near[area])<<firstStreet
	for team := range Team(Teams) {
		next := &t.next[team]
		next[street], next[t.entry(area)] = on|t.inside[area], 1<<street
		for p := t.from[area]; p < t.to[area]; p++ {
			next[p] = 1 << street
		}
	}
	t.next[Police][street] = on | 1<<hq
	t.next[Police][hq] |= 1 << street
}

func (t *tables) addTeam(team Team) {
	for i, u := range t.edition.Teams.Of(team).Units {
		from := uint8(len(t.kindOf[team]))
		t.kinds[team] = append(t.kinds[team], kind{
			Unit: u, letter: u.Letter[0], street: u.With(StreetForce, u.Force), steps: uint8(u.With(Steps, 1)),
			shield: uint8(u.With(Shield, 0)), draws: u.With(DrawIfKilled, 0), direct: u.Has(DirectAssault), noPO: u.Has(NoPOInvolved),
			from: from, to: from + uint8(u.Count),
		})
		for range u.Count {
			t.kindOf[team] = append(t.kindOf[team], uint8(i))
		}
	}
	for _, c := range t.edition.Cards {
		if c.Deck != team {
			continue
		}
		mask := cardSet(1<<c.Count-1) << len(t.faceOf[team])
		t.faceMask[team] = append(t.faceMask[team], mask)
		for range c.Count {
			t.faceOf[team] = append(t.faceOf[team], uint8(len(t.faces[team])))
		}
		t.faces[team] = append(t.faces[team], c)
	}
}

// pack is a team's whole deck.
func (t *tables) pack(team Team) cardSet { return cardSet(uint64(1)<<len(t.faceOf[team]) - 1) }

// basic is the kind of unit that a team begins with.
func (t *tables) basic(team Team) uint8 {
	for i, k := range t.kinds[team] {
		if k.Basic {
			return uint8(i)
		}
	}
	panic("an edition without a basic unit")
}

// A cardSet is a set of cards of one team's deck, with a bit for each.
type cardSet uint32

func (c cardSet) count() int  { return bits.OnesCount32(uint32(c)) }
func (c cardSet) lowest() int { return bits.TrailingZeros32(uint32(c)) }

// pick is one card of a set, by chance.
func (c cardSet) pick(r *rand.Rand) cardSet {
	for range r.IntN(c.count()) {
		c &= c - 1
	}
	return c & -c
}

// A place is where a unit can be.
type place uint8

const (
	supply place = iota // beside the board
	bought              // beside the board, but to be deployed in this turn
	hq
	hospital
	firstStreet // then come the streets, the entry points, and the buildings, in the order of the areas

	maxPlaces = int(firstStreet) + maxAreas*(2+maxPerArea)
)

func (t *tables) street(area int) place { return firstStreet + place(area) }
func (t *tables) entry(area int) place  { return firstStreet + t.areas + place(area) }

// streetOf is the street of the area that a place lies in.
func (t *tables) streetOf(p place) place { return t.street(int(t.area[p])) }

func (t *tables) isStreet(p place) bool { return p >= firstStreet && p < firstStreet+t.areas }
func (t *tables) isEntry(p place) bool {
	return p >= firstStreet+t.areas && p < firstStreet+2*t.areas
}
func (t *tables) isBuilding(p place) bool { return p >= firstStreet+2*t.areas && p < t.places }
