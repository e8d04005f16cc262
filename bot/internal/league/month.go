package league

import (
	"slices"
	"strings"
)

// A Month is who has played one game how often in one guild, in one month by UTC: people in ascending order. What changes it changes its
// list in place, so a copy must not be used beside it.
type Month []Count

// A Count is how often a person has played and won in a month, rated or not.
type Count struct {
	Person string `json:"id"`
	Games  int    `json:"g"`
	Wins   int    `json:"w,omitempty"`
}

// Apply counts a result of the month. It leaves alone what was stopped, and newcomers beyond MaxPeople.
func (m *Month) Apply(result Result) {
	if result.Stopped {
		return
	}
	for _, p := range result.Players {
		if p.Robot != 0 {
			continue
		}
		i, ok := slices.BinarySearchFunc(*m, p.Person, func(c Count, id string) int { return strings.Compare(c.Person, id) })
		switch {
		case !ok && len(*m) >= MaxPeople:
			continue
		case !ok:
			*m = slices.Insert(*m, i, Count{Person: p.Person})
		}
		(*m)[i].Games++
		if p.Place == 1 {
			(*m)[i].Wins++
		}
	}
}

// Board sorts the people of the month, best first: by wins with ByWins, by games otherwise. It leaves out those who are
// hidden and those who were forgotten; hidden may be nil.
func (m Month) Board(by Order, hidden func(person string) bool) []Row {
	if by != ByWins {
		by = ByGames
	}
	rows := make([]Row, 0, len(m))
	for _, c := range m {
		rows = append(rows, Row{Standing: Standing{Person: c.Person, Games: c.Games, Wins: c.Wins}})
	}
	return placed(rows, by, hidden)
}
