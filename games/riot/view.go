package riot

import (
	"slices"

	"ruckus/games"
	"ruckus/games/kit"
)

// A Phase is what the game waits for.
type Phase uint8

const (
	Placing   Phase = iota // the Protesters put their first units into buildings, before round 1
	Buying                 // who is on turn buys units and cards
	Deploying              // who is on turn puts new units on entry points
	Acting                 // who is on turn moves, attacks, plays cards, ends the turn
	Blocking               // others are asked whether they obstruct what is Declared
	Shooting               // a clash: distance cards
	Deciding               // a clash: the attacker goes on hand to hand, or stops
	Fighting               // a clash: other blitz cards
	Removing               // the turn is over: the Police choose a unit that they lose
	Ordering               // the round is over: the Police put the others in order
	Ended                  // the game is over
)

var phaseNames = []string{
	Placing: "placing", Buying: "buying", Deploying: "deploying", Acting: "acting", Blocking: "blocking", Shooting: "shooting",
	Deciding: "deciding", Fighting: "fighting", Removing: "removing", Ordering: "ordering", Ended: "ended",
}

func (p Phase) String() string { return kit.Name(p, phaseNames) }

// UnmarshalText reads the name of a phase.
func (p *Phase) UnmarshalText(text []byte) error { return kit.ReadName(p, text, phaseNames) }

// An Open is what everybody knows besides units and cards: the game has it, and each view.
type Open struct {
	Rules   Rules
	Seats   int8 `show:"-"`
	Step    int  // the number that the next move carries, from 1
	Round   int  // from 1; 0 while first units are placed
	Phase   Phase
	Credits int    // what who is on turn can still spend
	Counts  bool   // a Public Opinion card will be revealed at the end of this turn
	Ending  Ending // at the end
}

// A View is all that a seat may know; games.Table sees what a bystander sees.
type View struct {
	Seat games.Seat // whose view this is
	Open
	Edition string
	Turn    games.Seat   // whose turn it is; games.Table between rounds and at the end
	Asked   []games.Seat // whom the game waits for
	Order   []games.Seat // turn order of this round, without who is out; the Police first

	Sides    []Side // by seat
	Areas    []AreaView
	HQ       PlaceView
	Hospital PlaceView
	New      []Stack // bought in this turn, and to be deployed

	CardPrice int           // credits for the next card of this turn
	InTheWay  []Obstruction // groups that keep who is on turn out of the buildings of a street
	Public    Public
	Able      []Able    // units that can do something, in the phase Acting
	Targets   []Target  // whom they can attack
	Declared  *Declared // while others are asked whether they obstruct
	Clash     *Clash    // while one goes on

	Winners []games.Seat // at the end

	Cards    []Card    // all kinds of cards in all decks
	Opinions []Opinion // all cards of Public Opinion

	Hand []HandCard // the seat's own cards; nil for a bystander and the Police
	Goal *GoalView  // for the Nationalists; for all at the end
}

// Places are all places with who is there: the headquarters, the hospital, and by area the street, the entry point and the
// buildings.
func (v View) Places() []PlaceView {
	all := []PlaceView{v.HQ, v.Hospital}
	for _, a := range v.Areas {
		all = append(all, a.Street, a.Entry)
		for _, b := range a.Buildings {
			all = append(all, b.PlaceView)
		}
	}
	return all
}

// AreaOf is the area that a place is in; it has no letter outside of areas.
func (v View) AreaOf(code string) (none AreaView) {
	for _, a := range v.Areas {
		if code == a.Street.Code || code == a.Entry.Code || slices.ContainsFunc(a.Buildings, func(b BuildingView) bool { return b.Code == code }) {
			return a
		}
	}
	return none
}

// An Ending is how a game ended.
type Ending uint8

const (
	NotEnded  Ending = iota
	ByAim            // the winners have reached their own aim
	ByOutlast        // no Protesters are left
	ByLength         // the last round is over, and the winners have come farthest
)

// A Side is what all know of a seat's team.
type Side struct {
	Seat   games.Seat
	Team   string // "police", "autonomen", "anarchists", "nationalists"
	Name   string
	Out    bool       // has no unit left
	Points int        // area points; of the Nationalists, whole areas summed over the starts of their turns; 0 for the Police
	Aim    int        // points that win; 0 for Police and Nationalists
	Income int        // credits of the occupied buildings
	Whole  int        // areas held whole
	Units  int        // on the board
	Cards  int        // in the hand
	Spent  []HandCard // on its discards, where all see them
	Grant  int        // credits that Public Opinion adds to the next turn
	Mat    []MatUnit
}

