package riot

import (
	"strings"
	"time"

	"ruckus/games"
	"ruckus/games/kit"
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
	tick, err := kit.Begin(g, g.Seats, a)
	if err != nil {
		return err
	}
	if tick {
		g.Step++
		g.lapse(a.At)
		return nil
	}
	w, n, err := splitMove(a.Move)
	switch {
	case err != nil:
		return err
	case !g.asks(g.TeamOf[a.Seat]):
		return games.Breaks("order", "it isn't your turn: wait until the others have decided")
	case n != g.Step:
		return games.Illegalf("the game moved on: look again and choose again")
	}
	if g.Phase == Blocking {
		return g.answer(g.TeamOf[a.Seat], w, a.At)
	}
	g.Step++
	switch g.Phase {
	case Placing:
		return g.applyPlacing(w)
	case Buying:
		return g.applyBuying(w)
	case Deploying:
		return g.applyDeploying(w)
	case Acting:
		return g.applyActing(w, a.At)
	case Shooting, Fighting:
		return g.applyBlitz(w, a.At)
	case Deciding:
		return g.applyDeciding(w, a.At)
	case Removing:
		if w.n == 3 && w.word[0] == "remove" {
			return g.applyRemoving(w)
		}
		return games.Breaks("opinion", "the Police must remove a unit first: choose which")
	default:
		return g.applyOrdering(w)
	}
}

// asks reports whether the game waits for a team.
func (g *game) asks(t Team) bool {
	switch g.Phase {
	case Blocking:
		return g.Asked.has(t)
	case Shooting, Fighting:
		return t == g.teamOn(g.Side)
	case Removing, Ordering:
		return t == Police
	case Ended:
		return false
	}
	return t == g.turn()
}

// lapse gives the answer of the absent to the open question.
func (g *game) lapse(at time.Time) {
	g.Until = 0
	switch g.Phase {
	case Blocking:
		g.Asked = 0
		g.proceed(at)
	case Deciding:
		if g.leads() {
			g.startMelee(at)
			return
		}
		g.stop()
	default:
		g.passBlitz(at)
	}
}

// applyPlacing puts a first unit into a building.
func (g *game) applyPlacing(w words) error {
	if w.n != 2 || w.word[0] != "place" {
		return games.Breaks("start", "the first units are being placed: put a basic unit into an empty building")
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
	g.tell(games.Event{Verb: "place", Seats: g.seatsOf(t), Tokens: []string{w.word[1]}})
	g.At++
	if int(g.At) == g.toPlace() {
		g.Before, g.Changed = g.Changed, 0
		g.Phase, g.At = Buying, 0
		g.startRound()
	}
	return nil
}

// toPlace is how many units all Protesters together place before the first round.
func (g *game) toPlace() int {
	if g.Seats == 2 {
		return g.Rules.Setup2
	}
	return (int(g.Seats) - 1) * g.t.edition.Params.SetupUnits.For(int(g.Seats))
}

// checkPlacing refuses a place for a first unit.
func (g *game) checkPlacing(t Team, p place, here presence) error {
	switch {
	case !g.t.isBuilding(p):
		return games.Breaks("start", "a first unit goes into a building: choose one")
	case here[p] != 0:
		return games.Breaks("start", "%s is occupied: choose an empty building", g.t.codes[p])
	}
	for _, u := range g.of(t) {
		if u.at != supply && g.t.area[u.at] == g.t.area[p] {
			return games.Breaks("start", "your first units go into different areas: choose another area")
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
		return games.Breaks("order", "the Police must put the others in order: name each of their seats once")
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
	if len(seat) != 1 || seat[0] < '0' || seat[0] >= '0'+byte(g.Seats) {
		return 0, games.Illegalf("there is no such seat at this table")
	}
	return g.TeamOf[seat[0]-'0'], nil
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
