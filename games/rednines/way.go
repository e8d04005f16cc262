package rednines

import (
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/card"
	"ruckus/games/kit"
)

// A Way is a run that the seat on turn can make in one move, as far as it goes.
type Way struct {
	Move   string
	Plays  []Play
	Pass   bool // the seat could go on with a red nine after these plays, and passes
	Nines  int  // how many red nines it uses
	Left   int  // how many cards are left
	Points int  // penalty points for them, if somebody went out now with another card than a red nine
}

// Ways are the runs that are worth a choice; none for a seat that is not on turn. The prompt lists single plays alone,
// which lead to the same, so that robots are as fast as they can.
//
// Where a sequence goes on, the first way uses no red nine, the next one more each, wherever there is no other card. Of
// the cards of a rank the first stands for all, because suits do not matter. A player who begins a sequence has one way for each
// rank, and one with all cards of the rank where that is allowed; the red nines are kept.
func (v View) Ways() (ways []Way) {
	if v.Seat != v.Turn || len(v.Hand) == 0 {
		return nil
	}
	var h hand
	for _, name := range v.Hand {
		if c, _, ok := card.Parse(name); ok {
			h.add(c)
		}
	}
	if needed, _, ok := card.ParseRank(v.Needed); ok {
		for wilds, more := 0, true; more; wilds++ {
			b := &builder{view: v, left: h}
			more = b.follow(needed, wilds)
			if unused := wilds > b.used; !unused {
				ways = append(ways, b.way(more, b.stops()))
			}
		}
		return ways
	}
	for r := range card.Rank(card.Ranks) {
		cards := h.plain(r)
		if cards == 0 {
			continue
		}
		starts := []byte{cards & -cards}
		if cards != starts[0] && (v.Phase == Opening || v.Rules.MultiStart) {
			starts = append(starts, cards)
		}
		for _, start := range starts {
			b := &builder{view: v, left: h}
			b.lay(newPlay(r, start, 0))
			b.follow(r+1, 0)
			ways = append(ways, b.way(false, false))
		}
	}
	return ways
}

// A builder makes a Way.
type builder struct {
	view  View
	left  hand
	text  string // of the move, without its number
	next  card.Rank
	plays []Play
	used  int // red nines
}

// lay adds a play.
func (b *builder) lay(p play) {
	if b.plays == nil {
		b.text = "play"
	}
	b.text += " " + string(p.appendTo(nil))
	b.plays = append(b.plays, Play{Seat: b.view.Seat, Cards: p.names(false), Rank: p.rank.String()})
	p.takeFrom(&b.left)
	b.next = p.rank + 1
}

// follow goes on as far as it can, with at most that many red nines, and reports whether another one would lead on.
func (b *builder) follow(needed card.Rank, wilds int) (another bool) {
	const room = games.MaxMove - len(" 10H2=10 pass 99999")
	for ; needed < card.Ranks && len(b.text) <= room; needed++ {
		fitting, wild := b.left.plain(needed), b.left.wild()
		switch {
		case fitting != 0:
			b.lay(newPlay(needed, fitting&-fitting, 0))
		case wild == 0:
			return false
		case b.used == wilds:
			return true
		default:
			b.used++
			b.lay(newPlay(needed, 0, wild&-wild))
		}
	}
	return false
}

// stops reports whether the run has come to where the seat is asked again and has nothing that it must play. Then it passes in the
// same move, whether it keeps a red nine or has none, so that nobody can tell.
func (b *builder) stops() bool {
	asked := b.next < card.Ranks && !b.left.empty() && b.view.Hidden > b.used
	return b.plays == nil || asked && b.left.plain(b.next) == 0
}

func (b *builder) way(pass, stop bool) Way {
	if stop {
		b.text = strings.TrimSpace(b.text + " pass")
	}
	return Way{Move: b.text + " " + strconv.Itoa(b.view.Step), Plays: b.plays, Pass: pass, Nines: b.used, Left: b.left.count(), Points: b.left.points()}
}

// sum are the points for the cards that a way plays.
func (w *Way) sum() (sum int) {
	for _, p := range w.Plays {
		for _, name := range p.Cards {
			c, _, _ := card.Parse(name)
			sum += worth(c.Rank())
		}
	}
	return sum
}

// Run returns the first way that begins with a play, or the pass alone.
func (g *game) Run(s games.Seat, move string) string {
	_, start, _, _ := kit.Split(move)
	for _, w := range g.View(s).(View).Ways() {
		_, text, _, _ := kit.Split(w.Move)
		if text == start || strings.HasPrefix(text, start+" ") {
			return w.Move
		}
	}
	return move
}
