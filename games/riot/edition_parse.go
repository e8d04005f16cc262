package riot

import (
	"errors"
	"strings"
)

// The bounds of an edition. They keep every move within games.MaxMove and a clash within a machine word.
const (
	maxID        = 16
	maxName      = 40
	maxText      = 200
	maxAreas     = 8
	maxPerArea   = 5 // buildings
	maxKinds     = 6 // kinds of units in a team
	maxTokens    = 64
	maxFaces     = 20
	maxDeck      = 32
	maxOpinions  = 16
	maxGoals     = 8
	maxUnitSteps = 3
)

// ParseEdition reads an edition. Its error names every fault with its place in the file, one on each line.
func ParseEdition(text []byte) (Edition, error) {
	var r reader
	e := r.edition(r.parseTree(text))
	if len(r.faults) == 0 {
		r.check(&e)
	}
	if len(r.faults) > 0 {
		return Edition{}, errors.New("the edition has faults:\n" + strings.Join(r.faults, "\n"))
	}
	return e, nil
}

func (r *reader) edition(n node) (e Edition) {
	n.object("edition", "params", "areas", "teams", "cards", "public_opinion", "nationalist_goals")
	e.Name = n.field("edition").text(maxName)
	e.Params = readParams(n.field("params"))
	ids := make(map[string]int)
	areas := n.field("areas").list(maxAreas)
	for i, a := range areas {
		e.Areas = append(e.Areas, readArea(a))
		ids[e.Areas[i].ID] = i
	}
	for i, a := range areas {
		for _, name := range a.field("neighbours").list(maxAreas) {
			j, ok := ids[name.id()]
			if !ok {
				name.fault("there is no area %q", name.v)
			}
			e.Areas[i].Neighbours = append(e.Areas[i].Neighbours, j)
		}
	}
	teams := n.field("teams")
	teams.object(teamNames[:]...)
	for t := range Team(Teams) {
		e.Teams[t] = readTeam(teams.field(t.String()))
	}
	for _, c := range n.field("cards").list(3 * maxFaces) {
		e.Cards = append(e.Cards, readCard(c))
	}
	for _, o := range n.field("public_opinion").list(maxOpinions) {
		e.Opinions = append(e.Opinions, readOpinion(o))
	}
	for _, g := range n.field("nationalist_goals").list(maxGoals) {
		e.Goals = append(e.Goals, readGoal(g))
	}
	return e
}

func readParams(n node) (p Params) {
	n.object("area_points_to_win", "round_limit", "police_bonus", "setup_units", "attacks_per_group_per_turn", "building_bonus", "first_card_cost")
	p.Points = n.field("area_points_to_win").number(1, 50)
	p.Rounds = n.field("round_limit").number(1, 50)
	bonus, units := n.field("police_bonus"), n.field("setup_units")
	bonus.object("2", "3", "4")
	units.object("2", "3", "4")
	for players, name := range []string{2: "2", 3: "3", 4: "4"} {
		if name != "" {
			p.Bonus[players] = bonus.field(name).number(0, 20)
			p.SetupUnits[players] = units.field(name).number(1, maxAreas)
		}
	}
	p.Attacks = n.field("attacks_per_group_per_turn").number(1, 5)
	p.Cover = n.field("building_bonus").number(0, 5)
	p.CardCost = n.field("first_card_cost").number(1, 5)
	return p
}

func readArea(n node) (a Area) {
	n.object("id", "name", "neighbours", "buildings")
	a.ID, a.Name = n.field("id").id(), n.field("name").text(maxName)
	for _, b := range n.field("buildings").list(maxPerArea) {
		b.object("name", "credits")
		a.Buildings = append(a.Buildings, Building{Name: b.field("name").text(maxName), Credits: b.field("credits").number(0, 5)})
	}
	return a
}

