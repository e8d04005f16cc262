package gamestest

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Who writes a game reads where it has panicked, and nothing of what has called it.
func TestAPanicIsToldByTheFramesOfTheRulesAlone(t *testing.T) {
	const stack = `goroutine 13 [running]:
ruckus/games.Kind.Guard.func1()
	guard.go:30
panic({0x74, 0x7d})
	panic.go:860
example.org/pig.(*game).roll(0x20)
	pig.go:96
example.org/pig.(*game).Apply(0x20)
	pig.go:74
ruckus/games.Play(0x7e)
	games.go:144
ruckus/games/gamestest.checkSize()
	gamestest.go:137`
	require.Equal(t, "example.org/pig.(*game).roll(0x20)\n\tpig.go:96\nexample.org/pig.(*game).Apply(0x20)\n\tpig.go:74", ownFrames(stack))
	require.Equal(t, "goroutine 1", ownFrames("goroutine 1"))
}
