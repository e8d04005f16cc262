package render

import (
	"fmt"

	"ruckus/games"
)

// scopeMenu leads from any page of the settings to any other.
func scopeMenu(kinds []games.Kind, here string) []Control {
	menu := Control{Label: "Go to another page", Go: PlaceScope + " *", Pick: []Choice{
		{Label: "All games", Value: ScopeGeneral, Help: "where, by whom and how many tables may be opened; the channel for results", Chosen: here == ScopeGeneral},
	}}
	for _, k := range kinds {
		if len(menu.Pick) < MaxChoices-2 {
			menu.Pick = append(menu.Pick, Choice{Label: clip(k.Title, MaxChoice), Value: k.Name, Help: "its rules, and whether it can be opened", Chosen: here == k.Name})
		}
	}
	menu.Pick = append(menu.Pick, Choice{Label: "League", Value: ScopeLeague, Help: "which games are counted, seasons, and what is played here", Chosen: here == ScopeLeague})
	menu.Pick = append(menu.Pick, Choice{Label: "List of changes", Value: ScopeLog, Help: "who has changed what, and what was done at tables", Chosen: here == ScopeLog})
	return []Control{menu}
}

// entityMenu lets people pick channels or roles. Where more are set than a menu can show, they are changed by the command.
func entityMenu(place string, of Entities, none, one string, ids []string) Control {
	c := Control{Label: none, Go: place, Of: of, Max: maxPicked, Picked: ids}
	if len(ids) > maxPicked {
		c.Label = fmt.Sprintf("%d %ss are set – change them with add_%s and remove_%s", len(ids), one, one, one)
		c.Picked, c.Off = nil, true
	}
	return c
}

// resultsMenu lets people pick the channel in which it is told how games have ended, or none.
func resultsMenu(id string) Control {
	c := Control{Label: "Pick the channel for results", Go: PlaceResults, Of: Posts, Max: 1}
	if id != "" {
		c.Picked = []string{id}
	}
	return c
}

// optionButtons are the buttons of a page's options, by rows.
func optionButtons(page []Setting) (rows [][]Control) {
	for n, o := range page {
		if n%MaxButtons == 0 {
			rows = append(rows, nil)
		}
		last := len(rows) - 1
		rows[last] = append(rows[last], optionButton(PlaceSet, o.Option, o.Value))
	}
	return rows
}

// buttons are the last row of a page.
func (s Settings) buttons(page, pages int) []Control {
	some := len(s.set()) > 0
	row := []Control{
		{Label: "Refresh", Go: fmt.Sprintf("%s %d", PlacePage, page)},
		{Label: "Reset one …", Go: PlaceResetOne, Off: !some},
		{Label: "Reset all of these", Style: Red, Go: PlaceReset, Off: !some},
	}
	if s.general() {
		row = append(row, Control{Label: "Reset everything …", Style: Red, Go: PlaceEverything})
	}
	if pages > 1 {
		next := page%pages + 1
		row = append(row, Control{Label: fmt.Sprintf("More settings (page %d)", next), Go: fmt.Sprintf("%s %d", PlacePage, next)})
	}
	return row
}
