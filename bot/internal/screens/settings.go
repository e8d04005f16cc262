package screens

import (
	"cmp"
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
			says = say("set.here")
		case o.Value != o.Default && s.Kind.Name != "":
			says = say("set.for-all")
		}
		p.Items = append(p.Items, frame.Item{Option: o.Option, Value: o.Value, Says: says, Set: o.Set, Extra: o.Extra})
	}
	switch s.Scope {
	case guild.League:
		s.league(&p)
	case guild.General:
		p.Title, p.Notes = say("set.title", "page", say("set.all")), []string{s.trouble(), say("set.begin")}
		p.Parts = []frame.Part{s.tables(), s.moderation()}
		p.Beside = []screen.Control{{Label: screen.LabelResetAll, Style: screen.Red, Go: PlaceEverything}}
	default:
		s.lengthsFirst(p.Items)
		p.Title, p.Notes = say("set.title", "page", s.Kind.Title), []string{say("set.begin"), difference(p.Items)}
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
	lines := []string{say("set.where.all"), say("set.by.all")}
	if len(s.Channels) > 0 {
		lines[0] = say("set.where", "channels", mentions(s.Channels, "<#", ">"))
	}
	if len(s.Roles) > 0 {
		lines[1] = say("set.by", "roles", mentions(s.Roles, "<@&", ">"))
	}
	var off []string
	for _, k := range s.Kinds {
		if on, set := s.Values[k.Name][guild.SwitchedOn]; set && on == 0 {
			off = append(off, markup.Escape(k.Title))
		}
	}
	if off != nil {
		lines = append(lines, say("set.off", "games", screen.List(off, say("and"))))
	}
	return frame.Part{
		Name: say("set.who"), Text: strings.Join(lines, "\n"),
		Rows: [][]screen.Control{{entityMenu(guild.Channels, screen.Channels, s.Channels)}, {entityMenu(guild.Roles, screen.Roles, s.Roles)}},
		Set:  slices.Concat(resets(guild.Channels, s.Channels), resets(guild.Roles, s.Roles)),
	}
}

// moderation are the roles that moderate games, and where it is told how games have ended.
func (s Settings) moderation() frame.Part {
	who, where := say("set.moderate.none"), say("set.post.none")
	if len(s.Moderators) > 0 {
		who = say("set.moderate", "roles", mentions(s.Moderators, "<@&", ">"))
	}
	var results []string
	if s.Results != "" {
		results = []string{s.Results}
		where = say("set.post", "channel", mentions(results, "<#", ">"))
	}
	return frame.Part{
		Name: say("set.moderation"), Text: screen.Lines(who, where),
		Rows: [][]screen.Control{
			{entityMenu(guild.Moderators, screen.Roles, s.Moderators)},
			{{Label: say("set.pick.results"), Go: guild.Results, Of: screen.Posts, Max: 1, Picked: results}},
		},
		Set: slices.Concat(resets(guild.Moderators, s.Moderators), resets(guild.Results, results)),
	}
}

// resets is the entry with which what was picked is reset; none where nothing was.
func resets(name string, picked []string) []screen.Choice {
	if len(picked) == 0 {
		return nil
	}
	return []screen.Choice{{Label: say("set.reset." + name), Value: name}}
}

// trouble tells why it cannot be told how games have ended, as the screens do with what needs somebody's care.
func (s Settings) trouble() string {
	if s.Trouble == "" {
		return ""
	}
	return say("trouble", "trouble", screen.Sentence(markup.Clip(s.Trouble, screen.MaxNote)))
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
	says := []string{say("set.rules", "rules", rules)}
	if other != nil {
		says[0] = say("set.rules.other", "rules", rules, "options", screen.List(other, say("and")))
	}
	if own != nil {
		says = append(says, say("set.rules.own", "options", screen.List(own, say("and"))))
	}
	return strings.Join(says, " ")
}

// ResetEverything asks once more.
func ResetEverything() screen.Screen {
	return screen.Sure(say("set.everything"), say("set.everything.sure"), screen.Control{Label: say("set.everything.yes"), Go: PlaceForget})
}

// DamagedSettings is what those see who manage a server whose stored settings cannot be read.
func DamagedSettings(note string) screen.Screen {
	return screen.Fit(screen.Screen{
		Title: say("set.damaged"), Text: screen.Note(note), Accent: screen.ClosedColour,
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
	menu := screen.Control{Label: say("set.pages"), Go: PlaceScope + " *"}
	add := func(title, scope, help string) {
		menu.Pick = append(menu.Pick, screen.Choice{Label: markup.Clip(title, screen.MaxChoice), Value: scope, Help: help, Chosen: here == scope})
	}
	add(screen.LabelAllGames, guild.General, say("set.page.general"))
	for _, k := range kinds[:min(len(kinds), screen.MaxChoices-3)] {
		add(k.Title, k.Name, say("set.page.game"))
	}
	add(say("set.page.league.title"), guild.League, say("set.page.league"))
	add(say("set.page.log.title"), ScopeLog, say("set.page.log"))
	return []screen.Control{menu}
}

// entityMenu lets people pick channels or roles. Where more are set than a menu can show, they are changed by the command.
func entityMenu(place string, of screen.Entities, ids []string) screen.Control {
	c := screen.Control{Label: say("set.pick." + place), Go: place, Of: of, Max: maxPicked, Picked: ids}
	if len(ids) > maxPicked {
		c.Label = say("set.many."+place, "n", len(ids))
		c.Picked, c.Off = nil, true
	}
	return c
}
