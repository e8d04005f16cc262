package rednines

import (
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/card"
	"ruckus/render"
	"ruckus/render/cards"
)

// hinted is a move in words.
func (n look) hinted(_ render.Table, move string, r render.Reader) string {
	text := strings.TrimSuffix(move, " "+strconv.Itoa(n.Step))
	verb, args, _ := strings.Cut(text, " ")
	if verb == "pass" {
		return "**Stop here.**"
	}
	args, stop := strings.CutSuffix(args, " pass")
	var texts []string
	for play := range strings.SplitSeq(args, " ") {
		list, as, _ := strings.Cut(play, "=")
		for id := range strings.SplitSeq(list, "+") {
			texts = append(texts, cardText(id, as, r))
		}
	}
	text = "**Play** " + row(texts, r)
	if stop {
		text += ", **then stop**"
	}
	return text + "."
}

// reason puts a reason into words. They are listed in the package comment of games/rednines.
func (n look) reason(t render.Table, e games.Event, r render.Reader) string {
	rank, after := render.At(e.Cards, 0), render.At(e.Cards, 1)
	nines := "red nine"
	if e.N > 1 {
		nines = strconv.Itoa(e.N) + " red nines"
	}
	switch e.Verb {
	case "out":
		return "you are out, and win the round"
	case "way-out":
		return "then you can play all the rest, whatever the others hold"
	case "set":
		return "you get rid of " + cards.Count(e.N, rankOf(rank)) + " at once"
	case "run":
		return "you play " + strconv.Itoa(e.N) + " ranks in a row"
	case "king":
		return "after the king you begin again"
	case "alone":
		return "nobody else can go on with " + aRank(rank, r) + ", so you begin again"
	case "gone":
		return "of the others only a red nine can go on: no other hand has " + aRank(rank, r)
	case "lacks":
		return t.Names(e.Seats) + " had no " + plainRank(rank, r) + " for it before"
	case "ace":
		return "an ace fits only here, and costs " + strconv.Itoa(e.N) + " points in the hand"
	case "low":
		return plainRank(rank, r) + " is your lowest rank, which fits least often later"
	case "leads-on":
		return "with the red nine " + render.Plural(e.N, "card") + " of yours can follow"
	case "dear":
		return "a red nine doubles what you are left with at the end"
	case "danger":
		return t.Names(e.Seats) + " has only " + render.Plural(e.N, "card") + " left"
	case "no-further":
		return "a red nine as " + plainRank(rank, r) + " leads no further: you have no " + plainRank(after, r)
	case "keeps":
		return "you keep your " + nines + " for later"
	case "time":
		return "nobody else has fewer than " + render.Plural(e.N, "card")
	case "fits":
		return "it fits, so you keep your " + nines
	}
	return ""
}

// alike writes a move as the menus do that ask for the cards of a rank: with the rank.
func (n look) alike(move string) []string {
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
