package frame

import (
	"time"

	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/markup"
)

// A Table is a table with what only the frame shows of it.
type Table struct {
	look.Table
	House  map[string]int // of a lobby: the options that begin otherwise in this server than by default
	Why    string         // of a closed table: why
	Places []int          // by seat, of a game that has ended, from 1: who has left it is behind all others; nil: they follow from its result

	Played    bool      // a game was begun here
	UndoUntil time.Time // of a closed table: until when the reader can undo that; zero: not at all
	Closes    time.Time // of a table that is paused: when it is closed if nobody comes back
	Dealing   Dealing
	Rule      string       // of a hand with a note: the page of the rules that explains it; "": none
	First     bool         // the reader of a hand sees this game for the first time
	Single    bool         // of a hand: its reader has a single move, and it could be made for them
	Tonight   *Tonight     // of a game that is over: the night that it belongs to; nil: it belongs to none
	Rated     Rated        // of a table that is over: what it has done to ratings
	Counts    bool         // it is rated: of a lobby, if two people begin it
	Revision  int          // of a lobby: counts up with every change of its options and seats
	Stale     []Stale      // of a lobby: whose press is older than the last of these changes
	Agree     []games.Seat // of a rated table: who wants to end it without a result
	Thread    bool         // it is played in a thread
	Ends      time.Time    // of a game night: when the game's time is over; zero: it has none
	Practice  bool         // it is played by one person alone, in their hand
	Daily     time.Time    // of practice that is a try of a day's deal: that day; zero: it is none
	Tried     *Tried       // of practice that takes up a game that is over; nil: it does not
	Public    any          // in a hand, and where a result is posted: the game as a bystander sees it

	MayHurry bool         // the players may ask whether those are there who are waited for
	AskedFor []games.Seat // who was asked so, and has not answered
	AskedBy  games.Seat   // who has asked

	Wish string // of a hand in the lobby: the side that its reader wants to play; "": any

	Racing bool       // a race is on: who wants to sit in waits for its end
	SitsIn games.Seat // of a screen for somebody without a seat: whose robot they go on for then; games.Table: none
	Seen   games.Seat // the same: whose cards they have seen, so that they can go on for that robot alone; games.Table: nobody's

	Chapter games.Chapter // of a running game: how far it has come
	Coming  []markup.Name // who has no seat and wants to be in the next game
	In      bool          // of a screen for somebody without a seat: they are one of those
}

// LengthHere is the length that the server's settings make, in place of a preset's name.
const LengthHere = "here"

// A Stale is somebody in a lobby who has not pressed for what it is now.
type Stale struct {
	Seat games.Seat
	News []string // what has changed since they did: names of options, or words
}
