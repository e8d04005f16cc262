package screen

import (
	"slices"
	"strings"

	"ruckus/render/markup"
)

// EachControl are rows of controls with each as change makes it.
func EachControl(rows [][]Control, change func(Control) Control) [][]Control {
	rows = slices.Clone(rows)
	for i, row := range rows {
		rows[i] = slices.Clone(row)
		for j, c := range row {
			rows[i][j] = change(c)
		}
	}
	return rows
}

// Pointed is a control with a sign that it is to be pressed, which has these words for those who read text only. A button is green,
// too. The entries of a menu can be changed in it.
func (c Control) Pointed(words string, r Reader) Control {
	most := maxPrompt
	if c.Pick == nil {
		c.Style, most = Green, MaxLabel
	}
	c.Pick = slices.Clone(c.Pick)
	c.Label = Pointed(c.Label, words, most, r)
	return c
}

// Pointed is a label of that many characters at most with the sign in front of it.
func Pointed(label, words string, most int, r Reader) string {
	sign := "👉"
	if r.TextOnly {
		sign = words
	}
	return markup.Clip(strings.TrimSpace(sign+" "+label), most)
}
