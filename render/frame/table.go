package frame

import "ruckus/render/look"

// A Table is a table with what other records and its reader's last press add to it on the frame's screens.
type Table struct {
	look.Table
	Rule    string   // of a hand with a note: the page of the rules that explains it; "": none
	First   bool     // the reader of a hand sees this game for the first time
	Tonight *Tonight // of a game that is over: the night that it belongs to; nil: it belongs to none
	Ratings Rated    // of a table that is over: what it has done to ratings
}

// LengthHere is the length that the server's settings make, in place of a preset's name.
const LengthHere = "here"

// titled is a title with the name of the table's game.
func (t Table) titled(key string) string { return say(key, "game", t.Kind.Title) }
