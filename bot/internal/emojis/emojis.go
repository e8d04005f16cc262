// Package emojis uploads pictures to Discord as the application's emojis. It knows no game and no screen.
//
// It works in the background, so when Discord takes only fifty an hour, nothing else waits. It looks at Discord's list to see what's
// left to do, so it continues after a restart, and several processes can work at once. The store records which emojis are the bot's
// own (own.go), and it deletes no others.
package emojis

import (
	"cmp"
	"context"
	"log/slog"
	"maps"
	"slices"
	"strconv"
	"sync/atomic"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"ruckus/bot/internal/discord"
	"ruckus/store"
)

const (
	lookEvery  = 10 * time.Minute // between looks at what is up: somebody may have deleted an emoji
	lookAgain  = 5 * time.Second  // between two of them at least, whatever happens
	crossedFor = 3 * time.Second  // after another process has put up the same emoji: that one goes ahead
	longest    = 10 * time.Minute // between attempts, after many failures
	pace       = time.Second / 20 // between two uploads: half of the global rate is left to all other requests
)

// A Picture is to be up as an emoji.
type Picture struct {
	Key  string        // what it is asked for by
	Name string        // of the emoji, at most 30 characters; another picture has another name
	PNG  func() []byte // draws it
}

// A Set is pictures that are shown only once all of them are up. Sets may share some.
type Set struct {
	Name     string
	Pictures []Picture
}

// A Keeper keeps sets of pictures up.
type Keeper struct {
	client   *discord.Client
	store    store.Store
	log      *slog.Logger
	sets     []Set
	pictures []Picture       // of all sets, each once, in the order in which they are put up
	named    map[string]bool // the pictures' names
	changed  func()

	shown  atomic.Pointer[map[string]Names] // by set: of those that are complete
	count  atomic.Int64                     // pictures that are up
	looked chan struct{}                    // closed after the first look
	doubts chan struct{}                    // holds one

	knowledge // of Run's goroutine, or of the one that calls Look and Fill
}

// Names are emojis as they are written in a text, by the keys of their pictures.
type Names map[string]string

// A Config is what a Keeper is made from.
type Config struct {
	Client  *discord.Client
	Store   store.Store // where it is recorded which emojis are the bot's own
	Sets    []Set
	Changed func() // called when other emojis can be shown than before; must not block; nil: nobody wants to know
	Log     *slog.Logger
	Metrics prometheus.Registerer
}

// New makes a keeper. It does nothing on its own but what Run does.
func New(cfg Config) *Keeper {
	k := &Keeper{
		client: cfg.Client, store: cfg.Store, log: cfg.Log, sets: cfg.Sets, pictures: inOrder(cfg.Sets), changed: cfg.Changed,
		named: make(map[string]bool), looked: make(chan struct{}), doubts: make(chan struct{}, 1),
	}
	if k.changed == nil {
		k.changed = func() {}
	}
	for _, p := range k.pictures {
		k.named[p.Name] = true
	}
	k.room, k.added, k.taken, k.refused = discord.MaxEmojis, make(map[string]bool), make(map[string]bool), make(map[string]bool)
	k.shown.Store(&map[string]Names{})
	for state, n := range map[string]func() float64{
		"up":    func() float64 { return float64(k.count.Load()) },
		"to_do": func() float64 { return float64(len(k.pictures)) - float64(k.count.Load()) },
	} {
		cfg.Metrics.MustRegister(prometheus.NewGaugeFunc(prometheus.GaugeOpts{
			Name: "ruckus_emojis", Help: "Card pictures already on Discord as emojis, and those still to upload.",
			ConstLabels: prometheus.Labels{"state": state},
		}, n))
	}
	return k
}

// inOrder returns the pictures of all sets, each once: first those of several sets, which are of use to most people.
func inOrder(sets []Set) (all []Picture) {
	in := map[string]int{} // how many sets
	for _, s := range sets {
		for _, p := range s.Pictures {
			in[p.Name]++
		}
	}
	for _, shared := range []bool{true, false} {
		for _, s := range sets {
			for _, p := range s.Pictures {
				if in[p.Name] > 0 && (in[p.Name] > 1) == shared {
					all = append(all, p)
					in[p.Name] = 0
				}
			}
		}
	}
	return all
}

