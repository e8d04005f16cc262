package frame

import (
	"strings"
	"time"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/picture"
	"ruckus/render/screen"
	"ruckus/render/view"
)

// A Closing is a night that is over.
type Closing struct {
	At       time.Time
	Standing []Stood
	Games    []string // titles of the games, in order
	Dots     [][]Dot  // by game: what it was for each of Standing
	Award    *Award   // nil: there is none
	Last     string   // the name of the last game
}

// A Dot is what one game was for somebody.
type Dot = picture.EveningGame

const (
	DotNone   = picture.NotPlayed
	DotPlayed = picture.Played
	DotWon    = picture.Won
)

// An Award is for what somebody has done best in a night.
type Award struct {
	Name   markup.Name
	Whom   markup.Name // who was there, too, where the moment has two seats
	Moment games.Event
	Kind   games.Kind
	Look   look.Look
}

// ClosingScreen draws the message with which a night closes.
func ClosingScreen(c Closing) screen.Screen {
	s := screen.Screen{
		Title: winsTheNight(c.Standing), Accent: screen.OverColour,
		Text: screen.Lines(Standings(c.Standing), say("night.points", "games", counted(c.Games))),
		Rows: [][]screen.Control{{{Label: screen.LabelAgain, Style: screen.Green, Go: "play " + c.Last}}},
	}
	award := c.Award.words()
	if award != "" {
		s.Text = screen.Lines(s.Text, say("night.award", "award", award))
	}
	s.Picture, s.Alt = c.picture(markup.Plain(award)), c.words(markup.Plain(award))
	return screen.Fit(s)
}

func winsTheNight(all []Stood) string {
	var best []string
	for _, s := range all {
		if s.Place == 1 {
			best = append(best, plainly(s.Name))
		}
	}
	switch {
	case len(best) == 0 || all[0].Points == 0:
		return say("night.over")
	case len(best) == 1:
		return say("night.wins", "who", best[0])
	}
	return say("night.shared", "who", screen.List(best, say("and")))
}

// plainly is a name where no Markdown is read.
func plainly(n markup.Name) string {
	if n == (markup.Name{}) {
		return say("someone")
	}
	return n.Short().Plain()
}

// counted tells which games were played, and how often: "R!OT 3×, RAGE".
func counted(titles []string) string {
	times := make(map[string]int)
	var order []string
	for _, t := range titles {
		if times[t] == 0 {
			order = append(order, t)
		}
		times[t]++
	}
	for i, t := range order {
		if times[t] > 1 {
			order[i] = say("night.times", "game", t, "n", times[t])
		}
	}
	return strings.Join(order, ", ")
}

// words tells of the feat as the game's look does; "" where it knows none.
func (a *Award) words() string {
	if a == nil || a.Look.Moment == nil {
		return ""
	}
	t := look.TableOf(a.Kind, a.Look, "", view.Named(a.Name), view.Named(a.Whom))
	return a.Look.Moment(t, a.Moment)
}

func (c Closing) picture(award string) picture.Evening {
	e := picture.Evening{Title: strings.ToUpper(c.named()), Says: c.says(), Award: award, Of: say("night.best")}
	first := max(0, len(c.Dots)-picture.EveningGames)
	for i, s := range c.Standing[:min(len(c.Standing), shownNight)] {
		row := picture.EveningRow{Name: plainly(s.Name), Points: s.Points}
		for _, game := range c.Dots[first:] {
			row.Games = append(row.Games, game[i])
		}
		e.Rows = append(e.Rows, row)
	}
	return e
}

// named is the night by its day: "Friday night".
func (c Closing) named() string { return say("night.named", "day", c.At.Weekday().String()) }

func (c Closing) says() string {
	return say("night.count", "n", len(c.Games), "people", People(len(c.Standing)))
}

// People counts people.
func People(n int) string {
	return say("people", "n", n)
}

// words is the picture for those who do not see it, with each figure.
func (c Closing) words(award string) string {
	said := []string{say("night.told", "night", c.named(), "count", c.says())}
	for i, s := range c.Standing {
		played, won := 0, 0
		for _, game := range c.Dots {
			if game[i] != picture.NotPlayed {
				played++
			}
			if game[i] == picture.Won {
				won++
			}
		}
		said = append(said, say("night.row", "place", s.Place, "who", plainly(s.Name), "n", s.Points, "won", won, "played", played))
	}
	if award != "" {
		said = append(said, say("night.row.award", "award", award))
	}
	return markup.Clip(strings.Join(said, " "), screen.MaxAlt)
}
