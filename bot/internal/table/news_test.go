package table_test

import (
	"encoding/json"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/replay"
	"ruckus/games"
	"ruckus/store"
)

// byOf lists who made the moves that events tell of; "" for the player.
func byOf(events []games.Event) (by []string) {
	for _, e := range events {
		if e.Verb == "go" {
			by = append(by, e.By)
		}
	}
	return by
}

func TestEverybodyIsToldWhoMadeAMove(t *testing.T) {
	playing(t, "turns", 30, func(t *testing.T, e *evening, ref match.Ref) {
		e.benGoesAway(ref)
		time.Sleep(slowest + tick)
		_, err := e.Skip(t.Context(), ref, managing(eve), anytime)
		require.NoError(t, err)
		want := []string{"", games.ByClock, "", games.ByStandIn, games.ByAdmin}
		require.Equal(t, want, byOf(e.get(ref).Recent)[:5])

		file, err := e.Replays.Export(t.Context(), ref, managing(eve))
		require.NoError(t, err)
		var x replay.Export
		require.NoError(t, json.Unmarshal(file, &x))
		require.Equal(t, want, byOf(x.Events)[:5], "also in what is exported while the game is on")

		_, err = e.Rewind(t.Context(), ref, managing(eve), 1, anytime)
		require.NoError(t, err)
		require.Equal(t, want[:4], byOf(e.get(ref).Recent)[:4], "and after moves were undone")
	})
}

func TestAHandTellsWhatCameSinceItsPlayersLastMove(t *testing.T) {
	playing(t, "turns", 30, func(t *testing.T, e *evening, ref match.Ref) {
		e.move(ref, ann, "go 0")
		own := e.move(ref, ben, "go 1")
		secret := games.Event{Verb: "secret", N: own.View.(toyView).Secret, Only: new(games.Seat(1))}
		require.Equal(t, []games.Event{secret}, own.Since, "of the own move only what follows from it")
		hand := e.move(ref, ann, "go 2")
		time.Sleep(31 * time.Second)
		require.NotContains(t, verbs(hand.Since), "go")
		hand = e.hand(ref, ben)
		require.Equal(t, []string{"", games.ByClock}, byOf(hand.Since), "a look at the hand takes nothing away")
		for _, event := range hand.Since {
			require.True(t, event.Only == nil || *event.Only == 1, "the secrets of others aren't told")
		}
		_, err := e.act(ref, ben, "nonsense")
		require.Error(t, err)
		hand = e.peek(ref, ben.ID)
		require.Len(t, byOf(hand.Since), 2, "nor does a refused move")
	})
}

func verbs(events []games.Event) (all []string) {
	for _, e := range events {
		all = append(all, e.Verb)
	}
	return all
}

// However long somebody is away, what is kept for them stays small.
func TestOnlyTheLastEventsAreKept(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.game("echo", map[string]int{"steps": 1000}, ann, ben)
	for range 200 {
		e.move(ref, ann, "go")
	}
	hand := e.peek(ref, ben.ID)
	require.Len(t, hand.Since, 60, "120 with those for Ann alone")
	require.False(t, slices.ContainsFunc(hand.Since, func(e games.Event) bool { return e.Only != nil }))
	require.Len(t, hand.Recent, 60)
	stored, err := e.store.Get(t.Context(), key(ref))
	require.NoError(t, err)
	require.Less(t, len(stored.Data), 16_000)
}
