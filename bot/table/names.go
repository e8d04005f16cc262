package table

import "ruckus/bot/match"

// What a host tells of a table, and is asked there, in the words of package match.
type (
	Ref     = match.Ref
	User    = match.User
	By      = match.By
	Phase   = match.Phase
	Player  = match.Player
	Table   = match.Table
	Hand    = match.Hand
	Change  = match.Change
	Call    = match.Call
	CallEnd = match.CallEnd
	Opening = match.Opening
	Deal    = match.Deal
)

// How far a table has come, see match.Phase.
const (
	Lobby   = match.Lobby
	Playing = match.Playing
	Over    = match.Over
	Closed  = match.Closed
)

// What an adapter has done about a call, see match.CallEnd.
const (
	CallPosted = match.CallPosted
	CallTold   = match.CallTold
	CallGone   = match.CallGone
	CallSilent = match.CallSilent
)

// StandIn is how long a table's owner may be late with anything before another process does it instead.
const StandIn = match.StandIn
