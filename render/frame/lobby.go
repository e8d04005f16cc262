package frame

import (
	"cmp"
	"slices"
	"strings"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// lobby shows who has a seat, what is played, and how to begin, with the six buttons that everybody needs: what the host alone chooses
// stands behind Set up. When somebody comes, goes or is waited for, the text keeps its lines on a phone, so that no button moves under a
// thumb: only an option that differs from the usual rules has a line of its own. Start stands last in its row because its label grows.
func lobby(t Table) screen.Screen {
	k, sided := t.Kind, games.Can[games.Sided](t.Kind)
	full := len(t.Players) >= k.Max
	s := screen.Screen{
		Title:  t.titled("lobby.title"),
		Accent: screen.OpenColour,
		Fields: []screen.Field{
			{Name: say("lobby.seats", "n", len(t.Players), "most", k.Max), Text: seats(t)},
			{Name: say("lobby.rules"), Text: t.inBrief()},
		},
		Rows: [][]screen.Control{
			{{Label: say("join"), Style: screen.Green, Host: t.agreeing(Join), Off: full && !sided}, {Label: say("leave"), Host: Leave}, start(t)},
			{{Label: say("robot.add"), Host: AddRobot, Off: full}, {Label: say("how"), Host: look.Rules}, {Label: say("set"), Host: SetUp}},
		},
	}
	how, why := t.begins()
	if s.Rows[0][2].Style == screen.Green { // one button invites the most: to come in, and with enough players to begin
		s.Rows[0][0].Style = screen.Blue
	}
	if sided {
		how = screen.Lines(how, say("join.sides"))
	}
	why = cmp.Or(why, t.news())
	if why == "" && !t.Deadline.IsZero() {
		why = say("lobby.closes", "time", relative(t.Deadline))
	}
	if why != "" {
		how = screen.Lines(how, "-# "+why)
	}
	s.Text = screen.Lines(cmp.Or(t.stakes(), k.Summary), how) // a phone has no room for both
	return s
}

// start says how many robots it brings, and is lit only where the game can begin: green once it needs none.
func start(t Table) screen.Control {
	c := screen.Control{Label: say("start"), Style: screen.Green, Host: t.agreeing(Start)}
	more, _ := t.missing()
	switch {
	case t.Rated && more != 0 || more < 0 || t.unagreed() != "":
		c.Style, c.Off = screen.Grey, true
	case more > 0:
		c.Label, c.Style = say("start.robots", "n", more), screen.Blue
	}
	return c
}

// begins says in a line how the game begins, or what it waits for, and in another one why.
func (t Table) begins() (how, why string) {
	more, why := t.missing()
	switch {
	case more < 0:
		return say("lobby.never", "n", len(t.Players)), why
	case more > 0 && t.Rated:
		return say("lobby.people", "n", more), why
	case more == 1:
		return say("lobby.one"), why
	case more > 0:
		return say("lobby.more", "n", more), why
	case t.unagreed() != "":
		return t.unagreed(), ""
	}
	return say("lobby.ready", "who", hostName(t)), ""
}

// hostName is how the lobby calls who may start.
func hostName(t Table) string {
	i := slices.IndexFunc(t.Players, func(p look.Player) bool { return p.Host })
	if i < 0 {
		return say("host.nobody")
	}
	return "**" + t.ShortName(games.Seat(i)) + "**"
}

// missing says how many more players the game needs to start, and why; -1 where no more would do. How many players that takes can depend
// on its options, so the game itself is asked.
func (t Table) missing() (more int, why string) {
	n, err := t.Kind.Needs(len(t.Players), t.gameValues())
	if err != nil {
		why = screen.Sentence(markup.Escape(err.Error()))
	}
	return max(-1, n-len(t.Players)), why
}

// gameValues are the values of the game's own options, without the host's.
func (t Table) gameValues() map[string]int {
	values := make(map[string]int, len(t.Terms.Values))
	for _, o := range options(t.Kind) {
		if v, ok := t.Terms.Values[o.Name]; ok {
			values[o.Name] = v
		}
	}
	return values
}

// seats has two seats in a line, also those that are free: somebody who comes or goes adds none.
func seats(t Table) string {
	var rows []string
	for i := range t.Kind.Max {
		who := say("seat.free")
		if i < len(t.Players) {
			who = t.seated(games.Seat(i))
		}
		seat := say("seat.row", "n", i+1, "who", who)
		if i%2 == 0 {
			rows = append(rows, seat)
		} else {
			rows[i/2] += " · " + seat
		}
	}
	return strings.Join(rows, "\n")
}

// seated is what the lobby calls who sits there, short enough for half a line of a phone: a robot by its name and level.
func (t Table) seated(s games.Seat) string {
	name, p := "**"+t.ShortName(s)+"**", t.Players[s]
	if p.Robot != 0 {
		name = say("seat.robot", "name", p.ShortName().String(), "level", p.Robot.String())
	}
	if p.Host {
		name = say("seat.host", "who", name)
	}
	return name
}

func options(k games.Kind) games.Options {
	if k.Options == nil {
		return nil
	}
	return k.Options()
}

// seated is what somebody sees who has a seat in the lobby: which, what comes next, and how to leave.
func seated(t Table, seat games.Seat) screen.Screen {
	s := screen.Screen{
		Title: say("seat.title", "game", t.Kind.Title, "n", int(seat)+1), Accent: screen.OpenColour,
		Rows: [][]screen.Control{{{Label: say("leave"), Host: Leave}}},
	}
	next := say("seat.next", "who", hostName(t))
	if look.At(t.Players, seat).Host {
		next = say("seat.hosts")
	}
	has, last := "", t.newsFor(seat)
	if row := t.wishes(); row != nil {
		s.Rows = [][]screen.Control{row, s.Rows[0]}
		has = say("sides")
		for _, c := range row {
			side := strings.TrimPrefix(c.Host, WishSide)
			if goal := t.Look.Goals[side]; goal != "" {
				has += "\n- **" + side + "**: " + goal
			}
		}
		has += t.unplayed()
	}
	s.Text = screen.Paragraphs(has, next, cmp.Or(last, say("seat.lost")))
	return t.withSeal(s)
}

// AnySide is what a player wishes for who wants to play no side in particular.
const AnySide = "any"

// wishes are the sides that a seated player can wish for, the one that they want lit; nil where the seats have no sides of their own.
func (t Table) wishes() []screen.Control {
	if !games.Can[games.Sided](t.Kind) {
		return nil
	}
	g, err := t.Kind.New(games.Setup{Seats: t.Kind.Max, Values: t.gameValues()})
	if err != nil {
		return nil
	}
	row := []screen.Control{{Label: say("sides.any"), Host: WishSide + AnySide}}
	sides := sidesOf(g, t.Kind.Max)
	for _, side := range sides[:min(len(sides), screen.MaxButtons-1)] {
		row = append(row, screen.Control{Label: side, Host: WishSide + side})
	}
	for i := range row {
		row[i] = oneOf(row[i], row[i].Host == WishSide+cmp.Or(t.Wish, AnySide))
	}
	return row
}

// sidesOf are the sides of a game of so many, by name. The seats of a team have the same.
func sidesOf(g games.Game, seats int) (sides []string) {
	for s := range seats {
		sides = append(sides, g.(games.Sided).SideName(games.Seat(s)))
	}
	slices.Sort(sides)
	return slices.Compact(sides)
}

// unplayed says which sides nobody plays where no more than so many join: a wish for one of them comes to nothing then.
func (t Table) unplayed() (said string) {
	var all []string
	for n := t.Kind.Max; n >= max(t.Kind.Min, len(t.Players)); n-- {
		g, err := t.Kind.New(games.Setup{Seats: n, Values: t.gameValues()})
		if err != nil {
			return ""
		}
		played := sidesOf(g, n)
		if all == nil {
			all = played
		}
		if out := slices.DeleteFunc(slices.Clone(all), func(side string) bool { return slices.Contains(played, side) }); len(out) > 0 {
			said += "\n- " + say("sides.without", "n", n, "sides", screen.List(out, say("or")))
		}
	}
	return said
}
