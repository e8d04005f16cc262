package bot

import (
	"math/rand/v2"
	"testing"
	"time"

	"ruckus/games"
	"ruckus/games/gamestest"
	"ruckus/render/all"
)

// TestNobodyIsSentWhatTheyCannotKnow plays each game twice. The two evenings differ only in cards that one player cannot know.
// This player and a bystander press and type the same in both, and must be shown the same, byte for byte, until somebody's move
// depends on those cards. Pictures count with their bytes, and so do the log, and when clocks run and robots act. All of it is in virtual
// time, so that even times and IDs are the same.
func TestNobodyIsSentWhatTheyCannotKnow(t *testing.T) {
	t.Parallel()
	for _, kind := range all.Kinds() {
		for n, p := range pairsOf(kind) {
			t.Run(kind.Name, func(t *testing.T) {
				t.Parallel()
				p.rehearse(t, rand.New(rand.NewPCG(1, uint64(n))), virtually.Add(time.Hour))
				for _, leak := range p.compare(t, plant{}) {
					t.Error(leak)
				}
			})
		}
	}
}

// pairsOf are the tables at which a game is played.
func pairsOf(kind games.Kind) []*pair {
	pairs := []*pair{{kind: kind, people: 3, robots: 1, count: 9}}
	if kind.Name == "rage" {
		pairs = append(pairs, &pair{kind: kind, people: 3, robots: 1, count: 6, values: map[string]int{"hidden_bids": 1}})
	}
	if gamestest.Long() {
		for size := 3; size <= kind.Max; size++ {
			if kind.Name == "rednines" && size == 3 {
				continue // only with a house rule
			}
			pairs = append(pairs, &pair{kind: kind, people: size - 1, robots: 1, count: 40})
		}
	}
	return pairs
}

// compare plays both evenings of a pair, and returns the first difference of each scene.
func (p *pair) compare(t *testing.T, planted plant) (leaks []string) {
	t.Helper()
	one, two := p.play(t, 0, planted), p.play(t, 1, planted)
	for i := range p.scenes {
		for n := range min(len(one[i]), len(two[i])) {
			if d := one[i][n].differs(two[i][n]); d != "" {
				leaks = append(leaks, d)
				break
			}
		}
	}
	return leaks
}
