package riot

import (
	"strings"

	"ruckus/render/markup"
	"ruckus/render/screen"
)

// PhoneHigh is how tall a hand may be for a phone of 844 pixels to show it whole: of its 696 pixels Discord takes 100, for the bot's name
// above, and below to say that only you can see it.
const PhoneHigh = 696 - 100

// Tall is about how many pixels a screen takes on a phone 390 pixels wide, without a browser: its lines of text, its map, and its rows of
// controls, some of which take more than one line. The bot's tests hold it to what a browser draws.
func Tall(s screen.Screen) int {
	const embed, titleLine, line, row, gap = 4, 22, 20, 48, 16
	tall := embed + titleLine*breaks(s.Title, 36)
	for text := range strings.SplitSeq(s.Text, "\n") {
		letters := 42
		if strings.HasPrefix(text, "-# ") {
			letters = 48
		}
		tall += line * breaks(text, letters)
	}
	if m, ok := s.Picture.(cityMap); ok {
		tall += gap + m.High(rowWidth)
	}
	for _, controls := range s.Rows {
		left := rowWidth
		tall += row
		for _, c := range controls {
			button := 34 + 7*markup.Width(c.Label)
			if c.Emoji != "" {
				button += 26
			}
			left -= button
			if left < 0 && c.Pick == nil {
				tall, left = tall+row, rowWidth-button
			}
		}
	}
	return tall
}

// breaks is how many lines a text takes that breaks after so many letters.
func breaks(text string, letters int) int {
	seen := strings.NewReplacer("**", "", "-# ", "", `\`, "").Replace(anyMark.ReplaceAllString(text, "mmm"))
	return 1 + (markup.Width(seen)-1)/letters
}
