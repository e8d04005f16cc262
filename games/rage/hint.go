package rage

import (
	"math/bits"

	"ruckus/games"
	"ruckus/games/kit"
)

// Reasons tells why a move is good, see the package comment.
func (g *game) Reasons(s games.Seat, move string) []games.Event {
	verb, what, _, ok := kit.Split(move)
	switch {
	case !ok || !g.has(s):
		return nil
	case verb == "bid" && g.Phase == Bidding:
		return g.bidReasons(s)
	case verb != "play" || g.Phase != Playing || g.Turn != s:
		return nil
	}
	p, ok := g.heldPlay(what)
	if !ok {
		return nil
	}
	w := &weighed{g: g, odds: g.oddsOf(s), play: p, trick: g.Trick}
	w.trick.add(p)
	w.cards()
	w.aim()
	return w.told
}

// heldPlay is the legal play of the seat on turn with this notation.
func (g *game) heldPlay(text string) (play, bool) {
	for _, p := range g.plays(nil) {
		if p.String() == text {
			return p, true
		}
	}
	return play{}, false
}

// Cards that win so often alone count as tricks, and those that win less often, but not seldom, as perhaps one.
const (
	likely   = 0.5
	possible = 0.2
)

// bidReasons count what the cards promise.
func (g *game) bidReasons(s games.Seat) (told []games.Event) {
	o, top, maybe := g.oddsOf(s), games.Event{Verb: "likely"}, 0
	for cards := g.Hands[s]; !cards.empty(); {
		c := cards.next()
		p := play{c, none}
		if c.kind() == wild {
			p.called = o.trump % none
		}
		switch chance := o.chance(p, float64(g.Seats-1)); {
		case chance >= likely:
			top.Tokens = append(top.Tokens, c.String())
		case chance >= possible:
			maybe++
		}
	}
	if top.Tokens != nil {
		told = append(told, top)
	}
	if maybe > 0 {
		told = append(told, games.Event{Verb: "possible", N: maybe})
	}
	if told == nil {
		told = append(told, games.Event{Verb: "unlikely"})
	}
	made, sum := 0, 0
	for other, t := range g.row() {
		if games.Seat(other) != s && t.bid != noBid {
			made, sum = made+1, sum+int(t.bid)
		}
	}
	if made > 0 && !g.Rules.HiddenBids {
		told = append(told, games.Event{Verb: "others-bid", N: sum})
	}
	return told
}

// A weighed is a play whose reasons are told.
type weighed struct {
	g     *game
	odds  odds
	play  play
	trick trick // with the play
	told  []games.Event
}

func (w *weighed) tell(verb string, n int, seats []games.Seat, cards ...string) {
	w.told = append(w.told, games.Event{Verb: verb, N: n, Seats: seats, Tokens: cards})
}

// cards tells what the play does in its trick.
func (w *weighed) cards() {
	g, p := w.g, w.play
	t, trump := g.Trick, g.Trumps.colour()
	switch kind := p.card.kind(); {
	case kind == mad && t.n > 0:
		w.tell("gives", 5, w.winner())
		return
	case kind == mad, kind == bonus:
		w.tell(map[card]string{mad: "costs", bonus: "earns"}[kind], 5, nil)
		return
	case kind == out && trump != none:
		w.tell("no-trump", g.Hands[g.Turn].and(suits[trump]).count(), nil, trump.String())
		return
	case kind == change && p.called != none:
		w.tell("new-trump", g.Hands[g.Turn].and(suits[p.called]).count(), nil, p.called.String())
		return
	case p.colour() == none:
		w.tell("nothing", 0, nil)
		return
	}
	switch {
	case !g.rises(p) && p.colour() != t.colour():
		w.sheds()
	case !g.rises(p):
		w.tell("under", 0, w.winner(), t.plays()[t.winner(trump)].String())
		w.highest("highest")
	case int(t.n) == int(g.Seats)-1:
		w.tell("last", 0, nil)
	default:
		w.rising()
	}
}

// winner is who wins the trick as it was before the play.
func (w *weighed) winner() []games.Seat {
	return []games.Seat{w.g.after(w.g.Lead, int8(w.g.Trick.winner(w.g.Trumps.colour())))}
}

// rising tells of a play that is the highest so far who can still beat it.
func (w *weighed) rising() {
	g, p, trump := w.g, w.play, w.g.Trumps.colour()
	k := p.colour()
	higher := int(w.odds.higher(p))
	var lacking, beat []games.Seat
	above := set{}
	for values := w.odds.unseen.values(k) >> (p.value() + 1) << (p.value() + 1); values != 0; values &= values - 1 {
		above.add(number(k, bits.TrailingZeros16(values)))
	}
	trumps := set{}
	if trump != none && k != trump {
		trumps = w.odds.unseen.and(suits[trump])
	}
	for i := g.Trick.n + 1; i < g.Seats; i++ {
		other := g.after(g.Lead, i)
		void := g.Voids[other]
		if void.has(k) {
			lacking = append(lacking, other)
		}
		if !above.empty() && !void.has(k) || !trumps.empty() && !void.has(trump) {
			beat = append(beat, other)
		}
	}
	if g.Trick.n > 0 && k == trump && g.Trick.colour() != trump {
		w.tell("trumps", 0, nil, k.String())
	}
	switch {
	case beat == nil:
		w.tell("sure", 0, nil)
	case higher == 0:
		w.tell("top", 0, nil, k.String())
	case g.Trick.n > 0 || w.odds.need > 0:
		w.tell("higher", higher, nil, k.String())
	default:
		w.tell("low-lead", higher, nil, k.String())
	}
	if lacking != nil && g.Trick.n == 0 {
		w.tell("void", 0, lacking, k.String())
	}
}

// sheds tells what a card is good for that neither follows nor trumps.
func (w *weighed) sheds() {
	if !w.highest("sheds") {
		w.tell("loses", 0, w.winner())
	}
}

// highest tells, under this verb, of the highest card that the seat could get rid of without winning the trick.
func (w *weighed) highest(verb string) bool {
	if !w.play.card.isNumber() {
		return false
	}
	lower := 0
	for _, p := range w.g.plays(nil) {
		switch {
		case !p.card.isNumber() || p.card == w.play.card || w.g.rises(p):
		case p.value() > w.play.value():
			return false
		default:
			lower++
		}
	}
	if lower > 0 {
		w.tell(verb, lower+1, nil)
	}
	return lower > 0
}

// aim tells what the seat still wants.
func (w *weighed) aim() {
	need, tricks := w.odds.need, w.odds.left+1
	switch {
	case need < 0:
		w.tell("missed", -need, nil)
	case need == 0:
		w.tell("made", tricks, nil)
	case need > tricks:
		w.tell("out-of-reach", need, nil)
	default:
		w.tell("needs", need, nil)
	}
}
