package riot

import (
	"fmt"
	"strings"

	"ruckus/games/riot"
	"ruckus/markup"
	"ruckus/render"
)

// guide explains RIOT, with the units and cards of the house edition.
func guide(map[string]int) []render.Page {
	e := riot.Default()
	pages := append([]render.Page(nil), rules...)
	for i := range pages {
		if pages[i].Place == "opinion" {
			pages[i].Text += "\n\n" + opinionGuide(e)
		}
	}
	return append(pages, render.Page{Place: "units", Title: "Units and cards", Text: ofHouse(e) + "\n\n" + unitsGuide(e) + "\n\n" + cardsGuide(e) + "\n\n" + mapGuide})
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

// rules explain how RIOT is played.
var rules = []render.Page{
	{Place: "play", Title: "How to play", Text: `The Police and up to three Protester teams struggle for a city. The map has **areas** with letters: A is the street of an area, Ae its entry point, A1, A2 … its buildings. The headquarters (HQ) border all streets.

Who wins:

- **Autonomen** and **Anarchists** get an area point for each area of which they hold all buildings when their turn begins. With the seventh they win, or with fewer in a shorter game.
- **Nationalists** have a secret goal, and win when they have reached it when their turn begins.
- The **Police** win with the last Public Opinion card, the tenth, or when no Protesters are left.
- After round 20, whoever has come farthest wins. The option rounds moves that.
- The option points shortens the game: fewer area points win, and the goals and the number of Public Opinion cards shrink alike.

A turn has these parts:

1. **Income.** Protesters get the credits of their buildings. The Police get a credit for each unit of the Protester team with the fewest, and some more with three or four players.
2. **Buy** units, and as a Protester cards: the first card of a turn costs 1 credit, the second 2, and so on. What is not spent is lost.
3. **Deploy.** Protesters bring new units to any entry points, the Police to the HQ.
4. **Move and attack**, in any sequence.

Each unit has one step in a turn: between a street and its entry point, one of its buildings or a neighbouring street, or for the Police the HQ. A building has units of one team only, and the Police never enter any. Streets never refuse anybody.

**In their way:** when units are about to enter or attack a building, others in its street may step in, with all their units there. Then the buildings of that street are shut to the mover for this turn, as long as that group stands there with the same units: attack and beat it in the street, or give up. Who says nothing lets them pass.

Map, units, cards, goals and numbers come from the edition that the page Options names. Those of the house edition are our own design, since the ones in the box are not public; how to play is as in the printed rulebook.`},
	{Place: "clash", Title: "Clashes", Text: `Attack all units of one team in one place, in a street or a building, never on an entry point, in the HQ or the hospital. The Police never attack with less Force than the defenders have.

**Who can take part:** in a street, who stands there, with or without a step left, or can step into it now. Against a building, who stands in its street with a step left; a Riot Van from the HQ with both its steps, or a unit on the entry point with two; and S.W.A.T. and Paramilitary straight from HQ or entry point in the turn in which they are new. Nobody attacks out of a building.

 A group can be attacked twice in a turn at most. Units that attack can do nothing more in that turn.

1. **Distance.** Beginning with the defender, both may throw distance cards. A unit that takes as much damage as its Force is removed; less takes it out of the clash. A shield stops the first damage. Against a building the attacker throws none.
2. The attacker **goes on** or stops. Who stops loses nothing. Who does not say goes on where nobody else can play a card or the attack wins as it stands, and else stops.
3. **Hand to hand.** Beginning with the defender, both may play their other blitz cards.
4. **Totals:** the Force of the units that are left, what cards add, and 1 for defenders in a building. The higher total wins. All units of the loser are removed. The winner takes as much damage as the loser's total, the weakest units first: a unit is removed by its Force, and wounded by less.

At equal totals nothing happens.

Wounded Protesters go to the entry point of the area, attackers too, wounded Police to the hospital, and come back from there. Protesters who win against a building move in, those who were wounded hand to hand healed; whom a card has wounded goes to the entry point all the same.`},
	{Place: "opinion", Title: "Public Opinion", Text: `When units of the Police fight hand to hand and **anybody wins, they or the Protesters**, the clash counts: beating the Police brings them nearer to winning. At the end of that turn the next Public Opinion card is revealed, one in each turn at most. Five cards of level I come first, then those of level II.

Each card has its price: less income for the Police, fewer attacks, a lost unit, or a present for the Protesters. The last one has none, as the Police have won with it.

A clash does not count if a Mediactivist was in it, or after a card that says so.

At the end of each round the Police choose in which order the others have their turns in the next.`},
}
