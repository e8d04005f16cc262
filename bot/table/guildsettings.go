package table

import (
	"cmp"
	"context"
	"crypto/rand"
	"slices"

	"ruckus/bot/guild"
	"ruckus/bot/problem"
	"ruckus/bot/records"
	"ruckus/games"
)

// Settings are what the admins of a guild have decided for one game, or for all games together.
type Settings struct {
	guild.Settings // of all games; Values has only what was set

	Scope   string    // the game's name, or guild.General
	Options []Setting // of the scope: a game's own, then the host's and ScopeOptions; or GeneralOptions
}

// A Setting is an option as new tables of the guild begin with it.
type Setting struct {
	games.Option
	Value int
	Set   bool // the admins have set it in this scope
}

// Settings returns the settings of a game, or with guild.General those of all games together.
func (h *Host) Settings(ctx context.Context, guildID, scope string) (Settings, error) {
	options, err := h.scope(scope)
	if err != nil {
		return Settings{}, err
	}
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	_, rec, err := h.fetchGuild(ctx, guildID)
	if err != nil {
		return Settings{}, err
	}
	return h.show(guildID, scope, options, rec.Settings), nil
}

// Set changes settings of one scope, and keeps those that the change does not name, whoever has changed them meanwhile.
// Tables that are open keep their options. The adapter lets only those call it who manage the guild.
func (h *Host) Set(ctx context.Context, guildID string, by By, scope string, c guild.Change) (Settings, error) {
	return h.changeScope(ctx, guildID, entry(by, guild.ActSet), scope, func(r *guild.Record, e *guild.Entry, options games.Options) error {
		clashed := h.clash(guildID, scope, r.Settings)
		if err := problem.Guard(h.kinds[scope], "options", func() (err error) {
			e.Fields, err = r.Set(scope, options, c)
			return err
		}); err != nil {
			return err
		}
		if err := h.clash(guildID, scope, r.Settings); err != nil && clashed == nil {
			return err
		}
		return nil
	})
}

// Reset takes settings of one scope back: those of these names (of options, or guild.Channels and the like), or all
// where there are none. With the scope "" it takes back everything that was set in the guild, and is the only way on
// where what is stored of it is damaged; the Settings returned are then the general ones.
func (h *Host) Reset(ctx context.Context, guildID string, by By, scope string, names ...string) (Settings, error) {
	if scope == "" {
		return h.resetAll(ctx, guildID, by)
	}
	return h.changeScope(ctx, guildID, entry(by, guild.ActReset), scope, func(r *guild.Record, e *guild.Entry, options games.Options) error {
		e.Fields = r.Reset(scope, options, names...)
		return nil
	})
}

// changeScope changes settings of one scope, where a change notes fields that it has changed.
func (h *Host) changeScope(ctx context.Context, guildID string, e guild.Entry, scope string, change func(*guild.Record, *guild.Entry, games.Options) error) (Settings, error) {
	options, err := h.scope(scope)
	if err != nil {
		return Settings{}, err
	}
	e.Scope = scope
	rec, err := h.decide(ctx, guildID, e, func(r *guild.Record, e *guild.Entry) error {
		if err := change(r, e, options); err != nil {
			return err
		}
		if len(e.Fields) == 0 {
			return errSame
		}
		return nil
	})
	if err != nil {
		return Settings{}, err
	}
	return h.show(guildID, scope, options, rec.Settings), nil
}

// Audit returns the newest entries of the guild's audit list, the newest first, at most max of them.
func (h *Host) Audit(ctx context.Context, guildID string, max int) ([]guild.Entry, error) {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	_, rec, err := h.fetchGuild(ctx, guildID)
	if err != nil {
		return nil, err
	}
	slices.Reverse(rec.Audit)
	return rec.Audit[:min(len(rec.Audit), max)], nil
}

// clash refuses settings with which no table of the game could be opened, because they contradict each other.
func (h *Host) clash(guildID, scope string, s guild.Settings) error {
	k, ok := h.kinds[scope]
	if !ok || k.Clash == nil {
		return nil
	}
	values, err := h.beginWith(guildID, scope, s)
	if err == nil {
		_, err = complete(k, values, nil)
	}
	return err
}

// entry begins an entry of the audit list: for the same request the same one.
func entry(by By, act string) guild.Entry {
	return guild.Entry{ID: cmp.Or(by.Request, rand.Text()), User: by.ID, Name: by.Name, Act: act}
}

// show returns settings as the adapter shows them.
func (h *Host) show(guildID, scope string, options games.Options, s guild.Settings) Settings {
	shown := Settings{Settings: s, Scope: scope}
	values := h.values(guildID, scope, options, s)
	for _, o := range options {
		v, ok := values[o.Name]
		if !ok {
			v = o.Default
		}
		_, set := s.Values[scope][o.Name]
		shown.Options = append(shown.Options, Setting{Option: o, Value: v, Set: set && o.Check(s.Values[scope][o.Name]) == nil})
	}
	return shown
}

// values returns what the guild has decided of a scope's options: for a game, and where that says nothing for all games.
// Stored values that the options no longer have or allow do not count, which is logged once.
func (h *Host) values(guildID, scope string, options games.Options, s guild.Settings) map[string]int {
	values := make(map[string]int)
	if scope != guild.General {
		general, _ := s.Get(guild.General, OptionsOf(h.kinds[scope])) // what else is general concerns no single table
		for name, v := range general {
			values[name] = v
		}
	}
	own, ignored := s.Get(scope, options)
	for name, v := range own {
		values[name] = v
	}
	for _, name := range ignored {
		if _, told := h.ignored.LoadOrStore([3]string{guildID, scope, name}, true); !told {
			h.cfg.Log.Warn("a setting that is no longer possible is ignored", "guild", guildID, "scope", scope, "option", name)
		}
	}
	return values
}

// scope returns the options that a scope has.
func (h *Host) scope(name string) (options games.Options, err error) {
	if name == guild.General {
		return GeneralOptions(), nil
	}
	if name == guild.League {
		return h.leagueOptions(), nil
	}
	k, ok := h.kinds[name]
	if !ok {
		return nil, errNoGame
	}
	err = problem.Guard(k, "options", func() error {
		options = append(optionsOf(k), ScopeOptions()...)
		return nil
	})
	return options, err
}
