package gamestest

import (
	"math"
	"math/rand/v2"
	"slices"
	"unicode"
	"unicode/utf8"

	"ruckus/games"
)

// position checks the position that the match has come to.
func (m *match) position() error {
	m.sample()
	checks := []func() error{m.look, m.checkBounds, m.checkPrompts, m.checkEnd, m.checkCards, m.checkRobots, m.checkChoices}
	if m.tried {
		checks = append(checks, m.checkClone, m.checkListed, m.checkPast, m.checkClock, m.checkNonsense, m.checkViews,
			m.checkSecrets, m.checkJudge, m.checkSums)
	}
	for _, check := range checks {
		if err := check(); err != nil {
			return err
		}
	}
	for s, p := range m.prompts {
		for range min(2, len(p.Moves)) {
			m.remember(turn{games.Seat(s), p.Moves[m.rand.IntN(len(p.Moves))]})
		}
	}
	return nil
}

// sample decides at random, so that no rhythm of a game hides anything, what is done at this position. The longer a game
// lasts, the fewer of its positions are looked at, so that long ones do not take most of the time.
func (m *match) sample() {
	every, some := 32, 6
	switch {
	case m.o.short:
		every, some = 128, 16
	case m.o.long:
		every, some = 32, 1
	}
	if thin := 1 + len(m.log)/250; !m.o.long {
		every, some = every*thin, some*thin
	}
	m.close = len(m.log) < 2 || m.rand.IntN(every) == 0 || m.game.Result() != nil
	m.tried = m.close || m.rand.IntN(some) == 0
}

// look takes down what everybody is asked, and requires that looking changes nothing.
func (m *match) look() error {
	m.doing = "looking at a position"
	m.prompts = promptsOf(m.game, m.setup.Seats)
	m.views = make([][]byte, m.setup.Seats+1)
	for _, s := range m.some() {
		m.view(s)
	}
	if m.changed(m.game) {
		return faultf("Prompt, View, Due or Result changes the game")
	}
	return nil
}

// some are all seats and the table at a position that is looked at closely, and otherwise two of them.
func (m *match) some() []games.Seat {
	var seats []games.Seat
	for s := games.Table; int(s) < m.setup.Seats; s++ {
		seats = append(seats, s)
	}
	if !m.close {
		m.rand.Shuffle(len(seats), func(i, j int) { seats[i], seats[j] = seats[j], seats[i] })
		return seats[:2]
	}
	return seats
}

// view is what a seat sees at this position, as JSON.
func (m *match) view(s games.Seat) []byte {
	if m.views[s+1] == nil {
		m.views[s+1] = encode(m.game.View(s))
	}
	return m.views[s+1]
}

func promptsOf(g games.Game, size int) []games.Prompt {
	prompts := make([]games.Prompt, size)
	for s := range prompts {
		prompts[s] = g.Prompt(games.Seat(s))
		prompts[s].Moves = slices.Clone(prompts[s].Moves)
	}
	return prompts
}

// checkPrompts checks the form of what is asked, and that the game can go on.
func (m *match) checkPrompts() error {
	crowd := m.game.Prompt(games.Table)
	if len(crowd.Moves) > 15 || len(crowd.Moves) > 0 && (m.kind.Crowd == "" || m.game.Result() != nil) || crowd.Typed != nil || crowd.Must || !crowd.Until.IsZero() {
		return faultf("bystanders are asked what they can't be: only listed moves, at most 15, before the end, in a game with Kind.Crowd: %v", crowd)
	}
	for _, s := range m.strangers() {
		if p := m.game.Prompt(s); len(p.Moves) > 0 || p.Must || !p.Until.IsZero() {
			return faultf("seat %d, where nobody sits, is asked for a move: %v", s, p)
		}
	}
	due, asked := m.game.Due(), false
	for s, p := range m.prompts {
		asked = asked || len(p.Moves) > 0
		if p.Must && len(p.Moves) == 0 {
			return faultf("seat %d must move but has no moves", s)
		}
		if p.NoChoice && !p.Must {
			return faultf("seat %d has nothing to weigh, but nobody waits for it", s)
		}
		if p.Plain && !p.NoChoice {
			return faultf("seat %d has plainly nothing to weigh, and may", s)
		}
		if len(p.Moves) > 0 && !p.Until.IsZero() && (due.IsZero() || due.After(p.Until)) {
			return faultf("seat %d is asked until %s, but the game is not due by then (due %s)", s, p.Until, due)
		}
		if len(p.Ahead) > 0 && p.Must {
			return faultf("seat %d is asked, and offered moves to choose before it is: %v", s, p.Ahead)
		}
		seen := make(map[string]bool, len(p.Moves))
		for _, move := range p.Moves {
			switch {
			case seen[move]:
				return faultf("seat %d: move %q is listed twice", s, move)
			case move == "" || len(move) > games.MaxMove:
				return faultf("seat %d: move %q has %d bytes, not 1 to %d", s, move, len(move), games.MaxMove)
			case !printable(move):
				return faultf("seat %d: move %q is not a line of printable text", s, move)
			case move == games.Tick:
				return faultf("seat %d is asked to tick, which is the clock's alone", s)
			case m.made[turn{games.Seat(s), move}]:
				return faultf("seat %d: move %q was made before and is listed again, so a late press could apply twice", s, move)
			}
			seen[move] = true
		}
	}
	if !asked && due.IsZero() && m.game.Result() == nil {
		return faultf("the game stands still: it is not over, nobody can move and nothing is due")
	}
	return nil
}

