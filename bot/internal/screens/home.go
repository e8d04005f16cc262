// Package screens draws the pages about a server or a person: settings, league, statistics, history, the daily. Like the frame's, they
// are pure functions of what's shown.
package screens

import (
	"slices"
	"strings"

	"ruckus/games"
	"ruckus/render/frame"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// Places inside what there is here; play, learn, practise and rules are followed by the name of a game, join and see by the ID of a table.
const (
	HomeFirst    = "first" // a first game for somebody new
	HomeMore     = "more"
	HomePlay     = "play"
	HomeLearn    = "learn"
	HomePractise = "practise"
	HomeRules    = "rules"
	HomeJoin     = "join" // takes a seat in a lobby
	HomeSee      = "see"  // the reader's hand at a running table, or what somebody without a seat can do there
	HomeDaily    = "daily"
	HomeTables   = "tables" // where the reader plays
	HomeMe       = "me"
	HomeSettings = "settings"
	HomeTell     = "tell"     // whether the reader wants to be told of new tables
	HomeTellYes  = "tell yes" // they do
	HomeTellNo   = "tell no"  // they do not
)

// Entrance is the place that leads from a page back to [HomePage], which may have led there.
const Entrance = "entrance"

func entrance() screen.Control { return screen.Control{Label: say("home"), Go: Entrance} }

// mostOn is how many tables and nights a home page names.
const mostOn = 3

// A Home is what there is to play.
type Home struct {
	Kinds   []games.Kind
	Badges  map[string]string // emojis, by the names of kinds
	Taught  []games.Kind      // those that have a lesson
	Manages bool              // the reader manages the server
	First   bool              // there's a first game for somebody new
	Plays   bool              // the reader has a game open, or that couldn't be read
	On      []HomeTable       // where there is room, the nearest first
	Nights  [][]frame.Stood
	// GameNight is a line about the next game night; "": there is none.
	GameNight string
	Links     Links
}

// A HomeTable is a table with room for the reader.
type HomeTable struct {
	ID, Kind, Title string
	Host            markup.Name
	Channel         string // "": the reader's own
	Lobby           bool
	Seats           int // that are free in a lobby; robots' ones in a game
	Least           int // of a lobby: how many more the game needs
	Coming          int // who waits for the next game
}

// HomePage shows what there is to play here, for one reader's eyes: a line and a button a game, and at most seven controls besides. What
// is seldom wanted stands on [MorePage].
func HomePage(h Home) screen.Screen {
	var lines []string
	var play []screen.Control
	for _, k := range h.Kinds {
		lines = append(lines, screen.Join(" ", []string{h.Badges[k.Name], kindLine(k)}))
		play = append(play, screen.Control{Label: k.Title, Emoji: h.Badges[k.Name], Style: screen.Green, Go: HomePlay + " " + k.Name})
	}
	s := screen.Screen{Title: say("home.title"), Accent: screen.PlayingColour, Text: strings.Join(lines, "\n")}
	var on []string
	var join []screen.Control
	for _, t := range h.On[:min(len(h.On), mostOn)] {
		badge := h.Badges[t.Kind]
		on, join = append(on, t.line(badge)), append(join, t.control(badge))
	}
	if h.GameNight != "" {
		on = append(on, h.GameNight)
	}
	for _, n := range h.Nights[:min(len(h.Nights), mostOn)] {
		if len(n) > 0 && n[0].Points > 0 { // else nobody leads
			on = append(on, say("home.night", "standings", frame.Standings(n)))
		}
	}
	if on != nil {
		s.Fields = []screen.Field{{Name: say("home.on"), Text: strings.Join(on, "\n")}}
	}
	if h.First {
		s.Rows = [][]screen.Control{{{Label: say("home.new"), Style: screen.Blue, Go: HomeFirst}}}
	}
	rows := slices.Collect(slices.Chunk(play, screen.MaxButtons))
	s.Rows = append(s.Rows, rows[:min(len(rows), screen.MaxRows-len(s.Rows)-1)]...)
	if join != nil && len(s.Rows)+1 < screen.MaxRows {
		s.Rows = append(s.Rows, join)
	}
	last := []screen.Control{{Label: say("home.daily"), Go: HomeDaily}}
	if h.Plays {
		last = append(last, screen.Control{Label: say("home.games"), Go: HomeTables})
	}
	s.Rows = append(s.Rows, append(last, screen.Control{Label: screen.LabelMore, Go: HomeMore}))
	if links := h.Links.line(); links != "" {
		s.Text += "\n-# " + links
	}
	return screen.Fit(s)
}

// MorePage is what the front door has no room for: each game's lesson, practice and rules, and what the reader has chosen.
func MorePage(h Home) screen.Screen {
	s := screen.Screen{Title: say("more.title"), Accent: screen.PlayingColour, Text: say("more.text")}
	for _, m := range []struct {
		place, label string
		kinds        []games.Kind
	}{{HomeLearn, say("more.learn"), h.Taught}, {HomePractise, say("more.practise"), h.Kinds}, {HomeRules, say("more.rules"), h.Kinds}} {
		menu := screen.Control{Label: m.label, Go: m.place + " *"}
		for _, k := range m.kinds[:min(len(m.kinds), screen.MaxChoices)] {
			menu.Pick = append(menu.Pick, screen.Choice{Label: k.Title, Emoji: h.Badges[k.Name], Value: k.Name, Help: k.Phrase})
		}
		if menu.Pick != nil {
			s.Rows = append(s.Rows, []screen.Control{menu})
		}
	}
	last := []screen.Control{{Label: say("home.games"), Go: HomeTables}, {Label: say("more.me"), Go: HomeMe}, {Label: say("more.tell"), Go: HomeTell}}
	if h.Manages {
		last = append(last, screen.Control{Label: say("more.server"), Go: HomeSettings})
	}
	s.Rows = append(s.Rows, append(last, screen.Back(screen.LabelBack)))
	return screen.Fit(s)
}

// TellPage asks whether the reader wants to be told when somebody opens a table.
func TellPage(tells bool, note string) screen.Screen {
	s := screen.Screen{
		Title: say("tell.title"), Accent: screen.PlayingColour, Text: screen.Paragraphs(screen.Note(note), say("tell")),
	}
	c := screen.Control{Label: say("tell.yes"), Style: screen.Green, Go: HomeTellYes}
	if tells {
		c = screen.Control{Label: say("tell.no"), Go: HomeTellNo}
	}
	s.Rows = [][]screen.Control{{c, screen.Back(screen.LabelBack)}}
	return screen.Fit(s)
}

// kindLine says in a line what a game is, and for how many.
func kindLine(k games.Kind) string {
	game := screen.Join(" ", []string{"**" + k.Title + "**", k.Phrase})
	return say("home.kind", "game", game, "from", k.Fewest(k.Options().Values()), "to", k.Max)
}

// line says what is on at a table, and what room there is.
func (t HomeTable) line(badge string) string {
	where, room := say("on.here"), say("on.full")
	if t.Channel != "" {
		where = say("channel", "channel", t.Channel)
	}
	switch {
	case t.Lobby && t.Least > 0:
		room = say("on.wants", "n", t.Least)
	case t.Lobby:
		room = say("on.room", "n", t.Seats)
	case t.Seats > 0:
		room = say("on.robots", "n", t.Seats)
	}
	if t.Coming > 0 {
		room = say("on.next", "room", room, "n", t.Coming)
	}
	line := say("on.game", "table", t.Title, "where", where, "room", room)
	if t.Lobby {
		line = say("on.lobby", "table", t.Title, "host", t.Host.Short().Bold(say("someone")), "where", where, "room", room)
	}
	return screen.Join(" ", []string{badge, line})
}

func (t HomeTable) control(badge string) screen.Control {
	if t.Lobby {
		return screen.Control{Emoji: badge, Label: say("on.join", "game", t.Title, "host", tinyHost(t.Host)), Style: screen.Blue, Go: HomeJoin + " " + t.ID}
	}
	label := say("on.come", "game", t.Title)
	if t.Seats > 0 {
		label = say("on.sit", "game", t.Title)
	}
	return screen.Control{Emoji: badge, Label: label, Style: screen.Blue, Go: HomeSee + " " + t.ID}
}

func tinyHost(n markup.Name) string {
	if n == (markup.Name{}) {
		return say("on.others")
	}
	return n.Short().Tiny().Plain()
}
