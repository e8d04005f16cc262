package bot

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"ruckus/games"
	"ruckus/games/rednines"
)

// A pair is two evenings at one table that differ only in cards that somebody cannot know.
type pair struct {
	kind   games.Kind
	people int
	robots int
	values map[string]int // house rules
	count  int            // of scenes
	scenes []scene
}

// A scene is one position of a pair's game, and what is done there.
type scene struct {
	seat   games.Seat // who cannot tell the two evenings from each other
	at     time.Time
	states [2]games.Game // the position, and the same with all that the seat cannot know dealt again
	probes []string      // moves of others in the first of them, which the seat may not make
	turns  []turn        // made one after another in both; the seat is told the same of them
}

// A turn is a move of a seat.
type turn struct {
	seat games.Seat
	move string
	at   time.Time
}

const (
	calm     = 5 * time.Second        // in which nothing is due after a position
	pace     = 100 * time.Millisecond // between two moves of a scene
	mostDeep = 3                      // moves of a scene
)

// persons are the seats of people. Robots sit down when the table opens, after its host.
func (p *pair) persons() []games.Seat {
	seats := []games.Seat{0}
	for i := 1; i < p.people; i++ {
		seats = append(seats, games.Seat(p.robots+i))
	}
	return seats
}

// sits is who sits on a seat of a person.
func (p *pair) sits(s games.Seat) string { return racers[slices.Index(p.persons(), s)] }

// scene makes a scene of a position.
func (p *pair) scene(t testing.TB, from position, s games.Seat, r *rand.Rand) scene {
	t.Helper()
	at := from.at.Add(calm / 2)
	g := from.game
	made := scene{seat: s, at: at, states: [2]games.Game{g, g.Clone()}}
	made.states[1].Redeal(s, r)
	for o := range games.Seat(p.people + p.robots) {
		for _, move := range g.Prompt(o).Moves {
			if o != s && len(made.probes) < 4 && !p.allows(g, s, move, at) {
				made.probes = append(made.probes, move)
			}
		}
	}
	states := made.states
	for range mostDeep {
		at = at.Add(pace)
		next, ok := p.common(&states, s, at, r)
		if !ok {
			break
		}
		made.turns = append(made.turns, next)
	}
	return made
}

func (p *pair) allows(g games.Game, s games.Seat, move string, at time.Time) bool {
	_, err := games.Play(g.Clone(), games.Action{Seat: s, Move: move, At: at})
	return err == nil
}

// common finds a move of a person that is allowed in both positions, carries it out, and reports whether there is one after
// which the difference may not show yet. It prefers the seat's own moves.
func (p *pair) common(states *[2]games.Game, s games.Seat, at time.Time, r *rand.Rand) (turn, bool) {
	one, two := states[0], states[1]
	var all []turn
	for _, o := range p.persons() {
		for _, move := range one.Prompt(o).Moves {
			if slices.Contains(two.Prompt(o).Moves, move) && !p.opens(o, s) {
				all = append(all, turn{seat: o, move: move, at: at})
			}
		}
	}
	r.Shuffle(len(all), func(a, b int) { all[a], all[b] = all[b], all[a] })
	slices.SortStableFunc(all, func(a, b turn) int { return boolean(b.seat == s) - boolean(a.seat == s) })
	for _, made := range all[:min(len(all), 10)] {
		if next, ok := p.alike(*states, s, made); ok && !newRound(one, next[0]) && !passed(next[0].View(s), next[1].View(s)) {
			*states = next
			return made, true
		}
	}
	return turn{}, false
}

// opens reports whether a player's move shows them cards that they did not know: in a race the next one of their own stack.
func (p *pair) opens(mover, s games.Seat) bool { return p.kind.Races() && mover == s }

// alike makes a move in both positions, and reports whether it is allowed in both, a seat is told the same of it, and nothing is
// due soon.
func (p *pair) alike(states [2]games.Game, s games.Seat, made turn) (next [2]games.Game, ok bool) {
	var told [2][]byte
	for i, state := range states {
		next[i] = state.Clone()
		events, err := games.Play(next[i], games.Action{Seat: made.seat, Move: made.move, At: made.at})
		if due := next[i].Due(); err != nil || !due.IsZero() && due.Sub(made.at) < calm {
			return next, false
		}
		told[i] = toldTo(s, events)
	}
	return next, bytes.Equal(told[0], told[1])
}

// passed reports whether the rules have made a move for somebody in one of two positions of Red Nines. Once no red nine is in a hand,
// who cannot go on is passed over at once, and who can has to.
func passed(one, two any) bool {
	v, is := one.(rednines.View)
	return is && v.Hidden == 0 && v.Turn != two.(rednines.View).Turn
}

func boolean(b bool) int {
	if b {
		return 1
	}
	return 0
}

// newRound reports whether cards are dealt between two positions.
func newRound(before, after games.Game) bool {
	return games.ChapterOf(before).Round != games.ChapterOf(after).Round
}

// toldTo are the events that a seat is told, as JSON.
func toldTo(s games.Seat, events []games.Event) []byte {
	told, _ := json.Marshal(slices.DeleteFunc(slices.Clone(events), func(e games.Event) bool { return e.Only != nil && *e.Only != s }))
	return told
}
