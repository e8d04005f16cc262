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

// A hand is a hand of Red Nines together with what may be done with it.
type hand struct {
	scene
	t     look.Table
	r     screen.Reader
	moves []string
}

func (n scene) hand(t look.Table, p games.Prompt, place string, r screen.Reader) screen.Screen {
	h := hand{n, t, r, p.Moves}
	if n.Phase == rednines.Between {
		return h.between(p)
	}
	var s screen.Screen
	mark, picking := strings.CutPrefix(place, placeRank)
	switch _, begins := h.set(mark); {
	case len(p.Moves) == 0:
		s = h.waiting()
	case n.Needed != "" && h.own(rankOf(n.Needed)) == 0 && wilds(n.Hand) == 0:
		s = h.passing(p.NoChoice)
	case n.Needed != "":
		s = h.goingOn()
	case picking && begins:
		return h.picking(mark)
	default:
		s = h.beginning()
	}
	return cards.Above(s, say("hand.cards", "n", len(n.Hand)), cardTexts(n.Hand, "", r), r)
}

// held writes the cards of the view's seat, for a replay.
func (n scene) held(_ look.Table, r screen.Reader) string {
	return cards.Row(cardTexts(n.Hand, "", r), r)
}

// situation is what decides a choice: the pile, how many cards the others have, and the time.
func (h hand) situation() string {
	pile := ""
	if last := h.sequence(h.r); len(last) > 0 && h.Needed != "" {
		pile = say("hand.pile", "cards", cards.Row(last[max(0, len(last)-6):], h.r))
	}
	return screen.Lines(pile, h.others())
}

// others are how many cards everybody else has, in one line.
func (h hand) others() string {
	var parts []string
	marked := false
	for i, count := range h.Counts {
		seat := games.Seat(i)
		if seat == h.Seat || !h.In.Has(seat) {
			continue
		}
		name := h.t.ShortName(seat)
		if seat == h.Turn || count <= few {
			name = "**" + name + "**"
		}
		if seat == h.Turn && !h.r.TextOnly {
			name = "▸ " + name
		}
		if m := h.r.Mark(leftMark(count), ""); m != "" {
			marked, name = true, m+" "+name
		} else {
			name = say("hand.left-one", "who", name, "n", count)
		}
		parts = append(parts, name)
	}
	if marked {
		return strings.Join(parts, "  ")
	}
	return say("hand.left", "counts", strings.Join(parts, ", "))
}

// waiting is for who is not on turn.
func (h hand) waiting() screen.Screen {
	s := screen.Screen{Title: h.next(h.t, h.r), Text: screen.Paragraphs(h.situation(), h.comeIn())}
	if h.Needed != "" {
		s.Title = say("wait.turn", "who", h.t.ShortName(h.Turn), "next", s.Title)
	}
	return s
}

// passing is for who is asked and has nothing that fits.
func (h hand) passing(byItself bool) screen.Screen {
	says := ""
	if byItself {
		says = say("pass.soon")
	}
	return screen.Screen{
		Title: say("pass.title", "next", h.next(h.t, h.r)), Text: screen.Paragraphs(h.situation(), says),
		Rows: [][]screen.Control{{{Label: say("pass"), Do: h.moves[0], Style: screen.Green, Help: say("pass.help")}}},
	}
}

// comeIn tells when a player who waits can go on with the sequence.
func (h hand) comeIn() string {
	if len(h.Hand) == 0 {
		return say("wait.out")
	}
	if h.Needed == "" {
		return ""
	}
	for next := rankOf(h.Needed); next < card.Ranks; next++ {
		switch rank := next.String(); {
		case h.own(next) == 0:
		case rank == h.Needed:
			return say("wait.now", "rank", cards.PlainRank(rank, h.r))
		default:
			return say("wait.once", "rank", cards.ARank(rank, h.r), "before", cards.ARank((next-1).String(), h.r))
		}
	}
	if wilds(h.Hand) > 0 {
		return say("wait.nine")
	}
	return say("wait.new")
}
