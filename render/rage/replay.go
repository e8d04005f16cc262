package rage

import (
	"ruckus/render/look"
	"ruckus/render/screen"
)

// held writes the cards of the view's seat, and its bid, hidden ones too.
func (g scene) held(_ look.Table, r screen.Reader) string {
	ids := make([]string, len(g.Hand))
	for i, held := range g.Hand {
		ids[i] = held.Card
	}
	bid := ""
	if n := look.At(g.Bids, g.Seat); n >= 0 {
		bid = say("held.bid", "n", n) + " "
	}
	return bid + cardList(ids, r)
}
