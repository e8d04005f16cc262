package table_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/problem"
	"ruckus/store"
)

func TestStoredSettingsThatAreNoLongerPossibleAreIgnoredAndReportedOnce(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	data := `{"v":1,"settings":{"values":{"turns":{"steps":0,"gone":5,"turn_time":30},"poker":{"blinds":2},"general":{"tables":9000}}}}`
	_, err := e.store.Put(t.Context(), store.Record{Key: settingsKey("g"), Data: []byte(data)})
	require.NoError(t, err)
	for range 3 {
		require.Equal(t, map[string]int{"steps": 100, "turn_time": 30, "pace": 0, "hints": 1, "rated": 0}, e.get(e.lobby("turns", nil, ann)).Terms.Values)
	}
	s, err := e.Guilds.Settings(t.Context(), "g", guild.General)
	require.NoError(t, err)
	require.Equal(t, "tables 20, tables_each 5, paused_days 7, newcomers no time, calls on, fixed_cards off, turn_time 90 seconds, pace normal, hints on, rated off", shown(s))
	for _, name := range []string{"steps", "gone", "tables"} {
		require.Equal(t, 1, strings.Count(e.log.String(), "option="+name), name)
	}
	require.Equal(t, "steps 6*!, turn_time 30 seconds*!, pace normal, hints on, rated off, enabled on", shown(e.set("turns", guild.Change{Values: map[string]int{"steps": 6}})))
	list, err := e.Guilds.Audit(t.Context(), "g", 1)
	require.NoError(t, err)
	require.Equal(t, "set turns: steps 6 (was 0)", list[0].Words(nil))
	_, err = e.Guilds.Reset(t.Context(), "g", ann.Entry(), "turns", "gone")
	require.NoError(t, err)
}

func TestDamagedSettingsAreReportedAndCanBeReset(t *testing.T) {
	for _, data := range []string{`{"v":1,"settings":{"channels":["<@everyone>"]}}`, `{"v":1`, `{}`} {
		e := newEvening(t, store.NewMemory())
		_, err := e.store.Put(t.Context(), store.Record{Key: settingsKey("g"), Data: []byte(data)})
		require.NoError(t, err)
		_, err = e.Create(t.Context(), ann, match.Opening{Guild: "g", Kind: "turns"})
		failed(t, err, "a server manager can reset all settings", "damaged")
		_, err = e.Guilds.Set(t.Context(), "g", ann.Entry(), "turns", guild.Change{Values: map[string]int{"steps": 5}})
		failed(t, err, "damaged", "damaged")
		_, err = e.Guilds.Reset(t.Context(), "g", ann.Entry(), "")
		require.NoError(t, err)
		e.lobby("turns", nil, ann)
		list, err := e.Guilds.Audit(t.Context(), "g", 10)
		require.NoError(t, err)
		require.Len(t, list, 1)
		require.Equal(t, "reset all settings", list[0].Words(nil))
	}
}

func TestSettingsOfANewerVersionAreLeftAlone(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	_, err := e.store.Put(t.Context(), store.Record{Key: settingsKey("g"), Data: []byte(`{"v":2,"settings":[]}`)})
	require.NoError(t, err)
	_, err = e.Guilds.Reset(t.Context(), "g", ann.Entry(), "")
	failed(t, err, "newer version", "schema 2")
	_, err = e.Create(t.Context(), ann, match.Opening{Guild: "g", Kind: "turns"})
	failed(t, err, "newer version", "schema 2")
}

func TestWithoutAStoreSettingsAreNotChanged(t *testing.T) {
	e, f := flakyEvening(t)
	f.fail(down, nil)
	_, err := e.Guilds.Set(t.Context(), "g", ann.Entry(), "turns", guild.Change{Values: map[string]int{"steps": 5}})
	require.ErrorIs(t, err, problem.ErrStore)
	_, err = e.Guilds.Settings(t.Context(), "g", "turns")
	require.ErrorIs(t, err, problem.ErrStore)
	_, err = e.Guilds.Audit(t.Context(), "g", 5)
	require.ErrorIs(t, err, problem.ErrStore)
}

func FuzzSettings(f *testing.F) {
	e := newEvening(f, store.NewMemory())
	e.set(guild.General, guild.Change{Add: map[string][]string{guild.Channels: {"11"}, guild.Roles: {"900"}}, Values: map[string]int{"tables": 3}})
	e.set("turns", guild.Change{Values: map[string]int{"steps": 5}})
	r, err := e.store.Get(f.Context(), settingsKey("g"))
	require.NoError(f, err)
	f.Add(r.Data)
	f.Add(r.Data[:len(r.Data)/2])
	f.Add([]byte(strings.Replace(string(r.Data), `"steps":5`, `"steps":-9e18`, 1)))
	f.Add([]byte(`{"v":1,"settings":{"values":{"general":null,"turns":{"turn_time":86401}}},"audit":[{},{"act":"rewind"}]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		e := newEvening(t, store.NewMemory())
		_, err := e.store.Put(t.Context(), store.Record{Key: settingsKey("g"), Data: data})
		require.NoError(t, err)
		opened, err := e.Create(t.Context(), managing(ann), match.Opening{Guild: "g", Channel: "11", Kind: "turns"})
		if err == nil {
			for _, o := range append(toyKind("turns").Options(), guild.Options()...) {
				require.NoError(t, o.Check(opened.Terms.Values[o.Name]))
			}
		} else {
			text, _ := problem.Sentence(err)
			require.NotEmpty(t, text)
			require.Less(t, len(text), 1000)
		}
		for _, scope := range []string{guild.General, "turns"} {
			s, err := e.Guilds.Settings(t.Context(), "g", scope)
			for _, o := range s.Items {
				require.NoError(t, o.Check(o.Value))
			}
			if err == nil {
				_, err = e.Guilds.Set(t.Context(), "g", ann.Entry(), scope, guild.Change{Values: map[string]int{"turn_time": 12}})
				require.True(t, err == nil || !isFault(err), "%v", err)
			}
		}
		list, err := e.Guilds.Audit(t.Context(), "g", 5)
		require.LessOrEqual(t, len(list), 5)
		for _, entry := range list {
			_ = entry.Words(nil)
		}
		if err != nil {
			return
		}
		_, err = e.Guilds.Reset(t.Context(), "g", ann.Entry(), "")
		require.NoError(t, err)
		_, err = e.Create(t.Context(), ann, match.Opening{Guild: "g", Channel: "c", Kind: "vote"})
		require.NoError(t, err)
	})
}

func isFault(err error) bool {
	_, fault := problem.Sentence(err)
	return fault
}
