package rednines

import "ruckus/render"

// held writes the cards of the view's seat.
func (n look) held(_ render.Table, r render.Reader) string {
	return row(cardTexts(n.Hand, "", r), r)
}
