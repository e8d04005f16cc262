package match

import (
	"ruckus/games"
	"ruckus/render/view"
)

// What the host gives away of a table is a view: screens draw it as it is.
type (
	Ref    = view.Ref
	User   = view.User
	Phase  = view.Phase
	Player = view.Player
	Table  = view.Table
	Hand   = view.Hand
)

const (
	Lobby   = view.Lobby
	Playing = view.Playing
	Over    = view.Over
	Closed  = view.Closed
)

var NoHand = view.Bystander(Table{})

// A Change tells the adapter that a table's screens are out of date.
type Change struct {
	Ref      Ref
	Version  uint64
	Phase    Phase
	Events   []games.Event // what happened in the game, private events included: tell each only to its seat
	Asked    []string      // users whom the game now waits for, or gives a time limit, and did not before: show them so first
	Watching []string      // users for whom the game does not wait: they can see it a moment later
	Owes     bool          // there is something to be done about messages that the table owes: see Host.Owed
	Left     string        // name of the game whose result this change has left to the league; "": it has left none
	Began    bool          // the game has begun
	TookOver bool          // this host owns the table from now on; before another one did, which may still be about to show something
}
