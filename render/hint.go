package render

import (
	"cmp"
	"slices"
	"strings"

	"ruckus/games"
)

// AskHint is the host action that asks for a hint.
const AskHint = "hint"

// hintPlaces is how many places of a hand are searched for the control that makes a hint's move.
const hintPlaces = 60

// withHints adds to a hand the button that asks for a hint, or the hint itself: a line, and a sign on what is to be pressed.
func (t Table) withHints(s Screen, d Drawing, p games.Prompt, place string, home bool, r Reader) Screen {
	if t.Hint != nil && len(p.Moves) > 0 {
		way := t.wayTo(s, d, p, r)
		line := t.hintLine(d, way, r)
		s, _ = d.withNote(s, line, line, r)
		s.Rows = way.mark(s.Rows, r)
	}
	if t.hintable(p) && (home && !d.Full || d.Full && place == d.More) {
		s = s.withSmall(t.hintButton(r), r)
	}
	return s
}

// hintable tells whether a hint can be asked for: with a single move there is nothing to ask.
func (t Table) hintable(p games.Prompt) bool { return t.Hints && len(p.Moves) > 1 }

// hintButton asks for a hint.
func (t Table) hintButton(r Reader) Control {
	ask := Control{Label: "Hint", Host: AskHint, Off: t.Hint != nil}
	if !r.TextOnly {
		ask.Emoji = "💡"
	}
	return ask
}

// withSmall adds a button that must not push others aside: to the last row of buttons of which none makes a move, else to
// one of which some make none, else in a row of its own or where there is room. A row that a phone would break is taken
// only where there is no other, and then the button beside it is shortened.
func (s Screen) withSmall(c Control, r Reader) Screen {
	moves := func(c Control) bool { return c.Do != "" }
	looks := func(c Control) bool { return c.Do == "" }
	for _, narrow := range []bool{true, false} {
		for _, fits := range []func([]Control) bool{
			func(row []Control) bool { return !slices.ContainsFunc(row, moves) },
			func(row []Control) bool { return slices.ContainsFunc(row, looks) },
		} {
			for i, row := range slices.Backward(s.Rows) {
				row = append(slices.Clone(row), c)
				switch {
				case !hasRoom(s.Rows[i]) || !fits(s.Rows[i]):
				case r.TextOnly || wideOf(row...) <= phoneRow:
					return s.inRow(i, c)
				case !narrow:
					return s.inRow(i, c).shortened(i)
				}
			}
		}
	}
	return s.with(c)
}

// shortened has the button in a row that tells what can be done say "?" where that keeps the row in one line.
func (s Screen) shortened(i int) Screen {
	row := slices.Clone(s.Rows[i])
	for j, c := range row {
		if c.id() == whatCanIDo.id() {
			row[j].Label = "?"
		}
	}
	if wideOf(row...) <= phoneRow {
		s.Rows[i] = row
	}
	return s
}

// A way is how a hint's move is made from a screen.
type way struct {
	move  string
	moves []string // all ways to write it
	next  string   // the place to go to first; "" where the screen has the move itself
	last  string   // the control that makes the move in words; "" where there is none
}

