// Package replay is what is made of a game's log: the game played again (places.go), what the coach finds in it (coach.go), its
// story and figures (story.go), its export (export.go), and whether it was dealt and played as its record says (verify.go).
package replay

import (
	"log/slog"

	"ruckus/bot/guild"
	"ruckus/bot/work"
	"ruckus/games"
	"ruckus/store"
)

// Records are the replays of all guilds, and what else is made of the logs of games. They are safe for concurrent use.
type Records struct {
	store    store.Store
	kinds    map[string]games.Kind // by name
	log      *slog.Logger
	guilds   *guild.Records
	thinking *work.Gate

	replays replayCache
	coaches *coaches
}

// NewRecords returns those in a store. They think in turn with the others behind the gate.
func NewRecords(s store.Store, kinds map[string]games.Kind, log *slog.Logger, guilds *guild.Records, thinking *work.Gate) *Records {
	return &Records{store: s, kinds: kinds, log: log, guilds: guilds, thinking: thinking, replays: newReplayCache(), coaches: newCoaches()}
}
