package redox

import (
	"fmt"
	"slices"
	"strings"

	"ruckus/games"
	"ruckus/games/redox"
	"ruckus/render/cards"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// letter is how people call the plot of a number: A to Z, then AA and so on.
func letter(number int) string {
	const letters = 26
	if number <= 0 {
		return "?"
	}
	number--
	last := string(rune('A' + number%letters))
	if number < letters {
		return last
	}
	return letter(number/letters) + last
}

// maxFaces is how many cards on the table are shown one by one. A card takes some forty characters, and a screen has room
// for few thousand; nor would anybody look at more.
const maxFaces = 45

// maxInHand is how many cards of a plot stand one by one in a line of a hand, with what fits.
const maxInHand = 6

// plots are lines for plots on the table: who laid them, their cards, and with own which of the reader's cards fit. Where
// they have too many cards, runs are written from their first card to their last, several plots in a line.
func (x scene) plots(t look.Table, plots []redox.Plot, own bool, r screen.Reader) []string {
	faces := 0
	for _, p := range plots {
		faces += len(p.Cards)
	}
	many := faces > maxFaces
	var lines []string
	for _, p := range plots {
		head := "**" + letter(p.Number) + "** "
		fits := ""
		if own {
			fits = x.fits(p, r)
		}
		var line string
		switch {
		case r.TextOnly:
			line = "Plot " + letter(p.Number) + ", " + x.owner(t, p.Owner) + ": " + plotWords(p, r) + "."
			if fits != "" {
				line += " Yours that fit: " + fits + "."
			}
			lines = append(lines, line)
			continue
		case many:
			line = head + plotBrief(p, r)
		case own && len(p.Cards) > maxInHand:
			line = head + x.owner(t, p.Owner) + " " + plotBrief(p, r)
		default:
			line = head + x.owner(t, p.Owner) + " " + cardList(p.Cards, r)
		}
		if fits != "" {
			line += " ← " + fits
		}
		const inLine = 3 // short ones
		if n := len(lines) - 1; many && n >= 0 && strings.Count(lines[n], " · ") < inLine-1 {
			lines[n] += " · " + line
			continue
		}
		lines = append(lines, line)
	}
	return lines
}

// owner is who laid a plot.
func (x scene) owner(t look.Table, s games.Seat) string {
	if s == x.Seat {
		return "you"
	}
	return t.ShortName(s)
}

// fits lists the cards of the hand that can be connected to a plot, without jokers, which fit to nearly all.
func (x scene) fits(p redox.Plot, r screen.Reader) string {
	var ids []string
	for _, c := range x.Connects {
		if c.Plot != p.Number {
			continue
		}
		for _, id := range slices.Concat(c.Lower, c.Upper) {
			if !isJoker(id) && !jokersIn(c) && !slices.Contains(ids, id) {
				ids = append(ids, id)
			}
		}
	}
	texts := make([]string, len(ids))
	for i, id := range ids {
		texts[i] = cardText(id, r)
	}
	if r.TextOnly {
		return screen.List(texts, "and")
	}
	return inRow(texts)
}

// jokersIn reports whether a connection spends a joker.
func jokersIn(c redox.Connection) bool {
	return slices.ContainsFunc(c.Lower, isJoker) || slices.ContainsFunc(c.Upper, isJoker)
}

// fields puts lines into as many fields as they need.
func fields(name string, lines []string) []screen.Field {
	var list []screen.Field
	for _, line := range lines {
		if n := len(list) - 1; n >= 0 && markup.Width(list[n].Text)+len("\n")+markup.Width(line) <= screen.MaxFieldText {
			list[n].Text += "\n" + line
			continue
		}
		if len(list) == 1 {
			name += ", more"
		}
		list = append(list, screen.Field{Name: name, Text: line})
	}
	return list
}

// plotWords describes a plot in words: "hearts from four to seven, joker as six, next three or eight".
func plotWords(p redox.Plot, r screen.Reader) string {
	if !p.Run {
		return cardList(p.Cards, r)
	}
	text := spanOf(p.Stands, r)
	var jokers []string
	for i, id := range p.Cards {
		if isJoker(id) && i < len(p.Stands) {
			jokers = append(jokers, rankOf(p.Stands[i], r))
		}
	}
	if jokers != nil {
		text += ", joker as " + screen.List(jokers, "and")
	}
	switch {
	case p.Lower != "" && p.Upper != "":
		return text + ", next " + rankOf(p.Lower, r) + " or " + rankOf(p.Upper, r)
	case p.Lower+p.Upper != "":
		return text + ", next " + rankOf(p.Lower+p.Upper, r)
	}
	return text + ", complete"
}

// plotBrief names a plot shortly, without marks: "4♥–7♥" or "7 × 4".
func plotBrief(p redox.Plot, r screen.Reader) string {
	switch n := len(p.Stands); {
	case !p.Run && p.Rank != "":
		return fmt.Sprintf("%s × %d", cards.Rank(p.Rank, r), len(p.Cards))
	case n == 0:
		return cardList(p.Cards, r.Raw())
	case r.TextOnly:
		return spanOf(p.Stands, r)
	default:
		return cardText(p.Stands[0], r.Raw()) + "–" + cardText(p.Stands[n-1], r.Raw())
	}
}

// spanOf is a run in words, from its lowest card to its highest.
func spanOf(stands []string, r screen.Reader) string {
	if len(stands) == 0 {
		return "run"
	}
	low, _ := parseCard(stands[0])
	return cards.SuitNames[low.Suit()].Word + " from " + rankOf(stands[0], r) + " to " + rankOf(stands[len(stands)-1], r)
}

// rankOf is the rank of a card: "7", or in words "seven".
func rankOf(id string, r screen.Reader) string {
	c, _ := parseCard(id)
	return cards.Rank(c.Rank().String(), r)
}

// plotAt is the plot of a number on the table.
func (x scene) plotAt(number int) (redox.Plot, bool) {
	for _, p := range x.Table {
		if p.Number == number {
			return p, true
		}
	}
	return redox.Plot{}, false
}
