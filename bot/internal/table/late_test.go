package table_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/replay"
	"ruckus/games"
	"ruckus/games/redbrn"
	"ruckus/store"
)

// contested is a card that two people can play on the same pile of the pit; false where there is none.
func contested(hands []match.Hand) (move string, first, second int, found bool) {
	for i, h := range hands {
		for j, other := range hands[:i] {
			for _, m := range h.Prompt.Moves {
				card := strings.Fields(m + " -")[1]
				opens := strings.HasPrefix(card, "1")
				if strings.HasPrefix(m, "pit") && len(strings.Fields(m)) == 3 && !opens && slices.Contains(other.Prompt.Moves, m) {
					return m, j, i, true
				}
			}
		}
	}
	return "", 0, 0, false
}

// racedTo plays a round of a race in which two people want the same place once, the second one 7 milliseconds later, and then
// that many times more.
func (e *evening) racedTo(more int, people ...match.By) (ref match.Ref, loser int, move string) {
	e.t.Helper()
	ref = e.game("redbrn", map[string]int{"rounds": 1}, people...)
	for {
		hands := make([]match.Hand, len(people))
		for i, u := range people {
			var err error
			hands[i], err = e.Peek(e.t.Context(), ref, u.ID)
			require.NoError(e.t, err)
		}
		if hands[0].Phase != match.Playing {
			return ref, loser, move
		}
		if m, first, second, ok := contested(hands); ok && move == "" {
			at := time.Now().Add(-10 * time.Millisecond)
			_, err := actAt(e.Host, ref, people[first], m, at)
			require.NoError(e.t, err)
			before := e.get(ref).Version
			_, err = actAt(e.Host, ref, people[second], m, at.Add(7*time.Millisecond))
			if err == nil {
				time.Sleep(300 * time.Millisecond) // there were two places; what these two have laid bare, nobody has seen 10 ms ago
				continue
			}
			refused(e.t, err, "too late by 0")
			_, err = actAt(e.Host, ref, people[second], m, at.Add(7*time.Millisecond))
			refused(e.t, err, "too late by 0")
			require.Greater(e.t, e.get(ref).Version, before, "it is kept")
			loser, move = second, m
			told := slices.DeleteFunc(slices.Clone(e.get(ref).Lost), func(l games.Margin) bool { return l.Move != m || l.By != 7 })
			require.Len(e.t, told, 1, "everyone is told, and of the same press once")
			require.Equal(e.t, []games.Seat{games.Seat(second), games.Seat(first)}, []games.Seat{told[0].Seat, told[0].Than})
			for range more {
				time.Sleep(time.Millisecond)
				_, err = e.act(ref, people[second], m)
				refused(e.t, err, "too late by")
			}
		}
		for i, u := range people {
			if m := eager(hands[i].Prompt.Moves); m != "" {
				_, _ = e.act(ref, u, m) // it may be too late
			}
		}
		time.Sleep(300 * time.Millisecond)
	}
}

func TestAPressThatCameTooLateIsKeptAndJudgedAgain(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e := newSealed(t, store.NewMemory(), redbrn.Kind())
		e.run()
		ref, loser, move := e.racedTo(0, ann, ben, cleo, dan, eve)
		require.NotEmpty(t, move, "in no game of five two want the same place: try others")
		e.verified(ref)
		x, _ := e.exported(ref, ann)
		told := map[time.Time]int{} // the loser may press again later
		for _, l := range x.Late {
			if l.Seat == games.Seat(loser) && l.Move == move && l.Late == "late" {
				told[l.At]++
			}
		}
		require.NotEmpty(t, told)
		for _, n := range told {
			require.Equal(t, 1, n, "the same press twice is told once")
		}
		for name, change := range map[string]func(*replay.Export){
			"late 1": func(x *replay.Export) { x.Late[0].After = 0 },
			"late":   func(x *replay.Export) { x.Late[len(x.Late)-1].After = 1 << 20 },
			"late 101: the bot keeps 100 of a player": func(x *replay.Export) {
				x.Late = slices.Repeat(x.Late[:1], 200_000)
			},
		} {
			changed := copied(t, x)
			change(&changed)
			require.Contains(t, summed(t, changed).Verify(redbrn.Kind()).Differs, name)
		}
	})
}

// summed is an export that a test has changed, as if it had been made so.
func summed(t *testing.T, x replay.Export) replay.Export {
	t.Helper()
	x, err := x.Summed()
	require.NoError(t, err)
	return x
}

func copied(t *testing.T, x replay.Export) (c replay.Export) {
	t.Helper()
	text, err := json.Marshal(x)
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(text, &c))
	return c
}

// A player who holds a button down cannot fill the store.
func TestOfOnePlayerAHundredLatePressesAreKept(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e := newSealed(t, store.NewMemory(), redbrn.Kind())
		e.run()
		ref, loser, _ := e.racedTo(150, ann, ben, cleo, dan, eve)
		x, _ := e.exported(ref, ann)
		kept := 0
		for _, l := range x.Late {
			if l.Seat == games.Seat(loser) {
				kept++
			}
		}
		require.Equal(t, 99, kept, "one of the hundred came twice")
		e.verified(ref)
	})
}
