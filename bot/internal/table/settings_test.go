package table_test

import (
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/games"
	"ruckus/store"
)

func settingsKey(guild string) store.Key {
	return store.Key{Guild: guild, Kind: "settings", ID: "all"}
}

// set makes a change that must be possible.
func (e *evening) set(scope string, c guild.Change) guild.Scoped {
	e.t.Helper()
	s, err := e.Guilds.Set(e.t.Context(), "g", ann.Entry(), scope, c)
	require.NoError(e.t, err)
	return s
}

// shown are settings as "name value", with "*" where the value is not the printed one and "!" where it was set.
func shown(s guild.Scoped) string {
	var words []string
	for _, o := range s.Items {
		word := o.Name + " " + o.Format(o.Value)
		if o.Value != o.Default {
			word += "*"
		}
		if o.Set {
			word += "!"
		}
		words = append(words, word)
	}
	return strings.Join(words, ", ")
}

func TestWithoutSettingsEverythingIsAsPrinted(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	s, err := e.Guilds.Settings(t.Context(), "g", "turns")
	require.NoError(t, err)
	require.Equal(t, "steps 100, turn_time 90 seconds, pace normal, hints on, rated off, enabled on", shown(s))
	s, err = e.Guilds.Settings(t.Context(), "g", guild.General)
	require.NoError(t, err)
	require.Equal(t, "tables 20, tables_each 5, paused_days 7, newcomers no time, calls on, fixed_cards off, turn_time 90 seconds, pace normal, hints on, rated off", shown(s))
	require.Empty(t, s.Channels)
	require.Empty(t, s.Roles)
	list, err := e.Guilds.Audit(t.Context(), "g", 10)
	require.NoError(t, err)
	require.Empty(t, list)
}

func TestNewTablesBeginWithWhatTheGuildHasSetAndRunningOnesKeepTheirs(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	old := e.game("turns", nil, ann, ben)
	require.Equal(t, "steps 7*!, turn_time 90 seconds, pace normal, hints on, rated off, enabled on", shown(e.set("turns", guild.Change{Values: map[string]int{"steps": 7}})))
	e.set(guild.General, guild.Change{Values: map[string]int{"turn_time": 60}})
	require.Equal(t, "steps 7*!, turn_time 45 seconds*!, pace normal, hints on, rated off, enabled on", shown(e.set("turns", guild.Change{Values: map[string]int{"turn_time": 45}})))

	require.Equal(t, map[string]int{"steps": 100, "turn_time": 90, "pace": 0, "hints": 1, "rated": 0}, e.get(old).Terms.Values)
	require.Equal(t, map[string]int{"steps": 7, "turn_time": 45, "pace": 0, "hints": 1, "rated": 0}, e.get(e.lobby("turns", nil, ann)).Terms.Values)
	require.Equal(t, map[string]int{"steps": 100, "turn_time": 60, "pace": 0, "hints": 1, "rated": 0}, e.get(e.lobby("vote", nil, ann)).Terms.Values, "the guild's default")
	require.Equal(t, map[string]int{"steps": 3, "turn_time": 45, "pace": 0, "hints": 1, "rated": 0}, e.get(e.lobby("turns", map[string]int{"steps": 3}, ann)).Terms.Values,
		"who opens the table has the last word")
	opened, err := e.Create(t.Context(), ann, match.Opening{Guild: "h", Kind: "turns"})
	require.NoError(t, err)
	require.Equal(t, map[string]int{"steps": 100, "turn_time": 90, "pace": 0, "hints": 1, "rated": 0}, opened.Terms.Values, "another guild has its own")
}

