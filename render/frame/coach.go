package frame

import (
	"fmt"
	"time"

	"ruckus/render/look"
	"ruckus/render/screen"
)

// Coach is the host action that asks which moves of a game that is over have cost most.
const Coach = "coach"

var coach = screen.Control{Label: "Coach", Host: Coach}

// CoachScreen tells a player which moves have cost most.
func CoachScreen(t Table, c look.Coaching, r screen.Reader) screen.Screen {
	s := screen.Screen{Title: t.Kind.Title + " – the coach", Accent: screen.OverColour}
	back := screen.Control{Label: screen.LabelReplay, Go: ReplayPlace{Move: c.Move, View: c.View, Ask: "back"}.String()}
	if !c.Ready {
		s.Text = "The coach is replaying your moves, many times from each one. Results appear here. " + screen.Moment("Ready, about", c.At) + "."
		s.Rows = [][]screen.Control{{back}}
		return screen.Fit(s)
	}
	s.Text = choices(c)
	if c.Pace > 0 {
		s.Text = screen.Lines(s.Text, fmt.Sprintf("You pressed every %s, and %s nothing for more than three times as long.", tenths(c.Pace), screen.Plural(c.Waits, "time")))
	}
	if len(c.Moments) > 0 {
		s.Text = screen.Paragraphs(s.Text, "Your costliest moves, judged only by what you could know:")
	}
	var row []screen.Control
	for i, m := range c.Moments {
		move, chapter := replayedWhere(m.Replayed, t)
		s.Fields = append(s.Fields, screen.Field{
			Name: fmt.Sprintf("%d. %s%s", i+1, move, chapter),
			Text: screen.Lines(t.at(m.Replayed).coachMade(m, r), t.at(m.Replayed).coachWhy("The hard robot:", m, r), cost(m)),
		})
		row = append(row, screen.Control{Label: fmt.Sprintf("See %d", i+1), Style: screen.Blue, Go: ReplayPlace{m.Move, c.Seat, i + 1, ReplaySee}.String()})
	}
	s.Rows = [][]screen.Control{append(row, back)}
	return screen.Fit(s)
}

// cost tells how much a moment has cost.
func cost(m look.CoachMoment) string {
	if m.Turn {
		return "With the rest of that turn it cost you " + m.Weight + "."
	}
	return "It cost you " + m.Weight + "."
}

// coachMade tells what the player did.
func (t Table) coachMade(m look.CoachMoment, r screen.Reader) string {
	if m.Waited > 0 {
		return "You pressed nothing for " + tenths(m.Waited) + "."
	}
	if d := t.Look.Drawing(look.At(m.Views, m.View)); d.Why != nil {
		if said := d.Why(t.Table, m.Instead, nil, r); said != "" {
			return "You: " + said
		}
	}
	after := m.Replayed
	after.Events, after.Made, after.Seat = m.Told, m.Instead, m.View
	return t.madeThen(after, r)
}

// moment sets what the player did beside what the hard robot would have done.
func (t Table) moment(m look.CoachMoment, r screen.Reader) string {
	mine, better := "✗ ", "✓ Better:"
	if r.TextOnly {
		mine, better = "", "Better:"
	}
	return screen.Lines(mine+screen.Join(" ", []string{t.coachMade(m, r), cost(m)}), t.coachWhy(better, m, r))
}

// coachWhy tells what the hard robot would have done, and why.
func (t Table) coachWhy(who string, m look.CoachMoment, r screen.Reader) string {
	view, p := look.At(m.Views, m.View), look.At(m.Prompts, m.View)
	d := t.Look.Drawing(view)
	t.Hint = &m.Hint
	why := t.hintText(d, t.wayTo(d.Hand(t.Table, p, "", r), d, p, r), r)
	open := ""
	if m.Open >= time.Second {
		open = "That had been possible for " + tenths(m.Open) + "."
	}
	return screen.Join(" ", []string{who, why, open})
}

// choices tells how many of a player's choices have cost something.
func choices(c look.Coaching) string {
	own, hints := screen.Plural(c.Judged, "choice"), ""
	if c.Hinted > 0 {
		hints = fmt.Sprintf("%d more were hints, and no hint counts.", c.Hinted)
	}
	said := fmt.Sprintf("None of your own %s clearly cost you anything.", own)
	switch {
	case c.Judged == 0 && c.Hinted > 0:
		return fmt.Sprintf("You did what hints said in all of your %s, and no hint counts.", screen.Plural(c.Hinted, "choice"))
	case c.Costs > 0:
		said = fmt.Sprintf("At least %d of your own %s clearly cost you; the rest are too close to call.", c.Costs, own)
	}
	return screen.Join(" ", []string{said, hints})
}

// tenths writes a short time in seconds.
func tenths(d time.Duration) string { return fmt.Sprintf("%.1f s", d.Seconds()) }
