package screens

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"time"

	"ruckus/bot/internal/night"
	"ruckus/games"
	"ruckus/render/frame"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// Places inside a game night.
const (
	NightComes  = "in"    // the reader wants to play, or is here
	NightGoes   = "out"   // the reader does not play, or not any more
	NightLearn  = "learn" // the games that are to be played
	NightPlace  = "place" // where the reader stands and sits
	NightPutOff = "later" // of moderators: it begins later
	NightMove   = "here"  // of moderators: it continues in this channel
	NightOff    = "off"   // of moderators: to call it off
	NightSure   = "sure"  // of moderators: it is called off

	NightPlan     = "plan"     // of moderators: what is to be announced, see Planned
	NightAnnounce = "announce" // of moderators: to announce it
)

const (
	shownGuests = 8
	shownPlaces = 10
)

// A GameNight is a game night of a server.
type GameNight struct {
	Stage    night.Stage
	Begins   time.Time    // the next round
	Ends     time.Time    // the time of the round that is on
	Games    []games.Kind // by round
	Round    int          // that is on or was the last, from 1
	Minutes  int          // of a round
	Guests   []markup.Name
	Here     int // of them
	Standing []frame.Stood
	Tables   []NightTable
	Closed   bool   // nobody can come in any more
	Trouble  string // what is missing, as a sentence
	Off      string // why it was called off
}

// A NightTable is a table of a round.
type NightTable struct {
	ID     string
	Where  string // a link or a mention of its thread; "": not known yet
	People []markup.Name
	Users  []string // IDs of these people
	Left   []string // of those who have left the game
	Over   bool
}

// GameNightBoard is the one message of a game night.
func GameNightBoard(n GameNight) screen.Screen {
	s := screen.Screen{Title: say("night.title"), Accent: screen.PlayingColour}
	switch n.Stage {
	case night.SigningUp:
		s.Text = screen.Paragraphs(n.hour(), n.program(), n.guests(), say("night.how"))
		s.Rows = [][]screen.Control{{{Label: say("night.comes"), Style: screen.Green, Go: NightComes}, {Label: say("night.goes"), Go: NightGoes}, {Label: say("night.learn"), Go: NightLearn}}}
	case night.CheckingIn:
		s.Title = say("night.title.here")
		s.Text = screen.Paragraphs(n.hour(), n.program(), say("night.here", "button", screen.LabelHere, "n", n.Here, "of", len(n.Guests)))
		s.Rows = [][]screen.Control{{{Label: screen.LabelHere, Style: screen.Green, Go: NightComes}, {Label: say("night.goes"), Go: NightGoes}, {Label: say("night.learn"), Go: NightLearn}}}
	case night.Playing, night.Resting:
		s.Title = say("night.title.round", "round", n.roundOf())
		s.Text = screen.Paragraphs(n.now(), n.places(shownPlaces), n.tables(), say("night.points"))
		row := []screen.Control{{Label: say("night.place"), Style: screen.Blue, Go: NightPlace}}
		if !n.Closed {
			row = append(row, screen.Control{Label: screen.LabelHere, Style: screen.Green, Go: NightComes})
		}
		s.Rows = [][]screen.Control{append(row, screen.Control{Label: say("night.leaves"), Go: NightGoes})}
	default:
		s.Title, s.Accent = n.ended(), screen.OverColour
		s.Text = screen.Paragraphs(n.places(len(n.Standing)), n.counted())
		if n.Off != "" {
			s.Accent, s.Text = screen.ClosedColour, screen.Sentence(n.Off)
		}
	}
	if n.Trouble != "" && n.Stage != night.Ended {
		s.Text = screen.Paragraphs(s.Text, say("trouble", "trouble", screen.Sentence(n.Trouble)))
	}
	return screen.Fit(s)
}

// hour is when the night begins, in the reader's own time.
func (n GameNight) hour() string {
	return say("night.hour", "time", markup.Time(n.Begins, "F"), "at", markup.Time(n.Begins, "R"))
}

// program says what is played.
func (n GameNight) program() string {
	var told []string
	for _, k := range n.Games {
		if line := say("night.game", "game", k.Title, "phrase", k.Phrase); !slices.Contains(told, line) {
			told = append(told, line)
		}
	}
	return say("night.program", "n", len(n.Games), "minutes", n.Minutes, "games", strings.Join(told, " · "))
}

func (n GameNight) guests() string {
	if len(n.Guests) == 0 {
		return say("night.guests.none")
	}
	names := frame.Names(n.Guests[:min(len(n.Guests), shownGuests)])
	if more := len(n.Guests) - shownGuests; more > 0 {
		names = say("night.guests.more", "who", names, "n", more)
	}
	return say("night.guests", "n", len(n.Guests), "who", names)
}

func (n GameNight) roundOf() string {
	round := n.Round
	if n.Stage == night.Resting {
		round++
	}
	round = max(1, min(round, len(n.Games)))
	return say("night.round", "n", round, "of", len(n.Games), "game", n.Games[round-1].Title)
}

// now says what is going on.
func (n GameNight) now() string {
	if n.Stage == night.Resting {
		return say("night.rest", "time", markup.Time(n.Begins, "R"))
	}
	on := 0
	for _, t := range n.Tables {
		if !t.Over {
			on++
		}
	}
	if len(n.Tables) == 0 {
		return say("night.setup")
	}
	return say("night.now", "n", on, "tables", len(n.Tables), "time", markup.Time(n.Ends, "R"))
}

