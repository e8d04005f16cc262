package frame

import (
	"fmt"
	"strings"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// Who is the place in the screen of somebody without a seat that tells who plays here.
const Who = "_who"

var (
	come    = screen.Control{Label: "I'm in the next game", Style: screen.Blue, Host: Come}
	comeNot = screen.Control{Label: "Not in the next game", Host: ComeNot}
)

// bystander is the screen of somebody without a seat at a table where a game was begun.
func (t Table) bystander(place, note string, r screen.Reader) screen.Screen {
	back := []screen.Control{screen.Back(screen.LabelBack)}
	if page, ok := strings.CutPrefix(place, Why); ok {
		s := t.rules(page, Why, r)
		s.Rows = append(s.Rows, back)
		return screen.Fit(s)
	}
	s := screen.Screen{Title: t.Kind.Title + ": you are not in this game", Accent: screen.ClosedColour}
	switch {
	case place == Who:
		s.Title, s.Text = t.Kind.Title+" – who is who", strings.Join(t.whoIsWho(), "\n")
		s.Rows = [][]screen.Control{back}
	case t.Phase == look.OverPhase:
		s.Title, s.Text = t.Kind.Title+" – the game is over", screen.Paragraphs(winners(t), t.nextGame())
		s.Rows = [][]screen.Control{{t.comeButton()}}
	default:
		s.Text = screen.Paragraphs(screen.Lines(t.round(), t.scoreLine(false), t.scoreLine(true)), t.nextGame())
		s.Rows = [][]screen.Control{{t.comeButton(), {Label: "Who is who", Go: Who}, rulesHere}}
	}
	if note != "" {
		s.Text = screen.Paragraphs("⚠ **Note:** "+note, s.Text)
	}
	return screen.Fit(s)
}

// comeButton has the reader be in the next game, or not.
func (t Table) comeButton() screen.Control {
	if t.In {
		return comeNot
	}
	return come
}

// round tells how far the game has come.
func (t Table) round() string {
	switch {
	case t.Paused:
		return t.pausedText()
	case t.Chapter.Round == 0:
		return ""
	}
	return fmt.Sprintf("Round %d.", t.Chapter.Round)
}

// scoreLine tells in one line who plays, robots or people, with their points.
func (t Table) scoreLine(robots bool) string {
	var all []string
	for i, p := range t.Players {
		if p.Robot != robots {
			continue
		}
		s := games.Seat(i)
		said := "**" + t.ShortName(s) + "**"
		if robots {
			said = t.ShortName(s) + " (robot)"
		}
		if t.Chapter.Points != nil {
			said += " " + screen.Number(look.At(t.Chapter.Points, s))
		}
		all = append(all, said)
	}
	return strings.Join(all, " · ")
}

// whoIsWho tells of each seat who has it.
func (t Table) whoIsWho() (lines []string) {
	for i, p := range t.Players {
		s := games.Seat(i)
		says := []string{t.Name(s)}
		if t.Chapter.Points != nil {
			says = append(says, Scored(t.Look, look.At(t.Chapter.Points, s)))
		}
		switch {
		case p.Host:
			says = append(says, "host")
		case p.Left:
			says = append(says, "has left")
		case p.Away:
			says = append(says, "away")
		}
		lines = append(lines, strings.Join(says, " · "))
	}
	return lines
}

// mostNamed is how many of those who wait for the next game are named.
const mostNamed = 5

// comingNames are those who wait for the next game.
func (t Table) comingNames() (names []string) {
	for _, name := range t.Coming[:min(len(t.Coming), mostNamed)] {
		names = append(names, name.Short().Bold("somebody"))
	}
	if more := len(t.Coming) - mostNamed; more > 0 {
		names = append(names, screen.Plural(more, "other"))
	}
	return names
}

// nextGame tells who without a seat is in the next game.
func (t Table) nextGame() string {
	if len(t.Coming) == 0 {
		return "**Next game:** you can be in it from the first card."
	}
	text := "**Next game:** " + screen.List(t.comingNames(), "and") + " " + look.Verb(make([]games.Seat, len(t.Coming)), "is", "are") + " in."
	if !t.In {
		text += " You would play from its first card."
	}
	return text
}

// room is the board's last line: who waits for the next game. "" where nobody does.
func (t Table) room(r screen.Reader) string {
	if len(t.Coming) == 0 {
		return ""
	}
	return screen.Small("Next game: "+strings.Join(t.comingNames(), ", "), r)
}
