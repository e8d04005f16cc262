package screens

import (
	"fmt"
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
	labelPlace  = "My place"
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
	s := screen.Screen{Title: "🎲 Game night", Accent: screen.PlayingColour}
	switch n.Stage {
	case night.SigningUp:
		s.Text = screen.Paragraphs(n.hour(), n.program(), n.guests(), screen.Small("Ten minutes before, everyone who has signed up is called once. A person who is here then gets a table; a person who comes later plays from the next round on.", screen.Reader{}))
		s.Rows = [][]screen.Control{{{Label: "I want to play", Style: screen.Green, Go: NightComes}, {Label: "Not me", Go: NightGoes}, {Label: "Learn them", Go: NightLearn}}}
	case night.CheckingIn:
		s.Title += ": who is here?"
		s.Text = screen.Paragraphs(n.hour(), n.program(), fmt.Sprintf("Press **%s** to get a seat: %d of %d are here.", screen.LabelHere, n.Here, len(n.Guests)))
		s.Rows = [][]screen.Control{{{Label: screen.LabelHere, Style: screen.Green, Go: NightComes}, {Label: "Not me", Go: NightGoes}, {Label: "Learn them", Go: NightLearn}}}
	case night.Playing, night.Resting:
		s.Title += " · " + n.roundOf()
		s.Text = screen.Paragraphs(n.now(), n.places(shownPlaces), n.tables(), pointsSay)
		row := []screen.Control{{Label: labelPlace, Style: screen.Blue, Go: NightPlace}}
		if !n.Closed {
			row = append(row, screen.Control{Label: screen.LabelHere, Style: screen.Green, Go: NightComes})
		}
		s.Rows = [][]screen.Control{append(row, screen.Control{Label: "I must go", Go: NightGoes})}
	default:
		s.Title, s.Accent = n.ended(), screen.OverColour
		s.Text = screen.Paragraphs(n.places(len(n.Standing)), n.counted())
		if n.Off != "" {
			s.Accent, s.Text = screen.ClosedColour, screen.Sentence(n.Off)
		}
	}
	if n.Trouble != "" && n.Stage != night.Ended {
		s.Text = screen.Paragraphs(s.Text, "⚠ "+screen.Sentence(n.Trouble))
	}
	return screen.Fit(s)
}

const pointsSay = "-# 12 points for first place at a table, 0 for last, evenly spaced in between; none if you leave."

// hour is when the night begins, in the reader's own time.
func (n GameNight) hour() string {
	return fmt.Sprintf("**<t:%d:F>**\n%s", n.Begins.Unix(), screen.Moment("Beginning", n.Begins))
}

// program says what is played.
func (n GameNight) program() string {
	var told []string
	for _, k := range n.Games {
		if line := "**" + k.Title + "**, " + k.Phrase; !slices.Contains(told, line) {
			told = append(told, line)
		}
	}
	return fmt.Sprintf("%s of at most %d minutes, at tables of 3 or 4:\n%s", screen.Capital(screen.Plural(len(n.Games), "round")), n.Minutes, strings.Join(told, " · "))
}

func (n GameNight) guests() string {
	if len(n.Guests) == 0 {
		return "Nobody has signed up yet: be the first."
	}
	names := frame.Names(n.Guests[:min(len(n.Guests), shownGuests)])
	if more := len(n.Guests) - shownGuests; more > 0 {
		names += " and " + strconv.Itoa(more) + " more"
	}
	wants := "want"
	if len(n.Guests) == 1 {
		wants = "wants"
	}
	return fmt.Sprintf("**%d %s to play:** %s", len(n.Guests), wants, names)
}

func (n GameNight) roundOf() string {
	round := n.Round
	if n.Stage == night.Resting {
		round++
	}
	round = max(1, min(round, len(n.Games)))
	return fmt.Sprintf("round %d of %d: %s", round, len(n.Games), n.Games[round-1].Title)
}

// now says what is going on.
func (n GameNight) now() string {
	if n.Stage == night.Resting {
		return screen.Moment("Beginning of the round", n.Begins)
	}
	on := 0
	for _, t := range n.Tables {
		if !t.Over {
			on++
		}
	}
	if len(n.Tables) == 0 {
		return "The tables are being set up."
	}
	plays := "play"
	if on == 1 {
		plays = "plays"
	}
	return fmt.Sprintf("%d of %s %s.\n%s", on, screen.Plural(len(n.Tables), "table"), plays, screen.Moment("Round deadline", n.Ends))
}

// places are the standings, the best first: a line each for the first ones, and the others one behind the other, up to so many.
func (n GameNight) places(most int) string {
	var told []string
	for _, s := range n.Standing[:min(len(n.Standing), most)] {
		told = append(told, fmt.Sprintf(`%d\. %s · %d%s`, s.Place, s.Name.Short().Bold("someone"), s.Points, s.Mark())) // else Discord makes a list of it
	}
	first := min(len(told), shownPlaces)
	text := screen.Lines(strings.Join(told[:first], "\n"), strings.Join(told[first:], ", "))
	if more := len(n.Standing) - most; more > 0 {
		text += fmt.Sprintf("\nand %d more: *%s* has yours", more, labelPlace)
	}
	return text
}

