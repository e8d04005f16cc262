package riot

import (
	"crypto/sha256"
	_ "embed" // for the house editions
	"encoding/json"
	"regexp"
	"slices"
)

// An Edition is all that is printed on the board, the unit tokens, the cards and the summary mats, in the form of its
// file. Editions come from [ParseEdition] and are not to be changed after that.
type Edition struct {
	Name     string    `json:"edition"`
	Params   Params    `json:"params"`
	Areas    []Area    `json:"areas"`
	Teams    Sheets    `json:"teams"`
	Cards    []Card    `json:"cards"`
	Opinions []Opinion `json:"public_opinion"`
	Goals    []Goal    `json:"nationalist_goals"`
}

// Params are the numbers of the rules.
type Params struct {
	Points     int       `json:"area_points_to_win"`         // area points that win the game
	Rounds     int       `json:"round_limit"`                // after so many the game ends
	Bonus      ByPlayers `json:"police_bonus"`               // credits of the Police in each turn
	SetupUnits ByPlayers `json:"setup_units"`                // basic units that each Protester team begins with
	Attacks    int       `json:"attacks_per_group_per_turn"` // how often a group may be attacked in a turn
	Cover      int       `json:"building_bonus"`             // Force added for whoever defends a building
	CardCost   int       `json:"first_card_cost"`            // credits for the first card of a turn; each further one is 1 dearer
}

// ByPlayers is a number that depends on how many players begin the game.
type ByPlayers struct {
	Two   int `json:"2"`
	Three int `json:"3"`
	Four  int `json:"4"`
}

// For is the number for 2 to 4 players.
func (b ByPlayers) For(players int) int { return [...]int{2: b.Two, b.Three, b.Four}[players] }

// An Area is a street with its entry point and its buildings.
type Area struct {
	ID         string     `json:"id"`
	Name       string     `json:"name"`
	Neighbours []string   `json:"neighbours"` // IDs of the areas whose streets meet this one
	Buildings  []Building `json:"buildings"`
}

// A Building has a name and what it is worth to a player who occupies it.
type Building struct {
	Name    string `json:"name"`
	Credits int    `json:"credits"`
}

// Sheets are the summary mats of all teams.
type Sheets struct {
	Police       TeamSheet `json:"police"`
	Autonomen    TeamSheet `json:"autonomen"`
	Anarchists   TeamSheet `json:"anarchists"`
	Nationalists TeamSheet `json:"nationalists"`
}

// Of is the mat of a team.
func (s *Sheets) Of(t Team) *TeamSheet {
	return [Teams]*TeamSheet{&s.Police, &s.Autonomen, &s.Anarchists, &s.Nationalists}[t]
}

// A TeamSheet is a team's summary mat.
type TeamSheet struct {
	Name  string `json:"name"`
	Units []Unit `json:"units"`
}

// A Unit is one kind of unit.
type Unit struct {
	ID        string    `json:"id"`
	Letter    string    `json:"letter"` // names it in moves and on the map
	Name      string    `json:"name"`
	Cost      int       `json:"cost"`            // credits
	Force     int       `json:"force"`           // away from streets
	Count     int       `json:"count"`           // tokens
	Basic     bool      `json:"basic,omitempty"` // what the team begins with, and gets free by RALLY
	Abilities []Ability `json:"abilities,omitempty"`
}

// An Ability is an effect of a unit; see the constants.
type Ability struct {
	Effect string `json:"effect"`
	N      int    `json:"n,omitempty"`
}

// With is the number of an ability that a unit has; for one that has none it is the other number.
func (u *Unit) With(effect string, without int) int {
	for _, a := range u.Abilities {
		if a.Effect == effect {
			return a.N
		}
	}
	return without
}

// Has reports whether a unit has an ability.
func (u *Unit) Has(effect string) bool { return u.With(effect, -1) >= 0 }

