package rednines

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/card"
	"ruckus/games/rednines"
	"ruckus/render"
	"ruckus/render/cards"
)

// maxWays is how many ways get a row each.
const maxWays = 3

// A hand is a hand of Red Nines together with what may be done with it.
type hand struct {
	look
	t     render.Table
	r     render.Reader
	moves []string
}

func (n look) hand(t render.Table, p games.Prompt, place string, r render.Reader) render.Screen {
	h := hand{n, t, r, p.Moves}
	if n.Phase == rednines.Between {
		return h.between(p)
	}
	var s render.Screen
	mark, picking := strings.CutPrefix(place, placeRank)
	switch _, begins := h.set(mark); {
	case len(p.Moves) == 0:
		s = h.waiting()
	case n.Needed != "":
		s = h.goingOn()
	case picking && begins:
		return h.picking(mark)
	default:
		s = h.beginning()
	}
	s.Rows = append(s.Rows, []render.Control{render.Refresh()})
	return large(s, "Your "+render.Plural(len(n.Hand), "card"), cardTexts(n.Hand, "", r), r)
}

// situation is what decides a choice: the pile, how many cards the others have, and the time.
func (h hand) situation() string {
	pile := ""
	if last := h.sequence(h.r); len(last) > 0 && h.Needed != "" {
		pile = "On the pile: " + row(last[max(0, len(last)-6):], h.r)
	}
	return render.Lines(pile, h.others())
}

// clock tells a player on turn until when they may choose.
func (h hand) clock() string {
	if h.t.Deadline.IsZero() {
		return ""
	}
	return render.Moment("End of your time", h.t.Deadline)
}

// others are how many cards everybody else has, in one line.
func (h hand) others() string {
	var parts []string
	for i, count := range h.Counts {
		seat := games.Seat(i)
		if seat == h.Seat || render.At(h.Out, seat) {
			continue
		}
		name := h.t.ShortName(seat)
		if seat == h.Turn || count <= few {
			name = "**" + name + "**"
		}
		if seat == h.Turn && !h.r.TextOnly {
			name = "▸ " + name
		}
		held := strconv.Itoa(count)
		if m := h.r.Mark(leftMark(count), ""); m != "" {
			parts = append(parts, m+" "+name)
		} else {
			parts = append(parts, name+": "+held)
		}
	}
	if len(parts) > 0 && h.r.Mark(leftMark(1), "") != "" {
		return strings.Join(parts, "  ")
	}
	return "Cards of the others: " + strings.Join(parts, ", ")
}

// waiting is for who is not on turn.
func (h hand) waiting() render.Screen {
	return render.Screen{Title: h.turn(), Text: render.Paragraphs(h.situation(), h.comeIn())}
}

// turn is the title of who waits.
func (h hand) turn() string {
	if h.Needed == "" {
		return h.next(h.t, h.r)
	}
	return h.t.ShortName(h.Turn) + "’s turn: " + h.next(h.t, h.r)
}

// comeIn tells when a player who waits can go on with the sequence.
func (h hand) comeIn() string {
	if len(h.Hand) == 0 {
		return "You sit out this round."
	}
	if h.Needed == "" {
		return ""
	}
	for mark := h.Needed; mark != ""; mark = rankAfter(mark) {
		if !slices.ContainsFunc(h.Hand, func(id string) bool { c, _, _ := card.Parse(id); return !isWild(c) && c.Rank().String() == mark }) {
			continue
		}
		if mark == h.Needed {
			return "You have " + aRank(mark, h.r) + ": if nobody plays one before, you go on with it."
		}
		rank, _, _ := card.ParseRank(mark)
		return "You come in with " + aRank(mark, h.r) + ", once " + aRank((rank-1).String(), h.r) + " lies on top."
	}
	if wilds(h.Hand) > 0 {
		return "You can come in with a red nine."
	}
	return "You come in when a new sequence begins."
}

// goingOn is for who is on turn while a sequence runs.
func (h hand) goingOn() render.Screen {
	ways := h.Ways()
	if n := len(ways); n > maxWays {
		ways = slices.Concat(ways[:maxWays-1], ways[n-1:])
	}
	s := render.Screen{Title: "Your turn: " + aRank(h.Needed, h.r) + " is next"}
	var says []string
	choice := len(ways) > 1
	offered := make(map[string]bool)
	for _, w := range ways {
		b := render.Control{Label: h.wayText(w, choice), Do: w.Move, Style: render.Green, Help: h.wayHelp(w)}
		if choice {
			b.Style = render.Blue
			says = append(says, "**"+h.verb(w)+":** "+h.cost(w))
		}
		if len(w.Plays) > 0 {
			p := w.Plays[0]
			if i := slices.IndexFunc(w.Plays, asWild); i >= 0 {
				p = w.Plays[i]
			}
			b.Emoji = h.r.Mark(markName(p.Cards[0], p.Rank), "")
		}
		offered[w.Move] = true
		s.Rows = append(s.Rows, []render.Control{b})
	}
	if singles := h.singles(offered); singles != nil {
		s.Rows = append(s.Rows, singles)
	}
	switch {
	case choice:
		says = append([]string{"Each red nine doubles what you are left with."}, says...)
	case len(ways) > 0:
		says = []string{h.ends(ways[0])}
	}
	s.Text = render.Paragraphs(h.situation(), render.Lines(render.Lines(says...), h.clock()))
	return s
}

