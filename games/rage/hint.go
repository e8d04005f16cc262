package rage

import (
	"math/rand/v2"

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
		bid, _ := kit.Number(what)
		return g.bidReasons(s, bid)
	case verb != "play" || g.Phase != Playing || g.Turn != s:
		return nil
	}
	p, ok := g.heldPlay(what)
	if !ok {
		return nil
	}
	w := &weighed{g: g, odds: g.oddsOf(s), play: p, trick: g.Trick}
	w.trick.add(p)
	w.points = 5 * int(w.trick.count(bonus)-w.trick.count(mad))
	w.wanted, w.rises = w.odds.need != 0, g.rises(p)
	if p.colour() == none {
		w.action()
	} else {
		w.card()
	}
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

// foreseen is in how many deals of what the seat cannot know a move is played out before anything is told of what comes of it.
const foreseen = 160

// foresee calls see with that many ways to deal what the seat cannot know, always the same ones, and returns how many there are.
func (g *game) foresee(s games.Seat, see func(deal *game)) (n int) {
	u, r := g.unknownTo(s), rand.New(rand.NewPCG(1, 2))
	for tried := 0; n < foreseen && tried < maxTries; tried++ {
		dealt, ok := u.deal(r)
		if !ok {
			continue
		}
		n++
		deal := *g
		deal.Seed = kit.Seed{byte(n)}
		deal.lay(&u, &dealt)
		deal.guessBids(s)
		see(&deal)
	}
	return n
}

// inTen is how many times in ten something happens that has happened n of that many times.
func inTen(n, of int) int {
	if of == 0 {
		return 0
	}
	return (20*n + of) / (2 * of)
}

// bidReasons tell what comes of a bid, and what others have bid where that speaks for it.
func (g *game) bidReasons(s games.Seat, bid int) (told []games.Event) {
	exact, wins := 0, [packSize]int{}
	n := g.foresee(s, func(deal *game) {
		deal.row()[s].bid = int8(bid)
		deal.bidAll()
		for deal.tricks() < deal.dealt() {
			deal.put(deal.sensiblePlay())
			if deal.Trick.n == 0 && deal.Lead == s {
				wins[deal.Last.list[deal.Last.winner(deal.Trumps.colour())].card]++
			}
		}
		if deal.row()[s].exact() {
			exact++
		}
	})
	if in := inTen(exact, n); in > 0 {
		told = append(told, games.Event{Verb: "exactly", N: in})
	}
	likely, maybe := games.Event{Verb: "likely"}, false
	for cards := g.Hands[s]; !cards.empty(); {
		c := cards.next()
		if 5*wins[c] > 3*n {
			likely.Tokens = append(likely.Tokens, c.String())
		}
		maybe = maybe || 5*wins[c] > 2*n
	}
	switch k := len(likely.Tokens); {
	case k > 0 && k <= bid:
		told = append(told, likely)
	case !maybe && bid == 0:
		told = append(told, games.Event{Verb: "unlikely"})
	}
	made, sum := 0, 0
	for other, t := range g.row() {
		if games.Seat(other) != s && t.bid != noBid {
			made, sum = made+1, sum+int(t.bid)
		}
	}
	much, little := sum*int(g.Seats) > made*g.dealt(), bid*int(g.Seats) < g.dealt()
	if made > 0 && !g.Rules.HiddenBids && much == little {
		told = append(told, games.Event{Verb: "others-bid", N: sum})
	}
	return told
}

// A weighed is a play whose reasons are told. Each speaks for the play: none praises to win for who has its bid, and none to lose
// for who has not.
type weighed struct {
	g      *game
	odds   odds
	play   play
	trick  trick // with the play
	points int   // that it is worth by cards of Bonus Rage and Mad Rage
	wanted bool  // the trick is worth more to the seat than its loss
	rises  bool  // the play is the highest so far
	told   []games.Event
}

func (w *weighed) tell(verb string, n int, seats []games.Seat, cards ...string) {
	w.told = append(w.told, games.Event{Verb: verb, N: n, Seats: seats, Tokens: cards})
}

// action tells what is good about a card without a colour.
func (w *weighed) action() {
	g, p := w.g, w.play
	trump := g.Trumps.colour()
	held := func(k colour) int { return g.Hands[g.Turn].and(suits[k]).count() }
	switch kind := p.card.kind(); {
	case kind == mad && w.points < 0 && !w.rises && !w.forPartner():
		w.tell("gives", -w.points, w.winner())
	case kind == mad && w.points < 0 && g.Trick.n == 0:
		w.tell("costs", -w.points, nil)
	case kind == out && trump != none:
		if n := held(trump); n == 0 || !w.wanted {
			w.tell("no-trump", n, nil, trump.String())
		}
	case kind == change && p.called != none:
		if n := held(p.called); (n > 0) == w.wanted {
			w.tell("new-trump", n, nil, p.called.String())
		}
	}
	if !w.wanted && g.Trick.colour() != none {
		w.tell("nothing", 0, nil)
		w.aim()
	}
}

