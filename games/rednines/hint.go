package rednines

import (
	"cmp"
	"fmt"
	"math/bits"
	"math/rand/v2"
	"slices"

	"ruckus/games"
	"ruckus/games/card"
	"ruckus/games/kit"
)

// Hint goes on with a play as a hard robot does, as far as one of the ways leads that the hand offers.
func (g *game) Hint(s games.Seat, move string, r *rand.Rand) string {
	verb, text, step, ok := kit.Split(move)
	if !ok || verb != "play" {
		return move
	}
	g = g.clone()
	ways, best := g.View(s).(View).Ways(), move
	for next := move; ; {
		if _, err := g.Apply(games.Action{Seat: s, Move: next}); err != nil || g.Phase != Running || g.Turn != s {
			return best
		}
		next = g.Robot(s, games.Hard, r)
		_, cards, _, _ := kit.Split(next)
		text += " " + cmp.Or(cards, "pass")
		longer := fmt.Sprintf("play %s %d", text, step)
		if slices.ContainsFunc(ways, func(w Way) bool { return w.Move == longer }) {
			best = longer
		}
		if cards == "" || len(longer) > games.MaxMove {
			return best
		}
	}
}

const (
	fewCards   = 3        // in somebody's hand are a danger to all others
	highestLow = card.Six // is the highest rank to which few others lead
)

// Reasons tells why a move is good, see the package comment.
func (g *game) Reasons(s games.Seat, move string) []games.Event {
	verb, text, _, ok := kit.Split(move)
	if !ok || verb == "ready" || g.over() || g.Turn != s {
		return nil
	}
	w := &weighed{g: g, seat: s, left: g.Hands[s], next: card.Ranks, begins: g.Phase != Running}
	if !w.begins {
		w.next = g.needed()
	}
	if verb == "play" {
		r, err := parseRun(text, s, nil)
		if err != nil {
			return nil
		}
		w.run = r
		for _, p := range r.plays {
			w.spent += p.redNines()
			p.takeFrom(&w.left)
			w.next = p.rank + 1
		}
	}
	w.kept = bits.OnesCount8(w.left.wild())
	switch {
	case w.ends():
	case w.begins:
		w.beginning()
	default:
		w.goingOn()
	}
	return w.told
}

// A weighed is a move whose reasons are told.
type weighed struct {
	g      *game
	seat   games.Seat
	run    run       // without plays for a pass
	begins bool      // a sequence
	left   hand      // the cards after it
	next   card.Rank // that goes on after it; card.Ranks: any
	spent  int       // red nines used
	kept   int       // red nines left
	told   []games.Event
}

// tell adds a reason, with a number that is not 0 and ranks.
func (w *weighed) tell(verb string, n int, ranks ...card.Rank) { w.tellOf(nil, verb, n, ranks...) }

func (w *weighed) tellOf(seats []games.Seat, verb string, n int, ranks ...card.Rank) {
	e := games.Event{Verb: verb, Seats: seats, N: n}
	for _, r := range ranks {
		e.Tokens = append(e.Tokens, r.String())
	}
	w.told = append(w.told, e)
}

// ends tells of a move after which the others have no say.
func (w *weighed) ends() bool {
	stops := w.run.stop || w.run.plays == nil
	switch {
	case w.left.empty():
		w.tell("out", 0)
	case !stops && w.left.goesOut(w.next):
		w.tell("way-out", w.left.count())
	default:
		return false
	}
	return true
}

// beginning tells why to begin a sequence with this.
func (w *weighed) beginning() {
	first := w.run.plays[0]
	points, decide := w.dearest()
	if decide {
		w.tell("points", points)
	}
	if n := bits.OnesCount8(first.plain) + bits.OnesCount8(first.wild); n > 1 {
		w.tell("set", n, first.rank)
	}
	if n := len(w.run.plays); n > 1 {
		w.tell("run", n)
	}
	w.followers()
	lower := w.g.Hands[w.seat]
	clear(lower[first.rank:])
	switch {
	case first.rank == card.Ace && first.wild == 0:
		w.tell("ace", worth(card.Ace))
	case first.rank <= highestLow && first.wild == 0 && lower.empty():
		w.tell("low", int(first.rank), first.rank)
	}
	if w.spent > 0 {
		w.tell("dear", w.kept)
		w.danger()
	}
}

