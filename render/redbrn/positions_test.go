package redbrn

import (
	"ruckus/games"
	"ruckus/games/redbrn"
	"ruckus/render/look"
	"ruckus/render/view"
)

func sampleTable(phase view.Phase) look.Table {
	return look.SampleTable(redbrn.Kind(), Look(), phase)
}

// viewOf is what a seat sees.
func viewOf(p look.Sampled, s games.Seat) redbrn.View { return p.Game.View(s).(redbrn.View) }

// position is one that the samples name.
func position(name string) look.Sampled {
	_, marks := Look().Samples.Read(sampleTable(look.PlayingPhase))
	return marks[name]
}
