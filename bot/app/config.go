package app

import (
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"

	"ruckus/bot/internal/backup"
	"ruckus/bot/internal/bounded"
	"ruckus/bot/internal/discord"
	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/look"
	"ruckus/store"
	"ruckus/store/bolt"
	"ruckus/store/redis"
)

const dataHelp = "`folder` where data lives"

// variables are the names of all that the program is told by its environment; .env.example explains them.
var variables = []string{
	"DISCORD_TOKEN", "DISCORD_TOKEN_FILE", "REDIS_URL", "RIOT_EDITION", "RUCKUS_DATA", "RUCKUS_LOG", "RUCKUS_LOG_FORMAT", "RUCKUS_METRICS_ADDR",
	"RUCKUS_BOARD_TOKENS", "RUCKUS_CARD_PICTURES", "RUCKUS_CONTACT", "RUCKUS_END_AFTER", "RUCKUS_HEARTBEAT", "RUCKUS_REPLICAS", "RUCKUS_SHARDS", "RUCKUS_SHARD_INDEX", "RUCKUS_SLOWER", "RUCKUS_TITLES",
}

// A config is what the environment says, checked.
type config struct {
	Token    string
	Redis    string // where what is kept is; empty: in the folder Data
	Data     string
	Log      *slog.Logger
	Contact  string // where Discord finds out who runs the bot; empty: at the project's address
	Metrics  string // the address at which they are served; empty: they are not
	Shards   discord.Share
	Tuning   discord.Tuning
	EndAfter time.Duration // in which only a new start may help; 0: the program goes on for ever
	Kinds    []games.Kind
	Unknown  []string // sentences about variables that look like ours and are not
}

// configError says which variables are wrong and what they should be, all of them at once.
type configError []string

func (e configError) Error() string {
	if len(e) == 1 {
		return e[0]
	}
	return fmt.Sprintf("%d settings are wrong:\n  %s", len(e), strings.Join(e, "\n  "))
}

// A scope is how much of the settings a command reads.
type scope int

const (
	onPage    scope = iota // a game in a browser: it does not touch what the bot keeps in Redis
	onStore                // what the bot keeps
	onDiscord              // all
)

const defaultData = "./data"

// read checks everything that a command needs. The log level is the one given where RUCKUS_LOG is not set.
func (p program) read(reads scope, level slog.Level, log io.Writer) (config, error) {
	env := p.env
	var wrong configError
	c := config{Data: cmp.Or(env["RUCKUS_DATA"], defaultData)}
	if reads >= onStore {
		token, err := readToken(env)
		if err != nil {
			wrong = append(wrong, err.Error())
		} else if reads == onDiscord && token == "" {
			wrong = append(wrong, "DISCORD_TOKEN isn't set: put your bot's token from Discord's developer portal into .env (see .env.example), or play without one: ruckus local")
		}
		c.Token = token
	}
	if reads == onDiscord && strings.ContainsAny(c.Token, " \t\n\"'") {
		wrong = append(wrong, "DISCORD_TOKEN has spaces or quotes in it: copy it again from Discord's developer portal")
	}
	if v := strings.TrimSpace(env["REDIS_URL"]); reads >= onStore && v != "" {
		c.Redis = v
		if err := redis.Check(v); err != nil {
			wrong = append(wrong, say("redis", "why", err.Error()))
		}
	}
	if v := strings.TrimSpace(env["RUCKUS_METRICS_ADDR"]); reads == onDiscord && v != "" {
		c.Metrics = v
		if err := checkAddress(v); err != nil {
			wrong = append(wrong, err.Error())
		}
	}
	if reads == onDiscord {
		hostname, _ := os.Hostname() // where there is none, it has no number
		share, faults := readShare(env, hostname)
		c.Shards, wrong = share, append(wrong, faults...)
		c.Contact = strings.TrimSpace(env["RUCKUS_CONTACT"])
		if !isContact(c.Contact) {
			wrong = append(wrong, say("contact", "value", strconv.Quote(c.Contact)))
		}
		c.Tuning, faults = readTuning(env)
		wrong = append(wrong, faults...)
		c.EndAfter, faults = readEndAfter(env)
		wrong = append(wrong, faults...)
	}
	kinds, err := p.kinds()
	if err != nil {
		wrong = append(wrong, err.Error())
	}
	c.Kinds = kinds
	if v := env["RUCKUS_LOG"]; v != "" {
		if err := level.UnmarshalText([]byte(v)); err != nil {
			wrong = append(wrong, say("log", "value", strconv.Quote(v)))
		}
	}
	options := &slog.HandlerOptions{Level: level, ReplaceAttr: withUnit}
	switch v := env["RUCKUS_LOG_FORMAT"]; v {
	case "", "text":
		c.Log = slog.New(newCalm(slog.NewTextHandler(log, options)))
	case "json":
		c.Log = slog.New(newCalm(slog.NewJSONHandler(log, options)))
	default:
		wrong = append(wrong, say("log-format", "value", strconv.Quote(v)))
	}
	c.Unknown = unknownVariables(env)
	if len(wrong) > 0 {
		return config{}, append(wrong, c.Unknown...) // one of them may be what is missing
	}
	return c, nil
}

