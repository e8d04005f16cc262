package riot

import (
	"ruckus/render/look"
	"ruckus/render/screen"
)

// held writes the cards of the view's seat. The Police have none.
func (x scene) held(_ look.Table, r screen.Reader) string { return fewCards(x.Hand, r) }
