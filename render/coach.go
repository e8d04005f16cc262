package render

import (
	"fmt"
	"strings"

	"ruckus/games"
)

// A Coaching is what the coach tells one player of a game that is over.
type Coaching struct {
	Seat            games.Seat
	Place           ReplayPlace // in the replay, to go back to
	Ready           bool        // what follows is known; else it is being computed
	Judged, Differs int         // own moves with a choice, and those of them where a hard robot would have done something else
	Moments         []CoachMoment
}

// A CoachMoment is a move in whose place a hard robot would have done something else.
type CoachMoment struct {
	Replayed               // before the move
	Hint     games.Hint    // what it would have done, and why
	Instead  string        // the move that the player made
	Told     []games.Event // of it
	Cost     float64       // points against the others' mean
	Error    float64       // the standard error of Cost
}

// CoachScreen tells a player which moves have cost most.
func CoachScreen(t Table, c Coaching, r Reader) Screen {
	s := Screen{Title: t.Kind.Title + " – the coach", Accent: overColour}
	back := Control{Label: "Back", Go: ReplayPlace{c.Place.Move, c.Place.View, "seen"}.String()}
	if !c.Ready {
		s.Text = "Your moves are being computed: the coach plays on from each of them many times. Ask again in a minute."
		s.Rows = [][]Control{{{Label: "Ask again", Style: Green, Go: ReplayPlace{c.Place.Move, c.Place.View, ReplayCoach}.String()}, back}}
		return fit(s)
	}
	s.Text = fmt.Sprintf("You had %s with a choice. In %d of them the hard robot would have done something else.", Plural(c.Judged, "move"), c.Differs)
	if len(c.Moments) == 0 {
		s.Text = Paragraphs(s.Text, "None of them has surely cost you anything.")
	} else {
		s.Text = Paragraphs(s.Text, "These have cost you most, by what you could know then:")
	}
	var row []Control
	for i, m := range c.Moments {
		where := strings.ReplaceAll(m.where(t), "**", "")
		s.Fields = append(s.Fields, Field{
			Name: fmt.Sprintf("%d. %s", i+1, where),
			Text: Lines(t.at(m.Replayed).coachMade(m, r), t.at(m.Replayed).coachWhy(m, r), m.cost()),
		})
		row = append(row, Control{Label: fmt.Sprintf("See %d", i+1), Style: Blue, Go: ReplayPlace{m.Place.Move, c.Seat, fmt.Sprintf("see%d", i+1)}.String()})
	}
	s.Rows = [][]Control{append(row, back)}
	return fit(s)
}

// coachMade tells what the player did.
func (t Table) coachMade(m CoachMoment, r Reader) string {
	after := m.Replayed
	after.Events, after.Made, after.Seat = m.Told, m.Instead, m.Place.View
	return t.madeThen(after, r)
}

// coachWhy tells what the hard robot would have done, and why.
func (t Table) coachWhy(m CoachMoment, r Reader) string {
	view, p := At(m.Views, m.Place.View), At(m.Prompts, m.Place.View)
	d := t.drawing(view)
	t.Hint = &m.Hint
	_, why, _ := strings.Cut(t.hintLine(d, t.wayTo(d.Hand(t, p, "", r), d, p, r), r), "Hint:")
	return "The hard robot: " + strings.TrimPrefix(why, "** ")
}

// cost tells what a move has cost, and how sure that is.
func (m CoachMoment) cost() string {
	return fmt.Sprintf("It cost about %.1f points against the others (give or take %.1f).", m.Cost, 2*m.Error)
}
