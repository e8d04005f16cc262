package redox

import (
	"cmp"
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
		return screen.Small(h.loose(), h.r)
	case len(h.Hand) == 0:
		return say("held.none")
	}
	rows := []string{say("held.title", "n", len(h.Hand), "loose", h.loose())}
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
		row := say("kind", "cards", strings.Join(texts, between), "kind", h.kind(groups[0], n))
		if last := len(rows) - 1; kind == redox.TwoGroup && n == 1 && pair && !h.r.TextOnly { // a phone has room for both
			rows[last] += between + row
		} else {
			rows = append(rows, row)
		}
		pair, groups = kind == redox.PairGroup && n == 1, groups[n:]
	}
	return strings.Join(rows, "\n")
}

// kind is what groups of one kind are, and whether a plot among them can be laid.
func (h hand) kind(g redox.Group, n int) string {
	switch g.Kind {
	case redox.RunGroup, redox.SetGroup:
		kind := say("kind." + string(g.Kind))
		opens := look.At(h.Laid, h.Seat) || g.Kind == redox.RunGroup && len(g.Cards) >= minFirst
		if opens && h.onTurn() {
			return say("kind.ready", "kind", kind)
		}
		return kind
	case redox.PairGroup:
		if n == 1 {
			return say("kind.pair")
		}
		return say("kind.pairs", "n", n)
	case redox.TwoGroup:
		return say("kind.two")
	case redox.JokerGroup:
		return say("kind.joker")
	}
	return say("kind.alone")
}

// discards tells what lies on the discard pile, and what use that is to the player on turn.
func (h hand) discards() string {
	top := h.topCard()
	if top == "" {
		return h.onPile()
	}
	says := []string{say("pile", "card", cardText(top, h.r))}
	if h.Take.Makes != nil {
		says = append(says, say("pile.makes", "cards", cardList(h.Take.Makes, h.r)))
	}
	switch to := h.takers(top); {
	case to == "":
	case look.At(h.Laid, h.Seat):
		says = append(says, say("pile.fits", "plots", to))
	default:
		says = append(says, say("pile.fits-later", "plots", to))
	}
	if len(says) == 1 {
		says = append(says, say("pile.nothing"))
	}
	if h.r.TextOnly {
		return strings.Join(says, ", ")
	}
	return strings.Join(says, " · ")
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
		return say("pile.any")
	}
	return list(letters)
}

// onPile tells what lies on the discard pile, and how many cards there are to draw.
func (h hand) onPile() string {
	return say("pile.stock", "card", h.top(h.r), "n", h.Stock)
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
	switch {
	case rest > 0 && len(shown) == 0:
		lines = append(lines, screen.Small(say("plots.none", "n", rest), h.r))
	case rest > 0:
		lines = append(lines, screen.Small(say("plots.more", "n", rest), h.r))
	}
	if h.slamOpen() && !h.moves["slam"+h.step()] {
		lines = append(lines, h.danger())
	}
	return lines
}

// firstRun names the run that the hand would lay first: it may stand in other groups of the hand.
func (h hand) firstRun() string {
	return cmp.Or(span(h.lays[0].Stands, h.r), h.layBrief(h.lays[0]))
}

// danger says what a slam of another would cost while nobody has laid, and what ends that.
func (h hand) danger() string {
	says := []string{say("danger")}
	if h.Rules.Slam == redox.SlamTwice {
		says[0] = say("danger.twice", "n", sumOf(h.Hand))
	}
	if len(h.lays) > 0 {
		says = append(says, say("danger.end", "run", h.firstRun()))
	}
	return strings.Join(says, " ")
}

// small has what matters less: the time, and how many cards the others have.
func (h hand) small() string {
	others := games.Where(h.Counts, func(s games.Seat, _ int) bool { return s != h.Seat })
	head := "left"
	if len(others) > mostOthers {
		head = "left.fewest"
		slices.SortStableFunc(others, func(a, b games.Seat) int { return h.Counts[a] - h.Counts[b] })
		others = others[:mostOthers]
	}
	counts := make([]string, len(others))
	for i, seat := range others {
		counts[i] = h.t.ShortName(seat) + " " + screen.Number(h.Counts[seat])
		if h.Counts[seat] <= lastCards {
			counts[i] = "**" + counts[i] + "**"
		}
	}
	var last []string
	if end := h.t.Clock(h.r); h.p.Must && end != "" {
		last = append(last, end)
	}
	if len(counts) > 0 {
		last = append(last, say(head, "counts", strings.Join(counts, " · ")))
	}
	if last == nil {
		return ""
	}
	return screen.Small(strings.Join(last, " · "), h.r)
}

// loose tells the points of the cards that are in no plot, and which card came last.
func (h hand) loose() string {
	loose := say("loose", "n", h.Deadwood)
	if h.Fresh != "" {
		return say("loose.new", "loose", loose, "card", cardText(h.Fresh, h.r))
	}
	return loose
}