func TestSettingsAreReset(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	e.set("turns", guild.Change{Values: map[string]int{"steps": 7, "turn_time": 45}})
	e.set("vote", guild.Change{Values: map[string]int{"steps": 8}})
	e.set(guild.General, guild.Change{Values: map[string]int{"tables": 3}, Add: map[string][]string{guild.Channels: {"11"}, guild.Roles: {"900"}}})

	s, err := e.Guilds.Reset(t.Context(), "g", ann.Entry(), "turns", "steps")
	require.NoError(t, err)
	require.Equal(t, "steps 100, turn_time 45 seconds*!, pace normal, hints on, rated off, enabled on", shown(s))
	s, err = e.Guilds.Reset(t.Context(), "g", ann.Entry(), "turns")
	require.NoError(t, err)
	require.Equal(t, "steps 100, turn_time 90 seconds, pace normal, hints on, rated off, enabled on", shown(s))
	_, err = e.Guilds.Reset(t.Context(), "g", ann.Entry(), "turns")
	refused(t, err, "nothing to change")
	s, err = e.Guilds.Reset(t.Context(), "g", ann.Entry(), guild.General, guild.Channels)
	require.NoError(t, err)
	require.Empty(t, s.Channels)
	require.Equal(t, []string{"900"}, s.Roles)
	require.Equal(t, "tables 3*!, tables_each 5, paused_days 7, newcomers no time, calls on, fixed_cards off, turn_time 90 seconds, pace normal, hints on, rated off", shown(s))
	s, err = e.Guilds.Reset(t.Context(), "g", ann.Entry(), "")
	require.NoError(t, err)
	require.Equal(t, "tables 20, tables_each 5, paused_days 7, newcomers no time, calls on, fixed_cards off, turn_time 90 seconds, pace normal, hints on, rated off", shown(s))
	require.Empty(t, s.Roles)
	s, err = e.Guilds.Settings(t.Context(), "g", "vote")
	require.NoError(t, err)
	require.Equal(t, "steps 100, turn_time 90 seconds, pace normal, hints on, rated off, enabled on", shown(s))
}

func TestSettingsOutOfBoundsAreRefusedAndChangeNothing(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	var crowd []string
	for i := range guild.MaxChannels + 1 {
		crowd = append(crowd, itoa(i))
	}
	for words, c := range map[string]struct {
		scope  string
		change guild.Change
	}{
		"steps can be from 1 to 100000, not 0": {"turns", guild.Change{Values: map[string]int{"steps": 0, "turn_time": 30}}},
		`no option "cheat"`:                    {"turns", guild.Change{Values: map[string]int{"cheat": 1}}},
		"no such game":                         {"poker", guild.Change{}},
		"tables can be from 1 to 500, not 501": {guild.General, guild.Change{Values: map[string]int{"tables": 501}}},
		`no option "steps"`:                    {guild.General, guild.Change{Values: map[string]int{"steps": 5}}},
		"are set for all games together":       {"turns", guild.Change{Add: map[string][]string{guild.Channels: {"1"}}}},
		"isn't a channel":                      {guild.General, guild.Change{Add: map[string][]string{guild.Channels: {"<#1>"}}}},
		"at most 50 channels":                  {guild.General, guild.Change{Add: map[string][]string{guild.Channels: crowd}}},
		"that isn't a role":                    {guild.General, guild.Change{Add: map[string][]string{guild.Roles: {"not/a/role"}}}},
		"at most 25 roles":                     {guild.General, guild.Change{Add: map[string][]string{guild.Roles: crowd}}},
		"nothing to change: it's set":          {guild.General, guild.Change{Remove: map[string][]string{guild.Channels: {"1"}}}},
	} {
		_, err := e.Guilds.Set(t.Context(), "g", ann.Entry(), c.scope, c.change)
		refused(t, err, words)
	}
	_, err := e.Guilds.Set(t.Context(), "../g", ann.Entry(), "turns", guild.Change{Values: map[string]int{"steps": 5}})
	refused(t, err, "needs a server")
	_, err = e.store.Get(t.Context(), settingsKey("g"))
	require.ErrorIs(t, err, store.ErrNotFound)
}

