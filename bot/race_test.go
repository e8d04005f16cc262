package bot

import (
	"context"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/bot/localdiscord"
	"ruckus/store"
)

// pressEvery is how fast people press in a race.
const pressEvery = time.Second / 3

// lookEvery is how often it is looked at what people see.
const lookEvery = 25 * time.Millisecond

// A race is a table of R!OT at which everybody presses as fast as people do.
type race struct {
	e     *evening
	ref   match.Ref
	users []string

	mu         sync.Mutex
	hands      map[string]string // by user: the message with the hand
	took       []time.Duration   // from each press to its answer
	boardAge   []time.Duration   // for how long what is seen was out of date, at every look
	handAge    []time.Duration
	watcherAge []time.Duration // of those who do not press
	overtaken  int             // presses on a hand that has just been changed: a person would press again
}

// racers are who can race.
var racers = []string{"Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gia", "Hal"}

// openRace has a race begin and opens all hands.
func openRace(e *evening, seats int) *race { return openRaceOf(e, racers[:seats]) }

// openRaceOf is openRace of these people; the first one hosts the table.
func openRaceOf(e *evening, users []string) *race {
	r := &race{e: e, users: users, hands: map[string]string{}}
	e.fill("/play redbrn", r.users...)
	e.press(users[0], "Start")
	for _, u := range r.users {
		r.hands[u] = e.press(u, "My hand").Message.ID
	}
	for _, u := range r.users {
		e.press(u, "Ready")
	}
	for _, t := range e.tables() {
		if t.Channel == e.channel {
			r.ref = t.Ref
		}
	}
	return r
}

// wait returns when everybody can make a move.
func (r *race) wait() {
	for _, u := range r.users {
		r.e.until(u+" can flip", func() bool { return r.choose(u, nil) != nil })
	}
}

// run has the first seats press for a while, and looks all the time at what everybody sees.
func (r *race) run(pressing int, long time.Duration) {
	done := make(chan struct{})
	go func() {
		r.pressOn(pressing, long)
		close(done)
	}()
	r.look(r.users[pressing:], done)
}

// pressOn has the first seats press for a while.
func (r *race) pressOn(pressing int, long time.Duration) {
	end := time.Now().Add(long)
	var wg sync.WaitGroup
	for i, u := range r.users[:pressing] {
		wg.Go(func() {
			rnd := rand.New(rand.NewPCG(uint64(i), 0))
			time.Sleep(pressEvery * time.Duration(i) / time.Duration(pressing))
			for next := time.Now(); time.Now().Before(end); next = next.Add(pressEvery) {
				time.Sleep(time.Until(next))
				r.press(u, rnd)
			}
		})
	}
	wg.Wait()
}

// press uses one control of a user's hand: a play if there is one, mostly.
func (r *race) press(user string, rnd *rand.Rand) {
	c := r.choose(user, rnd)
	if c == nil {
		return
	}
	start := time.Now()
	i, err := r.e.discord.Press(r.e.users[user], r.hands[user], c.CustomID)
	if err != nil {
		r.mu.Lock()
		defer r.mu.Unlock()
		r.overtaken++
		return
	}
	o := r.e.outcome(i, nil)
	r.mu.Lock()
	defer r.mu.Unlock()
	r.took = append(r.took, time.Since(start))
	if o.Message != nil && o.Message.ID != r.hands[user] {
		r.e.t.Errorf("%s pressed on a hand and was answered elsewhere", user)
	}
}

// choose finds what a user presses next; without chance the first thing that can be.
func (r *race) choose(user string, rnd *rand.Rand) *localdiscord.Component {
	var plays, rest []localdiscord.Component
	for _, row := range r.message(user, r.hands[user]).Components {
		for _, c := range row.Components {
			id, err := parseCustomID(c.CustomID)
			if err != nil || c.Disabled || id.Verb != verbDo || strings.HasSuffix(c.Label, notNow) {
				continue
			}
			switch word, _, _ := strings.Cut(id.Arg, " "); word {
			case "pit", "wild", "col", "spot":
				plays = append(plays, c)
			case "flip", "ready":
				rest = append(rest, c)
			}
		}
	}
	if len(plays) > 0 && (len(rest) == 0 || rnd == nil || rnd.IntN(4) > 0) {
		rest = plays
	}
	switch {
	case len(rest) == 0:
		return nil
	case rnd == nil:
		return &rest[0]
	}
	return &rest[rnd.IntN(len(rest))]
}