// strangers are seats that the table does not have.
func (m *match) strangers() []games.Seat {
	return []games.Seat{math.MinInt8, -2, games.Seat(m.setup.Seats), math.MaxInt8}
}

func printable(s string) bool {
	for _, r := range s {
		if !unicode.IsPrint(r) || r == utf8.RuneError {
			return false
		}
	}
	return true
}

// checkEnd checks a game that is over: it has winners and scores, asks nobody, is never due and takes nothing.
func (m *match) checkEnd() error {
	result := m.game.Result()
	if result == nil {
		return nil
	}
	if len(result.Scores) != m.setup.Seats {
		return faultf("the result has %d scores for %d seats", len(result.Scores), m.setup.Seats)
	}
	if len(result.Winners) == 0 && (!m.kind.Together || result.Places != nil) {
		return faultf("the result has no winners: only in a game with Kind.Together can all lose, and then they have no places")
	}
	for i, s := range result.Winners {
		if s < 0 || int(s) >= m.setup.Seats || slices.Contains(result.Winners[:i], s) {
			return faultf("the result's winners %v are not different seats", result.Winners)
		}
	}
	if err := checkPlaces(*result); err != nil {
		return err
	}
	for s, p := range m.prompts {
		if len(p.Moves) > 0 || p.Must || !p.Until.IsZero() {
			return faultf("the game is over but asks seat %d: %v", s, p)
		}
	}
	if due := m.game.Due(); !due.IsZero() {
		return faultf("the game is over but due at %s", due)
	}
	for _, t := range m.past {
		if err := m.refused(games.Action{Seat: t.seat, Move: t.move, At: m.now}); err != nil {
			return faultf("the game is over, but %v", err)
		}
	}
	return nil
}

// checkClone requires that a game and its copy share nothing: each is played on, and dealt again, without the other.
func (m *match) checkClone() error {
	m.doing = "copying the game"
	if m.copied != nil {
		if games.Sum(m.copied) != m.was {
			return faultf("Clone: a copy changes while the game that it was made of is played on")
		}
	}
	r := rand.New(rand.NewPCG(uint64(len(m.log)), 0)) // of its own, so that games go on as they would without it
	m.copied, m.was = m.game.Clone(), m.sum
	if m.changed(m.copied) {
		return faultf("Clone: a copy is not like its game: %s", difference(written(m.game), written(m.copied)))
	}
	p := &playing{game: m.game.Clone(), size: games.Seat(m.setup.Seats), now: m.now}
	_ = m.kind.Guard("clone", func() (err error) { // what goes wrong there other checks judge
		for n := 0; err == nil && n < 6 && p.game.Result() == nil; n++ {
			_, err = games.Play(p.game, p.next(r))
			p.game.Redeal(games.Seat(r.IntN(m.setup.Seats)), r)
		}
		return err
	})
	if m.changed(m.game) {
		return faultf("Clone: a game changes while its copy is played on")
	}
	return nil
}

// checkPlaces checks the places that a game has given: the winners have the first, and each is one more than those before it.
func checkPlaces(r games.Result) error {
	if r.Places == nil {
		return nil
	}
	if len(r.Places) != len(r.Scores) {
		return faultf("the result has %d places for %d seats", len(r.Places), len(r.Scores))
	}
	for s, place := range r.Places {
		want := 1 + len(games.Where(r.Places, func(_ games.Seat, other int) bool { return other < place }))
		if place != want || (place == 1) != slices.Contains(r.Winners, games.Seat(s)) {
			return faultf("the result's places are %v with the winners %v. Winners have 1, everyone else one more than there are seats before theirs", r.Places, r.Winners)
		}
	}
	return nil
}
