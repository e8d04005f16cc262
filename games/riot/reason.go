package riot

import (
	"slices"
	"strconv"

	"ruckus/games"
)

// Reasons tells why a move is good, see the package comment.
func (g *game) Reasons(s games.Seat, move string) []games.Event {
	w, _, err := splitMove(move)
	if err != nil || s < 0 || s >= games.Seat(g.Seats) {
		return nil
	}
	x := &weighed{g: g, t: g.TeamOf[s]}
	switch w.word[0] {
	case "place":
		x.enters(w.word[1])
	case "buy", "return":
		x.trades(w.word[0], w.word[1])
	case "card":
		x.tell("price", g.cardPrice(), nil)
	case "bought":
		x.spends(0)
	case "deploy":
		x.arrives(move, w.word[1], 0)
	case "move":
		x.moves(move, w)
	case "play":
		x.plays(move, w)
	case "attack":
		x.attacks(w)
	case "obstruct", "let":
		x.blocks(w.word[0] == "let")
	case "go", "stop", "noblitz":
		x.stands(w.word[0])
	case "blitz":
		x.blitz(w)
	case "end":
		x.ends()
	}
	return x.told
}

// A weighed is a move of a team whose reasons are told.
type weighed struct {
	g    *game
	t    Team
	told []games.Event
}

func (x *weighed) tell(verb string, n int, seats []games.Seat, cards ...string) {
	x.told = append(x.told, games.Event{Verb: verb, N: n, Seats: seats, Tokens: cards})
}

// place is a place on the map by its code; ok is false outside of areas.
func (x *weighed) place(code string) (p place, ok bool) {
	p, err := x.g.t.place(code)
	return p, err == nil && x.g.t.area[p] >= 0
}

// street is the code of the street in a place's area.
func (x *weighed) street(p place) string { return x.g.t.codes[x.g.t.streetOf(p)] }

// enters tells what an empty building is good for.
func (x *weighed) enters(code string) {
	p, ok := x.place(code)
	if ok && x.g.t.isBuilding(p) {
		x.area(x.t, p, "aim", "whole")
		x.tell("pays", int(x.g.t.credits[p]), nil, code)
	}
}

// area tells how far a team gets in an area with one more building: to its aim, to the whole area, or how much is left.
func (x *weighed) area(t Team, p place, aim, all string) {
	g := x.g
	held := g.held(t) | 1<<p
	left := g.missing(held, p)
	switch {
	case left == 0 && x.wins(t, held):
		x.tell(aim, g.Points[t]+g.t.whole(held), g.seatsOf(t), x.street(p))
	case left == 0:
		x.tell(all, 0, g.seatsOf(t), x.street(p))
	case t == x.t:
		x.tell("left", left, nil, x.street(p))
	}
}

// missing is how many buildings of a place's area are not in a set.
func (g *game) missing(held placeSet, p place) int { return (g.t.inside[g.t.area[p]] &^ held).count() }

// wins reports whether a team that wins by points has enough when its next turn begins, if it holds these buildings then.
func (x *weighed) wins(t Team, held placeSet) bool { return x.g.enough(t, held) && x.comes(t, held) }

func (g *game) enough(t Team, held placeSet) bool {
	return t != Police && t != Nationalists && g.Points[t]+g.t.whole(held) >= g.Rules.Points
}

// comes reports whether a team that holds these buildings will have another turn, as far as can be seen.
func (x *weighed) comes(t Team, held placeSet) bool {
	g := x.g
	for other := range Team(Teams) {
		if other != t && g.lives(other) && g.enough(other, g.held(other)&^held) {
			return false
		}
	}
	last := g.Round == g.Rules.Rounds && slices.Index(g.Order[:], t) <= int(g.At)
	return !last && (!g.Counts || len(g.Opinions)+1 < g.opinions())
}

// sum adds up a number of the units that a move names: of none where it names one that the team does not have.
func (x *weighed) sum(units string, of func(*kind) int) (n int) {
	groups, _ := parseGroups(units)
	for _, gr := range groups {
		i := x.g.t.kindWith(x.t, gr.letter)
		if i < 0 {
			return 0
		}
		n += gr.n * of(&x.g.t.kinds[x.t][i])
	}
	return n
}

// trades tells what units are good for that are bought, or what they bring that are given back.
func (x *weighed) trades(verb, units string) {
	cost, force := x.sum(units, func(k *kind) int { return k.Cost }), x.sum(units, func(k *kind) int { return k.Force })
	switch {
	case cost == 0:
	case verb == "return":
		x.tell("rest", x.g.Credits+cost, nil)
	default:
		x.sum(units, func(k *kind) int {
			for _, a := range k.Abilities {
				x.tell("able", a.N, nil, a.Effect)
			}
			return 0
		})
		x.tell("force", force, nil)
		x.spends(cost)
	}
}

// spends tells where these are all the credits that are left.
func (x *weighed) spends(credits int) {
	if x.g.Credits == credits {
		x.tell("rest", 0, nil)
	}
}

