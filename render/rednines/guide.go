package rednines

import "ruckus/render"

// guide explains Red Nines.
var guide = []render.Page{
	{Place: "play", Title: "How to play", Text: `Be the first to have no cards. Whoever is left with cards gets penalty points for them.

- Everybody gets 13 cards. The player left of the dealer opens with any rank, and may lay down several cards of that rank at once.
- From then on each card must be exactly one rank higher than the one before; suits do not matter. The order is A 2 3 4 5 6 7 8 9 10 J Q K.
- On your turn you go on for as long as you can, one card after the other. **If you have the rank that is next, you must play it.** Then the player to the left tries.
- **Red nines are wild.** A nine of hearts or diamonds can stand for any rank, and its player says which. You never have to play one: you can stop instead.
- After a **king** the same player begins a new sequence at once, with any one card. An ace follows nothing: it can only begin a sequence.
- When nobody else can go on, the player of the last card begins a new sequence.
- The round ends when somebody has no cards left. There are as many rounds as players, and the deal moves on after each.

Cards that you can play are switched on in your hand. Who cannot go on is passed over without a press.`},
	{Place: "scoring", Title: "Scoring", Text: `The winner of a round gets nothing. All others count what they hold:

- 2 to 10: their number
- Jack 11, queen 12, king 13
- Ace 20
- Red nine 9

Then the sum is **doubled for each red nine** in that hand, and **doubled again** if the winner's last card was a red nine.

Example: a 4, a king and two red nines are 4 + 13 + 9 + 9 = 35. Two red nines make that 35 × 2 × 2 = 140, and 280 if the round was won with a red nine.

After the last round the **fewest points win**. Equal points share the place.`},
}
