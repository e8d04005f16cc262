package rage

import (
	"fmt"

	"ruckus/render"
)

// guide explains RAGE as it is played with these options.
func guide(values map[string]int) []render.Page {
	return append([]render.Page{render.FirstTurn(firstTurn(values))}, answers(values)...)
}

func firstTurn(values map[string]int) string {
	return fmt.Sprintf(`**Bid** how many tricks you will win. Exactly right: **+10**, for zero **+%d**. Each trick: +1.

**Follow** the colour led: {B9} wants blue. If you hold no blue, play anything.

**The highest trump wins the trick.** Without one, the highest card of the colour led. Red is trump: {B9} {B14} {R2} goes to {R2}.

**Action cards** are for leading, or when you cannot follow:
{OR} no trump
{CR} a new trump
{WR} a 16 of a colour you name
{BR} +5 and {MR} −5 for the winner of the trick

**You have what you bid?** Now lose the rest: throw high cards of other colours.

*%s, from %d cards down to one. Most points win.*`, zeroBid(values), render.Capital(render.Plural(values["hands"], "round")), values["hands"])
}

// zeroBid is what an exact bid of zero gives.
func zeroBid(values map[string]int) int {
	if values["amigo_score"] > 0 {
		return 10
	}
	return 5
}
