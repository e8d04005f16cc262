package screens

import (
	"fmt"

	"ruckus/bot/internal/guild"
	"ruckus/games"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// scopeMenu leads from any page of the settings to any other.
func scopeMenu(kinds []games.Kind, here string) []screen.Control {
	menu := screen.Control{Label: "Go to another page", Go: PlaceScope + " *", Pick: []screen.Choice{
		{Label: screen.LabelAllGames, Value: guild.General, Help: "where, by whom and how many tables may be opened; the channel for results", Chosen: here == guild.General},
	}}
	for _, k := range kinds {
		if len(menu.Pick) < screen.MaxChoices-2 {
			menu.Pick = append(menu.Pick, screen.Choice{Label: markup.Clip(k.Title, screen.MaxChoice), Value: k.Name, Help: "its rules, and whether it can be opened", Chosen: here == k.Name})
		}
	}
	menu.Pick = append(menu.Pick, screen.Choice{Label: "League", Value: guild.League, Help: "which games are counted, seasons, and what is played here", Chosen: here == guild.League})
	menu.Pick = append(menu.Pick, screen.Choice{Label: "List of changes", Value: ScopeLog, Help: "who has changed what, and what was done at tables", Chosen: here == ScopeLog})
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

// resultsMenu lets people pick the channel in which it is told how games have ended, or none.
func resultsMenu(id string) screen.Control {
	c := screen.Control{Label: "Pick the channel for results", Go: guild.Results, Of: screen.Posts, Max: 1}
	if id != "" {
		c.Picked = []string{id}
	}
	return c
}

// buttons are the last row of a page.
func (s Settings) buttons(page, pages int) []screen.Control {
	some := len(s.set()) > 0
	row := []screen.Control{
		{Label: screen.LabelRefresh, Go: fmt.Sprintf("%s %d", PlacePage, page)},
		{Label: "Reset one …", Go: PlaceResetOne, Off: !some},
		{Label: "Reset all of these", Style: screen.Red, Go: PlaceReset, Off: !some},
	}
	if s.general() {
		row = append(row, screen.Control{Label: screen.LabelResetAll, Style: screen.Red, Go: PlaceEverything})
	}
	if pages > 1 {
		next := page%pages + 1
		row = append(row, screen.Control{Label: fmt.Sprintf("More settings (page %d)", next), Go: fmt.Sprintf("%s %d", PlacePage, next)})
	}
	return row
}
