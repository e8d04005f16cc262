package riot

import (
	"fmt"

	"ruckus/render/look"
	"ruckus/render/screen"
)

// answers are the questions of RIOT, those first that come first in a game. The rules' refusals name them by their places.
func answers(values map[string]int) []look.Page {
	return []look.Page{
		{Place: "win", Title: "How do I win?", Text: screen.Paragraphs(
			"- **Autonomen** and **Anarchists**: with "+screen.Plural(values["points"], "area point")+"\n- **Nationalists**: by their secret goal, when their turn begins\n- **Police**: with the last card of Public Opinion"+outlast(values),
			lastRound(values)+"With fewer points to win, goals and Public Opinion are shorter alike.", "**Without a unit:** "+gone(values))},
		{Place: "plan", Title: "How do I plan a turn?", Text: "Pick from *Buy* and *Orders*, or press a button below: red attacks, green goes. Nothing happens yet, and nobody is told. The map shows it: bought units are hatched, ways green, attacks dashed with their odds. **⚠**: others in the street can step in.\n\n" +
			"Each order's line says what it costs, what it leaves empty, and what it does to Public Opinion. *Undo* drops the last; *Who goes* changes who.\n\n" +
			"**Do it** plays all, **Do it, end** also ends the turn. It stops if something comes up, such as a card; then continue or plan again. *Never stop*: it doesn't.\n\n" +
			"*Ideas* are turns that a robot would play; they count as a hint. If your time runs out, your plan is played."},
		{Place: "credits", Title: "Where do points and credits come from?", Text: "**Points:** when your turn begins, one for each area whose buildings are all yours. So what you take must be held through the others' turns.\n\n**Protesters' credits:** each building you hold pays its number.\n\n**Police's credits:** one for each unit of the smallest team in play, and 2 or 3 more in a game begun by three or four players. A team that will come back counts as none, so to rout it costs them.\n\nWhat is left after buying is lost."},
		{Place: "buy", Title: "What can I buy?", Text: "Units, as long as you have tokens of them. Protesters also cards: the first of a turn costs 1, the second 2, and so on; you may use them at once. The Police have no cards.\n\n" +
			"*Buy* names a few usual baskets, then each unit: pick one, how many, and where. Nothing is paid before you press *Do it*; a card you get at once.\n\n" +
			"Cards that bring credits are played while you buy."},
		{Place: "deploy", Title: "Where do new units go?", Text: "Protesters: on any entry points. Police: all in the HQ, which borders every street.\n\nNobody stays on an entry point: at the end of the turn they go into its street."},
		{Place: "steps", Title: "How far can a unit go?", Text: "One step: entry to street, street to the next street, street to building or back. The Police also between HQ and any street.\n\n" +
			"A Riot Van has two steps, and *Run!* adds one. A building has units of one team only. The Police never enter one. Streets never refuse anyone."},
		{Place: "obstruct", Title: "Who may stand in my way?", Text: "Any team with units in the street whose building you want to enter or attack, with all its units there. Leaving a building and moving along the street is free.\n\n" +
			fmt.Sprintf("If they say nothing within %d seconds, they let you pass; the first questions of a game leave 45, and a player alone with robots has all the time they want.", values["window"])},
		{Place: "blocked", Title: "What comes after an obstruction?", Text: "The buildings of that street are shut to you in this turn, as long as that group stands there unchanged. Attack it in the street, or give up. Your units keep their steps. If the group is beaten or has changed, try again."},
		{Place: "attack", Title: "Whom can I attack, with whom?", Text: "**Whom:** all units of one team in a street or a building. The same group twice in a turn at most.\n\n" +
			"The Police never attack with less Force than the defenders have, a building's 1 included. Protesters attack at any odds.\n\n" +
			"**With whom, in a street:** units there, with or without a step, or one step away. **A building:** units in its street with a step left; a Riot Van from the HQ with both; units on the entry point with two; new S.W.A.T. and Paramilitary straight from HQ or entry.\n\n" +
			"Out of a building: into its own street only. With two steps (a Riot Van, *Run!*) a unit moves into another street and attacks a building there. After an attack it's done."},
		{Place: "clash", Title: "How does a fight go?", Text: "1. **Distance:** defender first, both may throw distance cards. Against a building the attacker throws none.\n2. The attacker **continues or stops**; stopping loses nothing. An attack that's ahead continues by itself if the defender has no cards.\n3. **Hand to hand:** defender first, both may play other blitz cards.\n" +
			"4. **Totals:** Force, cards, and 1 for defenders in a building. More wins. Equal: nothing happens."},
		{Place: "loss", Title: "Who loses what in a fight?", Text: "The loser's units are all removed. The winner takes the loser's total as damage, the weakest units first: a unit is removed by its Force, and wounded by less.\n\nEqual totals cost nothing."},
		{Place: "shields", Title: "What do shields and distance cards do?", Text: "Damage that reaches a unit's Force removes it; less takes it out of the fight, wounded. A shield stops the first point of distance damage in each fight, and nothing hand to hand.\n\nA distance card names one enemy unit."},
		{Place: "wounded", Title: "Where do the wounded go?", Text: "Protesters to the entry point of the area, Police to the hospital; both come back from there. Protesters who win against a building move in, and are healed if they were hurt hand to hand; those a thrown card wounded go to the entry. Defenders who hold a building are healed in it."},
		{Place: "opinion", Title: "When does Public Opinion move?", Text: "At the end of a turn in which a fight with Police was won hand to hand, **by either side**: one card in a turn at most. Each has its price for the Police; the last one has none, as they have won with it.\n\nFive cards of level I come first, then level II.\n\n" +
			"**To beat the Police quietly,** bring {mediactivist}, or play *Live Stream* or *Masks On*: then the fight doesn't count. A draw doesn't, either, nor a fight that is over before hand to hand."},
		{Place: "order", Title: "Who is on when?", Text: "The Police first in every round, then the Protesters. At the end of a round the Police choose the others' order in the next.\n\nA turn: count, buy, deploy, then move and attack in any sequence."},
		{Place: "start", Title: "How does a game begin?", Text: fmt.Sprintf("The Protesters place basic units into empty buildings in turn: two each, in two areas. Of two players the Protester places %d, each in another area. Nobody has cards or credits yet.\n\n**Tips of the book:**\n%s", values["setup2p"], tips)},
		{Place: "cardtime", Title: "When can a card be played?", Text: "Blitz cards in a fight. All others at any time of your own turn but in a fight, as printed; those that bring credits while you buy, since later they would bring nothing. The page of each team says it of each card."},
		{Place: "map", Title: "What does the map show?", Text: "A token is a team's units in one place, its number their Force. Dots below count the units, a star is the special one. Coins on a roof are what the building brings.\n\n" +
			"A full pink dot: changed in this turn; a hollow one: in the turn before. Arrows: who went where. A red star: a clash isn't over. A frame in a team's colour: it holds the whole area."},
		{Place: "ours", Title: "What is printed, and what is ours?", Text: rulings(values)},
		{Place: "time", Title: "Must I answer every time?", Text: "No. In a fight press *None in this clash* or *None this turn*; when others want past you, *All pass this turn*. Under *More*, *Answers*, are some that last:\n\n" +
			"- *Not between others*: attacks on others may pass.\n- *Keep them all out*: nobody enters a building without a fight.\n- *Always guard mine*: you step in where yours are attacked.\n- *No card in my attacks*: but those that you plan.\n- *Continue when ahead*, *… at a draw, too*: your attacks continue unasked. A card can turn one, and cost you all.\n\n" +
			"Nobody is told or can tell. *Ask me again* clears them all.\n\n" +
			"**If your time runs out,** you let others pass and play no card. Your attack continues if it's ahead, and stops if not."},
	}
}
