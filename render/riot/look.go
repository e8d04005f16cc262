// Package riot draws RIOT: what it says of itself on the screens of package render.
package riot

import (
	_ "embed" // for the samples
	"fmt"
	"strings"
	"time"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/look"
	"ruckus/render/markup"
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
		Score:   score,
		Counted: "Per cent of the aim",
		Moment:  look.Remember(memories, nil),
		Lesson:  lesson().Worded(book),
		Goals: map[string]string{
			"Police": "provoke fights; win ten cards", "Autonomen": "hold whole areas, turn after turn", "Anarchists": "hold whole areas, turn after turn",
			"Nationalists": "reach a goal kept secret",
		},
		Marks:   allMarks(),
		Samples: look.Samples{Text: samples, Own: sampleWords},
		Levels: map[games.Level]string{
			games.Easy:   "buys and attacks without a plan",
			games.Medium: "stops who is about to win; wins 73 of 100 games against three easy ones",
			games.Hard:   "foresees the turns of all others; wins 55 of 100 games against two medium ones",
		},
	}
}

// score writes how near a team has come to its aim, which differs from the others'.
func score(n int) string { return fmt.Sprintf("%d %% of the way", n) }

// scene is what the screens of RIOT show of one view.
type scene struct{ riot.View }

func (x scene) board(t look.Table, r screen.Reader) screen.Screen {
	m := cityMapOf(x.View, t.Recent)
	s := screen.Screen{Title: t.Kind.Title + " – " + x.round()}
	switch now := x.moment(t, r); {
	case x.Phase == riot.Ended:
		s.Text = now // the chart shows how far the others were
	case r.TextOnly:
		s.Text = screen.Paragraphs(screen.Lines(now, x.question(t)), screen.Lines(x.track(r), x.teams(t, r), screen.Lines(x.inForce()...)), x.lately(t, r))
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
		said = append(said, "Waiting for "+screen.List(seats, "and")+".")
	}
	if _, silence, asked := strings.Cut(x.question(t), "? "); asked {
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
	rows, most := x.ofLate(t, r), maxLately
	if !r.TextOnly && (x.moment(t, r) != "" || x.inForce() != nil) {
		most = 1 // the map needs the room
	}
	return screen.Lines(rows[max(0, len(rows)-most):]...)
}

// round names the present round.
func (x scene) round() string {
	switch {
	case x.Phase == riot.Ended:
		return "the end"
	case x.Round == 0:
		return "the first units"
	}
	if x.Rules.Rounds == 0 {
		return fmt.Sprintf("round %d", x.Round)
	}
	return fmt.Sprintf("round %d of %d", x.Round, x.Rules.Rounds)
}

// moment tells what is going on, as far as the marks beside the teams do not tell that.
func (x scene) moment(t look.Table, r screen.Reader) string {
	switch x.Phase {
	case riot.Placing:
		return x.called(t, x.Turn, r) + " puts a first unit into a building."
	case riot.Buying, riot.Deploying:
		return x.bought(t, r)
	case riot.Blocking:
		return x.declared(t, r)
	case riot.Shooting, riot.Deciding, riot.Fighting:
		return x.clash(t, r)
	case riot.Removing:
		return x.newest() + " costs the Police a unit. They choose which."
	case riot.Ordering:
		return "The Police put the others in order."
	case riot.Ended:
		return x.ending(t, r)
	}
	return ""
}

// bought tells which units wait to be brought in.
func (x scene) bought(t look.Table, r screen.Reader) string {
	if len(x.New) == 0 {
		return ""
	}
	return x.called(t, x.Turn, r) + " bought: " + x.faces(x.Turn, x.New, r)
}

// ending tells how the game ended, and which secret goal the Nationalists had.
func (x scene) ending(t look.Table, r screen.Reader) string {
	how := "The game is over."
	switch winners := t.Names(x.Winners); x.Ending {
	case riot.ByAim:
		how = x.reached(r)
	case riot.ByOutlast:
		how = "No protesters are left on the board: " + winners + " won."
	case riot.ByLength:
		how = fmt.Sprintf("After round %d, %s had come farthest.", x.Rules.Rounds, winners)
	}
	return screen.Lines(how, x.goalTold(r))
}

// reached says which team has won, and what its aim was.
func (x scene) reached(r screen.Reader) string {
	if len(x.Winners) == 0 {
		return "The game is over."
	}
	side, how := look.At(x.Sides, x.Winners[0]), ""
	switch side.Team {
	case "police":
		how = fmt.Sprintf("all %d cards of Public Opinion have come", x.Public.Total)
	case "nationalists":
		how = "the secret goal is reached"
	default:
		how = fmt.Sprintf("%d of %s", side.Points, points(side.Aim))
	}
	return fmt.Sprintf("%s won in round %d: %s.", x.team(x.Winners[0], r), x.Round, how)
}

// teamName is the name of a team by its ID.
func (x scene) teamName(id string) string {
	for _, s := range x.Sides {
		if s.Team == id {
			return markup.Escape(s.Name)
		}
	}
	return screen.Capital(id)
}

// question tells what is asked of those whom the game waits for, what silence means, and until when, as far as the frame
// does not tell that.
func (x scene) question(t look.Table) string {
	var ask string
	if t.Replay {
		return ""
	}
	switch x.Phase {
	case riot.Blocking:
		ask = "Step in? Silence lets them pass."
	case riot.Shooting:
		ask = "A card to throw? Silence throws no card."
	case riot.Fighting:
		ask = "A card to play? Silence plays no card."
	case riot.Deciding:
		silence, _, _ := strings.Cut(x.silence(), ",")
		ask = "Hand to hand? Silence means to " + silence + "."
	default:
		return ""
	}
	switch {
	case x.until(t).IsZero(): // no clock runs
		ask, _, _ = strings.Cut(ask, "? ")
		return ask + "?"
	case t.Deadline.IsZero():
		ask += " " + t.Latest("End of the time")
	}
	return ask
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
		return "Units are about to enter a building."
	}
	what := "enter"
	if d.Attack {
		what = "attack " + x.face(d.Foe, r) + " in"
	}
	return fmt.Sprintf("%s wants to %s %s with %s.", x.called(t, d.Seat, r), what, x.place(d.Target), x.faces(d.Seat, d.Units, r))
}