func TestTablesOpenOnlyWhereAndByWhomTheGuildWants(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	open := func(by match.By, o match.Opening) error {
		o.Guild, o.Kind = "g", "turns"
		_, err := e.Create(t.Context(), by, o)
		return err
	}
	require.NoError(t, open(ben, match.Opening{Channel: "33"}))
	e.set(guild.General, guild.Change{Values: map[string]int{"tables_each": 50}})
	e.set(guild.General, guild.Change{Add: map[string][]string{guild.Channels: {"22", "11"}, guild.Roles: {"900"}}})

	roles := []string{"1", "900"}
	require.NoError(t, open(ben, match.Opening{Channel: "11", Roles: roles}))
	require.NoError(t, open(ben, match.Opening{Channel: "5", Parent: "22", Roles: roles}), "a thread of that channel")
	require.NoError(t, open(managing(ben), match.Opening{Channel: "11"}))
	refused(t, open(ben, match.Opening{Channel: "33", Roles: roles}), "you can open tables only in <#11> and <#22>; go there")
	refused(t, open(managing(ben), match.Opening{Channel: "33"}), "open tables only in <#11> and <#22>")
	refused(t, open(ben, match.Opening{Channel: "11", Roles: []string{"1"}}), "only members with the role <@&900> can open tables")

	e.set(guild.General, guild.Change{Remove: map[string][]string{guild.Channels: {"11"}}})
	refused(t, open(ben, match.Opening{Channel: "11", Roles: roles}), "open tables only in <#22>")
	e.set(guild.General, guild.Change{Add: map[string][]string{guild.Roles: {"901", "902"}}})
	require.NoError(t, open(ben, match.Opening{Channel: "22", Roles: []string{"902"}}), "any of them will do")
	refused(t, open(ben, match.Opening{Channel: "22", Roles: []string{"1"}}), "with the role <@&900>, <@&901> or <@&902> can")
	e.set(guild.General, guild.Change{Remove: map[string][]string{guild.Roles: {"900", "901", "902"}}})
	require.NoError(t, open(ben, match.Opening{Channel: "22"}))
}

func TestAGuildChoosesHowManyTablesMayBeOpen(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	e.set(guild.General, guild.Change{Values: map[string]int{"tables": 1}})
	ref := e.game("turns", map[string]int{"steps": 1}, ann, ben)
	open := match.Opening{Guild: "g", Channel: "c", Kind: "turns"}
	_, err := e.Create(t.Context(), ann, open)
	refused(t, err, "allows no more open tables")
	e.move(ref, ann, "go 0")
	_, err = e.Create(t.Context(), ann, open)
	require.NoError(t, err)
}

func TestTwoAdminsAtOnceLoseNothing(t *testing.T) {
	f := &flaky{Store: store.NewMemory()}
	hosts := []*evening{newEvening(t, f), newEvening(t, f)}
	f.fail(nil, times(5, "put")) // some replies are lost, too
	var admins sync.WaitGroup
	for i := range 20 {
		admins.Go(func() {
			_, err := hosts[i%2].Guilds.Set(t.Context(), "g", ann.Entry(), guild.General, guild.Change{Add: map[string][]string{guild.Channels: {itoa(100 + i)}}})
			if err != nil {
				t.Error(err)
			}
		})
	}
	admins.Go(func() {
		if _, err := hosts[0].Guilds.Set(t.Context(), "g", ben.Entry(), "turns", guild.Change{Values: map[string]int{"steps": 5}}); err != nil {
			t.Error(err)
		}
	})
	admins.Go(func() {
		if _, err := hosts[1].Guilds.Set(t.Context(), "g", cleo.Entry(), "turns", guild.Change{Values: map[string]int{"turn_time": 30}}); err != nil {
			t.Error(err)
		}
	})
	admins.Wait()
	s, err := hosts[0].Guilds.Settings(t.Context(), "g", "turns")
	require.NoError(t, err)
	require.Equal(t, "steps 5*!, turn_time 30 seconds*!, pace normal, hints on, rated off, enabled on", shown(s))
	require.Len(t, s.Channels, 20)
	list, err := hosts[1].Guilds.Audit(t.Context(), "g", 100)
	require.NoError(t, err)
	require.Len(t, list, 22, "each once")
}

