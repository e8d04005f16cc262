package frame

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// lobby shows who has a seat, what is played, and how to begin. When somebody comes, goes or is waited for, the text keeps its lines on
// a phone, so that no button moves under a thumb: only an option that differs from the usual rules has a line of its own.
func lobby(t Table) screen.Screen {
	k, sided := t.Kind, games.Can[games.Sided](t.Kind)
	missing, why := t.waits()
	s := screen.Screen{
		Title:  k.Title + " – who plays?",
		Accent: screen.OpenColour,
		Fields: []screen.Field{
			{Name: fmt.Sprintf("Seats: %d of %d taken", len(t.Players), k.Max), Text: seats(t)},
			{Name: "Played with", Text: playedWith(t)},
		},
		Rows: [][]screen.Control{{
			{Label: "Join", Style: screen.Green, Host: t.agreeing(Join), Off: len(t.Players) >= k.Max && !sided},
			{Label: "Leave", Host: Leave},
			start(t, missing),
			{Label: screen.LabelRules, Host: look.Rules},
		}},
	}
	if k.Races() && t.Parent == "" {
		s.Rows[0] = append(s.Rows[0], screen.Control{Label: "Thread", Host: ToThread})
	}
	if row := lengths(t); row != nil {
		s.Rows = append(s.Rows, row)
	}
	last := []screen.Control{{Label: "Options …", Host: ChooseOptions}}
	if t.Look.Lesson != nil {
		last = append(last, learnIt)
	}
	last = append(last, screen.Control{Label: "End it …", Style: screen.Red, Host: Cancel})
	if t.Dealing.Sum != "" && len(last) < 3 { // a phone shows three in a line
		last = append(last, howDealt)
	}
	s.Rows = append(s.Rows, robots(t), last)
	how := hostName(t) + " can start the game now."
	if missing != "" {
		how = "**Not yet:** " + missing
	}
	if sided {
		how = screen.Lines(how, "-# *Join* asks which side you want, also later.")
	}
	why = cmp.Or(why, t.news())
	if why == "" && !t.Deadline.IsZero() {
		why = screen.Moment("Closing time, if nobody starts", t.Deadline) + "."
	}
	if why != "" {
		how = screen.Lines(how, "-# "+why)
	}
	s.Footer = sealed(t.Dealing)
	s.Text = screen.Lines(cmp.Or(t.stakes(), k.Summary), how) // a phone has no room for both
	return s
}

// start is lit only where the game can begin.
func start(t Table, missing string) screen.Control {
	c := screen.Control{Label: "Start", Style: screen.Blue, Host: t.agreeing(Start)}
	if missing != "" {
		c.Style, c.Off = screen.Grey, true
	}
	return c
}

// robots are the controls by which the host adds and removes them: short, so that a phone shows them in a line.
func robots(t Table) (row []screen.Control) {
	for _, l := range games.Levels() {
		row = append(row, screen.Control{Label: "+ " + l.String(), Host: AddRobot + l.String(), Off: len(t.Players) >= t.Kind.Max})
	}
	none := !slices.ContainsFunc(t.Players, func(p look.Player) bool { return p.Robot != 0 })
	return append(row, screen.Control{Label: "− robot", Host: RemoveRobot, Off: none})
}

// hostName is how the lobby calls who may start.
func hostName(t Table) string {
	i := slices.IndexFunc(t.Players, func(p look.Player) bool { return p.Host })
	if i < 0 {
		return "The host"
	}
	return "**" + t.ShortName(games.Seat(i)) + "**"
}

// waits says in a line what the game waits for before it can start, and in another one why; nothing if it can.
func (t Table) waits() (what, why string) {
	if what, why := missing(t); what != "" {
		return what, why
	}
	return t.unagreed(), ""
}

// missing says what the game needs to start, and why, or nothing if it can. How many players that takes can depend on its options,
// so the game itself is asked.
func missing(t Table) (what, why string) {
	k, n := t.Kind, len(t.Players)
	refusal := refused(t, max(n, k.Min))
	if n >= k.Min && refusal == "" {
		return "", ""
	}
	for m := max(n+1, k.Min); m <= k.Max; m++ {
		if refused(t, m) == "" {
			return screen.Sentence(screen.Plural(m-n, "more player") + " needed"), refusal
		}
	}
	return screen.Sentence("not with " + screen.Plural(n, "player")), refusal
}

// refused says why the game cannot be played by n players, or nothing if it can.
func refused(t Table, n int) string {
	if t.Kind.New == nil {
		return ""
	}
	if _, err := t.Kind.New(games.Setup{Seats: n, Values: t.gameValues()}); errors.Is(err, games.ErrIllegal) {
		return screen.Sentence(markup.Escape(err.Error()))
	}
	return ""
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
	var text strings.Builder
	for i := range t.Kind.Max {
		says := "free"
		if i < len(t.Players) {
			says = t.seated(games.Seat(i))
		}
		fmt.Fprintf(&text, "%d\u00a0%s%s", i+1, says, [...]string{" · ", "\n"}[i%2])
	}
	return strings.TrimRight(text.String(), " ·\n")
}

// seated is what the lobby calls who sits there, short enough for half a line of a phone: a robot by its name and level.
func (t Table) seated(s games.Seat) string {
	name, p := "**"+t.ShortName(s)+"**", t.Players[s]
	if p.Robot != 0 {
		name = markup.NameOf(strings.TrimPrefix(p.Name.Plain(), "Robot ")).String()
	}
	if p.Host {
		name += " (host)"
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
		Title: t.Kind.Title + " – your seat", Accent: screen.OpenColour,
		Rows: [][]screen.Control{{{Label: "Leave", Host: Leave}}},
	}
	next := "When " + hostName(t) + " starts the game, this message becomes your hand."
	if look.At(t.Players, seat).Host {
		next = "You are the host: choose how long to play, add robots if you like, and press **Start** on the board. Then your hand comes here."
	}
	has, last := fmt.Sprintf("You have seat **%d**.", seat+1), t.newsFor(seat)
	if row := t.wishes(); row != nil {
		s.Rows = [][]screen.Control{row, s.Rows[0]}
		has = "Which side do you want to play? Nobody else is told; where two want the same, lots decide."
		for _, c := range row {
			if goal := t.Look.Goals[c.Label]; goal != "" {
				has += "\n- **" + c.Label + "**: " + goal
			}
		}
	}
	s.Text = screen.Paragraphs(has, next, cmp.Or(last, "If it is not here soon after the start, press **"+screen.LabelMyHand+"** on the board."))
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
	row := []screen.Control{{Label: "Any side", Host: WishSide + AnySide}}
	for s := range min(t.Kind.Max, screen.MaxButtons-1) {
		side := g.(games.Sided).SideName(games.Seat(s))
		row = append(row, screen.Control{Label: side, Host: WishSide + side})
	}
	slices.SortFunc(row[1:], func(a, b screen.Control) int { return strings.Compare(a.Label, b.Label) })
	for i := range row {
		row[i] = oneOf(row[i], row[i].Host == WishSide+cmp.Or(t.Wish, AnySide))
	}
	return row
}