// A MatUnit is a line of a summary mat.
type MatUnit struct {
	Unit
	Left int // tokens in the supply
}

// A Stack is units that are alike.
type Stack struct {
	Seat   games.Seat
	ID     string
	Letter string
	Name   string
	N      int
	Force  int  // of each, here
	Steps  int  // left in this turn, each; 0 in the turns of others
	Spent  bool // has attacked or was wounded in this turn
	Fresh  bool // may assault directly
}

// A PlaceView is a place and who is there.
type PlaceView struct {
	Code    string // its name in moves: "A", "Ae", "A1", "HQ", "Hosp"
	Units   []Stack
	Changed bool // in this turn
	Before  bool // changed in the turn before
}

// An AreaView is an area of the map.
type AreaView struct {
	Name       string
	Letter     string
	Neighbours []string // letters of the areas whose streets meet this one
	Street     PlaceView
	Entry      PlaceView
	Buildings  []BuildingView
}

// A BuildingView is a building.
type BuildingView struct {
	PlaceView
	Name    string
	Credits int
	Owner   games.Seat // who occupies it; games.Table: nobody
}

// Able is units of the player on turn that can still act.
type Able struct {
	Stack
	Place string
	To    []string // where one step leads
}

// An Obstruction is a team that stands in the way in a street, to the end of the turn or until its group is another.
type Obstruction struct {
	Street string
	Seat   games.Seat
}

// A Target is units of one team in one place that can be attacked.
type Target struct {
	Place string
	Seat  games.Seat
	Force int    // of the defenders, with what a building adds
	Least int    // Force that an attack needs
	From  []Able // who can take part, with the Force that they have there
}

// Public is Public Opinion.
type Public struct {
	Revealed  []Opinion // in order
	Total     int       // the Police win with the last one
	Left      [2]int    // cards in the pile, by level
	Fine      int       // what the next income of the Police is less
	MaxCost   int       // of units that the Police may buy in their next turn; -1: any
	Buildings bool      // the Police may not attack buildings in their next turn
	Attacks   bool      // the Police may not attack in their next turn
}

// Declared is what others may obstruct.
type Declared struct {
	Seat   games.Seat
	Target string     // the building
	Attack bool       // on Foe; otherwise a move
	Foe    games.Seat // games.Table for a move
	Units  []Stack
	Held   int     // Force that the defenders of the building have there, with what it adds; 0 for a move
	Reach  []Stack // all of the seat that can fight in the building's street in this turn, with their Force there
}

// A Clash is a clash that goes on.
type Clash struct {
	Target   string
	Attacker Party
	Defender Party
	Cover    int  // Force that a building adds for the defender
	Secret   bool // it does not count for Public Opinion
}

// A Party is one of the two in a clash.
type Party struct {
	Seat   games.Seat
	Units  []Fighter
	Lift   int        // Force by cards that are at most a draw
	Force  int        // of the units that are not wounded, with Cover and Cards
	Total  int        // Force, with what Lift adds
	Played []HandCard // in this clash
}

// A Fighter is units in a clash that are alike. A distance card names them by letter and Hurt: "R0".
type Fighter struct {
	Stack
	Hurt    int  // damage by cards in this clash, what the shield stops included
	Wounded bool // leaves the clash when the distance phase ends
}

// HandCard is a number of equal cards.
type HandCard struct {
	Card
	N int
}

// A GoalView is a goal of the Nationalists.
type GoalView struct {
	Goal
	Percent int // of the way
}

// After is what the totals would be if a seat of the clash played a card for the fight hand to hand.
func (c Clash) After(s games.Seat, card Card) (attack, defence int) {
	force, lift := [2]int{defender: c.Defender.Force, attacker: c.Attacker.Force}, [2]int{defender: c.Defender.Lift, attacker: c.Attacker.Lift}
	by := defender
	if s == c.Attacker.Seat {
		by = attacker
	}
	switch card.Effect {
	case Force:
		force[by] += card.N
	case ForceMaxDraw:
		lift[by] += card.N
	}
	total := lifted(force, lift)
	return total[attacker], total[defender]
}
