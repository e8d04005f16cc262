package screens

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ruckus/bot/internal/guild"
	"ruckus/games"
	"ruckus/render/frame"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// Places inside the settings, besides guild.Channels, guild.Roles and guild.Results, which stand for those that are picked. What
// is meant stands behind most of them and a blank.
const (
	PlaceReset      = "reset"      // an option to be reset, or without one all of the page
	PlaceResetOne   = "one"        // asks which one
	PlacePage       = "page"       // number of the page, from 1, where one has too many options for a screen
	PlaceScope      = "scope"      // the settings of a scope of the guild, or ScopeLog
	PlaceEverything = "everything" // asks once more
	PlaceForget     = "everything yes"
	PlaceLog        = "log" // number of the page, from 1
)

// ScopeLog is the page of the settings that has none.
const ScopeLog = "log"

const (
	resultsOn = 2    // the page of the settings for all games with the roles of moderators and the channel for results
	pageText  = 2800 // of the options on one page, in UTF-16 code units
	maxValue  = 60   // of a value, in UTF-16 code units
	maxPicked = 25   // of channels or roles in a menu
)

// Settings are what has been decided in a server for one game, for all together, or for the league.
type Settings struct {
	guild.Scoped
	Kind    games.Kind   // zero where the scope is no game
	Kinds   []games.Kind // all that have settings
	Trouble string       // why nothing can be told in the channel for results, or not all, in a sentence; "": nothing is known to be wrong
}

func (s Settings) general() bool { return s.Scope == guild.General }

// SettingsPage draws the settings, with what differs from the printed rules. The note is a sentence in
// Markdown to be shown on top.
func SettingsPage(s Settings, place, note string) screen.Screen {
	what, arg, _ := strings.Cut(place, " ")
	if o, ok := s.named(arg); ok && (what == frame.PlaceSet || what == frame.PlaceOption) {
		return s.option(o, note)
	}
	switch {
	case s.Scope == guild.League:
		return s.league(place, note)
	case what == PlaceEverything && s.general():
		return ResetEverything()
	case what == PlaceResetOne && len(s.set()) > 0:
		return s.resetOne()
	}
	pages := s.pages()
	n := min(max(s.pageOf(place, pages), 1), len(pages))
	drawn := screen.Screen{Title: s.title(), Accent: screen.PlayingColour}
	var rows []string
	if s.general() && n == 1 {
		rows = append(rows, s.where(), s.who(), s.off())
	}
	if s.general() && n == resultsOn {
		rows = append(rows, s.moderators(), s.results())
	}
	options, menu := s.list(pages[n-1])
	rows = append(rows, options)
	drawn.Text = screen.Paragraphs(
		noteText(note),
		s.trouble(),
		"New tables begin with these settings. Tables that are open keep the rules that they began with.",
		s.difference(),
		screen.Lines(rows...),
	)
	if len(pages) > 1 {
		drawn.Footer = fmt.Sprintf("Page %d of %d", n, len(pages))
		if s.general() && n == 1 {
			drawn.Footer += "; the next has game moderators, the results channel and more"
		}
	}
	drawn.Rows = [][]screen.Control{scopeMenu(s.Kinds, s.Scope)}
	if s.general() && n == 1 {
		drawn.Rows = append(drawn.Rows,
			[]screen.Control{entityMenu(guild.Channels, screen.Channels, "Pick the channels for tables", "channel", s.Channels)},
			[]screen.Control{entityMenu(guild.Roles, screen.Roles, "Pick the roles that may host", "role", s.Roles)})
	}
	if s.general() && n == resultsOn {
		drawn.Rows = append(drawn.Rows,
			[]screen.Control{entityMenu(guild.Moderators, screen.Roles, "Pick the roles that moderate games", "moderator", s.Moderators)},
			[]screen.Control{resultsMenu(s.Results)})
	}
	drawn.Rows = append(drawn.Rows, menu...)
	drawn.Rows = append(drawn.Rows, s.buttons(n, len(pages)))
	return screen.Fit(drawn)
}

func (s Settings) title() string {
	if s.general() {
		return "Settings – all games"
	}
	return "Settings – " + s.Kind.Title
}

// lengthsFirst are the options in the order in which they are shown: those first that decide how long a game lasts.
func (s Settings) lengthsFirst() []guild.Item {
	decides := func(o guild.Item) bool {
		return slices.ContainsFunc(s.Kind.Presets, func(p games.Preset) bool { _, ok := p.Values[o.Name]; return ok })
	}
	options := slices.Clone(s.Items)
	slices.SortStableFunc(options, func(a, b guild.Item) int {
		switch {
		case decides(a) == decides(b):
			return 0
		case decides(a):
			return -1
		}
		return 1
	})
	return options
}

