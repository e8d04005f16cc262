package main

import (
	"context"
	"fmt"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"strings"

	"ruckus/bot/discord"
	"ruckus/games"
	"ruckus/games/all"
	"ruckus/games/riot"
	"ruckus/store"
	"ruckus/store/bolt"
	"ruckus/store/redis"
)

const dataHelp = "folder for what is kept"

// settingNames are all settings; .env.example explains them.
var settingNames = []string{
	"DISCORD_TOKEN", "REDIS_URL", "RIOT_EDITION", "RUCKUS_DATA", "RUCKUS_LOG", "RUCKUS_LOG_FORMAT", "RUCKUS_METRICS_ADDR",
	"RUCKUS_BOARD_TOKENS", "RUCKUS_HEARTBEAT", "RUCKUS_REPLICAS", "RUCKUS_SHARDS", "RUCKUS_SHARD_INDEX", "RUCKUS_SLOWER",
}

// settings are the checked values of the environment.
type settings struct {
	Token   string
	Redis   string // where what is kept is; empty: in the folder Data
	Data    string
	Log     *slog.Logger
	Metrics string // the address at which they are served; empty: they are not
	Shards  discord.Share
	Tuning  discord.Tuning
	Kinds   []games.Kind
	Unknown []string // sentences about what looks like a setting and is none
}

// settingsError says which settings are wrong and what they should be, all of them at once.
type settingsError []string

func (e settingsError) Error() string {
	if len(e) == 1 {
		return e[0]
	}
	return fmt.Sprintf("%d settings are wrong:\n  %s", len(e), strings.Join(e, "\n  "))
}

// readSettings checks everything that a command needs. The log level is the one given where RUCKUS_LOG is not set.
func readSettings(env map[string]string, needToken bool, level slog.Level, log io.Writer) (settings, error) {
	var wrong settingsError
	s := settings{Token: strings.TrimPrefix(strings.TrimSpace(env["DISCORD_TOKEN"]), "Bot "), Data: env["RUCKUS_DATA"]}
	if s.Data == "" {
		s.Data = "./data"
	}
	if needToken && s.Token == "" {
		wrong = append(wrong, "DISCORD_TOKEN is not set: put the bot's token from Discord's developer portal into .env (see .env.example), or play without one: ruckus local")
	}
	if needToken && strings.ContainsAny(s.Token, " \t\n\"'") {
		wrong = append(wrong, "DISCORD_TOKEN has spaces or quotes in it: copy it again from Discord's developer portal")
	}
	if v := strings.TrimSpace(env["REDIS_URL"]); needToken && v != "" { // who plays locally does not touch the bot's tables
		s.Redis = v
		if err := redis.Check(v); err != nil {
			wrong = append(wrong, fmt.Sprintf("REDIS_URL cannot be read: %v", err))
		}
	}
	if v := strings.TrimSpace(env["RUCKUS_METRICS_ADDR"]); needToken && v != "" {
		s.Metrics = v
		if err := checkAddress(v); err != nil {
			wrong = append(wrong, err.Error())
		}
	}
	if needToken {
		hostname, _ := os.Hostname() // where there is none, it has no number
		share, faults := readShare(env, hostname)
		s.Shards, wrong = share, append(wrong, faults...)
		s.Tuning, faults = readTuning(env)
		wrong = append(wrong, faults...)
	}
	kinds, err := readKinds(env)
	if err != nil {
		wrong = append(wrong, err.Error())
	}
	s.Kinds = kinds
	if v := env["RUCKUS_LOG"]; v != "" {
		if err := level.UnmarshalText([]byte(v)); err != nil {
			wrong = append(wrong, fmt.Sprintf("RUCKUS_LOG is %q: it can be debug, info, warn or error", v))
		}
	}
	options := &slog.HandlerOptions{Level: level}
	switch v := env["RUCKUS_LOG_FORMAT"]; v {
	case "", "text":
		s.Log = slog.New(slog.NewTextHandler(log, options))
	case "json":
		s.Log = slog.New(slog.NewJSONHandler(log, options))
	default:
		wrong = append(wrong, fmt.Sprintf("RUCKUS_LOG_FORMAT is %q: it can be text or json", v))
	}
	s.Unknown = unknownSettings(env)
	if len(wrong) > 0 {
		return settings{}, append(wrong, s.Unknown...) // one of them may be what is missing
	}
	return s, nil
}

// warn tells at the start what is not wrong enough to stop.
func (s settings) warn(ctx context.Context, st store.Store) {
	for _, sentence := range s.Unknown {
		s.Log.Warn(sentence)
	}
	if st, ok := st.(*redis.Store); ok {
		if sentence, fine := st.Examine(ctx); !fine {
			s.Log.Warn(sentence)
		}
	}
}

// place says where what is kept is, without secrets, and why there.
func (s settings) place() string {
	if s.Redis != "" {
		return redis.Place(s.Redis)
	}
	return "file " + s.file()
}

func (s settings) file() string { return filepath.Join(s.Data, "ruckus.db") }

// readKinds lists the games, with the edition of RIOT that the settings name.
func readKinds(env map[string]string) ([]games.Kind, error) {
	path := strings.TrimSpace(env["RIOT_EDITION"])
	if path == "" {
		return all.Kinds(), nil
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, fmt.Errorf("RIOT_EDITION names a file that cannot be read: %w", err)
	}
	e, err := riot.ParseEdition(text)
	if err != nil {
		return nil, fmt.Errorf("RIOT_EDITION=%s: %s", path, strings.ReplaceAll(err.Error(), "\n", "\n    "))
	}
	return all.With(e), nil
}

// openStore opens the store that the settings name.
func openStore(ctx context.Context, s settings) (store.Store, error) {
	if s.Redis != "" {
		st, err := redis.Open(ctx, s.Redis)
		if err != nil {
			return nil, fmt.Errorf("%s: %w; check REDIS_URL, and that Redis runs there", s.place(), err)
		}
		return st, nil
	}
	return bolt.Open(s.file())
}
