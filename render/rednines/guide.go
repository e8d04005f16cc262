package rednines

import (
	"strconv"

	"ruckus/render/look"
)

// guide explains Red Nines as it is played with these options. The rules' refusals name its pages by their places.
func guide(values map[string]int) []look.Page {
	return look.GuideIn(book, values, "length", say("length."+strconv.Itoa(values["rounds"])))
}
