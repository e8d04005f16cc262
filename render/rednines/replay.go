package rednines

import "ruckus/render"

// held writes the cards of the view's seat.
func (n look) held(_ render.Table, r render.Reader) string {
	texts := make([]string, len(n.Hand))
	for i, id := range n.Hand {
		texts[i] = cardText(id, "", r)
	}
	return row(texts, r)
}
