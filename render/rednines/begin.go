package rednines

import (
	"cmp"
	"slices"
	"strconv"

	"ruckus/games/card"
	"ruckus/games/rednines"
	"ruckus/render/cards"
	"ruckus/render/screen"
)

// placeRank is where it is chosen with which cards of a rank a sequence begins.
const placeRank = "rank "

// several reports whether several cards of a rank may be laid down at once now.
func (h hand) several() bool { return h.Phase == rednines.Opening || h.Rules.MultiStart }

// beginning is for who begins a sequence.
func (h hand) beginning() screen.Screen {
	s := screen.Screen{Title: say("begin.title")}
	if h.Phase == rednines.Opening {
		s.Title = say("begin.opens", "round", h.round())
	}
	rule := say("begin.king")
	switch {
	case h.t.Lesson: // the step says it
		rule = ""
	case h.several():
		rule = say("begin.several")
	}
	s.Text = screen.Paragraphs(h.situation(), screen.Lines(rule, h.t.Clock(h.r)))
	for _, w := range h.best() {
		s.Rows = append(s.Rows, []screen.Control{h.start(w)})
	}
	if menu := h.ranksMenu(); menu.Pick != nil {
		s.Rows = append(s.Rows, []screen.Control{menu})
	}
	return s
}

// own is how many cards of a rank the seat holds, red nines apart.
func (h hand) own(rank card.Rank) (n int) {
	for _, id := range h.Hand {
		if rankOf(id) == rank && !isWild(id) {
			n++
		}
	}
	return n
}

// ranksMenu leads to everything that can be begun with; ranks that only red nines can stand for come last.
func (h hand) ranksMenu() screen.Control {
	menu := screen.Control{Label: say("begin.menu"), Go: placeRank + "*", Help: say("begin.menu-help")}
	onTo := map[string]string{}
	for _, w := range h.Ways() {
		if len(w.Plays) > 1 {
			onTo[w.Plays[0].Rank] = say("begin.through", "rank", cards.Rank(w.Plays[len(w.Plays)-1].Rank, h.r))
		}
	}
	var wild []screen.Choice
	for rank := range card.Rank(card.Ranks) {
		mark := rank.String()
		set, ok := h.set(mark)
		if !ok {
			continue
		}
		pick := set.Pick[0]
		pick.Value, pick.Help = mark, onTo[mark]
		if own := h.own(rank); own > 0 {
			pick.Label = cards.Count(own, rank)
			menu.Pick = append(menu.Pick, pick)
		} else {
			pick.Label = say("begin.nine", "rank", cards.RankNames[rank][0])
			wild = append(wild, pick)
		}
	}
	menu.Pick = append(menu.Pick, wild...)
	return menu
}

// start is the button of a way to begin.
func (h hand) start(w rednines.Way) screen.Control {
	last, label := w.Plays[len(w.Plays)-1].Rank, h.ranks(w.Plays)
	switch {
	case w.Left == 0:
		label = say("begin.out", "ranks", label)
	case last == "K":
		label = say("begin.again", "ranks", label)
	}
	return screen.Control{
		Label: say("label", "text", label), Do: w.Move, Style: screen.Blue, Help: say("begin.help"),
		Emoji: h.r.Mark(markName(w.Plays[0].Cards[0], w.Plays[0].Rank), ""),
	}
}

// best are the ways to begin that shed most; those to a king first, because one begins again.
func (h hand) best() []rednines.Way {
	ways := h.Ways()
	shorter := func(w, other rednines.Way) bool {
		rank, before := rankOf(w.Plays[0].Rank), rankOf(other.Plays[0].Rank)
		return len(w.Plays[0].Cards) == 1 && (before+1 == rank || before == rank && len(other.Plays[0].Cards) > 1)
	}
	ways = slices.DeleteFunc(slices.Clone(ways), func(w rednines.Way) bool {
		return slices.ContainsFunc(ways, func(other rednines.Way) bool { return shorter(w, other) })
	})
	king := func(w rednines.Way) int {
		if w.Plays[len(w.Plays)-1].Rank == "K" {
			return 1
		}
		return 0
	}
	slices.SortStableFunc(ways, func(a, b rednines.Way) int {
		return cmp.Or(king(b)-king(a), a.Left-b.Left)
	})
	return ways[:min(maxWays, len(ways))]
}

// set is a menu of the cards that can be laid down as a rank; ok is false where there are none.
func (h hand) set(mark string) (menu screen.Control, ok bool) {
	rank, rest, known := card.ParseRank(mark)
	if !known || rest != "" || h.Needed != "" || len(h.moves) == 0 {
		return menu, false
	}
	var wilds []screen.Choice
	for _, id := range h.Hand {
		pick := screen.Choice{Label: say("label", "text", cardText(id, mark, h.r.Raw())), Value: id, Emoji: h.r.Mark(markName(id, mark), "")}
		switch {
		case isWild(id):
			wilds = append(wilds, pick)
		case rankOf(id) == rank:
			menu.Pick = append(menu.Pick, pick)
		}
	}
	menu.Pick = append(menu.Pick, wilds...)
	menu.Label, menu.Min, menu.Max = say("begin.one"), 1, 1
	if h.several() {
		menu.Label, menu.Max = say("begin.some"), len(menu.Pick)
	}
	menu.Do = "play * " + strconv.Itoa(h.Step)
	if wilds != nil {
		menu.Do = "play *=" + mark + " " + strconv.Itoa(h.Step)
	}
	return menu, menu.Pick != nil
}

// picking offers everything that can be begun with a rank.
func (h hand) picking(mark string) screen.Screen {
	s := screen.Screen{Title: say("begin.with", "rank", cards.ARank(mark, h.r)), Text: say("begin.both")}
	for _, w := range h.Ways() {
		if w.Plays[0].Rank == mark {
			s.Rows = append(s.Rows, []screen.Control{h.start(w)})
		}
	}
	if s.Rows == nil {
		s.Text = say("begin.pick")
	}
	menu, _ := h.set(mark)
	s.Rows = append(s.Rows, []screen.Control{menu}, []screen.Control{screen.Back(screen.LabelBack)})
	return s
}
