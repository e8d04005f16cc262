package rage

import (
	"strconv"
	"strings"

	"ruckus/markup"
	"ruckus/render"
)

// colours are the colours of RAGE in the order of a hand; the names of their cards begin with the letter.
var colours = [...]struct{ word, letter, mark string }{
	{"red", "R", "🔴"}, {"orange", "O", "🟠"}, {"yellow", "Y", "🟡"}, {"green", "G", "🟢"}, {"blue", "B", "🔵"}, {"purple", "P", "🟣"},
}

// actionCards are the action cards of RAGE.
var actionCards = [...]struct{ card, name, mark string }{
	{"WR", "Wild Rage", "🃏"}, {"CR", "Change Rage", "🔄"}, {"OR", "Out Rage", "🚫"}, {"BR", "Bonus Rage", "🎁"}, {"MR", "Mad Rage", "💢"},
}

// cardFace splits a card into its mark and its label, "🔴" and "R12"; who reads text only gets no mark, and "red 12".
func cardFace(id string, r render.Reader) (mark, label string) {
	for _, a := range actionCards {
		switch {
		case a.card == id && r.TextOnly:
			return "", a.name
		case a.card == id:
			return a.mark, a.name
		}
	}
	for _, k := range colours {
		value, ok := strings.CutPrefix(id, k.letter)
		if _, err := strconv.Atoi(value); !ok || err != nil {
			continue
		}
		if r.TextOnly {
			return "", k.word + " " + value
		}
		return k.mark, id
	}
	return "", markup.Escape(id)
}

// colourFace splits a colour into its mark and its name, "🔴" and "red (R)"; who reads text only gets the word alone.
func colourFace(word string, r render.Reader) (mark, label string) {
	for _, k := range colours {
		if k.word == word && !r.TextOnly {
			return k.mark, word + "\u00a0(" + k.letter + ")"
		}
	}
	return "", markup.Escape(word)
}

// cardText writes a card: "🔴 R12", or "red 12" for who reads text only.
func cardText(id string, r render.Reader) string { return unbroken(cardFace(id, r)) }

// colourText writes a colour: "🔴 red (R)", or "red" for who reads text only.
func colourText(word string, r render.Reader) string { return unbroken(colourFace(word, r)) }

// unbroken puts a mark, if there is one, before its label, so that no line ends between them.
func unbroken(mark, label string) string {
	if mark == "" {
		return label
	}
	return mark + "\u00a0" + label
}

// playText writes a card with the colour that was named with it, if any.
func playText(card, called string, r render.Reader) string {
	switch {
	case called == "":
		return cardText(card, r)
	case card == "WR":
		return cardText(card, r) + " as " + colourText(called, r)
	}
	return cardText(card, r) + " to " + colourText(called, r)
}

// cardList lists cards; those next to each other that are all alike are one entry with their number.
func cardList(ids []string, r render.Reader) string {
	var texts []string
	for len(ids) > 0 {
		n := alike(ids)
		texts = append(texts, several(cardText(ids[0], r), n, r))
		ids = ids[n:]
	}
	return strings.Join(texts, ", ")
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
func several(text string, n int, r render.Reader) string {
	switch {
	case n < 2:
		return text
	case r.TextOnly:
		return strconv.Itoa(n) + " " + text
	}
	return text + " ×" + strconv.Itoa(n)
}