// withUnit writes a time span as "1.2s": as JSON it would be a bare number of nanoseconds.
func withUnit(_ []string, a slog.Attr) slog.Attr {
	if a.Value.Kind() == slog.KindDuration {
		a.Value = slog.StringValue(a.Value.Duration().String())
	}
	return a
}

// readToken is the token itself, or what the file has that holds it, as systemd and containers hand out secrets.
func readToken(env map[string]string) (string, error) {
	text := env["DISCORD_TOKEN"]
	if file := strings.TrimSpace(env["DISCORD_TOKEN_FILE"]); file != "" && strings.TrimSpace(text) == "" {
		kept, err := bounded.File(file, maxSettings)
		if err != nil {
			return "", fmt.Errorf("DISCORD_TOKEN_FILE names a file that can't be read: %w", err)
		}
		text = string(kept)
		if strings.TrimSpace(text) == "" {
			return "", fmt.Errorf("DISCORD_TOKEN_FILE names %s, and that's empty: put the bot's token in", file)
		}
	}
	return strings.TrimPrefix(strings.TrimSpace(text), "Bot "), nil
}

// contacts are the addresses that fit into what a program says of itself to Discord.
var contacts = regexp.MustCompile(`^https?://[^\s(),;]+$`)

func isContact(s string) bool { return s == "" || contacts.MatchString(s) }

// configured is read for a command with flags: --data, and what more declares; nil: nothing. The values are as in flags. What is wrong
// with the flags is said first.
func (p program) configured(command string, args []string, reads scope, level slog.Level, log io.Writer, more func(*flag.FlagSet), values ...*string) (config, error) {
	c, wrong := p.read(reads, level, log)
	err := p.flags(command, args, func(f *flag.FlagSet) {
		f.StringVar(&c.Data, "data", cmp.Or(p.env["RUCKUS_DATA"], defaultData), dataHelp)
		if more != nil {
			more(f)
		}
	}, values...)
	if err != nil {
		return c, err
	}
	return c, wrong
}

// begin opens the store of a bot that starts.
func (c config) begin(ctx context.Context) (store.Copier, error) {
	c.Log.Info("starting", "version", thisVersion(), "store", c.place())
	st, err := openStore(ctx, c)
	if err != nil {
		return nil, err
	}
	if err := unfinished(ctx, st); err != nil {
		return nil, noStore(errors.Join(err, st.Close()))
	}
	c.warn(ctx, st)
	return st, nil
}

// warn logs at the start what is wrong, but not enough to stop.
func (c config) warn(ctx context.Context, st store.Store) {
	for _, sentence := range c.Unknown {
		c.Log.Warn(sentence)
	}
	if st, ok := st.(*redis.Store); ok {
		if sentence, fine := st.Examine(ctx); !fine {
			c.Log.Warn(sentence)
		}
	}
}

