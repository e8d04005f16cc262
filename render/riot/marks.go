package riot

import (
	"ruckus/games/riot"
	"ruckus/render/screen"
)

// Marks that stand for other things than units and cards.
const (
	creditMark  = "credit"
	opinionMark = "public_opinion" // a card of it that lies open
	hiddenMark  = "opinion_hidden" // a card of it that lies face down
	woundedMark = "wounded"        // goes to the hospital
	removedMark = "removed"        // goes back to the supply
	attackMark  = "attack"
)

// unitMarks are the marks of units: by their teams, and by their IDs in the house edition.
var unitMarks = []struct {
	team, id, name string
	draw           func(*stamp)
}{
	{"police", "officer", "police_officer", drawCap},
	{"police", "riot_squad", "police_riot_squad", drawShield},
	{"police", "riot_van", "police_riot_van", drawVan},
	{"police", "swat", "police_swat", drawCrosshair},
	{"autonomen", "militant", "autonomen_militant", drawFist},
	{"autonomen", "squatter", "autonomen_squatters", drawSquat},
	{"autonomen", "mediactivist", "autonomen_mediactivist", drawCamera},
	{"anarchists", "militant", "anarchists_militant", drawFist},
	{"anarchists", "affinity", "anarchists_affinity", drawHeads},
	{"anarchists", "black_bloc", "anarchists_black_bloc", drawHood},
	{"nationalists", "militant", "nationalists_militant", drawFist},
	{"nationalists", "hooligan", "nationalists_hooligans", drawBats},
	{"nationalists", "paramilitary", "paramilitary", drawChevrons},
}

// cardMarks are the marks of action cards: by what they do, and with which number.
var cardMarks = []struct {
	effect string
	n      int
	name   string
	draw   func(*stamp)
}{
	{riot.Distance, 1, "stones_1_damage", drawStone},
	{riot.Distance, 2, "distance_2_damage", drawBottle},
	{riot.Force, 1, "force_plus_1", drawForce("+1")},
	{riot.Force, 2, "force_plus_2", drawForce("+2")},
	{riot.ForceMaxDraw, 1, "plus_1_at_most_a_draw", drawSitIn},
	{riot.NoPO, 0, "no_public_opinion", drawClosedEye},
	{riot.NoClash, 0, "no_clash", drawRunner},
	{riot.Steps, 1, "one_more_step", drawSteps},
	{riot.Unobstructed, 0, "back_alley", drawAlley},
	{riot.Credits, 2, "credits_plus_2", drawFund},
	{riot.Rally, 1, "one_free_unit", drawRally},
}

// otherMarks are those that are neither a unit nor a card.
var otherMarks = []struct {
	name string
	draw func(*stamp)
}{
	{creditMark, drawCoin}, {opinionMark, drawOpinion}, {hiddenMark, drawHidden}, {woundedMark, drawCross}, {removedMark, drawRemoved},
	{attackMark, drawSwords},
}

// teamMark is the name of a team's mark. Teams are the same in all editions.
func teamMark(team string) string { return team }

// unitMark is the name of the mark of a team's unit. A unit that the house edition does not have shows its team's.
func unitMark(team, id string) string {
	for _, u := range unitMarks {
		if u.team == team && u.id == id {
			return u.name
		}
	}
	return teamMark(team)
}

// cardMark is the name of the mark of an action card; "" for one that does what no card of the house edition does.
func cardMark(c riot.Card) string {
	for _, m := range cardMarks {
		if m.effect == c.Effect && m.n == c.N {
			return m.name
		}
	}
	return ""
}

// allMarks are the marks of RIOT.
func allMarks() []screen.Mark {
	var all []screen.Mark
	add := func(name string, ground func() *stamp, draw func(*stamp)) {
		all = append(all, screen.Mark{Name: name, Draw: func() []byte {
			s := ground()
			draw(s)
			return s.PNG()
		}})
	}
	for t := range riot.Team(riot.Teams) {
		add(teamMark(t.String()), onToken(t.String()), func(*stamp) {})
	}
	for _, u := range unitMarks {
		add(u.name, onToken(u.team), u.draw)
	}
	for _, c := range cardMarks {
		add(c.name, onCard, c.draw)
	}
	for _, m := range otherMarks {
		add(m.name, onNothing, m.draw)
	}
	return all
}