// card tells what is good about a card with a colour.
func (w *weighed) card() {
	switch {
	case w.rises && w.wanted:
		w.winning()
	case w.rises:
		w.left()
	default:
		w.losing()
	}
}

// winner is who wins the trick as it was before the play.
func (w *weighed) winner() []games.Seat {
	return []games.Seat{w.g.after(w.g.Lead, int8(w.g.Trick.winner(w.g.Trumps.colour())))}
}

// forPartner reports whether the trick is the partner's so far.
func (w *weighed) forPartner() bool {
	return w.g.Rules.Teams && w.winner()[0] == w.g.partner(w.g.Turn)
}

// taken is in how many of ten deals the play takes the trick, if all go on sensibly.
func (w *weighed) taken() int {
	s, taken := w.g.Turn, 0
	n := w.g.foresee(s, func(deal *game) {
		for deal.put(w.play); deal.Trick.n > 0; {
			deal.put(deal.sensiblePlay())
		}
		if deal.Lead == s {
			taken++
		}
	})
	return inTen(taken, n)
}

// last reports whether nobody plays after the seat.
func (w *weighed) last() bool { return w.trick.n == w.g.Seats }

// mostly is in how many of ten deals something has to come to be worth telling.
const mostly = 6

// winning tells of a play that is the highest so far, and is to win.
func (w *weighed) winning() {
	g, k, trump := w.g, w.play.colour(), w.g.Trumps.colour()
	if g.Trick.n > 0 && k == trump && g.Trick.plays()[g.Trick.winner(trump)].colour() != trump {
		w.tell("trumps", 0, nil, k.String())
	}
	taken := 10
	switch {
	case w.last():
		w.tell("last", 0, nil)
	case w.odds.unbeatable(w.play):
		w.tell("sure", 0, nil)
	default:
		if w.odds.higher(w.play) == 0 {
			w.tell("top", 0, nil, k.String())
		}
		taken = w.taken()
		if taken >= mostly {
			w.tell("takes", taken, nil)
		}
	}
	if w.points > 0 {
		w.tell("worth", w.points, nil)
	}
	if taken >= mostly {
		w.aim()
	} else {
		w.saving()
	}
}

// left tells of a play that is the highest so far, and is to lose.
func (w *weighed) left() {
	if w.last() {
		for _, p := range w.g.plays(nil) {
			if !w.g.rises(p) {
				return
			}
		}
		w.tell("forced", 0, nil)
		return
	}
	if leaves := 10 - w.taken(); leaves >= mostly {
		w.tell("leaves", leaves, nil)
		w.aim()
	}
}

// losing tells of a play that somebody else's beats already.
func (w *weighed) losing() {
	g, p := w.g, w.play
	if w.points < 0 && !w.forPartner() {
		w.tell("costly", -w.points, nil)
	}
	if w.wanted {
		w.saving()
		return
	}
	over := g.Trick.plays()[g.Trick.winner(g.Trumps.colour())]
	switch {
	case p.colour() == over.colour(): // so no change of trump can help it up
		w.tell("under", 0, w.winner(), over.String())
		w.highest("highest")
	case !w.highest("sheds") && w.last():
		w.tell("loses", 0, w.winner())
	}
	w.aim()
}

// saving tells what is kept by a play that need not win a trick that is wanted.
func (w *weighed) saving() {
	g := w.g
	best := w.play
	for cards := g.Hands[g.Turn]; !cards.empty(); {
		p := play{cards.next(), none}
		if p.card.isNumber() && w.odds.chance(p, float64(g.Seats-1)) > w.odds.chance(best, float64(g.Seats-1)) {
			best = p
		}
	}
	hopeless := true
	for _, p := range g.plays(nil) {
		hopeless = hopeless && !g.rises(p)
	}
	if hopeless {
		w.tell("hopeless", 0, nil)
	}
	if best != w.play && w.odds.need > 0 {
		w.tell("keeps", 0, nil, best.String())
	}
}

// highest tells, under this verb, of the highest card that the seat could get rid of without being the highest of the trick.
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

// aim tells what the seat still wants. Partners add up their bids and their tricks, and no more than that can be said of one.
func (w *weighed) aim() {
	need, tricks := w.odds.need, w.odds.left+1
	switch {
	case w.g.Rules.Teams:
	case need == 0:
		w.tell("made", tricks, nil)
	case need > 0 && need <= tricks:
		w.tell("needs", need, nil)
	case w.points < 0:
	case need < 0:
		w.tell("missed", -need, nil)
	default:
		w.tell("out-of-reach", need, nil)
	}
}
