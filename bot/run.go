package bot

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"ruckus/bot/internal/daily"
	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/emojis"
	"ruckus/bot/internal/page"
	"ruckus/bot/internal/standings"
	"ruckus/bot/internal/table"
	"ruckus/bot/internal/work"
	"ruckus/games"
	"sync"
	"time"
)

const (
	finishTime    = 10 * time.Second // to finish what is under way when the bot is told to stop
	registerPause = 10 * time.Second // between attempts to register the commands
	lookTime      = 3 * time.Second  // for the first look at the pictures that are up
)

// New makes a bot. It refuses a configuration with which no bot can run.
func New(cfg Config) (*Bot, error) {
	if cfg.Token == "" {
		return nil, errors.New("there's no token: set DISCORD_TOKEN to the one on the application's page \"Bot\"")
	}
	if cfg.Store == nil || len(cfg.Kinds) == 0 {
		return nil, errors.New("a bot needs a store and at least one game")
	}
	if cfg.Log == nil {
		cfg.Log = slog.New(slog.DiscardHandler)
	}
	if err := cfg.Shards.Check(); err != nil {
		return nil, err
	}
	b := &Bot{
		cfg: cfg, born: time.Now(), log: cfg.Log, kinds: make(map[string]games.Kind), metrics: newMetrics(),
		inHand: newInHand(inHandGuild, inHandEach), turnedAway: newInHand(awayGuild, awayEach), turning: newTurning(),
		ready: make(chan struct{}), started: make(chan string, 1),
	}
	b.stored = newStoreCheck(b.pingStore)
	b.metrics.measure("ruckus_ready", "Whether people can play, as /readyz says: 1 or 0.", func() float64 {
		if b.Playable(context.Background()) != nil {
			return 0
		}
		return 1
	})
	b.metrics.measure("ruckus_backup_timestamp_seconds", "When the last whole backup was started, in seconds since 1970; 0 where none was made or the store doesn't say.", b.backedUp)
	b.looks = looks{cfg.Looks, b.marks, b.rated, b.tonight}
	b.metrics.tellBuild(cfg.Version)
	for _, k := range cfg.Kinds {
		b.kinds[k.Name] = k
		for _, what := range []string{lessonOpened, lessonDone} {
			b.metrics.lessons.WithLabelValues(k.Name, "1", what)
		}
	}
	b.client = discord.NewClient(discord.Config{
		Token: cfg.Token, Transport: cfg.Transport, Dialer: cfg.Dialer, Tuning: cfg.Tuning, Log: cfg.Log, Metrics: b.metrics.registry,
		Version: cfg.Version, Contact: cfg.Contact,
		EmojiRefused: func() { b.emojis.Doubt() },
	})
	b.gateway = discord.NewGateway(b.client, cfg.Shards, b.events())
	b.pages = page.New(b.client, cfg.Tuning, cfg.Log, b.metrics.registry)
	b.metrics.measure("ruckus_tables_live", "Tables that this process keeps up to date: those that aren't over and changed in the last hour.",
		func() float64 { return float64(b.pages.Topics()) })
	shared := shareStore(cfg.Store, b.metrics, &b.emptied)
	b.emojis = b.newEmojis(shared)
	b.standings = standings.New(shared, cfg.Log)
	b.daily = daily.New(shared, cfg.Kinds)
	b.nights = b.newNights(shared)
	b.host = table.New(table.Config{
		Store: shared, Kinds: cfg.Kinds, Notify: b.changed, Seed: cfg.Seed, Log: cfg.Log, RobotPace: cfg.RobotPace, Limits: cfg.Limits, Gentle: cfg.Gentle, Nights: b.nights, Close: b.closeMix, Emptied: func() { b.emptied.Store(true) },
	})
	b.nights.Host = b.host
	b.members = work.NewCache[string, lastSeen](mostMembers)
	b.presses = work.NewCache[work.Who, []*interaction](pressesKept)
	b.readers = work.NewCache[work.Who, wayToRead](mostReaders)
	b.courier = b.newCourier()
	b.doors = work.NewQueues[string](&b.work)
	b.noting = work.NewQueues[struct{}](&b.work)
	b.routes, b.typed = newRoutes(b.controls()), b.commands()
	return b, nil
}

