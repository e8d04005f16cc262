// Package riot is the board game RIOT: the Police against Autonomen, Anarchists and Nationalists, who occupy buildings and chase each other
// through the streets while the public watches.
//
// # Places and units
//
// The areas have letters: A is the street of the first area, Ae its entry point, A1, A2 ... its buildings; HQ is the
// Police headquarters and Hosp the hospital inside. Units are written in groups, as a number and a
// letter, such as 2O for two Officers. When they act, the number of steps they have left follows, and "!" if they were deployed this turn
// and can assault directly: 2O1+1S1!. Units that are alike are interchangeable.
//
// # Moves
//
// Every move ends in the number of the step, which counts the actions from 1, so that none can apply twice. Everyone
// asked whether they obstruct answers under the same number, once each.
//
//	place A1 3                  puts a basic unit into an empty building before the first round
//	buy 2O+1R 12                buys units
//	return 1S 12                returns units bought since the last card, for their price
//	card 12                     buys a card
//	play fund 12                plays a card that brings credits
//	play rally Ae 12            plays a card that brings basic units to an entry point
//	bought 12                   ends buying
//	deploy Ae 2M+1Q 12          puts new units on an entry point
//	move HQ 2O1+1R1 A 12        moves units one step; others can obstruct a move into a building
//	play run A 1M1 12           plays a card that gives a unit more steps
//	play alley A 1M1 A2 12      plays a card that lets a unit enter an empty building unobstructed
//	attack A2/1 A:2O1,HQ:1V2 12 attacks all units of seat 1 in A2 with units from these places
//	obstruct 12, let 12         blocks a declared move or attack, or lets it pass
//	blitz stones R0 12          plays a distance card at a unit with letter R that took 0 damage in this clash
//	blitz chain 12              plays another blitz card
//	noblitz 12                  plays no blitz card now
//	go 12, stop 12              continues hand to hand after the distance phase, or stops
//	end 12                      ends the turn
//	remove HQ 1O 12             the Police remove a unit for a Public Opinion card
//	order 2 1 3 12              the Police put the other seats in order for the next round
//
// # Events
//
// Units in events are written as a number and the unit's ID: "2 officer".
//
//	place     Seats: who placed a unit     Tokens: the building
//	round     Seats: in turn order         N: the round
//	turn      Seats: whose turn it is      N: credits
//	points    Seats: who                   N: whole areas held when the turn began
//	buy       Seats: who                   Tokens: units
//	return    Seats: who                   Tokens: units returned
//	card      Seats: who drew cards        N: how many
//	drew      Seats: who                   Tokens: what was drawn; for that seat only
//	deploy    Seats: who                   Tokens: the entry point or HQ, then units
//	play      Seats: who                   Tokens: the card
//	move      Seats: who                   Tokens: from, to, units
//	declare   Seats: who, then who can obstruct    Tokens: to, units
//	let       Seats: who lets it pass
//	obstruct  Seats: who steps in          Tokens: the street
//	attack    Seats: attacker, defender    Tokens: the place, then the attacking units
//	blitz     Seats: who                   Tokens: the card
//	hit       Seats: whose unit            Tokens: the unit    N: its damage in this clash; 0: the shield stopped it
//	wound     Seats: whose units           Tokens: units that leave the clash
//	kill      Seats: whose units           Tokens: units removed
//	go        Seats: the attacker, who continues hand to hand
//	stop      Seats: the attacker, who stops or has to
//	clash     Seats: attacker, defender    N: attacker's total minus defender's; Tokens: the totals
//	over      Seats: attacker, defender    the clash ended without fighting hand to hand
//	flag      N: the clash counts for Public Opinion at the end of this turn
//	enter     Seats: who takes a building by attack      Tokens: the building, then units
//	out       Seats: who has no units left, and is out
//	routed    Seats: who has no units left, and will come back
//	comeback  Seats: who comes back     Tokens: the units they get
//	opinion   Tokens: the Public Opinion card    N: how many are revealed
//	order     Seats: the order of the next round, without the Police
//	end       Seats: who won               N: 1 by their own aim, 2 as the last one left, 3 as the leader after the last round
//
// # Reasons
//
// What speaks for a move, see games.Kind. An area is written as its street's letter.
//
//	aim        N: points of the seat, which would win at its next turn        Tokens: the area it would complete
//	whole      the seat would hold a whole area            Tokens: the area
//	left       N: buildings of the area still missing      Tokens: the area
//	pays       N: credits a building brings each turn      Tokens: the building
//	guards     N: the resulting defence of an own building           Tokens: the building
//	able       N: how much                                 Tokens: an effect of the units
//	force      N: Force bought
//	rest       N: credits left
//	price      N: credits a card costs
//	meets      N: resulting own Force in the street        Tokens: the area, the lesser Force of others    Seats: whose
//	bars       the Police could obstruct there             Tokens: the area      Seats: who holds buildings there
//	free       N: empty buildings                          Tokens: the area
//	covers     N: own buildings                            Tokens: the area
//	together   N: own Force there, newcomers included      Tokens: the area
//	home       back to the headquarters
//	does       N: how much                                 Tokens: the effect of the card
//	spent      no unit can move or attack any more
//	holds      N: whole areas
//	holds-aim  N: points of the seat, which wins with them
//	earns      N: credits the buildings bring when the turn begins
//	near       Tokens: how many Public Opinion cards will be revealed at the end of the turn, and of how many
//	force-to   N: Force of the attack                      Tokens: that of the defence
//	stops      the other would win at its next turn        Tokens: the area      Seats: who
//	breaks     the other holds the whole area              Tokens: the area      Seats: who
//	quiet      the fight does not count for Public Opinion
//	counted    another fight of this turn counts already
//	track      N: where Public Opinion will be if someone wins hand to hand     Tokens: of how many
//	cards      N: cards of the other side                  Seats: whose
//	own-cards  N: cards of the seat that can add to this fight
//	inside     N: the defence of the building              Tokens: the attack, the building    Seats: whose building
//	their-aim  as aim, for the seat moving in
//	their-whole  as whole, for the seat moving in
//	they-get   N: credits of the building                  Tokens: the building  Seats: who moves in
//	street     N: own Force in the street                  Tokens: the street, the Force that can attack it       Seats: whose
//	stands     N: own total in the clash                   Tokens: theirs
//	turns      N: own total with the card                  Tokens: their new total, and both old ones
//	fells      a unit is removed       N: its Force        Tokens: its ID        Seats: whose
//	wounds     a unit leaves the clash N: its Force        Tokens: its ID        Seats: whose
//	shielded   a unit's shield takes it    N: its Force    Tokens: its ID        Seats: whose
package riot

