package screens

import (
	"slices"

	"ruckus/render/frame"
)

// Samples are the pages of a server and of a person, at a table as SampleTable makes it.
func Samples(t frame.Table) []frame.Drawn {
	return slices.Concat(adminSamples(t), leagueSamples(t), dailySamples(t))
}

// sampleIn is a sample table in a phase, with players of its own.
func sampleIn(t frame.Table, phase string) frame.Table {
	t.Phase, t.Players = phase, slices.Clone(t.Players)
	return t
}
