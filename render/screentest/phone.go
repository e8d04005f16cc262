package screentest

import (
	"regexp"
	"strings"

	"ruckus/render/markup"
	"ruckus/render/screen"
)

// phoneRow is how wide a row of buttons, or a picture, is on a phone of 390 pixels, with the gap behind the last button.
const phoneRow = 326

// anyMark is a mark in a text, which is as wide as some letters.
var anyMark = regexp.MustCompile(`<a?:\w+:\d+>`)

// Tall is about how many pixels a screen takes on a phone 390 pixels wide, without a browser, so that every screen of a game can be looked
// at: its lines of text, its picture, whose size is given, and its rows of controls, some of which take more than one line. The bot's tests
// hold it to what a browser draws.
func Tall(s screen.Screen, wide, high int) int {
	const embed, line, letters, row, gap = 30, 18, 48, 48, 16
	tall := embed
	for text := range strings.SplitSeq(s.Title+"\n"+s.Text, "\n") {
		seen := strings.NewReplacer("**", "", "-# ", "", `\`, "").Replace(anyMark.ReplaceAllString(text, "mmm"))
		tall += line * (1 + (markup.Width(seen)-1)/letters)
	}
	if s.Picture != nil && wide > 0 {
		tall += gap + high*phoneRow/wide
	}
	for _, controls := range s.Rows {
		left := phoneRow
		tall += row
		for _, c := range controls {
			button := 34 + 7*markup.Width(c.Label)
			if c.Emoji != "" {
				button += 26
			}
			if left -= button; left < 0 && c.Pick == nil {
				tall, left = tall+row, phoneRow-button
			}
		}
	}
	return tall
}
