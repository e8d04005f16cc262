package frame

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// Host actions on the board of a game that is over.
const (
	Vote       = "vote "       // and a game: it is to be next, and the reader is in
	In         = "in"          // the reader plays whatever is next
	SitOut     = "out"         // the reader does not play the next game
	CloseNight = "close night" // there is no next game
)

// A Tonight is the night that a game belongs to, as its board shows it when the game is over.
type Tonight struct {
	Games    int     // that are over
	Standing []Stood // who has played tonight, the best first
	Asks     bool    // the board asks for the next game
	Votes    []Votes // by game, in the order of the list
	In       []markup.Name
	Begins   time.Time // the next game; zero: it waits
	Apart    bool      // at another table the game is still on
	Why      string    // why the next game could not begin
	Next     bool      // it has begun
	Says     string    // of a game night: what comes next, as a sentence
}

// A Stood is how somebody stands in a night.
type Stood struct {
	Name   markup.Name
	Points int
	Place  int
	Left   int // how many games they have left
}

// Mark stands behind the points of who has left games, which bring them none.
func (s Stood) Mark() string {
	switch s.Left {
	case 0:
		return ""
	case 1:
		return " " + say("tonight.left")
	}
	return " " + say("tonight.left.many", "n", s.Left)
}

// Votes are those for a game.
type Votes struct {
	Kind, Title string
	N           int
	Off         bool // it is switched off
}

const shownNight = 8 // people whose points a board shows

// withTonight adds to the board of a game that is over how the night stands, and what comes next.
func (t Table) withTonight(s screen.Screen) screen.Screen {
	n := t.Tonight
	if n == nil {
		s.Rows = append(s.Rows, []screen.Control{coach, {Label: screen.LabelMoreOptions, Host: More}})
		return s
	}
	if n.Games > 1 && n.Says == "" {
		s.Fields = append(s.Fields, screen.Field{Name: say("tonight", "n", n.Games), Text: Standings(n.Standing)})
	}
	s = n.next(s)
	s.Rows = append(s.Rows, n.ballot()...)
	s.Rows = append(s.Rows, append(n.answers(), coach, screen.Control{Label: screen.LabelMoreOptions, Host: More}))
	return s
}

// ballot are the buttons of the games that can be next, each with its votes.
func (n *Tonight) ballot() (rows [][]screen.Control) {
	if n == nil || !n.Asks {
		return nil
	}
	var votes []screen.Control
	for _, v := range n.Votes {
		c := screen.Control{Label: v.Title, Style: screen.Green, Host: Vote + v.Kind, Off: v.Off}
		if v.N > 0 {
			c.Label += " · " + strconv.Itoa(v.N)
		}
		votes = append(votes, c)
	}
	return slices.Collect(slices.Chunk(votes, screen.MaxButtons))
}

// next adds to a screen what there is to say of the next game.
func (n *Tonight) next(s screen.Screen) screen.Screen {
	if n == nil || n.asked() == "" {
		return s
	}
	s.Fields = append(slices.Clone(s.Fields), screen.Field{Name: say("next"), Text: n.asked()})
	return s
}

// answers are the buttons of those to whom all games are the same.
func (n *Tonight) answers() []screen.Control {
	if n == nil || !n.Asks {
		return nil
	}
	return []screen.Control{{Label: say("in"), Style: screen.Blue, Host: In}, {Label: say("out"), Host: SitOut}}
}

// asked says who is in and when the next game begins; "" where nobody is asked.
func (n *Tonight) asked() string {
	in := Names(n.In)
	switch {
	case n.Says != "":
		return n.Says
	case n.Next:
		return say("next.on")
	case !n.Asks:
		return ""
	case n.Why != "":
		return screen.Sentence(n.Why)
	case in == "":
		return say("next.how")
	case n.Apart:
		return say("next.apart", "who", in)
	case n.Begins.IsZero():
		return say("next.alone", "who", in)
	}
	return say("next.begins", "time", relative(n.Begins), "who", in)
}

// Standings are the points of a night in a line, the most first.
func Standings(all []Stood) string {
	var told []string
	for i, s := range all {
		if i == shownNight && len(all) > shownNight+1 {
			told = append(told, say("more", "n", len(all)-i))
			break
		}
		told = append(told, s.Name.Short().Bold(say("someone"))+" "+strconv.Itoa(s.Points)+s.Mark())
	}
	return strings.Join(told, " · ")
}

// Called is the line that tells people that they have a seat in the game that begins.
func Called(ids []string) string { return say("called", "who", mentions(ids)) }

// TableOpens is the line that tells people of a new table.
func TableOpens(ids []string) string { return say("opens", "who", mentions(ids)) }

func mentions(ids []string) string { return "<@" + strings.Join(ids, "> <@") + ">" }

// Names lists people.
func Names(all []markup.Name) string {
	var told []string
	for _, n := range all {
		told = append(told, n.Short().Bold(say("someone")))
	}
	return strings.Join(told, ", ")
}

// overPage is what else can be done when a game is over.
func overPage(t Table) screen.Screen {
	s := screen.Screen{Title: t.titled("more.title"), Accent: screen.OverColour, Text: say("more.export")}
	row := []screen.Control{export}
	if t.Phase == look.OverPhase {
		s.Text = screen.Lines(say("more.replay"), s.Text)
		row = []screen.Control{replay, export}
	}
	if t.Dealing.Checks {
		s.Text = screen.Lines(s.Text, say("more.verify"))
		row = append(row, verify)
	}
	s.Rows = [][]screen.Control{row}
	if f, ok := t.Ratings.field(t, screen.Reader{}); ok {
		s.Fields = append(s.Fields, f)
	}
	if t.Tonight != nil && t.Tonight.Asks {
		s.Text = screen.Lines(s.Text, say("more.close"))
		s.Rows = append(s.Rows, []screen.Control{{Label: say("night.close"), Style: screen.Red, Host: CloseNight}})
	}
	return screen.Fit(s)
}
