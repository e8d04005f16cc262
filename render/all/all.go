// Package all lists the games that Ruckus hosts, each with its look, and does nothing else.
package all

import (
	"ruckus/games"
	rageRules "ruckus/games/rage"
	redbrnRules "ruckus/games/redbrn"
	redninesRules "ruckus/games/rednines"
	redoxRules "ruckus/games/redox"
	riotRules "ruckus/games/riot"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/rage"
	"ruckus/render/redbrn"
	"ruckus/render/rednines"
	"ruckus/render/redox"
	"ruckus/render/riot"
)

// A Game is one that the program hosts: its rules, and what it looks like.
type Game struct {
	Kind games.Kind
	Look look.Look // the zero Look: plain screens, which show what the rules let each seat see
}

// Games are the games in the order in which people see them: what is learnt most easily first.
func Games() []Game {
	return []Game{
		{redninesRules.Kind(), rednines.Look()},
		{rageRules.Kind(), rage.Look()},
		{redoxRules.Kind(), redox.Look()},
		{redbrnRules.Kind(), redbrn.Look()},
		{riotRules.Kind(riotRules.Default()), riot.Look()},
	}
}

// Kinds are the games without their looks.
func Kinds() (kinds []games.Kind) {
	for _, g := range Games() {
		kinds = append(kinds, g.Kind)
	}
	return kinds
}

// Looks are the looks of the games, by the names of their kinds.
func Looks() map[string]look.Look {
	looks := map[string]look.Look{}
	for _, g := range Games() {
		looks[g.Kind.Name] = g.Look
	}
	return looks
}

// Gallery draws every screen with made-up data: those that all games share, at a table of the first game, and those of
// each game, with its name before theirs. A game without samples shows how it begins.
func Gallery(list []Game) []frame.Drawn {
	samples := frame.Samples(frame.SampleTable(list[0].Kind, list[0].Look, look.LobbyPhase))
	for _, g := range list {
		own := frame.DrawSamples(g.Kind, g.Look)
		if own == nil {
			own = frame.DrawBeginning(g.Kind, g.Look)
		}
		for _, s := range append(own, frame.DrawLesson(g.Kind, g.Look)...) {
			s.Name = g.Kind.Name + "-" + s.Name
			samples = append(samples, s)
		}
	}
	return samples
}
