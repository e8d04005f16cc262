package riot

import (
	"strings"
	"time"

	"ruckus/games"
)

// Apply carries out an action.
func (g *game) Apply(a games.Action) ([]games.Event, error) {
	err := g.act(a)
	said := g.said
	g.said = nil
	if err != nil {
		return nil, err
	}
	return said, nil
}

func (g *game) act(a games.Action) error {
	if a.Seat == games.Table || a.Move == games.Tick {
		if err := games.Check(g, a); err != nil {
			return err
		}
		g.step++
		g.lapse(a.At)
		return nil
	}
	w, n, err := splitMove(a.Move)
	switch {
	case err != nil:
		return err
	case a.Seat < 0 || int8(a.Seat) >= g.seats:
		return games.Illegalf("there is no such seat at this table")
	case g.phase == ended:
		return games.Illegalf("this game is over")
	case !g.asks(g.teamOf[a.Seat]):
		return games.Illegalf("it is not your turn: wait until the others have decided")
	case n != g.step:
		return games.Illegalf("the game has gone on since: look again and choose anew")
	}
	if g.phase == blocking {
		return g.answer(g.teamOf[a.Seat], w, a.At)
	}
	g.step++
	switch g.phase {
	case placing:
		return g.applyPlacing(w)
	case buying:
		return g.applyBuying(w)
	case deploying:
		return g.applyDeploying(w)
	case acting:
		return g.applyActing(w, a.At)
	case distance, melee:
		return g.applyBlitz(w, a.At)
	case deciding:
		return g.applyDeciding(w, a.At)
	case removing:
		if w.n == 3 && w.word[0] == "remove" {
			return g.applyRemoving(w)
		}
		return games.Illegalf("the Police must remove a unit first: choose which")
	default:
		return g.applyOrdering(w)
	}
}

// asks tells whether the game waits for a team.
func (g *game) asks(t Team) bool {
	switch g.phase {
	case blocking:
		return g.asked.has(t)
	case distance, melee:
		return t == g.teamOn(g.side)
	case removing, ordering:
		return t == Police
	case ended:
		return false
	}
	return t == g.turn()
}

// lapse gives the answer of the absent to the open question.
func (g *game) lapse(at time.Time) {
	g.until = 0
	switch g.phase {
	case blocking:
		g.asked = 0
		g.proceed(at)
	case deciding:
		g.stop()
	default:
		g.passBlitz(at)
	}
}

// applyPlacing puts a first unit into a building.
func (g *game) applyPlacing(w words) error {
	if w.n != 2 || w.word[0] != "place" {
		return games.Illegalf("the first units are being placed: put a basic unit into an empty building")
	}
	p, err := g.t.place(w.word[1])
	if err != nil {
		return err
	}
	t := g.turn()
	if err := g.checkPlacing(t, p, g.presence()); err != nil {
		return err
	}
	g.put(&g.of(t)[g.spare(t, g.t.basic(t))], p)
	g.tell(games.Event{Verb: "place", Seats: g.seatsOf(t), Cards: []string{w.word[1]}})
	if g.at++; int(g.at) == g.toPlace() {
		g.before, g.changed = g.changed, 0
		g.phase, g.at = buying, 0
		g.startRound()
	}
	return nil
}

// toPlace is how many units all Protesters together place before the first round.
func (g *game) toPlace() int {
	if g.seats == 2 {
		return g.rules.Setup2
	}
	return (int(g.seats) - 1) * g.t.edition.Params.SetupUnits[g.seats]
}

// checkPlacing refuses a place for a first unit.
func (g *game) checkPlacing(t Team, p place, here presence) error {
	switch {
	case !g.t.isBuilding(p):
		return games.Illegalf("a first unit goes into a building: choose one")
	case here[p] != 0:
		return games.Illegalf("%s is occupied: choose an empty building", g.t.codes[p])
	}
	for _, u := range g.of(t) {
		if u.at != supply && g.t.area[u.at] == g.t.area[p] {
			return games.Illegalf("your first units go into different areas: choose another area")
		}
	}
	return nil
}

// applyRemoving lets the Police remove the unit of their choice.
func (g *game) applyRemoving(w words) error {
	from, err := g.t.place(w.word[1])
	if err != nil {
		return err
	}
	return g.removeChosen(from, w.word[2])
}

// applyOrdering puts the Protesters in order for the next round.
func (g *game) applyOrdering(w words) error {
	var room [Teams]Team
	order := room[:0]
	var seen teamSet
	if w.word[0] != "order" || w.n != 1+g.protesters() {
		return games.Illegalf("the Police must put the others in order: name each of their seats once")
	}
	for _, word := range w.word[1:w.n] {
		t, err := g.teamAt(word)
		if err != nil {
			return err
		}
		if t == Police || !g.lives(t) || seen.has(t) {
			return games.Illegalf("name each seat of the Protesters in play once")
		}
		seen |= 1 << t
		order = append(order, t)
	}
	g.reorder(order)
	return nil
}

// teamAt is the team of a seat that is named in a move.
func (g *game) teamAt(seat string) (Team, error) {
	if len(seat) != 1 || seat[0] < '0' || seat[0] >= '0'+byte(g.seats) {
		return 0, games.Illegalf("there is no such seat at this table")
	}
	return g.teamOf[seat[0]-'0'], nil
}

// cutTarget takes "A2/1" apart into place and team.
func (g *game) cutTarget(s string) (place, Team, error) {
	code, seat, _ := strings.Cut(s, "/")
	p, err := g.t.place(code)
	if err != nil {
		return 0, 0, err
	}
	t, err := g.teamAt(seat)
	return p, t, err
}
