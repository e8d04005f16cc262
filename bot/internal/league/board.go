package league

import (
	"cmp"
	"slices"
)

// An Order is by what a leaderboard is sorted.
type Order string

// The orders of leaderboards.
const (
	ByRating Order = "rating" // what is surely reached; of equals, the one with more games first; without provisional ratings
	ByGames  Order = "games"
	ByWins   Order = "wins"
)

// A Row is one line of a leaderboard.
type Row struct {
	Place int // from 1; equals share a place
	Standing
}

// Board sorts the people of these ratings, best first, with their ratings as they are on a day. It leaves out those who are hidden
// and those who were forgotten; hidden may be nil.
func (r Ratings) Board(by Order, day int64, hidden func(person string) bool) []Row {
	rows := make([]Row, 0, len(r.People))
	for _, s := range r.People {
		if !IsMark(s.Person) && (hidden == nil || !hidden(s.Person)) && (by != ByRating || !s.Provisional()) {
			s.Rating = s.Today(max(day, r.Day))
			rows = append(rows, Row{Standing: s})
		}
	}
	compare := func(a, b Row) int {
		switch by {
		case ByGames:
			return cmp.Compare(b.Games, a.Games)
		case ByWins:
			return cmp.Compare(b.Wins, a.Wins)
		}
		return cmp.Compare(b.Shown().Sure(), a.Shown().Sure())
	}
	return placed(rows, compare, func(a, b Row) int {
		return cmp.Or(cmp.Compare(b.Games, a.Games), cmp.Compare(a.Person, b.Person))
	}, func(r *Row) *int { return &r.Place })
}

// placed sorts rows and gives them their places: those that compare as equal share one, and stand as second says.
func placed[R any](rows []R, compare, second func(a, b R) int, place func(*R) *int) []R {
	slices.SortFunc(rows, func(a, b R) int { return cmp.Or(compare(a, b), second(a, b)) })
	for i := range rows {
		*place(&rows[i]) = i + 1
		if i > 0 && compare(rows[i-1], rows[i]) == 0 {
			*place(&rows[i]) = *place(&rows[i-1])
		}
	}
	return rows
}
