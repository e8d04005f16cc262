package frame

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// A Panel is a private screen on which somebody sees items with their values and changes them: the options of a lobby, the settings
// of a server, what a person wants for themselves. It stays open, and after each change it is drawn again with what is new on top.
// It knows neither where the values are kept nor who may change them. A press on it can be old or forged, so take one only by
// looking the item up in the panel as it is then.
type Panel struct {
	Title  string
	Accent int
	Notes  []string // paragraphs above the items
	Items  []Item
	Below  string             // a paragraph below them
	Menu   []screen.Control   // above all other controls; nil: none
	Parts  []Part             // the first stands on the first page, the second on the second
	Others [][]screen.Control // rows below the menu of items
	Beside []screen.Control   // at the end of the last row
	Brief  bool               // a few items: each is explained and has its controls right here, and none can be reset
	Terse  bool               // the menu alone has the items that are as usual, and what the others usually are
}

// An Item is an option with its value.
type Item struct {
	games.Option
	Value int
	Says  string // where the value is from, as Markdown; "" for nothing
	Set   bool   // it can be reset
	Extra bool   // it is no game's own, so the printed rules don't have it
}

// A Part is what a page of a panel has besides items.
type Part struct {
	Name string // on the button that leads there
	Text string
	Rows [][]screen.Control
	Set  []screen.Choice // what of it can be reset, by name
}

// Places inside a panel. All but the first stand before a blank and a name.
const (
	PlaceResetOne = "one"    // asks which item to reset
	PlaceReset    = "reset"  // an item; with no name all of them
	PlaceSet      = "set"    // an item and its new value, see ParseOption; without one it asks
	PlaceOption   = "option" // an item's own page
	PlacePage     = "page"   // by number, from 1, or by the name of what is on it
)

const (
	perPage  = 20   // items: a menu has room for their names
	pageText = 2800 // of the items on one page, in UTF-16 code units
	maxValue = 60   // of a value, in UTF-16 code units
	chosen   = "✓ " // before the value that an item has
)

// Find is the item of this name.
func (p Panel) Find(name string) (Item, bool) {
	i := slices.IndexFunc(p.Items, func(o Item) bool { return o.Name == name })
	if i < 0 {
		return Item{}, false
	}
	return p.Items[i], true
}

// Screen draws a place in the panel; one that does not exist is the first page. The note is a sentence in Markdown to be shown on top.
func (p Panel) Screen(place, note string) screen.Screen {
	what, name, _ := strings.Cut(place, " ")
	s := screen.Screen{Title: p.Title, Accent: p.Accent}
	o, found := p.Find(name)
	switch set := p.set(); {
	case found && what == PlaceOption && !p.Brief:
		s.Title += " – " + OptionTitle(o.Option)
		s.Text = screen.Paragraphs(screen.Note(note), screen.Sentence(markup.Escape(o.Help)), o.row(), o.bounds())
		s.Rows = o.rows()
	case place == PlaceResetOne && set != nil:
		s.Text = say("reset")
		s.Rows = [][]screen.Control{{{Label: say("reset.which"), Go: PlaceReset + " *", Pick: set}}, {{Label: say("reset.all"), Style: screen.Red, Go: PlaceReset}, screen.Back(screen.LabelBack)}}
	default:
		p.page(&s, name, note)
	}
	return screen.Fit(s)
}

