package frame

import (
	"fmt"
	"strconv"
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
		Text: Standings(c.Standing) + "\n-# 12 points for the first of a game, 0 for the last. " + counted(c.Games) + ".",
		Rows: [][]screen.Control{{{Label: screen.LabelAgain, Style: screen.Green, Go: "play " + c.Last}}},
	}
	award := c.Award.words()
	if award != "" {
		s.Text = screen.Lines(s.Text, "🏅 Best of the night: "+award)
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
		return "The night is over"
	case len(best) == 1:
		return "🏆 " + best[0] + " wins the night"
	}
	return "🏆 " + screen.List(best, "and") + " share the night"
}

// plainly is a name where no Markdown is read.
func plainly(n markup.Name) string {
	if n == (markup.Name{}) {
		return "someone"
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
			order[i] = fmt.Sprintf("%s %d×", t, times[t])
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
	e := picture.Evening{Title: strings.ToUpper(c.At.Weekday().String()) + " NIGHT", Says: c.says(), Award: award, Of: "BEST OF THE NIGHT"}
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

func (c Closing) says() string {
	return screen.Plural(len(c.Games), "game") + " · " + People(len(c.Standing))
}

// People counts people.
func People(n int) string {
	if n == 1 {
		return "1 person"
	}
	return strconv.Itoa(n) + " people"
}

// words is the picture for those who do not see it, with each figure.
func (c Closing) words(award string) string {
	said := []string{c.At.Weekday().String() + " night: " + c.says() + "."}
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
		said = append(said, strconv.Itoa(s.Place)+". "+plainly(s.Name)+": "+screen.Plural(s.Points, "point")+", won "+strconv.Itoa(won)+" of "+strconv.Itoa(played)+".")
	}
	if award != "" {
		said = append(said, "Best of the night: "+award)
	}
	return markup.Clip(strings.Join(said, " "), screen.MaxAlt)
}
