package rednines

import (
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/card"
	"ruckus/render/cards"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// hinted is a move in words.
func (n scene) hinted(_ look.Table, move string, r screen.Reader) string {
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
	text = "**Play** " + cards.Row(texts, r)
	if stop {
		text += ", **then stop**"
	}
	return text + "."
}

// reasons are what speaks for a move, see the package comment of games/rednines.
var reasons = look.Phrases{
	"out":        "you are out, and win the round",
	"way-out":    "then you can play all the rest, whatever the others hold",
	"points":     "it sheds {n point}, the most you can, though another start sheds more cards",
	"set":        "you get rid of {n card} at once",
	"run":        "you play {n rank} in a row",
	"king":       "after the king you begin again",
	"alone":      "nobody else can go on with {a rank}, so you begin again",
	"gone":       "of the others only a red nine can go on: no other hand has {a plain rank}",
	"lacks":      "{who} had no {plain rank} for it before",
	"few":        "only {n card} of the others can go on",
	"ace":        "an ace fits only here, and costs {n point} in the hand",
	"low":        "{rank} is your lowest rank, and sequences reach it from {n rank} only",
	"leads-on":   "with the red nine {n card} of yours can follow",
	"dear":       "a red nine doubles what you are left with at the end",
	"danger":     "{who} has only {n card} left",
	"no-further": "a red nine as {rank} leads no further: you have no {next rank}",
	"keeps":      "you keep your {nines} for later",
	"time":       "nobody else has fewer than {n card}",
	"fits":       "it fits, so you keep your {nines}",
	"alike":      "your {n card} that fit are alike, as suits do not matter",
}

// reason puts a reason into words.
func (n scene) reason(t look.Table, e games.Event, r screen.Reader) string {
	return reasons.Say(t, e, func(word string) string {
		rank := look.At(e.Tokens, 0)
		switch {
		case strings.HasSuffix(word, "plain rank") && rank == card.Nine.String():
			return strings.TrimSuffix(word, "plain rank") + "black " + cards.PlainRank(rank, r)
		case word == "plain rank":
			return cards.PlainRank(rank, r)
		case word == "a plain rank":
			return cards.ARank(rank, r)
		case word == "rank":
			return cards.PlainRank(rank, r)
		case word == "a rank":
			return cards.ARank(rank, r)
		case word == "next rank":
			return cards.PlainRank(look.At(e.Tokens, 1), r)
		case e.N > 1: // nines
			return screen.Plural(e.N, "red nine")
		}
		return "red nine"
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
