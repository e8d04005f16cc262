package frame

import (
	"strings"

	"ruckus/games"
	"ruckus/render/screen"
)

// A rating counts, and others see it, after that many rated games on that many days.
const (
	ProvisionalGames = 10
	ProvisionalDays  = 3
)

// A Rating is how well somebody plays a game, as people read it: Points give or take Doubt.
type Rating struct {
	Points, Doubt int
	Games, Days   int // rated games, and days with some, counted up to ProvisionalDays
}

// Provisional reports whether there were too few games for the rating to count.
func (g Rating) Provisional() bool { return g.Games < ProvisionalGames || g.Days < ProvisionalDays }

// Words writes "1523 ± 96".
func (g Rating) Words(r screen.Reader) string {
	if r.TextOnly {
		return say("rating.text", "n", g.Points, "doubt", g.Doubt)
	}
	return say("rating", "n", g.Points, "doubt", g.Doubt)
}

// SoFar says how far a rating is from counting; "" where it counts.
func (g Rating) SoFar() string {
	switch {
	case g.Games < ProvisionalGames:
		return say("rating.games", "n", g.Games, "of", ProvisionalGames)
	case g.Days < ProvisionalDays:
		return say("rating.days", "n", g.Days, "of", ProvisionalDays)
	}
	return ""
}

// A RatingChange is what one game has done to a rating.
type RatingChange struct {
	Rating     // after it
	By     int // how many points it has changed
}

// Words writes "1523 ± 96 (+12)".
func (c RatingChange) Words(r screen.Reader) string {
	if c.Provisional() {
		return say("rating.changed.soon", "rating", c.Rating.Words(r), "by", c.signed(r), "far", c.SoFar())
	}
	return say("rating.changed", "rating", c.Rating.Words(r), "by", c.signed(r))
}

func (c RatingChange) signed(r screen.Reader) string {
	switch {
	case !r.TextOnly:
		return screen.Signed(c.By)
	case c.By < 0:
		return say("rating.down", "n", -c.By)
	case c.By > 0:
		return say("rating.up", "n", c.By)
	}
	return say("rating.same")
}

// A Rated tells of a game that is over what it has done to its players' ratings. The zero value tells nothing.
type Rated struct {
	Changes map[games.Seat]RatingChange // of the seats that have one to show
	Full    bool                        // some of them have met too often today, and not all has counted
	Why     string                      // why the game is not rated, in words that follow "Not rated: "; "" where it is
}

// field shows the ratings under the end of a game, in the order of the seats. A rating that does not count yet is for its owner
// alone: everybody reads how far it is.
func (g Rated) field(t Table, r screen.Reader) (f screen.Field, ok bool) {
	f.Name = say("ratings")
	if g.Why != "" {
		f.Text = say("ratings.none", "why", g.Why)
		return f, true
	}
	var all []string
	for s := range t.Players {
		if c, known := g.Changes[games.Seat(s)]; known {
			said := say("rating.changed", "rating", screen.Number(c.Points), "by", c.signed(r))
			if c.Provisional() {
				said = c.SoFar()
			}
			said = t.TinyName(games.Seat(s)) + " " + said
			all = append(all, strings.ReplaceAll(said, " ", "\u00a0")) // a line ends between two people
		}
	}
	f.Text = strings.Join(all, " · ")
	if g.Full {
		f.Text = screen.Lines(f.Text, say("ratings.full"))
	}
	return f, f.Text != ""
}
