package gamestest

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"time"

	"ruckus/games"
)

// Start is when all games in tests begin.
var Start = time.Date(2030, time.January, 2, 15, 4, 5, 0, time.UTC)

// errRefused is returned by play when the game does not want this size with these house rules.
var errRefused = errors.New("refused by New")

// A turn is a move of a seat.
type turn struct {
	seat games.Seat
	move string
}

// A match is one game that the suite plays, and the position it has come to.
type match struct {
	kind   games.Kind
	o      options
	setup  games.Setup
	rand   *rand.Rand
	absent bool // everybody who is waited for plays the first listed move, as the host does for absent players

	now     time.Time
	played  *games.Position // carried forward in memory
	game    games.Game      // of it, to be read
	sum     string          // of it
	copied  games.Game      // a copy of the game at an earlier position, see checkClone; nil: none yet
	was     string          // the sum of that
	prompts []games.Prompt  // by seat
	views   [][]byte        // as JSON, by seat+1; nil where nobody has looked yet, see view
	races   bool
	close   bool // this position is looked at closely
	tried   bool // at this position what is listed, late, hidden or nonsense is tried

	made   map[turn]bool // every move that was accepted
	past   []turn        // a sample of the moves that were listed or accepted before
	shown  []bool        // by seat: its view has differed between two Redeals for others, in any game of this size
	pack   []string      // all cards, sorted
	texts  []typed       // in order
	log    []games.Action
	sums   []string // of the position after each action, the first before any
	doing  string   // for the report of a panic
	trying games.Action
}

func newMatch(kind games.Kind, size int, values map[string]int, o options, number uint64, shown []bool) *match {
	m := &match{
		kind: kind, o: o, now: Start, made: make(map[turn]bool), shown: shown,
		rand:   rand.New(rand.NewPCG(o.seed, number<<8|uint64(size))),
		absent: number%3 == 1,
	}
	m.setup = games.Setup{Seats: size, At: Start, Values: values}
	for i := range m.setup.Seed {
		m.setup.Seed[i] = byte(m.rand.Uint32())
	}
	return m
}

