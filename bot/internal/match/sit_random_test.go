package match

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/rage"
	"ruckus/games/redbrn"
	"ruckus/games/rednines"
	"ruckus/games/redox"
	"ruckus/games/riot"
	"ruckus/render/markup"
	"ruckus/render/view"
)

// However seats change hands in a game: nobody sees what is not theirs, no move of a person is refused, and the log plays the
// same game again. With RUCKUS_TEST=hours it is 10,000 games of each kind.
func TestSeatsChangeHandsInRandomGames(t *testing.T) {
	count := 6
	if os.Getenv("RUCKUS_TEST") == "hours" {
		count = 10_000
	}
	for _, kind := range []games.Kind{rednines.Kind(), rage.Kind(), redox.Kind(), redbrn.Kind(), riot.Kind(riot.Default())} {
		t.Run(kind.Name, func(t *testing.T) {
			t.Parallel()
			kind, sat := kind.Sampled(), 0
			for n := range count {
				sat += playWithGuests(t, kind, uint64(n))
			}
			require.Greater(t, sat, 2*count, "hardly anyone has sat in")
		})
	}
}

// playWithGuests plays the beginning of a game, or all of it, and returns how often somebody has sat in.
func playWithGuests(t *testing.T, kind games.Kind, seed uint64) int {
	r := rand.New(rand.NewPCG(seed, 1))
	now := time.Date(2026, 1, 1, 20, 0, 0, 0, time.UTC)
	base := Draft{Sight: Sight{Ref: Ref{Guild: "g", ID: "t"}, Self: "a", Pace: 1}, Chance: r.Uint64, Text: func() string { return fmt.Sprint(r.Uint64()) }}
	person := func(n int) By {
		return By{User: User{ID: fmt.Sprint(100 + n), Name: markup.NameOf(fmt.Sprint("P", n))}}
	}
	d := base
	d.Now = now
	values := map[string]int{"turn_time": 90, "hints": 1}
	for name, v := range kind.Options().Values() {
		values[name] = v
	}
	d.OpenLobby(kind, Record{Known: view.Known{Host: person(0).ID, Terms: view.Terms{Values: values}}, Kind: kind.Name, Seats: []Seat{{ID: person(0).ID, Name: person(0).Name}}}, 7, nil)
	for len(d.Record.Seats) < max(kind.Min, min(kind.Max, 4)) {
		require.NoError(t, d.AddRobot(person(0), games.Medium))
	}
	var given [32]byte
	given[0], given[1] = byte(seed), byte(seed>>8)
	require.NoError(t, d.Start(person(0), Dealing{Given: given}))
	lines, seats := d.Lines, len(d.Record.Seats)
	for step := 0; step < 150 && d.Record.Phase == Playing; step++ {
		now = now.Add(time.Duration(r.IntN(1500)) * time.Millisecond)
		stored, err := d.Write("put")
		require.NoError(t, err)
		rec, err := Decode(stored.Data)
		require.NoError(t, err)
		next := base
		next.Now = now
		next.Open(rec, kind, true, d.Position)
		next.Log = lines
		require.NoError(t, next.Broken)
		d = next
		what := change(t, &d, r, person)
		now = d.Now // a tick may have been waited for
		require.NoError(t, d.Settle(), what)
		lines = append(lines, d.Lines...)
		checkHands(t, &d, person)
	}
	late := len(d.Record.Seats) - seats
	if late > 0 {
		require.True(t, games.Can[games.Leaver](kind))
	}
	past, err := ReadLog(lines)
	require.NoError(t, err)
	require.Len(t, past.Sat, len(d.Record.Sittings))
	require.Equal(t, len(lines), d.Record.Game.Lines)
	folded, err := d.Record.Fold(kind, lines)
	require.NoError(t, err)
	require.Equal(t, d.Position.Prompts, folded.Prompts)
	require.Equal(t, late, past.Setup.Late)
	require.Equal(t, seats, len(d.Record.presses()), "what was mixed stays")
	return len(d.Record.Sittings) + late
}

// change has somebody do something.
func change(t *testing.T, d *Draft, r *rand.Rand, person func(int) By) string {
	t.Helper()
	who, s := person(1+r.IntN(3)), games.Seat(r.IntN(len(d.Record.Seats)))
	switch {
	case d.Reached(d.tickAt()):
		require.NoError(t, d.playListed(games.Action{Seat: games.Table, Move: games.Tick, At: d.Now}, byClock))
		return "tick"
	case r.IntN(10) == 0:
		s = games.Seat(r.IntN(len(d.Record.Seats) + 1))
		_ = d.SitIn(who, s) // refused where somebody sits, or has a seat already
		return fmt.Sprint(who.ID, " sits in at ", s)
	case r.IntN(40) == 0 && d.Seat(who.ID) != games.Table:
		require.NoError(t, d.Leave(who))
		return who.ID + " leaves"
	}
	for range len(d.Record.Seats) {
		s = (s + 1) % games.Seat(len(d.Record.Seats))
		if moves := d.Position.Prompts[s].Moves; len(moves) > 0 {
			move, seat := moves[r.IntN(len(moves))], d.Record.Seats[s]
			err := error(nil)
			if seat.Robot != 0 {
				err = d.play(games.Action{Seat: s, Move: move, At: d.Now}, ByRobot)
			} else {
				err = d.Act(User{ID: seat.ID, Name: seat.Name}, move, d.Now)
			}
			require.False(t, errors.Is(err, games.ErrIllegal), "%s of %s: %v", move, seat.ID, err)
			return move
		}
	}
	if due := d.tickAt(); !due.IsZero() {
		d.Now = due
		require.NoError(t, d.playListed(games.Action{Seat: games.Table, Move: games.Tick, At: d.Now}, byClock))
	}
	return "wait"
}

// checkHands requires that each person sees their own seat, and nobody else's.
func checkHands(t *testing.T, d *Draft, person func(int) By) {
	t.Helper()
	for n := range 5 {
		h, err := d.Hand(person(n).ID)
		require.NoError(t, err)
		if h.Seat == games.Table {
			require.Nil(t, h.View)
			require.Zero(t, h.Prompt)
			require.Nil(t, h.Hint)
			continue
		}
		require.Equal(t, person(n).ID, d.Record.Seats[h.Seat].ID)
		view, err := d.Position.View(h.Seat)
		require.NoError(t, err)
		require.Equal(t, view, h.View)
	}
}
