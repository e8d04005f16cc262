// Package bot is Ruckus on Discord: it registers the commands, takes presses, answers them with screens and keeps boards
// and hands up to date. It is the only package that knows Discord; it knows no particular game.
//
// A press comes in at the gateway (gateway.go), goes to the host of the tables (press.go), and is answered with what the
// user sees then (answer.go, shown.go). All other messages that the change makes out of date are edited by the pacer.
// What admins decide for new tables is in settings.go, and what they do to one that is open in admin.go.
//
// Several processes may run on one store and be told of the same presses, as when a new one is started before the old one
// is stopped. One of them speaks for each table: it answers and edits at once. The others carry out presses, too, but
// answer only what Discord has no answer to after a second, and speak for the table from then on (takeover.go).
package bot

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"sync"
	"sync/atomic"
	"time"

	"ruckus/bot/table"
	"ruckus/games"
	"ruckus/store"
)

const (
	finishTime    = 10 * time.Second // that a bot that is told to stop may take for what it has in hand
	registerPause = 10 * time.Second // between attempts to register the commands
)

// A Config is what a Bot is made from.
type Config struct {
	Token     string // of the bot's user, without "Bot "
	Store     store.Store
	Kinds     []games.Kind
	Transport http.RoundTripper // nil: to Discord itself
	Log       *slog.Logger      // nil: none
	Seed      func() [32]byte   // for the games; nil: from crypto/rand
	RobotPace float64           // multiplies how long robots take for a move; 0 means 1
	Shards    Share             // which shards this process runs; the zero Share: all
}

// A Bot hosts games on Discord.
type Bot struct {
	cfg     Config
	log     *slog.Logger
	kinds   map[string]games.Kind
	host    *table.Host
	rest    *rest
	pacer   *pacer
	metrics *metrics
	shards  shards

	identifyPause time.Duration
	readyTime     time.Duration

	work    tally // interactions in hand
	ready   chan struct{}
	awaited atomic.Int32 // shards and the registration of the commands, until the bot is ready
	started sync.Once    // the registration
}

// New makes a bot. It refuses a configuration with which no bot can run.
func New(cfg Config) (*Bot, error) {
	if cfg.Token == "" {
		return nil, errors.New("there is no token: set DISCORD_TOKEN to the one on the application's page \"Bot\"")
	}
	if cfg.Store == nil || len(cfg.Kinds) == 0 {
		return nil, errors.New("a bot needs a store and at least one game")
	}
	if cfg.Log == nil {
		cfg.Log = slog.New(slog.DiscardHandler)
	}
	if cfg.Transport == nil {
		cfg.Transport = http.DefaultTransport
	}
	if err := cfg.Shards.check(); err != nil {
		return nil, err
	}
	b := &Bot{
		cfg: cfg, log: cfg.Log, kinds: make(map[string]games.Kind), metrics: newMetrics(),
		identifyPause: identifyPause, readyTime: readyTime, ready: make(chan struct{}),
	}
	b.awaited.Store(1)
	for _, k := range cfg.Kinds {
		b.kinds[k.Name] = k
	}
	b.rest = &rest{
		http:  &http.Client{Transport: counted{cfg.Transport, b.metrics.limited}, Timeout: 20 * time.Second},
		token: cfg.Token, limits: newLimits(), pictures: newPictures(cfg.Log), log: cfg.Log,
	}
	b.pacer = newPacer(cfg.Log, b.metrics)
	b.metrics.measure("ruckus_tables_live", "Tables that this process keeps up to date: those that are not over and changed in the last hour.",
		func() float64 { return float64(b.pacer.tables()) })
	b.host = table.New(table.Config{
		Store: measured{cfg.Store, b.metrics.store}, Kinds: cfg.Kinds, Notify: b.changed, Seed: cfg.Seed, Log: cfg.Log, RobotPace: cfg.RobotPace,
	})
	return b, nil
}

// Ready is closed when all shards have been connected and the commands are registered.
func (b *Bot) Ready() <-chan struct{} { return b.ready }

// Run connects and plays until the context ends; then it takes no more interactions, finishes those that it has, brings
// the boards up to date and returns nil. It returns an error when Discord refuses the bot for good. It can run once.
// The store stays open.
func (b *Bot) Run(ctx context.Context) error {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	refused := make(chan error, 1)
	ended := make(chan error, 2)
	go func() { ended <- b.connect(ctx, refused) }()
	go func() { ended <- b.host.Run(ctx) }()
	sweep := time.NewTicker(time.Minute)
	defer sweep.Stop()
	var err error
	for left := 2; left > 0; {
		select {
		case now := <-sweep.C:
			b.pacer.sweep(now)
		case e := <-refused:
			err = errors.Join(err, e)
			stop()
		case e := <-ended:
			left--
			err = errors.Join(err, e)
			stop()
		}
	}
	return errors.Join(err, b.finish())
}

// began notes that one of the things has happened that the bot waits for until it is ready.
func (b *Bot) began() {
	if b.awaited.Add(-1) == 0 {
		close(b.ready)
	}
}

// registerCommands tells Discord which commands there are, until it takes them or refuses the bot.
func (b *Bot) registerCommands(ctx context.Context, app string, refused chan<- error) {
	defer b.work.end()
	for {
		err := b.register(ctx, app)
		if err == nil {
			break
		}
		if isStatus(err, http.StatusUnauthorized) || isStatus(err, http.StatusForbidden) {
			refused <- fmt.Errorf("the commands cannot be registered: %w", err)
			return
		}
		b.log.Warn("the commands cannot be registered yet", "again", registerPause, "cause", err)
		if sleep(ctx, registerPause) != nil {
			return
		}
	}
	b.began()
}

// heal brings the boards of a shard's guilds up to date, after its first connection.
func (b *Bot) heal(ctx context.Context, r ready) {
	defer b.work.end()
	for _, guild := range r.Guilds {
		if ctx.Err() != nil {
			return
		}
		b.healBoards(ctx, guild.ID)
	}
}

// finish waits for what is in hand.
func (b *Bot) finish() error {
	ctx, cancel := context.WithTimeout(context.Background(), finishTime)
	defer cancel()
	if b.work.wait(ctx) != nil {
		return errors.New("some requests were still in hand when the bot had to stop")
	}
	if b.pacer.flush(ctx) != nil {
		b.log.Warn("some boards were out of date when the bot had to stop; they are brought up to date at the next start")
	}
	return nil
}
