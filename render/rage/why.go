package rage

import (
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// hinted is a move in words.
func (g scene) hinted(_ look.Table, move string, r screen.Reader) string {
	verb, args, _ := strings.Cut(move, " ")
	what, _, _ := strings.Cut(args, " ")
	if verb == "bid" {
		return "**Bid " + what + ".**"
	}
	card, called, _ := strings.Cut(what, "=")
	return "**Play** " + playText(card, called, r) + "."
}

// reasons are what speaks for a move, see the package comment of games/rage.
var reasons = look.Phrases{
	"exactly":      "you win just that many tricks in about {n} of 10 deals",
	"likely":       "{cards} {are likely to win}",
	"unlikely":     "none of your cards is likely to win",
	"others-bid":   "the others have bid {n} of the {all tricks}",
	"last":         "it takes the trick, because nobody plays after you",
	"forced":       "every card that you may play takes the trick",
	"sure":         "no number card that is to come beats it",
	"top":          "only a trump or an action card beats it, as nobody has a higher {colour}",
	"takes":        "it takes the trick in about {n} of 10 deals",
	"leaves":       "somebody else takes the trick in about {n} of 10 deals",
	"trumps":       "it trumps",
	"worth":        "the trick is worth {n point} more",
	"under":        "it stays under {who}’s {card}",
	"highest":      "it is the {highest} that stay under it",
	"sheds":        "it is the {highest} that beat nothing here",
	"loses":        "it leaves the trick to {who}",
	"hopeless":     "none of your cards takes the trick now",
	"keeps":        "you keep {card} for later",
	"gives":        "the trick is {who}’s so far, and costs its winner {n point}",
	"costs":        "the trick costs its winner {n point}",
	"costly":       "the trick costs its winner {n point}",
	"no-trump":     "trump ends, and you have {how many} {colour}",
	"new-trump":    "you have {how many} {colour}",
	"nothing":      "it has no colour, so it wins nothing",
	"needs":        "you need {n} more to make your bid",
	"made":         "you have your bid, and don’t want another trick",
	"missed":       "you have {n trick} too many, but each is still a point",
	"out-of-reach": "your bid is out of reach, but each trick is still a point",
}

// reason puts a reason into words.
func (g scene) reason(t look.Table, e games.Event, r screen.Reader) string {
	return reasons.Say(t, e, func(word string) string {
		first := look.At(e.Tokens, 0)
		colour := pack.Written(first, r)
		switch word {
		case "cards":
			return cardList(e.Tokens, r)
		case "are likely to win":
			if len(e.Tokens) == 1 {
				return "is likely to win"
			}
			return "are each more likely to win than not"
		case "card":
			card, called, _ := strings.Cut(first, "=")
			return playText(card, called, r)
		case "all tricks":
			return screen.Plural(g.Tricks, "trick")
		case "highest":
			if e.N == 2 {
				return "higher of your two cards"
			}
			return "highest of your " + screen.Plural(e.N, "card")
		case "how many":
			if e.N == 0 {
				return "no"
			}
			return strconv.Itoa(e.N)
		}
		return colour
	})
}
