package discord

import "testing"

// BenchmarkMessage measures what a board of a game costs to be written and compared.
func BenchmarkMessage(b *testing.B) {
	m := Message{Embeds: []Embed{{Title: "Red Nines", Description: "Next: **3**, of any suit.", Fields: []EmbedField{{Name: "What happened", Value: "Ada plays 7♥"}}}}}
	for range 5 {
		row := Row{Type: TypeRow}
		for range 5 {
			row.Components = append(row.Components, Component{Type: TypeButton, Style: 1, Label: "7♥", CustomID: "1|abcdefgh|d|play 7H 12"})
		}
		m.Components = append(m.Components, row)
	}
	for b.Loop() {
		m.Sum()
	}
}
