package render

import "slices"

// ScreensSamples are the pages of a server and of a person, at a table as FrameSampleTable makes it.
func ScreensSamples(t FrameTable) []Drawn {
	return slices.Concat(adminSamples(t), leagueSamples(t), dailySamples(t))
}

// sampleIn is a sample table in a phase, with players of its own.
func sampleIn(t FrameTable, phase string) FrameTable {
	t.Phase, t.Players = phase, slices.Clone(t.Players)
	return t
}
