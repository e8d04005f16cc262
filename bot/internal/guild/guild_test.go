package guild_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/guild"
	"ruckus/games"
	"ruckus/render/markup"
	"ruckus/store"
)

func options() games.Options {
	var wild bool
	var target int
	return games.Options{
		games.Bool(&wild, "wild", false, "wild cards"),
		games.Int(&target, "target", 200, 50, 1000, "points"),
	}
}

func TestAChangeKeepsWhatItDoesNotName(t *testing.T) {
	var s guild.Settings
	_, err := s.Set("red", options(), guild.Change{Values: map[string]int{"wild": 1, "target": 100}})
	require.NoError(t, err)
	fields, err := s.Set("red", options(), guild.Change{Values: map[string]int{"target": 150}})
	require.NoError(t, err)
	require.Equal(t, []guild.Field{{Name: "target", From: "100", To: "150"}}, fields)
	values, ignored := s.Get("red", options())
	require.Equal(t, map[string]int{"wild": 1, "target": 150}, values)
	require.Empty(t, ignored)
}

func TestARefusedChangeChangesNothing(t *testing.T) {
	var s guild.Settings
	_, err := s.Set("red", options(), guild.Change{Values: map[string]int{"wild": 1, "target": 10}})
	require.ErrorIs(t, err, games.ErrIllegal)
	_, err = s.Set(guild.General, nil, guild.Change{Add: map[string][]string{guild.Channels: {"1", "not one"}}})
	require.ErrorIs(t, err, games.ErrIllegal)
	require.Zero(t, s)
}

func TestChannelsAreNamedOnceAndInOrder(t *testing.T) {
	var s guild.Settings
	fields, err := s.Set(guild.General, nil, guild.Change{Add: map[string][]string{guild.Channels: {"3", "1", "3", "2"}}, Remove: map[string][]string{guild.Channels: {"2"}}})
	require.NoError(t, err)
	require.Equal(t, []string{"1", "3"}, s.Channels)
	require.Equal(t, []guild.Field{{Name: guild.Channels, To: "<#1> <#3>"}}, fields)
}

func TestResultsAreToldInOneChannelOrInNone(t *testing.T) {
	var s guild.Settings
	fields, err := s.Set(guild.General, nil, guild.Change{Results: new("3")})
	require.NoError(t, err)
	require.Equal(t, []guild.Field{{Name: guild.Results, Title: "Results channel", To: "<#3>"}}, fields)
	_, err = s.Set(guild.General, nil, guild.Change{Results: new("<#4>")})
	require.ErrorIs(t, err, games.ErrIllegal)
	_, err = s.Set("red", options(), guild.Change{Results: new("4")})
	require.ErrorIs(t, err, games.ErrIllegal, "it is set for all games together")
	_, err = s.Set(guild.General, nil, guild.Change{Add: map[string][]string{guild.Roles: {"900"}}})
	require.NoError(t, err)
	require.Equal(t, "3", s.Results, "what a change doesn't name stays")
	fields, err = s.Set(guild.General, nil, guild.Change{Results: new("")})
	require.NoError(t, err)
	require.Equal(t, []guild.Field{{Name: guild.Results, Title: "Results channel", From: "<#3>"}}, fields)
	require.Equal(t, guild.Settings{Roles: []string{"900"}, Values: s.Values}, s)
	_, err = s.Set(guild.General, nil, guild.Change{Results: new("3")})
	require.NoError(t, err)
	require.Len(t, s.Reset(guild.General, nil, guild.Results), 1)
	require.Empty(t, s.Results)
}

func TestARefusalNamesTenChannelsAtMost(t *testing.T) {
	s := guild.Settings{Channels: []string{"1"}}
	require.EqualError(t, s.MayOpen("5", "", nil, false), "you can open tables only in <#1>; go there and try again")
	for i := range 12 {
		s.Channels = append(s.Channels, fmt.Sprint(100+i))
	}
	require.ErrorContains(t, s.MayOpen("5", "", nil, false), "<#107>, <#108> and 3 more channels; go")
}

