// Package all pairs each game that Ruckus hosts with its look, and nothing else.
package all

import (
	"ruckus/games"
	gamelist "ruckus/games/all"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/rage"
	"ruckus/render/redbrn"
	"ruckus/render/rednines"
	"ruckus/render/redox"
	"ruckus/render/riot"
)

// Looks are the looks of the games, by the names of their kinds.
func Looks() map[string]look.Look {
	return map[string]look.Look{
		"rednines": rednines.Look(),
		"rage":     rage.Look(),
		"redbrn":   redbrn.Look(),
		"redox":    redox.Look(),
		"riot":     riot.Look(),
	}
}

// Gallery draws every screen with made-up data: those that all games share, at a table of the first game, and those of
// each game, with its name before theirs.
func Gallery() []frame.Drawn { return galleryOf(gamelist.Kinds(), Looks()) }

// galleryOf is the gallery of these games. A game without a look has no screens of its own.
func galleryOf(kinds []games.Kind, looks map[string]look.Look) []frame.Drawn {
	samples := frame.Samples(frame.SampleTable(kinds[0], looks[kinds[0].Name], look.LobbyPhase))
	for _, k := range kinds {
		look := looks[k.Name]
		all := frame.DrawLesson(k, look)
		if look.Samples != nil {
			all = append(frame.Draw(look.Samples()), all...)
		}
		for _, s := range all {
			s.Name = k.Name + "-" + s.Name
			samples = append(samples, s)
		}
	}
	return samples
}