// wayTo finds the control that makes the hint's move on a screen, or in the places of the hand to which it leads.
func (t Table) wayTo(s Screen, d Drawing, p games.Prompt, r Reader) way {
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
	seen, queue := map[string]bool{Since: true}, []visit(nil)
	look := func(s Screen, first string) {
		for _, place := range s.leadsTo() {
			if !seen[place] && len(seen) < hintPlaces && (d.Toward == nil || d.Toward(place, w.move)) {
				seen[place] = true
				queue = append(queue, visit{place, cmp.Or(first, place)})
			}
		}
	}
	for look(s, ""); len(queue) > 0; queue = queue[1:] {
		at := d.Hand(t, p, queue[0].place, r)
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
func (w way) maker(s Screen) string {
	for _, c := range slices.Concat(s.Rows...) {
		move, ok := w.madeBy(c)
		if !ok {
			continue
		}
		var picks []string
		for _, p := range c.Pick {
			if c.picks(c.Do, p, move) {
				picks = append(picks, join(" ", []string{p.Emoji, p.Label}))
			}
		}
		return cmp.Or(strings.Join(picks, ", "), join(" ", []string{c.Emoji, c.Label}))
	}
	return ""
}

// madeBy tells whether a control makes the move, and as what it is written there.
func (w way) madeBy(c Control) (move string, ok bool) {
	i := slices.IndexFunc(w.moves, c.Makes)
	if i < 0 {
		return "", false
	}
	return w.moves[i], true
}

// picks tells whether an entry is one of those with which a control that gives this gives it.
func (c Control) picks(pattern string, p Choice, what string) bool {
	before, after, _ := strings.Cut(pattern, "*")
	picked := strings.TrimSuffix(strings.TrimPrefix(what, before), after)
	return picked == p.Value || c.Max > 1 && slices.Contains(strings.Split(picked, "+"), p.Value)
}

// leadsTo are the places that the controls of a screen lead to, without menus in which several can be picked.
func (s Screen) leadsTo() (places []string) {
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
func (w way) mark(rows [][]Control, r Reader) [][]Control {
	if w.last == "" {
		return rows
	}
	return eachControl(rows, func(c Control) Control {
		pattern := c.Do
		what, ok := w.madeBy(c)
		if w.next != "" {
			pattern, what, ok = c.Go, w.next, c.leads(w.next)
		}
		if !ok {
			return c
		}
		c = c.pointed("Hint:", r)
		for i, p := range c.Pick {
			if c.picks(pattern, p, what) {
				c.Pick[i].Label = pointed(p.Label, "Hint:", MaxChoice, r)
			}
		}
		return c
	})
}

// eachControl are rows of controls with each as change makes it.
func eachControl(rows [][]Control, change func(Control) Control) [][]Control {
	rows = slices.Clone(rows)
	for i, row := range rows {
		rows[i] = slices.Clone(row)
		for j, c := range row {
			rows[i][j] = change(c)
		}
	}
	return rows
}

// pointed is a control with a sign that it is to be pressed, which has these words for those who read text only. A button is green,
// too. The entries of a menu can be changed in it.
func (c Control) pointed(words string, r Reader) Control {
	most := maxPrompt
	if c.Pick == nil {
		c.Style, most = Green, maxLabel
	}
	c.Pick = slices.Clone(c.Pick)
	c.Label = pointed(c.Label, words, most, r)
	return c
}

// pointed is a label of so many characters at most with the sign in front of it.
func pointed(label, words string, most int, r Reader) string {
	sign := "👉"
	if r.TextOnly {
		sign = words
	}
	return clip(strings.TrimSpace(sign+" "+label), most)
}

// hintLine says what a hard robot would do, and why.
func (t Table) hintLine(d Drawing, w way, r Reader) string {
	sign := "💡 **Hint:** "
	if r.TextOnly {
		sign = "Hint: "
	}
	why := ""
	switch {
	case w.move == "":
		why = "The hard robot would wait."
	case d.Why != nil:
		why = d.Why(t, w.move, t.Hint.Reasons, r)
	}
	switch {
	case why != "":
	case w.last != "":
		why = "The hard robot would play this: " + w.last + "."
	default:
		why = "The hard robot would play `" + w.move + "`."
	}
	return sign + clip(why, maxNote)
}

// Because makes a Drawing's Why of what names a move, and of what puts a reason into words, "" for one that it does not know.
// It tells so many reasons at most: two or three, more make nobody wiser.
func Because(most int, named func(t Table, move string, r Reader) string, reason func(t Table, e games.Event, r Reader) string,
) func(t Table, move string, reasons []games.Event, r Reader) string {
	return func(t Table, move string, reasons []games.Event, r Reader) string {
		var says []string
		for _, e := range reasons {
			if said := reason(t, e, r); said != "" && len(says) < most {
				says = append(says, said)
			}
		}
		text := named(t, move, r)
		if says == nil {
			return text
		}
		return text + " " + Capital(strings.Join(says, "; ")) + "."
	}
}

// hintsUsed tells at the end how many hints a player has got; "" for none.
func (t Table) hintsUsed(s games.Seat) string {
	if n := At(t.Players, s).Hints; n > 0 {
		return " (" + Plural(n, "hint") + ")"
	}
	return ""
}
