package frame

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// Host actions about how chance at a table is decided.
const (
	HowDealt = "dealt"  // tell everything about it
	Cut      = "cut"    // ask for a word to be mixed in, or take the one that a form has asked for
	Verify   = "verify" // deal and play the game again, which is over
)

// DealtPlace is the place in a hand, and in a seat in the lobby, that tells how chance is decided.
const DealtPlace = "_dealt"

// A Dealing is what is known of how a table's chance is decided; the zero Dealing is of a table that has no secret.
type Dealing struct {
	Sum    string // of the table's secret
	Secret string // "": not to be known yet
	Shares []DealShare
	Given  bool // nothing is mixed: many have the same deal

	Closes  bool      // a message closes the mix before the cards are dealt
	Closed  string    // the sum that it tells; "": it is not posted yet
	Message string    // where it stands: an address; "": it could not be posted
	At      time.Time // when Discord got it
	// Checks tells that the game can be checked when it is over: also without a secret, if only as far as that goes.
	Checks bool
}

// A DealShare is what the player in a seat has given to be mixed with the secret.
type DealShare struct {
	By    games.Seat // whose it is
	Press string     // the identifier of their press; "": none
	Word  markup.Name
}

// MaxCut is how long a word can be that is mixed in, in UTF-16 code units.
const MaxCut = 20

// shownSum is how much of the sum stands on a lobby, with the ellipsis: a line on a phone.
const shownSum = 33

var (
	cut      = screen.Control{Label: "Add a word …", Host: Cut}
	howDealt = screen.Control{Label: "Is it fair?", Host: HowDealt}
	verify   = screen.Control{Label: "Verify", Host: Verify}
)

// sealed is one line for the lobby: what nobody can change any more. Where a message closes the mix, the sum of the secret binds
// nobody beyond that.
func (d Dealing) sealed() string {
	if d.Sum == "" || d.Closes {
		return ""
	}
	return "Sealed: " + markup.Clip(d.Sum, shownSum)
}

// withSeal adds to somebody's seat in the lobby what they can do about chance.
func (t Table) withSeal(s screen.Screen) screen.Screen {
	if t.Dealing.Sum != "" {
		last := &s.Rows[len(s.Rows)-1]
		*last = append(*last, cut, screen.Control{Label: howDealt.Label, Go: DealtPlace})
	}
	return s
}

// DealtPage tells the reader in a seat, or in none, how chance at a table is decided.
func DealtPage(t Table, reader games.Seat) screen.Screen {
	return screen.Fit(t.dealtPage(reader, false))
}

// dealtPage is the same in a hand: with a way back.
func (t Table) dealtPage(reader games.Seat, inHand bool) screen.Screen {
	d := t.Dealing
	s := screen.Screen{Title: t.Kind.Title + " – is it fair?", Accent: screen.OpenColour}
	if inHand {
		s.Rows = [][]screen.Control{{screen.Back(screen.LabelBack)}}
	}
	if d.Sum == "" {
		s.Text = "Chance at this table was not sealed: nothing is mixed into it."
		return s
	}
	s.Text = "All chance comes from a **secret** of this table, mixed with the presses and words below. " +
		"Its sum stands here from the opening on, before anybody joins, so that nobody can change the secret any more."
	if d.Closes {
		s.Text = "All chance comes from a **secret** of this table, mixed with the words below and with the number of a message. " +
			"That message fixes the secret and the words before Discord gives it its number, so that nobody can choose the cards."
	}
	next := "The secret is shown when the game is over. **Verify** then plays it again and compares."
	if d.Secret != "" {
		next = ""
	}
	if t.Phase == look.LobbyPhase {
		next = screen.Lines("**Add a word**: any word of a player is mixed in, too.", next)
		if inHand {
			s.Rows[0] = append(s.Rows[0], cut)
		}
	}
	s.Text = screen.Paragraphs(s.Text, next)
	s.Fields = []screen.Field{{Name: "Sum of the secret (SHA-256)", Text: "`" + d.Sum + "`"}}
	if d.Closed != "" {
		s.Fields = append(s.Fields, screen.Field{Name: "Fixed by the message", Text: d.message()})
	}
	if d.Secret != "" {
		s.Fields = append(s.Fields, screen.Field{Name: "The secret", Text: "`" + d.Secret + "`"})
	}
	s.Fields = append(s.Fields, screen.Field{Name: "Mixed with it", Text: t.shares(reader)})
	return s
}

