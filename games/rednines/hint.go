package rednines

import (
	"math/bits"
	"math/rand/v2"
	"slices"
	"strings"

	"ruckus/games"
	"ruckus/games/card"
	"ruckus/games/kit"
)

// whole is Kind.Whole: it goes on with a play as a hard robot does, as far as one of the ways leads that the hand offers.
func whole(position games.Game, s games.Seat, move string, r *rand.Rand) string {
	verb, text, step, ok := kit.Split(move)
	if !ok || verb != "play" {
		return move
	}
	g := position.(*game).clone()
	ways := g.View(s).(View).Ways()
	end := " " + move[strings.LastIndexByte(move, ' ')+1:]
	best := move
	for next := move; ; {
		if _, err := g.Apply(games.Action{Seat: s, Move: next}); err != nil || g.Phase != running || g.Turn != s || g.Step <= step {
			return best
		}
		if g.Hands[s].plain(g.needed()) != 0 {
			next = g.move(g.sensible()) // as all ways do: it need not be thought about
		} else {
			next = robot(g, s, games.Hard, r)
		}
		if next == "" {
			return best
		}
		verb, cards, _, _ := kit.Split(next)
		if verb == "pass" {
			text += " pass"
		} else {
			text += " " + cards
		}
		longer := "play " + text + end
		if slices.ContainsFunc(ways, func(w Way) bool { return w.Move == longer }) {
			best = longer
		}
		if verb == "pass" || len(longer) > games.MaxMove {
			return best
		}
	}
}

// Few cards in somebody's hand are a danger to all others.
const fewCards = 3

// reasons is Kind.Reason. See the package comment for what they tell.
func reasons(position games.Game, s games.Seat, move string) []games.Event {
	g := position.(*game)
	verb, text, _, ok := kit.Split(move)
	if !ok || verb == "ready" || g.over() || g.Turn != s {
		return nil
	}
	w := &weighed{g: g, seat: s, left: g.Hands[s], next: card.Ranks, begins: g.Phase != running}
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
			w.wilds += bits.OnesCount8(p.wild)
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
	wilds  int       // red nines used as other ranks
	kept   int       // red nines left
	told   []games.Event
}

func (w *weighed) tell(e games.Event) { w.told = append(w.told, e) }

// ends tells of a move after which the others have no say.
func (w *weighed) ends() bool {
	stops := w.run.stop || w.run.plays == nil
	switch {
	case w.left.empty():
		w.tell(games.Event{Verb: "out"})
	case !stops && w.left.counts().goesOut(w.next):
		w.tell(games.Event{Verb: "way-out", N: w.left.count()})
	default:
		return false
	}
	return true
}

// beginning tells why to begin a sequence with this.
func (w *weighed) beginning() {
	first := w.run.plays[0]
	if n := bits.OnesCount8(first.plain) + bits.OnesCount8(first.wild); n > 1 {
		w.tell(games.Event{Verb: "set", N: n, Cards: []string{first.rank.String()}})
	}
	if n := len(w.run.plays); n > 2 {
		w.tell(games.Event{Verb: "run", N: n})
	}
	if w.next == card.Ranks {
		w.tell(games.Event{Verb: "king"})
	}
	w.followers()
	h := w.g.Hands[w.seat]
	if first.rank == card.Ace {
		w.tell(games.Event{Verb: "ace", N: worth(card.Ace)})
	} else {
		lowest := first.wild == 0
		for rank := card.Rank(0); rank < first.rank; rank++ {
			lowest = lowest && h.plain(rank) == 0
		}
		if lowest {
			w.tell(games.Event{Verb: "low", Cards: []string{first.rank.String()}})
		}
	}
	w.danger()
}

// followers tells who else can go on with what is next.
func (w *weighed) followers() {
	if w.next >= card.Ranks || w.left.canFollow(w.next) {
		return
	}
	plain, wild := 0, 0
	for other := range w.g.others(w.seat) {
		h := w.g.Hands[other]
		plain, wild = plain+bits.OnesCount8(h.plain(w.next)), wild+bits.OnesCount8(h.wild())
	}
	rank := []string{w.next.String()}
	switch {
	case plain+wild == 0:
		w.tell(games.Event{Verb: "alone", Cards: rank})
	case plain == 0:
		w.tell(games.Event{Verb: "gone", Cards: rank})
	default:
		if lacking := w.lacking(); lacking != nil {
			w.tell(games.Event{Verb: "lacks", Seats: lacking, Cards: rank})
		}
	}
}

// lacking is who is known to have no card of the next rank but perhaps red nines.
func (w *weighed) lacking() (seats []games.Seat) {
	u := w.g.newGuess(w.seat)
	for seat := range w.g.others(w.seat) {
		if u.lacks[u.number[seat]]>>w.next&1 != 0 {
			seats = append(seats, seat)
		}
	}
	return seats
}

// goingOn tells why to go on with this, or to stop.
func (w *weighed) goingOn() {
	switch {
	case w.wilds > 0:
		follow, used := 0, 0
		for _, p := range w.run.plays {
			if p.wild != 0 {
				used++
			} else if used > 0 {
				follow++
			}
		}
		if follow == 0 && len(w.run.plays) == 1 && w.left.plain(w.next%card.Ranks) != 0 && w.next < card.Ranks {
			follow = 1
		}
		if follow > 0 {
			w.tell(games.Event{Verb: "leads-on", N: follow})
		}
		if w.next == card.Ranks {
			w.tell(games.Event{Verb: "king"})
		}
		w.followers()
		w.tell(games.Event{Verb: "dear", N: w.kept})
		w.danger()
	case w.kept > 0 && (w.run.stop || w.run.plays == nil):
		if after := w.next + 1; after < card.Ranks && w.left.plain(after) == 0 {
			w.tell(games.Event{Verb: "no-further", Cards: []string{w.next.String(), after.String()}})
		}
		w.tell(games.Event{Verb: "keeps", N: w.kept})
		if _, fewest := w.nearest(); fewest > fewCards {
			w.tell(games.Event{Verb: "time", N: fewest})
		}
	case w.kept > 0:
		w.tell(games.Event{Verb: "fits", N: w.kept})
	}
}

// danger tells of who is close to the end.
func (w *weighed) danger() {
	if seat, n := w.nearest(); n <= fewCards && w.kept+w.wilds > 0 {
		w.tell(games.Event{Verb: "danger", Seats: []games.Seat{seat}, N: n})
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
