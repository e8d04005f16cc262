// Package bot is Ruckus on Discord: it registers the commands, takes presses, answers them with screens and keeps boards and hands up
// to date. It knows no particular game.
//
// A press arrives from internal/discord (events.go), goes to the host of the tables, internal/table (press.go), and is answered with
// what the user should now see (answer.go, shown.go). internal/page edits every other message that the change made stale. Admins'
// choices for new tables are in settings.go, and what they can do to an open table in admin.go.
//
// The files form layers, and each uses only those below it. At the bottom is what answers anyone with a board or a hand, whatever it's
// about (bot.go, answer.go, boards.go, hands.go, looks.go, outbox.go and others). In the middle is one file per subject. At the top
// is what leads to all of them (run.go, events.go, press.go, routes.go, commands.go).
//
// Every button and command is a line in routes.go.
//
// Several processes can share one store and receive the same presses, as when a new one starts before the old one stops: owner.go says
// how they share the work.
package bot

import (
	"context"
	"log/slog"
	"net/http"
	"sync/atomic"
	"time"

	"ruckus/bot/internal/daily"
	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/emojis"
	"ruckus/bot/internal/nights"
	"ruckus/bot/internal/page"
	"ruckus/bot/internal/screens"
	"ruckus/bot/internal/standings"
	"ruckus/bot/internal/table"
	"ruckus/bot/internal/work"
	"ruckus/games"
	"ruckus/render/look"
	"ruckus/store"
)

// A Config is what a Bot is made from.
type Config struct {
	Token string // of the bot's user, without "Bot "
	Store store.Store
	Kinds []games.Kind
	// Looks are the games' screens, by the names of their kinds; a kind without a look has plain ones.
	Looks     map[string]look.Look
	Transport http.RoundTripper // nil: to Discord itself, as the Dialer says
	Dialer    discord.Dialer    // how connections are made
	Tuning    discord.Tuning    // where Discord is not as it is taken for
	Log       *slog.Logger      // nil: none
	Seed      func() [32]byte   // for the games; nil: from crypto/rand
	Limits    table.Limits      // for each person; zero: none
	Gentle    bool              // whoever plays a kind of game for the first time has more time
	RobotPace float64           // multiplies how long robots take for a move; 0 means 1
	Shards    discord.Share     // which shards this process runs; the zero Share: all
	Version   string            // of the program, for its metrics and for Discord; "" is unknown
	Drain     time.Duration     // for how long, at most, races end their round when the bot is told to stop; 0: it stops at once
	Contact   string            // an address at which Discord finds out who runs the bot; "" for that of the project
}

// UsualLimits are those of a bot that strangers use.
var UsualLimits = table.UsualLimits

// A Bot hosts games on Discord.
type Bot struct {
	cfg       Config
	born      time.Time // when this was made
	log       *slog.Logger
	kinds     map[string]games.Kind
	routes    routes
	typed     map[string]func(context.Context, *answer) // by the names of commands
	looks     looks
	host      *table.Host
	standings *standings.Keeper
	daily     *daily.Keeper
	client    *discord.Client
	gateway   *discord.Gateway
	pages     *page.Keeper
	emojis    *emojis.Keeper
	courier   *courier
	nights    *nights.Keeper
	members   *work.Cache[string, lastSeen] // by guild and user
	readers   *work.Cache[work.Who, wayToRead]
	presses   *work.Cache[work.Who, []*interaction] // of each person the last that were answered, see notePress
	doors     *work.Queues[string]                  // by channel and game: of who opens a table or is seated at one, one after the other
	metrics   *metrics
	lost      lostAnswers
	stored    *storeCheck

	turning *turning
	away    away
	noting  *work.Queues[struct{}] // one task at a time tells the store where the bot is

	work       work.Group    // interactions under way
	inHand     *inHand       // those that are being carried out
	turnedAway *inHand       // those beyond them, that are being refused
	ready      chan struct{} // closed when people can play
	started    chan string   // the application's ID, when the first shard is connected
	emptied    atomic.Bool   // all that was stored has gone, and the store is not used any more
	misset     atomic.Bool   // the application's settings on Discord keep everybody from playing

	ending atomic.Bool                   // it drains: it is about to end
	linked atomic.Pointer[screens.Links] // the pages for people that it has there, once that is known
}
