package riot

import (
	"fmt"
	"strings"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/picture"
	"ruckus/render/riot/riotmap"
	"ruckus/render/screen"
)

// A film is a game that is over as a moving picture, round by round.
type film struct{ riotmap.Film }

var _ screen.Moving = film{}

// film makes the film of a game that is over, if its story has one.
func (x scene) film(t look.Table) (film, bool) {
	names := make([]string, len(x.Sides))
	for s := range names {
		names[s] = look.At(t.Players, games.Seat(s)).ShortName().Plain()
		if names[s] == "" {
			names[s] = x.Sides[s].Name
		}
	}
	f, ok := riotmap.FilmOf(x.View, t.Story, names)
	return film{f}, ok
}

// sign is the token of a seat's team.
func (x scene) sign(s games.Seat) picture.Sign { return riotmap.Sign(look.At(x.Sides, s).Team) }

// alt says what the film shows: how far each team had come after each of the last rounds, and the map at the end.
func (f film) alt(end cityMap) string {
	const shown = 10 // rounds
	first := max(0, len(f.Far)-shown)
	said := []string{say("film")}
	for team, name := range f.Names {
		var far []string
		for _, row := range f.Far[first:] {
			far = append(far, fmt.Sprint(row[team]))
		}
		said = append(said, say("film.team", "name", name, "team", f.Maps[0].Teams[team].Name, "n", strings.Join(far, ", ")))
	}
	return markup.Clip(strings.Join(append(said, say("film.end"), end.alt()), " "), screen.MaxAlt)
}
