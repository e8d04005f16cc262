package redbrn

import (
	"slices"
	"time"

	"ruckus/games"
	"ruckus/games/kit"
)

// shownWaste is how many cards of the own waste a player sees.
const shownWaste = 3

// View is a View.
func (g *game) View(s games.Seat) any {
	v := View{
		Seat: s, Public: g.Public, Players: make([]Player, g.Seats), Pit: make([]Pile, g.live.pit.n),
		Jams: int(g.live.turns), Totals: g.totals(),
	}
	v.Scored = slices.Clone(v.Scored)
	for i := range v.Scored {
		v.Scored[i].Points = slices.Clone(v.Scored[i].Points)
	}
	if g.Phase > Waiting || g.over() {
		v.Start = g.moment(0)
	}
	for i := range games.Seat(g.Seats) {
		v.Players[i] = g.player(i)
	}
	for i := range v.Pit {
		v.Pit[i] = g.pile(i)
	}
	v.Idle, v.Riot = g.viewIdle(), g.riot()
	if s >= 0 && int8(s) < g.Seats {
		v.Own = g.own(s)
	}
	return v
}

// moment is a time of the race.
func (g *game) moment(at int64) time.Time { return time.UnixMilli(g.Start + at).UTC() }

func (g *game) player(s games.Seat) Player {
	l := &g.live.layouts[s]
	p := Player{
		Deck: deck(s), Stack: l.top().String(), Left: int(l.stackN), Columns: make([][]string, spots),
		Waste: l.waste().String(), InWaste: int(l.wasteN), Hand: int(l.handN - l.wasteN), Laps: int(l.laps), Flips: int(l.flips),
		Wilds: int(l.wilds), Pit: int(l.pit), Points: g.live.points(s), Away: g.live.away.Has(s), Missed: g.Missed.Has(s),
		Out: g.live.out.Has(s), CanCall: l.stackN == 0 && !g.live.out.Has(s),
	}
	for i := range l.cols {
		p.Columns[i] = kit.Names(l.cols[i].cards[:l.cols[i].n])
	}
	return p
}

func (g *game) pile(i int) Pile {
	p := &g.live.pit
	pl := &p.piles[i]
	last, pair := pl.last()
	v := Pile{
		Number: i + 1, First: pl.first.String(), Top: numberOf(pl.first.suit(), pl.topRank()).String(), Next: p.next(i),
		Up: pl.rising(), Cards: int(pl.n), Complete: p.codes[i] == complete, Last: last, At: g.moment(int64(pl.at)), Wild: pair,
	}
	for j := range int(pl.n) {
		v.Owners = append(v.Owners, games.Seat(pl.card(j)&(maxSeats-1)))
		v.Wilds = append(v.Wilds, pl.card(j)&isWild != 0)
	}
	return v
}

func (g *game) viewIdle() *Idle {
	if !g.Idle {
		return nil
	}
	return &Idle{Number: int(g.Idles), Votes: g.Votes, Needed: g.racers().Count()/2 + 1}
}

// riot is how the round ends; nil while the race goes on, and after a round that nobody has called.
func (g *game) riot() *Riot {
	caller, call, called := g.caller()
	if !called && g.Phase != Closing {
		return nil
	}
	end := g.lastPlay()
	v := &Riot{Caller: caller, Until: g.moment(end), Closes: g.moment(end + late), Plays: make([]*Play, g.Seats), Open: make([]bool, g.Seats)}
	v.Since = v.Until
	if !called {
		return v
	}
	if g.Phase == Window && !g.open() {
		v.Closes = g.Due()
	}
	v.Since = g.moment(call)
	for s := range games.Seat(g.Seats) {
		v.Open[s] = g.Phase == Window && g.mayComplete(s) && !g.listPlays(kit.Moves{}, s).Empty()
		if m := g.completed(s, call); m != nil {
			v.Plays[s] = &Play{Move: m.text(), At: g.moment(m.at)}
			if m.verb <= withWild {
				v.Plays[s].Pile = int(m.pile) + 1
			}
		}
	}
	return v
}

// text is the notation of a play without the round.
func (m *press) text() string {
	text := words[m.verb] + " " + m.card.String()
	if m.verb == toColumn {
		text += " " + number(m.to).String()
	}
	return text
}

// Leave is the move by which a seat leaves the race; "" for a player who has left.
func (g *game) Leave(s games.Seat) string {
	if g.live.away.Has(s) {
		return ""
	}
	return addCount(kit.Moves{}, "leave ", int(g.Away[s])+1).List()[0]
}

// SitsOut reports whether a seat has left the race, or has let a whole round go by.
func (g *game) SitsOut(s games.Seat) bool { return g.live.away.Has(s) }

// Race says that all play at once.
func (g *game) Race() {}

func (g *game) own(s games.Seat) *Own {
	l := &g.live.layouts[s]
	v := &Own{Waste: kit.Names(l.hand[max(l.wasteN-shownWaste, 0):l.wasteN])}
	v.Leave = g.Leave(s)
	if g.Phase == Countdown && v.Leave != "" && !g.live.out.Has(s) {
		list := g.listRace(kit.Moves{}, s)
		v.AtStart = list.List()
	}
	_, call, called := g.caller()
	for i := range g.Log {
		if m := &g.Log[i]; called && m.seat == s && m.at > call && m.fault != counts {
			v.Held++
		}
	}
	return v
}