func readTeam(n node) (t TeamSheet) {
	n.object("name", "units")
	t.Name = n.field("name").text(maxName)
	for _, u := range n.field("units").list(maxKinds) {
		u.object("id", "letter", "name", "cost", "force", "count", "basic", "abilities")
		unit := Unit{
			ID: u.field("id").id(), Letter: u.field("letter").text(1), Name: u.field("name").text(maxName),
			Cost: u.field("cost").number(1, 20), Force: u.field("force").number(1, 9), Count: u.field("count").number(1, maxTokens),
			Basic: u.optional("basic").yes(),
		}
		if l := unit.Letter; l != "" && (l < "A" || l > "Z") {
			u.field("letter").fault("must be from A to Z")
		}
		for _, a := range u.optional("abilities").list(6) {
			unit.Abilities = append(unit.Abilities, readAbility(a))
		}
		t.Units = append(t.Units, unit)
	}
	return t
}

func readAbility(n node) (a Ability) {
	n.object("effect", "n")
	a.Effect = n.field("effect").one(Shield, Steps, DirectAssault, NoPOInvolved, DrawIfKilled, StreetForce)
	switch a.Effect {
	case Steps:
		a.N = n.field("n").number(1, maxUnitSteps)
	case Shield, DrawIfKilled, StreetForce:
		a.N = n.field("n").number(1, 9)
	default:
		n.unused("n", a.Effect)
	}
	return a
}

func readCard(n node) (c Card) {
	n.object("deck", "id", "name", "text", "count", "effect", "n")
	deck := n.field("deck").one(teamNames[Autonomen:]...)
	for t := Autonomen; t < Teams; t++ {
		if t.String() == deck {
			c.Deck = t
		}
	}
	c.ID, c.Name, c.Text = n.field("id").id(), n.field("name").text(maxName), n.field("text").text(maxText)
	c.Count = n.field("count").number(1, maxDeck)
	c.Effect = n.field("effect").one(Distance, Force, ForceMaxDraw, NoPO, NoClash, Steps, Unobstructed, Credits, Rally)
	switch c.Effect {
	case Distance, Force, ForceMaxDraw, Credits, Rally:
		c.N = n.field("n").number(1, 9)
	case Steps:
		c.N = n.field("n").number(1, maxUnitSteps)
	default:
		n.unused("n", c.Effect)
	}
	return c
}

func readOpinion(n node) (o Opinion) {
	n.object("level", "id", "name", "text", "effect", "n", "per", "which")
	o.Level = n.field("level").number(1, 2)
	o.ID, o.Name, o.Text = n.field("id").id(), n.field("name").text(maxName), n.field("text").text(maxText)
	o.Effect = n.field("effect").one(PoliceCredits, PoliceMaxUnitCost, PoliceNoBuildingAttack, PoliceNoAttack, PoliceRemoveUnit,
		ProtestersDraw, ProtestersCredits)
	switch o.Effect {
	case PoliceCredits:
		o.N = n.field("n").number(-20, -1)
	case PoliceMaxUnitCost, ProtestersDraw, ProtestersCredits:
		o.N = n.field("n").number(0, 9)
	default:
		n.unused("n", o.Effect)
	}
	if o.Effect == PoliceCredits {
		o.PerTeam = n.optional("per").one("protester_team") != ""
	} else {
		n.unused("per", o.Effect)
	}
	if o.Effect == PoliceRemoveUnit {
		o.Highest = n.field("which").one("lowest", "highest") == "highest"
	} else {
		n.unused("which", o.Effect)
	}
	return o
}

func readGoal(n node) (g Goal) {
	n.object("id", "name", "text", "test", "buildings", "areas", "full_areas", "area_starts")
	g.ID, g.Name, g.Text = n.field("id").id(), n.field("name").text(maxName), n.field("text").text(maxText)
	g.Test = n.field("test").one(Occupy, Hold)
	switch g.Test {
	case Occupy:
		g.Buildings = n.field("buildings").number(1, maxAreas*maxPerArea)
		g.Areas = n.field("areas").number(1, maxAreas)
		n.unused("full_areas", g.Test)
		n.unused("area_starts", g.Test)
	case Hold:
		g.FullAreas = n.field("full_areas").number(1, maxAreas)
		g.AreaStarts = n.field("area_starts").number(1, 50)
		n.unused("buildings", g.Test)
		n.unused("areas", g.Test)
	}
	return g
}

// unused is a fault where a field is given that the effect has no use for.
func (n node) unused(name, effect string) {
	if f := n.optional(name); f.v != nil && effect != "" {
		f.fault("%s does not use it", effect)
	}
}
