package rednines

import "ruckus/render"

// guide explains Red Nines.
func guide(map[string]int) []render.Page {
	return []render.Page{
		{Place: "play", Title: "How to play", Text: `Be the first to have no cards. Whoever is left with cards gets penalty points for them.

- Everybody gets 13 cards, because the pack has one suit for each player (see Length and pack). The player left of the dealer opens with any rank, and may lay down several cards of that rank at once.
- From then on each card must be exactly one rank higher than the one before; suits do not matter. The order is A 2 3 4 5 6 7 8 9 10 J Q K.
- On your turn you go on for as long as you can, one card after the other. **If you have the rank that is next, you must go on.** Then the player to the left tries.
- **Red nines are wild.** A nine of hearts or diamonds can stand for any rank, and its player says which. You may play one while you hold a card of the rank that is next, too. If only red nines would do, you can pass instead.
- After a **king** the same player begins a new sequence at once, with any one card, a red nine if nothing else is left. An ace follows nothing: it can only begin a sequence.
- When nobody else goes on, the player of the last card begins a new sequence.
- The round ends when somebody has no cards left. The deal moves on after each.

Your hand offers what you can do: a whole run in one press, or a single card. Whoever cannot go on passes without a press. The table reads the same as when somebody passes who holds a red nine.`},
		{Place: "scoring", Title: "Scoring", Text: `The winner of a round gets nothing. All others count what they hold:

- 2 to 10: their number
- Jack 11, queen 12, king 13
- Ace 20
- Red nine 9

Then the sum is **doubled for each red nine** in that hand, and **doubled again** if the winner's last card was a red nine.

Example: a 4, a king and two red nines are 4 + 13 + 9 + 9 = 35. Two red nines make that 35 × 2 × 2 = 140, and 280 if the round was won with a red nine.

After the last round the **fewest points win**. Equal points share the place.`},
		{Place: "pack", Title: "Length and pack", Text: `The deal goes once round the table, so there are as many rounds as players. The option *rounds* makes it half of that (rounded up), twice or three times as many.

The pack is 13 cards for each player, from several packs where there are more than four. Which suits are in it twice is our choice: the book only wants as many red suits as black ones, and one red more where the players are odd.

- 4 players: one suit each, **2 red nines**
- 5 players: hearts twice, **3 red nines**
- 6 players: hearts and spades twice, **3 red nines**
- 7 players: hearts, diamonds and spades twice, **4 red nines**
- 8 players: all suits twice, **4 red nines**

With the option *small* three play with hearts, diamonds and spades (2 red nines), and two with hearts and spades (1 red nine).`},
	}
}
