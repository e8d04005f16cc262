package riot

import "ruckus/games"

// startRound begins the next round with the turn of the Police.
func (g *game) startRound() {
	g.Round++
	g.At = 0
	g.tell(games.Event{Verb: "round", Seats: g.seatsOf(g.inOrder()...), N: g.Round})
	g.startTurn()
}

// startTurn counts area points and credits for the team on turn, which may win by that, and lets it buy.
func (g *game) startTurn() {
	t := g.turn()
	units := g.of(t)
	for i := range units {
		units[i].mark = 0
		if units[i].at > bought {
			units[i].mark = mark(g.kind(t, i).steps)
		}
	}
	g.Credits = g.income(t)
	g.Grants[t] = 0
	g.tell(games.Event{Verb: "turn", Seats: g.seatsOf(t), N: g.Credits})
	if g.countAreas(t) {
		return
	}
	g.Phase = Buying
	g.comeBack(t)
	g.boughtAll()
}

// income is what a team gets at the start of its turn.
func (g *game) income(t Team) int {
	if t != Police {
		return g.Grants[t] + g.brings(g.held(t))
	}
	fewest := maxTokens
	for p := range g.eachProtester {
		fewest = min(fewest, g.onBoard(p))
	}
	n := fewest + g.t.edition.Params.Bonus.For(int(g.Seats)) - g.Fine - g.FinePerTeam*g.protesters()
	g.Fine, g.FinePerTeam = 0, 0
	return max(n, 0)
}

// brings is how many credits buildings bring in a turn.
func (g *game) brings(held placeSet) (n int) {
	for p := range held.all {
		n += int(g.t.credits[p])
	}
	return n
}

// countAreas counts the areas that a Protester team holds whole, and reports whether that ends the game.
func (g *game) countAreas(t Team) bool {
	if t == Police {
		return false
	}
	held := g.held(t)
	whole := g.t.whole(held)
	g.Points[t] += whole
	if whole > 0 {
		g.tell(games.Event{Verb: "points", Seats: g.seatsOf(t), N: whole})
	}
	if t != Nationalists {
		if g.Points[t] >= g.Rules.Points {
			g.win(1<<t, ByAim)
			return true
		}
		return false
	}
	for i := range g.goals() {
		if !g.reached(&g.goals()[i], held) {
			continue
		}
		if i == int(g.Goal) {
			g.win(1<<t, ByAim)
			return true
		}
		g.Refuted |= 1 << i
	}
	return false
}

// boughtAll goes on to deployment when the team on turn can neither buy nor give back anything, whatever cards it may hold.
// So a purchase that takes the last credit ends nothing: it can be taken back until the player says that it is enough.
func (g *game) boughtAll() {
	if t := g.turn(); g.Credits == 0 && g.Hand[t] == 0 && g.returnable() == 0 {
		g.finishBuying()
	}
}

// finishBuying ends the purchase phase. The Police deploy all in their headquarters.
func (g *game) finishBuying() {
	t := g.turn()
	g.Credits = 0
	switch {
	case t == Police:
		if s := g.tokensAt(t, bought); s != 0 {
			g.deployTo(hq, s)
		}
	case g.tokensAt(t, bought) != 0:
		g.Phase = Deploying
		return
	}
	g.startActing()
}

// deployTo puts new units of the team on turn on the board.
func (g *game) deployTo(to place, s tokens) {
	t := g.turn()
	g.putAll(t, s, to)
	for i := range s.all {
		u, k := &g.of(t)[i], g.kind(t, i)
		u.mark = mark(k.steps)
		if k.direct {
			u.mark |= fresh
		}
	}
	g.tell(games.Event{Verb: "deploy", Seats: g.seatsOf(t), Tokens: g.unitList(t, s, g.t.codes[to])})
}

// startActing begins the phase of moves and clashes. A player who is in the hospital goes to the headquarters, which is a step.
func (g *game) startActing() {
	g.Phase = Acting
	if g.turn() != Police {
		return
	}
	s := g.tokensAt(Police, hospital)
	if s == 0 {
		return
	}
	g.putAll(Police, s, hq)
	for i := range s.all {
		g.of(Police)[i].mark--
	}
	g.tell(games.Event{Verb: "move", Seats: g.seatsOf(Police), Tokens: g.unitList(Police, s, g.t.codes[hospital], g.t.codes[hq])})
}

// endTurn ends the turn: nobody stays on an entry point but who was wounded in this turn, and the public speaks.
func (g *game) endTurn() {
	t := g.turn()
	g.Cards, g.Obstructions, g.Attacked = 0, nil, nil
	g.leaveEntries(t)
	for i := range g.of(t) {
		g.of(t)[i].mark = 0
	}
	if t == Police {
		g.Dearest, g.Ban = 0, 0
	}
	if g.Counts {
		g.Counts = false
		g.reveal()
	}
	if g.Phase != Removing && g.Phase != Ended {
		g.nextTurn()
	}
}

// leaveEntries moves units that could have left their entry points into the streets.
func (g *game) leaveEntries(t Team) {
	out := g.where(t, func(u *unit) bool { return g.t.isEntry(u.at) && u.mark.able() })
	for a := 0; out != 0; a++ {
		entry, street := g.t.entry(a), g.t.street(a)
		if s := out & g.tokensAt(t, entry); s != 0 {
			out &^= s
			g.putAll(t, s, street)
			g.tell(games.Event{Verb: "move", Seats: g.seatsOf(t), Tokens: g.unitList(t, s, g.t.codes[entry], g.t.codes[street])})
		}
	}
}

// nextTurn gives the turn to the next team in play, and ends the round after the last.
func (g *game) nextTurn() {
	g.Before, g.Changed = g.Changed, 0
	for g.At++; g.At < g.Seats; g.At++ {
		if g.lives(g.Order[g.At]) {
			g.startTurn()
			return
		}
	}
	g.At = 0
	if g.Round >= g.Rules.lastRound() {
		g.endByLength()
		return
	}
	if g.protesters() > 1 {
		g.Phase = Ordering
		return
	}
	g.startRound()
}

// eachProtester yields the Protester teams in play.
func (g *game) eachProtester(yield func(Team) bool) {
	for t := Autonomen; t < Teams; t++ {
		if g.lives(t) && !yield(t) {
			return
		}
	}
}

// protesters counts the Protester teams in play.
func (g *game) protesters() (n int) {
	for range g.eachProtester {
		n++
	}
	return n
}

// lastRound is after which round the game ends.
func (r *Rules) lastRound() int {
	if r.Rounds == 0 {
		return endlessRounds
	}
	return r.Rounds
}

// inTurn reports whether somebody's turn is going on.
func (g *game) inTurn() bool { return g.Phase >= Buying && g.Phase <= Fighting }

// A team without units comes back, where the house rules say so: its next turn begins with two basic units that it brings in at
// entry points of its choice. It keeps its cards and points. The Police count it as no units, so to rout it costs them income.
// Once it has come back it has to hold out: in the round after that it gets none.

// comebackUnits is how many units a team comes back with.
const comebackUnits = 2

// comeBack gives a team that has no unit left at the beginning of its turn the units that it comes back with. They cannot be given
// back for credits.
func (g *game) comeBack(t Team) {
	if t == Police || !g.Rules.Comeback || g.onBoard(t) > 0 || g.CameBack[t] > 0 && g.Round < g.CameBack[t]+2 {
		return
	}
	s := g.raise(t, comebackUnits, kept)
	g.CameBack[t] = g.Round
	g.tell(games.Event{Verb: "comeback", Seats: g.seatsOf(t), Tokens: g.unitList(t, s)})
}
