// Package screens draws the pages of a server and of a person: settings, league, statistics, history, the deal of the day.
// Like the frame's they are pure functions of what is seen.
package screens

import (
	"ruckus/games"
	"ruckus/render/screen"
)

// Places inside what there is here; the first four are followed by the name of a game.
const (
	HomePlay     = "play"
	HomeLearn    = "learn"
	HomePractise = "practise"
	HomeRules    = "rules"
	HomeDaily    = "daily"
	HomeTables   = "tables" // where the reader plays
	HomeMe       = "me"
	HomeSettings = "settings"
)

// Entrance is the place that leads from a page back to [HomePage], which may have led there.
const Entrance = "entrance"

var entrance = screen.Control{Label: "Home", Go: Entrance}

// HomePage shows what there is here, for one reader's eyes; taught are the games that have a lesson. A reader who manages the
// server gets its settings, too.
func HomePage(kinds, taught []games.Kind, manages bool) screen.Screen {
	menu := func(label, place string, kinds []games.Kind) []screen.Control {
		c := screen.Control{Label: label, Go: place + " *"}
		for _, k := range kinds {
			c.Pick = append(c.Pick, screen.Choice{Label: k.Titled(), Value: k.Name})
		}
		return []screen.Control{c}
	}
	last := []screen.Control{{Label: "Today's game", Go: HomeDaily}, {Label: "My games", Go: HomeTables}, {Label: "How I play", Go: HomeMe}}
	text := "**Play:** opens a table in this channel; others join, or robots do.\n"
	rows := [][]screen.Control{menu("Play …", HomePlay, kinds)}
	if len(taught) > 0 {
		text += "**Learn:** a lesson of about three minutes, by playing.\n"
		rows = append(rows, menu("Learn …", HomeLearn, taught))
	}
	text += "**Practise:** you against robots.\n**Rules:** your first turn, and answers.\n**Today's game:** the same for everybody, one try.\n\nOnly you see these; a table is public."
	if manages {
		last = append(last, screen.Control{Label: "Settings", Go: HomeSettings})
		text += " *Settings* say what new tables of this server begin with."
	}
	rows = append(rows, menu("Practise …", HomePractise, kinds), menu("Rules …", HomeRules, kinds), last)
	return screen.Fit(screen.Screen{Title: "What to play here", Text: text, Accent: screen.PlayingColour, Rows: rows})
}
