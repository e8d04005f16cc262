package render

import (
	"strconv"
	"strings"
)

// rageColours are the colours of RAGE in the order of a hand; the names of their cards begin with the letter.
var rageColours = [...]struct{ word, letter, mark string }{
	{"red", "R", "🔴"}, {"orange", "O", "🟠"}, {"yellow", "Y", "🟡"}, {"green", "G", "🟢"}, {"blue", "B", "🔵"}, {"purple", "P", "🟣"},
}

// rageActions are the action cards of RAGE.
var rageActions = [...]struct{ card, name, mark string }{
	{"WR", "Wild Rage", "🃏"}, {"CR", "Change Rage", "🔄"}, {"OR", "Out Rage", "🚫"}, {"BR", "Bonus Rage", "🎁"}, {"MR", "Mad Rage", "💢"},
}

// rageFace splits a card into its mark and its label, "🔴" and "R12"; who reads text only gets no mark, and "red 12".
func rageFace(id string, r Reader) (mark, label string) {
	for _, a := range rageActions {
		switch {
		case a.card == id && r.TextOnly:
			return "", a.name
		case a.card == id:
			return a.mark, a.name
		}
	}
	for _, k := range rageColours {
		value, ok := strings.CutPrefix(id, k.letter)
		if _, err := strconv.Atoi(value); !ok || err != nil {
			continue
		}
		if r.TextOnly {
			return "", k.word + " " + value
		}
		return k.mark, id
	}
	return "", escape(id)
}

// rageColourFace splits a colour into its mark and its name, "🔴" and "red (R)"; who reads text only gets the word alone.
func rageColourFace(word string, r Reader) (mark, label string) {
	for _, k := range rageColours {
		if k.word == word && !r.TextOnly {
			return k.mark, word + "\u00a0(" + k.letter + ")"
		}
	}
	return "", escape(word)
}

// rageCard writes a card: "🔴 R12", or "red 12" for who reads text only.
func rageCard(id string, r Reader) string { return unbroken(rageFace(id, r)) }

// rageColour writes a colour: "🔴 red (R)", or "red" for who reads text only.
func rageColour(word string, r Reader) string { return unbroken(rageColourFace(word, r)) }

// unbroken puts a mark, if there is one, before its label, so that no line ends between them.
func unbroken(mark, label string) string {
	if mark == "" {
		return label
	}
	return mark + "\u00a0" + label
}

// ragePlay writes a card with the colour that was named with it, if any.
func ragePlay(card, called string, r Reader) string {
	switch {
	case called == "":
		return rageCard(card, r)
	case card == "WR":
		return rageCard(card, r) + " as " + rageColour(called, r)
	}
	return rageCard(card, r) + " to " + rageColour(called, r)
}

// rageCards lists cards; those next to each other that are all alike are one entry with their number.
func rageCards(ids []string, r Reader) string {
	var texts []string
	for len(ids) > 0 {
		n := alike(ids)
		texts = append(texts, several(rageCard(ids[0], r), n, r))
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
func several(text string, n int, r Reader) string {
	switch {
	case n < 2:
		return text
	case r.TextOnly:
		return strconv.Itoa(n) + " " + text
	}
	return text + " ×" + strconv.Itoa(n)
}
