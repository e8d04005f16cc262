package redox

import "ruckus/render"

// held writes the cards of the view's seat.
func (x look) held(_ render.Table, r render.Reader) string { return cardList(x.Hand, r) }
