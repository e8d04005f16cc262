package match_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/seal"
	"ruckus/games"
	"ruckus/games/rednines"
	"ruckus/render/markup"
	"ruckus/render/view"
)

var (
	noon = time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC)
	ann  = match.By{User: match.User{ID: "1", Name: markup.NameOf("Ann")}}
	ben  = match.By{User: match.User{ID: "2", Name: markup.NameOf("Ben")}}
)

// draft begins a draft at a time after noon. What it draws is the same in each test.
func draft(after time.Duration) *match.Draft {
	n := uint64(0)
	next := func() uint64 { n++; return n }
	return &match.Draft{
		Sight:  match.Sight{Ref: match.Ref{Guild: "g", ID: "t"}, Self: "host", Now: noon.Add(after), Pace: 1},
		Chance: next, Text: func() string { return fmt.Sprintf("%032d", next()) },
	}
}

// started is a game of Ann and Ben that begins at noon.
func started(t *testing.T, values map[string]int) *match.Draft {
	t.Helper()
	all, err := guild.Complete(rednines.Kind(), map[string]int{"small": 1}, values)
	require.NoError(t, err)
	d := draft(0)
	d.OpenLobby(rednines.Kind(), match.Record{
		Known: view.Known{Channel: "c", Host: ann.ID, Terms: view.Terms{Values: all}}, Kind: "rednines", Seats: []match.Seat{{ID: ann.ID, Name: ann.Name}},
	}, 7, &seal.Sealed{Given: true})
	require.NoError(t, d.Join(ben))
	require.NoError(t, d.Start(ann, match.Dealing{Given: [32]byte{7}}))
	_ = d.Settle()
	return d
}

// later is the draft as it is read again some time after noon, when it was stored.
func later(t *testing.T, d *match.Draft, after time.Duration) *match.Draft {
	t.Helper()
	r, err := d.Write("put")
	require.NoError(t, err)
	rec, err := match.Decode(r.Data)
	require.NoError(t, err)
	next := draft(after)
	next.Version, next.DueAt = d.Version+1, r.Due
	next.Log = slices.Concat(d.Log, d.Lines)
	next.Open(rec, d.Kind, true, nil)
	return next
}

// asked is the seat that the game waits for.
func asked(d *match.Draft) games.Seat {
	for s, p := range d.Position.Prompts {
		if p.Must {
			return games.Seat(s)
		}
	}
	return games.Table
}

func TestATurnEndsWhenItsTimeIsOverAndTheFirstMoveIsMade(t *testing.T) {
	d := started(t, map[string]int{"turn_time": 60})
	seat := asked(d)
	require.Equal(t, noon.Add(time.Minute), d.Record.Clocks.Deadline)

	early := later(t, d, 59*time.Second)
	_, err := early.Tick()
	require.NoError(t, err)
	require.Empty(t, early.Lines, "a second is left")

	due := later(t, d, time.Minute)
	_, err = due.Tick()
	require.NoError(t, err)
	require.Len(t, due.Lines, 1)
	require.Contains(t, string(due.Lines[0]), `"by":"clock"`)
	require.Equal(t, 1, due.Record.Seats[seat].Presence.Misses)

	late := later(t, d, 2*time.Minute)
	_, err = late.Tick()
	require.NoError(t, err)
	require.NoError(t, late.Settle())
	require.Empty(t, late.Lines, "the clock came late, so they have lost nothing")
	require.Equal(t, noon.Add(3*time.Minute), late.Record.Clocks.Deadline)
}

func TestARequestIsCarriedOutOnce(t *testing.T) {
	d := started(t, nil)
	seat := asked(d)
	who := []match.By{ann, ben}[seat]
	move := d.Position.Prompts[seat].Moves[0]
	press := match.Once("press", func(d *match.Draft) error { return d.Act(who.User, move, d.Now) })

	first := later(t, d, time.Second)
	require.NoError(t, press(first))
	require.Len(t, first.Lines, 1)
	require.NoError(t, first.Settle())
	again := later(t, first, 2*time.Second)
	require.NoError(t, press(again), "it is no refusal either")
	require.Empty(t, again.Lines)
}

func TestWhatIsMadeOfATableFollowsFromWhatItIsGiven(t *testing.T) {
	stored := func() string {
		d := started(t, nil)
		require.NoError(t, d.Unseat(match.By{User: ann.User, Manager: true}, ben.ID))
		_ = d.Settle()
		r, err := d.Write("put")
		require.NoError(t, err)
		return string(r.Data)
	}
	require.Equal(t, stored(), stored())
}

// Two processes have clocks ten seconds apart. Whatever a moderator's end has told of a game, its cards or its result, nobody reopens
// that game afterwards; and while somebody can still reopen it, it tells nobody anything.
func TestAnEndIsFinalForAllProcessesOrForNone(t *testing.T) {
	mod := match.By{User: match.User{ID: "9", Name: markup.NameOf("Mod")}, Manager: true}
	closed := func() *match.Draft {
		d := later(t, started(t, nil), time.Minute)
		require.NoError(t, d.Close(mod))
		require.NoError(t, d.Settle())
		return d
	}
	const over, apart = 11 * time.Minute, 10 * time.Second

	fast := later(t, closed(), over)
	require.False(t, fast.Told(), "the process ahead shows no cards before it has stored that the end is final")
	slow := later(t, fast, over-apart+time.Second)
	require.NoError(t, slow.Reopen(mod), "so the one behind can still reopen the game")
	require.NoError(t, slow.Settle())
	fast = later(t, slow, over+2*time.Second)
	require.Equal(t, match.Playing, fast.Record.Phase)
	require.False(t, fast.Owing(), "and the one ahead stores no result of it")

	fast = later(t, closed(), over)
	_, err := fast.Tick()
	require.NoError(t, err)
	require.NoError(t, fast.Settle())
	require.True(t, fast.Owing(), "its result goes into this commit")
	fast.OweOn() // or the store fails, and it is owed on
	slow = later(t, fast, over-apart)
	require.ErrorContains(t, slow.Reopen(mod), "they're up", "the process behind reopens nothing of which the result may be stored")
	require.True(t, slow.Told())
	require.Equal(t, match.Closed, later(t, slow, over).Record.Phase)
}
