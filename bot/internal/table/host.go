// Package table is the host: it lets people change tables, stores the result, and runs the clocks. It knows no Discord and no particular
// game. Package match decides what a change makes of a table.
//
// The host hands out what is stored only as a [match.Table], which everyone can see, or as a [match.Hand], which one user can see.
//
// Every change of a table goes through the table's queue. It reads the record, makes a draft, changes it, and puts it back if nobody else
// was faster (commit.go). The adapter is told after that. Tables are changed by people before and after the game (open.go, lobby.go,
// next.go), by players (act.go), by admins (admin.go), and by the clock (clock.go), which also gives back time lost in an outage
// (heartbeat.go) and makes the robots' moves (think.go, robotschedule.go).
//
// Several processes can have hosts on one store and receive the same presses. Each change is made once, whichever host is asked, and
// however often. Each table has one owner, named in its record (match/owner.go): that host shows the table's screens and runs its
// clocks, at once. The others change the table too, but leave screens and clocks to the owner for a second. If nothing has happened by
// then, the owner is gone, and the host that does its work becomes the owner. A newer host becomes the owner of the tables it changes
// for people. An adapter hears only of its own host's changes: after a press it reads the table again, because another host may have
// made the same change.
package table

import (
	"context"
	"crypto/rand"
	"fmt"
	"log/slog"
	"runtime"
	"sync"
	"time"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/people"
	"ruckus/bot/internal/records"
	"ruckus/bot/internal/replay"
	"ruckus/bot/internal/seal"
	"ruckus/bot/internal/work"
	"ruckus/games"
	"ruckus/store"
)

// Config is what a Host is made from.
type Config struct {
	Store  store.Store
	Kinds  []games.Kind
	Notify func(match.Change) // called after each commit of this Host, in commit order per table; must not block
	Seed   func() [32]byte    // gives the seeds of games, for tests; nil: they are mixed, see package seal
	Log    *slog.Logger       // nil: nowhere

	Nights Nights // nil: there are none

	// Close posts the message that closes what decides a table's cards, and returns its number; "" where it could not be posted. For one
	// table it posts one message, as far as Discord knows that they are the same; nil: there are no such messages.
	Close func(ctx context.Context, t match.Table) (message string)

	Emptied func() // called when all that was stored has gone; nil: nobody wants to know

	Limits Limits // for each person
	Gentle bool   // novices have more time and miss a turn for free

	RobotPace float64 // multiplies how long robots take for a move; 0 means 1
}

// A Host runs all tables of a store. Every method that changes a table is atomic: it has happened as a whole and is
// stored when it returns nil, and has not happened when it returns a Refusal.
type Host struct {
	Guilds  *guild.Records  // what their admins have decided
	People  *people.Records // what they have chosen
	Replays *replay.Records // games that are over

	cfg    Config
	Self   string // names it among the hosts on the store: a newer one has a greater name
	kinds  map[string]games.Kind
	queues *work.Queues[match.Ref]
	busy   work.Group // what Wait must wait for: jobs in queues, and what is done besides
	robots *robotSchedule
	cache  *cache

	scans *work.Gate // of parts of records that are read, see eachPart
	given bool       // seeds are given

	thinking *work.Gate // for robots, hints and the coach

	unconfirmed sync.Map // Ref to the time.Time since when it is open whether its last put is stored
}

// New makes a host. It does nothing on its own until Run.
func New(cfg Config) *Host {
	given := cfg.Seed != nil
	if !given {
		cfg.Seed = func() (seed [32]byte) {
			rand.Read(seed[:])
			return seed
		}
	}
	if cfg.Log == nil {
		cfg.Log = slog.New(slog.DiscardHandler)
	}
	if cfg.RobotPace == 0 {
		cfg.RobotPace = 1
	}
	h := &Host{
		Guilds: guild.NewRecords(cfg.Store, cfg.Kinds, cfg.Log), People: people.NewRecords(cfg.Store, cfg.Log),
		cfg: cfg, given: given, Self: newOwner(), kinds: make(map[string]games.Kind), robots: newRobotSchedule(),
		scans: work.NewGate(scansAtOnce), cache: newCache(),
	}
	h.queues = work.NewQueues[match.Ref](&h.busy)
	h.thinking = work.NewGate(max(1, runtime.GOMAXPROCS(0)/2)) // the other cores are for people's presses
	for _, k := range cfg.Kinds {
		h.kinds[k.Name] = k
	}
	h.Replays = replay.NewRecords(cfg.Store, h.kinds, cfg.Log, h.Guilds, h.thinking)
	return h
}

// Wait returns when everything that was asked for so far is stored or refused and every done of Act has returned.
func (h *Host) Wait() { _ = h.busy.Wait(context.Background()) }

// Ask makes a change that a user asks for with nothing but their press, such as (*match.Draft).Come.
func (h *Host) Ask(ctx context.Context, ref match.Ref, by match.By, what func(*match.Draft, match.By) error) (match.Table, error) {
	return h.changeTable(ctx, ref, by, func(d *match.Draft) error { return what(d, by) })
}

// changeTable is change for what everybody may know afterwards.
func (h *Host) changeTable(ctx context.Context, ref match.Ref, by match.By, change func(*match.Draft) error) (match.Table, error) {
	hand, err := h.change(ctx, ref, by, change)
	return hand.Table, err
}

// change makes one change of a table in its queue, and returns what the user may know afterwards.
func (h *Host) change(ctx context.Context, ref match.Ref, by match.By, change func(*match.Draft) error) (hand match.Hand, err error) {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	if by.ID != "" {
		change = match.Once(by.Request, change)
	}
	h.queues.Do(ref, time.Now(), func() { hand, err = h.commit(ctx, ref, by.ID, change) })
	return hand, err
}

// seal makes up the secret of a new table.
func (h *Host) seal() *seal.Sealed {
	if h.given {
		return &seal.Sealed{Given: true}
	}
	var random [32]byte
	rand.Read(random[:])
	return &seal.Sealed{Secret: seal.Secret(random)}
}

// chance draws what decides all that a robot does at random.
func (h *Host) chance() uint64 {
	return match.FirstWord(h.cfg.Seed())
}

// newOwner makes up the name of a host as an owner. Of two hosts the one that was made later has the greater name.
func newOwner() string { return fmt.Sprintf("%012x-%s", records.Now().UnixMilli(), rand.Text()[:8]) }

// Own has this host own a table, no matter who did so before.
func (h *Host) Own(ctx context.Context, ref match.Ref) error {
	_, err := h.change(ctx, ref, match.By{}, func(d *match.Draft) error {
		d.Own()
		return nil
	})
	return err
}
