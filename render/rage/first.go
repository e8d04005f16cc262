package rage

import (
	"ruckus/games"
	"ruckus/games/rage"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// firstGames are RAGE in small, for somebody new: a round of three cards, one of two and one of one. That's the whole game in about five
// decisions, each with few cards and a clear question, and it ends with a score; a round of Red Nines would begin with thirteen cards.
// In these deals somebody who plays sensibly wins more often than not, and easily loses, too (TestAFirstGameIsWonByPlayingWell).
func firstGames() (all []games.Setup) {
	for _, seed := range []byte{93, 141, 58, 110, 236} {
		all = append(all, games.Setup{Seats: 3, Seed: [32]byte{seed}, Values: map[string]int{"hands": 3}})
	}
	return all
}

// first is what there is to think about: what the bid means, then whether a trick is wanted.
func (g scene) first(t look.Table, p games.Prompt, r screen.Reader) string {
	bid := look.At(g.Bids, g.Seat)
	own, leads := bid-look.At(g.Won, g.Seat), len(g.Trick.Plays) == 0
	key, who := "first.duck", g.Trick.Winner
	switch {
	case len(p.Moves) < 2 && (g.Phase != rage.Bidding || bid != rage.NoBid):
		return ""
	case g.Phase == rage.Bidding && g.Tricks == 1:
		key = "first.bid-one"
	case g.Phase == rage.Bidding && g.Round > 1:
		key = "first.bid-again"
	case g.Phase == rage.Bidding:
		key = "first.bid"
	case own < 0 || own > len(g.Hand):
		key = "first.missed"
	case own > 0 && leads:
		key = "first.lead"
	case own > 0:
		key = "first.take"
	case leads:
		key = "first.lead-low"
	}
	if who == games.Table {
		who = g.Seat
	}
	return say(key, "trump", pack.Written(g.LastTrump, r), "tricks", g.Tricks, "n", own, "who", t.ShortName(who))
}