// places are the standings, the best first: a line each for the first ones, and the others one behind the other, up to so many.
func (n GameNight) places(most int) string {
	var told []string
	for _, s := range n.Standing[:min(len(n.Standing), most)] {
		told = append(told, say("night.row", "place", s.Place, "who", s.Name.Short().Bold(say("someone")), "points", strconv.Itoa(s.Points)+s.Mark()))
	}
	first := min(len(told), shownPlaces)
	text := screen.Lines(strings.Join(told[:first], "\n"), strings.Join(told[first:], ", "))
	if more := len(n.Standing) - most; more > 0 {
		text = screen.Lines(text, say("night.row.more", "n", more, "button", say("night.place")))
	}
	return text
}

// tables are who sits where.
func (n GameNight) tables() string {
	var lines []string
	for i, t := range n.Tables {
		where := cmp.Or(t.Where, say("night.table", "n", i+1))
		if t.Over {
			where = say("night.table.over", "table", where)
		}
		var names []string
		for _, p := range t.People {
			names = append(names, p.Tiny().String())
		}
		line := where + " " + strings.Join(names, ", ")
		if i == 0 && n.Round == len(n.Games) && n.Round > 1 && len(n.Tables) > 1 {
			line = say("night.final", "table", line)
		}
		lines = append(lines, line)
	}
	return strings.Join(lines, "\n")
}

func (n GameNight) ended() string {
	var best []string
	for _, s := range n.Standing {
		if s.Place == 1 && s.Points > 0 {
			best = append(best, s.Name.Short().Plain())
		}
	}
	switch {
	case n.Off != "":
		return say("night.title.off")
	case len(best) == 0:
		return say("night.title.over")
	case len(best) == 1:
		return say("night.title.won", "who", best[0])
	}
	return say("night.title.shared", "who", screen.List(best, say("and")))
}

func (n GameNight) counted() string {
	return say("night.counted", "n", n.Round, "people", len(n.Standing))
}

// NightCall is what stands on the message that calls people to the check-in.
func NightCall() screen.Screen {
	return screen.Screen{Rows: [][]screen.Control{{{Label: screen.LabelHere, Style: screen.Green, Go: NightComes}, {Label: say("night.goes"), Go: NightGoes}}}}
}

// LearnNight leads to the lessons of the games of a night.
func LearnNight(kinds []games.Kind) screen.Screen {
	s := screen.Screen{Title: say("night.lessons.title"), Accent: screen.PlayingColour, Text: say("night.lessons")}
	for _, k := range kinds {
		s.Rows = append(s.Rows, []screen.Control{{Label: say("night.lesson", "game", k.Title), Style: screen.Green, Go: HomeLearn + " " + k.Name}, {Label: say("night.rules", "game", k.Title), Go: HomeRules + " " + k.Name}})
	}
	return screen.Fit(s)
}

// A NightSeat is what a game night is for one person.
type NightSeat struct {
	GameNight

	Signed  bool // they want to play
	Present bool // they have said that they are here
	Gone    bool // they have gone, or were away for a whole round
	Left    bool // they have left the game at their table, which is on
	Own     *frame.Stood
	Of      int
	Table   *NightTable // where they sit; nil: nowhere
}

func (n NightSeat) start() string { return say("night.start", "time", markup.Time(n.Begins, "R")) }

// gone says to somebody who has gone what that means, and how they come back.
func (n NightSeat) gone() (says []string) {
	switch {
	case !n.Left:
		says = []string{say("seat.out")}
	case n.Games[n.Round-1].StandsIn():
		says = []string{say("seat.left.robot", "button", screen.LabelMyHand)}
	default:
		says = []string{say("seat.left", "button", screen.LabelMyHand)}
	}
	if !n.Closed {
		says = append(says, say("seat.back", "button", screen.LabelHere))
	}
	return says
}

// NightPlacePage says to one person where they stand and sit. What the button does is the hand at their table.
func NightPlacePage(n NightSeat) screen.Screen {
	s := screen.Screen{Title: say("seat.title"), Accent: screen.PlayingColour}
	var says []string
	if n.Own != nil {
		says = append(says, say("seat.points", "place", screen.Ordinal(n.Own.Place), "of", n.Of, "n", n.Own.Points))
	}
	switch {
	case n.Stage == night.Ended && n.Off != "":
		says = append(says, say("seat.off", "why", n.Off))
	case n.Stage == night.Ended:
		says = append(says, say("seat.over"))
	case n.Left:
		says = append(says, n.gone()...)
		s.Rows = [][]screen.Control{{{Label: screen.LabelMyHand, Style: screen.Green, Go: n.Table.ID}}}
	case n.Table != nil && !n.Table.Over:
		says = append(says, say("seat.plays", "game", n.Games[n.Round-1].Title, "table", n.Table.Where))
		s.Rows = [][]screen.Control{{{Label: screen.LabelMyHand, Style: screen.Green, Go: n.Table.ID}}}
	case n.Gone && n.Round > 0:
		says = append(says, n.gone()...)
	case !n.Signed:
		says = append(says, say("seat.none"))
	case n.Stage == night.SigningUp:
		says = append(says, say("seat.listed", "button", screen.LabelHere), n.start())
	case !n.Present:
		says = append(says, say("seat.press", "button", screen.LabelHere), n.start())
	case n.Stage == night.Playing:
		says = append(says, say("seat.wait"))
	default:
		says = append(says, say("seat.next"), n.start())
	}
	s.Text = strings.Join(says, "\n")
	return screen.Fit(s)
}
