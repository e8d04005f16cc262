package render

import (
	"fmt"
	"strconv"
	"strings"

	"ruckus/games"
)

// PlaceStats is the place of how somebody has played. What stands behind it is written by StatsPlace.String.
const PlaceStats = "stats"

// Anything stands in a place where no single game or person is meant.
const Anything = "-"

// A StatsPlace names how a person has played.
type StatsPlace struct {
	Game   string // Anything: all, of all time
	Person string
	Span   Span
}

// String is the place as a control has it.
func (p StatsPlace) String() string {
	return fmt.Sprintf("%s %s %s %s", PlaceStats, p.Game, p.Person, p.Span)
}

// ParseStats reads what StatsPlace.String has written, and refuses everything else. An older version wrote no span.
func ParseStats(place string) (p StatsPlace, ok bool) {
	words := strings.Split(place, " ")
	if len(words) == 5 && (words[4] == "game" || words[4] == "span") {
		words = words[:4]
	}
	if len(words) == 3 {
		words = append(words, string(AllTime))
	}
	if len(words) != 4 || words[0] != PlaceStats || !isPerson(words[2]) {
		return p, false
	}
	p = StatsPlace{words[1], words[2], Span(words[3])}
	if p.Game == Anything {
		p.Span = AllTime
	}
	return p, p.Span.valid()
}

// isPerson tells whether a text can be the ID of a person.
func isPerson(id string) bool {
	n, err := strconv.ParseUint(id, 10, 64)
	return err == nil && strconv.FormatUint(n, 10) == id
}

// statsControls lead to other games, to the games of the person, and to the leaderboard.
func statsControls(kinds []games.Kind, at StatsPlace, p Person, spans *Control, some bool) (rows [][]Control) {
	other := StatsPlace{"*", at.Person, at.Span.anyGame()}
	rows = append(rows, []Control{{
		Label: "Choose a game", Go: other.String() + " game",
		Pick: append([]Choice{{Label: "All games", Value: Anything, Chosen: at.Game == Anything}}, kindChoices(kinds, at.Game)...),
	}})
	if spans != nil {
		rows = append(rows, []Control{*spans})
	}
	row := []Control{{Label: "History", Go: HistoryPlace{at.Game, at.Person, 0}.String(), Off: !some}}
	if at.Game != Anything {
		top := TopPlace{at.Game, OrderRating, at.Span, 1}
		if at.Span.Month() {
			top.Order = OrderWins
		}
		if p.Self {
			top.Page = 0
		}
		row = append(row, Control{Label: "Leaderboard", Go: top.String()})
	}
	share := Share(at.String())
	share.Off = !some
	return append(rows, append(row, share))
}

// spans is the menu of all time, seasons and months; nil where there is nothing to choose.
func (s Stats) spans() *Control {
	here := s.place()
	menu := Control{Label: "Choose a month or a season", Go: StatsPlace{s.Kind.Name, s.ID, "*"}.String() + " span"}
	add := func(span Span, label string) {
		if len(menu.Pick) < MaxChoices {
			menu.Pick = append(menu.Pick, Choice{Label: label, Value: string(span), Chosen: here.Span == span})
		}
	}
	add(AllTime, "All time")
	for i := len(s.Seasons) - 1; i >= 0 && s.Season > 1 && len(menu.Pick) <= MaxChoices/2; i-- {
		label := Capital(spanOf(s.Seasons[i]).words())
		if s.Seasons[i] == s.Season {
			label += ", the one that runs"
		}
		add(spanOf(s.Seasons[i]), label)
	}
	for i := len(s.Months) - 1; i >= 0; i-- {
		add(Span(s.Months[i]), monthName(s.Months[i]))
	}
	if len(menu.Pick) == 1 && here.Span == AllTime {
		return nil
	}
	return &menu
}
