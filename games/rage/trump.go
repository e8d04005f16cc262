package rage

import (
	"ruckus/games"
	"ruckus/games/kit"
)

// faceDown stands for the turned card after an Out Rage, and unchanged after a Change Rage that could change nothing.
const (
	faceDown  = packSize
	unchanged = packSize + 1
)

// A turnover is what happened to the turned card on the trump pile.
type turnover struct {
	by     games.Seat // games.Table: the deal
	trick  int8       // from 1; 0: the deal
	turned card       // a number card, faceDown or unchanged
}

// maxTurnovers is the deal and all cards of Change Rage and Out Rage.
const maxTurnovers = 1 + int(bonus-change)

// trumps are all turnovers of a round, the deal first.
type trumps struct {
	list [maxTurnovers]turnover
	n    int
}

func (t *trumps) add(o turnover) {
	t.list[t.n] = o
	t.n++
}

// all lists the turnovers; what is changed in it is changed in the trumps.
func (t *trumps) all() []turnover { return t.list[:t.n] }

// turned is the card that lies open on the pile now, or faceDown.
func (t *trumps) turned() card {
	i := t.n - 1
	for t.list[i].turned == unchanged {
		i--
	}
	return t.list[i].turned
}

// colour is the trump now, or none.
func (t *trumps) colour() colour { return t.turned().colour() }

// last is the trump now or, if there is none, the one before.
func (t *trumps) last() colour {
	i := t.n - 1
	for !t.list[i].turned.isNumber() {
		i--
	}
	return t.list[i].turned.colour()
}

// changes are the colours that a Change Rage may choose, with a bit for each: those of which the pile has a number
// card, except the present trump or, after an Out Rage, the last one.
func (g *game) changes() colourSet {
	var set colourSet
	for k := range colour(colours) {
		if k != g.Trumps.last() && g.Pile.hasColour(k) {
			set = set.with(k)
		}
	}
	return set
}

// changeTrump carries out a Change Rage: a card of the colour is drawn from the pile at random and turned; none changes
// nothing. Any fixed choice, such as the lowest, would tell which cards the pile has not.
func (g *game) changeTrump(by games.Seat, to colour) {
	turned := unchanged
	if to != none {
		of := g.Pile.and(suits[to])
		turned = of.at(kit.Rand(g.Seed, "change", g.Step).IntN(of.count()))
	}
	g.Trumps.add(turnover{by: by, trick: int8(g.tricks() + 1), turned: turned})
}

// endTrump carries out an Out Rage: the turned card goes face down.
func (g *game) endTrump(by games.Seat) {
	g.Trumps.add(turnover{by: by, trick: int8(g.tricks() + 1), turned: faceDown})
}

// knownChanges are the colours that a seat may choose for a Change Rage that it can play now: it alone knows them.
func (g *game) knownChanges(s games.Seat) colourSet {
	if g.Phase != Playing || s != g.Turn {
		return 0
	}
	if _, ok := g.playable(s).firstOf(change); !ok {
		return 0
	}
	return g.changes()
}
