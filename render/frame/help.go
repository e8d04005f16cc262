package frame

import (
	"slices"
	"strings"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// Places in every hand.
const (
	Controls = "_controls" // what the controls of the hand's first place do
	Why      = "_why "     // and a page of the rules
)

// whatCanIDo leads to [Controls].
var whatCanIDo = screen.Control{Label: say("what"), Go: Controls}

// MorePlace is the place in the hand of a game that has none for what is no move: see look.Drawing.
const MorePlace = "_more"

var (
	moreHere  = screen.Control{Label: screen.LabelMore, Go: MorePlace} // leads to it, beside the hint
	rulesHere = screen.Control{Label: screen.LabelRules, Go: Why + look.FirstPlace}
)

// moreLast puts the button that leads to it first in the last row of a hand, with the others of its row. A client keeps the end of a
// channel in sight, so a message grows upwards: the moves above come and go, and a thumb on its way to a button that stays never hits
// one of them. Ready stands there, too: a second tap must not play in the next round. A grid keeps its own order.
func moreLast(s screen.Screen, d look.Drawing) screen.Screen {
	if d.Full {
		return s
	}
	last, rest := []screen.Control{moreHere}, slices.Clone(s.Rows)
	leads := func(c screen.Control) bool { return d.More != "" && c.Go == d.More }
	switch at := slices.IndexFunc(rest, func(row []screen.Control) bool { return slices.ContainsFunc(row, leads) }); {
	case at >= 0:
		i := slices.IndexFunc(rest[at], leads)
		last = slices.Concat(rest[at][i:i+1], rest[at][:i], rest[at][i+1:])
		rest = slices.Delete(rest, at, at+1)
	case d.More != "":
		return s
	case len(rest) == screen.MaxRows:
		return s.With(moreHere)
	case len(rest) == 1 && len(rest[0]) == 1 && strings.HasPrefix(rest[0][0].Do, "ready "):
		last, rest = append(last, rest[0]...), nil
	}
	s.Rows = append(rest, last)
	return s
}

// moreButtons are the frame's own, at the place in a hand for what is no move. Going back from there shows the hand as it is. What has happened since the last turn is no
// question in a race.
func (t Table) moreButtons(d look.Drawing, r screen.Reader) []screen.Control {
	board := boardDown
	if t.Private() {
		board = t.tableButton()
	}
	all := append(t.sinceButton(d, r), board, whatCanIDo)
	if !t.Private() {
		all = append(all, leave)
	}
	return all
}

// phoneRow is how wide a row of buttons may be before a phone breaks it, in pixels.
const phoneRow = 340

// wideOf is about how wide a row of buttons is, in pixels.
func wideOf(row ...screen.Control) (wide int) {
	const letter, around, emoji = 8, 32, 24
	for _, c := range row {
		wide += markup.Width(c.Label)*letter + around
		if c.Emoji != "" {
			wide += emoji
		}
	}
	return wide
}

// help draws a place that explains the game instead of playing it. It returns false where the place is none.
func (t Table) help(d look.Drawing, p games.Prompt, place string, r screen.Reader) (screen.Screen, bool) {
	if place == Controls {
		return t.controlsPage(d, p, r), true
	}
	page, ok := strings.CutPrefix(place, Why)
	if !ok {
		return screen.Screen{}, false
	}
	s := t.rules(page, Why, r)
	s.Rows = append(s.Rows, []screen.Control{screen.Back(screen.LabelBackToHand)})
	return s, true
}

// Reads reports whether a place in a hand is a page to read: it has no room for a note.
func Reads(place string) bool {
	return place == Controls || place == TablePlace || strings.HasPrefix(place, Why)
}

// withWhy adds to a refused hand the button that opens the rule, if the refusal names one.
func (t Table) withWhy(s screen.Screen, r screen.Reader) screen.Screen {
	if t.Rule == "" || !slices.ContainsFunc(t.guide(), func(p look.Page) bool { return p.Place == t.Rule }) {
		return s
	}
	return withSmall(s, screen.Control{Label: screen.LabelWhy, Go: Why + t.Rule}, r)
}

// welcome tells somebody new on top of their hand how to learn the game, unless that has something to say already. A hand that
// has a place of its own for notes keeps its buttons where they are. In a running game it is no button for a turn, and in later rounds
// nobody is new.
func (t Table) welcome(d look.Drawing, s screen.Screen, note string, r screen.Reader) screen.Screen {
	if !t.First || t.Chapter.Round > 1 || note != "" || t.Hint != nil || t.Phase != look.LobbyPhase && t.Phase != look.PlayingPhase || t.Look.Lesson == nil && t.Look.Guide == nil {
		return s
	}
	line := say("first.lesson")
	show := learnIt
	if t.Look.Lesson == nil {
		line = say("first.rules")
		show = screen.Control{Label: look.FirstTitle, Go: Why + look.FirstPlace}
	}
	if t.Phase == look.LobbyPhase {
		show.Style = screen.Green
	}
	if d.Noted != nil {
		if with, ok := d.Noted(s, say("first.hand"), r); ok {
			return with
		}
	}
	with := withSmall(s, show, r)
	breaks := func(row []screen.Control) bool {
		return wideOf(row...) > phoneRow && slices.ContainsFunc(row, func(c screen.Control) bool { return c.Host == show.Host && c.Go == show.Go })
	}
	if d.Tight && s.Picture != nil && !r.TextOnly && slices.ContainsFunc(with.Rows, breaks) {
		return s // the next hand with room says it
	}
	if t.Phase == look.PlayingPhase {
		line = screen.Lines(d.Aim, line)
	}
	with.Text = together(d, s, r)(line, s.Text)
	return with
}

// maxEntries is how many entries of a menu the list of controls names.
const maxEntries = 8

// controlsPage says in words what every control at the hand's first place does.
func (t Table) controlsPage(d look.Drawing, p games.Prompt, r screen.Reader) screen.Screen {
	seen, words := t.firstPlace(d, p, r), t.firstPlace(d, p, screen.Reader{Locale: r.Locale, TextOnly: true})
	var said []explanation
	for i, row := range seen.Rows {
		for j, c := range row {
			said = append(said, explain(c, words.Rows[i][j], r))
		}
	}
	if hint := t.hintButton(r); !d.Full && t.hintable(p) {
		said = append(said, explain(hint, hint, r))
	}
	text := listed(said)
	if said == nil {
		text = say("what.nothing")
	}
	return screen.Screen{
		Title: t.titled("what.title"), Accent: screen.PlayingColour,
		Text: screen.ClipLines(text, screen.MaxText-screen.MaxNote),
		Rows: [][]screen.Control{{screen.Back(screen.LabelBackToHand), rulesHere}},
	}
}

// An explanation is a control as it looks, and what it does.
type explanation struct{ looks, does string }

// listed are explanations in a list. Neighbours that do the same share a line.
func listed(all []explanation) string {
	var lines []string
	for i, e := range all {
		if i > 0 && e.does != "" && e.does == all[i-1].does {
			all[i].looks = all[i-1].looks + " " + e.looks
			lines = lines[:len(lines)-1]
		}
		lines = append(lines, "- "+screen.Join(": ", []string{all[i].looks, e.does}))
	}
	return strings.Join(lines, "\n")
}

// explain tells what a control does: by its own words, or by those for people who read text only.
func explain(c, words screen.Control, r screen.Reader) explanation {
	looks, does := "**"+markup.Escape(c.Label)+"**", c.Help
	if c.Emoji != "" {
		looks = screen.Join(" ", []string{emoji(r, c.Emoji), looks})
		if c.Label == "" {
			looks = emoji(r, c.Emoji)
		}
	}
	if does == "" && words.Label != c.Label && c.Pick == nil {
		does = markup.Escape(words.Label)
	}
	if does == "" {
		does = help(c)
	}
	if does == "" && c.Pick != nil {
		does = entries(words)
	}
	if c.Off {
		does = screen.Join("; ", []string{does, say("what.off")})
	}
	return explanation{looks, does}
}

// emoji is an emoji of a control as a text writes it: nothing for those who read text only.
func emoji(r screen.Reader, s string) string {
	if r.TextOnly {
		return ""
	}
	return s
}

// entries are the entries of a menu, in words.
func entries(c screen.Control) string {
	var labels []string
	for _, e := range c.Pick {
		if len(labels) == maxEntries {
			labels = append(labels, say("more", "n", len(c.Pick)-maxEntries))
			break
		}
		labels = append(labels, markup.Escape(e.Label))
	}
	return strings.Join(labels, "; ")
}

// help says what a control does that is the same in all games; "" for any other.
func help(c screen.Control) string {
	switch c.ID() {
	case screen.Refresh().ID():
		return say("what.refresh")
	case screen.Control{Go: Since}.ID():
		return say("what.since")
	case moreHere.ID():
		return say("what.more")
	case rulesHere.ID(), screen.Control{Host: look.Rules}.ID():
		return say("what.rules")
	case boardDown.ID():
		return say("what.down")
	case screen.Control{Host: AskHint}.ID():
		return say("what.hint")
	case screen.Control{Go: TablePlace}.ID():
		return say("what.table")
	}
	return ""
}
