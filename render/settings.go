package render

import (
	"fmt"
	"strconv"
	"strings"

	"ruckus/games"
)

// Places inside the settings. What is reset stands behind PlaceReset and a blank, or is all of it.
const (
	PlaceReset      = "reset"
	PlaceEverything = "everything"     // asks once more
	PlaceForget     = "everything yes" // resets all settings of the server
	PlaceLog        = "log"            // with a blank and the number of the page, from 1
)

// Names of the settings that are no options, as they are reset.
const (
	channelsSetting = "channels"
	roleSetting     = "role"
	localeSetting   = "locale"
)

// Settings are what new tables of a server begin with: those of one game, or with no Kind what holds for all games.
type Settings struct {
	Kind    games.Kind
	Options []Setting

	// For all games together:
	Channels []string // IDs of those in which tables may be opened; none: all
	Role     string   // ID of the one whose members may open tables; "": everybody
	Locale   string   // name of the language; "": not set
}

// A Setting is an option as new tables begin with it.
type Setting struct {
	games.Option
	Value int
	Set   bool // somebody has set it here
	Extra bool // the host's own, not in the printed rules
}

func (s Settings) general() bool { return s.Kind.Name == "" }

// SettingsPage draws the settings, with what differs from the printed rules. The note is a sentence in
// Markdown to be shown on top.
func SettingsPage(s Settings, place, note string, _ Reader) Screen {
	if s.general() && place == PlaceEverything {
		return fit(Screen{
			Title:  "Reset all settings?",
			Text:   "This takes back everything that was set in this server: for all games together, and for each of them. The list of changes stays.",
			Accent: closedColour,
			Rows: [][]Control{{
				{Label: "Yes, reset everything", Style: Red, Go: PlaceForget},
				Back("Back"),
			}},
		})
	}
	screen := Screen{Title: "Settings – all games", Accent: playingColour}
	rows := make([]string, 0, len(s.Options)+3)
	if s.general() {
		rows = append(rows, s.where(), s.who(), s.language())
	} else {
		screen.Title = "Settings – " + s.Kind.Title
	}
	for _, o := range s.Options {
		rows = append(rows, o.row(s.general()))
	}
	screen.Text = Paragraphs(
		noteText(note),
		"New tables begin with these settings. Tables that are open keep the rules that they began with.",
		s.difference(),
		strings.Join(rows, "\n"),
	)
	screen.Rows = s.controls()
	return fit(screen)
}

func (s Settings) where() string {
	if len(s.Channels) == 0 {
		return "- Tables may be opened in **all channels**"
	}
	return "- Tables may be opened in " + mentions(s.Channels, "<#", ">")
}

func (s Settings) who() string {
	if s.Role == "" {
		return "- Tables may be opened by **everybody**"
	}
	return "- Tables may be opened by " + mentions([]string{s.Role}, "<@&", ">") + " and those who manage the server"
}

func (s Settings) language() string {
	if s.Locale == "" {
		return "- Language of what everybody sees: **not set**"
	}
	return "- Language of what everybody sees, where it is translated: **" + escape(s.Locale) + "**"
}

// row is one option: its value, what it is otherwise, and who says so.
func (o Setting) row(general bool) string {
	value := o.Format(o.Value)
	if o.Set || o.Value != o.Default {
		value = "**" + value + "**"
	}
	if o.Value != o.Default {
		value += " (" + o.usual() + ": " + o.Format(o.Default) + ")"
	}
	switch {
	case o.Set:
		value += ", set here"
	case o.Value != o.Default && !general:
		value += ", as set for all games"
	}
	if o.Extra {
		value += " – " + escape(o.Help)
	}
	return "- " + Title(o.Name) + ": " + value
}

func (o Setting) usual() string {
	if o.Extra {
		return "normally"
	}
	return o.Usual()
}

// difference says how far a game's settings are from the printed rules.
func (s Settings) difference() string {
	if s.general() {
		return ""
	}
	var names []string
	for _, o := range s.Options {
		if !o.Extra && !o.Ours && o.Value != o.Default {
			names = append(names, Title(o.Name))
		}
	}
	if names == nil {
		return "This server plays by **the printed rules**."
	}
	return "**Different from the printed rules:** " + List(names, "and") + "."
}

func (s Settings) controls() [][]Control {
	set := s.set()
	buttons := []Control{
		{Label: "Reset all of these", Style: Red, Go: PlaceReset, Off: len(set) == 0},
		{Label: "Refresh", Go: Home},
		{Label: "List of changes", Go: logPlace(1)},
	}
	if s.general() {
		buttons = append(buttons, Control{Label: "Reset everything …", Style: Red, Go: PlaceEverything})
	}
	if len(set) == 0 {
		return [][]Control{buttons}
	}
	return [][]Control{{{Label: "Reset one …", Go: PlaceReset + " *", Pick: set}}, buttons}
}

// set lists what was set here, as a menu shows it.
func (s Settings) set() (entries []Choice) {
	add := func(name string, set bool) {
		if set && len(entries) < MaxChoices {
			entries = append(entries, Choice{Label: Title(name), Value: name})
		}
	}
	add(channelsSetting, len(s.Channels) > 0)
	add(roleSetting, s.Role != "")
	add(localeSetting, s.Locale != "")
	for _, o := range s.Options {
		add(o.Name, o.Set)
	}
	return entries
}

// DamagedSettings is what those see who manage a server whose stored settings cannot be read.
func DamagedSettings(note string) Screen {
	return fit(Screen{
		Title: "Settings", Text: noteText(note), Accent: closedColour,
		Rows: [][]Control{{{Label: "Reset everything …", Style: Red, Go: PlaceEverything}}},
	})
}

// noteText sets a sentence off from what follows it.
func noteText(note string) string {
	if note == "" {
		return ""
	}
	return "**" + sentence(clip(note, maxNote)) + "**"
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
