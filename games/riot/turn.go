package riot

import "ruckus/games"

// startRound begins the next round with the turn of the Police.
func (g *game) startRound() {
	g.Round++
	g.At = 0
	seats := make([]games.Seat, 0, Teams)
	for _, t := range g.Order[:g.Seats] {
		if g.lives(t) {
			seats = append(seats, g.seatOf[t])
		}
	}
	g.tell(games.Event{Verb: "round", Seats: seats, N: g.Round})
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
		n := g.Grants[t]
		held := g.held(t)
		for p := firstStreet; p < g.t.places; p++ {
			if held.has(p) {
				n += int(g.t.credits[p])
			}
		}
		return n
	}
	fewest, teams := maxTokens, 0
	for p := Autonomen; p < Teams; p++ {
		if g.lives(p) {
			fewest = min(fewest, g.onBoard(p))
			teams++
		}
	}
	n := fewest + g.t.edition.Params.Bonus.For(int(g.Seats)) - g.Fine - g.FinePerTeam*teams
	g.Fine, g.FinePerTeam = 0, 0
	return max(n, 0)
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
			g.win(t, ByAim)
			return true
		}
		return false
	}
	for i := range g.goals() {
		if !g.reached(&g.goals()[i], held) {
			continue
		}
		if i == int(g.Goal) {
			g.win(t, ByAim)
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
	units := g.of(t)
	for i := range units {
		if s.has(i) {
			g.put(&units[i], to)
			units[i].mark = mark(g.kind(t, i).steps)
			if g.kind(t, i).direct {
				units[i].mark |= fresh
			}
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
	units := g.of(Police)
	for i := range units {
		if s.has(i) {
			g.put(&units[i], hq)
			units[i].mark--
		}
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
	if g.Flag {
		g.Flag = false
		g.reveal()
	}
	if g.Phase != Removing && g.Phase != Ended {
		g.nextTurn()
	}
}

// leaveEntries moves units that could have left their entry points into the streets.
func (g *game) leaveEntries(t Team) {
	units := g.of(t)
	var left placeSet
	for _, u := range units {
		if g.t.isEntry(u.at) && u.mark.able() {
			left |= 1 << u.at
		}
	}
	for p := firstStreet; left != 0 && p < g.t.places; p++ {
		if !left.has(p) {
			continue
		}
		var s tokens
		street := g.t.streetOf(p)
		for i := range units {
			if units[i].at == p && units[i].mark.able() {
				s |= 1 << i
				g.put(&units[i], street)
			}
		}
		g.tell(games.Event{Verb: "move", Seats: g.seatsOf(t), Tokens: g.unitList(t, s, g.t.codes[p], g.t.codes[street])})
		left &^= 1 << p
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

// protesters counts the Protester teams in play.
func (g *game) protesters() int {
	n := 0
	for t := Autonomen; t < Teams; t++ {
		if g.lives(t) {
			n++
		}
	}
	return n
}

// reorder sets the order of the next round. Teams that are out come last.
func (g *game) reorder(living []Team) {
	order := append(make([]Team, 0, Teams), Police)
	order = append(order, living...)
	for _, t := range g.Order[1:g.Seats] {
		if !g.lives(t) {
			order = append(order, t)
		}
	}
	copy(g.Order[:], order)
	g.tell(games.Event{Verb: "order", Seats: g.seatsOf(living...)})
	g.startRound()
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
