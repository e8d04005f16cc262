// Package table is the host: it seats people, carries their moves to the rules and the results to the store, and runs
// the clocks. It knows no Discord and no particular game.
//
// What is stored leaves the host only as a [Table], which everybody may see, or as a [Hand], which one user may see.
package table

import (
	"context"
	"log/slog"
	"time"

	"ruckus/games"
	"ruckus/store"
)

// Config is what a Host is made from.
type Config struct {
	Store  store.Store
	Kinds  []games.Kind
	Notify func(Change)    // called after each commit, in commit order per table; must not block
	Seed   func() [32]byte // nil: from crypto/rand
	Log    *slog.Logger
}

// A Host runs all tables of a store. Every method that changes a table is atomic: it has happened as a whole and is
// stored when it returns nil, and has not happened when it returns a Refusal.
type Host struct{ cfg Config }

// A Refusal is an error with a sentence for the person who asked: lower case, no full stop, says what to do.
// Rules refuse with errors that wrap games.ErrIllegal instead; both are for people, all other errors are for the log.
type Refusal string

func (r Refusal) Error() string { return string(r) }

// New makes a host. It does nothing by itself until Run.
func New(cfg Config) *Host { panic("not yet") }

// Options are the options that the host adds to those of every game: "turn_time" in seconds (0: no timer).
// They share the options' name space with the games.
func Options() games.Options { panic("not yet") }

// An Opening is what a new table is made from.
type Opening struct {
	Guild, Channel string
	Kind           string
	User           User
	Values         map[string]int
}

// Create opens a lobby with the user as host in seat 0.
func (h *Host) Create(ctx context.Context, o Opening) (Table, error) { panic("not yet") }

// Join seats the user in the lobby. Who sits there already gets the table and no error.
func (h *Host) Join(ctx context.Context, ref Ref, u User) (Table, error) { panic("not yet") }

// Leave frees the user's seat in the lobby, or marks it as left in a running game. The host's part goes to the next seat.
func (h *Host) Leave(ctx context.Context, ref Ref, u User) (Table, error) { panic("not yet") }

// Start begins the game; only the host may, and only with enough seats.
func (h *Host) Start(ctx context.Context, ref Ref, u User) (Table, error) { panic("not yet") }

// Close ends a table at once. The table's host may, and who manages the guild.
func (h *Host) Close(ctx context.Context, ref Ref, u User, manager bool) (Table, error) {
	panic("not yet")
}

// Rematch opens a lobby with the seats and options of a table that is over, with the user as host; once only: who asks
// again gets the same new table.
func (h *Host) Rematch(ctx context.Context, ref Ref, u User) (Table, error) { panic("not yet") }

// Act makes a move for the user. It takes its place in the table's lane before it returns; what waits in a lane together
// is taken in the order of at, when the user pressed (held to the last 2 seconds). When the move is stored or refused, done
// is called once on a goroutine of its own, outside the lane. A refusal comes with the user's present hand where there is one.
func (h *Host) Act(ctx context.Context, ref Ref, u User, move string, at time.Time, done func(Hand, error)) {
	panic("not yet")
}

// Hand returns what the user may see, and marks them as present.
func (h *Host) Hand(ctx context.Context, ref Ref, u User) (Hand, error) { panic("not yet") }

// Peek returns what the user may see, and changes nothing: for refreshing screens that nobody pressed on.
func (h *Host) Peek(ctx context.Context, ref Ref, userID string) (Hand, error) { panic("not yet") }

// Get returns what everybody may see.
func (h *Host) Get(ctx context.Context, ref Ref) (Table, error) { panic("not yet") }

// List returns the guild's tables that are in the lobby or playing, oldest first.
func (h *Host) List(ctx context.Context, guild string) ([]Table, error) { panic("not yet") }

// SetBoard keeps the adapter's note of where the board is shown. It tells nobody.
func (h *Host) SetBoard(ctx context.Context, ref Ref, board string) error { panic("not yet") }

// Run plays for the absent, ticks games and ends lobbies when they are due, until the context ends. What it began is
// finished before it returns.
func (h *Host) Run(ctx context.Context) error { panic("not yet") }