// Shown returns the emojis of a set, or nil while not all of them are up.
func (k *Keeper) Shown(set string) Names { return (*k.shown.Load())[set] }

// Count returns how many pictures are up, and how many there are.
func (k *Keeper) Count() (up, of int) { return int(k.count.Load()), len(k.pictures) }

// Looked is closed when Run has looked for the first time what is up, or has failed to.
func (k *Keeper) Looked() <-chan struct{} { return k.looked }

// Doubt has Run look soon: Discord does not know an emoji that was shown.
func (k *Keeper) Doubt() {
	select {
	case k.doubts <- struct{}{}:
	default:
	}
}

// Run puts up what is missing, looks now and then whether it is still there, and removes what is of no use any more. It
// returns when the context ends.
func (k *Keeper) Run(ctx context.Context) {
	if len(k.pictures) == 0 {
		close(k.looked)
		return
	}
	k.begun = time.Now()
	for first := true; ctx.Err() == nil; first = false {
		wait := k.step(ctx)
		if first {
			close(k.looked)
		}
		timer := time.NewTimer(wait)
		select {
		case <-timer.C:
		case <-k.doubts:
			k.next = k.last.Add(lookAgain)
		case <-ctx.Done():
		}
		timer.Stop()
	}
}

// publish shows the sets that are complete.
func (k *Keeper) publish() {
	shown := make(map[string]Names)
	for _, s := range k.sets {
		names := make(Names, len(s.Pictures))
		for _, p := range s.Pictures {
			if e, up := k.up[p.Name]; up {
				names[p.Key] = e.String()
			}
		}
		if len(names) > 0 && len(names) == len(s.Pictures) {
			shown[s.Name] = names
		}
	}
	k.count.Store(int64(len(k.up)))
	if old := k.shown.Swap(&shown); !maps.EqualFunc(*old, shown, maps.Equal[Names, Names]) {
		k.changed()
	}
}

// match finds the pictures among the emojis that there are: first those that are recorded as the bot's own, then what else the
// bot's user has put up under their names, such as before the store was lost.
func (k *Keeper) match() {
	byName := make(map[string]discord.AppEmoji, len(k.have))
	for _, e := range k.have {
		byName[e.Name] = e
	}
	k.up = make(map[string]discord.AppEmoji)
	for _, own := range []bool{true, false} {
		for _, p := range k.pictures {
			if _, up := k.up[p.Name]; up {
				continue
			}
			for name := range k.names(p) {
				if e, there := byName[name]; there && e.User.ID == k.bot && (k.own[e.ID] || !own) {
					k.up[p.Name] = e
					break
				}
			}
		}
	}
}

// names are those that the emoji of a picture may have: its own, and where somebody else's emoji has that, others like it.
func (k *Keeper) names(p Picture) func(yield func(string) bool) {
	return func(yield func(string) bool) {
		for n := range 26 {
			name := p.Name
			if n > 0 {
				name += "_" + string(rune('a'+n))
			}
			if n > 0 && k.named[name] {
				continue
			}
			if !yield(name) {
				return
			}
		}
	}
}

// free is the first name for a picture that no emoji has; "" where all are taken.
func (k *Keeper) free(p Picture) string {
	for name := range k.names(p) {
		if !k.taken[name] && !slices.ContainsFunc(k.have, func(e discord.AppEmoji) bool { return e.Name == name }) {
			return name
		}
	}
	return ""
}

// about says how far the work is, for the log.
func (k *Keeper) about() string {
	return strconv.Itoa(len(k.up)) + " of " + strconv.Itoa(len(k.pictures))
}

// identify learns whose emojis these are.
func (k *Keeper) identify(ctx context.Context) error {
	if k.bot != "" {
		return nil
	}
	app, _, err := k.client.Application(ctx)
	if err == nil {
		k.app, k.bot = app.ID, cmp.Or(app.Bot.ID, app.ID)
	}
	return err
}