func TestTheAuditListSaysWhoHasSetWhatAndKeeps200(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	e.set("turns", guild.Change{Values: map[string]int{"steps": 5, "turn_time": 30}})
	e.set(guild.General, guild.Change{Add: map[string][]string{guild.Channels: {"11"}, guild.Roles: {"900"}}})
	_, err := e.Guilds.Reset(t.Context(), "g", ben.Entry(), "turns", "steps")
	require.NoError(t, err)
	list, err := e.Guilds.Audit(t.Context(), "g", 10)
	require.NoError(t, err)
	var told []string
	for _, entry := range list {
		require.False(t, entry.At.IsZero())
		told = append(told, entry.Name.Plain()+" "+entry.Words(nil))
	}
	require.Equal(t, []string{
		"Ben reset turns: steps no longer set (was 5)",
		"Ann set general: channels <#11> (was not set), roles <@&900> (was not set)",
		"Ann set turns: steps 5 (was not set), turn time 30 seconds (was not set)",
	}, told)

	for i := range 210 {
		e.set("turns", guild.Change{Values: map[string]int{"steps": 10 + i}})
	}
	list, err = e.Guilds.Audit(t.Context(), "g", 1000)
	require.NoError(t, err)
	require.Len(t, list, 200)
	require.Equal(t, "set turns: steps 219 (was 218)", list[0].Words(nil))
}

func TestAGameThatIsSwitchedOffIsNotOpenedAndOpenTablesGoOn(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	over, running := e.game("turns", map[string]int{"steps": 1}, ann, ben), e.game("turns", nil, ann, ben)
	e.move(over, ann, "go 0")
	e.set("turns", guild.Change{Values: map[string]int{"enabled": 0}})

	const off = "is switched off in this server; a server manager can switch it on again with /settings turns"
	_, err := e.Create(t.Context(), ann, match.Opening{Guild: "g", Channel: "c", Kind: "turns"})
	refused(t, err, off)
	_, err = e.Create(t.Context(), managing(ann), match.Opening{Guild: "g", Channel: "c", Kind: "turns"})
	refused(t, err, off)
	e.move(running, ann, "go 0")
	e.lobby("vote", nil, ann)

	e.set("turns", guild.Change{Values: map[string]int{"enabled": 1}})
	require.NotContains(t, e.get(e.lobby("turns", nil, ann)).Terms.Values, "enabled", "it is no rule of a table")
	_, err = e.Create(t.Context(), ann, match.Opening{Guild: "g", Channel: "c", Kind: "turns", Values: map[string]int{"enabled": 1}})
	refused(t, err, `no option "enabled"`)
}

// A contradiction that is stored already stands in the way of no other change.
func TestSettingsThatContradictEachOtherAreRefused(t *testing.T) {
	k := toyKind("clash")
	k.Options = func() games.Options {
		return games.Options{games.Bool(new(bool), "hook", false, "a hook"), games.Bool(new(bool), "hidden", false, "hidden bids")}
	}
	create := k.New
	k.New = func(s games.Setup) (games.Game, error) {
		if s.Values["hook"]+s.Values["hidden"] == 2 {
			return nil, games.Illegalf("the hook needs open bids")
		}
		s.Values = nil
		return create(s)
	}
	e := newEvening(t, store.NewMemory(), k)
	e.set("clash", guild.Change{Values: map[string]int{"hook": 1}})
	for _, values := range []map[string]int{{"hidden": 1}, {"hidden": 1, "turn_time": 5}, {"hook": 1, "hidden": 1}} {
		_, err := e.Guilds.Set(t.Context(), "g", ann.Entry(), "clash", guild.Change{Values: values})
		refused(t, err, "the hook needs open bids")
	}
	require.Equal(t, "hook on*!, hidden off!, turn_time 90 seconds, pace normal, hints on, rated off, enabled on", shown(e.set("clash", guild.Change{Values: map[string]int{"hidden": 0}})))
	rec, err := e.store.Get(t.Context(), settingsKey("g"))
	require.NoError(t, err)
	rec.Data = []byte(strings.Replace(string(rec.Data), `"hidden":0`, `"hidden":1`, 1))
	_, err = e.store.Put(t.Context(), rec)
	require.NoError(t, err)
	require.Equal(t, "hook on*!, hidden on*!, turn_time 30 seconds*!, pace normal, hints on, rated off, enabled on", shown(e.set("clash", guild.Change{Values: map[string]int{"turn_time": 30}})))
	require.Equal(t, "hook on*!, hidden off!, turn_time 30 seconds*!, pace normal, hints on, rated off, enabled on", shown(e.set("clash", guild.Change{Values: map[string]int{"hidden": 0}})))
}
