package riot

import (
	"bytes"
	"crypto/sha256"
	_ "embed" // for the house editions
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"unicode"
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
func (u Unit) With(effect string, without int) int {
	for _, a := range u.Abilities {
		if a.Effect == effect {
			return a.N
		}
	}
	return without
}

// Has reports whether a unit has an ability.
func (u Unit) Has(effect string) bool { return u.With(effect, -1) >= 0 }

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

// ParseEdition reads an edition: the JSON form of [Edition] and no other fields. Its error names each fault with its place.
func ParseEdition(text []byte) (e Edition, err error) {
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(&e); err != nil {
		return Edition{}, fmt.Errorf("the edition has a fault in line %d: %w", 1+bytes.Count(text[:faultAt(text, err)], []byte("\n")), err)
	}
	var f faults
	f.edition(&e)
	if len(f) > 0 {
		return Edition{}, errors.New("the edition has faults:\n" + strings.Join(f, "\n"))
	}
	return e, nil
}

// faultAt returns where in the text decoding has failed.
func faultAt(text []byte, err error) int {
	if syntax, ok := errors.AsType[*json.SyntaxError](err); ok {
		return int(syntax.Offset)
	}
	if kind, ok := errors.AsType[*json.UnmarshalTypeError](err); ok {
		return int(kind.Offset)
	}
	_, name, _ := strings.Cut(err.Error(), "unknown field ")
	return max(0, bytes.Index(text, []byte(name)))
}

// faults are what is wrong in an edition, each with its place: teams.police.units[2].cost.
type faults []string

func (f *faults) unless(ok bool, path, format string, args ...any) {
	if !ok {
		*f = append(*f, path+": "+fmt.Sprintf(format, args...))
	}
}

func (f *faults) number(path string, n, from, to int) {
	f.unless(from <= n && n <= to, path, "must be from %d to %d, not %d", from, to, n)
}

func (f *faults) text(path, s string, most int) {
	f.unless(s != "" && len(s) <= most && !strings.ContainsFunc(s, unicode.IsControl), path, "must be a line of 1 to %d bytes", most)
}

// named checks an item that has a name and an ID that no other item of its list has.
func (f *faults) named(path, id, name string, seen map[string]bool) {
	f.text(path+".name", name, 40)
	f.unless(id != "" && len(id) <= 16 && strings.Trim(id, "abcdefghijklmnopqrstuvwxyz0123456789_") == "" && !seen[id], path+".id", "%q must be 1 to 16 lower-case letters, digits and underscores, and appear only once", id)
	seen[id] = true
}

func (f *faults) effect(path, name string, n int, all map[string]effect) {
	s, known := all[name]
	f.unless(known, path+".effect", "%q must be one of %s", name, slices.Sorted(maps.Keys(all)))
	f.number(path+".n", n, s.from, s.to)
}

func (f *faults) edition(e *Edition) {
	p, seen := &e.Params, map[string]bool{}
	f.text("edition", e.Name, 40)
	f.number("params.area_points_to_win", p.Points, 1, 50)
	f.number("params.round_limit", p.Rounds, 1, 50)
	f.number("params.attacks_per_group_per_turn", p.Attacks, 1, 5)
	f.number("params.building_bonus", p.Cover, 0, 5)
	f.number("params.first_card_cost", p.CardCost, 1, 5)
	f.number("areas", len(e.Areas), 1, maxAreas)
	for i, a := range e.Areas {
		path := fmt.Sprintf("areas[%d]", i)
		f.named(path, a.ID, a.Name, seen)
		f.number(path+".buildings", len(a.Buildings), 1, maxPerArea)
		for k, b := range a.Buildings {
			f.text(fmt.Sprintf("%s.buildings[%d].name", path, k), b.Name, 40)
			f.number(fmt.Sprintf("%s.buildings[%d].credits", path, k), b.Credits, 0, 5)
		}
		for k, id := range a.Neighbours {
			f.unless(id != a.ID && e.areaOf(id) >= 0 && slices.Contains(e.Areas[e.areaOf(id)].Neighbours, a.ID) && slices.Index(a.Neighbours, id) == k, fmt.Sprintf("%s.neighbours[%d]", path, k), "%q must be another area, named once, that names this one", id)
		}
	}
	for players := 2; players <= Teams; players++ {
		units := p.SetupUnits.For(players)
		f.unless(units > 0 && e.roomToBegin(players, units), fmt.Sprintf("params.setup_units.%d", players), "%d units for each of %d Protester teams, in different areas, don't fit on the map", units, players-1)
		f.number(fmt.Sprintf("params.police_bonus.%d", players), p.Bonus.For(players), 0, 20)
	}
	for t := range Team(Teams) {
		f.team(e, t)
	}
	f.number("public_opinion", len(e.Opinions), 1, maxOpinions)
	f.number("nationalist_goals", len(e.Goals), 1, maxGoals)
	for i, o := range e.Opinions {
		path := fmt.Sprintf("public_opinion[%d]", i)
		f.named(path, o.ID, o.Name, seen)
		f.effect(path, o.Effect, o.N, penalties)
		f.number(path+".level", o.Level, 1, 2)
	}
	for i, g := range e.Goals {
		path := fmt.Sprintf("nationalist_goals[%d]", i)
		f.named(path, g.ID, g.Name, seen)
		f.unless(g.Test == Occupy && g.Buildings > 0 && g.Areas > 0 || g.Test == Hold && g.FullAreas > 0 && g.AreaStarts > 0, path+".test", "must be %s with buildings and areas, or %s with full_areas and area_starts", Occupy, Hold)
	}
}

// team checks the summary mat and the deck of a team.
func (f *faults) team(e *Edition, t Team) {
	list, ids, letters, basic, basics, tokens := fmt.Sprintf("teams.%s.units", t), map[string]bool{}, "", 0, 0, 0
	f.text(fmt.Sprintf("teams.%s.name", t), e.Teams.Of(t).Name, 40)
	f.number(list, len(e.Teams.Of(t).Units), 1, maxKinds)
	for i, u := range e.Teams.Of(t).Units {
		path := fmt.Sprintf("%s[%d]", list, i)
		f.named(path, u.ID, u.Name, ids)
		f.unless(len(u.Letter) == 1 && u.Letter >= "A" && u.Letter <= "Z" && !strings.Contains(letters, u.Letter), path+".letter", "%q must be a letter from A to Z that no other unit has", u.Letter)
		f.number(path+".cost", u.Cost, 1, 20)
		f.number(path+".force", u.Force, 1, 9)
		f.number(path+".count", u.Count, 1, maxTokens)
		letters, tokens = letters+u.Letter, tokens+u.Count
		if u.Basic {
			basic, basics = basic+1, basics+u.Count
		}
		for k, a := range u.Abilities {
			f.effect(fmt.Sprintf("%s.abilities[%d]", path, k), a.Effect, a.N, abilities)
			f.unless(t != Police || a.Effect != DrawIfKilled, path, "the Police have no cards to draw")
		}
	}
	f.unless(basic == 1 && (t == Police || basics >= max(4, e.Params.SetupUnits.Two, e.Params.SetupUnits.Three, e.Params.SetupUnits.Four)), list, "one unit must be basic, not %d, with at least 4 tokens and as many as the team begins with, not %d", basic, basics)
	f.number(list+": tokens", tokens, 1, maxTokens)
	size, seen := 0, map[string]bool{}
	for i, c := range e.Cards {
		if c.Deck == t {
			path := fmt.Sprintf("cards[%d]", i)
			f.named(path, c.ID, c.Name, seen)
			f.effect(path, c.Effect, c.N, cardEffects)
			f.number(path+".count", c.Count, 1, maxDeck)
			size += c.Count
		}
	}
	f.unless((size > 0) == (t != Police) && size <= maxDeck && len(seen) <= maxFaces, "cards", "the deck of the %s has %d cards of %d kinds; it needs 1 to %d cards of at most %d kinds, and none for the Police", t, size, len(seen), maxDeck, maxFaces)
}
