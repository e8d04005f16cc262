// Package screens draws the pages of a server and of a person: settings, league, statistics, history, the deal of the day.
// Like the frame's they are pure functions of what is seen.
package screens

import (
	"fmt"
	"strings"

	"ruckus/games"
	"ruckus/render/frame"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// Places inside what there is here; the first four are followed by the name of a game, the next two by the ID of a table.
const (
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

var entrance = screen.Control{Label: "Home", Go: Entrance}

// mostOn is how many tables and nights a home page names.
const mostOn = 3

// A Home is what there is to play.
type Home struct {
	Kinds   []games.Kind
	Taught  []games.Kind // those that have a lesson
	Manages bool         // the reader manages the server
	On      []HomeTable  // where there is room, the nearest first
	Nights  [][]frame.Stood
	// GameNight is a line about the next game night; "": there is none.
	GameNight string
	Links     Links
}

// A HomeTable is a table with room for the reader.
type HomeTable struct {
	ID, Title string
	Host      markup.Name
	Channel   string // "": the reader's own
	Lobby     bool
	Seats     int // that are free in a lobby; robots' ones in a game
	Least     int // of a lobby: how many more the game needs
	Coming    int // who waits for the next game
}

// HomePage shows what there is to play here, for one reader's eyes.
func HomePage(h Home) screen.Screen {
	var lines []string
	var play []screen.Control
	for _, k := range h.Kinds {
		lines = append(lines, kindLine(k))
		play = append(play, screen.Control{Label: k.Title, Style: screen.Green, Go: HomePlay + " " + k.Name})
	}
	s := screen.Screen{Title: "What shall we play?", Accent: screen.PlayingColour, Text: strings.Join(lines, "\n")}
	var on []string
	var join []screen.Control
	for _, t := range h.On[:min(len(h.On), mostOn)] {
		on, join = append(on, t.line()), append(join, t.control())
	}
	if h.GameNight != "" {
		on = append(on, h.GameNight)
	}
	for _, n := range h.Nights[:min(len(h.Nights), mostOn)] {
		on = append(on, "Tonight: "+frame.Standings(n))
	}
	if on != nil {
		s.Fields = []screen.Field{{Name: "On now", Text: strings.Join(on, "\n")}}
	}
	for len(play) > screen.MaxButtons {
		s.Rows, play = append(s.Rows, play[:screen.MaxButtons]), play[screen.MaxButtons:]
	}
	s.Rows = append(s.Rows, play)
	menus := h.menus()
	if join != nil && len(s.Rows)+len(menus)+2 <= screen.MaxRows {
		s.Rows = append(s.Rows, join)
	}
	s.Rows = append(s.Rows, menus...)
	last := []screen.Control{{Label: "Today's game", Go: HomeDaily}, {Label: "My games", Go: HomeTables}, {Label: "How I play", Go: HomeMe}, {Label: "Tell me …", Go: HomeTell}}
	if h.Manages {
		last = append(last, screen.Control{Label: "Settings", Go: HomeSettings})
	}
	s.Rows = append(s.Rows, last)
	s.Text += "\n-# A button opens a table here, or joins one."
	if links := h.Links.line(); links != "" {
		s.Text += "\n-# " + links
	}
	return screen.Fit(s)
}

// TellPage asks whether the reader wants to be told when somebody opens a table.
func TellPage(tells bool, note string) screen.Screen {
	s := screen.Screen{
		Title: "When a table opens", Accent: screen.PlayingColour,
		Text: screen.Paragraphs(screen.Note(note), "A new table in this server can mention you in its first line: **at most once a day**, and never by direct message."),
	}
	c := screen.Control{Label: "Tell me", Style: screen.Green, Go: HomeTellYes}
	if tells {
		c = screen.Control{Label: "Don't tell me any more", Go: HomeTellNo}
	}
	s.Rows = [][]screen.Control{{c, screen.Back(screen.LabelBack)}}
	return screen.Fit(s)
}

// kindLine says in a line what a game is, how long it lasts at least, and for how many.
func kindLine(k games.Kind) string {
	line := "**" + k.Title + "** " + k.Phrase
	least := 0
	for _, p := range k.Presets {
		if m := min(p.Minutes[0], p.Minutes[1]); m > 0 && (least == 0 || m < least) {
			least = m
		}
	}
	if least > 0 {
		line += fmt.Sprintf(" · %d+ min", least)
	}
	return line + fmt.Sprintf(" · %d–%d", k.Min, k.Max)
}

// menus lead to what can be done with a game besides: one menu where all has room there.
func (h Home) menus() (rows [][]screen.Control) {
	var all []screen.Choice
	for _, part := range []struct {
		place, label string
		kinds        []games.Kind
	}{{HomeLearn, "Learn ", h.Taught}, {HomePractise, "Practise ", h.Kinds}, {HomeRules, "Rules of ", h.Kinds}} {
		for _, k := range part.kinds {
			all = append(all, screen.Choice{Label: part.label + k.Title, Value: part.place + " " + k.Name, Help: k.Phrase})
		}
	}
	label := "Learn, practise, rules …"
	for ; len(all) > 0; label = "More to learn, practise and read …" {
		n := min(len(all), screen.MaxChoices)
		rows = append(rows, []screen.Control{{Label: label, Go: "*", Pick: all[:n]}})
		all = all[n:]
	}
	return rows
}

// line says what is on at a table, and what room there is.
func (t HomeTable) line() string {
	line := "**" + t.Title + "** "
	if t.Lobby {
		line += "of " + t.Host.Short().Bold("somebody") + " "
	}
	where := "here"
	if t.Channel != "" {
		where = "in <#" + t.Channel + ">"
	}
	line += where + ": "
	switch {
	case t.Lobby && t.Least > 0:
		line += fmt.Sprintf("wants %d more", t.Least)
	case t.Lobby:
		line += fmt.Sprintf("room for %d", t.Seats)
	case t.Seats > 0:
		line += robotsSeats(t.Seats)
	default:
		line += "all seats taken"
	}
	if t.Coming > 0 {
		line += fmt.Sprintf(", %d in next", t.Coming)
	}
	return line
}

func (t HomeTable) control() screen.Control {
	if t.Lobby {
		return screen.Control{Label: t.Title + " with " + tinyHost(t.Host), Style: screen.Blue, Go: HomeJoin + " " + t.ID}
	}
	label := "Next in " + t.Title + " …"
	if t.Seats > 0 {
		label = "Sit in at " + t.Title + " …"
	}
	return screen.Control{Label: label, Style: screen.Blue, Go: HomeSee + " " + t.ID}
}

func robotsSeats(n int) string {
	if n == 1 {
		return "a robot's seat is free"
	}
	return fmt.Sprintf("%d robots' seats free", n)
}

func tinyHost(n markup.Name) string {
	if n == (markup.Name{}) {
		return "others"
	}
	return n.Short().Tiny().Plain()
}
