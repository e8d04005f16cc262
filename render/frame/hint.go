package frame

import (
	"cmp"
	"slices"
	"strings"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// AskHint is the host action that asks for a hint.
const AskHint = "hint"

// OnlyMove is the host action by which a player has single moves made for them from now on.
const OnlyMove = "only"

// hintPlaces is how many places of a hand are searched for the control that makes a hint's move.
const hintPlaces = 60

// withHints adds to a hand the button that asks for a hint, or the hint itself: a line, and a sign on what is to be pressed.
func (t Table) withHints(s screen.Screen, d look.Drawing, p games.Prompt, place, note string, home bool, r screen.Reader) screen.Screen {
	if t.Hint != nil && len(p.Moves) > 0 {
		way := t.wayTo(s, d, p, r)
		if note == "" { // a hand has room for one of them, and what is to be pressed is marked in any case
			line := t.hintLine(d, way, r)
			s, _ = withNote(d, s, line, line, r)
		}
		s.Rows = way.mark(s.Rows, r)
	}
	if t.Plan != nil { // it has ideas in place of a hint
		return s
	}
	last := len(s.Rows) - 1
	switch {
	case !t.hintable(p):
	case home && !d.Full && screen.HasRoom(s.Rows[last]): // it stays beside More, and doesn't move what a game has there
		s.Rows = slices.Clone(s.Rows)
		s.Rows[last] = slices.Insert(slices.Clone(s.Rows[last]), 1, t.hintButton(r))
	case home && !d.Full || d.Full && place == d.More:
		s = withSmall(s, t.hintButton(r), r)
	}
	if t.Single && home && !d.Full && !t.Solo.First() {
		s = withSmall(s, screen.Control{Label: screen.LabelOnlyMove, Host: OnlyMove}, r)
	}
	return s
}

// hintable reports whether there is something to ask: with a single move there is not.
func (t Table) hintable(p games.Prompt) bool { return t.Hints && len(p.Moves) > 0 && !p.Single() }

// hintButton asks for a hint; one is enough.
func (t Table) hintButton(r screen.Reader) screen.Control {
	ask := screen.Control{Label: say("hint"), Host: AskHint, Off: t.Hint != nil}
	if !r.TextOnly {
		ask.Emoji = "💡"
	}
	return ask
}

// withSmall adds a button that must not push others aside: to the last row of buttons of which none makes a move, else to
// one of which some make none, else in a row of its own or where there is room. A row that a phone would break is taken
// only where there is no other.
func withSmall(s screen.Screen, c screen.Control, r screen.Reader) screen.Screen {
	moves := func(c screen.Control) bool { return c.Do != "" }
	looks := func(c screen.Control) bool { return c.Do == "" }
	for _, narrow := range []bool{true, false} {
		for _, fits := range []func([]screen.Control) bool{
			func(row []screen.Control) bool { return !slices.ContainsFunc(row, moves) },
			func(row []screen.Control) bool { return slices.ContainsFunc(row, looks) },
		} {
			for i, row := range slices.Backward(s.Rows) {
				row = append(slices.Clone(row), c)
				switch {
				case !screen.HasRoom(s.Rows[i]) || !fits(s.Rows[i]):
				case r.TextOnly || wideOf(row...) <= phoneRow:
					return s.InRow(i, c)
				case !narrow:
					return s.InRow(i, c)
				}
			}
		}
	}
	return s.With(c)
}

// A way is how a hint's move is made from a screen.
type way struct {
	move  string
	moves []string // all ways to write it
	next  string   // the place to go to first; "" where the screen has the move itself
	last  string   // the control that makes the move in words; "" where there is none
}

// wayTo finds the control that makes the hint's move on a screen, or in the places of the hand to which it leads.
func (t Table) wayTo(s screen.Screen, d look.Drawing, p games.Prompt, r screen.Reader) way {
	w := way{move: t.Hint.Move, moves: []string{t.Hint.Move}}
	if w.move == "" {
		return w
	}
	if d.Alike != nil {
		w.moves = append(w.moves, d.Alike(w.move)...)
	}
	w.last = w.maker(s)
	if w.last != "" {
		return w
	}
	type visit struct{ place, first string }
	seen, queue := map[string]bool{Since: true, MorePlace: true}, []visit(nil)
	look := func(s screen.Screen, first string) {
		for _, place := range leadsTo(s) {
			if !seen[place] && len(seen) < hintPlaces {
				seen[place] = true
				queue = append(queue, visit{place, cmp.Or(first, place)})
			}
		}
	}
	for look(s, ""); len(queue) > 0; queue = queue[1:] {
		at := d.Hand(t.Table, p, queue[0].place, r)
		w.last = w.maker(at)
		if w.last != "" {
			w.next = queue[0].first
			return w
		}
		look(at, queue[0].first)
	}
	return w
}

// maker is what the control is called that makes the move; "" for none.
func (w way) maker(s screen.Screen) string {
	for _, c := range slices.Concat(s.Rows...) {
		move, ok := w.madeBy(c)
		if !ok {
			continue
		}
		var picks []string
		for _, p := range c.Pick {
			if chosenBy(c, c.Do, p, move) {
				picks = append(picks, screen.Join(" ", []string{p.Emoji, p.Label}))
			}
		}
		return cmp.Or(strings.Join(picks, ", "), screen.Join(" ", []string{c.Emoji, c.Label}))
	}
	return ""
}

// madeBy reports whether a control makes the move, and as what it is written there.
func (w way) madeBy(c screen.Control) (move string, ok bool) {
	i := slices.IndexFunc(w.moves, c.Makes)
	if i < 0 {
		return "", false
	}
	return w.moves[i], true
}

// chosenBy reports whether an entry is one of those with which a control that gives this gives it.
func chosenBy(c screen.Control, pattern string, p screen.Choice, what string) bool {
	before, after, _ := strings.Cut(pattern, "*")
	picked := strings.TrimSuffix(strings.TrimPrefix(what, before), after)
	return picked == p.Value || c.Max > 1 && slices.Contains(strings.Split(picked, "+"), p.Value)
}

// leadsTo are the places that the controls of a screen lead to, without menus in which several can be picked.
func leadsTo(s screen.Screen) (places []string) {
	for _, c := range slices.Concat(s.Rows...) {
		switch {
		case c.Off || c.Go == "":
		case c.Pick == nil:
			places = append(places, c.Go)
		case c.Max <= 1:
			for _, p := range c.Pick {
				places = append(places, strings.Replace(c.Go, "*", p.Value, 1))
			}
		}
	}
	return places
}

// mark puts a sign on the controls that make the move, or else on those that lead to them.
func (w way) mark(rows [][]screen.Control, r screen.Reader) [][]screen.Control {
	if w.last == "" {
		return rows
	}
	return screen.EachControl(rows, func(c screen.Control) screen.Control {
		pattern := c.Do
		what, ok := w.madeBy(c)
		if w.next != "" {
			pattern, what, ok = c.Go, w.next, c.Leads(w.next)
		}
		if !ok {
			return c
		}
		c = c.Pointed(say("hint.point"), r)
		for i, p := range c.Pick {
			c.Pick[i].Chosen = false // Discord would show it in place of the menu's own words, and the sign with them
			if chosenBy(c, pattern, p, what) {
				c.Pick[i].Label = screen.Pointed(p.Label, say("hint.point"), screen.MaxChoice, r)
			}
		}
		return c
	})
}

// hintLine says what a hard robot would do, and why.
func (t Table) hintLine(d look.Drawing, w way, r screen.Reader) string {
	says := t.hintText(d, w, r)
	if w.move != "" && len(t.Hint.Reasons) == 0 {
		says = screen.Join(" ", []string{says, say("hint.close")})
	}
	if r.TextOnly {
		return say("hint.text", "hint", says)
	}
	return say("hint.line", "hint", says)
}

func (t Table) hintText(d look.Drawing, w way, r screen.Reader) string {
	why := ""
	switch {
	case w.move == "":
		why = say("hint.wait")
	case d.Why != nil:
		why = d.Why(t.Table, w.move, t.Hint.Reasons, r)
	}
	switch {
	case why != "":
	case w.last != "":
		why = say("hint.press", "button", w.last)
	default:
		why = say("hint.move", "move", w.move)
	}
	return markup.Clip(why, screen.MaxNote)
}

// hintsUsed tells at the end how many hints a player has got; "" for none.
func (t Table) hintsUsed(s games.Seat) string {
	if n := look.At(t.Players, s).Hints; n > 0 {
		return " " + say("hints", "n", n)
	}
	return ""
}
