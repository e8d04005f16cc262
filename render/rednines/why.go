package rednines

import (
	"strings"

	"ruckus/games"
	"ruckus/games/card"
	"ruckus/games/rednines"
	"ruckus/render/cards"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// hinted is a move in words.
func (n scene) hinted(_ look.Table, move string, r screen.Reader) string {
	plays, pass := rednines.ParseMove(move)
	key := "hint.play"
	switch {
	case plays == nil:
		return say("hint.stop")
	case pass:
		key = "hint.play-stop"
	}
	var texts []string
	for _, p := range plays {
		texts = append(texts, cardTexts(p.Cards, p.Rank, r)...)
	}
	return say(key, "cards", cards.Row(texts, r))
}

// reason puts into words what speaks for a move, see the package comment of games/rednines.
func (n scene) reason(t look.Table, e games.Event, r screen.Reader) string {
	return look.Tell(book.Text("why."+e.Verb), t, e, func(place string) any {
		rank := look.At(e.Tokens, 0)
		black := rank == card.Nine.String()
		switch place {
		case "nines":
			if e.N > 1 {
				return say("nines", "n", e.N)
			}
			return say("nines.one")
		case "a-rank":
			return cards.ARank(rank, r)
		case "a-plain-rank":
			if black {
				return say("black.a", "rank", cards.PlainRank(rank, r))
			}
			return cards.ARank(rank, r)
		case "plain-rank":
			if black {
				return say("black", "rank", cards.PlainRank(rank, r))
			}
		case "next-rank":
			rank = look.At(e.Tokens, 1)
		}
		return cards.PlainRank(rank, r)
	})
}

// alike writes a move as the menus do that ask for the cards of a rank: with the rank.
func (n scene) alike(move string) []string {
	parts := strings.Split(move, " ")
	if len(parts) != 3 || parts[0] != "play" || strings.Contains(parts[1], "=") {
		return nil
	}
	first, _, _ := strings.Cut(parts[1], "+")
	c, _, ok := card.Parse(first)
	if !ok {
		return nil
	}
	return []string{"play " + parts[1] + "=" + c.Rank().String() + " " + parts[2]}
}
