package rednines

import "ruckus/render"

// guide explains Red Nines as it is played with these options.
func guide(values map[string]int) []render.Page {
	return append([]render.Page{render.FirstTurn(firstTurn)}, answers(values)...)
}

const firstTurn = `Get rid of your 13 cards before the others do.

**You open the round?** Any rank, and several of it at once: {3H} {3C}

**Later** comes the card that is **one higher**, in any suit: {4D} {5S} {6S}
You hold it? You **must** go on, card after card, until you cannot. Then the next player tries.

{9H} **A red nine** can be any card. If only that fits, you may stop and keep it.

{KS} **A king** ends the run: you begin again at once, with any one card.

{AC} **An ace** follows nothing. It can only begin.

**Nobody follows you?** You begin again.

*The first without cards wins the round. The others pay for theirs, double for each red nine they hold. Fewest points win.*`