// made is the game after a move that nobody can prevent.
func (x *weighed) made(move string) (*game, bool) {
	g := new(game)
	x.g.copyTo(g)
	g.mute = true
	return g, g.act(games.Action{Seat: g.seatOf[x.t], Move: move}) == nil
}

// arrives tells what a street is good for, for units with this Force that come there.
func (x *weighed) arrives(move, code string, force int) {
	p, ok := x.place(code)
	if !ok {
		return
	}
	g, ok := x.made(move)
	if !ok {
		return
	}
	street, free, mine := g.t.streetOf(p), 0, 0
	here := g.presence()
	var others teamSet
	for b := range g.t.inside[g.t.area[p]].all {
		switch {
		case here[b] == 0:
			free++
		case here[b].has(x.t):
			mine++
		default:
			others |= here[b]
		}
	}
	letter, own := g.t.codes[street], g.total(x.t, g.tokensAt(x.t, street), street)
	for t := range Team(Teams) {
		if theirs := g.total(t, g.tokensAt(t, street), street); force > 0 && t != x.t && theirs > 0 && own > theirs {
			x.tell("meets", own, x.g.seatsOf(t), letter, strconv.Itoa(theirs))
		}
	}
	switch {
	case x.t == Police && others != 0:
		x.tell("bars", 0, x.g.seatsIn(others), letter)
	case x.t != Police && free > 0:
		x.tell("free", free, nil, letter)
	}
	if mine > 0 {
		x.tell("covers", mine, nil, letter)
	}
	if force > 0 && own > force {
		x.tell("together", own, nil, letter)
	}
}

func (x *weighed) moves(move string, w words) {
	p, ok := x.place(w.word[3])
	if !ok {
		x.tell("home", 0, nil)
		return
	}
	switch force := x.sum(w.word[2], func(k *kind) int { return k.forceIn(x.g.t.isStreet(p)) }); {
	case !x.g.t.isBuilding(p):
		x.arrives(move, w.word[3], force)
	case x.g.held(x.t).has(p):
		x.tell("guards", x.g.defence(x.t, x.g.tokensAt(x.t, p), p)+force, nil, w.word[3])
	default:
		x.enters(w.word[3])
	}
}

func (x *weighed) plays(move string, w words) {
	_, c, err := x.g.holds(x.t, w.word[1])
	if err != nil {
		return
	}
	n := c.N
	if g, ok := x.made(move); ok && c.Effect == Rally {
		n = g.onBoard(x.t) - x.g.onBoard(x.t)
	}
	x.tell("does", n, nil, c.Effect)
	switch c.Effect {
	case Unobstructed:
		x.enters(w.word[4])
	case Rally:
		x.arrives(move, w.word[2], 0)
	}
}

// ends tells what the team has when its turn is over.
func (x *weighed) ends() {
	g := x.g
	if g.Phase == Acting && g.turn() == x.t && g.where(x.t, func(u *unit) bool { return u.at > bought && u.mark.able() }) == 0 {
		x.tell("spent", 0, nil)
	}
	held := g.held(x.t)
	n := g.t.whole(held)
	switch {
	case x.t == Police:
		if g.Counts {
			x.tell("near", 0, nil, strconv.Itoa(len(g.Opinions)+1), strconv.Itoa(g.opinions()))
		}
		return
	case x.wins(x.t, held):
		x.tell("holds-aim", g.Points[x.t]+n, nil)
		return
	case n > 0:
		x.tell("holds", n, nil)
	}
	if held != 0 && x.comes(x.t, held) {
		x.tell("earns", g.income(x.t)-g.Grants[x.t], nil)
	}
}

// attacks tells how an attack goes as it stands, and what comes of it.
func (x *weighed) attacks(w words) {
	g := x.g
	target, foe, err := g.cutTarget(w.word[1])
	if err != nil || g.Phase != Acting || g.turn() != x.t {
		return
	}
	s, err := g.squad(w.word[2])
	if err != nil {
		return
	}
	met := g.tokensAt(foe, target)
	mine, theirs := g.total(x.t, s, target), g.defence(foe, met, target)
	if !x.weighs("force-to", mine, theirs, true, g.t.isStreet(target)) {
		return
	}
	if g.t.isBuilding(target) {
		x.breaks(foe, target)
		if x.t != Police {
			x.area(x.t, target, "aim", "whole")
		}
	}
	x.public(foe, met, g.films(x.t, s) || g.films(foe, met))
}

// weighs tells how a fight stands, if that speaks for it: the own side is stronger, or has cards to become so. It reports the former.
func (x *weighed) weighs(verb string, mine, theirs int, force, distance bool) bool {
	cards := 0
	for c, copies := range x.g.cards(x.t) {
		if force && (c.Effect == Force || c.Effect == ForceMaxDraw) || distance && c.Effect == Distance {
			cards += copies.count()
		}
	}
	if mine > theirs || cards > 0 {
		x.tell(verb, mine, nil, strconv.Itoa(theirs))
	}
	if mine <= theirs && cards > 0 {
		x.tell("own-cards", cards, nil)
	}
	return mine > theirs
}