// play plays one game to its end and checks every position.
func (m *match) play() (err error) {
	defer func() {
		if v := recover(); v != nil {
			err = faultf("panics while %s (seat %d, move %.80q): %s", m.doing, m.trying.Seat, m.trying.Move, thrownBy(v))
		}
		if err != nil && !errors.Is(err, errRefused) {
			err = m.report(err)
		}
	}()
	if err := m.begin(); err != nil {
		return err
	}
	back := watch(patience, giveUp, func() string {
		return fmt.Sprintf("a position of the game of %s with %d seats and these options: %v", m.kind.Name, m.setup.Seats, m.setup.Values)
	})
	defer back.Stop()
	for {
		back.Reset(patience)
		if err := m.position(); err != nil {
			return err
		}
		if m.game.Result() != nil {
			break
		}
		if len(m.log) >= m.o.maxActions {
			return faultf("the game has not ended after %d actions", len(m.log))
		}
		if err := m.advance(m.choose()); err != nil {
			return err
		}
	}
	for _, check := range []func() error{m.replay, m.checkStory, m.checkHighlights, m.checkChapters, m.checkNumbers} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

func (m *match) begin() error {
	m.doing = "beginning a game"
	values := fmt.Sprint(m.setup.Values)
	played, err := m.kind.Start(m.setup)
	if errors.Is(err, games.ErrIllegal) {
		return errRefused
	}
	if err != nil {
		return faultf("New fails with what is neither nil nor a refusal: %v", err)
	}
	if fmt.Sprint(m.setup.Values) != values {
		return faultf("New changes the values that it was given")
	}
	m.played = played
	if err := m.take(); err != nil {
		return err
	}
	_, m.races = m.game.(games.Racer)
	m.sums = append(m.sums, m.sum)
	if m.o.open || m.o.short {
		return nil
	}
	for range 8 {
		other := m.setup
		other.Seed[m.rand.IntN(len(other.Seed))] ^= byte(1 + m.rand.IntN(255))
		g, err := m.kind.New(other)
		if err != nil {
			return faultf("New depends on the seed: %v", err)
		}
		for s := range games.Seat(m.setup.Seats) {
			if !bytes.Equal(encode(g.View(s)), encode(m.game.View(s))) {
				return nil
			}
		}
	}
	return faultf("the seed makes no difference: nine seeds gave the same game. Take all chance from Setup.Seed, or set Suite.Open if chance comes later and nothing is hidden")
}

// take takes in what the game has come to.
func (m *match) take() (err error) {
	m.sum, err = m.played.Sum()
	if err != nil {
		return faultf("a game cannot be summed up: %v", err)
	}
	return m.played.Look("look", func(g games.Game) { m.game = g })
}

// choose picks the next action at random: a listed move, or the tick that is due.
func (m *match) choose() games.Action {
	var asked, must []games.Seat
	for s, p := range m.prompts {
		if len(p.Moves) > 0 {
			asked = append(asked, games.Seat(s))
		}
		if p.Must {
			must = append(must, games.Seat(s))
		}
	}
	due := m.game.Due()
	if !due.IsZero() && (len(asked) == 0 || m.rand.IntN(8) == 0 || m.absent && len(must) == 0) {
		at := due.Add(time.Duration(m.rand.IntN(3)) * time.Second) // the clock may be late
		if at.Before(m.now) {
			at = m.now
		}
		return games.Action{Seat: games.Table, Move: games.Tick, At: at}
	}
	if crowd := m.game.Prompt(games.Table).Moves; len(crowd) > 0 && m.rand.IntN(6) == 0 {
		return games.Action{Seat: games.Table, Move: crowd[m.rand.IntN(len(crowd))], At: m.soon()}
	}
	first := m.absent && len(must) > 0
	if first {
		asked = must
	}
	s := asked[m.rand.IntN(len(asked))]
	move := m.prompts[s].Moves[0]
	if !first {
		move = m.prompts[s].Moves[m.rand.IntN(len(m.prompts[s].Moves))]
	}
	if typed := m.prompts[s].Typed; !first && len(typed) > 0 && m.rand.IntN(4) > 0 {
		move = games.Say(typed[m.rand.IntN(len(typed))].Move, m.o.say(m.rand))
	}
	return games.Action{Seat: s, Move: move, At: m.soon()}
}

// soon is a moment up to a few seconds from now, before anything is due.
func (m *match) soon() time.Time {
	at := m.now.Add(time.Duration(m.rand.IntN(2000)) * time.Millisecond)
	if due := m.game.Due(); !due.IsZero() && !at.Before(due) {
		return m.now
	}
	return at
}

// advance makes a listed move or a due tick, twice where it is looked at closely, and requires that both agree.
func (m *match) advance(a games.Action) error {
	m.doing, m.trying = "judging a text", a
	read, said, err := m.hears(a, m.rand)
	switch {
	case errors.Is(err, games.ErrIllegal): // what isn't wanted is refused; so the seat plays as if it had typed nothing
		read.Move, said = m.prompts[a.Seat].Moves[0], typed{}
	case err != nil:
		return faultf("%s: %v", describe(a), err)
	case m.changed(m.game):
		return faultf("%s: Judge changes the game", describe(a))
	}
	a = read
	next, events, err := m.step(m.game, a)
	if err != nil {
		return faultf("%s is refused: %v", describe(a), err)
	}
	m.doing, m.trying = "applying a move", a
	events2, err := m.played.Play(a)
	if err != nil {
		return faultf("%s is refused when it is done again from the same position: %v", describe(a), err)
	}
	if err := m.take(); err != nil {
		return err
	}
	if m.changed(next) || !bytes.Equal(encode(events), encode(events2)) {
		return faultf("%s does not do the same when it is done again from the same position (replay): %s", describe(a), difference(written(next), written(m.game)))
	}
	if err := m.checkEvents(events); err != nil {
		return faultf("%s: %v", describe(a), err)
	}
	m.keeps(said, events)
	if a.At.After(m.now) {
		m.now = a.At
	}
	m.log = append(m.log, a)
	m.sums = append(m.sums, m.sum)
	if a.Seat != games.Table {
		m.made[turn{a.Seat, a.Move}] = true
		m.remember(turn{a.Seat, a.Move})
	}
	if a.Seat == games.Table && a.Move != games.Tick {
		return nil // another bystander may give the same answer
	}
	if err := m.refused(a); err != nil {
		return faultf("the same action applies twice: %v", err)
	}
	return nil
}

func (m *match) checkEvents(events []games.Event) error {
	for _, e := range events {
		if e.Verb == "" {
			return faultf("an event has no verb")
		}
		if _, listed := m.o.events[e.Verb]; m.o.events != nil && !listed {
			return faultf("event %q is not listed below # Events in the package comment", e.Verb)
		}
		for _, s := range e.Seats {
			if s < games.Table || int(s) >= m.setup.Seats {
				return faultf("event %q names seat %d, which does not exist", e.Verb, s)
			}
		}
		if e.Only != nil && (*e.Only < 0 || int(*e.Only) >= m.setup.Seats) {
			return faultf("event %q is only for seat %d, which does not exist", e.Verb, *e.Only)
		}
	}
	return nil
}

// replay plays the whole log again from the seed.
func (m *match) replay() error {
	m.doing = "replaying the game"
	var err error
	n := 0
	for played := range games.Replay(m.kind, m.setup, m.log, &err) {
		if games.Sum(played.Game) != m.sums[n] {
			return faultf("replay from the seed differs after %d actions", n)
		}
		n++
	}
	if err != nil {
		return faultf("replay from the seed: action %d is refused: %v", n, err)
	}
	return nil
}

// changed reports whether a game is another position than that of the match.
func (m *match) changed(g games.Game) bool { return games.Sum(g) != m.sum }
