package redox

import (
	"fmt"
	"slices"
	"strings"

	"ruckus/games"
	"ruckus/games/redox"
	"ruckus/render/cards"
	"ruckus/render/look"
	"ruckus/render/screen"
)

const (
	backMark   = cards.BackMark
	mostOthers = 4 // players of whom a hand tells how many cards they have
	mostPlots  = 4 // on the table that a hand shows without a look at what fits
)

// groups are the cards of the hand by what belongs together; a slam in its own plots.
func (h hand) groups() []redox.Group {
	if h.Slam == nil || !h.moves["slam"+h.step()] {
		return h.Groups
	}
	groups := make([]redox.Group, len(h.Slam))
	for i, plot := range h.Slam {
		groups[i] = redox.Group{Kind: redox.SetGroup, Cards: plot}
		if !sameRank(plot) {
			groups[i].Kind = redox.RunGroup
		}
	}
	return groups
}

// sameRank reports whether a plot is a multiple.
func sameRank(ids []string) bool {
	rank := ""
	for _, id := range ids {
		c, ok := parseCard(id)
		if ok && rank != "" && c.Rank().String() != rank {
			return false
		}
		if ok {
			rank = c.Rank().String()
		}
	}
	return true
}

// large shows cards above the embed, one plot a line; "" where one of them has no mark for this reader.
func (h hand) large(groups []redox.Group) string {
	var lines, loose []string
	large := func(ids []string) {
		names := make([]string, len(ids))
		for i, id := range ids {
			names[i] = markName(id)
		}
		if len(ids) > 0 {
			lines = append(lines, h.r.Large(names))
		}
	}
	for _, g := range groups {
		if g.Kind == redox.RunGroup || g.Kind == redox.SetGroup {
			large(g.Cards)
		} else {
			loose = append(loose, g.Cards...)
		}
	}
	large(loose)
	if slices.Contains(lines, "") {
		return ""
	}
	return strings.Join(lines, "\n")
}

// holding lists the hand by what belongs together, a word behind each group; "" where the cards are shown large.
func (h hand) holding(large string) string {
	switch {
	case large != "":
		return screen.Small(screen.Capital(h.loose()), h.r)
	case len(h.Hand) == 0:
		return "You have no cards."
	}
	rows := []string{fmt.Sprintf("**Your %s** · ", screen.Plural(len(h.Hand), "card")) + h.loose()}
	pair := false // stands alone in the last row
	for groups := h.groups(); len(groups) > 0; {
		n, kind := 1, groups[0].Kind
		for kind != redox.RunGroup && kind != redox.SetGroup && n < len(groups) && groups[n].Kind == kind {
			n++
		}
		texts := make([]string, n)
		for i, g := range groups[:n] {
			texts[i] = cardList(g.Cards, h.r)
		}
		between := " · "
		if h.r.TextOnly {
			between = "; "
		}
		row := strings.Join(texts, between) + " – " + h.word(groups[0], n)
		if last := len(rows) - 1; kind == redox.TwoGroup && n == 1 && pair && !h.r.TextOnly { // a phone has room for both
			rows[last] += between + row
		} else {
			rows = append(rows, row)
		}
		pair, groups = kind == redox.PairGroup && n == 1, groups[n:]
	}
	return strings.Join(rows, "\n")
}

// word is what is said behind groups of one kind.
func (h hand) word(g redox.Group, n int) string {
	switch g.Kind {
	case redox.RunGroup, redox.SetGroup:
		return string(g.Kind) + h.layWord(g)
	case redox.PairGroup:
		if n == 1 {
			return "pair"
		}
		return screen.Plural(n, "pair")
	case redox.TwoGroup:
		return "two of a run"
	case redox.JokerGroup:
		return "any card"
	}
	return "alone"
}

// layWord reports whether a plot of the hand can be laid, or what it lacks to be the first.
func (h hand) layWord(g redox.Group) string {
	first := !look.At(h.Laid, h.Seat)
	switch {
	case first && (g.Kind != redox.RunGroup || len(g.Cards) < minFirst):
		return ""
	case h.onTurn():
		return ", **can be laid**"
	}
	return ""
}

