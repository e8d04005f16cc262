package redbrn

import "ruckus/games"

// unjam turns all hands as long as nobody can play: the waste goes back on the hand, and the top card of the hand to its
// bottom. After three turns without a play between them, or when there is no hand to turn, the round is jammed.
// It reports whether anything has changed.
func (p *position) unjam() (changed bool) {
	for !p.canGoOn() {
		changed = true
		if p.turns == maxTurns || !p.handsLeft() {
			p.jammed = true
			break
		}
		p.turns++
		for s := range games.Seat(p.seats) {
			if !p.away.Has(s) {
				p.layouts[s].turn()
			}
		}
	}
	return changed
}

func (p *position) handsLeft() bool {
	for s := range games.Seat(p.seats) {
		if !p.away.Has(s) && p.layouts[s].handN > 0 {
			return true
		}
	}
	return false
}

// canGoOn reports whether anybody who is there has a play with a card that they can reach by flips alone.
func (p *position) canGoOn() bool {
	taken := p.pit.taken()
	withWild := taken | p.pit.takenWild()
	for s := range games.Seat(p.seats) {
		l := &p.layouts[s]
		set := taken
		if l.wilds > 0 {
			set = withWild
		}
		if !p.away.Has(s) && l.canPlay(set, p.partial) {
			return true
		}
	}
	return false
}

// canPlay reports whether a player has a play, where the pit takes a set of cards. To move a part of a column back, or once
// more, is none: that has no end.
func (l *layout) canPlay(taken uint64, partial bool) bool {
	hand := l.top().bit() | l.waste().bit()
	accepted := l.accepted()
	if (hand|l.ends())&taken != 0 || (hand|l.movable(partial)&^l.parted)&accepted != 0 {
		return true
	}
	set := taken | accepted
	if l.stackN == 0 && l.emptySpot() >= 0 {
		set |= ofRank[9]
	}
	return l.reach()&set != 0
}
