package match

import (
	"slices"

	"ruckus/bot/internal/named"
	"ruckus/render/view"
)

// Thumbs are the users who gave a table a thumbs-up.
type Thumbs struct {
	By []string `json:"by,omitempty"`
}

var thumbs = part{feature: "Thumbs up", about: "who gave a thumbs-up",
	clone:  func(r *Record) { r.Thumbs.By = slices.Clone(r.Thumbs.By) },
	people: func(r *Record, name named.At) { ids(r.Thumbs.By, name) },
	kept: func(r *Record, s Seat) Fact {
		return Fact{What: "thumbs up", N: len(r.Thumbs.By) - len(without(r.Thumbs.By, s.ID))}
	},
	lines: func(d *Sight) []view.Line { return []view.Line{{Text: "👍 {n}", N: len(d.Record.Thumbs.By)}} }}

// ThumbsUp counts one for each person.
func (d *Draft) ThumbsUp(by By) error {
	if !slices.Contains(d.Record.Thumbs.By, by.ID) {
		d.Record.Thumbs.By = append(d.Record.Thumbs.By, by.ID)
	}
	return nil
}