import (
	"fmt"
	"time"

	"ruckus/games"
	"ruckus/games/kit"
)

// Rules are the house rules of a game of RIOT.
type Rules struct {
	Setup2      int  // basic units that the Protester of a 2-player game begins with
	Window      int  // seconds to obstruct, to play a blitz card, and to go on with an attack
	RandomTeams bool // teams are dealt at random; otherwise the first seat has the Police and the others follow in order
	Second      int  // 2 players: which Protester plays
	Third       int  // 3 players: which Protester does not play
	Points      int  // area points that win; goals and Public Opinion are scaled alike
	Rounds      int  // after that many the game ends; 0: without a limit, see lastRound
	Comeback    bool // a team without units comes back; otherwise it is out
}

func (r *Rules) options(e Edition) games.Options {
	begin, from, to := setupUnits(e)
	choice := func(t Team) games.Choice { return games.Choice{Name: e.Teams.Of(t).Name, Value: int(t)} }
	points, last := e.Params.Points, e.Params.Rounds
	return games.Options{
		games.Int(&r.Points, "points", points, min(minPoints, points), points, say("option-points")),
		games.Int(&r.Rounds, "rounds", last, 0, max(maxRounds, last), say("option-rounds")).AsOurs().Without("no limit"),
		games.Bool(&r.Comeback, "comeback", true, say("option-comeback")).AsOurs(),
		games.Int(&r.Setup2, "setup2p", begin, from, to, say("option-setup2p")).Titled("Units for 2 players"),
		games.Int(&r.Window, "window", 20, minWindow, maxWindow, say("option-window")).AsOurs().In("second"),
		games.Bool(&r.RandomTeams, "random_teams", true, say("option-random_teams")).AsOurs(),
		games.Pick(&r.Second, "protester2p", int(Autonomen), say("option-protester2p"),
			choice(Autonomen), choice(Anarchists), choice(Nationalists)).Titled("Protesters for 2 players"),
		games.Pick(&r.Third, "without3p", int(Nationalists), say("option-without3p"),
			choice(Nationalists), choice(Anarchists), choice(Autonomen)).Titled("Absent with 3 players"),
	}
}

const (
	minWindow, maxWindow = 5, 300
	minPoints            = 4
	maxRounds            = 30
	endlessRounds        = 100 // nobody plays on for so long, but every game must end, however it is played
)

// setupUnits is how many units the Protester of a 2-player game begins with, and the bounds of that option.
func setupUnits(e Edition) (def, from, to int) {
	def = e.Params.SetupUnits.Two
	return def, min(3, def), max(def, min(4, len(e.Areas)))
}

func (r *Rules) window() time.Duration { return time.Duration(r.Window) * time.Second }

// Kind describes RIOT in an edition, which comes from [Default] or [ParseEdition].
func Kind(e Edition) games.Kind {
	t := newTables(e)
	return kit.Kind(games.Kind{
		Name:    "riot",
		Title:   "RIOT",
		Phrase:  "police or protest",
		Summary: "Police against protesters: occupy buildings, clash in the streets, mind the public.",
		Min:     2,
		Max:     Teams,
		Edition: fmt.Sprintf("2 %x", t.fingerprint[:]),
		After:   games.After{Story: story, Live: live, Feats: []games.Feat{{Verb: "battle"}, {Verb: "held"}, {Verb: "haul"}}, Figures: figures, Highlights: kit.Highlights(kit.WithVerbs("attack", "blitz", "out"))},
		Presets: presets(e),
	}, kit.Form[game]{
		Options: func(g *game) games.Options { return g.Rules.options(e) },
		Begin:   func(g *game, s games.Setup) { g.begin(t, s) },
	})
}

// EditionName is the edition's own name.
func (g *game) EditionName() string { return g.t.edition.Name }

// SideName is the name of a seat's team.
func (g *game) SideName(s games.Seat) string { return g.t.edition.Teams.Of(g.TeamOf[s]).Name }

// presets are lengths of a game in an edition; as printed has no house rule on. Their minutes were measured with the house edition.
func presets(e Edition) []games.Preset {
	list := []games.Preset{
		{Name: "long", Minutes: [2]int{23, 38}},
		{Name: "as printed", Values: map[string]int{"rounds": 0, "comeback": 0}, Minutes: [2]int{23, 38}},
	}
	if e.Params.Points <= minPoints+1 {
		return list
	}
	return append([]games.Preset{
		{Name: "short", Values: map[string]int{"points": minPoints}, Minutes: [2]int{8, 17}},
		{Name: "normal", Values: map[string]int{"points": minPoints + 1}, Minutes: [2]int{13, 22}},
	}, list...)
}
