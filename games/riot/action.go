package riot

import (
	"math/bits"
	"time"

	"ruckus/games"
)

// applyActing carries out a move of the phase of moves and clashes.
func (g *game) applyActing(w words, at time.Time) error {
	switch {
	case w.n == 1 && w.word[0] == "end":
		g.endTurn()
		return nil
	case w.n == 4 && w.word[0] == "move":
		return g.move(w, at)
	case w.n == 3 && w.word[0] == "attack":
		return g.declareAttack(w, at)
	case w.word[0] == "play":
		return g.playCard(w)
	}
	return games.Illegalf("it is your turn: move, attack, play a card or end the turn")
}

// move moves units of one place one step, or declares that they will enter a building.
func (g *game) move(w words, at time.Time) error {
	from, err := g.t.place(w.word[1])
	if err != nil {
		return err
	}
	to, err := g.t.place(w.word[3])
	if err != nil {
		return err
	}
	s, err := g.choose(from, w.word[2], 0)
	if err != nil {
		return err
	}
	here := g.presence()
	if err := g.checkMove(s, from, to, &here); err != nil {
		return err
	}
	if !g.t.isBuilding(to) {
		g.moveTo(s, to)
		return nil
	}
	return g.declare(s, to, false, 0, &here, at)
}

// checkMove refuses a step that is not on the map, is too many, or leads into a building of others.
func (g *game) checkMove(s tokens, from, to place, here *presence) error {
	t := g.turn()
	switch {
	case t == Police && g.t.isBuilding(to):
		return games.Breaks("steps", "the Police never enter buildings: attack, or stay in the street")
	case !g.t.adjacent(t, from, to):
		return games.Breaks("steps", "%s isn't one step from %s: go through the streets", g.t.codes[to], g.t.codes[from])
	case g.t.isBuilding(to) && here[to]&^(1<<t) != 0:
		return games.Breaks("steps", "%s is occupied: attack it, or choose another building", g.t.codes[to])
	case !g.canStep(s):
		return games.Breaks("steps", "these units have no step left in this turn")
	}
	return nil
}

// canStep reports whether all units have a step left.
func (g *game) canStep(s tokens) bool {
	units := g.of(g.turn())
	for ; s != 0; s &= s - 1 {
		if u := &units[bits.TrailingZeros64(uint64(s))]; u.mark.steps() == 0 || !u.mark.able() {
			return false
		}
	}
	return true
}

// moveTo carries out a step of units that stand in one place.
func (g *game) moveTo(s tokens, to place) {
	t := g.turn()
	units := g.of(t)
	from := units[bits.TrailingZeros64(uint64(s))].at
	for rest := s; rest != 0; rest &= rest - 1 {
		u := &units[bits.TrailingZeros64(uint64(rest))]
		g.put(u, to)
		u.mark = u.mark&^fresh - 1
	}
	g.tell(games.Event{Verb: "move", Seats: g.seatsOf(t), Tokens: g.unitList(t, s, g.t.codes[from], g.t.codes[to])})
}

// declare names units that are to enter or attack a building, and asks all others who stand in its street.
func (g *game) declare(s tokens, to place, attack bool, foe Team, here *presence, at time.Time) error {
	t := g.turn()
	street := g.t.streetOf(to)
	asked := here[street] &^ (1 << t)
	if o := g.holding(street); o != nil {
		return games.Breaks("blocked", "the %s stand in your way in %s: attack them there, or leave its buildings alone in this turn",
			g.t.edition.Teams.Of(o.Team).Name, g.t.codes[street])
	}
	g.Sent, g.Target, g.Attack, g.Foe = s, to, attack, foe
	if asked == 0 {
		g.proceed(at)
		return nil
	}
	g.Phase, g.Asked = Blocking, asked
	g.ask(at)
	g.tell(games.Event{Verb: "declare", Seats: g.declareSeats(t, asked), Tokens: g.unitList(t, s, g.t.codes[to])})
	return nil
}

func (g *game) declareSeats(t Team, asked teamSet) []games.Seat {
	return append(g.seatsOf(t), games.Where(g.TeamOf[:g.Seats], func(_ games.Seat, other Team) bool { return asked.has(other) })...)
}

// answer takes the answer of a team that is asked whether it obstructs. The first who does settles it.
func (g *game) answer(t Team, w words, at time.Time) error {
	switch {
	case w.n == 1 && w.word[0] == "let":
		g.tell(games.Event{Verb: "let", Seats: g.seatsOf(t)})
		g.Asked &^= 1 << t
		if g.Asked == 0 {
			g.Step++
			g.Until = 0
			g.proceed(at)
		}
	case w.n == 1 && w.word[0] == "obstruct":
		g.Step++
		g.Until = 0
		g.obstruct(t, g.t.streetOf(g.Target))
		g.settle()
	default:
		return games.Breaks("obstruct", "obstruct with all your units in the street, or let them pass")
	}
	return nil
}

// proceed carries out what was declared.
func (g *game) proceed(at time.Time) {
	if g.Attack {
		g.startClash(at)
		return
	}
	g.moveTo(g.Sent, g.Target)
	g.settle()
}

// settle forgets what was declared, and the team on turn goes on.
func (g *game) settle() {
	g.Phase, g.Until = Acting, 0
	g.Sent, g.Met, g.Target, g.Attack, g.Foe, g.Asked = 0, 0, 0, false, 0, 0
	g.Side, g.Passes, g.Force, g.Lift, g.Uncounted, g.Played = 0, 0, [2]int{}, [2]int{}, false, [2]cardSet{}
}

// playCard plays a card that brings units or helps them to move: "play rally Ae", "play run A 1M1", "play alley A 1M1 A2".
func (g *game) playCard(w words) error {
	t := g.turn()
	card, c, err := g.holds(t, w.word[1])
	if err != nil {
		return err
	}
	switch c.Effect {
	case Rally:
		return g.playEarly(w)
	case Steps, Unobstructed:
		return g.playMoving(w, card, c)
	}
	return games.Breaks("cardtime", "%s can't be played now: blitz cards are for clashes, and cards that bring credits for the time when you buy", c.Name)
}

// playMoving plays a card that helps a unit to move: at any time of the turn but in a clash.
func (g *game) playMoving(w words, card cardSet, c *Card) error {
	t := g.turn()
	if want := map[bool]int{true: 4, false: 5}[c.Effect == Steps]; w.n != want {
		return games.Illegalf("choose a unit, and for a move where it goes, for %s", c.Name)
	}
	from, err := g.t.place(w.word[2])
	if err != nil {
		return err
	}
	s, err := g.choose(from, w.word[3], 0)
	switch {
	case err != nil:
		return err
	case s.count() != 1:
		return games.Illegalf("%s is for one unit", c.Name)
	}
	g.spend(t, card)
	g.tell(games.Event{Verb: "play", Seats: g.seatsOf(t), Tokens: []string{c.ID}})
	u := &g.of(t)[bits.TrailingZeros64(uint64(s))]
	if c.Effect == Steps {
		if int(u.mark.steps())+c.N > maxSteps {
			return games.Illegalf("a unit can have %d steps at most", maxSteps)
		}
		u.mark += mark(c.N)
		return nil
	}
	to, err := g.t.place(w.word[4])
	if err != nil {
		return err
	}
	here := g.presence()
	if !g.t.isBuilding(to) || here[to] != 0 {
		return games.Illegalf("%s leads into an empty building", c.Name)
	}
	if err := g.checkMove(s, from, to, &here); err != nil {
		return err
	}
	g.moveTo(s, to)
	return nil
}