// The abilities of units.
const (
	Shield        = "SHIELD"                   // the first N points of damage from distance attacks do nothing, in each clash
	Steps         = "STEPS"                    // N steps in a turn instead of 1; as a card: N more steps for one unit in this turn
	DirectAssault = "DIRECT_ASSAULT"           // attacks an occupied building straight from entry point or HQ in the turn in which it is deployed
	NoPOInvolved  = "NO_PO_WHEN_INVOLVED"      // its clashes do not count for Public Opinion
	DrawIfKilled  = "DRAW_IF_KILLED_DEFENDING" // removed while it defends or obstructs, it lets its team draw N cards
	StreetForce   = "STREET_FORCE"             // Force N in clashes in a street
)

// A Card is one kind of Protester card.
type Card struct {
	Deck   Team   `json:"deck"`
	ID     string `json:"id"`
	Name   string `json:"name"`
	Count  int    `json:"count"`
	Effect string `json:"effect"`
	N      int    `json:"n,omitempty"`
}

// The effects of cards, besides [Steps].
const (
	Distance     = "DISTANCE"       // distance phase: N damage to one enemy unit
	Force        = "FORCE"          // hand-to-hand phase: N more Force
	ForceMaxDraw = "FORCE_MAX_DRAW" // hand-to-hand phase: N more Force, but at most a draw
	NoPO         = "NO_PO"          // hand-to-hand phase: this clash does not count for Public Opinion
	NoClash      = "NO_CLASH"       // hand-to-hand phase, defender only: the clash ends as a draw
	Unobstructed = "UNOBSTRUCTED"   // one unit moves into an empty building and cannot be obstructed
	Credits      = "CREDITS"        // purchase: N more credits
	Rally        = "RALLY"          // at any time of the turn: N basic units free on one entry point
)

// An Opinion is a Public Opinion card.
type Opinion struct {
	Level  int    `json:"level"` // 1 or 2: all of level 1 come first
	ID     string `json:"id"`
	Name   string `json:"name"`
	Effect string `json:"effect"`
	N      int    `json:"n,omitempty"`
	Per    string `json:"per,omitempty"`   // PoliceCredits: N is for each Protester team in play
	Which  string `json:"which,omitempty"` // PoliceRemoveUnit: the unit of lowest or highest Force
}

// What Public Opinion cards say besides a number.
const (
	PerTeam = "protester_team"
	Lowest  = "lowest"
	Highest = "highest"
)

// The penalties of Public Opinion cards.
const (
	PoliceCredits          = "POLICE_CREDITS"            // N (below 0) is added to the next income of the Police
	PoliceMaxUnitCost      = "POLICE_MAX_UNIT_COST"      // next Police turn: only units of cost N or less
	PoliceNoBuildingAttack = "POLICE_NO_BUILDING_ATTACK" // next Police turn: no attack on buildings
	PoliceNoAttack         = "POLICE_NO_ATTACK"          // next Police turn: no attack
	PoliceRemoveUnit       = "POLICE_REMOVE_UNIT"        // the Police remove a unit
	ProtestersDraw         = "PROTESTERS_DRAW"           // every Protester team draws N cards
	ProtestersCredits      = "PROTESTERS_CREDITS"        // every Protester team has N more credits in its next turn
)

// A Goal is a card that says how the Nationalists win.
type Goal struct {
	ID         string `json:"id"`
	Name       string `json:"name"`
	Text       string `json:"-"` // what it asks for in this game, in words
	Test       string `json:"test"`
	Buildings  int    `json:"buildings,omitempty"`   // Occupy: so many buildings
	Areas      int    `json:"areas,omitempty"`       // Occupy: in so many areas
	FullAreas  int    `json:"full_areas,omitempty"`  // Hold: so many whole areas at once
	AreaStarts int    `json:"area_starts,omitempty"` // Hold: or so many whole areas, summed over the starts of turns
}

// The tests of goals, made when a turn of the Nationalists starts.
const (
	Occupy = "OCCUPY"
	Hold   = "HOLD"
)

