package rage

import (
	"ruckus/render/look"
)

// guide explains RAGE as it is played with these options. The rules' refusals name its pages by their places.
func guide(values map[string]int) []look.Page {
	zero := 5
	if values["amigo_score"] > 0 {
		zero = 10
	}
	return look.GuideIn(book, values, "hands", values["hands"], "zero", zero)
}