// asWild tells whether a play is a red nine that is used for going on.
func asWild(p rednines.Play) bool {
	c, _, _ := card.Parse(p.Cards[0])
	return isWild(c)
}

// verb says what a way does with the red nines.
func (h hand) verb(w rednines.Way) string {
	used, held := 0, wilds(h.Hand)
	for _, p := range w.Plays {
		if asWild(p) {
			used++
		}
	}
	switch {
	case held == 1 && used == 0:
		return "Keep it"
	case held == 1:
		return "Use it"
	case used == 0:
		return "Keep them"
	}
	return "Use " + strconv.Itoa(used)
}

// wilds is how many red nines there are among cards.
func wilds(ids []string) (n int) {
	for _, id := range ids {
		if c, _, ok := card.Parse(id); ok && isWild(c) {
			n++
		}
	}
	return n
}

// cost is what a way leaves in the hand.
func (h hand) cost(w rednines.Way) string {
	if w.Left == 0 {
		return "you are out, and win the round"
	}
	text := render.Plural(w.Left, "card") + " left, "
	red := wilds(h.Hand)
	for _, p := range w.Plays {
		red -= wilds(p.Cards)
	}
	if red > 0 {
		text += fmt.Sprintf("%d × %d = ", w.Points>>red, 1<<red)
	}
	return text + render.Plural(w.Points, "point")
}

// ends tells why a forced run ends where it does.
func (h hand) ends(w rednines.Way) string {
	last := w.Plays[len(w.Plays)-1].Rank
	must := "You have " + aRank(h.Needed, h.r) + ", so you play on. "
	switch {
	case w.Left == 0:
		return must + "With that you are out, and win the round."
	case last == "K":
		return must + "After the king you begin again."
	}
	return must + "After " + aRank(last, h.r) + " it is the next player’s turn: you have no " + strings.TrimPrefix(strings.TrimPrefix(aRank(rankAfter(last), h.r), "an "), "a ") + "."
}

// wayText is the label of a way.
func (h hand) wayText(w rednines.Way, choice bool) string {
	ranks := h.ranks(w.Plays)
	switch {
	case !choice:
		return "Play " + ranks
	case ranks == "":
		return h.verb(w) + ": stop"
	case w.Pass:
		return h.verb(w) + ": " + ranks + ", stop"
	}
	return h.verb(w) + ": " + ranks
}

// wayHelp says what a way does.
func (h hand) wayHelp(w rednines.Way) string {
	switch {
	case len(w.Plays) == 0:
		return "lays down nothing, and keeps the red nines"
	case w.Pass:
		return "lays down these cards, then stops"
	}
	return "lays down these cards, one after the other"
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
			parts[i] = strconv.Itoa(n) + " " + cards.RankNames[rankOf(p.Rank)][1]
		} else if n > 1 {
			parts[i] += strings.Repeat("+"+parts[i], n-1)
		}
	}
	if len(parts) > 1 && (len(parts) > all || h.r.TextOnly) {
		return parts[0] + " to " + parts[len(parts)-1]
	}
	return strings.Join(parts, "–")
}

func rankOf(mark string) card.Rank {
	rank, _, _ := card.ParseRank(mark)
	return rank
}

// singles are one card of the next rank and a red nine in its place, for who goes step by step. Other cards of the rank
// would do the same.
func (h hand) singles(offered map[string]bool) (row []render.Control) {
	seen := map[bool]bool{}
	for _, m := range h.moves {
		id, as, _ := strings.Cut(strings.TrimSuffix(strings.TrimPrefix(m, "play "), " "+strconv.Itoa(h.Step)), "=")
		c, _, ok := card.Parse(id)
		if !ok || seen[isWild(c)] {
			continue
		}
		seen[isWild(c)] = true
		if as == "" {
			as = h.Needed
		}
		if !offered[m] {
			row = append(row, h.r.On(render.Control{Label: "only", Do: m, Help: "lays down this one card; then you choose again"}, markName(id, as), render.Capital(cardText(id, as, h.r.Raw()))))
		}
	}
	return row
}