// breaks tells what a team loses with a building.
func (x *weighed) breaks(foe Team, p place) {
	held := x.g.held(foe)
	switch {
	case x.g.missing(held, p) > 0:
	case x.wins(foe, held):
		x.tell("stops", 0, x.g.seatsOf(foe), x.street(p))
	default:
		x.tell("breaks", 0, x.g.seatsOf(foe), x.street(p))
	}
}

// public tells what a fight hand to hand that has a winner means to Public Opinion: the Police want it to count, and others do not.
// Where all units of the foe are in it, the game may be over before the next card.
func (x *weighed) public(foe Team, met tokens, quiet bool) {
	switch {
	case x.t == Police && x.g.onBoard(foe) == met.count():
	case x.t == Police && !quiet && !x.g.Counts:
		x.tell("track", len(x.g.Opinions)+1, nil, strconv.Itoa(x.g.opinions()))
	case foe != Police:
	case quiet:
		x.tell("quiet", 0, nil)
	case x.g.Counts:
		x.tell("counted", 0, nil)
	}
}

// blocks tells what the units are after that somebody may step in the way of, and how the fight in the street would stand.
func (x *weighed) blocks(let bool) {
	g := x.g
	if g.Phase != Blocking {
		return
	}
	mover, street, code := g.turn(), g.t.streetOf(g.Target), g.t.codes[g.Target]
	switch {
	case g.Attack:
		attack, defence := g.total(mover, g.In[attacker], g.Target), g.defence(g.Foe, g.tokensAt(g.Foe, g.Target), g.Target)
		if let == (attack <= defence) {
			x.tell("inside", defence, g.seatsOf(g.Foe), strconv.Itoa(attack), code)
		}
	case !let:
		x.area(mover, g.Target, "their-aim", "their-whole")
		if !g.held(mover).has(g.Target) {
			x.tell("they-get", int(g.t.credits[g.Target]), g.seatsOf(mover), code)
		}
	}
	reach := g.total(mover, g.reaching(street), street)
	if own := g.total(x.t, g.tokensAt(x.t, street), street); let == (own < reach) {
		x.tell("street", own, g.seatsOf(mover), g.t.codes[street], strconv.Itoa(reach))
	}
}

// side is where the team is in the clash that goes on, and the foe; ok is false for others.
func (x *weighed) side() (s side, foe Team, ok bool) {
	g := x.g
	switch {
	case g.Phase != Shooting && g.Phase != Deciding && g.Phase != Fighting:
	case g.turn() == x.t:
		return attacker, g.Foe, true
	case g.Foe == x.t:
		return defender, g.turn(), true
	}
	return 0, 0, false
}

// stands tells how the clash would end now.
func (x *weighed) stands(word string) {
	s, foe, ok := x.side()
	if !ok {
		return
	}
	g, total := x.g, x.g.totals()
	switch {
	case word == "stop":
		if total[s] <= total[1-s] {
			x.tell("stands", total[s], nil, strconv.Itoa(total[1-s]))
		}
		if n := g.Hand[foe].count(); foe != Police && n > 0 {
			x.tell("cards", n, g.seatsOf(foe))
		}
	case word == "noblitz":
		if total[s] > total[1-s] {
			x.tell("stands", total[s], nil, strconv.Itoa(total[1-s]))
		}
	case x.weighs("stands", total[s], total[1-s], true, false):
		x.public(foe, g.In[1-s], g.Uncounted || g.films(g.turn(), g.In[attacker]) || g.films(g.Foe, g.In[defender]))
	}
}

// blitz tells what a card does in the clash.
func (x *weighed) blitz(w words) {
	s, foe, ok := x.side()
	if !ok {
		return
	}
	g := x.g
	_, c, err := g.holds(x.t, w.word[1])
	if err != nil {
		return
	}
	force, lift := g.forces(), g.Lift
	switch c.Effect {
	case Distance:
		x.throws(c, s, foe, w.word[2])
		return
	case Force:
		force[s] += c.N
	case ForceMaxDraw:
		lift[s] += c.N
	default:
		x.tell("does", c.N, nil, c.Effect)
		return
	}
	if was, now := g.totals(), lifted(force, lift); now[s] >= now[1-s] {
		x.tell("turns", now[s], nil, strconv.Itoa(now[1-s]), strconv.Itoa(was[s]), strconv.Itoa(was[1-s]))
	}
}

// throws tells what a distance card does to the unit that it is thrown at.
func (x *weighed) throws(c *Card, s side, foe Team, at string) {
	g := x.g
	i := g.hurtNamed(1-s, at)
	if i < 0 {
		return
	}
	force, verb := g.forceOf(foe, i, g.Target), "shielded"
	switch damage := g.damage(foe, i, c.N); {
	case damage >= force:
		verb = "fells"
	case damage > 0:
		verb = "wounds"
	}
	x.tell(verb, force, g.seatsOf(foe), g.kind(foe, i).ID)
}
