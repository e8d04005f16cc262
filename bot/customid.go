package bot

import (
	"strings"

	"ruckus/bot/internal/people"
	"ruckus/games"
	"ruckus/render/screen"
	"ruckus/store"
)

// The whole state of a screen stands in its buttons, so a press works after a restart and on any old message. Identifiers
// come from clients: what's read here is a claim, for the code that acts on it to check.

// maxCustomID is how long Discord lets the identifier of a button or menu be, in bytes.
const maxCustomID = 100

// What a control asks for: the third part of its identifier.
const (
	verbDo       = "d" // make a move
	verbGo       = "g" // go to a place inside the hand
	verbHost     = "h" // ask the host for something
	verbRules    = "r" // go to a place inside the rules, with the table's options
	verbKind     = "k" // go to a place inside the rules of the game that stands in the table's place
	verbOpen     = "o" // open the hand at the table that is picked
	verbRead     = "w" // read the board of the table that is picked, in words
	verbManage   = "m" // use the tools for the table, or for the one that is picked
	verbMe       = "u" // go to a place inside what the user has chosen for themselves
	verbChoose   = "c" // go to a place inside the options of a lobby
	verbLeague   = "l" // go to a place inside leaderboards, statistics and history
	verbHome     = "i" // go to a place inside what there is here
	verbNight    = "n" // go to a place inside a game night
	verbReplay   = "p" // go to a place inside the replay of a game that is over
	verbDaily    = "y" // go to a place inside the deal of the day
	verbBar      = "b" // do something about the person behind it, as a moderator
	verbSettings = "s" // go to a place inside the settings of the game that stands in the table's place
)

// noTable stands in an identifier's place of the table where no table is meant.
const noTable = "-"

// lessonSep stands between the game and the place in the identifier of a lesson's screen. No table's ID has it.
const lessonSep = "_"

// errCustomID refuses an identifier that this program did not make, or an older version of it made.
var errCustomID = refuse("no.button")

// A customID is what the identifier of a button or menu says. It is the whole state of the screen that the control is
// on, so that a control works after a restart, and however old its message is.
type customID struct {
	Cards people.Cards // how the screen writes cards, and so does what follows
	Table string       // of at most 16 letters, digits, '-' and '_'
	Verb  string
	Arg   string // a move, a place or a host action; printable, without '|'
}

// String writes the identifier, its own version first.
func (c customID) String() string {
	return versions[c.Cards] + "|" + c.Table + "|" + c.Verb + "|" + c.Arg
}

// versions are how an identifier begins, by how the screen writes cards.
var versions = map[people.Cards]string{people.Pictures: "1", people.Text: "1t", people.Words: "1w"}

// check refuses what String cannot write or parseCustomID cannot read back. Which verbs there are, the list of routes says.
func (c customID) check() error {
	if len(c.String()) > maxCustomID || !isName(c.Table) || len(c.Arg) > screen.RoomOf(c.Arg) {
		return errCustomID
	}
	return c.checkText()
}

func (c customID) checkText() error {
	for _, r := range c.Arg {
		if r < ' ' || r > '~' || r == '|' {
			return errCustomID
		}
	}
	return nil
}

// parseCustomID reads what String wrote, and refuses everything else.
func parseCustomID(s string) (customID, error) {
	if len(s) > maxCustomID {
		return customID{}, errCustomID
	}
	parts := strings.Split(s, "|")
	if len(parts) != 4 {
		return customID{}, errCustomID
	}
	for cards, version := range versions {
		if parts[0] == version {
			c := customID{Cards: cards, Table: parts[1], Verb: parts[2], Arg: parts[3]}
			return c, c.check()
		}
	}
	return customID{}, errCustomID
}

// pick puts what was picked from a menu in the place of the "*" in the argument.
func (c customID) pick(values []string) (customID, error) {
	if strings.HasPrefix(c.Arg, games.PlanMark) { // what is picked are orders, which are not for an identifier
		c.Arg = strings.Replace(c.Arg, "*", strings.Join(values, "&"), 1)
		return c, c.checkText()
	}
	c.Arg = strings.Replace(c.Arg, "*", strings.Join(values, "+"), 1)
	if len(c.Arg) > screen.MaxDo {
		return customID{}, errCustomID
	}
	return c, c.check()
}

func isName(s string) bool { return len(s) <= 16 && store.IsKeyPart(s) }
