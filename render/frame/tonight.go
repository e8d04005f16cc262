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
		return " (left a game)"
	}
	return " (left " + strconv.Itoa(s.Left) + " games)"
}

// Votes are those for a game.
type Votes struct {
	Kind, Title string
	N           int
	Off         bool // it is switched off
}

const (
	labelIn    = "I'm in"
	labelOut   = "Sit out"
	shownNight = 8 // people whose points a board shows
)

// withTonight adds to the board of a game that is over how the night stands, and what comes next.
func (t Table) withTonight(s screen.Screen) screen.Screen {
	n := t.Tonight
	if n == nil {
		s.Rows = append(s.Rows, []screen.Control{coach, {Label: screen.LabelMoreOptions, Host: More}})
		return s
	}
	if n.Games > 1 && n.Says == "" {
		s.Fields = append(s.Fields, screen.Field{Name: "Tonight after " + strconv.Itoa(n.Games) + " games", Text: Standings(n.Standing)})
	}
	s = n.next(s)
	if n.Asks {
		var votes []screen.Control
		for _, v := range n.Votes {
			c := screen.Control{Label: v.Title, Style: screen.Green, Host: Vote + v.Kind, Off: v.Off}
			if v.N > 0 {
				c.Label += " · " + strconv.Itoa(v.N)
			}
			votes = append(votes, c)
		}
		for len(votes) > screen.MaxButtons {
			s.Rows, votes = append(s.Rows, votes[:screen.MaxButtons]), votes[screen.MaxButtons:]
		}
		s.Rows = append(s.Rows, votes)
	}
	s.Rows = append(s.Rows, append(n.answers(), coach, screen.Control{Label: screen.LabelMoreOptions, Host: More}))
	return s
}

// next adds to a screen what there is to say of the next game.
func (n *Tonight) next(s screen.Screen) screen.Screen {
	if n == nil || n.asked() == "" {
		return s
	}
	s.Fields = append(slices.Clone(s.Fields), screen.Field{Name: "Next game", Text: n.asked()})
	return s
}

// answers are the buttons of those to whom all games are the same.
func (n *Tonight) answers() []screen.Control {
	if n == nil || !n.Asks {
		return nil
	}
	return []screen.Control{{Label: labelIn, Style: screen.Blue, Host: In}, {Label: labelOut, Host: SitOut}}
}

// asked says who is in and when the next game begins; "" where nobody is asked.
func (n *Tonight) asked() string {
	const how = "-# A game is a vote, and you're in. Anyone can press; robots give way."
	in := Names(n.In)
	switch {
	case n.Says != "":
		return n.Says
	case n.Next:
		return "It's on, further down in this channel."
	case !n.Asks:
		return ""
	case n.Why != "":
		return screen.Sentence(n.Why)
	case in == "":
		return how
	case n.Apart:
		return "In: " + in + ".\n-# It waits for the other table."
	case n.Begins.IsZero():
		return "In: " + in + ". It starts when someone else is in, too."
	}
	return screen.Moment("Beginning", n.Begins) + ". In: " + in + "."
}

// Standings are the points of a night in a line, the most first.
func Standings(all []Stood) string {
	var told []string
	for i, s := range all {
		if i == shownNight && len(all) > shownNight+1 {
			told = append(told, strconv.Itoa(len(all)-i)+" more")
			break
		}
		told = append(told, s.Name.Short().Bold("someone")+" "+strconv.Itoa(s.Points)+s.Mark())
	}
	return strings.Join(told, " · ")
}

// Called is the line that tells people that they have a seat in the game that begins.
func Called(ids []string) string { return mentions(ids) + ", you're in." }

// TableOpens is the line that tells people of a new table.
func TableOpens(ids []string) string { return mentions(ids) + ", a table opens." }

func mentions(ids []string) string { return "<@" + strings.Join(ids, "> <@") + ">" }

// Names lists people.
func Names(all []markup.Name) string {
	var told []string
	for _, n := range all {
		told = append(told, n.Short().Bold("someone"))
	}
	return strings.Join(told, ", ")
}

// overPage is what else can be done when a game is over.
func overPage(t Table) screen.Screen {
	s := screen.Screen{Title: t.Kind.Title + " – more", Accent: screen.OverColour, Text: "**Export**: the game as a file."}
	row := []screen.Control{export}
	if t.Phase == look.OverPhase {
		s.Text = screen.Lines("**Replay**: the game from the start, move by move.", s.Text)
		row = []screen.Control{replay, export}
	}
	if t.Dealing.Checks {
		s.Text = screen.Lines(s.Text, "**Verify**: shows how the cards were decided.")
		row = append(row, verify)
	}
	s.Rows = [][]screen.Control{row}
	if f, ok := t.Ratings.field(t, screen.Reader{}); ok {
		s.Fields = append(s.Fields, f)
	}
	if t.Tonight != nil && t.Tonight.Asks {
		s.Text = screen.Lines(s.Text, "**Close the night**: no next game; I'll post tonight's points.")
		s.Rows = append(s.Rows, []screen.Control{{Label: "Close the night", Style: screen.Red, Host: CloseNight}})
	}
	return screen.Fit(s)
}
