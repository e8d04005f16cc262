package riot

import (
	"slices"
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
		return no("order.wait")
	case n != g.Step:
		return no("again")
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
		return g.applyRemoving(w)
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
	g.Clock = 0
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
	if !w.is("place", 2) {
		return no("start.first")
	}
	p, err := g.t.place(w.word[1])
	if err != nil {
		return err
	}
	t := g.turn()
	switch {
	case g.free(t).has(p):
	case !g.t.isBuilding(p):
		return no("start.building")
	case g.presence()[p] != 0:
		return no("start.occupied", "place", w.word[1])
	default:
		return no("start.area")
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

// free are the places for a first unit of a team: empty buildings of areas in which it has none.
func (g *game) free(t Team) (s placeSet) {
	here := g.presence()
	for _, inside := range g.t.inside[:g.t.areas] {
		var taken placeSet
		for p := range inside.all {
			if here[p].has(t) {
				taken = inside
			} else if here[p] != 0 {
				taken |= 1 << p
			}
		}
		s |= inside &^ taken
	}
	return s
}

// applyRemoving lets the Police remove the unit of their choice, of those that Public Opinion costs them.
func (g *game) applyRemoving(w words) error {
	if !w.is("remove", 3) {
		return no("opinion.remove")
	}
	from, err := g.t.place(w.word[1])
	if err != nil {
		return err
	}
	groups, err := parseGroups(w.word[2])
	if err != nil {
		return err
	}
	s, ok := g.losable()&g.tokensAt(Police, from), len(groups) == 1 && groups[0].n == 1 && groups[0].plain()
	for i := range s.all {
		if ok && g.kind(Police, i).letter == groups[0].letter {
			g.lose(i)
			g.nextTurn()
			return nil
		}
	}
	return no("opinion.which")
}

// applyOrdering puts the Protesters in order for the next round. Teams that are out come last.
func (g *game) applyOrdering(w words) error {
	order := append(make([]Team, 0, Teams), Police)
	if w.word[0] != "order" || w.n != 1+g.protesters() {
		return no("order.each")
	}
	for _, word := range w.word[1:w.n] {
		t, err := g.teamAt(word)
		if err != nil {
			return err
		}
		if !g.lives(t) || slices.Contains(order, t) {
			return no("order.once")
		}
		order = append(order, t)
	}
	g.tell(games.Event{Verb: "order", Seats: g.seatsOf(order[1:]...)})
	for _, t := range g.Order[:g.Seats] {
		if !slices.Contains(order, t) {
			order = append(order, t)
		}
	}
	copy(g.Order[:], order)
	g.startRound()
	return nil
}

// teamAt is the team of a seat that is named in a move.
func (g *game) teamAt(seat string) (Team, error) {
	if len(seat) != 1 || seat[0] < '0' || seat[0] >= '0'+byte(g.Seats) {
		return 0, no("seat")
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