// dearest is how many points a sequence sheds with all that must follow, and reports whether that speaks for it: none sheds more
// points, though another one sheds more cards.
func (w *weighed) dearest() (points int, decide bool) {
	left := w.left
	for r := w.next; r < card.Ranks && left.plain(r) != 0; r++ {
		p := newPlay(r, left.plain(r)&-left.plain(r), 0)
		p.takeFrom(&left)
	}
	all := w.g.Hands[w.seat]
	shed := all.count() - left.count()
	points = all.sum() - left.sum()
	for _, way := range w.g.View(w.seat).(View).Ways() {
		if n := way.sum(); n > points {
			return 0, false
		}
		decide = decide || all.count()-way.Left > shed
	}
	return points, decide && w.spent == 0
}

// held counts the others' cards of a rank, and their red nines.
func (w *weighed) held(r card.Rank) (plain, wild int) {
	for other := range w.g.others(w.seat) {
		h := w.g.Hands[other]
		plain, wild = plain+bits.OnesCount8(h.plain(r)), wild+bits.OnesCount8(h.wild())
	}
	return plain, wild
}

// followers tells who else can go on with what is next.
func (w *weighed) followers() {
	if w.next == card.Ranks {
		w.tell("king", 0)
		return
	}
	if w.left.canFollow(w.next) {
		return
	}
	switch plain, wild := w.held(w.next); {
	case plain+wild == 0:
		w.tell("alone", 0, w.next)
		return
	case plain == 0:
		w.tell("gone", 0, w.next)
		return
	case plain+wild < w.g.In.Count():
		w.tell("few", plain+wild, w.next)
	}
	var lacking []games.Seat // who is known to have no card of the next rank but perhaps red nines
	lacks := w.g.dealing(w.seat).lacks
	for seat := range w.g.others(w.seat) {
		if lacks[seat]>>w.next&1 != 0 {
			lacking = append(lacking, seat)
		}
	}
	if lacking != nil {
		w.tellOf(lacking, "lacks", 0, w.next)
	}
}

// goingOn tells why to go on with this, or to stop.
func (w *weighed) goingOn() {
	switch {
	case w.spent > 0:
		if follow := w.led(); follow > 0 {
			w.tell("leads-on", follow)
		}
		w.followers()
		w.tell("dear", w.kept)
		w.danger()
	case w.kept > 0 && (w.run.stop || w.run.plays == nil):
		if after := w.next + 1; w.kept == 1 && w.endsAt(after) {
			w.tell("no-further", 0, w.next, after)
		}
		w.tell("keeps", w.kept)
		if _, fewest := w.nearest(); fewest > fewCards {
			w.tell("time", fewest)
		}
	case w.kept > 0:
		w.tell("fits", w.kept)
	default:
		if n := bits.OnesCount8(w.g.Hands[w.seat].plain(w.g.needed())); n > 1 {
			w.tell("alike", n, w.g.needed())
		}
	}
}

// endsAt reports whether the only red nine leads to a rank with which others can go on, and the seat cannot.
func (w *weighed) endsAt(after card.Rank) bool {
	if after >= card.Ranks || w.left.plain(after) != 0 {
		return false
	}
	plain, wild := w.held(after)
	return plain+wild > 0
}

// led counts the cards that follow the first red nine at once, but for red nines.
func (w *weighed) led() (n int) {
	spent := false
	for _, p := range w.run.plays {
		switch {
		case p.redNines() > 0:
			spent = true
		case spent:
			n++
		}
	}
	for r := w.next; r < card.Ranks && w.left.plain(r) != 0; r++ {
		n++
	}
	return n
}

// danger tells who is close to the end, which is why a red nine is spent.
func (w *weighed) danger() {
	if seat, n := w.nearest(); n <= fewCards {
		w.tellOf([]games.Seat{seat}, "danger", n)
	}
}

// nearest is who of the others has the fewest cards, and how many.
func (w *weighed) nearest() (seat games.Seat, fewest int) {
	fewest = dealt + 1
	for other := range w.g.others(w.seat) {
		if n := w.g.Hands[other].count(); n < fewest {
			seat, fewest = other, n
		}
	}
	return seat, fewest
}
