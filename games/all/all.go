// Package all is the list of games that Ruckus hosts, and nothing else.
package all

import (
	"ruckus/games"
	"ruckus/games/rage"
	"ruckus/games/redbrn"
	"ruckus/games/rednines"
	"ruckus/games/redox"
	"ruckus/games/riot"
)

// Kinds are the games in the order in which people see them: what is learnt most easily first.
func Kinds() []games.Kind { return With(riot.Default()) }

// With is Kinds with another edition of RIOT.
func With(e riot.Edition) []games.Kind {
	return []games.Kind{rednines.Kind(), rage.Kind(), redox.Kind(), redbrn.Kind(), riot.Kind(e)}
}
