package league

import (
	"cmp"
	"slices"

	"ruckus/bot/internal/named"
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
		if by != ByRating || !s.Provisional() {
			s.Rating = s.Today(max(day, r.Day))
			rows = append(rows, Row{Standing: s})
		}
	}
	return placed(rows, by, hidden)
}

// placed sorts those who may be seen and gives them their places.
func placed(rows []Row, by Order, hidden func(person string) bool) []Row {
	rows = slices.DeleteFunc(rows, func(r Row) bool { return named.IsMark(r.Person) || hidden != nil && hidden(r.Person) })
	compare := func(a, b Row) int {
		switch by {
		case ByGames:
			return cmp.Compare(b.Games, a.Games)
		case ByWins:
			return cmp.Compare(b.Wins, a.Wins)
		}
		return cmp.Compare(b.Shown().Sure(), a.Shown().Sure())
	}
	slices.SortFunc(rows, func(a, b Row) int {
		return cmp.Or(compare(a, b), cmp.Compare(b.Games, a.Games), cmp.Compare(a.Person, b.Person))
	})
	for i := range rows {
		rows[i].Place = i + 1
		if i > 0 && compare(rows[i-1], rows[i]) == 0 {
			rows[i].Place = rows[i-1].Place
		}
	}
	return rows
}