func TestEveryActHasWords(t *testing.T) {
	titles := map[string]string{"red": "Red Nines"}
	ann, ben := guild.Whom{ID: "1", Name: markup.NameOf("Ann")}, guild.Whom{ID: "2", Name: markup.NameOf("Ben")}
	require.Equal(t, "ended 2 tables of Ann, Ben", guild.Entry{Act: guild.ActClose, N: 2, Players: []guild.Whom{ann, ben}}.Words(titles))
	at := guild.Entry{Table: "k3x9q2ab", Channel: "77", Game: "red", Names: []guild.Whom{ann}, Players: []guild.Whom{ann, ben}, N: 3}
	for act, words := range map[string]string{
		guild.ActBar:         "banned Ann from games for good",
		guild.ActUnbar:       "let Ann play again",
		guild.ActHide:        "hid a player's name",
		guild.ActShow:        "showed a player's name again",
		guild.ActReopen:      "reopened 3 tables of Ann, Ben",
		guild.ActSkip:        "skipped Ann in Red Nines in <#77> (Ann, Ben; table k3x9q2ab)",
		guild.ActUnseat:      "removed Ann from Red Nines in <#77> (Ann, Ben; table k3x9q2ab)",
		guild.ActReseat:      "let Ann back into Red Nines in <#77> (Ann, Ben; table k3x9q2ab)",
		guild.ActRewind:      "undid 3 moves of Red Nines in <#77> (Ann, Ben; table k3x9q2ab)",
		guild.ActExport:      "exported Red Nines in <#77> (Ann, Ben; table k3x9q2ab)",
		guild.ActReset:       "reset all settings",
		"of a newer version": "of a newer version",
	} {
		at.Act = act
		require.Equal(t, words, at.Words(titles))
	}
	old := guild.Entry{Act: guild.ActClose, Table: "k3x9q2ab", Game: "gone"}
	require.Equal(t, "ended gone (table k3x9q2ab)", old.Words(titles), "of a game that is no longer here")
	set := guild.Entry{Act: guild.ActSet, Scope: "red", Fields: []guild.Field{{"wild", "", "off", "on"}, {"score_to", "", "", "50"}, {"setup2p", "Setup for 2", "2", "3"}}}
	require.Equal(t, "set Red Nines: wild on (was off), score to 50 (was not set), setup for 2 3 (was 2)", set.Words(titles))
	reset := guild.Entry{Act: guild.ActReset, Scope: "red", Fields: []guild.Field{{"wild", "", "on", ""}}}
	require.Equal(t, "reset Red Nines: wild no longer set (was on)", reset.Words(titles))
}

func TestTheListKeepsTheNewestAndEachOnce(t *testing.T) {
	var r guild.Record
	for i := range guild.MaxAudit + 5 {
		r.Add(guild.Entry{ID: fmt.Sprint(i)})
		r.Add(guild.Entry{ID: fmt.Sprint(i)})
	}
	require.Len(t, r.Audit, guild.MaxAudit)
	require.Equal(t, "5", r.Audit[0].ID)
	r.Add(guild.Entry{ID: "s", Act: guild.ActSet})
	require.Len(t, r.Audit, guild.MaxAudit+1, "what was decided about settings isn't pushed out by other acts")
}

// To clear up after somebody is one line, also where another moderator does something in between, and however often it is reported.
func TestManyTablesThatOnePersonEndsAreOneLine(t *testing.T) {
	var r guild.Record
	begun := time.Now()
	for n := range 20 {
		ends := func(user string) guild.Entry {
			return guild.Entry{ID: fmt.Sprint(user, n), User: user, Act: guild.ActClose, At: begun.Add(time.Duration(n) * time.Minute), Players: []guild.Whom{{Name: markup.NameOf(fmt.Sprint("Guest ", n%4))}}}
		}
		r.Add(ends("1"), ends("2"))
		r.Add(ends("1"))
	}
	r.Add(guild.Entry{ID: "later", User: "1", Act: guild.ActClose, At: begun.Add(time.Hour), Table: "k3x9q2ab", Game: "red"})
	var lines []string
	for _, e := range r.Audit {
		lines = append(lines, e.User+" "+e.Words(nil))
	}
	require.Equal(t, []string{
		"1 ended 20 tables of Guest 0, Guest 1 and 2 others",
		"2 ended 20 tables of Guest 0, Guest 1 and 2 others",
		"1 ended red (table k3x9q2ab)",
	}, lines)
}

func TestWhatIsEncodedIsDecoded(t *testing.T) {
	var r guild.Record
	_, err := r.Set(guild.General, options(), guild.Change{Values: map[string]int{"wild": 1}, Add: map[string][]string{guild.Channels: {"1"}, guild.Roles: {"900", "901"}}, Results: new("2")})
	require.NoError(t, err)
	r.Add(guild.Entry{ID: "a", Act: guild.ActSet})
	data, err := guild.Form.Encode(r)
	require.NoError(t, err)
	got, err := guild.Form.Decode(data)
	require.NoError(t, err)
	require.Equal(t, r, got)
	_, err = guild.Form.Decode([]byte(`{"v":2,"audit":"in another form"}`))
	require.ErrorIs(t, err, store.ErrNewer)
	for _, damaged := range []string{"{}", string(data[:len(data)/2]), `{"v":1,"settings":{"roles":["@everyone"]}}`, `{"v":1,"settings":{"results":"#results"}}`} {
		_, err = guild.Form.Decode([]byte(damaged))
		require.ErrorIs(t, err, store.ErrDamaged, damaged)
	}
}
