package redox

import (
	"fmt"

	"ruckus/games/redox"
	"ruckus/render"
)

// guide explains REDOX as it is played with these options.
func guide(values map[string]int) []render.Page {
	set := make(map[string]int)
	for _, o := range redox.Kind().Options() {
		set[o.Name] = o.Default
		if v, ok := values[o.Name]; ok {
			set[o.Name] = v
		}
	}
	calls := "is called for you"
	if set["must_yell"] > 0 {
		calls = "has to be called: press the button within ten seconds, and before your next action, or get 10 points"
	}
	odd, even := "counterclockwise", "clockwise"
	if set["clockwise"] > 0 {
		odd, even = even, odd
	}
	end := fmt.Sprintf("after the round in which somebody has reached **%d points**", set["target"])
	if n := set["rounds"]; n > 0 {
		end = "after **" + render.Plural(n, "round") + "**"
	}
	return []render.Page{
		{Place: "play", Title: "How to play", Text: `Get rid of your 15 cards by laying plots and by connecting cards to the plots of anybody. Whoever is left with cards gets penalty points for them.

There are two kinds of **plots**, each of at least three cards:

- A **royal flush**, or **run**, is cards of one suit in running order. The ace goes below the 2 or above the king, but not in between.
- A **multiple** is cards of one rank; suits may repeat.

**Jokers** stand for any card. Each plot needs at least two cards that are none. In a royal flush a joker counts as the card of its place, and what is laid stays where it is.

On your turn you do **one** of these:

- **Exchange:** throw a card on the discard pile, then draw from the draw pile, or take the card that was on top of the discard pile before.
- **Lay** one plot. Your first in a round must be a royal flush of at least four cards.
- **Connect** one or several cards to one plot on the table. You may do so once you have laid a plot in an earlier turn.
- **Slam:** show your whole hand as plots, one of them a royal flush of at least four cards. It is barred as soon as anybody has laid a plot.

When your plot or connection leaves you 3, 2 or 1 cards, "Last 3", "Last 2" or "Last 1" ` + calls + `. You go out with a plot, a connection or a slam, never with an exchange.

Odd rounds go ` + odd + `, even rounds ` + even + `. Whoever wins a round leads the next.`},
		{Place: "scoring", Title: "Scoring", Text: `The round ends when somebody has no cards left. All others count what they hold:

- 2 to 10: their number
- Jack, queen and king 10
- Ace 20
- Joker 50

The winner gets **10 points less**. After a **slam** the others' cards count **twice**.

Example: a joker, an ace and a 7 are 50 + 20 + 7 = 77 points, and 154 after a slam.

The **fewest points win**; equal points share the place. The printed rules do not say when a game ends, so that is **our choice**: the game ends ` + end + `.

When the draw pile is empty, the discard pile without its top card is shuffled into a new one. If nobody gets on after that has happened twice, the round ends without a winner: all count their hands, and the same player leads again.`},
		{Place: "house", Title: "House rules", Text: `Whoever opens the table can change these:

- **Target:** another number of points that ends the game.
- **Rounds:** the game ends after so many rounds instead.
- **Clockwise:** odd rounds go clockwise, even ones counterclockwise, instead of the reverse.
- **Must yell:** "Last 3", "Last 2" and "Last 1" are not called for you. Press the button within ten seconds, and before your next action, or get 10 points.

Two players share one deck with two jokers; three or four play with two decks, five or six with three, seven or eight with four.

When the turn time is over, the clock draws for you and throws the dearest card that belongs to no plot.`},
	}
}
