package redbrn

import (
	"math/bits"
	"strconv"

	"ruckus/games"
	"ruckus/games/kit"
)

// Prompt lists all plays that differ in what they lead to: where several piles take a card in the same direction, the
// one of the lowest number stands for them. In a race nobody is waited for, so who is absent does nothing.
func (g *game) Prompt(s games.Seat) games.Prompt {
	if s < 0 || int8(s) >= g.Seats || g.Phase == Ended {
		return games.Prompt{}
	}
	var text [1024]byte
	var ends [64]int
	l := kit.NewMoves(text[:], ends[:], 0)
	switch {
	case g.live.away.Has(s):
		l = addCount(l, "back ", int(g.Away[s]))
	case g.Phase == Waiting && !g.Ready.Has(s):
		l = addCount(l, "ready ", g.finished())
	case g.Phase == Racing && !g.live.out.Has(s):
		l = g.listRace(l, s)
	case g.Phase == Window && g.mayComplete(s):
		l = g.listPlays(l, s)
	}
	if l.Empty() {
		return games.Prompt{}
	}
	p := games.Prompt{Moves: l.List()}
	switch g.Phase {
	case Waiting:
		p.Until = g.Due()
	case Window:
		p.Until = g.moment(g.lastPlay())
	}
	return p
}

// finished is the latest round that is over.
func (g *game) finished() int {
	if !g.over() {
		return g.Round - 1
	}
	return g.Round
}

// open reports whether anybody may still complete a play in the window, and has one.
func (g *game) open() bool {
	for s := range games.Seat(g.Seats) {
		if g.mayComplete(s) && !g.listPlays(kit.Moves{}, s).Empty() {
			return true
		}
	}
	return false
}

// mayComplete reports whether a seat may still complete a play in the window.
func (g *game) mayComplete(s games.Seat) bool {
	caller, call, _ := g.caller()
	return s != caller && g.racers().Has(s) && g.completed(s, call) == nil
}

// completed is the play of a seat after the call that counts, if any.
func (g *game) completed(s games.Seat, call int64) *press {
	for i := range g.Log {
		if m := &g.Log[i]; m.seat == s && m.at > call && m.verb < leave && m.fault == counts {
			return m
		}
	}
	return nil
}

// listRace lists what a player may do in the race.
func (g *game) listRace(l kit.Moves, s games.Seat) kit.Moves {
	l = g.listPlays(l, s)
	lay := &g.live.layouts[s]
	if lay.handN > 0 && lay.flips < maxFlips {
		l = l.Add("flip ").AddInt(int(lay.flips) + 1).End()
	}
	if lay.stackN == 0 {
		l = l.Word("call")
	}
	if g.Idle && !g.Votes.Has(s) {
		l = addCount(l, "end ", int(g.Idles))
	}
	return l
}

// listPlays lists the plays with all cards that a player can play now.
func (g *game) listPlays(l kit.Moves, s games.Seat) kit.Moves {
	lay := &g.live.layouts[s]
	l = l.Marked("@", g.Round)
	hand := lay.top().bit() | lay.waste().bit()
	ends := hand | lay.ends()
	for set := ends & g.live.pit.taken(); set != 0; set &= set - 1 {
		l = addPlaces(l, "pit ", number(bits.TrailingZeros64(set)), &g.live.pit, 1)
	}
	movable := hand | lay.movable(g.live.partial)
	if g.Phase == Window { // a part that moves to and fro completes nothing
		movable &^= lay.parted
	}
	if set := movable & lay.accepted(); set != 0 {
		l = addColumns(l, lay, set, hand)
	}
	if n := lay.waste(); lay.stackN == 0 && n != none && n.rank() == 9 && lay.emptySpot() >= 0 {
		l = addCard(l, "spot ", n).End()
	}
	if lay.wilds > 0 {
		for set := ends & g.live.pit.takenWild(); set != 0; set &= set - 1 {
			l = addPlaces(l, "wild ", number(bits.TrailingZeros64(set)), &g.live.pit, 2)
		}
	}
	return l
}

// addColumns adds the moves of a set of cards onto columns.
func addColumns(l kit.Moves, lay *layout, set, hand uint64) kit.Moves {
	for i := range lay.cols {
		on := lay.cols[i].end()
		if on == none {
			continue
		}
		for set := set & accepts[on]; set != 0; set &= set - 1 {
			n := number(bits.TrailingZeros64(set))
			l = addCard(l, "col ", n)
			l = l.With(append(append(l.Text(), ' '), on.String()...))
			if n.bit()&hand == 0 && n.bit()&lay.movable(false) == 0 {
				l = l.Add(" ").AddInt(int(lay.parts) + 1)
			}
			l = l.End()
		}
	}
	return l
}

// addPlaces adds the plays of a card to the pit: without a pile where there is one kind of place for it.
func addPlaces(l kit.Moves, word string, n number, p *pit, gap int) kit.Moves {
	up, down := p.find(n, gap)
	opens := n.rank() == gap || n.rank() == ranks+1-gap
	if up < 0 && down < 0 || !opens && (up < 0 || down < 0) {
		return addCard(l, word, n).End()
	}
	for _, i := range [2]int{up, down} {
		if i >= 0 {
			l = addCard(l, word, n)
			l = l.EndWith(strconv.AppendInt(append(l.Text(), ' '), int64(i)+1, 10))
		}
	}
	if opens {
		l = addCard(l, word, n).Add(" new").End()
	}
	return l
}
