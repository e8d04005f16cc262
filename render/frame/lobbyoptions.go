package frame

import (
	"fmt"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// Places inside the options of a lobby, besides those of the settings.
const (
	PlaceUnset = "unset" // puts all back to what the table began with
	placePage  = "page"  // with the number of the page, from 1
)

// OptionsPerPage is how many options a page lists: their sentences fit into a message, and their names into a menu.
const OptionsPerPage = 20

// lobbyOptions are all options that can be chosen for a table.
func (t Table) lobbyOptions() games.Options {
	return append(options(t.Kind)[:len(options(t.Kind)):len(options(t.Kind))], t.Extra...)
}

// LobbyOptions draws the private menu in which the host chooses the options of a lobby. A place that does not exist is taken
// as the first one. The note is a sentence in Markdown to be shown on top; "" for none.
func LobbyOptions(t Table, place, note string, _ screen.Reader) screen.Screen {
	if note != "" {
		note = "**" + screen.Sentence(markup.Clip(note, screen.MaxNote)) + "**"
	}
	what, arg, _ := strings.Cut(place, " ")
	name, _, _ := ParseOption(arg)
	if o, ok := t.lobbyOptions().Find(name); ok && (what == PlaceOption || what == PlaceSet) {
		return screen.Fit(t.optionPage(o, note))
	}
	all := t.lobbyOptions()
	pages := max(1, (len(all)+OptionsPerPage-1)/OptionsPerPage)
	page := 1
	if n, err := strconv.Atoi(arg); err == nil && what == placePage && n >= 1 && n <= pages {
		page = n
	}
	some := all[(page-1)*OptionsPerPage : min(page*OptionsPerPage, len(all))]
	var rows []string
	var pick []screen.Choice
	for _, o := range some {
		rows = append(rows, "- "+t.optionRow(o)+" – "+markup.Escape(o.Help))
		pick = append(pick, OptionEntry(o, value(o, t.Values)))
	}
	s := screen.Screen{
		Title:  t.Kind.Title + " – options of this table",
		Accent: screen.OpenColour,
		Text:   screen.Paragraphs(note, screen.Lines("Everybody sees on the board what you change.", howLong(t.Kind)), strings.Join(rows, "\n"), levels(t)),
	}
	if len(pick) > 0 {
		s.Rows = append(s.Rows, []screen.Control{OptionsMenu(pick)})
	}
	row := []screen.Control{{Label: "All back to the defaults", Go: PlaceUnset, Off: t.asBegun()}, screen.Refresh()}
	if len(t.House) > 0 {
		row[0].Label = "All as this server plays"
	}
	for n := range pages {
		if pages > 1 && len(row) < screen.MaxButtons {
			row = append(row, screen.Control{Label: fmt.Sprint("Page ", n+1), Go: fmt.Sprint(placePage, " ", n+1), Off: n+1 == page})
		}
	}
	if _, ok := all.Find(ratedOption); ok {
		row = append(row, t.rateButton())
	}
	s.Rows = append(s.Rows, row)
	return screen.Fit(s)
}

// levels say what robots of each level do; "" where nobody has measured it.
func levels(t Table) string {
	var rows []string
	for _, l := range games.Levels() {
		if does := t.Look.Levels[l]; does != "" {
			rows = append(rows, "-# **"+screen.Capital(l.String())+" robot:** "+does)
		}
	}
	return screen.Lines(rows...)
}

// optionPage is where one option is changed.
func (t Table) optionPage(o games.Option, note string) screen.Screen {
	now, house := value(o, t.Values), value(o, t.House)
	var beside []screen.Control
	number := !o.Bool && len(o.Choices) == 0
	if number && house != now && house != o.Default {
		beside = append(beside, screen.Control{Label: markup.Clip(o.Format(house)+", as this server plays", screen.MaxLabel), Go: optionPlace(PlaceSet, o, house)})
	}
	if number && now != o.Default {
		beside = append(beside, screen.Control{Label: markup.Clip(o.Format(o.Default)+", "+t.usual(o), screen.MaxLabel), Go: optionPlace(PlaceSet, o, o.Default)})
	}
	says, rows := OptionRows(o, now, beside...)
	return screen.Screen{
		Title:  t.Kind.Title + " – " + OptionTitle(o),
		Accent: screen.OpenColour,
		Text:   screen.Paragraphs(note, OptionHelp(o), t.optionRow(o), says),
		Rows:   rows,
	}
}

// optionRow is an option with its value, and what it is otherwise.
func (t Table) optionRow(o games.Option) string {
	now, house := value(o, t.Values), value(o, t.House)
	row := OptionTitle(o) + ": **" + markup.Escape(o.Format(now)) + "**"
	usual, here := t.usual(o)+": "+markup.Escape(o.Format(o.Default)), "here: "+markup.Escape(o.Format(house))
	switch {
	case now == o.Default && house == o.Default:
		return row
	case now == o.Default:
		return row + " (" + here + ")"
	case now == house:
		return row + " here (" + usual + ")"
	case house == o.Default:
		return row + " (" + usual + ")"
	}
	return row + " (" + usual + "; " + here + ")"
}

// usual is what an option's default is called.
func (t Table) usual(o games.Option) string {
	for _, extra := range t.Extra {
		if extra.Name == o.Name {
			return "normally"
		}
	}
	return o.Usual()
}

// asBegun reports whether all options are as tables of this server begin.
func (t Table) asBegun() bool {
	for _, o := range t.lobbyOptions() {
		if value(o, t.Values) != value(o, t.House) {
			return false
		}
	}
	return true
}

// playedWith names how long the game is, the options that differ from the printed rules, and all of the host's own.
func playedWith(t Table) string {
	var rows []string
	length := t.Kind.LengthOptions()
	for _, o := range options(t.Kind) {
		_, always := length.Find(o.Name) // a button above changes it
		if always || value(o, t.Values) != o.Default || value(o, t.House) != o.Default {
			rows = append(rows, t.optionRow(o))
		}
	}
	if rows == nil {
		rows = append(rows, "The "+games.Option{}.Usual())
	}
	var last []string
	for _, o := range t.Extra { // what they mean stands in the options
		if o.Name != ratedOption && (value(o, t.Values) != o.Default || value(o, t.House) != o.Default) {
			last = append(last, t.optionRow(o))
		}
	}
	if last != nil {
		rows = append(rows, "-# "+strings.Join(last, " · "))
	}
	return strings.Join(rows, "\n")
}

// value is an option's value, or its default where there is none.
func value(o games.Option, values map[string]int) int {
	if v, ok := values[o.Name]; ok {
		return v
	}
	return o.Default
}
