package riot

import (
	"cmp"
	_ "embed"

	"ruckus/games/riot"
	"ruckus/render/markup"
	"ruckus/render/screen"
	"ruckus/render/words"
)

//go:embed words.txt
var english string

// book is all that people read of RIOT. No other file here has a sentence.
var book = words.Read(english)

func say(key string, filled ...any) string { return book.Say(key, filled...) }

// What units and cards do: every screen and page says it in the same words, which stand in the file of words by the effect.

// known is the text of a key; "" for none, as not every effect has a word.
func known(key string, filled ...any) string {
	if book.Text(key) == nil {
		return ""
	}
	return say(key, filled...)
}

// ability says what an ability does, and its word; both are "" for one that is not known.
func ability(a riot.Ability) (word, says string) {
	return known("can." + a.Effect + ".word"), known("can."+a.Effect, "n", a.N)
}

// abilities tells in full what a unit can do besides.
func abilities(u riot.Unit) string {
	var can []string
	for _, a := range u.Abilities {
		word, says := ability(a)
		can = append(can, screen.Join(": ", []string{word, says}))
	}
	return screen.Join("; ", can)
}

// unitLine is a unit with its Force, and what it can do besides in words that lists explain, by the text of a key.
func unitLine(u riot.Unit, key string) string {
	street := 0
	var can []string
	for _, a := range u.Abilities {
		word, says := ability(a)
		if a.Effect == riot.StreetForce {
			key, street, says = key+".street", a.N, ""
		}
		can = append(can, cmp.Or(word, says))
	}
	return screen.Join(" · ", []string{say(key, "unit", markup.Escape(u.Name), "n", u.Force, "street", street, "price", u.Cost), screen.Join(", ", can)})
}

// does says in a few words what a card does.
func does(c riot.Card) string { return known("does."+c.Effect, "n", c.N) }

// demands says in a few words what a card of Public Opinion does.
func demands(o riot.Opinion) string {
	return known("demands."+cmp.Or(o.Per, o.Which, o.Effect), "n", o.N)
}
