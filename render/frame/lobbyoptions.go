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

// lobbyOptions are all options that can be chosen for a table.
func (t Table) lobbyOptions() games.Options {
	return append(options(t.Kind)[:len(options(t.Kind)):len(options(t.Kind))], t.Extra...)
}

// LobbyPanel is where the host sets a lobby up, for their eyes alone. Others read there who does and what is set, and so does a host of a
// moment ago whose panel is still open. What is reset is as tables of this server begin.
func LobbyPanel(t Table, v Visitor) Panel {
	p := Panel{Title: t.titled("set.title"), Accent: screen.OpenColour, Brief: true}
	end := screen.Control{Label: screen.LabelEndTable, Style: screen.Red, Host: Cancel}
	switch {
	case t.Phase == look.PlayingPhase:
		p.Notes, p.Beside = []string{say("set.over")}, []screen.Control{{Label: screen.LabelMyHand, Host: MyHand}}
		return p
	case t.Phase != look.LobbyPhase:
		p.Notes = []string{t.WhyClosed()}
		return p
	case !look.At(t.Players, v.Seat).Host:
		p.Notes = []string{say("set.host", "who", hostName(t)), t.robots()}
		for _, o := range t.lobbyOptions() {
			if i := t.item(o); i.differs() || t.always(o) {
				p.Notes[1] += "\n" + i.row()
			}
		}
		p.Below = howLong(t.Kind)
		p.Beside = []screen.Control{{Label: screen.LabelRefresh, Go: PlacePage + " 1"}}
		if v.MayEnd {
			p.Beside = append(p.Beside, end)
		}
		return p
	}
	p.Brief, p.Terse, p.Menu = false, true, lengths(t)
	p.Notes = []string{t.robots()}
	p.Below = levels(t)
	if !slices.ContainsFunc(p.Menu, func(c screen.Control) bool { return strings.ContainsAny(c.Label, "0123456789") }) { // they don't say it
		p.Below = screen.Lines(howLong(t.Kind), p.Below)
	}
	for _, o := range t.lobbyOptions() {
		p.Items = append(p.Items, t.item(o))
	}
	if _, ok := p.Find(ratedOption); ok {
		p.Beside = []screen.Control{t.rateButton()}
	}
	table := []screen.Control{end, start(t)} // nobody has to look for the board to begin
	if t.Parent == "" {
		table = append([]screen.Control{{Label: say("thread"), Host: ToThread}}, table...)
	}
	p.Others = [][]screen.Control{robots(t), table}
	return p
}

// robots are the controls by which the host adds and removes them: short, so that a phone shows them in a line.
func robots(t Table) (row []screen.Control) {
	for _, l := range games.Levels() {
		row = append(row, screen.Control{Label: say("robot.add.level", "level", l.String()), Go: PlaceAddRobot + l.String(), Off: len(t.Players) >= t.Kind.Max})
	}
	return append(row, screen.Control{Label: say("robot.remove"), Go: PlaceNoRobot, Off: !slices.ContainsFunc(t.Players, func(p look.Player) bool { return p.Robot != 0 })})
}

// robots counts those that have a seat, by their levels: the board has their names.
func (t Table) robots() string {
	var some []string
	for _, l := range games.Levels() {
		if n := len(games.Where(t.Players, func(_ games.Seat, p look.Player) bool { return p.Robot == l })); n > 0 {
			some = append(some, say("robots.level", "n", n, "level", l.String()))
		}
	}
	return say("robots", "who", cmp.Or(strings.Join(some, ", "), say("robots.none")))
}

// levels say what robots of each level do; "" where nobody has measured it.
func levels(t Table) string {
	var rows []string
	for _, l := range games.Levels() {
		if does := t.Look.Levels[l]; does != "" {
			rows = append(rows, say("robot.does", "level", l.String(), "does", does))
		}
	}
	return screen.Lines(rows...)
}

// item is an option of the table as it is now, and what the server's settings have to do with it.
func (t Table) item(o games.Option) Item {
	now, house := value(o, t.Terms.Values), value(o, t.Terms.House)
	_, extra := t.Extra.Find(o.Name)
	i := Item{Option: o, Value: now, Set: now != house, Extra: extra}
	switch house {
	case o.Default:
	case now:
		i.Says = say("item.here")
	default:
		i.Says = say("item.house", "value", markup.Escape(o.Format(house)))
	}
	return i
}

// maxRules is how much of the options that differ a phone shows in a line of small letters.
const maxRules = 48

// inBrief says on the board how long the game is and, in one line that always has room, what differs from the printed rules.
func (t Table) inBrief() string {
	var lengths, others []string
	width, more := 0, 0
	for _, o := range t.lobbyOptions() {
		now := value(o, t.Terms.Values)
		says := markup.Escape(OptionTitle(o)) + ": " + markup.Escape(markup.Clip(o.Format(now), maxValue))
		wide := markup.Width(says) + len(" · ")
		switch {
		case t.always(o):
			lengths = append(lengths, says)
		case now == o.Default || o.Name == ratedOption:
		case width+wide > maxRules && others != nil:
			more++
		default:
			others, width = append(others, says), width+wide
		}
	}
	if more > 0 {
		others = append(others, screen.Signed(more))
	}
	brief := cmp.Or(strings.Join(lengths, " · "), screen.Capital(games.Option{}.Usual()))
	if p, ok := t.Kind.PresetOf(t.Terms.Values); ok && t.lasts(p) > 0 {
		if says := say("lobby.lasts", "n", t.lasts(p), "rules", brief); markup.Width(says) <= maxRules {
			brief = says
		}
	}
	if others != nil {
		brief += "\n-# " + strings.Join(others, " · ")
	}
	return brief
}

// always reports whether an option decides how long the game is, which is named also where it is as usual.
func (t Table) always(o games.Option) bool {
	_, ok := t.Kind.LengthOptions().Find(o.Name)
	return ok
}

// value is an option's value, or its default where there is none.
func value(o games.Option, values map[string]int) int {
	if v, ok := values[o.Name]; ok {
		return v
	}
	return o.Default
}
