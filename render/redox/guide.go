package redox

import "ruckus/render"

// guide explains REDOX as it is played with these options.
func guide(values map[string]int) []render.Page {
	return append([]render.Page{render.FirstTurn(firstTurn)}, answers(values)...)
}

const firstTurn = `Get rid of your 15 cards. A turn is **one** of these:

**Draw** or **Take:** throw a card first. Then get the top of the draw pile, or what lay on the discard pile before your throw.

**Lay** a plot of three or more cards:
a **run** in one suit {5H} {6H} {7H} or a **multiple**: one rank {KS} {KD} {KC}
Your **first** must be a run of **four**.

**Connect** cards to one plot, anybody’s. You may from the turn after your first plot.

**Slam:** all 15 cards as plots, while nobody has laid any.

{X1} stands for any card. Left in your hand it costs 50.

*Out with a plot, a connection or a slam, never with a throw: −10. The others pay for their cards. Fewest points win.*`
