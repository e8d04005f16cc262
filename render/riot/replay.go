package riot

import "ruckus/render"

// held writes the cards of the view's seat. The Police have none.
func (x look) held(_ render.Table, r render.Reader) string { return cards(x.Hand, r) }
