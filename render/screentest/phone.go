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
	const embed, titleLine, line, row, gap = 4, 22, 20, 48, 16
	tall := embed + titleLine*linesOf(s.Title, 36)
	for text := range strings.SplitSeq(s.Text, "\n") {
		letters := 42
		if strings.HasPrefix(text, "-# ") {
			letters = 48
		}
		tall += line * linesOf(text, letters)
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
			left -= button
			if left < 0 && c.Pick == nil {
				tall, left = tall+row, phoneRow-button
			}
		}
	}
	return tall
}

// linesOf is how many lines a text takes that breaks after so many letters.
func linesOf(text string, letters int) int {
	seen := strings.NewReplacer("**", "", "-# ", "", `\`, "").Replace(anyMark.ReplaceAllString(text, "mmm"))
	return 1 + (markup.Width(seen)-1)/letters
}
