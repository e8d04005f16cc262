package rednines

import (
	"fmt"
	"slices"
	"strconv"
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
	s := screen.Screen{Title: "Your turn: " + cards.ARank(h.Needed, h.r) + " is next"}
	var says []string
	choice := len(ways) > 1
	offered := make(map[string]bool)
	for _, w := range ways {
		b := screen.Control{Do: w.Move, Style: screen.Green}
		b.Label, b.Help = h.wayText(w, choice)
		if choice {
			b.Style = screen.Blue
			b.Help += "; " + h.cost(w)
			if h.r.TextOnly {
				says = append(says, h.verb(w)+": "+h.cost(w))
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
		s.Rows = append(s.Rows, []screen.Control{b})
	}
	if singles := h.singles(offered); singles != nil {
		s.Rows = append(s.Rows, singles)
	}
	switch {
	case h.t.Replay: // what the buttons do
	case choice:
		sum := "→ the points that you would be left with. Each red nine doubles them."
		if h.r.TextOnly {
			sum = "Each red nine doubles the points that you are left with."
		}
		says = append([]string{sum}, says...)
		if h.own(rankOf(h.Needed)) == 0 {
			says = append(says, "Pass soon, and nobody can tell that you hold a red nine.")
		}
	case len(ways) > 0:
		says = []string{h.ends(ways[0])}
	}
	s.Text = screen.Paragraphs(h.situation(), screen.Lines(screen.Lines(says...), h.t.Clock("Time limit")))
	return s
}

// verb says what a way does with the red nines.
func (h hand) verb(w rednines.Way) string {
	switch used, held := w.Nines, wilds(h.Hand); {
	case held == 1 && used == 0:
		return "Keep it"
	case held == 1:
		return "Use it"
	case used == 0:
		return "Keep them"
	default:
		return "Use " + strconv.Itoa(used)
	}
}

// leaves is what the button of a way says of the points that are left after it.
func (h hand) leaves(w rednines.Way) string {
	if w.Left == 0 {
		return " → out"
	}
	return " → " + strconv.Itoa(w.Points)
}

// cost is what a way leaves in the hand.
func (h hand) cost(w rednines.Way) string {
	if w.Left == 0 {
		return "you are out, and win the round"
	}
	text := screen.Plural(w.Left, "card") + " left, "
	if red := wilds(h.Hand) - w.Nines; red > 0 {
		text += fmt.Sprintf("%d × %d = ", w.Points>>red, 1<<red)
	}
	return text + screen.Plural(w.Points, "point")
}

// ends tells why a forced run ends where it does.
func (h hand) ends(w rednines.Way) string {
	last := w.Plays[len(w.Plays)-1].Rank
	must := "You have " + cards.ARank(h.Needed, h.r) + ", so you play on. "
	switch {
	case w.Left == 0:
		return must + "With that you are out, and win the round."
	case rankOf(last) == card.King:
		return must + "After the king you begin again."
	}
	return must + "After " + cards.ARank(last, h.r) + " it is the next player’s turn: you have no " + cards.PlainRank((rankOf(last)+1).String(), h.r) + "."
}

// wayText is the label of a way, and what it does.
func (h hand) wayText(w rednines.Way, choice bool) (label, help string) {
	help = "lays down these cards, one after the other"
	switch ranks := h.ranks(w.Plays); {
	case !choice:
		return "Play " + ranks, help
	case ranks == "":
		return h.verb(w) + ": stop", "lays down nothing, and keeps the red nines"
	case w.Pass:
		return h.verb(w) + ": " + ranks + ", stop", "lays down these cards, then stops"
	default:
		return h.verb(w) + ": " + ranks, help
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
		return parts[0] + " to " + parts[len(parts)-1]
	}
	return strings.Join(parts, "–")
}

// singles are one card of the next rank and a red nine in its place, for who goes step by step. Other cards of the rank
// would do the same.
func (h hand) singles(offered map[string]bool) (row []screen.Control) {
	seen := map[bool]bool{}
	for _, m := range h.moves {
		id, as, _ := strings.Cut(strings.TrimSuffix(strings.TrimPrefix(m, "play "), " "+strconv.Itoa(h.Step)), "=")
		if _, _, ok := card.Parse(id); !ok || seen[isWild(id)] {
			continue
		}
		seen[isWild(id)] = true
		if as == "" {
			as = h.Needed
		}
		if !offered[m] {
			row = append(row, h.r.On(screen.Control{Label: "only", Do: m, Help: "lays down this one card; then you choose again"}, markName(id, as), screen.Capital(cardText(id, as, h.r.Raw()))))
		}
	}
	return row
}
