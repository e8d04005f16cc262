package rage

import (
	"strconv"
	"strings"

	"ruckus/games/rage"
	"ruckus/render/look"
	"ruckus/render/picture"
	"ruckus/render/screen"
)

// colours are the colours of RAGE in the order of a hand, by their names in moves, which those of their cards begin with.
var colours = [...]colour{{"red", "R", "🔴"}, {"orange", "O", "🟠"}, {"yellow", "Y", "🟡"}, {"green", "G", "🟢"}, {"blue", "B", "🔵"}, {"purple", "P", "🟣"}}

type colour struct{ name, letter, sign string }

func (c colour) word() string  { return say("colour." + c.name) }
func (c colour) short() string { return say("colour." + c.name + ".short") }

// An actionCard is an action card: its name in moves, its sign where there are no marks, and its mark.
type actionCard struct {
	card, sign, mark string
	draw             func(*picture.Tile)
}

func (a actionCard) word() string { return say("card." + a.card) }
func (a actionCard) name() string { return say("card." + a.card + ".name") }

// actionCards are the action cards of RAGE.
var actionCards = [...]actionCard{
	{"WR", "🃏", "wild_rage_16_of_any", wildFace},
	{"CR", "🔄", "change_rage_new_trump", changeFace},
	{"OR", "🚫", "out_rage_no_trump", outFace},
	{"BR", "🎁", "bonus_rage_plus_5", bonusFace},
	{"MR", "💢", "mad_rage_minus_5", madFace},
}

// action is the action card of a name; the zero value for all other cards.
func action(card string) actionCard {
	for _, a := range actionCards {
		if a.card == card {
			return a
		}
	}
	return actionCard{}
}

// pack are the cards, a Wild Rage of each colour, "WR as red", and the colours, "red".
var pack = newPack()

func newPack() (all look.Tokens) {
	add := func(code, text, words, mark string, draw func(*picture.Tile)) {
		all = append(all, look.Token{Code: code, Text: text, Words: words, Mark: screen.NewMark(mark, draw)})
	}
	for i, k := range colours {
		f, colour, word := faces[i], unbroken(k.sign, k.word()), k.word()
		for n := range highest + 1 {
			number := strconv.Itoa(n)
			add(k.letter+number, unbroken(k.sign, k.short()+number), word+" "+number, k.name+"_"+number, func(t *picture.Tile) { f.number(t, number) })
		}
		wild := action("WR")
		add("WR as "+k.name, say("card.as", "card", unbroken(wild.sign, wild.word()), "colour", colour), say("card.as", "card", wild.name(), "colour", word), "wild_as_"+k.name, f.wild)
		add(k.name, colour, word, k.name, f.plain)
	}
	for _, a := range actionCards {
		add(a.card, unbroken(a.sign, a.word()), a.name(), a.mark, a.draw)
	}
	return all
}

// playText writes a card with the colour that was named with it, if any.
func playText(card, called string, r screen.Reader) string {
	switch {
	case called == "":
		return pack.Written(card, r)
	case card == "WR":
		return pack.Written("WR as "+called, r)
	}
	return say("card.to", "card", pack.Written(card, r), "colour", pack.Written(called, r))
}

// tokenText writes a card as events and moves do, "WR=red".
func tokenText(token string, r screen.Reader) string {
	card, called := rage.ParseCard(token)
	return playText(card, called, r)
}

// numberCard splits a number card into its colour's place in the order and its number.
func numberCard(card string) (colour int, number string, ok bool) {
	for i, k := range colours {
		number, ok := strings.CutPrefix(card, k.letter)
		if n, err := strconv.Atoi(number); ok && err == nil && number == strconv.Itoa(n) {
			return i, number, true
		}
	}
	return 0, "", false
}

// unbroken puts a sign before its word, so that no line ends between them.
func unbroken(sign, word string) string { return sign + "\u00a0" + word }

// cardList lists cards: as marks side by side, or as words, where those next to each other that are all alike are one entry
// with their number.
func cardList(ids []string, r screen.Reader) string {
	if row := pack.Shown(ids, r); row != "" {
		return row
	}
	var texts []string
	for len(ids) > 0 {
		n := alike(ids)
		texts = append(texts, several(pack.Written(ids[0], r), n, r))
		ids = ids[n:]
	}
	return strings.Join(texts, ", ")
}

// byColour lists cards, a colour behind the other: "🔴 red 2, 12 · 🟠 orange 0".
func byColour(ids []string, r screen.Reader) string {
	var groups []string
	for len(ids) > 0 {
		colour, _, isNumber := numberCard(ids[0])
		n := 1
		for n < len(ids) {
			if k, _, ok := numberCard(ids[n]); ok != isNumber || k != colour {
				break
			}
			n++
		}
		group := cardList(ids[:n], r)
		if isNumber && pack.Shown(ids[:n], r) == "" {
			numbers := make([]string, n)
			for i, id := range ids[:n] {
				_, numbers[i], _ = numberCard(id)
			}
			group = pack.Written(colours[colour].name, r) + " " + strings.Join(numbers, ", ")
		}
		groups = append(groups, group)
		ids = ids[n:]
	}
	return strings.Join(groups, " · ")
}

// alike is how many cards at the beginning of a list that is not empty have the same name.
func alike(ids []string) int {
	n := 1
	for n < len(ids) && ids[n] == ids[0] {
		n++
	}
	return n
}

// several writes how many there are of something: nothing for one.
func several(text string, n int, r screen.Reader) string {
	switch {
	case n < 2:
		return text
	case r.TextOnly:
		return strconv.Itoa(n) + " " + text
	}
	return text + " ×" + strconv.Itoa(n)
}
