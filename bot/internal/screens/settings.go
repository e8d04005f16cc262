package screens

import (
	"cmp"
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

// Places inside the settings besides those of every panel, and guild.Channels, guild.Roles, guild.Moderators and guild.Results, which
// stand for what is picked there.
const (
	PlaceScope      = "scope"      // before a blank and a scope of the guild, or ScopeLog
	PlaceEverything = "everything" // asks once more
	PlaceForget     = "everything yes"
	PlaceLog        = "log" // before a blank and the number of the page, from 1
)

// ScopeLog is the page of the settings that has none.
const ScopeLog = "log"

const maxPicked = 25 // of channels or roles in a menu

// Settings are what has been decided in a server for one game, for all together, or for the league.
type Settings struct {
	guild.Scoped
	Kind    games.Kind   // zero where the scope is no game
	Kinds   []games.Kind // all that have settings
	Trouble string       // why nothing can be told in the channel for results, or not all, in a sentence; "": nothing is known to be wrong
}

// Panel is where those who manage the server change the settings.
func (s Settings) Panel() frame.Panel {
	p := frame.Panel{Accent: screen.PlayingColour, Menu: scopeMenu(s.Kinds, s.Scope)}
	for _, o := range s.Items {
		says := ""
		switch {
		case o.Set:
			says = "set here"
		case o.Value != o.Default && s.Kind.Name != "":
			says = "as set for all games"
		}
		p.Items = append(p.Items, frame.Item{Option: o.Option, Value: o.Value, Says: says, Set: o.Set, Extra: o.Extra})
	}
	const begin = "New tables begin with these settings. Tables that are open keep the rules that they began with."
	switch s.Scope {
	case guild.League:
		s.league(&p)
	case guild.General:
		p.Title, p.Notes = "Settings – all games", []string{s.trouble(), begin}
		p.Parts = []frame.Part{s.tables(), s.moderation()}
		p.Beside = []screen.Control{{Label: screen.LabelResetAll, Style: screen.Red, Go: PlaceEverything}}
	default:
		s.lengthsFirst(p.Items)
		p.Title, p.Notes = "Settings – "+s.Kind.Title, []string{begin, difference(p.Items)}
	}
	return p
}

// lengthsFirst has those options stand first that decide how long a game lasts.
func (s Settings) lengthsFirst(items []frame.Item) {
	lengths := s.Kind.LengthOptions()
	place := func(o frame.Item) int {
		if _, decides := lengths.Find(o.Name); decides {
			return 0
		}
		return 1
	}
	slices.SortStableFunc(items, func(a, b frame.Item) int { return cmp.Compare(place(a), place(b)) })
}

// tables says where tables may be opened, and who may open them.
func (s Settings) tables() frame.Part {
	where, who := "**all channels**", "**everyone**"
	if len(s.Channels) > 0 {
		where = mentions(s.Channels, "<#", ">")
	}
	if len(s.Roles) > 0 {
		who = mentions(s.Roles, "<@&", ">") + " and server managers"
	}
	p := frame.Part{
		Name: "Channels and roles", Text: "- Tables can be opened in " + where + ".\n- Tables can be opened by " + who + ".",
		Rows: [][]screen.Control{
			{entityMenu(guild.Channels, screen.Channels, "Pick the channels for tables", "channel", s.Channels)},
			{entityMenu(guild.Roles, screen.Roles, "Pick the roles that can host", "role", s.Roles)},
		},
		Set: slices.Concat(resets("Channels", guild.Channels, s.Channels), resets("Roles", guild.Roles, s.Roles)),
	}
	var off []string
	for _, k := range s.Kinds {
		if on, set := s.Values[k.Name][guild.SwitchedOn]; set && on == 0 {
			off = append(off, markup.Escape(k.Title))
		}
	}
	if off != nil {
		p.Text += "\n- Switched off: **" + screen.List(off, "and") + "**."
	}
	return p
}

// moderation are the roles that moderate games, and where it is told how games have ended.
func (s Settings) moderation() frame.Part {
	const can = "end tables, skip and remove players, undo moves and ban people from games"
	who := " none.** Members of a role that you pick can " + can + ", just like server managers."
	if len(s.Moderators) > 0 {
		who = "** " + mentions(s.Moderators, "<@&", ">") + ". They can " + can + "."
	}
	where := " none.** When a game is over, one line and the chart of its points can be posted in a channel of your choice."
	var results []string
	if s.Results != "" {
		results = []string{s.Results}
		where = "** " + mentions(results, "<#", ">") + ". When a game is over, one line and the chart of its points are posted there."
	}
	return frame.Part{
		Name: "Moderators and results", Text: "- **Game moderators:" + who + "\n- **Results channel:" + where,
		Rows: [][]screen.Control{
			{entityMenu(guild.Moderators, screen.Roles, "Pick the roles that moderate games", "moderator", s.Moderators)},
			{{Label: "Pick the channel for results", Go: guild.Results, Of: screen.Posts, Max: 1, Picked: results}},
		},
		Set: slices.Concat(resets("Moderators", guild.Moderators, s.Moderators), resets("Results channel", guild.Results, results)),
	}
}

// resets is the entry with which what was picked is reset; none where nothing was.
func resets(title, name string, picked []string) []screen.Choice {
	if len(picked) == 0 {
		return nil
	}
	return []screen.Choice{{Label: title, Value: name}}
}

// trouble tells why it cannot be told how games have ended, as the screens do with what needs somebody's care.
func (s Settings) trouble() string {
	if s.Trouble == "" {
		return ""
	}
	return "⚠ " + screen.Sentence(markup.Clip(s.Trouble, screen.MaxNote))
}

// difference says how far a game's settings are from the usual rules, and what is set where those leave it open.
func difference(items []frame.Item) string {
	var other, own []string
	for _, o := range items {
		switch name := markup.Escape(frame.OptionTitle(o.Option)); {
		case o.Extra || o.Value == o.Default:
		case o.Ours:
			own = append(own, name)
		default:
			other = append(other, name)
		}
	}
	rules := games.Option{}.Usual()
	says := "This server plays by **the " + rules + "**."
	if other != nil {
		says = "**Different from the " + rules + ":** " + screen.List(other, "and") + "."
	}
	if own != nil {
		says += " **Its own:** " + screen.List(own, "and") + "."
	}
	return says
}

// ResetEverything asks once more.
func ResetEverything() screen.Screen {
	return screen.Sure("Reset all settings?",
		"This undoes everything that was set in this server: for all games together, and for each of them. The list of changes stays.",
		screen.Control{Label: "Yes, reset everything", Go: PlaceForget})
}

// DamagedSettings is what those see who manage a server whose stored settings cannot be read.
func DamagedSettings(note string) screen.Screen {
	return screen.Fit(screen.Screen{
		Title: "Settings", Text: screen.Note(note), Accent: screen.ClosedColour,
		Rows: [][]screen.Control{{{Label: screen.LabelResetAll, Style: screen.Red, Go: PlaceEverything}}},
	})
}

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

// scopeMenu leads from any page of the settings to any other.
func scopeMenu(kinds []games.Kind, here string) []screen.Control {
	menu := screen.Control{Label: "Go to another page", Go: PlaceScope + " *"}
	add := func(title, scope, help string) {
		menu.Pick = append(menu.Pick, screen.Choice{Label: markup.Clip(title, screen.MaxChoice), Value: scope, Help: help, Chosen: here == scope})
	}
	add(screen.LabelAllGames, guild.General, "who can open tables, where and how many; the channel for results")
	for _, k := range kinds[:min(len(kinds), screen.MaxChoices-3)] {
		add(k.Title, k.Name, "its rules, and whether it can be opened")
	}
	add("League", guild.League, "which games are counted, seasons, and what is played here")
	add("List of changes", ScopeLog, "who has changed what, and what was done at tables")
	return []screen.Control{menu}
}

// entityMenu lets people pick channels or roles. Where more are set than a menu can show, they are changed by the command.
func entityMenu(place string, of screen.Entities, none, one string, ids []string) screen.Control {
	c := screen.Control{Label: none, Go: place, Of: of, Max: maxPicked, Picked: ids}
	if len(ids) > maxPicked {
		c.Label = fmt.Sprintf("%d %ss are set – change them with add_%s and remove_%s", len(ids), one, one, one)
		c.Picked, c.Off = nil, true
	}
	return c
}
