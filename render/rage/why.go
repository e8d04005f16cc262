package rage

import (
	"ruckus/games"
	"ruckus/games/rage"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// hinted is a move in words.
func (g scene) hinted(_ look.Table, move string, r screen.Reader) string {
	m := rage.ParseMove(move)
	if m.Verb == "bid" {
		return say("hint.bid", "n", m.Bid)
	}
	return say("hint.play", "card", playText(m.Card, m.Called, r))
}

// reason puts into words what speaks for a move, see the package comment of games/rage.
func (g scene) reason(t look.Table, e games.Event, r screen.Reader) string {
	return look.Tell(book.Text("why."+e.Verb), t, e, func(place string) any {
		switch place {
		case "cards":
			return cardList(e.Tokens, r)
		case "all":
			return g.Tricks
		case "how-many":
			if e.N == 0 {
				return say("why.none")
			}
			return e.N
		}
		return tokenText(look.At(e.Tokens, 0), r) // a card, or a colour
	})
}
