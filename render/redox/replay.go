package redox

import (
	"ruckus/render/look"
	"ruckus/render/screen"
)

// held writes the cards of the view's seat.
func (x scene) held(_ look.Table, r screen.Reader) string { return cardList(x.Hand, r) }
