package screens

import (
	"strconv"

	"ruckus/bot/internal/league"
	"ruckus/render/frame"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// A Person is somebody of a server, on a screen of the league.
type Person struct {
	ID   string      // "" for a robot, and for a player who is forgotten
	Name markup.Name // zero: it is not known, and Discord tells it by the ID
	Self bool        // the reader

	Struck    bool // from the league
	MayStrike bool // the reader may strike them, or take that back
}

// called is how lists call a person.
func (p Person) called() string {
	switch {
	case p.Name != (markup.Name{}):
		return p.Name.Short().String()
	case p.ID != "":
		return "<@" + p.ID + ">"
	}
	return say("someone")
}

// rated is the rating of a person in words of the frame.
func rated(s league.Standing) frame.Rating {
	shown := s.Shown()
	return frame.Rating{Points: shown.Points, Doubt: shown.Doubt, Games: s.Games, Days: s.Days}
}

// RatingChange is what a game has done to a rating in words of the frame.
func RatingChange(c league.Change) frame.RatingChange {
	return frame.RatingChange{Rating: rated(league.Standing{Rating: c.After, Games: c.Games, Days: c.Days}), By: c.Points()}
}

// PlaceShare stands before the place that is to be posted for everybody.
const PlaceShare = "share"

// Share is the control that posts for everybody what the reader sees at this place.
func Share(place string) screen.Control {
	return screen.Control{Label: screen.LabelShare, Go: PlaceShare + " " + place}
}

// Shared is a screen as everybody sees it: it has no controls, since what they lead to is for one person.
func Shared(s screen.Screen, by markup.Name) screen.Screen {
	s.Rows = nil
	s.Footer = screen.Join(" · ", []string{s.Footer, say("shared", "who", by.Plain())})
	return screen.Fit(s)
}

// thousands writes a number with blanks between thousands where it is long: "12 345".
func thousands(n int) string {
	s := strconv.Itoa(n)
	for i := len(s) - 3; i > 0 && len(s) > 4; i -= 3 {
		s = s[:i] + "\u202f" + s[i:]
	}
	return s
}

// NotCounted tells on a screen of the league that games are not counted now.
func NotCounted(s screen.Screen) screen.Screen {
	s.Text = screen.Paragraphs(say("uncounted"), s.Text)
	return screen.Fit(s)
}
