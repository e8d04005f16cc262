package riot

import (
	"crypto/sha256"
	_ "embed" // for the house edition
	"encoding/json"
)

// An Edition is all that is printed on the board, the unit tokens, the cards and the summary mats. Editions come from
// [ParseEdition] and are not to be changed after that.
type Edition struct {
	Name     string
	Params   Params
	Areas    []Area
	Teams    [Teams]TeamSheet
	Cards    []Card
	Opinions []Opinion
	Goals    []Goal
}

// Params are the numbers of the rules.
type Params struct {
	Points     int    // area points that win the game
	Rounds     int    // after so many the game ends
	Bonus      [5]int // credits of the Police in each turn, by number of players at the start
	SetupUnits [5]int // basic units that each Protester team begins with, by number of players
	Attacks    int    // how often a group may be attacked in a turn
	Cover      int    // Force added for who defends a building
	CardCost   int    // credits for the first card of a turn; each further one is 1 dearer
}

// An Area is a street with its entry point and its buildings.
type Area struct {
	ID, Name   string
	Neighbours []int // areas whose streets meet this one
	Buildings  []Building
}

// A Building has a name and what it is worth to who occupies it.
type Building struct {
	Name    string
	Credits int
}

// A TeamSheet is a team's summary mat.
type TeamSheet struct {
	Name  string
	Units []Unit
}

// A Unit is one kind of unit.
type Unit struct {
	ID, Letter, Name   string // the letter names it in moves and on the map
	Cost, Force, Count int    // credits, Force away from streets, tokens
	Basic              bool   // what the team begins with, and gets free by RALLY
	Abilities          []Ability
}

// An Ability is an effect of a unit; see the constants.
type Ability struct {
	Effect string
	N      int
}

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
	Deck           Team
	ID, Name, Text string
	Count          int
	Effect         string
	N              int
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
	Rally        = "RALLY"          // until deployment is finished: N basic units free on one entry point
)

// An Opinion is a Public Opinion card.
type Opinion struct {
	ID, Name, Text string
	Level          int // 1 or 2: all of level 1 come first
	Effect         string
	N              int
	PerTeam        bool // PoliceCredits: for each Protester team in play
	Highest        bool // PoliceRemoveUnit: the unit of highest Force, not of lowest
}

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
	ID, Name, Text string
	Test           string
	Buildings      int // Occupy: so many buildings
	Areas          int // Occupy: in so many areas
	FullAreas      int // Hold: so many whole areas at once
	AreaStarts     int // Hold: or so many whole areas, summed over the starts of turns
}

// The tests of goals, made when a turn of the Nationalists starts.
const (
	Occupy = "OCCUPY"
	Hold   = "HOLD"
)

//go:embed edition/house.json
var house []byte

// Default is the house edition.
func Default() Edition {
	e, err := ParseEdition(house)
	if err != nil {
		panic(err) // the file is a part of the program, and tested
	}
	return e
}

// Fingerprint tells editions apart whose games go differently. Names of things and texts for people do not count, so
// that a misspelling can be mended while games are being played.
func (e Edition) Fingerprint() [8]byte {
	e.Name = ""
	e.Areas = append([]Area(nil), e.Areas...)
	for i := range e.Areas {
		a := &e.Areas[i]
		a.Name = ""
		a.Buildings = append([]Building(nil), a.Buildings...)
		for j := range a.Buildings {
			a.Buildings[j].Name = ""
		}
	}
	for t := range e.Teams {
		sheet := &e.Teams[t]
		sheet.Name = ""
		sheet.Units = append([]Unit(nil), sheet.Units...)
		for i := range sheet.Units {
			sheet.Units[i].Name = ""
		}
	}
	e.Cards = append([]Card(nil), e.Cards...)
	for i := range e.Cards {
		e.Cards[i].Name, e.Cards[i].Text = "", ""
	}
	e.Opinions = append([]Opinion(nil), e.Opinions...)
	for i := range e.Opinions {
		e.Opinions[i].Name, e.Opinions[i].Text = "", ""
	}
	e.Goals = append([]Goal(nil), e.Goals...)
	for i := range e.Goals {
		e.Goals[i].Name, e.Goals[i].Text = "", ""
	}
	text, err := json.Marshal(e)
	if err != nil {
		panic(err) // plain data
	}
	sum := sha256.Sum256(text)
	return [8]byte(sum[:8])
}