// shares lists by seat what is mixed with the secret. A word is shown to nobody but its author: so nothing that people write is public.
func (t Table) shares(reader games.Seat) string {
	var rows []string
	for i, share := range t.Dealing.Shares {
		var gives []string
		if share.Press != "" && !t.Dealing.Closes {
			gives = append(gives, "press "+markup.Escape(share.Press))
		}
		switch {
		case share.Word == (markup.Name{}):
		case share.By == reader:
			gives = append(gives, "word “"+share.Word.String()+"”")
		default:
			gives = append(gives, "has cut with a word")
		}
		if gives == nil {
			gives = []string{"nothing"}
		}
		rows = append(rows, fmt.Sprintf("%d. %s: %s", i+1, t.Name(share.By), strings.Join(gives, ", ")))
	}
	return strings.Join(rows, "\n")
}

// CutForm asks for the word that is mixed in.
func CutForm() screen.Form {
	return screen.Form{
		Title: "Add a word", Label: "Any word", Go: Cut,
		Help: "It is mixed with the secret. Others read that you have cut; the game's file has the word.", Hint: fmt.Sprintf("at most %d letters", MaxCut),
	}
}

// A Check is what dealing and playing a game again has shown.
type Check struct {
	Seed      string
	Moves     int
	Differs   string   // what differs first; "": nothing
	Unchecked []string // what could not be checked, as sentences without their ends
	Margins   bool     // it was a race with presses that were close
}

// VerifyPage tells what a check of a game that is over has shown.
func VerifyPage(t Table, reader games.Seat, c Check) screen.Screen {
	s := t.dealtPage(reader, false)
	s.Title, s.Accent = t.Kind.Title+" – verified", screen.OpenColour
	s.Text = "✅ **Begun and played again, it is the same game**: the same start, " + screen.Plural(c.Moves, "move") + ", the same end."
	if c.Unchecked != nil {
		s.Title = t.Kind.Title + " – verified in part"
		s.Text = "☑️" + strings.TrimPrefix(s.Text, "✅")
	}
	if c.Differs != "" {
		s.Title, s.Accent = t.Kind.Title+" – not verified", screen.WindowColour
		s.Text = "❌ **It does not fit.** " + screen.Sentence(screen.Capital(markup.Escape(c.Differs)))
	}
	if c.Differs == "" {
		s.Text = screen.Paragraphs(s.Text, t.bound())
	}
	for _, u := range c.Unchecked {
		s.Text = screen.Paragraphs(s.Text, "Not checked: "+screen.Sentence(markup.Escape(u)))
	}
	s.Fields = append(s.Fields, screen.Field{Name: "The seed that they come to", Text: "`" + c.Seed + "`"})
	s.Text = screen.Paragraphs(s.Text, "-# To check it without this bot, press **"+screen.LabelExport+"** on the board and run *ruckus verify* with the file.")
	if c.Margins {
		s.Rows = append(s.Rows, []screen.Control{closePresses})
	}
	return screen.Fit(s)
}

// message is the sum that the closing message tells, and where it stands.
func (d Dealing) message() string {
	if d.Message == "" {
		return "`" + d.Closed + "` could not be posted"
	}
	return "`" + d.Closed + "` in [this message](" + d.Message + "), " + timeOfDay(d.At)
}

// bound is who could have chosen the cards of a game that fits its deal. It claims no more than what has been computed.
func (t Table) bound() string {
	d := t.Dealing
	var words []string
	people := 0
	for _, share := range d.Shares {
		if !t.Players[share.By].Robot {
			people++
		}
		if share.Word != (markup.Name{}) {
			words = append(words, t.Name(share.By))
		}
	}
	switch {
	case d.Sum == "": // what it was then stands among what is not checked
		return ""
	case d.Message != "":
		return "🔒 All that is mixed was fixed in a message before Discord gave it the number that went in last. If [it](" + d.Message + ") stands in your channel at " +
			timeOfDay(d.At) + ", when you began, with `" + d.Closed[:8] + "…`, no “(edited)” and no line above it, nobody chose these cards, short of posting and deleting such " +
			"messages before your eyes. The people who run this bot could look at them."
	case len(words) > 0:
		return fmt.Sprintf("🔓 **%d of %s added a word** (%s). The cards are bound if one of these words is yours and came last. There is no message that fixed them.",
			len(words), screen.Plural(people, "player"), strings.Join(words, ", "))
	}
	return "🔓 **Nothing has bound the people who run this bot**: no message that fixed the cards, and no word. What was checked is that the cards and the moves follow from the secret."
}

// timeOfDay has Discord write a moment as its reader's clock shows it, with seconds.
func timeOfDay(at time.Time) string { return "<t:" + strconv.FormatInt(at.Unix(), 10) + ":T>" }