// page draws the page of a number, or with something of this name.
func (p Panel) page(s *screen.Screen, name, note string) {
	pages := p.pages()
	n := p.pageOf(name, pages)
	var part Part
	if n <= len(p.Parts) {
		part = p.Parts[n-1]
	}
	text, controls := p.list(pages[n-1])
	if p.Terse {
		p.Notes = []string{screen.Lines(append(p.Notes, text)...)}
		text = ""
	}
	s.Text = screen.Paragraphs(append(append([]string{screen.Note(note)}, p.Notes...), screen.Lines(part.Text, text), p.Below)...)
	if p.Menu != nil {
		s.Rows = append(s.Rows, p.Menu)
	}
	s.Rows = slices.Concat(s.Rows, part.Rows, controls, p.Others)
	row := p.Beside
	if !p.Brief {
		row = append([]screen.Control{{Label: screen.LabelRefresh, Go: fmt.Sprint(PlacePage, " ", n)}, {Label: say("reset.one"), Go: PlaceResetOne, Off: p.set() == nil}}, row...)
	}
	if len(pages) > 1 {
		s.Footer = say("pages", "n", n, "pages", len(pages))
		row = append(row, p.turn(n%len(pages)+1))
	}
	if row != nil {
		s.Rows = append(s.Rows, row)
	}
}

// turn leads to another page.
func (p Panel) turn(n int) screen.Control {
	c := screen.Control{Label: say("page", "n", n), Go: fmt.Sprint(PlacePage, " ", n)}
	if n <= len(p.Parts) {
		c.Label = cmp.Or(p.Parts[n-1].Name, c.Label)
	}
	return c
}

// pages are the items by pages: as many as there is room for their words.
func (p Panel) pages() (pages [][]Item) {
	var page []Item
	text := 0
	for _, o := range p.Items {
		w := markup.Width(o.row())
		if len(page) == perPage || len(page) > 0 && text+w > pageText {
			pages, page, text = append(pages, page), nil, 0
		}
		page, text = append(page, o), text+w
	}
	pages = append(pages, page)
	for len(pages) < len(p.Parts) {
		pages = append(pages, nil)
	}
	return pages
}

// pageOf is the number of the page that is named, or on which something has the name.
func (p Panel) pageOf(name string, pages [][]Item) int {
	n, err := strconv.Atoi(name)
	if err != nil {
		n = 1 + max(
			slices.IndexFunc(pages, func(page []Item) bool {
				return slices.ContainsFunc(page, func(o Item) bool { return o.Name == name })
			}),
			slices.IndexFunc(p.Parts, func(part Part) bool {
				return slices.ContainsFunc(part.Rows, func(row []screen.Control) bool { return row[0].Go == name })
			}))
	}
	return min(max(n, 1), len(pages))
}

// list is some items in words, and the controls that change them or lead there.
func (p Panel) list(some []Item) (text string, rows [][]screen.Control) {
	var lines, terse []string
	var menu []screen.Choice
	var switches []screen.Control
	for _, o := range some {
		if !p.Brief {
			switch {
			case !p.Terse:
				lines = append(lines, "- "+o.row())
			case o.differs():
				o.Default, o.Says = o.Value, ""
				terse = append(terse, o.row())
			}
			menu = append(menu, screen.Choice{Label: markup.Clip(say("item.plain", "item", OptionTitle(o.Option), "value", o.Format(o.Value)), screen.MaxChoice), Value: o.Name, Help: markup.Clip(o.Help, screen.MaxChoice)})
			continue
		}
		lines = append(lines, say("item.brief", "item", OptionTitle(o.Option), "value", o.Format(o.Value), "help", o.Help)+"\n")
		if o.Bool {
			switches = append(switches, o.controls()...)
		} else {
			rows = append(rows, o.controls())
		}
	}
	if menu != nil {
		rows = append(rows, []screen.Control{{Label: say("item.change"), Go: PlaceOption + " *", Pick: menu}})
	}
	if switches != nil {
		rows = append([][]screen.Control{switches}, rows...)
	}
	return strings.TrimSpace(screen.Lines(append(lines, strings.Join(terse, " · "))...)), rows
}

// set lists what can be reset, as a menu shows it.
func (p Panel) set() (entries []screen.Choice) {
	for _, part := range p.Parts {
		entries = append(entries, part.Set...)
	}
	for _, o := range p.Items {
		if o.Set {
			entries = append(entries, screen.Choice{Label: markup.Clip(OptionTitle(o.Option), screen.MaxChoice), Value: o.Name})
		}
	}
	return entries[:min(len(entries), screen.MaxChoices)]
}

