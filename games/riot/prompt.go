package riot

import (
	"slices"

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

// A class is units of the team on turn that are alike: of one kind, in one place, with as much left to do.
type class struct {
	at     place
	kind   uint8
	letter byte
	mark   mark
	n      int
}

// classes are the units of the team on turn that can still act, in the order of places as they come.
func (g *game) classes(list []class) []class {
	t := g.turn()
next:
	for i, u := range g.of(t) {
		if u.at <= bought || !u.mark.able() {
			continue
		}
		kind := g.t.kindOf[t][i]
		for j := len(list) - 1; j >= 0 && list[j].kind == kind; j-- {
			if list[j].at == u.at && list[j].mark == u.mark {
				list[j].n++
				continue next
			}
		}
		list = append(list, class{u.at, kind, g.t.kinds[t][kind].letter, u.mark, 1})
	}
	return list
}

// each is the Force that a unit of a class has in a place.
func (g *game) each(c *class, at place) int {
	return g.t.kinds[g.turn()][c.kind].forceIn(g.t.isStreet(at))
}

// addClass continues a move with units and what they can do in this turn.
func addClass(l kit.Moves, n int, c *class) kit.Moves {
	l = l.AddInt(n).AddByte(c.letter).AddByte('0' + c.mark.steps())
	if c.mark&fresh != 0 {
		l = l.AddByte('!')
	}
	return l
}

func (g *game) listActing(l kit.Moves, t Team) kit.Moves {
	var room [maxTokens]class
	classes, here := g.classes(room[:0]), g.presence()
	l = l.Word("end")
	for i := range classes {
		l = g.listSteps(l, t, &classes[i], &here)
	}
	for c := range g.cards(t) {
		l = g.listHelp(g.listRally(l, t, c), c, classes, &here)
	}
	var foes [mostTargets]target
	var able [maxTokens]class
	for _, to := range g.targets(foes[:0], classes, &here) {
		l = g.listAttack(l, to, g.assailants(able[:0], to.at, classes))
	}
	return l
}

// ways are the places that one step leads to: no building of others, and none at a street in which they stand in the way.
func (g *game) ways(t Team, from place, here *presence) placeSet {
	s := g.t.next[t][from]
	if t == Police || !g.t.isStreet(from) {
		return s
	}
	inside := g.t.inside[g.t.area[from]]
	if g.holding(from) != nil {
		return s &^ inside
	}
	for p := range inside.all {
		if here[p]&^(1<<t) != 0 {
			s &^= 1 << p
		}
	}
	return s
}

// listSteps lists the steps of one unit of a class, and of all: those to the headquarters last.
func (g *game) listSteps(l kit.Moves, t Team, c *class, here *presence) kit.Moves {
	if c.mark.steps() == 0 {
		return l
	}
	ways := g.ways(t, c.at, here)
	for _, some := range [...]placeSet{ways &^ (1 << hq), ways & (1 << hq)} {
		for to := range some.all {
			for n := 1; n <= c.n; n += max(1, c.n-1) {
				l = addClass(l.Add("move ").Add(g.t.codes[c.at]).Add(" "), n, c).Add(" ").Word(g.t.codes[to])
			}
		}
	}
	return l
}

// listHelp lists a card that helps units to move, with each of these that it can help.
func (g *game) listHelp(l kit.Moves, card *Card, classes []class, here *presence) kit.Moves {
	for i := range classes {
		c := &classes[i]
		switch {
		case card.Effect == Steps && int(c.mark.steps())+card.N <= maxSteps:
			l = addClass(l.Add("play ").Add(card.ID).Add(" ").Add(g.t.codes[c.at]).Add(" "), 1, c).End()
		case card.Effect == Unobstructed && c.mark.steps() > 0 && g.t.isStreet(c.at):
			for p := range g.t.inside[g.t.area[c.at]].all {
				if here[p] == 0 {
					l = addClass(l.Add("play ").Add(card.ID).Add(" ").Add(g.t.codes[c.at]).Add(" "), 1, c).Add(" ").Word(g.t.codes[p])
				}
			}
		}
	}
	return l
}

// A target is a group that the team on turn can attack: the units of a team in a place, with the Force that they have there.
type target struct {
	at    place
	foe   Team
	force int
}

// mostTargets is how many there are as a rule: a list with room for as many costs nothing.
const mostTargets = 32

// targets adds to a list the groups that the team on turn may attack, and that some of its units can reach.
func (g *game) targets(list []target, classes []class, here *presence) []target {
	for p := firstStreet; p < g.t.places; p++ {
		foes := here[p] &^ (1 << g.turn())
		if foes == 0 || g.t.isEntry(p) || g.shut(p) || !slices.ContainsFunc(classes, func(c class) bool { return g.reaches(&c, p) }) {
			continue
		}
		for foe := range Team(Teams) {
			if foes.has(foe) && g.forbids(p, foe, here) == "" {
				list = append(list, target{p, foe, g.defence(foe, g.tokensAt(foe, p), p)})
			}
		}
	}
	return list
}

// reaches is canReach for a class.
func (g *game) reaches(c *class, p place) bool { return g.canReach(unit{at: c.at, mark: c.mark}, p) }

// assailants adds to a list the units of the team on turn that can take part in an attack in a place.
func (g *game) assailants(list []class, p place, classes []class) []class {
	for i := range classes {
		if c := &classes[i]; g.reaches(c, p) {
			list = append(list, *c)
		}
	}
	return list
}

// least is how much Force the team on turn needs to attack: the Police as much as the group has.
func (g *game) least(at target) int {
	if g.turn() == Police {
		return at.force
	}
	return 1
}

// listAttack lists the attack on a group with those who stand in its street, and with all who are able.
func (g *game) listAttack(l kit.Moves, at target, able []class) kit.Moves {
	street := g.t.streetOf(at.at)
	inside, all := 0, 0
	for i := range able {
		force := able[i].n * g.each(&able[i], at.at)
		all += force
		if able[i].at == street {
			inside += force
		}
	}
	if inside >= g.least(at) {
		l = g.attackWith(l, at, able, 1<<street, g.least(at))
	}
	if all >= g.least(at) && all > inside {
		l = g.attackWith(l, at, able, everywhere, g.least(at))
	}
	return l
}

// attackWith adds an attack with the able units of some places. What makes the move too long stays behind; if too little is left then,
// the attack is not listed.
func (g *game) attackWith(l kit.Moves, to target, able []class, from placeSet, needed int) kit.Moves {
	start := l.Start()
	l = l.Add("attack ").Add(g.t.codes[to.at]).Add("/").AddByte('0' + byte(g.seatOf[to.foe]))
	const number = 7 // the step's digits and a blank
	before := byte(' ')
	var places placeSet
	for i := range able {
		places |= 1 << able[i].at
	}
	for at := range (places & from).all {
		named := false
		for i := range able {
			c := &able[i]
			if c.at != at || len(l.Text())-start+len(" Hosp:64M1!")+number > games.MaxMove {
				continue
			}
			if named {
				l = l.Add("+")
			} else {
				l = l.AddByte(before).Add(g.t.codes[at]).Add(":")
				named, before = true, ','
			}
			l = addClass(l, c.n, c)
			needed -= c.n * g.each(c, to.at)
		}
	}
	if needed > 0 {
		return l.With(l.Text()[:start])
	}
	l = l.End()
	if l.Repeated() {
		l = l.Drop()
	}
	return l
}
