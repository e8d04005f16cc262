// Package rednines draws Red Nines: what it says of itself on the screens of package render.
package rednines

import (
	"cmp"
	_ "embed" // for the samples
	"fmt"
	"slices"
	"strings"

	"ruckus/games"
	"ruckus/games/rednines"
	"ruckus/render/cards"
	"ruckus/render/look"
	"ruckus/render/screen"
)

//go:embed samples.txt
var samples string

// Look is the look of Red Nines.
func Look() look.Look {
	return look.Look{
		Draw: look.DrawAs(func(v rednines.View) look.Drawing {
			g := scene{v}
			return look.Drawing{Board: g.board, Hand: g.hand, Tell: g.tell, Note: cards.Note, Why: look.Because(2, g.hinted, g.reason), Alike: g.alike, Beside: g.beside, Held: g.held}
		}),
		Guide:   guide,
		Marks:   marks(),
		Lesson:  lesson(),
		Card:    cardNamed,
		Moment:  look.Remember(memories, nil),
		Turn:    "sequence",
		Samples: look.Samples{Text: samples},
		Levels: map[games.Level]string{
			games.Easy:   "begins anywhere, and keeps a red nine two times in three",
			games.Medium: "begins its longest sequence; beats an easy one in 63 of 100 games",
			games.Hard:   "remembers who could not go on; beats a medium one in 82 of 100 games",
		},
	}
}

// scene is what the screens of Red Nines show of one view.
type scene struct{ rednines.View }

func (n scene) board(t look.Table, r screen.Reader) screen.Screen {
	switch n.Phase {
	case rednines.Between:
		return n.withLastCard(screen.Screen{Title: n.roundTitle(t), Text: screen.Paragraphs(n.points(t), n.hands(t, r), look.Readiness(t, n.Ready.List()))}, r)
	case rednines.Ended:
		return screen.Screen{Title: t.Kind.Title + " – the final score", Text: screen.Paragraphs("Last round: "+n.roundTitle(t)+".", n.hands(t, r))}
	}
	s := screen.Screen{Title: t.Kind.Title + " – " + n.round(), Text: n.players(t, r)}
	if next := n.next(t, r); next != "" {
		s.Title += " · " + next
	}
	last := n.sequence(r)
	s = cards.Above(s, "On the pile", last[max(0, len(last)-6):], r)
	if laid := n.laid(t, r); laid != "" {
		s.Fields = []screen.Field{{Name: "Laid down, newest last", Text: laid}}
	}
	return s
}

// round names the present round.
func (n scene) round() string {
	if n.Round > n.Rounds() {
		return "the extra round"
	}
	return fmt.Sprintf("round %d of %d", n.Round, n.Rounds())
}

// next says in a title which rank goes on, or who begins.
func (n scene) next(t look.Table, r screen.Reader) string {
	switch {
	case n.Needed != "":
		return cards.ARank(n.Needed, r) + " is next"
	case n.Phase == rednines.Opening:
		return t.ShortName(n.Turn) + " opens"
	}
	return t.ShortName(n.Turn) + " begins again"
}

// sequence is the cards of the sequence that runs, or has ended.
func (n scene) sequence(r screen.Reader) []string {
	var texts []string
	for _, p := range n.Pile {
		if p.Fresh {
			texts = nil
		}
		texts = append(texts, cardTexts(p.Cards, p.Rank, r)...)
	}
	return texts
}

// laid is who laid down what, a line for each turn.
func (n scene) laid(t look.Table, r screen.Reader) string {
	const turns = 4
	var lines []string
	for i, p := range n.Pile {
		laid := cards.Row(cardTexts(p.Cards, p.Rank, r), r)
		switch {
		case i > 0 && p.Seat == n.Pile[i-1].Seat && !p.Fresh:
			lines[len(lines)-1] += cards.Row([]string{"", laid}, r)
		case i > 0 && p.Fresh:
			lines = append(lines, "**"+t.ShortName(p.Seat)+"** begins again: "+laid)
		default:
			lines = append(lines, "**"+t.ShortName(p.Seat)+"** "+laid)
		}
	}
	return strings.Join(lines[max(0, len(lines)-turns):], "\n")
}

// beside is what a hand leaves out of the table: who laid down what, and everybody's points.
func (n scene) beside(t look.Table, r screen.Reader) string {
	if n.Phase == rednines.Between {
		return n.points(t)
	}
	var points []string
	for i, total := range n.Totals {
		if n.Round > 1 {
			points = append(points, fmt.Sprintf("%s %d", t.ShortName(games.Seat(i)), total))
		}
	}
	return screen.Lines(n.laid(t, r), strings.TrimSuffix("-# Points: "+strings.Join(points, " · "), "-# Points: "))
}

// players lists everybody by the cards that are left, with the points so far.
func (n scene) players(t look.Table, r screen.Reader) string {
	order := slices.Clone(n.Counts)
	for i := range order {
		if !n.In.Has(games.Seat(i)) { // they come last
			order[i] += maxLeft
		}
	}
	rows := make([]string, len(order))
	for i, seat := range games.LowestFirst(order) {
		mark, held := r.Mark(leftMark(n.Counts[seat]), ""), ""
		switch {
		case !n.In.Has(seat):
			mark, held = "", "not in this round"
		case mark == "":
			held = screen.Plural(n.Counts[seat], "card")
		}
		says := []string{held, screen.Plural(look.At(n.Totals, seat), "point")}
		if seat == n.Turn {
			says = append(says, "on turn")
		}
		if seat == n.Dealer {
			says = append(says, "dealer")
		}
		rows[i] = t.PlayerRow(seat, mark, seat == n.Turn, r, says...)
	}
	return strings.Join(rows, "\n")
}

// told are the events in words.
var told = look.Phrases{
	"deal":    "Round {n}: {who} {deals|deal}",
	"play":    "{who} {plays|play} {cards}",
	"pass":    "{who} {passes|pass}",
	"king":    "After a king {who} {begins|begin} a new sequence",
	"restart": "Nobody else goes on: {who} {begins|begin} a new sequence",
	"round":   "{who} {wins|win} round {n}",
	"tie":     "{who} are level and play one more round",
}

func (n scene) tell(t look.Table, e games.Event, r screen.Reader) string {
	return told.Say(t, e, func(string) string { // the cards
		texts := make([]string, len(e.Tokens))
		for i, c := range e.Tokens {
			id, as, _ := strings.Cut(c, "=")
			texts[i] = cardText(id, cmp.Or(as, "9"), r)
		}
		return screen.List(texts, "and")
	})
}

// memories are what was worth remembering, see the kind's Story.
var memories = look.Phrases{
	"doubled": "The nine that doubled everybody: {who} went out with it, and the others got {n point}",
	"run":     "Most in a row: {who}, {n card}",
	"caught":  "Costliest hand: {who}, {n point} in one round",
}
