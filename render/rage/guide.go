package rage

import "ruckus/render"

// guide explains RAGE.
func guide(map[string]int) []render.Page {
	return []render.Page{
		{Place: "play", Title: "How to play", Text: `Say how many tricks you will win, and then win exactly so many. The highest total after the last round wins.

- There are number cards from 0 to 15 in six colours, and 14 action cards. Each colour has its own shape: red a disc, orange a square, yellow a house, green a cross, blue a shield, purple a hexagon. Where there are no pictures, Or12 is an orange 12.
- In the first round everybody gets ten cards, then nine, and so on down to one: ten rounds. With the option hands it begins with fewer cards, and so has fewer rounds. The deal moves on to the left.
- After the deal a card of the trump pile is turned; its colour is **trump**. Action cards that show before it are out of the round.
- **Bids:** from the dealer's left everybody says how many tricks they will win, from 0 up to all of them.
- **Tricks:** the player left of the dealer leads, and the winner of a trick leads the next. A leader may play any card.
- The first number card or Wild Rage of a trick sets its **lead colour**. If you hold a number card of that colour you must play one; otherwise play what you like. As long as there is no lead colour, anything may be played.
- The highest trump wins the trick; without one the highest card of the lead colour. If there are only action cards, the first one wins.

Cards that you can play are switched on in your hand.`},
		{Place: "actions", Title: "Action cards", Text: `Play them when you lead, when you do not hold the lead colour, or while a trick has no lead colour yet.

- 🃏 **Wild Rage** (2 cards): you name a colour, and it counts as a 16 of that colour. Of two with the same colour the first is higher. Holding one does not let you off following suit.
- 🔄 **Change Rage** (4 cards): you name a new trump, from this trick on. It must be a colour that the trump pile has, and other than the last trump. A card of it is drawn from the pile and turned. Old trumps in the trick are trumps no more.
- 🚫 **Out Rage** (4 cards): from this trick on there is no trump, until a Change Rage makes one.
- 🎁 **Bonus Rage** (2 cards): 5 points more for the winner of the trick.
- 💢 **Mad Rage** (2 cards): 5 points less for the winner of the trick.

A trick is judged when it is complete, by the trump that is then in force. A Wild Rage keeps its colour even if the trump changes after it.`},
		{Place: "scoring", Title: "Scoring", Text: `After each round:

- 1 point for each trick
- 5 points for each Bonus Rage in your tricks, and 5 less for each Mad Rage
- 10 points if you won exactly as many tricks as you bid, but only 5 if that was none

A missed bid costs nothing, and totals can fall below zero.

Example: a bid of 1, and 1 trick with a Bonus Rage in it, is 1 + 5 + 10 = 16 points.

On a level total at the end, whoever bid exactly in more rounds is ahead. If that is level too, they share the place.`},
		{Place: "house", Title: "House rules", Text: `Whoever opens the table can switch these on:

- **Hands:** the cards of the first round, from 3 to 10. With 5 a game takes half the rounds and about a third of the time.
- **Action anytime:** you may play an action card even if you could follow suit.
- **Hidden bids:** all bid at the same time, and nobody sees the others' bids before the last trick of the round.
- **Sweep double:** whoever wins all tricks of a round gets 2 points for each of them. It does not hold in the round of one card.
- **Hook:** the last to bid may not make the bids add up to the number of tricks, so that somebody must miss. It does not go together with hidden bids.
- **Amigo score:** a missed bid costs 5 points, and an exact bid of none gives 10 instead of 5.
- **Teams:** 4, 6 or 8 players in pairs who sit opposite. Partners' bids and tricks are added up and scored as one, and both get the points.

When the turn time is over, the clock bids your even share of the tricks, or plays your lowest number card that is allowed.`},
	}
}
