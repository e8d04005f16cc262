package frame

import (
	"fmt"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/render/screen"
)

// ProvisionalGames is how many rated games it takes until a rating counts.
const ProvisionalGames = 10

// A Rating is how well somebody plays a game, as people read it: Points give or take Doubt.
type Rating struct {
	Points, Doubt int
	Games         int // rated ones; with fewer than ProvisionalGames the rating does not count yet
}

// Provisional reports whether there were too few games for the rating to count.
func (g Rating) Provisional() bool { return g.Games < ProvisionalGames }

// Words writes "1523 ± 96".
func (g Rating) Words(r screen.Reader) string {
	if r.TextOnly {
		return fmt.Sprintf("%d, give or take %d", g.Points, g.Doubt)
	}
	return fmt.Sprintf("%d ± %d", g.Points, g.Doubt)
}

// SoFar tells that a rating does not count yet; "" where it does.
func (g Rating) SoFar() string {
	if !g.Provisional() {
		return ""
	}
	return fmt.Sprintf("provisional, %d of %s", g.Games, screen.Plural(ProvisionalGames, "game"))
}

// A RatingChange is what one game has done to a rating.
type RatingChange struct {
	Rating     // after it
	By     int // how many points it has changed
}

// Words writes "1523 ± 96 (+12)".
func (c RatingChange) Words(r screen.Reader) string {
	s := c.Rating.Words(r) + " (" + c.signed(r) + ")"
	if c.Provisional() {
		s += ", " + c.SoFar()
	}
	return s
}

func (c RatingChange) signed(r screen.Reader) string {
	switch {
	case !r.TextOnly:
		return screen.Signed(c.By)
	case c.By < 0:
		return "down " + strconv.Itoa(-c.By)
	case c.By > 0:
		return "up " + strconv.Itoa(c.By)
	}
	return "as before"
}

// A Rated tells of a game that is over what it has done to its players' ratings. The zero value tells nothing.
type Rated struct {
	Changes map[games.Seat]RatingChange // of the seats that have one to show
	Why     string                      // why the game is not rated, in words that follow "Not rated: "; "" where it is
}

// field shows the ratings under the end of a game, in the order of the seats.
func (g Rated) field(t Table, r screen.Reader) (f screen.Field, ok bool) {
	f.Name = "Ratings"
	if g.Why != "" {
		f.Text = "Not rated: " + g.Why + "."
		return f, true
	}
	var all []string
	for s := range t.Players {
		if c, known := g.Changes[games.Seat(s)]; known {
			mark := ""
			if c.Provisional() {
				f.Name, mark = "Ratings, ? is provisional", "?"
			}
			said := t.TinyName(games.Seat(s)) + " " + strconv.Itoa(c.Points) + mark + " (" + c.signed(r) + ")"
			all = append(all, strings.ReplaceAll(said, " ", "\u00a0")) // a line ends between two people
		}
	}
	f.Text = strings.Join(all, " · ")
	return f, f.Text != ""
}
