package frame

import (
	"cmp"
	"slices"
	"strconv"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// because says why a robot made the last move, as a hint would say it to the player in that seat; "" where nobody asks.
func (t Table) because(p look.Replayed, r screen.Reader) string {
	if !p.Why || !p.Robot {
		return ""
	}
	why := ""
	if d := t.Look.Drawing(p.Before); d.Why != nil && len(p.Because) > 0 {
		why = d.Why(t.Table, p.Made, p.Because, r)
	}
	why = markup.Clip(cmp.Or(why, say("hint.close")), screen.MaxNote)
	if r.TextOnly {
		return say("hint.for.text", "who", t.ShortName(p.Seat), "hint", why)
	}
	return say("hint.for", "who", t.ShortName(p.Seat), "hint", why)
}

// A stop is an entry of the menu Go to.
type stop struct {
	move        int
	label, help string
}

// goMenu leads to the start, the end, the rounds and the highlights; of more than a menu can have, to those around this place,
// and rounds come first.
func goMenu(p look.Replayed, t Table, r screen.Reader) screen.Control {
	stops := []stop{{0, say("go.start"), say("go.move", "n", 0)}}
	const most = screen.MaxChoices - 2
	for _, i := range nearest(len(p.Rounds), most, p.Move, func(i int) int { return p.Rounds[i] }) {
		label := say("go.round", "n", p.FirstRound+i)
		if p.FirstRound+i == 0 {
			label = say("go.before")
		}
		stops = append(stops, stop{p.Rounds[i], label, say("go.move", "n", p.Rounds[i])})
	}
	for _, i := range nearest(len(p.Highlights), most-len(p.Rounds), p.Move, func(i int) int { return p.Highlights[i].Move }) {
		high := p.Highlights[i]
		if high.Move >= p.Moves {
			continue
		}
		help := say("go.move", "n", high.Move)
		if round := roundAt(p, high.Move); round > 0 {
			help = say("go.move.round", "n", high.Move, "round", round)
		}
		stops = append(stops, stop{high.Move, t.highlight(high.Event, p, r), help})
	}
	stops = append(stops, stop{p.Moves, say("go.end"), say("go.move", "n", p.Moves)})
	slices.SortStableFunc(stops, func(a, b stop) int { return cmp.Compare(a.move, b.move) })
	c := screen.Control{Label: say("go"), Go: "*." + ReplayPlace{View: p.View, Led: p.Led, Ask: "round"}.within()}
	for i, s := range stops {
		if s.label != "" && (i == 0 || s.move > stops[i-1].move) { // no two lead to one place
			c.Pick = append(c.Pick, screen.Choice{Label: markup.Clip(s.label, screen.MaxChoice), Help: s.help, Value: strconv.Itoa(s.move)})
		}
	}
	return c
}

// nearest returns at most that many of n things in order, those around a move.
func nearest(n, most, move int, at func(i int) int) (list []int) {
	most, now := max(0, min(most, n)), 0
	for i := range n {
		if at(i) <= move {
			now = i
		}
	}
	from := max(0, min(now-most/2, n-most))
	for i := range most {
		list = append(list, from+i)
	}
	return list
}

// roundAt returns the round in which a move was made; 0 in a game without rounds.
func roundAt(p look.Replayed, move int) int {
	if len(p.Rounds) < 2 {
		return 0
	}
	for i := len(p.Rounds) - 1; i > 0; i-- {
		if p.Rounds[i] < move {
			return p.FirstRound + i
		}
	}
	return p.FirstRound
}

// highlight puts a highlight into words for a menu.
func (t Table) highlight(e games.Event, p look.Replayed, r screen.Reader) string {
	said := ""
	if t.Look.Moment != nil {
		said = t.Look.Moment(t.Table, e)
	}
	return markup.Plain(screen.Capital(cmp.Or(said, t.told(t.Look.Drawing(p.Public), e, r.Raw()))))
}
