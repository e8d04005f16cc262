// Package rednines draws Red Nines: how the game presents itself on screens.
package rednines

import (
	_ "embed" // for the samples
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
			return look.Drawing{Board: g.board, Hand: g.hand, Tell: g.tell, Named: cards.Named, Why: look.Because(2, g.hinted, g.reason), Alike: g.alike, Beside: g.beside, Held: g.held, Marked: v.Turn != games.Table}
		}),
		Guide:   guide,
		Badge:   "🪜",
		Marks:   marks(),
		Lesson:  lesson().Worded(book),
		Card:    cardNamed,
		Moment:  remembered,
		Turn:    say("turn"),
		Samples: look.Samples{Text: samples},
		Levels: map[games.Level]string{
			games.Easy:   say("level.easy"),
			games.Medium: say("level.medium"),
			games.Hard:   say("level.hard"),
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
		return screen.Screen{Title: say("board.over", "game", t.Kind.Title), Text: screen.Paragraphs(say("won.last", "round", n.roundTitle(t)), n.hands(t, r))}
	}
	title := say("board", "game", t.Kind.Title, "round", n.round(), "next", n.next(t, r))
	last := n.sequence(r)
	s := cards.Above(screen.Screen{Title: title, Text: n.players(t, r)}, say("pile"), last[max(0, len(last)-6):], r)
	if laid := n.laid(t, r); laid != "" {
		s.Fields = []screen.Field{{Name: say("played"), Text: laid}}
	}
	return s
}

// round names the present round.
func (n scene) round() string {
	if n.Round > n.Rounds() {
		return say("round.extra")
	}
	return say("round", "n", n.Round, "rounds", n.Rounds())
}

// next says in a title which rank goes on, or who begins.
func (n scene) next(t look.Table, r screen.Reader) string {
	switch {
	case n.Needed != "":
		return say("next", "rank", cards.PlainRank(n.Needed, r))
	case n.Phase == rednines.Opening:
		return say("next.opens", "who", t.ShortName(n.Turn))
	}
	return say("next.begins", "who", t.ShortName(n.Turn))
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
			lines = append(lines, say("played.again", "who", t.ShortName(p.Seat), "cards", laid))
		default:
			lines = append(lines, say("played.by", "who", t.ShortName(p.Seat), "cards", laid))
		}
	}
	return strings.Join(lines[max(0, len(lines)-turns):], "\n")
}

// beside is what a hand leaves out of the table: who laid down what, and everybody's points.
func (n scene) beside(t look.Table, r screen.Reader) string {
	if n.Phase == rednines.Between {
		return n.points(t)
	}
	if n.Round < 2 {
		return n.laid(t, r)
	}
	points := make([]string, len(n.Totals))
	for i, total := range n.Totals {
		points[i] = t.ShortName(games.Seat(i)) + " " + screen.Number(total)
	}
	return screen.Lines(n.laid(t, r), screen.Small(say("points", "points", strings.Join(points, " · ")), r))
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
			mark, held = "", say("player.out")
		case mark == "":
			held = say("player.cards", "n", n.Counts[seat])
		}
		total := look.At(n.Totals, seat)
		says := []string{held, screen.Number(total)}
		if i == 0 || r.TextOnly { // the other rows are read like the first
			says[1] = say("player.points", "n", total)
		}
		if seat == n.Turn && r.TextOnly { // else the arrow says it
			says = append(says, say("player.turn"))
		}
		if seat == n.Dealer {
			says = append(says, say("player.dealer"))
		}
		rows[i] = t.PlayerRow(seat, mark, seat == n.Turn, r, says...)
	}
	return strings.Join(rows, "\n")
}

// tell puts an event into words.
func (n scene) tell(t look.Table, e games.Event, r screen.Reader) string {
	return look.Tell(book.Text("told."+e.Verb), t, e, func(string) any { // the cards
		texts := make([]string, len(e.Tokens))
		for i, c := range e.Tokens {
			id, as := rednines.ParseCard(c)
			texts[i] = cardText(id, as, r)
		}
		return screen.List(texts, say("and"))
	})
}

// remembered puts into words what was worth remembering, see the kind's Story.
func remembered(t look.Table, e games.Event) string {
	return look.Tell(book.Text("moment."+e.Verb), t, e, func(string) any { return nil })
}
