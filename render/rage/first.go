package rage

import (
	"slices"
	"strconv"

	"ruckus/games"
	"ruckus/games/rage"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// firstGames are RAGE in small, for somebody new: a round of three cards, one of two and one of one. That's the whole game in about five
// decisions, each with few cards and a clear question, and it ends with a score; a round of Red Nines would begin with thirteen cards.
// In these deals no action card turns up, which would need a sentence of its own; and somebody who plays sensibly wins more often than
// not, and easily loses, too (TestAFirstGameIsWonByPlayingWell).
func firstGames() (all []games.Setup) {
	for _, seed := range [][2]byte{{48, 2}, {73, 1}, {119, 1}, {168, 1}, {210, 3}} {
		all = append(all, games.Setup{Seats: 3, Seed: [32]byte{seed[0], seed[1]}, Values: map[string]int{"hands": 3}})
	}
	return all
}

// first is what there is to think about: what the bid means, then whether a trick is wanted and what the legal cards can do about it. It
// must never ask for what none of them can do.
func (g scene) first(t look.Table, p games.Prompt, r screen.Reader) string {
	bid := look.At(g.Bids, g.Seat)
	own, leads := bid-look.At(g.Won, g.Seat), len(g.Trick.Plays) == 0
	key := ""
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
	case leads:
		key = "first.lead-low"
	default:
		return g.firstFollow(t, p, own, r)
	}
	return say(key, "trump", pack.Written(g.LastTrump, r), "tricks", g.Tricks, "n", own)
}

// firstFollow says what may be played to the trick, and which cards beat it or lose it. First games have no action cards.
func (g scene) firstFollow(t look.Table, p games.Prompt, own int, r screen.Reader) string {
	winner := slices.IndexFunc(g.Trick.Plays, func(p rage.Play) bool { return p.Seat == g.Trick.Winner })
	best := g.Trick.Plays[winner].Card
	colour, _, _ := numberCard(best)
	rule, key := "first.free", "first.lose"
	var over, under []string
	for _, m := range p.Moves {
		card := rage.ParseMove(m).Card
		if g.strength(card) > g.strength(best) {
			over = append(over, pack.Written(card, r))
		} else {
			under = append(under, pack.Written(card, r))
		}
		if k, _, _ := numberCard(card); colours[k].name == g.Trick.Colour {
			rule = "first.follow"
		}
	}
	cards := under
	switch {
	case own > 0 && over != nil:
		key, cards = "first.take", over
	case own > 0 && g.Trump != "" && g.Trump != colours[colour].name:
		key = "first.hopeless-trump"
	case own > 0:
		key = "first.hopeless"
	case over == nil:
		key = "first.safe"
	case under == nil:
		key = "first.high"
	}
	return say(rule, "led", say("colour."+g.Trick.Colour), "trump", say("colour."+g.Trump)) + " " + say(key, "n", own, "who", t.ShortName(g.Trick.Winner),
		"cards", screen.List(cards, say("or")), "best", colours[colour].word(), "trump", say("colour."+g.Trump))
}

// strength is what a number card is worth in the trick: each trump beats the colour that was led, and others win nothing.
func (g scene) strength(card string) int {
	colour, number, _ := numberCard(card)
	n, err := strconv.Atoi(number)
	switch {
	case err != nil:
	case colours[colour].name == g.Trump:
		return 100 + n
	case colours[colour].name == g.Trick.Colour:
		return n
	}
	return -1
}
