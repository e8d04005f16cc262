package redox

import (
	"fmt"
	"slices"
	"strings"

	"ruckus/games/card"
	"ruckus/games/redox"
	"ruckus/markup"
	"ruckus/render"
	"ruckus/render/cards"
)

// plots are the plots on the table: the royal flushes by suit, then the multiples by rank.
func (x look) plots(r render.Reader) []render.Field {
	var runs, multiples []redox.Plot
	for _, p := range x.Table {
		if p.Run {
			runs = append(runs, p)
		} else {
			multiples = append(multiples, p)
		}
	}
	order := func(a, b redox.Plot) int { return plotOrder(a) - plotOrder(b) }
	slices.SortStableFunc(runs, order)
	slices.SortStableFunc(multiples, order)
	name := "Royal flushes (in brackets: what fits next)"
	if r.TextOnly {
		name = "Royal flushes"
	}
	return append(plotFields(name, runs, r), plotFields("Multiples", multiples, r)...)
}

// plotOrder sorts royal flushes by suit and then by their lowest card, and multiples by rank.
func plotOrder(p redox.Plot) int {
	if !p.Run {
		rank, _, _ := card.ParseRank(p.Rank)
		return int(rank)
	}
	low, _ := parseCard(strings.Join(p.Stands[:min(1, len(p.Stands))], ""))
	return int(low.Suit())*card.Ranks + int(low.Rank())
}

// plotFields lists plots one below the other, in as many fields as they need.
func plotFields(name string, plots []redox.Plot, r render.Reader) []render.Field {
	var fields []render.Field
	for _, p := range plots {
		row := plotLine(p, r)
		if n := len(fields) - 1; n >= 0 && markup.Width(fields[n].Text)+len("\n")+markup.Width(row) <= render.MaxFieldText {
			fields[n].Text += "\n" + row
			continue
		}
		if len(fields) == 1 {
			name += ", more of them"
		}
		fields = append(fields, render.Field{Name: name, Text: row})
	}
	return fields
}

// plotLine is a plot on the table with its number; a royal flush also with what can be connected at its ends.
func plotLine(p redox.Plot, r render.Reader) string {
	if r.TextOnly {
		return fmt.Sprintf("Plot %d: %s.", p.Number, plotWords(p, r))
	}
	cards := cardList(p.Cards, r)
	if p.Lower != "" {
		cards = "(" + cardText(p.Lower, r) + ") " + cards
	}
	if p.Upper != "" {
		cards += " (" + cardText(p.Upper, r) + ")"
	}
	return fmt.Sprintf("**%d:** %s", p.Number, cards)
}

// plotWords describes a plot in words: "hearts from four to seven, joker as six, at the ends three or eight".
func plotWords(p redox.Plot, r render.Reader) string {
	if !p.Run {
		return cardList(p.Cards, r)
	}
	text := spanOf(p, r)
	var jokers []string
	for i, id := range p.Cards {
		if isJoker(id) && i < len(p.Stands) {
			jokers = append(jokers, rankOf(p.Stands[i], r))
		}
	}
	if jokers != nil {
		text += ", joker as " + render.List(jokers, "and")
	}
	switch {
	case p.Lower != "" && p.Upper != "":
		return text + ", next " + rankOf(p.Lower, r) + " or " + rankOf(p.Upper, r)
	case p.Lower+p.Upper != "":
		return text + ", next " + rankOf(p.Lower+p.Upper, r)
	}
	return text + ", complete"
}

// plotBrief names a plot shortly: "4♥–7♥" or "7♥ 7♠ 7♣".
func plotBrief(p redox.Plot, r render.Reader) string {
	switch n := len(p.Stands); {
	case !p.Run || n == 0:
		return cardList(p.Cards, r)
	case r.TextOnly:
		return spanOf(p, r)
	default:
		return cardText(p.Stands[0], r) + "–" + cardText(p.Stands[n-1], r)
	}
}

// spanOf is a royal flush in words, from its lowest card to its highest.
func spanOf(p redox.Plot, r render.Reader) string {
	if len(p.Stands) == 0 {
		return cardList(p.Cards, r)
	}
	low, _ := parseCard(p.Stands[0])
	return cards.SuitNames[low.Suit()].Word + " from " + rankOf(p.Stands[0], r) + " to " + rankOf(p.Stands[len(p.Stands)-1], r)
}

// rankOf is the rank of a card: "7", or in words "seven".
func rankOf(id string, r render.Reader) string {
	c, _ := parseCard(id)
	return cards.Rank(c.Rank().String(), r)
}

// plotAt is the plot of a number on the table.
func (x look) plotAt(number int) (redox.Plot, bool) {
	for _, p := range x.Table {
		if p.Number == number {
			return p, true
		}
	}
	return redox.Plot{}, false
}
