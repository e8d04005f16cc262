package redbrn

import (
	"fmt"

	"ruckus/render"
)

// length tells how long a match to so many points takes, and how long others do. With computer players of medium level it
// is a minute for twelve points; people are slower.
func length(values map[string]int) string {
	target := values["target"]
	if target <= 0 {
		return ""
	}
	return fmt.Sprintf("**To %d points**: about %d to %d minutes. The option target can be any other number: 50 (4 to 8 minutes), "+
		"100 (8 to 16), 200 as printed (16 to 33).", target, max(1, target/12), max(2, target/6))
}

// guide explains R!OT.
func guide(map[string]int) []render.Page {
	return []render.Page{
		{Place: "play", Title: "How to play", Text: `A race without turns: everybody plays at once, as fast as they can. Feed the **pit** in the middle, and get rid of your **stack**.

You have a deck of your own: the numbers 1 to 10 in four suits, and two wild riots. A suit is a number in one colour on paper of another: ⬜ **BW** black on white, ⬛ **WB** white on black, ⭕ **RW** red on white, 🔴 **WR** white on red. Squares are black suits, circles are red ones.

- **The stack:** ten cards, of which only the top one shows.
- **Four columns:** they begin with one card each. A card goes on the end of a column if it is one lower and of the other colour. Only the end of a column can go to the pit; the others are held hostage. A column moves onto another one as a whole. An empty spot is filled from your stack at once; when the stack is empty, a 9 from your waste may go there.
- **The hand:** the other 26 cards. A **flip** turns three of them onto your waste, where the top one can be played. After the last card the waste is your hand again, in the same order.
- **The pit** is everybody's. A pile begins with a 1 and goes up, or with a 10 and goes down, in one suit and without gaps, and is complete with ten cards. Whoever is first plays; who comes too late keeps the card.
- **A wild riot** stands for one missing card. It is played together with the card that comes after it. It may open a pile, too: as a 1 under a 2, or as a 10 under a 9.

Who has emptied the stack may call **RIOT** and end the round, now or later.`},
		{Place: "riot", Title: "The call", Text: `**Before the race** everybody sees the cards and a countdown. What you press before its end does not count.

**RIOT** may be called by anybody whose stack is empty, and calls itself for who has put all 42 cards into the pit. Then a window opens, three seconds long unless the table has agreed otherwise:

- What was pressed before the call counts, even if it comes in later, unless it would take back what others have played meanwhile.
- Everybody else may complete **one** play, to the pit or onto a column, with a card that could be played when RIOT was called. Flips do not count, nor do cards that have come free since.
- The caller plays no more. Of several calls the one that was pressed first is the call.
- When nobody has a play left to complete, the round is scored without waiting longer.

All is judged by when you pressed, not by when the press came in.

**Nobody can play?** Then all wastes are turned back, each with its top card put to the bottom. After three such turns in a row the round is scored as it stands. A race also ends after ten minutes, or by a vote when nobody has played for a minute. To move a part of a column to and fro, where the option partial_moves allows that, counts as no play.

**Leaving:** the cards of who leaves stay as they are, and those in the pit still count. **Away** is who touches no card in a whole round. Nobody waits for either: later rounds begin without them and give them 0 points. **Come back** is in the hand, at any time; without cards you play from the next round on.

**Your buttons** keep their places and show the card that moves: ▲ into the pit, ► onto a column. Row 1 is the end cards of your columns, row 2 the whole columns; rows 3 and 4 are stack, waste, wild riot, RIOT, flip and more.

- Green and blue are what goes now, with a filled arrow. A hollow △ can be pressed, too: the picture may be two seconds old, and if the card fits by now, it goes. If not, nothing is lost.
- A card takes the first place that fits: the pile of the lowest number, the leftmost column, then an empty spot. Other places are under **More**.
- **Wild riot** first has the cards starred that can go on it. The second press plays both.`},
		{Place: "scoring", Title: "Scoring", Text: `- Each of your cards in the pit, wild riots too: **+1**
- Each card left in your stack: **−1**
- All other cards: nothing

There is no bonus for calling RIOT. A round can bring less than nothing.

Example: 11 cards in the pit and 4 left in the stack are 11 − 4 = 7.

The match ends after the round in which somebody has the points that were agreed on: 100, unless the option **target** says otherwise. The **most points win**; a tie at the top is played off with one more round.

The printed rules play to 200 points, or to any number that all agree on. That takes some 16 to 33 minutes, to 100 some 8 to 16, and to 50 some 4 to 8: fewer rounds, but longer ones, if you wait with your calls.`},
	}
}