// row is an item with its value, and in brackets what that is otherwise and where it is from.
func (o Item) row() string {
	words := func(v int) string { return markup.Escape(markup.Clip(o.Format(v), maxValue)) }
	item, value := markup.Escape(OptionTitle(o.Option)), words(o.Value)
	var says []string
	if o.Value != o.Default {
		says = append(says, o.usually(words(o.Default)))
	}
	if o.Says != "" {
		says = append(says, o.Says)
	}
	if says == nil {
		return say("item.row", "item", item, "value", value)
	}
	return say("item.row.says", "item", item, "value", value, "says", strings.Join(says, "; "))
}

// usually says what an item is by default: in a game by its rules.
func (o Item) usually(value string) string {
	if o.Extra {
		return say("item.default", "value", value)
	}
	return say("item.usual", "rules", o.Usual(), "value", value)
}

// differs reports whether an item is not as usual, or would not be here.
func (o Item) differs() bool { return o.Value != o.Default || o.Says != "" }

// bounds say what number an item can have; "" where its controls show that.
func (o Item) bounds() string {
	if o.Bool || len(o.Choices) > 0 {
		return ""
	}
	return say("item.any", "from", o.Min, "to", o.Max)
}

// rows are the controls of an item's own page.
func (o Item) rows() (rows [][]screen.Control) {
	row, last := o.controls(), []screen.Control{{Label: say("reset.it"), Go: PlaceReset + " " + o.Name, Off: !o.Set}, screen.Back(screen.LabelBack)}
	if len(o.Choices) > 0 {
		return [][]screen.Control{row, last}
	}
	return [][]screen.Control{append(row, last...)}
}

// controls change an item: a button that switches it, a button or an entry of a menu for each choice, or one that asks for a number.
func (o Item) controls() (row []screen.Control) {
	to := func(v int) string { return o.Name + "=" + strconv.Itoa(v) }
	switch title := OptionTitle(o.Option); {
	case o.Bool && o.Value != 0:
		return []screen.Control{{Label: markup.Clip(say("item.off", "item", lower(title)), screen.MaxLabel), Go: PlaceSet + " " + to(0)}}
	case o.Bool:
		return []screen.Control{{Label: markup.Clip(say("item.on", "item", lower(title)), screen.MaxLabel), Go: PlaceSet + " " + to(1)}}
	case len(o.Choices) == 0:
		return []screen.Control{{Label: say("item.enter"), Style: screen.Blue, Go: PlaceSet + " " + o.Name}}
	case len(o.Choices) <= screen.MaxButtons:
		for _, choice := range o.Choices {
			label := markup.Clip(screen.Capital(choice.Name), screen.MaxLabel-markup.Width(chosen))
			row = append(row, oneOf(screen.Control{Label: label, Go: PlaceSet + " " + to(choice.Value)}, choice.Value == o.Value))
		}
		return row
	default:
		menu := screen.Control{Label: title, Go: PlaceSet + " *"}
		for _, choice := range o.Choices {
			menu.Pick = append(menu.Pick, screen.Choice{Label: markup.Clip(screen.Capital(choice.Name), screen.MaxChoice), Value: to(choice.Value), Chosen: choice.Value == o.Value})
		}
		return []screen.Control{menu}
	}
}

// Saved says what an item is after a change.
func (o Item) Saved() string {
	return say("item.saved", "item", markup.Escape(OptionTitle(o.Option)), "value", markup.Escape(o.Format(o.Value)))
}

// oneOf marks the button of the choice that is made.
func oneOf(c screen.Control, is bool) screen.Control {
	if is {
		c.Label, c.Style = chosen+c.Label, screen.Blue
	}
	return c
}
