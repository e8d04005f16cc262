package render

import (
	"time"

	"ruckus/games"
	"ruckus/markup"
)

// A Sample is one screen with made-up data.
type Sample struct {
	Name   string // letters, digits and hyphens
	Screen Screen
}

// SampleTime is when everything in samples is due.
var SampleTime = time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC)

// SampleTable is a table of four, named as people name themselves.
func SampleTable(k games.Kind, l Look, phase string) Table {
	return Table{
		Kind: k, Look: l, Phase: phase, Deadline: SampleTime, Values: map[string]int{}, Extra: sampleExtra(),
		Players: []Player{
			{Name: markup.NameOf("Ann"), Host: true}, {Name: markup.NameOf("Ben *the* `shark`")}, {Name: markup.NameOf("שרה כהן")}, {Name: markup.NameOf("Dan-with-a-name-of-32-characters")},
		},
	}
}

// sampleExtra is what the host's own options can look like.
func sampleExtra() games.Options {
	return games.Options{games.Int(new(int), "turn_time", 90, 0, 600, "seconds until the clock plays")}
}

// SampleBoard is a board, and once more for who reads text only.
func SampleBoard(name string, t Table, view any) []Sample {
	return inSymbolsAndWords("board-"+name, func(r Reader) Screen { return Board(t, view, r) })
}

// SampleHand is a hand, and once more for who reads text only.
func SampleHand(name string, t Table, s games.Seat, view any, p games.Prompt, place, note string) []Sample {
	return inSymbolsAndWords("hand-"+name, func(r Reader) Screen { return Hand(t, s, view, p, place, note, r) })
}

func inSymbolsAndWords(name string, draw func(Reader) Screen) []Sample {
	return []Sample{{name, draw(Reader{})}, {name + "-text", draw(Reader{TextOnly: true})}}
}

// SampleRules are all pages of the rules, at a table with these options.
func SampleRules(t Table, values map[string]int) (samples []Sample) {
	t.Values = values
	for _, p := range append(t.guide(), Page{Place: optionsPlace}) {
		samples = append(samples, Sample{"rules-" + p.Place, RulesPage(t, p.Place, Reader{})})
	}
	return samples
}
