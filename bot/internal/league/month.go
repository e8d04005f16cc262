package league

import (
	"cmp"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// A Month is who has played one game how often in one guild, in one month by UTC. Make it with NewMonth.
// What changes it changes its list in place, so a copy must not be used beside it.
type Month struct {
	Game    string  `json:"game"`
	Month   string  `json:"month"`            // as "2026-11"
	Applied uint64  `json:"applied"`          // number of the last result that was counted
	People  []Count `json:"people,omitempty"` // in ascending order
}

// A Count is how often a person has played and won in a month, rated or not.
type Count struct {
	Person string `json:"id"`
	Games  int    `json:"g"`
	Wins   int    `json:"w,omitempty"`
}

// A CountRow is one line of a month's leaderboard.
type CountRow struct {
	Place int // from 1; equals share a place
	Count
}

// NewMonth is a month in which nobody has played yet.
func NewMonth(game, month string) Month { return Month{Game: game, Month: month} }

// Apply counts the result with this number, and reports whether it did. It leaves alone what it has counted already, what is
// of another month or makes no sense, what was stopped or practice, and newcomers beyond MaxPeople.
func (m *Month) Apply(number uint64, result Result) bool {
	if number <= m.Applied || result.Month() != m.Month || result.Game != m.Game || result.check() != nil {
		return false
	}
	m.Applied = number
	if result.Stopped || result.Practice {
		return true
	}
	for _, p := range result.Players {
		if p.Robot != 0 {
			continue
		}
		i, ok := m.find(p.Person)
		switch {
		case !ok && len(m.People) >= MaxPeople:
			continue
		case !ok:
			m.People = slices.Insert(m.People, i, Count{Person: p.Person})
		}
		m.People[i].Games++
		if p.Place == 1 {
			m.People[i].Wins++
		}
	}
	return true
}

// Board sorts the people of the month, best first: by wins with ByWins, by games otherwise. It leaves out those who are
// hidden and those who were forgotten; hidden may be nil.
func (m Month) Board(by Order, hidden func(person string) bool) []CountRow {
	rows := make([]CountRow, 0, len(m.People))
	for _, c := range m.People {
		if !IsMark(c.Person) && (hidden == nil || !hidden(c.Person)) {
			rows = append(rows, CountRow{Count: c})
		}
	}
	return placed(rows, func(a, b CountRow) int {
		if by == ByWins {
			return cmp.Compare(b.Wins, a.Wins)
		}
		return cmp.Compare(b.Games, a.Games)
	}, func(a, b CountRow) int {
		return cmp.Or(cmp.Compare(b.Games, a.Games), cmp.Compare(a.Person, b.Person))
	}, func(r *CountRow) *int { return &r.Place })
}

func (m Month) find(person string) (int, bool) {
	return slices.BinarySearchFunc(m.People, person, func(c Count, id string) int { return strings.Compare(c.Person, id) })
}

var validMonth = regexp.MustCompile(`^[0-9]{4}-(0[1-9]|1[0-2])$`)

func (m Month) check() error {
	switch {
	case !validName.MatchString(m.Game) || !validMonth.MatchString(m.Month):
		return errors.New("no game or no month")
	case len(m.People) > MaxPeople:
		return fmt.Errorf("%d people", len(m.People))
	}
	for i, c := range m.People {
		if !isID(c.Person) || i > 0 && c.Person <= m.People[i-1].Person || c.Games < 1 || c.Wins < 0 || c.Wins > c.Games {
			return errors.New("people in no order, or games that were not played")
		}
	}
	return nil
}
