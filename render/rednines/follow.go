package rednines

import (
	"slices"
	"strings"

	"ruckus/games/card"
	"ruckus/games/rednines"
	"ruckus/render/cards"
	"ruckus/render/screen"
)

// maxWays is how many ways get a row each.
const maxWays = 3

// goingOn is for who is on turn while a sequence runs.
func (h hand) goingOn() screen.Screen {
	ways := h.Ways()
	if n := len(ways); n > maxWays {
		ways = slices.Concat(ways[:maxWays-1], ways[n-1:])
	}
	s := screen.Screen{Title: say("turn.title", "next", h.next(h.t, h.r))}
	var says []string
	var stop [][]screen.Control
	choice := len(ways) > 1
	offered := make(map[string]bool)
	for _, w := range ways {
		b := screen.Control{Do: w.Move, Style: screen.Green}
		b.Label, b.Help = h.wayText(w, choice)
		if choice {
			b.Style = screen.Blue
			b.Help += "; " + h.cost(w)
			if h.r.TextOnly {
				says = append(says, say("way.words", "red", h.verb(w), "cost", h.cost(w)))
			} else {
				b.Label += h.leaves(w)
			}
		}
		if len(w.Plays) > 0 {
			nine := slices.IndexFunc(w.Plays, func(p rednines.Play) bool { return isWild(p.Cards[0]) })
			p := w.Plays[max(0, nine)]
			b.Emoji = h.r.Mark(markName(p.Cards[0], p.Rank), "")
		}
		offered[w.Move] = true
		offered[strings.Replace(w.Move, " pass ", " ", 1)] = true // the next press would be the pass
		if len(w.Plays) == 0 {
			stop = append(stop, []screen.Control{b})
			continue
		}
		s.Rows = append(s.Rows, []screen.Control{b})
	}
	if singles := h.singles(offered); singles != nil {
		s.Rows = append(s.Rows, singles)
	}
	s.Rows = append(s.Rows, stop...) // where a hand that has nothing else passes
	switch {
	case h.t.Replay || h.t.Lesson: // what the buttons do, or what the step says
	case choice:
		points := say("turn.points")
		if h.r.TextOnly {
			points = say("turn.points-words")
		}
		says = append([]string{points}, says...)
		if h.own(rankOf(h.Needed)) == 0 {
			says = append(says, say("turn.fast"))
		}
	case len(ways) > 0:
		says = []string{h.ends(ways[0])}
	}
	s.Text = screen.Paragraphs(h.situation(), screen.Lines(screen.Lines(says...), h.t.Clock(h.r)))
	return s
}

// verb says what a way does with the red nines.
func (h hand) verb(w rednines.Way) string {
	switch used, held := w.Nines, wilds(h.Hand); {
	case held == 1 && used == 0:
		return say("way.keep-one")
	case held == 1:
		return say("way.use-one")
	case used == 0:
		return say("way.keep")
	default:
		return say("way.use", "n", used)
	}
}

// leaves is what the button of a way says of the points that are left after it.
func (h hand) leaves(w rednines.Way) string {
	if w.Left == 0 {
		return " · " + say("way.out")
	}
	return " · " + say("way.left", "n", w.Points)
}

// cost is what a way leaves in the hand.
func (h hand) cost(w rednines.Way) string {
	if w.Left == 0 {
		return say("way.cost-out")
	}
	if red := wilds(h.Hand) - w.Nines; red > 0 {
		return say("way.cost-doubled", "n", w.Left, "plain", w.Points>>red, "times", 1<<red, "points", w.Points)
	}
	return say("way.cost", "n", w.Left, "points", w.Points)
}

// ends tells why a forced run ends where it does.
func (h hand) ends(w rednines.Way) string {
	last := w.Plays[len(w.Plays)-1].Rank
	rank := cards.ARank(h.Needed, h.r)
	switch {
	case w.Left == 0:
		return say("ends.out", "rank", rank)
	case rankOf(last) == card.King:
		return say("ends.king", "rank", rank)
	}
	return say("ends.next", "rank", rank, "last", cards.ARank(last, h.r), "missing", cards.PlainRank((rankOf(last)+1).String(), h.r))
}

// wayText is the label of a way, and what it does.
func (h hand) wayText(w rednines.Way, choice bool) (label, help string) {
	switch ranks := h.ranks(w.Plays); {
	case !choice:
		return say("way.play", "ranks", ranks), say("way.help")
	case ranks == "":
		return say("way.stop", "red", h.verb(w)), say("way.stop-help")
	case w.Pass:
		return say("way.then-stop", "red", h.verb(w), "ranks", ranks), say("way.then-stop-help")
	default:
		return say("way.go", "red", h.verb(w), "ranks", ranks), say("way.help")
	}
}

// ranks are the ranks of plays: "5–6–7", "5+5–6–7", "5 to K" where there are many; in words always so.
func (h hand) ranks(plays []rednines.Play) string {
	const all = 6
	if len(plays) == 0 {
		return ""
	}
	parts := make([]string, len(plays))
	for i, p := range plays {
		parts[i] = cards.Rank(p.Rank, h.r)
		if n := len(p.Cards); n > 1 && h.r.TextOnly {
			parts[i] = cards.Count(n, rankOf(p.Rank))
		} else if n > 1 {
			parts[i] += strings.Repeat("+"+parts[i], n-1)
		}
	}
	if len(parts) > 1 && (len(parts) > all || h.r.TextOnly) {
		return say("ranks", "from", parts[0], "to", parts[len(parts)-1])
	}
	return strings.Join(parts, "–")
}

// singles are one card of the next rank and a red nine in its place, for who goes step by step. Other cards of the rank
// would do the same.
func (h hand) singles(offered map[string]bool) (row []screen.Control) {
	seen := map[bool]bool{}
	for _, m := range h.moves {
		plays, _ := rednines.ParseMove(m)
		if plays == nil || seen[isWild(plays[0].Cards[0])] {
			continue
		}
		id, as := plays[0].Cards[0], plays[0].Rank
		seen[isWild(id)] = true
		if !offered[m] {
			row = append(row, h.r.On(screen.Control{Label: say("only"), Do: m, Help: say("only.help")}, markName(id, as), say("label", "text", cardText(id, as, h.r.Raw()))))
		}
	}
	return row
}