// Ready is closed when all shards have been connected and the commands are registered.
func (b *Bot) Ready() <-chan struct{} { return b.ready }

// Run connects and plays until the context ends; then it drains, takes no more interactions, finishes those that it has, brings
// the boards up to date and returns nil. It returns an error when Discord refuses the bot for good. It can run once.
// The store stays open.
func (b *Bot) Run(ctx context.Context) error {
	told := ctx
	ctx, stop := context.WithCancel(context.WithoutCancel(told))
	defer stop()
	defer context.AfterFunc(told, func() {
		b.drain()
		stop()
	})()
	ended := make(chan error)
	parts := []func(context.Context) error{b.connect, b.host.Run, b.begin, b.tidy, b.countResults}
	for _, part := range parts {
		go func() { ended <- part(ctx) }()
	}
	var err error
	for range parts {
		if e := <-ended; e != nil || ctx.Err() == nil {
			err = errors.Join(err, e)
			stop()
		}
	}
	return errors.Join(err, b.finish())
}

// connect keeps the sessions with Discord, once the application's settings let people play, and it is known which pictures
// are up: after a start screens are not to be without them first.
func (b *Bot) connect(ctx context.Context) error {
	b.awaitPortal(ctx)
	select {
	case <-b.emojis.Looked():
	case <-time.After(lookTime):
	case <-ctx.Done():
	}
	return b.gateway.Run(ctx)
}

// tidy does what has to be done now and then, until the context ends.
func (b *Bot) tidy(ctx context.Context) error {
	var watch sync.WaitGroup
	defer watch.Wait()
	watch.Go(func() { b.client.Run(ctx) })
	watch.Go(func() { b.watchPortal(ctx) })
	watch.Go(func() { b.emojis.Run(ctx) })
	watch.Go(func() { b.forgetPeople(ctx) })
	watch.Go(func() { b.deleteLeft(ctx) })
	watch.Go(func() { b.tellWaiting(ctx) })
	sweep := time.NewTicker(time.Minute)
	defer sweep.Stop()
	for {
		select {
		case now := <-sweep.C:
			b.pages.Sweep(now)
		case <-ctx.Done():
			return nil
		}
	}
}

// begin registers the commands once a shard is connected, and says that the bot is ready once all of them are. It returns
// when the context ends, or Discord refuses the commands for good.
func (b *Bot) begin(ctx context.Context) error {
	select {
	case app := <-b.started:
		if err := b.registerCommands(ctx, app); err != nil {
			return err
		}
	case <-ctx.Done():
		return nil
	}
	select {
	case <-b.gateway.Open():
		close(b.ready)
	case <-ctx.Done():
	}
	<-ctx.Done()
	return nil
}

// registerCommands tells Discord which commands there are, until it takes them or refuses the bot.
func (b *Bot) registerCommands(ctx context.Context, app string) error {
	for {
		err := b.register(ctx, app)
		if err == nil {
			return nil
		}
		if discord.IsStatus(err, http.StatusUnauthorized) || discord.IsStatus(err, http.StatusForbidden) {
			return discord.ForGood("the commands can't be registered: " + err.Error())
		}
		b.log.Warn("couldn't register the commands: nobody can play until then", "retry_in", registerPause, "cause", err)
		if work.Sleep(ctx, registerPause) != nil {
			return nil
		}
	}
}

// finish waits for what is under way.
func (b *Bot) finish() error {
	ctx, cancel := context.WithTimeout(context.Background(), finishTime)
	defer cancel()
	b.turning.end()
	late := b.work.Wait(ctx)
	if b.pages.Flush(ctx) != nil { // where there is no time left, it ends their pauses all the same
		b.log.Warn("stopped with boards out of date; the next start redraws them")
	}
	if late != nil {
		return errors.New("the bot had to stop before all presses were answered")
	}
	return nil
}

// Emojis returns what keeps the pictures of a bot of this configuration up, without the bot.
func Emojis(cfg Config) (*emojis.Keeper, error) {
	b, err := New(cfg)
	if err != nil {
		return nil, err
	}
	return b.emojis, nil
}