// discards tells what lies on the discard pile, and what use that is to the player on turn.
func (h hand) discards() string {
	top := h.topCard()
	if top == "" {
		return h.onPile()
	}
	var uses []string
	if h.Take.Makes != nil {
		uses = append(uses, "makes "+cardList(h.Take.Makes, h.r))
	}
	if to := h.takers(top); to != "" {
		if look.At(h.Laid, h.Seat) {
			uses = append(uses, "fits "+to)
		} else {
			uses = append(uses, "fits "+to+" once you have laid")
		}
	}
	if uses == nil {
		uses = []string{"makes no plot"}
	}
	between := " · "
	if h.r.TextOnly {
		between = ", "
	}
	return "Pile: **" + cardText(top, h.r) + "**" + between + strings.Join(uses, between)
}

// takers are the letters of the plots on the table that take a card.
func (x scene) takers(id string) string {
	c, ok := parseCard(id)
	var letters []string
	for _, p := range x.Table {
		if !ok || p.Run && (c.String() == p.Lower || c.String() == p.Upper) || !p.Run && c.Rank().String() == p.Rank {
			letters = append(letters, letter(p.Number))
		}
	}
	if !ok && len(letters) > 1 {
		return "any plot"
	}
	return screen.List(letters, "and")
}

// onPile tells what lies on the discard pile, and how many cards there are to draw.
func (h hand) onPile() string {
	return fmt.Sprintf("Pile: **%s** · %d to draw", h.top(h.r), h.Stock)
}

// table are lines for the plots on the table with what of the hand fits. Of many only those are shown that take something.
func (h hand) table() []string {
	shown := h.Table
	if len(shown) > mostPlots {
		shown = slices.DeleteFunc(slices.Clone(shown), func(p redox.Plot) bool { return h.fits(p, h.r) == "" })
	}
	rest := len(h.Table) - len(shown)
	if n := len(shown) - mostPlots; n > 0 {
		shown, rest = shown[:mostPlots], rest+n
	}
	lines := h.plots(h.t, shown, true, h.r)
	if rest > 0 {
		more := "and " + screen.Plural(rest, "plot") + " on the board"
		if len(shown) == 0 {
			more = screen.Plural(rest, "plot") + " on the board, and nothing of yours fits"
		}
		lines = append(lines, "-# "+more)
	}
	if h.slamOpen() && !h.moves["slam"+h.step()] {
		lines = append(lines, h.danger())
	}
	return lines
}

// firstRun names the run that the hand would lay first: it may stand in other groups of the hand.
func (h hand) firstRun() string {
	l := h.lays[0]
	if h.r.TextOnly || len(l.Stands) == 0 {
		return h.layBrief(l)
	}
	return cardText(l.Stands[0], h.r) + "–" + cardText(l.Stands[len(l.Stands)-1], h.r)
}

// danger says what a slam of another would cost while nobody has laid, and what ends that.
func (h hand) danger() string {
	costs := ""
	if h.Rules.Slam == redox.SlamTwice {
		costs = fmt.Sprintf(", and your %s would count **twice**", screen.Plural(sumOf(h.Hand), "point"))
	}
	if len(h.lays) > 0 {
		return "Nobody has laid: a slam is possible" + costs + ". Lay " + h.firstRun() + ", and nobody can slam any more."
	}
	return "Nobody has laid: a slam is possible" + costs + "."
}

// small has what matters less: the time, and how many cards the others have.
func (h hand) small() string {
	others := games.Where(h.Counts, func(s games.Seat, _ int) bool { return s != h.Seat })
	head := "Cards left: "
	if len(others) > mostOthers {
		head = "Fewest cards left: "
		slices.SortStableFunc(others, func(a, b games.Seat) int { return h.Counts[a] - h.Counts[b] })
		others = others[:mostOthers]
	}
	counts := make([]string, len(others))
	for i, seat := range others {
		counts[i] = fmt.Sprintf("%s %d", h.t.ShortName(seat), h.Counts[seat])
		if h.Counts[seat] <= lastCards {
			counts[i] = "**" + counts[i] + "**"
		}
	}
	var last []string
	if end := h.t.Clock(h.r); h.p.Must && end != "" {
		last = append(last, end)
	}
	if len(counts) > 0 {
		last = append(last, head+strings.Join(counts, " · "))
	}
	if last == nil {
		return ""
	}
	return screen.Small(strings.Join(last, " · "), h.r)
}

// loose tells the points of the cards that are in no plot, and which card came last.
func (h hand) loose() string {
	text := "none loose"
	if h.Deadwood > 0 {
		text = "loose: " + screen.Plural(h.Deadwood, "point")
	}
	if h.Fresh != "" {
		text += " · new: " + cardText(h.Fresh, h.r)
	}
	return text
}
