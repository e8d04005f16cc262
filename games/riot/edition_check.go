package riot

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode"
)

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