// A Time is when a card can be played.
type Time string

// The times of cards.
const (
	WhileBuying  Time = "buying"
	InTurn       Time = "turn"
	BeforeMelee  Time = "thrown"
	InMelee      Time = "melee"
	WhenAttacked Time = "attacked" // hand to hand, for the defender
)

// Times are all times of cards, in the order of a turn.
var Times = []Time{WhileBuying, InTurn, BeforeMelee, InMelee, WhenAttacked}

// An effect is what the rules have to know of one besides what it does: from the least to the most that its number can be, none where
// both are 0; and of a card's, when it can be played, and the refusal that says what a card needs that is played in another way.
type effect struct {
	from, to int
	when     Time
	needs    string
}

var (
	abilities = map[string]effect{
		Shield: {from: 1, to: 9}, Steps: {from: 1, to: maxUnitSteps}, DirectAssault: {}, NoPOInvolved: {}, DrawIfKilled: {from: 1, to: 9},
		StreetForce: {from: 1, to: 9},
	}
	cardEffects = map[string]effect{
		Distance:     {1, 9, BeforeMelee, "cardtime.clash"},
		Force:        {1, 9, InMelee, "cardtime.clash"},
		ForceMaxDraw: {1, 9, InMelee, "cardtime.clash"},
		NoPO:         {0, 0, InMelee, "cardtime.clash"},
		NoClash:      {0, 0, WhenAttacked, "cardtime.clash"},
		Steps:        {1, maxUnitSteps, InTurn, "card-unit"},
		Unobstructed: {0, 0, InTurn, "card-unit"},
		Credits:      {1, 9, WhileBuying, "cardtime.buying"},
		Rally:        {1, 9, InTurn, "card-entry"},
	}
	penalties = map[string]effect{
		PoliceCredits: {from: -20, to: -1}, PoliceMaxUnitCost: {to: 9}, PoliceNoBuildingAttack: {}, PoliceNoAttack: {}, PoliceRemoveUnit: {},
		ProtestersDraw: {to: 9}, ProtestersCredits: {to: 9},
	}
)

// When is when the card can be played.
func (c *Card) When() Time { return cardEffects[c.Effect].when }

// Blitz reports whether a card can be played in clashes only.
func (c *Card) Blitz() bool { return slices.Index(Times, c.When()) > 1 }

//go:embed edition/house-2.json
var house2 []byte

// Default is the house edition.
func Default() Edition {
	e, err := ParseEdition(house2)
	if err != nil {
		panic(err) // the file is a part of the program, and tested
	}
	return e
}

// areaOf is the number of an area; -1 where there is none.
func (e *Edition) areaOf(id string) int {
	return slices.IndexFunc(e.Areas, func(a Area) bool { return a.ID == id })
}

// roomToBegin reports whether every Protester team can place that many units in different areas, wherever the others
// place theirs: the others may fill the areas with the fewest buildings.
func (e *Edition) roomToBegin(players, units int) bool {
	sizes := slices.SortedFunc(slices.Values(e.Areas), func(a, b Area) int { return len(a.Buildings) - len(b.Buildings) })
	others, open := (players-2)*units, len(sizes)
	for _, a := range sizes {
		others -= len(a.Buildings)
		if others >= 0 {
			open--
		}
	}
	return open >= units
}

// forPeople is what of an edition is only there for people to read.
var forPeople = regexp.MustCompile(`"(edition|name)":"([^"\\]|\\.)*",?`)

// Fingerprint tells editions apart whose games go differently. Names of things do not count, so
// that a misspelling can be mended while games are being played.
func (e Edition) Fingerprint() [8]byte {
	text, err := json.Marshal(e)
	if err != nil {
		panic(err) // plain data
	}
	sum := sha256.Sum256(forPeople.ReplaceAll(text, nil))
	return [8]byte(sum[:8])
}
