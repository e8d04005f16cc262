package riot

import (
	"ruckus/games"
	"ruckus/games/kit"
)

// Prompt lists what a seat may do. Of moves and attacks with several units it lists only those with one unit, with all
// that are alike, and with all that can take part; of units to buy or to give back, one of each kind. An absent player buys nothing, deploys at the first entry point,
// lets others pass, plays no card, goes on with an attack that is ahead and stops any other, and ends the turn.
func (g *game) Prompt(s games.Seat) games.Prompt {
	if s < 0 || int8(s) >= g.Seats {
		return games.Prompt{}
	}
	t := g.TeamOf[s]
	if !g.asks(t) {
		return games.Prompt{Answers: g.answers(t)}
	}
	var text [4096]byte
	var ends [192]int
	l := kit.NewMoves(text[:], ends[:], g.Step)
	switch g.Phase {
	case Placing:
		l = g.listPlaces(l, t)
	case Buying:
		l = g.listMoving(g.listBuying(l, t), t)
	case Deploying:
		l = g.listMoving(g.listDeploying(l, t), t)
	case Acting:
		l = g.listActing(l, t)
	case Blocking:
		l = l.Word("let").Word("obstruct")
	case Shooting, Fighting:
		l = g.listBlitz(l, t)
	case Deciding:
		if g.leads() {
			l = l.Word("go").Word("stop")
		} else {
			l = l.Word("stop").Word("go")
		}
	case Removing:
		l = g.listRemoving(l)
	case Ordering:
		l = g.listOrders(l)
	}
	p := games.Prompt{Moves: l.List(), Until: g.Due(), Must: true, Matter: g.matter(), Answers: g.answers(t)}
	p.Plain = g.plain(t, len(p.Moves))
	p.NoChoice = p.Plain || len(p.Moves) == 1 && (g.Phase == Shooting || g.Phase == Fighting)
	return p
}

// plain reports whether all can see that there is nothing to weigh for the team that is asked, for which that many moves are listed: it
// has one move, whatever cards it holds, as it holds none; or its attack is ahead and the defender can play no card. Any other attack is
// its player's to go on with or to stop, as the rulebook has it.
func (g *game) plain(t Team, listed int) bool {
	switch g.Phase {
	case Shooting, Fighting:
		return false
	case Deciding:
		return g.leads() && g.unanswered()
	case Acting:
		if listed > 1 || g.Hand[t] != 0 {
			return false
		}
		_, targets := g.ordersView() // of which not all attacks are listed
		return len(targets) == 0
	}
	return listed == 1 && g.Hand[t] == 0
}

func (g *game) listPlaces(l kit.Moves, t Team) kit.Moves {
	for p := range g.free(t).all {
		l = l.Add("place ").Word(g.t.codes[p])
	}
	return l
}

func (g *game) listBuying(l kit.Moves, t Team) kit.Moves {
	l = l.Word("bought")
	for i := range g.t.kinds[t] {
		if k := &g.t.kinds[t][i]; g.whyNotBuy(k, 1) == "" && g.spare(t, uint8(i)) >= 0 {
			l = l.Add("buy ").AddInt(1).AddByte(k.letter).End()
		}
	}
	if g.whyNoCard() == "" {
		l = l.Word("card")
	}
	return g.listUnits(g.listEarly(l, t), "return ", t, g.returnable())
}

// listUnits lists what can be done with one unit of each kind that is among some.
func (g *game) listUnits(l kit.Moves, what string, t Team, s tokens) kit.Moves {
	for i := range g.t.kinds[t] {
		if k := &g.t.kinds[t][i]; s&k.tokens() != 0 {
			l = l.Add(what).AddInt(1).AddByte(k.letter).End()
		}
	}
	return l
}

// listEarly lists the cards for the time before units move.
func (g *game) listEarly(l kit.Moves, t Team) kit.Moves {
	for c := range g.cards(t) {
		if c.Effect == Credits && g.Phase == Buying {
			l = l.Add("play ").Word(c.ID)
		}
		l = g.listRally(l, t, c)
	}
	return l
}

// listRally lists a card that brings basic units, with each entry point. It can be played at any time of the turn.
func (g *game) listRally(l kit.Moves, t Team, c *Card) kit.Moves {
	if c.Effect != Rally || g.spare(t, g.t.basic(t)) < 0 {
		return l
	}
	for a := range int(g.t.areas) {
		l = l.Add("play ").Add(c.ID).Add(" ").Word(g.t.codes[g.t.entry(a)])
	}
	return l
}

// listMoving lists the cards that help units to move, while there are still units to buy or to deploy.
func (g *game) listMoving(l kit.Moves, t Team) kit.Moves {
	if g.Hand[t] == 0 {
		return l
	}
	var room [maxTokens]class
	classes, here := g.classes(room[:0]), g.presence()
	for c := range g.cards(t) {
		l = g.listHelp(l, c, classes, &here)
	}
	return l
}

func (g *game) listDeploying(l kit.Moves, t Team) kit.Moves {
	s := g.tokensAt(t, bought)
	for a := range int(g.t.areas) {
		to := "deploy " + g.t.codes[g.t.entry(a)] + " "
		l = l.Add(to).Word(g.newUnits())
		if s.count() > 1 {
			l = g.listUnits(l, to, t, s)
		}
	}
	return g.listEarly(l, t)
}

func (g *game) listBlitz(l kit.Moves, t Team) kit.Moves {
	l = l.Word("noblitz")
	for c := range g.cards(t) {
		switch {
		case !g.blitzes(c):
		case c.Effect == Distance:
			l = g.listTargets(l, c)
		default:
			l = l.Add("blitz ").Word(c.ID)
		}
	}
	return l
}

// listTargets lists a distance card with each different unit of the other side.
func (g *game) listTargets(l kit.Moves, c *Card) kit.Moves {
	t := g.teamOn(1 - g.Side)
	var seen [maxKinds]uint64 // by kind: the damage that a unit that was listed has taken, as bits
	for i := range g.In[1-g.Side].all {
		hurt, kind := g.of(t)[i].hurt, g.t.kindOf[t][i]
		if seen[kind]&(1<<hurt) == 0 {
			seen[kind] |= 1 << hurt
			l = l.Add("blitz ").Add(c.ID).Add(" ").Word(g.hurtName(t, i))
		}
	}
	return l
}

func (g *game) listRemoving(l kit.Moves) kit.Moves {
	var seen [maxKinds]placeSet
	for i := range g.losable().all {
		at, kind := g.of(Police)[i].at, g.t.kindOf[Police][i]
		if !seen[kind].has(at) {
			seen[kind] |= 1 << at
			l = l.Add("remove ").Add(g.t.codes[at]).Add(" ").AddInt(1).AddByte(g.t.kinds[Police][kind].letter).End()
		}
	}
	return l
}

// orders are the ways to put three things in order, and those to put two.
var orders = [][]int{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}

func (g *game) listOrders(l kit.Moves) kit.Moves {
	living := g.inOrder()[1:]
	for _, order := range orders {
		if len(living) == 2 && order[2] != 2 {
			continue
		}
		l = l.Add("order")
		for _, i := range order[:len(living)] {
			l = l.AddByte(' ').AddByte('0' + byte(g.seatOf[living[i]]))
		}
		l = l.End()
	}
	return l
}
