package redbrn_test

import (
	"testing"

	"ruckus/games/gamestest"
	"ruckus/games/redbrn"
)

// BenchmarkContract measures the rules alone, in whole random matches of two to eight players.
func BenchmarkContract(b *testing.B) { gamestest.BenchmarkContract(b, redbrn.Kind()) }

// BenchmarkStep measures the same matches from stored form to stored form.
func BenchmarkStep(b *testing.B) { gamestest.BenchmarkStep(b, redbrn.Kind()) }
