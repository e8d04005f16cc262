package rednines_test

import (
	"testing"

	"ruckus/games/gamestest"
	"ruckus/games/rednines"
)

// BenchmarkContract measures the rules alone, in whole random games of four to eight players.
func BenchmarkContract(b *testing.B) { gamestest.BenchmarkContract(b, rednines.Kind()) }

// BenchmarkStep measures the same games from stored form to stored form.
func BenchmarkStep(b *testing.B) { gamestest.BenchmarkStep(b, rednines.Kind()) }
