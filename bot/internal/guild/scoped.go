package guild

import (
	"context"
	"slices"

	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/records"
	"ruckus/games"
)

// Scoped is what the admins of a guild have decided for one game, or for all games together.
type Scoped struct {
	Settings // of all games; Values has only what was set

	Scope string // the game's name, General or League
	Items []Item // of the scope: a game's own options, then the host's and ScopeOptions; or GeneralOptions
}

// An Item is an option with its value, as new tables of the guild begin with it.
type Item struct {
	games.Option
	Value int
	Set   bool // the admins have set it in this scope
	Extra bool // no game's own, so that no printed rules have it
}

// Settings returns the settings of a game, or with General those of all games together.
func (rs *Records) Settings(ctx context.Context, guildID, scope string) (Scoped, error) {
	options, err := rs.scope(scope)
	if err != nil {
		return Scoped{}, err
	}
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	rec, err := rs.Get(ctx, guildID)
	if err != nil {
		return Scoped{}, err
	}
	return rs.show(guildID, scope, options, rec.Settings), nil
}

// Set changes settings of one scope, and keeps those that the change does not name, no matter who has changed them meanwhile.
// Tables that are open keep their options. The entry says who asks, and how the request is called: only those who manage the
// guild may.
func (rs *Records) Set(ctx context.Context, guildID string, by Entry, scope string, c Change) (Scoped, error) {
	return rs.changeScope(ctx, guildID, by.As(ActSet), scope, func(r *Record, e *Entry, options games.Options) error {
		clashed := rs.clash(guildID, scope, r.Settings)
		if err := problem.Guard(rs.kinds[scope], "options", func() (err error) {
			e.Fields, err = r.Set(scope, options, c)
			return err
		}); err != nil {
			return err
		}
		if err := rs.clash(guildID, scope, r.Settings); err != nil && clashed == nil {
			return err
		}
		return nil
	})
}

// Reset takes settings of one scope back: those of these names (of options, or Channels and the like), or all
// where there are none. With the scope "" it takes back everything that was set in the guild, and is the only way on
// where what is stored of it is damaged; the Settings returned are then the general ones.
func (rs *Records) Reset(ctx context.Context, guildID string, by Entry, scope string, names ...string) (Scoped, error) {
	if scope == "" {
		return rs.resetAll(ctx, guildID, by.As(ActReset))
	}
	return rs.changeScope(ctx, guildID, by.As(ActReset), scope, func(r *Record, e *Entry, options games.Options) error {
		e.Fields = r.Reset(scope, options, names...)
		return nil
	})
}

// changeScope changes settings of one scope, where a change notes fields that it has changed.
func (rs *Records) changeScope(ctx context.Context, guildID string, e Entry, scope string, change func(*Record, *Entry, games.Options) error) (Scoped, error) {
	options, err := rs.scope(scope)
	if err != nil {
		return Scoped{}, err
	}
	e.Scope = scope
	rec, err := rs.decide(ctx, guildID, e, func(r *Record, e *Entry) error {
		if err := change(r, e, options); err != nil {
			return err
		}
		if len(e.Fields) == 0 {
			return errSame
		}
		return nil
	})
	if err != nil {
		return Scoped{}, err
	}
	return rs.show(guildID, scope, options, rec.Settings), nil
}

// Audit returns the newest entries of the guild's audit list, the newest first, at most max of them.
func (rs *Records) Audit(ctx context.Context, guildID string, max int) ([]Entry, error) {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	rec, err := rs.Get(ctx, guildID)
	if err != nil {
		return nil, err
	}
	slices.Reverse(rec.Audit)
	return rec.Audit[:min(len(rec.Audit), max)], nil
}

// clash refuses settings with which no table of the game could be opened, because they contradict each other.
func (rs *Records) clash(guildID, scope string, s Settings) error {
	k, ok := rs.kinds[scope]
	if !ok {
		return nil
	}
	values, _, err := rs.begin(guildID, scope, s)
	if err == nil {
		_, err = Complete(k, values, nil)
	}
	return err
}

// show returns settings as the adapter shows them.
func (rs *Records) show(guildID, scope string, options games.Options, s Settings) Scoped {
	shown := Scoped{Settings: s, Scope: scope}
	values := rs.values(guildID, scope, options, s)
	_, game := rs.kinds[scope]
	extra := append(Options(), ScopeOptions()...)
	for _, o := range options {
		own, set := s.Values[scope][o.Name]
		_, ours := extra.Find(o.Name)
		v, known := values[o.Name]
		if !known {
			v = o.Default
		}
		shown.Items = append(shown.Items, Item{Option: o, Value: v, Set: set && o.Check(own) == nil, Extra: ours || !game})
	}
	return shown
}

// values returns what the guild has decided of a scope's options: for a game, and where that says nothing for all games.
// Stored values that the options no longer have or allow do not count, which is logged once.
func (rs *Records) values(guildID, scope string, options games.Options, s Settings) map[string]int {
	values := make(map[string]int)
	if scope != General {
		general, _ := s.Get(General, OptionsOf(rs.kinds[scope])) // what else is general concerns no single table
		for name, v := range general {
			values[name] = v
		}
	}
	own, ignored := s.Get(scope, options)
	for name, v := range own {
		values[name] = v
	}
	for _, name := range ignored {
		if _, told := rs.ignored.LoadOrStore([3]string{guildID, scope, name}, true); !told {
			rs.log.Warn("ignored a setting this version doesn't have", "guild", guildID, "scope", scope, "option", name)
		}
	}
	return values
}

// scope returns the options that a scope has.
func (rs *Records) scope(name string) (options games.Options, err error) {
	if name == General {
		return GeneralOptions(), nil
	}
	if name == League {
		return rs.leagueOptions(), nil
	}
	k, ok := rs.kinds[name]
	if !ok {
		return nil, ErrNoGame
	}
	err = problem.Guard(k, "options", func() error {
		options = append(AllOptions(k), ScopeOptions()...)
		return nil
	})
	return options, err
}