// message is a message as a user sees it.
func (r *race) message(user, id string) localdiscord.Message {
	for _, m := range r.e.seen(user) {
		if m.ID == id {
			return m
		}
	}
	return localdiscord.Message{}
}

// look compares what everybody sees with the table, until done.
func (r *race) look(watchers []string, done <-chan struct{}) {
	ticker := time.NewTicker(lookEvery)
	defer ticker.Stop()
	ended := map[string]time.Time{} // when a pit was no longer as it was
	now := ""
	for {
		select {
		case <-done:
			return
		case <-ticker.C:
		}
		t, err := r.e.bot.host.Get(context.Background(), r.ref)
		require.NoError(r.e.t, err)
		at := time.Now()
		if pit := pitOf(r.e.bot.looks.board(t).Embeds[0].Description); pit != now {
			ended[now], now = at, pit
		}
		age := func(m localdiscord.Message) []time.Duration {
			if len(m.Embeds) == 0 {
				return nil
			}
			shown := pitOf(m.Embeds[0].Description)
			was, known := ended[shown]
			switch {
			case shown == "" || shown != now && !known:
				return nil // no race is on, or the pit changed twice between two looks
			case shown == now:
				return []time.Duration{0}
			}
			return []time.Duration{at.Sub(was)}
		}
		r.boardAge = append(r.boardAge, age(r.message(r.users[0], t.BoardID))...)
		for _, u := range r.users {
			if a := age(r.message(u, r.hands[u])); slices.Contains(watchers, u) {
				r.watcherAge = append(r.watcherAge, a...)
			} else {
				r.handAge = append(r.handAge, a...)
			}
		}
	}
}

// pitOf is what a board or a hand says of the pit; "" where it says nothing.
func pitOf(text string) string {
	_, after, found := strings.Cut(text, "**The pit wants**")
	if !found {
		return ""
	}
	pit, _, _ := strings.Cut(after, "\n\n")
	return "pit" + pit
}

// With eight people who press three times a second each, nothing that the bot sends is too much for Discord, and every
// press is answered in time.
func TestARaceOfEightKeepsDiscordsRateLimits(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		r := openRace(limitedEvening(t), 8)
		r.wait()
		r.run(8, 6*time.Second)
		r.e.stop()
		stats := r.e.discord.Stats()
		require.Zero(t, stats.Limited)
		require.Zero(t, stats.Unanswered)
		require.NotContains(t, r.e.log.String(), "level=WARN")
		require.NotEmpty(t, r.took)
		require.NotEmpty(t, r.boardAge, "the board says what is in the pit")
	})
}

// Between rounds people look at the board. Anyone who is ready there and has no hand open gets it, since the race begins at once.
func TestWhoIsReadyOnTheBoardGetsTheirHand(t *testing.T) {
	t.Parallel()
	s := store.NewMemory()
	e := newEvening(t, s, localdiscord.Config{})
	e.play("/play redbrn", "Ada", "Ben")
	e.stop()
	e.start(s) // it knows no open hands
	board := e.tables()[0].BoardID
	ready := func(user string) localdiscord.Outcome {
		return e.pressOn(func(yield func(int, localdiscord.Message) bool) {
			for i, m := range e.seen(user) {
				if m.ID == board && !yield(i, m) {
					return
				}
			}
		}, user, "Ready")
	}
	o := ready("Ben")
	require.True(t, o.Message.Ephemeral())
	require.Contains(t, show(*o.Message), "are you ready?")
	e.sees("Cleo", "Ready: **Ben**")
	e.press("Ada", "My hand")
	o = ready("Ada")
	require.Equal(t, board, o.Message.ID, "whose hand is open sees it there, and here the board")
	e.sees("Ada", "Ready – Set – RIOT!")
}
