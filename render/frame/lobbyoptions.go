package frame

import (
	"strings"

	"ruckus/games"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// lobbyOptions are all options that can be chosen for a table.
func (t Table) lobbyOptions() games.Options {
	return append(options(t.Kind)[:len(options(t.Kind)):len(options(t.Kind))], t.Extra...)
}

// LobbyPanel is where the host chooses the options of a lobby. What is reset is as tables of this server begin.
func LobbyPanel(t Table) Panel {
	p := Panel{
		Title: t.Kind.Title + " – options", Accent: screen.OpenColour,
		Notes: []string{screen.Lines("Everybody sees on the board what you change.", howLong(t.Kind))},
		Below: levels(t),
	}
	for _, o := range t.lobbyOptions() {
		p.Items = append(p.Items, t.item(o))
	}
	if _, ok := p.Find(ratedOption); ok {
		p.Beside = []screen.Control{t.rateButton()}
	}
	return p
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

// item is an option of the table as it is now, and what the server's settings have to do with it.
func (t Table) item(o games.Option) Item {
	now, house := value(o, t.Terms.Values), value(o, t.Terms.House)
	_, extra := t.Extra.Find(o.Name)
	i := Item{Option: o, Value: now, Set: now != house, Extra: extra}
	switch house {
	case o.Default:
	case now:
		i.Says = "set here"
	default:
		i.Says = "here: " + markup.Escape(o.Format(house))
	}
	return i
}

// playedWith names how long the game is, the options that differ from the printed rules, and all of the host's own.
func playedWith(t Table) string {
	var rows, last []string
	length := t.Kind.LengthOptions()
	for _, o := range t.lobbyOptions() {
		i := t.item(o)
		_, always := length.Find(o.Name) // a button above changes it
		differs := i.Value != o.Default || i.Says != ""
		switch {
		case i.Extra && differs && o.Name != ratedOption: // what they mean stands in the options
			last = append(last, i.row())
		case !i.Extra && (always || differs):
			rows = append(rows, i.row())
		}
	}
	if rows == nil {
		rows = append(rows, "The "+games.Option{}.Usual())
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
