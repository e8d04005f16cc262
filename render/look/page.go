package look

import (
	"strings"

	"ruckus/render/words"
)

// A Page is one page of a game's rules. The first one tells how to begin; the others stand in a menu, in this order.
type Page struct{ Place, Title, Text string }

// The first page of each guide.
const (
	FirstPlace = "first"
	FirstTitle = "Your first turn"
)

// FirstTurn is the first page of a guide.
func FirstTurn(text string) Page { return Page{FirstPlace, FirstTitle, text} }

// HouseRule tells in a guide of an option that makes a rule other than it usually is; "" where it does not.
func HouseRule(differs bool, option, text string) string {
	if !differs {
		return ""
	}
	return say("house-rule", "option", option, "text", text)
}

// GuideIn are the pages of a guide by a file of words, in its order: "rules.PLACE" and its title, and below it by the name of an
// option what that changes there. The values are by option, filled is as for Book.Say.
func GuideIn(b words.Book, values map[string]int, filled ...any) (pages []Page) {
	for _, key := range b.Keys {
		name, ok := strings.CutPrefix(key, "rules.")
		place, option, below := strings.Cut(name, ".")
		switch {
		case !ok || option == "title":
		case !below && place == FirstPlace:
			pages = append(pages, FirstTurn(b.Say(key, filled...)))
		case !below:
			pages = append(pages, Page{place, b.Say(key + ".title"), b.Say(key, filled...)})
		case values[option] > 0:
			last := &pages[len(pages)-1]
			last.Text += "\n\n" + HouseRule(true, strings.ReplaceAll(option, "_", " "), b.Say(key, filled...))
		}
	}
	return pages
}
