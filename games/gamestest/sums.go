package gamestest

import (
	"slices"

	"ruckus/games"
)

// A Sum is a whole that a view shows, and the parts that make it up, which the view shows as well: by seat, or as single numbers.
type Sum struct {
	What   string // for a report, e.g. "totals"
	Whole  []int
	Parts  [][]int // each as long as the whole
	Points bool    // the whole is the points of all seats: those of the Chapter, if it has some, and in the end those of the Result
}

// checkSums adds up what some seats see.
func (m *match) checkSums() error {
	if m.o.sums == nil {
		return nil
	}
	m.doing = "adding up a view"
	for _, s := range m.some() {
		for _, sum := range m.o.sums(m.game.View(s)) {
			if err := m.checkSum(sum); err != nil {
				return faultf("in the view of seat %d the %s do not add up: %v", s, sum.What, err)
			}
		}
	}
	return nil
}

func (m *match) checkSum(sum Sum) error {
	added := make([]int, len(sum.Whole))
	for _, part := range sum.Parts {
		if len(part) != len(added) {
			return faultf("of %v a part is %v", sum.Whole, part)
		}
		for i, n := range part {
			added[i] += n
		}
	}
	if !slices.Equal(added, sum.Whole) {
		return faultf("they are %v, and their parts %v", sum.Whole, sum.Parts)
	}
	if !sum.Points {
		return nil
	}
	if points := games.ChapterOf(m.game).Points; points != nil && !slices.Equal(points, sum.Whole) {
		return faultf("they are %v, and those of the Chapter %v", sum.Whole, points)
	}
	if r := m.game.Result(); r != nil && !slices.Equal(r.Scores, sum.Whole) {
		return faultf("they are %v, and those of the Result %v", sum.Whole, r.Scores)
	}
	return nil
}
