package frame

import (
	"fmt"
	"slices"
	"strings"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
	"ruckus/render/view"
)

// Who is the place in the screen of somebody without a seat that tells who plays here.
const Who = "_who"

var (
	come    = screen.Control{Label: "I'm in next time", Style: screen.Blue, Host: Come}
	comeNot = screen.Control{Label: "Not next time", Host: ComeNot}
)

// bystander is the screen of somebody without a seat at a table where a game was begun.
func (t Table) bystander(place, note string, r screen.Reader) screen.Screen {
	back := []screen.Control{screen.Back(screen.LabelBack)}
	if page, ok := strings.CutPrefix(place, Why); ok {
		s := t.rules(page, Why, r)
		s.Rows = append(s.Rows, back)
		return screen.Fit(s)
	}
	s := screen.Screen{Title: t.Kind.Title + ": you aren't in this game", Accent: screen.ClosedColour}
	switch {
	case place == Who:
		s.Title, s.Text = t.Kind.Title+" – who is who", strings.Join(t.whoIsWho(), "\n")
		s.Rows = [][]screen.Control{back}
	case t.Phase == look.OverPhase:
		s = t.Tonight.next(screen.Screen{Title: t.Kind.Title + " – the game is over", Text: winners(t), Accent: screen.OverColour})
		if answers := t.Tonight.answers(); answers != nil {
			s.Rows = [][]screen.Control{answers}
		}
	default:
		s.Text = screen.Paragraphs(screen.Lines(t.round(), t.scoreLine(false), t.scoreLine(true)), t.sitting(r), t.nextGame(), t.timed())
		if row := t.sitButtons(); row != nil {
			s.Rows = append(s.Rows, row)
		}
		row := []screen.Control{t.comeButton(), {Label: "Who is who", Go: Who}, rulesHere}
		if !t.Night.Ends.IsZero() { // its night asks who comes
			row = row[1:]
		}
		s.Rows = append(s.Rows, row)
	}
	if note != "" {
		s.Text = screen.Paragraphs("⚠ **Note:** "+note, s.Text)
	}
	return screen.Fit(s)
}

// mostSit is how many robots a late friend can choose from.
const mostSit = 4

// free are the robots that nobody sits in for yet. Where people compete, nobody does.
func (t Table) free() []games.Seat {
	if t.Rated || !t.Night.Ends.IsZero() {
		return nil
	}
	return games.Where(t.Players, func(_ games.Seat, p look.Player) bool { return p.Robot != 0 && !p.Taken })
}

// open are those of them whom the reader can go on for.
func (t Table) open() []games.Seat {
	return slices.DeleteFunc(t.free(), func(s games.Seat) bool { return t.Seen != games.Table && s != t.Seen })
}

// sitting tells how the reader can play at once; "" where they cannot.
func (t Table) sitting(r screen.Reader) string {
	fun := screen.Small("Just for fun, not rated: in the results it still counts as the robot.", r)
	from := ", with its cards and points."
	if t.Kind.Races() {
		from = ", with its points, from the next round on."
	}
	switch {
	case t.Rest.Paused:
		return ""
	case t.SitsIn != games.Table:
		return screen.Lines("**You take over "+t.ShortName(t.SitsIn)+"** from the next round on. This message becomes your hand.", fun)
	case len(t.open()) == 0:
		return ""
	case t.Seen != games.Table:
		return screen.Lines("**You can take over "+t.ShortName(t.Seen)+" again**, and nobody else: you've seen these cards.", fun)
	}
	return screen.Lines("**You can take over a robot**"+from, fun)
}

// sitButtons have the reader go on for a robot.
func (t Table) sitButtons() (row []screen.Control) {
	if t.Rest.Paused {
		return nil
	}
	if t.SitsIn != games.Table {
		return []screen.Control{{Label: "Don't sit in", Host: SitNot}}
	}
	for _, s := range t.open()[:min(len(t.open()), mostSit)] {
		label := "Sit in for " + t.chartName(s)
		if t.Chapter.Points != nil {
			label += " · " + screen.Number(look.At(t.Chapter.Points, s))
		}
		row = append(row, screen.Control{Label: label, Style: screen.Green, Host: SitIn + fmt.Sprint(s)})
	}
	return row
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
	case t.Rest.Paused:
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
		if (p.Robot != 0) != robots {
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
		says := []string{t.Name(s) + t.robotMark(s)}
		if t.Chapter.Points != nil {
			says = append(says, Scored(t.Look, look.At(t.Chapter.Points, s)))
		}
		if p.For != (markup.Name{}) {
			says = append(says, "sits in for "+view.ShortRobot(p.For).String())
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
	for _, u := range t.Coming[:min(len(t.Coming), mostNamed)] {
		names = append(names, u.Name.Short().Bold("someone"))
	}
	if more := len(t.Coming) - mostNamed; more > 0 {
		names = append(names, screen.Plural(more, "other"))
	}
	return names
}

// nextGame tells who without a seat is in the next game.
func (t Table) nextGame() string {
	if !t.Night.Ends.IsZero() {
		return ""
	}
	if len(t.Coming) == 0 {
		return "**Next game:** you can be in it from the first card."
	}
	text := "**Next game:** " + screen.List(t.comingNames(), "and") + " " + look.Verb(make([]games.Seat, len(t.Coming)), "is", "are") + " in."
	if !t.In {
		text += " You would play from its first card."
	}
	return text
}

// timed tells when the time of a game night's game is over; "" where it has none.
func (t Table) timed() string {
	if t.Night.Ends.IsZero() {
		return ""
	}
	return screen.Moment("Round deadline", t.Night.Ends)
}

// room is the board's last line: which seats are free for late friends, and who waits for the next game. "" for neither.
func (t Table) room(r screen.Reader) string {
	var says []string
	if !t.Night.Ends.IsZero() {
		says = append(says, t.timed())
	}
	switch n := len(t.free()); {
	case n == 0 || t.Rest.Paused:
	case n == 1:
		says = append(says, "1 robot seat to take over: *My hand*")
	default:
		says = append(says, fmt.Sprintf("%d robot seats to take over: *My hand*", n))
	}
	if len(t.Coming) > 0 {
		says = append(says, "Next game: "+strings.Join(t.comingNames(), ", "))
	}
	if says == nil {
		return ""
	}
	return screen.Small(strings.Join(says, " · "), r)
}
