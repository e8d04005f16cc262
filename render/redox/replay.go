package redox

import (
	"ruckus/render"
	"ruckus/render/screen"
)

// held writes the cards of the view's seat.
func (x scene) held(_ render.Table, r screen.Reader) string { return cardList(x.Hand, r) }