// tables are who sits where.
func (n GameNight) tables() string {
	var lines []string
	for i, t := range n.Tables {
		where := "Table " + strconv.Itoa(i+1)
		if t.Where != "" {
			where = t.Where
		}
		mark := ""
		if t.Over {
			mark = "✓ "
		}
		var names []string
		for _, p := range t.People {
			names = append(names, p.Tiny().String())
		}
		line := mark + where + " " + strings.Join(names, ", ")
		if i == 0 && n.Round == len(n.Games) && n.Round > 1 && len(n.Tables) > 1 {
			line += " · **the final**"
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
		return "🎲 Game night: cancelled"
	case len(best) == 0:
		return "🎲 The game night is over"
	case len(best) == 1:
		return "🏆 " + best[0] + " wins the game night"
	}
	return "🏆 " + screen.List(best, "and") + " share the game night"
}

func (n GameNight) counted() string {
	return screen.Small(fmt.Sprintf("%s, %s. Level points: more wins first, then stronger opponents.", screen.Plural(n.Round, "round"), frame.People(len(n.Standing))), screen.Reader{})
}

// NightCall is what stands on the message that calls people to the check-in.
func NightCall() screen.Screen {
	return screen.Screen{Rows: [][]screen.Control{{{Label: screen.LabelHere, Style: screen.Green, Go: NightComes}, {Label: "Not me", Go: NightGoes}}}}
}

// LearnNight leads to the lessons of the games of a night.
func LearnNight(kinds []games.Kind) screen.Screen {
	s := screen.Screen{Title: "Learn the games", Accent: screen.PlayingColour, Text: "Each lesson is a few minutes of play, and only you see it."}
	for _, k := range kinds {
		s.Rows = append(s.Rows, []screen.Control{{Label: "Learn " + k.Title, Style: screen.Green, Go: HomeLearn + " " + k.Name}, {Label: "Rules of " + k.Title, Go: HomeRules + " " + k.Name}})
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

// gone says to somebody who has gone what that means, and how they come back.
func (n NightSeat) gone() (says []string) {
	switch {
	case !n.Left:
		says = []string{"**You're out of the game night.**"}
	case n.Games[n.Round-1].StandsIn():
		says = []string{"**You've left.** A robot plays on for you; *" + screen.LabelMyHand + "* brings you back to the table."}
	default:
		says = []string{"**You've left.** The game continues without you; *" + screen.LabelMyHand + "* brings you back to the table."}
	}
	if !n.Closed {
		says = append(says, "*"+screen.LabelHere+"* gets you a seat in the next round.")
	}
	return says
}

// NightPlacePage says to one person where they stand and sit. What the button does is the hand at their table.
func NightPlacePage(n NightSeat) screen.Screen {
	s := screen.Screen{Title: "🎲 Your game night", Accent: screen.PlayingColour}
	var says []string
	if n.Own != nil {
		says = append(says, fmt.Sprintf("You're **%s of %d**, with %s.", screen.Ordinal(n.Own.Place), n.Of, screen.Plural(n.Own.Points, "point")))
	}
	switch {
	case n.Stage == night.Ended && n.Off != "":
		says = append(says, "The game night was cancelled: "+n.Off+".")
	case n.Stage == night.Ended:
		says = append(says, "The game night is over. Good games!")
	case n.Left:
		says = append(says, n.gone()...)
		s.Rows = [][]screen.Control{{{Label: screen.LabelMyHand, Style: screen.Green, Go: n.Table.ID}}}
	case n.Table != nil && !n.Table.Over:
		says = append(says, fmt.Sprintf("You play %s: %s", n.Games[n.Round-1].Title, n.Table.Where))
		s.Rows = [][]screen.Control{{{Label: screen.LabelMyHand, Style: screen.Green, Go: n.Table.ID}}}
	case n.Gone && n.Round > 0:
		says = append(says, n.gone()...)
	case !n.Signed:
		says = append(says, "You don't play in it.")
	case n.Stage == night.SigningUp:
		says = append(says, "You're on the list. Ten minutes before, you're called once: then press *"+screen.LabelHere+"*.", screen.Moment("Beginning", n.Begins))
	case !n.Present:
		says = append(says, "Press *"+screen.LabelHere+"* to get a seat.", screen.Moment("Beginning", n.Begins))
	case n.Stage == night.Playing:
		says = append(says, "The next round comes when all tables have ended, and you have a seat in it.")
	default:
		says = append(says, "You have a seat in the next round: its board mentions you.", screen.Moment("Beginning", n.Begins))
	}
	s.Text = strings.Join(says, "\n")
	return screen.Fit(s)
}
