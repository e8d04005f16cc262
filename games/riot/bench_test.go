package riot_test

import (
	"testing"

	"ruckus/games/gamestest"
	"ruckus/games/riot"
)

// BenchmarkContract measures the rules alone, in whole random games of two to four players.
func BenchmarkContract(b *testing.B) { gamestest.BenchmarkContract(b, riot.Kind(riot.Default())) }

// BenchmarkStep measures the same games from stored form to stored form.
func BenchmarkStep(b *testing.B) { gamestest.BenchmarkStep(b, riot.Kind(riot.Default())) }
