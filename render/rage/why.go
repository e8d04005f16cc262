package rage

import (
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/render"
)

// hinted is a move in words.
func (g look) hinted(_ render.Table, move string, r render.Reader) string {
	verb, args, _ := strings.Cut(move, " ")
	what, _, _ := strings.Cut(args, " ")
	if verb == "bid" {
		return "**Bid " + what + ".**"
	}
	card, called, _ := strings.Cut(what, "=")
	return "**Play** " + playText(card, called, r) + "."
}

// reason puts a reason into words. They are listed in the package comment of games/rage.
func (g look) reason(t render.Table, e games.Event, r render.Reader) string {
	first := render.At(e.Cards, 0)
	colour := colourText(first, r)
	who, tricks := t.Names(e.Seats), render.Plural(e.N, "trick")
	switch e.Verb {
	case "likely":
		if len(e.Cards) == 1 {
			return cardList(e.Cards, r) + " is likely to win"
		}
		return cardList(e.Cards, r) + " are each more likely to win than not"
	case "possible":
		if e.N == 1 {
			return "1 other may win"
		}
		return strconv.Itoa(e.N) + " others may win"
	case "unlikely":
		return "none of your cards is likely to win"
	case "others-bid":
		return "the others have bid " + strconv.Itoa(e.N) + " of the " + render.Plural(g.Tricks, "trick")
	case "last":
		return "it takes the trick, because nobody plays after you"
	case "sure":
		return "it is the highest, and no number card that is to come beats it"
	case "top":
		return "no higher " + colour + " is out, only a trump or an action card beats it"
	case "higher":
		return "it is the highest so far, and " + higher(e.N, colour)
	case "low-lead":
		return higher(e.N, colour) + ", so somebody else should take it"
	case "trumps":
		return "it trumps"
	case "void":
		return who + " cannot follow " + colour
	case "under":
		card, called, _ := strings.Cut(first, "=")
		return "it stays under " + who + "’s " + playText(card, called, r)
	case "highest":
		return "of your " + strconv.Itoa(e.N) + " cards that stay under it is the highest"
	case "sheds":
		return "of your " + strconv.Itoa(e.N) + " cards that lose here it is the highest"
	case "loses":
		return "it leaves the trick to " + who
	case "gives":
		return "the trick is " + who + "’s so far, and costs its winner " + strconv.Itoa(e.N) + " points"
	case "costs":
		return "the trick costs its winner " + strconv.Itoa(e.N) + " points"
	case "earns":
		return "the trick is worth " + strconv.Itoa(e.N) + " points more"
	case "no-trump":
		return "trump ends, and you have " + ofColour(e.N, colour)
	case "new-trump":
		return "you have " + ofColour(e.N, colour)
	case "nothing":
		return "it has no colour, so it wins nothing"
	case "needs":
		return "you need " + strconv.Itoa(e.N) + " more for your bid"
	case "made":
		return "you have your bid, and want no trick more"
	case "missed":
		return "you have " + tricks + " too many, but each is still a point"
	case "out-of-reach":
		return "your bid is out of reach, but each trick is still a point"
	}
	return ""
}

// higher says how many higher cards of a colour are out.
func higher(n int, colour string) string {
	if n == 1 {
		return "1 higher " + colour + " card is out"
	}
	return strconv.Itoa(n) + " higher " + colour + " cards are out"
}

// ofColour says how many cards of a colour the seat has.
func ofColour(n int, colour string) string {
	if n == 0 {
		return "no " + colour
	}
	return strconv.Itoa(n) + " " + colour
}
