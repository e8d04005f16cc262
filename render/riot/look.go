// Package riot draws RIOT: how the game presents itself on screens.
package riot

import (
	_ "embed" // for the samples
	"strings"
	"time"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/look"
	"ruckus/render/screen"
)

//go:embed samples.txt
var samples string

// Look is the look of RIOT.
func Look() look.Look {
	return look.Look{
		Draw: look.DrawAs(func(v riot.View) look.Drawing {
			g := scene{v}
			return look.Drawing{
				Board: g.board, Hand: g.hand, Tell: g.tell, Why: look.Because(3, g.hinted, g.reason),
				More: placeUnits, Tight: true, Held: g.held, Sign: g.sign,
			}
		}),
		Guide:   guide,
		Badge:   "✊",
		Card:    cardNamed,
		Score:   func(n int) string { return say("score", "n", n) }, // how near a team has come to its aim, which differs from the others'
		Counted: say("counted"),
		Moment:  moment,
		Lesson:  lesson().Worded(book),
		Goals: map[string]string{
			"Police": say("goal.Police"), "Autonomen": say("goal.Autonomen"), "Anarchists": say("goal.Anarchists"), "Nationalists": say("goal.Nationalists"),
		},
		Marks:   allMarks(),
		Samples: look.Samples{Text: samples, Own: sampleWords},
		Levels: map[games.Level]string{
			games.Easy: say("level.1"), games.Medium: say("level.2"), games.Hard: say("level.3"),
		},
	}
}

// scene is what the screens of RIOT show of one view.
type scene struct{ riot.View }

func (x scene) board(t look.Table, r screen.Reader) screen.Screen {
	m := cityMapOf(x.View, t.Recent)
	s := screen.Screen{Title: say("board", "game", t.Kind.Title, "round", x.round())}
	switch now := x.moment(t, r); {
	case x.Phase == riot.Ended:
		s.Text = now // the chart shows how far the others were
	case r.TextOnly:
		s.Text = screen.Paragraphs(screen.Lines(now, x.asked(t)), screen.Lines(x.track(r), x.teams(t, r), screen.Lines(x.inForce()...)), x.lately(t, r))
	default:
		s.Text = screen.Lines(now, x.teams(t, r), x.lately(t, r), x.small(t, r)) // the map takes the room of empty lines
	}
	if r.TextOnly {
		s.Fields = m.fields()
	} else if film, ok := x.film(t); ok {
		s.Picture, s.Alt = film, film.alt(m)
	} else {
		s.Picture, s.Alt = m, m.alt()
	}
	return s
}

// small is the last, small line of the board: what Public Opinion demands, for whom the game waits, what silence means, and
// until when.
func (x scene) small(t look.Table, r screen.Reader) string {
	var said []string
	if force := x.inForce(); force != nil {
		said = append(said, strings.Join(force, " "))
	}
	var seats []string
	for i, p := range t.Players {
		if p.Waiting && !t.Replay {
			seats = append(seats, x.called(t, games.Seat(i), r))
		}
	}
	alone := x.Turn >= 0 && len(seats) == 1 && look.At(t.Players, x.Turn).Waiting
	if seats != nil && !alone { // else the arrow shows it
		said = append(said, say("waits", "seats", screen.List(seats, say("and"))))
	}
	if _, silence := x.question(t); silence != "" {
		said = append(said, silence)
	}
	if !t.Deadline.IsZero() && seats != nil {
		said = append(said, screen.Moment("Time limit", t.Deadline))
	}
	if said == nil {
		return ""
	}
	return "-# " + strings.Join(said, " ")
}

// called is a player in a short line: the mark of the team, or the short name.
func (x scene) called(t look.Table, s games.Seat, r screen.Reader) string {
	return r.Mark(teamMark(look.At(x.Sides, s).Team), "**"+t.ShortName(s)+"**")
}

// maxLately is how many lines of what has happened the board has.
const maxLately = 3

// lately tells on the board what has happened since the last turn of the team on turn.
func (x scene) lately(t look.Table, r screen.Reader) string {
	if x.reacts() || x.Phase == riot.Ended || t.Replay {
		return "" // what goes on stands at the top, and a replay tells its move
	}
	most := maxLately
	if !r.TextOnly && (x.moment(t, r) != "" || x.inForce() != nil) {
		most = 1 // the map needs the room
	}
	return screen.Lines(x.ofLate(t, most, r)...)
}