// pages are the options by pages: as many as their words have room for.
func (s Settings) pages() (pages [][]guild.Item) {
	var page []guild.Item
	text := 0
	for _, o := range s.lengthsFirst() {
		w := markup.Width(s.row(o))
		if len(page) == frame.OptionsPerPage || len(page) > 0 && text+w > pageText {
			pages, page, text = append(pages, page), nil, 0
		}
		page = append(page, o)
		text += w
	}
	pages = append(pages, page)
	if s.general() && len(pages) < resultsOn {
		pages = append(pages, nil)
	}
	return pages
}

// pageOf is the number of the page that a place names, or of the one with the option that it is about; 0 where it is none.
func (s Settings) pageOf(place string, pages [][]guild.Item) int {
	what, arg, _ := strings.Cut(place, " ")
	switch {
	case what == PlacePage:
		n, _ := strconv.Atoi(arg)
		return n
	case slices.Contains([]string{guild.Results, guild.Moderators}, strings.TrimPrefix(place, PlaceReset+" ")):
		return resultsOn
	}
	return 1 + slices.IndexFunc(pages, func(page []guild.Item) bool {
		return slices.ContainsFunc(page, func(o guild.Item) bool { return o.Name == arg })
	})
}

func (s Settings) where() string {
	if len(s.Channels) == 0 {
		return "- Tables may be opened in **all channels**."
	}
	return "- Tables may be opened in " + mentions(s.Channels, "<#", ">") + "."
}

func (s Settings) who() string {
	if len(s.Roles) == 0 {
		return "- Tables may be opened by **everybody**."
	}
	return "- Tables may be opened by " + mentions(s.Roles, "<@&", ">") + " and those who manage the server."
}

// off names the games that are switched off, on the page for all of them.
func (s Settings) off() string {
	var names []string
	for _, k := range s.Kinds {
		if on, set := s.Values[k.Name][guild.SwitchedOn]; set && on == 0 {
			names = append(names, markup.Escape(k.Title))
		}
	}
	if names == nil {
		return ""
	}
	return "- Switched off: **" + screen.List(names, "and") + "**."
}

func (s Settings) moderators() string {
	can := "end tables, skip and unseat players, take moves back and bar people from games"
	if len(s.Moderators) == 0 {
		return "- **Game moderators: none.** Members of a role that you pick can " + can + ", as those who manage the server can."
	}
	return "- **Game moderators:** " + mentions(s.Moderators, "<@&", ">") + ". They can " + can + "."
}

func (s Settings) results() string {
	if s.Results == "" {
		return "- **Results channel: none.** When a game is over, one line and the chart of its points can be posted in a channel of your choice."
	}
	return "- **Results channel:** " + mentions([]string{s.Results}, "<#", ">") + ". When a game is over, one line and the chart of its points are posted there."
}

// trouble tells why it cannot be told how games have ended, as the screens do with what needs somebody's care.
func (s Settings) trouble() string {
	if s.Trouble == "" {
		return ""
	}
	return "⚠ " + screen.Sentence(markup.Clip(s.Trouble, screen.MaxNote))
}

// row is one option: its value, and where that differs from what it is otherwise, or was set here, that too.
func (s Settings) row(o guild.Item) string {
	row := markup.Escape(frame.OptionTitle(o.Option)) + ": **" + markup.Escape(markup.Clip(o.Format(o.Value), maxValue)) + "**"
	from := o.Usual()
	if o.Extra {
		from = "default"
	}
	var says []string
	if o.Value != o.Default {
		says = append(says, from+": "+markup.Escape(markup.Clip(o.Format(o.Default), maxValue)))
	}
	switch {
	case o.Set:
		says = append(says, "set here")
	case o.Value != o.Default && s.Kind.Name != "":
		says = append(says, "as set for all games")
	}
	if says == nil {
		return row
	}
	return row + " (" + strings.Join(says, "; ") + ")"
}

// difference says how far a game's settings are from the usual rules, and what is set where those leave it open.
func (s Settings) difference() string {
	if s.general() {
		return ""
	}
	var other, own []string
	for _, o := range s.lengthsFirst() {
		switch name := markup.Escape(frame.OptionTitle(o.Option)); {
		case o.Extra || o.Value == o.Default:
		case o.Ours:
			own = append(own, name)
		default:
			other = append(other, name)
		}
	}
	rules, chosen := games.Option{}.Usual(), screen.List(own, "and")
	switch {
	case other == nil && own == nil:
		return "This server plays by **the " + rules + "**."
	case other == nil:
		return "This server plays by **the " + rules + "**, with its own " + chosen + "."
	case own == nil:
		return "**Different from the " + rules + ":** " + screen.List(other, "and") + "."
	}
	return "**Different from the " + rules + ":** " + screen.List(other, "and") + ". **Its own:** " + chosen + "."
}

