package redox_test

import (
	"testing"

	"ruckus/games/gamestest"
	"ruckus/games/redox"
)

// BenchmarkContract measures the rules alone, in whole random games of two to eight players.
func BenchmarkContract(b *testing.B) { gamestest.BenchmarkContract(b, redox.Kind()) }

// BenchmarkStep measures the same games from stored form to stored form.
func BenchmarkStep(b *testing.B) { gamestest.BenchmarkStep(b, redox.Kind()) }
