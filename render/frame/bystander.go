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
	"ruckus/render/words"
)

// Who is the place in the screen of somebody without a seat that tells who plays here.
const Who = "_who"

var (
	come    = screen.Control{Label: say("come"), Style: screen.Blue, Host: Come}
	comeNot = screen.Control{Label: say("come.not"), Host: ComeNot}
)

// bystander is the screen of somebody without a seat at a table where a game was begun.
func (t Table) bystander(p games.Prompt, place, note string, r screen.Reader) screen.Screen {
	back := []screen.Control{screen.Back(screen.LabelBack)}
	if page, ok := strings.CutPrefix(place, Why); ok {
		s := t.rules(page, Why, r)
		s.Rows = append(s.Rows, back)
		return screen.Fit(s)
	}
	s := screen.Screen{Title: t.titled("late.title"), Accent: screen.ClosedColour}
	switch {
	case place == Who:
		s.Title, s.Text = t.titled("who.title"), strings.Join(t.whoIsWho(), "\n")
		s.Rows = [][]screen.Control{back}
	case t.Phase == look.OverPhase:
		s = t.Tonight.next(screen.Screen{Title: t.titled("over.hand"), Text: winners(t), Accent: screen.OverColour})
		if answers := t.Tonight.answers(); answers != nil {
			s.Rows = [][]screen.Control{answers}
		}
	default:
		s.Text = screen.Paragraphs(screen.Lines(t.round(), t.scoreLine(false), t.scoreLine(true)), t.sitting(r), t.nextGame(), t.timed())
		if len(p.Moves) > 0 {
			s.Text = screen.Paragraphs(s.Text, "**"+t.Kind.Crowd+"**")
			s.Rows = look.Look{}.Drawing(nil).Hand(t.Table, p, "", r).Rows // plain buttons
		}
		if row := t.sitButtons(); row != nil {
			s.Rows = append(s.Rows, row)
		}
		row := []screen.Control{t.comeButton(), {Label: say("who"), Go: Who}, rulesHere}
		if !t.Night.Ends.IsZero() { // its night asks who comes
			row = row[1:]
		}
		s.Rows = append(s.Rows, row)
	}
	if note != "" {
		s.Text = screen.Paragraphs(say("note", "note", note), s.Text)
	}
	return screen.Fit(s)
}

// mostSit is how many robots a late friend can choose from.
const mostSit = 4

// closed reports whether nobody can get a seat in a running game: where people compete, and in practice.
func (t Table) closed() bool { return t.Private() || t.Rated || !t.Night.Ends.IsZero() }

// free are the robots that nobody sits in for yet.
func (t Table) free() []games.Seat {
	if t.closed() {
		return nil
	}
	return games.Where(t.Players, func(_ games.Seat, p look.Player) bool { return p.Robot != 0 && !p.Taken })
}

// open are those of them whom the reader can go on for.
func (t Table) open() []games.Seat {
	return slices.DeleteFunc(t.free(), func(s games.Seat) bool { return t.Seen != games.Table && s != t.Seen })
}

// seat reports whether the reader can have a seat of their own, in a game that goes on without those who aren't there. Where robots play,
// they can go on for one of these.
func (t Table) seat() bool {
	return games.Can[games.Leaver](t.Kind) && len(t.free()) == 0 && t.Seen == games.Table && len(t.Players) < t.Kind.Max && !t.closed()
}

// sitting tells how the reader can play at once; "" where they cannot.
func (t Table) sitting(r screen.Reader) string {
	fun := screen.Small(say("late.fun"), r)
	takes := say("late.sit")
	if t.Kind.Races() {
		takes = say("late.sit.race")
	}
	switch {
	case t.Rest.Paused:
		return ""
	case t.SitsIn != games.Table:
		return screen.Lines(say("late.sits", "robot", t.ShortName(t.SitsIn)), fun)
	case t.seat():
		return say("late.seat")
	case len(t.open()) == 0:
		return ""
	case t.Seen != games.Table:
		return screen.Lines(say("late.again", "robot", t.ShortName(t.Seen)), fun)
	}
	return screen.Lines(takes, fun)
}

// sitButtons have the reader go on for a robot.
func (t Table) sitButtons() (row []screen.Control) {
	if t.Rest.Paused {
		return nil
	}
	if t.SitsIn != games.Table {
		return []screen.Control{{Label: say("sit.not"), Host: SitNot}}
	}
	if t.seat() {
		return []screen.Control{{Label: say("sit.seat"), Style: screen.Green, Host: SitIn + fmt.Sprint(len(t.Players))}}
	}
	for _, s := range t.open()[:min(len(t.open()), mostSit)] {
		label := say("sit", "robot", t.chartName(s))
		if t.Chapter.Points != nil {
			label = say("sit.points", "robot", t.chartName(s), "n", look.At(t.Chapter.Points, s))
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
	return say("late.round", "n", t.Chapter.Round)
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
			said = say("late.robot", "robot", t.ShortName(s))
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
			says = append(says, say("who.sits", "robot", view.ShortRobot(p.For).String()))
		}
		switch {
		case p.Host:
			says = append(says, say("who.host"))
		case p.Left:
			says = append(says, say("who.left"))
		case p.Away:
			says = append(says, say("who.away"))
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
		names = append(names, u.Name.Short().Bold(say("someone")))
	}
	if more := len(t.Coming) - mostNamed; more > 0 {
		names = append(names, say("others", "n", more))
	}
	return names
}

// nextGame tells who without a seat is in the next game.
func (t Table) nextGame() string {
	if !t.Night.Ends.IsZero() {
		return ""
	}
	if len(t.Coming) == 0 {
		return say("late.next")
	}
	who := words.Some{Text: screen.List(t.comingNames(), say("and")), Count: len(t.Coming)}
	if t.In {
		return say("late.next.in", "who", who)
	}
	return say("late.next.others", "who", who)
}

// timed tells when the time of a game night's game is over; "" where it has none.
func (t Table) timed() string {
	if t.Night.Ends.IsZero() {
		return ""
	}
	return say("night.round", "time", relative(t.Night.Ends))
}

// room is the board's last line: which seats are free for late friends, and who waits for the next game. "" for neither.
func (t Table) room(r screen.Reader) string {
	var says []string
	if !t.Night.Ends.IsZero() {
		says = append(says, t.timed())
	}
	if n := len(t.free()); n > 0 && !t.Rest.Paused {
		says = append(says, say("room", "n", n))
	}
	if len(t.Coming) > 0 {
		says = append(says, say("room.next", "who", strings.Join(t.comingNames(), ", ")))
	}
	if says == nil {
		return ""
	}
	return screen.Small(strings.Join(says, " · "), r)
}
