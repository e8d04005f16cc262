package redbrn

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// A race whose clock has stood still can be read back: who flips meanwhile, and who leaves when its time is long over.
func TestARaceGoesOnAfterItsClockHasStoodStill(t *testing.T) {
	k := Kind()
	at := time.Date(2030, 1, 1, 0, 0, 0, 0, time.UTC)
	p, err := k.Start(games.Setup{Seats: 2, At: at})
	require.NoError(t, err)
	look := func() games.Game {
		g, err := p.Copy()
		require.NoError(t, err)
		return g
	}
	do := func(s games.Seat, move string, at time.Time) {
		t.Helper()
		for _, m := range look().Prompt(max(s, 0)).Moves {
			if s != games.Table && strings.HasPrefix(m, move) {
				move = m
				break
			}
		}
		_, err := p.Play(games.Action{Seat: s, Move: move, At: at})
		require.NoError(t, err, move)
	}
	do(0, "ready", at)
	do(1, "ready", at)
	at = look().Due()
	do(games.Table, games.Tick, at)
	do(0, "flip", at.Add(time.Second))
	idle := look().Due()
	for late := range 5 {
		do(0, "flip", idle.Add(time.Duration(late+1)*10*time.Second))
	}
	do(games.Table, games.Tick, idle.Add(time.Minute))
	do(1, "flip", idle.Add(61*time.Second))
	do(0, look().(games.Leaver).Leave(0), idle.Add(time.Hour))
	require.True(t, look().(games.Leaver).SitsOut(0))
}
