package redox

import (
	"slices"
	"strconv"
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
	many := faces > maxFaces && !r.TextOnly
	var lines []string
	for _, p := range plots {
		key, held := inText("plot.line", r), cardList(p.Cards, r)
		switch {
		case r.TextOnly:
			held = plotWords(p, r)
		case many:
			key, held = "plot.line-many", plotBrief(p, r)
		case own && len(p.Cards) > maxInHand:
			held = plotBrief(p, r)
		}
		line := say(key, "plot", letter(p.Number), "who", x.owner(t, p.Owner), "cards", held)
		if fits := x.fits(p, r); own && fits != "" {
			line = say(inText("plot.fits", r), "plot", line, "cards", fits)
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
		return say("you")
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
		return list(texts)
	}
	return inRow(texts)
}

// jokersIn reports whether a connection spends a joker.
func jokersIn(c redox.Connection) bool {
	return slices.ContainsFunc(c.Lower, isJoker) || slices.ContainsFunc(c.Upper, isJoker)
}

// fields puts the lines of plots into as many fields as they need.
func fields(lines []string) (all []screen.Field) {
	name := say("board.plots")
	for _, line := range lines {
		if n := len(all) - 1; n >= 0 && markup.Width(all[n].Text)+len("\n")+markup.Width(line) <= screen.MaxFieldText {
			all[n].Text += "\n" + line
			continue
		}
		all = append(all, screen.Field{Name: name, Text: line})
		name = say("board.plots-more")
	}
	return all
}

// plotWords describes a plot in words: "hearts four to seven, joker as six, next three or eight".
func plotWords(p redox.Plot, r screen.Reader) string {
	if !p.Run || len(p.Stands) == 0 {
		return cardList(p.Cards, r)
	}
	text := span(p.Stands, r)
	var jokers []string
	for i, id := range p.Cards {
		if isJoker(id) && i < len(p.Stands) {
			jokers = append(jokers, rankOf(p.Stands[i], r))
		}
	}
	if jokers != nil {
		text = say("plot.joker", "run", text, "ranks", list(jokers))
	}
	switch {
	case p.Lower != "" && p.Upper != "":
		return say("plot.next-two", "run", text, "low", rankOf(p.Lower, r), "high", rankOf(p.Upper, r))
	case p.Lower+p.Upper != "":
		return say("plot.next", "run", text, "rank", rankOf(p.Lower+p.Upper, r))
	}
	return say("plot.complete", "run", text)
}

// plotBrief names a plot shortly, without marks: "4♥–7♥" or "7 × 4".
func plotBrief(p redox.Plot, r screen.Reader) string {
	switch {
	case !p.Run && p.Rank != "":
		return cards.Rank(p.Rank, r) + " × " + strconv.Itoa(len(p.Cards))
	case len(p.Stands) == 0:
		return cardList(p.Cards, r.Raw())
	}
	return span(p.Stands, r.Raw())
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

// held writes the cards of the view's seat, for a replay.
func (x scene) held(_ look.Table, r screen.Reader) string { return cardList(x.Hand, r) }
