package frame

import (
	"strconv"
	"time"

	"ruckus/render/look"
	"ruckus/render/screen"
)

// Coach is the host action that asks which moves of a game that is over have cost most.
const Coach = "coach"

var coach = screen.Control{Label: say("coach"), Host: Coach}

// CoachScreen tells a player which moves have cost most.
func CoachScreen(t Table, c look.Coaching, r screen.Reader) screen.Screen {
	s := screen.Screen{Title: t.titled("coach.title"), Accent: screen.OverColour}
	back := screen.Control{Label: screen.LabelReplay, Go: ReplayPlace{Move: c.Move, View: c.View, Ask: "back"}.String()}
	if !c.Ready {
		s.Text = say("coach.wait", "time", clockTime(c.At))
		s.Rows = [][]screen.Control{{back}}
		return screen.Fit(s)
	}
	s.Text = choices(c)
	if c.Pace > 0 {
		s.Text = screen.Lines(s.Text, say("coach.pace", "time", tenths(c.Pace), "n", c.Waits))
	}
	if len(c.Moments) > 0 {
		s.Text = screen.Paragraphs(s.Text, say("coach.moments"))
	}
	var row []screen.Control
	for i, m := range c.Moments {
		move, chapter := replayedWhere(m.Replayed, t)
		s.Fields = append(s.Fields, screen.Field{
			Name: say("coach.moment", "n", i+1, "move", move+chapter),
			Text: screen.Lines(t.at(m.Replayed).coachMade(m, r), t.at(m.Replayed).coachWhy(say("coach.robot"), m, r), cost(m)),
		})
		row = append(row, screen.Control{Label: say("coach.see", "n", i+1), Style: screen.Blue, Go: ReplayPlace{m.Move, c.Seat, i + 1, ReplaySee}.String()})
	}
	s.Rows = [][]screen.Control{append(row, back)}
	return screen.Fit(s)
}

// cost tells how much a moment has cost.
func cost(m look.CoachMoment) string {
	if m.Turn {
		return say("coach.cost.turn", "cost", m.Weight)
	}
	return say("coach.cost", "cost", m.Weight)
}

// coachMade tells what the player did.
func (t Table) coachMade(m look.CoachMoment, r screen.Reader) string {
	if m.Waited > 0 {
		return say("coach.waited", "time", tenths(m.Waited))
	}
	if d := t.Look.Drawing(look.At(m.Views, m.View)); d.Why != nil {
		if said := d.Why(t.Table, m.Instead, nil, r); said != "" {
			return say("coach.you", "did", said)
		}
	}
	after := m.Replayed
	after.Events, after.Made, after.Seat = m.Told, m.Instead, m.View
	return t.madeThen(after, r)
}

// moment sets what the player did beside what the hard robot would have done.
func (t Table) moment(m look.CoachMoment, r screen.Reader) string {
	mine, better := "✗", say("coach.better")
	if r.TextOnly {
		mine, better = "", say("coach.better.text")
	}
	return screen.Lines(screen.Join(" ", []string{mine, t.coachMade(m, r), cost(m)}), t.coachWhy(better, m, r))
}

// coachWhy tells what the hard robot would have done, and why.
func (t Table) coachWhy(who string, m look.CoachMoment, r screen.Reader) string {
	view, p := look.At(m.Views, m.View), look.At(m.Prompts, m.View)
	d := t.Look.Drawing(view)
	t.Hint = &m.Hint
	why := t.hintText(d, t.wayTo(d.Hand(t.Table, p, "", r), d, p, r), r)
	open := ""
	if m.Open >= time.Second {
		open = say("coach.open", "time", tenths(m.Open))
	}
	return screen.Join(" ", []string{who, why, open})
}

// choices tells how many of a player's choices have cost something.
func choices(c look.Coaching) string {
	hints := ""
	if c.Hinted > 0 {
		hints = say("coach.hints", "n", c.Hinted)
	}
	said := say("coach.none", "n", c.Judged)
	switch {
	case c.Judged == 0 && c.Hinted > 0:
		return say("coach.hinted", "n", c.Hinted)
	case c.Costs > 0:
		said = say("coach.some", "costs", c.Costs, "n", c.Judged)
	}
	return screen.Join(" ", []string{said, hints})
}

// tenths writes a short time in seconds.
func tenths(d time.Duration) string {
	return say("seconds", "n", strconv.FormatFloat(d.Seconds(), 'f', 1, 64))
}