// named is the option that a press is about.
func (s Settings) named(arg string) (guild.Item, bool) {
	name, _, _ := frame.ParseOption(arg)
	i := slices.IndexFunc(s.Items, func(o guild.Item) bool { return o.Name == name })
	if i < 0 {
		return guild.Item{}, false
	}
	return s.Items[i], true
}

// list is some options in a line each, and the row with the menu that leads to them, if there are any.
func (s Settings) list(some []guild.Item) (text string, menu [][]screen.Control) {
	if len(some) == 0 {
		return "", nil
	}
	var rows []string
	var entries []screen.Choice
	for _, o := range some {
		rows = append(rows, "- "+s.row(o))
		entries = append(entries, frame.OptionEntry(o.Option, o.Value))
	}
	return screen.Lines(rows...), [][]screen.Control{{frame.OptionsMenu(entries)}}
}

// option is where one option is changed.
func (s Settings) option(o guild.Item, note string) screen.Screen {
	says, rows := frame.OptionRows(o.Option, o.Value, screen.Control{Label: "Reset it", Go: PlaceReset + " " + o.Name, Off: !o.Set})
	return screen.Fit(screen.Screen{
		Title: s.title() + " – " + frame.OptionTitle(o.Option), Accent: screen.PlayingColour,
		Text: screen.Paragraphs(noteText(note), frame.OptionHelp(o.Option), s.row(o), says),
		Rows: rows,
	})
}

// resetOne asks which setting is to be reset.
func (s Settings) resetOne() screen.Screen {
	return screen.Fit(screen.Screen{
		Title: s.title(), Text: "What is reset is again as if nobody had set it here.", Accent: screen.PlayingColour,
		Rows: [][]screen.Control{{{Label: "Which one?", Go: PlaceReset + " *", Pick: s.set()}}, {screen.Back(screen.LabelBack)}},
	})
}

// ResetEverything asks once more.
func ResetEverything() screen.Screen {
	return screen.Fit(screen.Screen{
		Title:  "Reset all settings?",
		Text:   "This takes back everything that was set in this server: for all games together, and for each of them. The list of changes stays.",
		Accent: screen.ClosedColour,
		Rows: [][]screen.Control{{
			{Label: "Yes, reset everything", Style: screen.Red, Go: PlaceForget},
			screen.Back(screen.LabelBack),
		}},
	})
}

// set lists what was set here, as a menu shows it.
func (s Settings) set() (entries []screen.Choice) {
	add := func(title, name string, set bool) {
		if set && len(entries) < screen.MaxChoices {
			entries = append(entries, screen.Choice{Label: markup.Clip(title, screen.MaxChoice), Value: name})
		}
	}
	add("Channels", guild.Channels, len(s.Channels) > 0)
	add("Roles", guild.Roles, len(s.Roles) > 0)
	add("Moderators", guild.Moderators, len(s.Moderators) > 0)
	add("Results channel", guild.Results, s.Results != "")
	for _, o := range s.lengthsFirst() {
		add(frame.OptionTitle(o.Option), o.Name, o.Set)
	}
	return entries
}

// DamagedSettings is what those see who manage a server whose stored settings cannot be read.
func DamagedSettings(note string) screen.Screen {
	return screen.Fit(screen.Screen{
		Title: "Settings", Text: noteText(note), Accent: screen.ClosedColour,
		Rows: [][]screen.Control{{{Label: screen.LabelResetAll, Style: screen.Red, Go: PlaceEverything}}},
	})
}

// noteText sets a sentence off from what follows it.
func noteText(note string) string {
	if note == "" {
		return ""
	}
	return "**" + screen.Sentence(markup.Clip(note, screen.MaxNote)) + "**"
}

func logPlace(page int) string { return fmt.Sprintf("%s %d", PlaceLog, page) }

// mentions are channels or roles as Discord shows them by name. What is no ID is left out.
func mentions(ids []string, before, after string) string {
	var some []string
	for _, id := range ids {
		if _, err := strconv.ParseUint(id, 10, 64); err == nil {
			some = append(some, before+id+after)
		}
	}
	return strings.Join(some, " ")
}