// place says where records are kept, without secrets.
func (c config) place() string {
	if c.Redis != "" {
		return redis.Place(c.Redis)
	}
	return "file " + c.file()
}

func (c config) file() string { return filepath.Join(c.Data, "ruckus.db") }

// kinds lists the games, with the edition of RIOT and the titles that the config names.
func (p program) kinds() (kinds []games.Kind, err error) {
	for _, g := range p.hosted {
		if slices.ContainsFunc(kinds, func(k games.Kind) bool { return k.Name == g.Kind.Name }) {
			return nil, fmt.Errorf("two games are called %q: give one of them another Name", g.Kind.Name)
		}
		kinds = append(kinds, g.Kind)
	}
	if path := strings.TrimSpace(p.env["RIOT_EDITION"]); path != "" {
		edition, err := readEdition(path)
		if err != nil {
			return nil, err
		}
		for i, k := range kinds {
			if k.Name == edition.Name {
				kinds[i] = edition
			}
		}
	}
	return kinds, retitle(kinds, p.env["RUCKUS_TITLES"])
}

// looks are those of the games, by name.
func (p program) looks() map[string]look.Look {
	looks := make(map[string]look.Look, len(p.hosted))
	for _, g := range p.hosted {
		looks[g.Kind.Name] = g.Look
	}
	return looks
}

// How large the files of settings can be, in bytes: far more than any is.
const (
	maxEdition  = 1 << 20
	maxSettings = 1 << 18
)

// readEdition is RIOT with the edition in a file.
func readEdition(path string) (k games.Kind, err error) {
	text, err := bounded.File(path, maxEdition)
	if err == nil {
		err = bounded.JSON(text, maxEdition)
	}
	if err != nil {
		return k, fmt.Errorf("RIOT_EDITION names a file that can't be read: %w", err)
	}
	e, err := riot.ParseEdition(text)
	if err != nil {
		return k, fmt.Errorf("RIOT_EDITION=%s: %s", path, strings.ReplaceAll(err.Error(), "\n", "\n    "))
	}
	return riot.Kind(e), nil
}

// errNoStore is wrapped by the error of a store that cannot be opened until somebody does something about it.
var errNoStore = errors.New("no store")

// noStore wraps errNoStore where that is so.
func noStore(err error) error {
	if errors.Is(err, store.ErrDamaged) || isForbidden(err) || errors.Is(err, redis.ErrRefused) || errors.Is(err, errUnfinished) {
		return marked{err, errNoStore}
	}
	return err
}

// isForbidden reports whether the bot's user can't write there, or nobody can.
func isForbidden(err error) bool {
	return errors.Is(err, fs.ErrPermission) || errors.Is(err, syscall.EROFS)
}

// A marked error is of a kind that its text does not tell.
type marked struct {
	error
	kind error
}

func (m marked) Unwrap() []error { return []error{m.error, m.kind} }

// openStore opens the store that the config names.
func openStore(ctx context.Context, c config) (store.Copier, error) {
	if c.Redis != "" {
		st, err := redis.Open(ctx, c.Redis)
		if err != nil {
			return nil, noStore(fmt.Errorf("%s: %w; check REDIS_URL, and that Redis is running there", c.place(), err))
		}
		return st, nil
	}
	st, err := bolt.Open(c.file())
	switch {
	case errors.Is(err, store.ErrDamaged):
		err = fmt.Errorf("%w; %s", err, whatLies(c.file()))
	case isForbidden(err):
		err = fmt.Errorf("%w; let the bot's user write there, or name another folder with --data", err)
	}
	if err != nil {
		return nil, noStore(err)
	}
	return st, nil
}

// whatLies says what to do about a file that lies in the store's place and is none.
func whatLies(file string) string {
	if backup.Is(file) {
		return "it's a backup: move it somewhere else, then load it with \"ruckus restore FILE\""
	}
	return "move it away, then load the last backup with \"ruckus restore FILE\". Without a backup, everything starts over"
}
