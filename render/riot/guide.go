package riot

import (
	"fmt"
	"strings"

	"ruckus/games/riot"
	"ruckus/markup"
	"ruckus/render"
)

// guide explains RIOT as it is played with these options, with the units and cards of the house edition.
func guide(values map[string]int) []render.Page {
	e := riot.Default()
	pages := append([]render.Page{render.FirstTurn(fmt.Sprintf(firstTurn, values["points"]))}, answers(values)...)
	return append(pages,
		render.Page{Place: "units", Title: "Units", Text: ofHouse(e) + "\n\n" + unitsGuide(e) + "\n\n" + mapGuide},
		render.Page{Place: "cards", Title: "Cards", Text: ofHouse(e) + "\n\n" + cardsGuide(e)},
		render.Page{Place: "opinions", Title: "Public Opinion", Text: opinionGuide(e)})
}

const firstTurn = `A turn, in this order:

**Count.** Your buildings pay {credit}. Each area that is all yours is a point: %d win. Police: the last card of {public_opinion} wins.

**Buy** units, or cards for 1, 2, 3 … {credit}. Nothing can be saved.

**Deploy** them on entry points. The Police: in the HQ.

**Move and attack.** Each unit has one step: entry, street, building. An attack ends its turn.

**In your way:** who stands in the street may stop you at its buildings. Fight them there, or give up.

**Fights:** more Force wins, a building adds 1. The loser’s units are gone. The winner takes as much damage as the loser had Force.

{public_opinion} **A trap:** when a fight with Police is won by anybody, they come a step nearer to winning. Not if a {mediactivist} films it.`

// cardNamed writes what a text names in braces; "" for no such thing.
func cardNamed(name string, r render.Reader) string {
	switch name {
	case creditMark:
		return r.Mark(name, "credits")
	case opinionMark:
		return r.Mark(name, "Public Opinion")
	}
	return tokenNamed(name, r)
}

// mapGuide explains what the map shows.
const mapGuide = `**The map:** a token is a team's units in one place, its number their Force. Dots below count the units, a star is the special one. Coins on a roof are what the building brings. A full pink dot: changed in this turn; a hollow one: in the turn before. Arrows: who went where. A red star: a clash goes on. A frame in a team's colour: it holds the whole area.`

// ofHouse says of what edition the lists of the rules are.
func ofHouse(e riot.Edition) string {
	return "These are those of the edition **" + markup.Escape(e.Name) + "**. A table with another edition, see Options, shows its own under *Units and cards* in the hand."
}

// unitsGuide lists the units of all teams with what they can do.
func unitsGuide(e riot.Edition) string {
	var rows []string
	for t := range riot.Team(riot.Teams) {
		sheet := e.Teams.Of(t)
		rows = append(rows, "**"+markup.Escape(sheet.Name)+"**")
		for _, u := range sheet.Units {
			row := fmt.Sprintf("- %s: Force %d, price %d, %d tokens", markup.Escape(u.Name), u.Force, u.Cost, u.Count)
			if can := abilities(u); can != "" {
				row += "; " + can
			}
			rows = append(rows, row)
		}
	}
	return strings.Join(rows, "\n")
}

// cardsGuide lists the cards of all decks by when they can be played.
func cardsGuide(e riot.Edition) string {
	var rows []string
	for _, moment := range playTimes {
		rows = append(rows, "**"+render.Capital(moment)+"**")
		listed := map[string]bool{}
		for _, c := range e.Cards {
			if when(c) != moment || listed[c.Name] {
				continue
			}
			listed[c.Name] = true
			var decks []string
			for _, other := range e.Cards {
				if other.Name == c.Name {
					decks = append(decks, fmt.Sprintf("%s %d", markup.Escape(e.Teams.Of(other.Deck).Name), other.Count))
				}
			}
			rows = append(rows, fmt.Sprintf("- %s (%s): %s", markup.Escape(c.Name), strings.Join(decks, ", "), does(c)))
		}
	}
	return strings.Join(rows, "\n")
}

// opinionGuide lists the cards of Public Opinion.
func opinionGuide(e riot.Edition) string {
	rows := []string{"**The cards of the edition " + markup.Escape(e.Name) + "**"}
	for _, o := range e.Opinions {
		rows = append(rows, fmt.Sprintf("- %s, level %s: %s", markup.Escape(o.Name), strings.Repeat("I", o.Level), markup.Escape(o.Text)))
	}
	return strings.Join(rows, "\n")
}