// round names the present round.
func (x scene) round() string {
	switch {
	case x.Phase == riot.Ended:
		return say("round.end")
	case x.Round == 0:
		return say("round.first")
	case x.Rules.Rounds == 0:
		return say("round", "n", x.Round)
	}
	return say("round.of", "n", x.Round, "of", x.Rules.Rounds)
}

// moment tells what is going on, as far as the marks beside the teams do not tell that.
func (x scene) moment(t look.Table, r screen.Reader) string {
	switch x.Phase {
	case riot.Placing:
		return say("now.placing", "who", x.called(t, x.Turn, r))
	case riot.Buying, riot.Deploying: // who waits to be brought in
		if len(x.New) > 0 {
			return say("now.bought", "who", x.called(t, x.Turn, r), "units", x.faces(x.Turn, x.New, r))
		}
	case riot.Blocking:
		return x.declared(t, r)
	case riot.Shooting, riot.Deciding, riot.Fighting:
		return x.clash(t, r)
	case riot.Removing:
		return say("now.removing", "card", x.newest())
	case riot.Ordering:
		return say("now.ordering")
	case riot.Ended:
		return x.ending(t, r)
	}
	return ""
}

// ending tells how the game ended, and which secret goal the Nationalists had.
func (x scene) ending(t look.Table, r screen.Reader) string {
	how := say("over")
	switch winners := t.Names(x.Winners); x.Ending {
	case riot.ByAim:
		how = x.reached(r)
	case riot.ByOutlast:
		how = say("over.alone", "winners", winners)
	case riot.ByLength:
		how = say("over.rounds", "n", x.Rules.Rounds, "winners", winners)
	}
	return screen.Lines(how, x.goalTold(r))
}

// reached says which team has won, and what its aim was.
func (x scene) reached(r screen.Reader) string {
	if len(x.Winners) == 0 {
		return say("over")
	}
	side := look.At(x.Sides, x.Winners[0])
	how := say("over.points", "n", side.Points, "points", points(side.Aim))
	switch side.Team {
	case "police":
		how = say("over.cards", "n", x.Public.Total)
	case "nationalists":
		how = say("over.goal")
	}
	return say("over.aim", "team", x.team(x.Winners[0], r), "n", x.Round, "how", how)
}

// question is what is asked of those whom the game waits for, and what silence means, where a clock runs.
func (x scene) question(t look.Table) (ask, silence string) {
	key := "ask." + x.Phase.String()
	if book.Text(key) == nil || t.Replay {
		return "", ""
	}
	switch {
	case x.until(t).IsZero():
		return say(key), ""
	case t.Deadline.IsZero(): // else the frame says until when
		return say(key), x.silence() + " " + t.Latest("Deadline")
	}
	return say(key), x.silence()
}

// silence says what it means not to answer.
func (x scene) silence() string {
	key := x.Phase.String()
	if c := x.Clash; x.Phase == riot.Deciding && c != nil {
		key = "stop"
		if c.Attacker.Total > c.Defender.Total {
			key = "go"
		}
	}
	return known("silent." + key)
}

// asked is the question in a line.
func (x scene) asked(t look.Table) string {
	ask, silence := x.question(t)
	return screen.Join(" ", []string{ask, silence})
}

// reacts reports whether a reaction is asked for, perhaps from somebody who is not on turn.
func (x scene) reacts() bool {
	switch x.Phase {
	case riot.Blocking, riot.Shooting, riot.Deciding, riot.Fighting:
		return true
	}
	return false
}

// until is when the open question lapses; zero: never.
func (x scene) until(t look.Table) time.Time {
	if !t.Deadline.IsZero() {
		return t.Deadline
	}
	return t.TickAt
}

// declared tells what others may obstruct.
func (x scene) declared(t look.Table, r screen.Reader) string {
	d := x.Declared
	if d == nil {
		return say("now.entering")
	}
	key := "now.enters"
	if d.Attack {
		key = "now.attacks"
	}
	return say(key, "who", x.called(t, d.Seat, r), "foe", x.face(d.Foe, r), "place", x.place(d.Target), "units", x.faces(d.Seat, d.Units, r))
}
