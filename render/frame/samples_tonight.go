package frame

import (
	"ruckus/render/look"
	"ruckus/render/markup"
)

// sampleTonight is a night of four games in which two people are in.
func sampleTonight() *Tonight {
	ada, ben := markup.NameOf("Ada"), markup.NameOf("Ben")
	return &Tonight{
		Games: 4, Standing: []Stood{{ben, 36, 1, 0}, {ada, 24, 2, 0}, {markup.Name{}, 6, 3, 2}}, Asks: true, In: []markup.Name{ben, ada}, Begins: look.SampleTime,
		Votes: []Votes{{Kind: "redbrn", Title: "R!OT", N: 2}, {Kind: "toy", Title: "Toy"}, {Kind: "rage", Title: "RAGE", Off: true}},
	}
}
