package screens

import (
	"fmt"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/render/screen"
)

// PlaceStats is the place of how somebody has played. What stands behind it is written by StatsPlace.String.
const PlaceStats = "stats"

// Anything stands in a place where no single game or person is meant.
const Anything = "-"

// A StatsPlace names how a person has played.
type StatsPlace struct {
	Game   string // Anything: all
	Person string
}

// String is the place as a control has it.
func (p StatsPlace) String() string {
	return fmt.Sprintf("%s %s %s", PlaceStats, p.Game, p.Person)
}

// ParseStats reads what StatsPlace.String has written, and refuses everything else.
func ParseStats(place string) (p StatsPlace, ok bool) {
	words := strings.Split(place, " ")
	if len(words) != 3 || words[0] != PlaceStats || !isPerson(words[2]) {
		return p, false
	}
	return StatsPlace{words[1], words[2]}, true
}

// What those who manage the server do about a person in the league. Behind it stands their ID.
const (
	PlaceStrike   = "strike" // asks once more
	PlaceStruck   = "struck" // no duel with them counts
	PlaceUnstruck = "let"    // they count again
)

// ParsePerson reads the person behind a place.
func ParsePerson(id string) (string, bool) { return id, isPerson(id) }

// strikeButton strikes a person from the league, or takes that back; false where the reader may not.
func (p Person) strikeButton() (c screen.Control, ok bool) {
	switch {
	case !p.MayStrike:
		return c, false
	case p.Struck:
		return screen.Control{Label: say("strike.undo"), Go: PlaceUnstruck + " " + p.ID}, true
	}
	return screen.Control{Label: say("strike"), Style: screen.Red, Go: PlaceStrike + " " + p.ID}, true
}

// StrikePage asks once more before somebody is struck.
func StrikePage(p Person) screen.Screen {
	s := screen.Sure(say("strike.title"), say("strike.sure", "who", p.called()), screen.Control{Label: say("strike.yes"), Go: PlaceStruck + " " + p.ID})
	s.Rows[0][1].Go = StatsPlace{Anything, p.ID}.String()
	return s
}

// isPerson reports whether a text can be the ID of a person.
func isPerson(id string) bool {
	n, err := strconv.ParseUint(id, 10, 64)
	return err == nil && strconv.FormatUint(n, 10) == id
}

// statsControls lead to other games, to the games of the person, and to the leaderboard.
func statsControls(kinds []games.Kind, at StatsPlace, p Person, some bool) (rows [][]screen.Control) {
	rows = append(rows, []screen.Control{{
		Label: screen.LabelChooseGame, Go: StatsPlace{"*", at.Person}.String(),
		Pick: append([]screen.Choice{{Label: screen.LabelAllGames, Value: Anything, Chosen: at.Game == Anything}}, kindChoices(kinds, at.Game)...),
	}})
	row := []screen.Control{{Label: say("stats.history"), Go: HistoryPlace{at.Game, at.Person, 0}.String(), Off: !some}}
	if at.Game != Anything {
		top := TopPlace{at.Game, OrderRating, AllTime, 1}
		if p.Self {
			top.Page = 0
		}
		row = append(row, screen.Control{Label: say("stats.leaderboard"), Go: top.String()})
	}
	share := Share(at.String())
	share.Off = !some
	row = append(row, share)
	if strike, ok := p.strikeButton(); ok {
		row = append(row, strike)
	}
	return append(rows, row)
}
