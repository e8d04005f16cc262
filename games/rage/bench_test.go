package rage_test

import (
	"testing"

	"ruckus/games/gamestest"
	"ruckus/games/rage"
)

// BenchmarkContract measures the rules alone, in whole random games of two to eight players.
func BenchmarkContract(b *testing.B) { gamestest.BenchmarkContract(b, rage.Kind()) }

// BenchmarkStep measures the same games from stored form to stored form.
func BenchmarkStep(b *testing.B) { gamestest.BenchmarkStep(b, rage.Kind()) }
