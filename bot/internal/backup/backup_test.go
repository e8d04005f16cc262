package backup_test

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/backup"
	"ruckus/store"
)

var noon = time.Date(2026, 5, 1, 12, 0, 0, 0, time.UTC)

// filled is a store with that many tables in each of three servers, with results, and with what belongs to all.
func filled(t *testing.T, tables int) *store.Memory {
	t.Helper()
	s := store.NewMemory()
	put := func(guild, kind, id string, log ...[]byte) {
		r, err := s.Put(t.Context(), store.Record{Key: store.Key{Guild: guild, Kind: kind, ID: id}, Due: noon, Data: []byte(`{"v":1,"of":"` + guild + `"}`), Ranks: map[string]int64{"live": store.Next}}, log...)
		require.NoError(t, err)
		_, err = s.Put(t.Context(), r, log...)
		require.NoError(t, err)
	}
	put(store.Installation, "clock", "heartbeat")
	for guild := range 3 {
		for i := range tables {
			put(fmt.Sprint(100+guild), "table", fmt.Sprint(i), []byte("seed"), []byte("move"))
			put(fmt.Sprint(100+guild), "result-rage", fmt.Sprint(i))
		}
	}
	return s
}

func written(t *testing.T, s store.Copier, guild string) []byte {
	t.Helper()
	var file bytes.Buffer
	require.NoError(t, backup.Write(t.Context(), &file, s, backup.Head{Program: "v1", Made: noon, Bot: "7", Guild: guild}))
	return file.Bytes()
}

// all is what a store keeps, each record with its log.
func all(t *testing.T, s store.Copier) map[store.Key]store.Write {
	t.Helper()
	found := map[store.Key]store.Write{}
	guilds, err := s.Guilds(t.Context(), "", 1000)
	require.NoError(t, err)
	for _, guild := range append(guilds, store.Installation) {
		require.NoError(t, s.Copy(t.Context(), guild, func(w store.Write) error {
			found[w.Record.Key] = w
			return nil
		}))
	}
	return found
}

func quiet(int, int) {}

func TestWhatIsBackedUpIsRestoredAsItWas(t *testing.T) {
	from, to := filled(t, 260), store.NewMemory()
	file := written(t, from, "")
	var last, of int
	sum, err := backup.Check(bytes.NewReader(file), "101", func(done, all int) { last, of = done, all })
	require.NoError(t, err)
	require.True(t, sum.Has)
	require.Equal(t, 3, sum.End.Guilds)
	require.Equal(t, 3*2*260+1, sum.Records)
	require.Equal(t, map[string]int{"clock": 1, "table": 1, "result": 1}, sum.Schemas)
	require.Equal(t, "7", sum.Bot)
	require.Equal(t, []int{3, 3}, []int{last, of})
	require.NoError(t, backup.Restore(t.Context(), bytes.NewReader(file), to, ""))
	require.Equal(t, all(t, from), all(t, to))
}

func TestOneServerIsRestoredAndTheOthersStayAsTheyAre(t *testing.T) {
	s := filled(t, 3)
	file := written(t, s, "")
	before := all(t, s)
	for _, key := range []store.Key{{Guild: "101", Kind: "table", ID: "0"}, {Guild: "102", Kind: "table", ID: "0"}} {
		r, err := s.Get(t.Context(), key)
		require.NoError(t, err)
		r.Data = []byte("later")
		_, err = s.Put(t.Context(), r)
		require.NoError(t, err)
	}
	later := all(t, s)[store.Key{Guild: "102", Kind: "table", ID: "0"}]
	require.NoError(t, backup.Clear(t.Context(), s, "101", store.Key{}))
	empty, err := backup.Empty(t.Context(), s, "101")
	require.NoError(t, err)
	require.True(t, empty)
	require.NoError(t, backup.Restore(t.Context(), bytes.NewReader(file), s, "101"))
	before[later.Record.Key] = later
	require.Equal(t, before, all(t, s))
}

func TestABackupOfOneServerHasNothingElse(t *testing.T) {
	sum, err := backup.Check(bytes.NewReader(written(t, filled(t, 2), "101")), "101", quiet)
	require.NoError(t, err)
	require.True(t, sum.Has)
	require.Equal(t, 1, sum.End.Guilds)
	require.Equal(t, 4, sum.Records)
}

func TestABackupThatIsCutOrChangedByOneBitIsRefused(t *testing.T) {
	file := written(t, filled(t, 1), "101")
	for n := range file {
		_, err := backup.Check(bytes.NewReader(file[:n]), "", quiet)
		require.Error(t, err, "cut after %d of %d bytes", n, len(file))
		if n > 0 {
			require.ErrorIs(t, err, backup.ErrDamaged)
		}
		for bit := range 8 {
			changed := bytes.Clone(file)
			changed[n] ^= 1 << bit
			_, err := backup.Check(bytes.NewReader(changed), "", quiet)
			require.Error(t, err, "bit %d of byte %d changed", bit, n)
		}
	}
	_, err := backup.Check(bytes.NewReader(append(file, 0)), "", quiet)
	require.ErrorIs(t, err, backup.ErrDamaged)
}

func TestWhatIsNoBackupAndWhatIsOfANewerProgramIsToldApart(t *testing.T) {
	for text, want := range map[string]error{
		"":                              backup.ErrNoBackup,
		"PK\x03\x04":                    backup.ErrNoBackup,
		strings.Repeat("x", 1<<20):      backup.ErrNoBackup,
		"ruckus backup one\n":           backup.ErrNoBackup,
		"ruckus backup 2\nwhat it does": backup.ErrNewer,
		"ruckus backup 1\n":             backup.ErrDamaged,
	} {
		_, err := backup.Check(strings.NewReader(text), "", quiet)
		require.ErrorIs(t, err, want, "%.20q", text)
	}
	sum, err := backup.Check(bytes.NewReader(written(t, filled(t, 1), "")), "", quiet)
	require.NoError(t, err)
	require.NoError(t, sum.Known(map[string]int{"clock": 1, "table": 2, "result": 1}))
	require.ErrorIs(t, sum.Known(map[string]int{"clock": 1, "table": 0, "result": 1}), backup.ErrNewer)
	require.ErrorContains(t, sum.Known(map[string]int{"table": 1, "result": 1}), "records of the kind clock")
}

// A restoring that was killed has left something: begun again, it clears that first.
func TestARestoreThatWasStoppedIsDoneAgain(t *testing.T) {
	from, to := filled(t, 200), store.NewMemory()
	file := written(t, from, "")
	require.Error(t, backup.Restore(t.Context(), io.MultiReader(bytes.NewReader(file[:len(file)-40])), to, ""))
	require.NotEmpty(t, all(t, to))
	mark := store.Key{Guild: store.Installation, Kind: "restore", ID: "unfinished"}
	_, err := to.Put(t.Context(), store.Record{Key: mark})
	require.NoError(t, err)
	require.NoError(t, backup.Clear(t.Context(), to, "", mark))
	require.Len(t, all(t, to), 1, "the mark stays")
	require.NoError(t, to.Delete(t.Context(), mark))
	require.NoError(t, backup.Restore(t.Context(), bytes.NewReader(file), to, ""))
	require.Equal(t, all(t, from), all(t, to))
}

// A changing store is one in which a record changes, and another is deleted, while a copy is taken.
type changing struct{ *store.Memory }

func (c changing) Copy(ctx context.Context, guild string, each func(store.Write) error) error {
	key := store.Key{Guild: guild, Kind: "table", ID: "0"}
	gone := store.Write{Record: store.Record{Key: store.Key{Guild: guild, Kind: "table", ID: "1"}}}
	var last store.Write
	err := c.Memory.Copy(ctx, guild, func(w store.Write) error {
		if w.Record.Key == key {
			last = w
			w.Record.Version, w.Record.Data = 1, []byte("before")
		}
		return each(w)
	})
	if err != nil || last.Record.Version == 0 {
		return err
	}
	if err := each(last); err != nil {
		return err
	}
	return each(gone)
}

func TestOfARecordThatChangesMeanwhileTheLastStateCounts(t *testing.T) {
	from, to := filled(t, 3), store.NewMemory()
	require.NoError(t, backup.Restore(t.Context(), bytes.NewReader(written(t, changing{from}, "101")), to, "101"))
	require.NoError(t, from.Delete(t.Context(), store.Key{Guild: "101", Kind: "table", ID: "1"}))
	require.NoError(t, from.DeleteGuild(t.Context(), "100"))
	require.NoError(t, from.DeleteGuild(t.Context(), "102"))
	require.NoError(t, from.Delete(t.Context(), store.Key{Guild: store.Installation, Kind: "clock", ID: "heartbeat"}))
	require.Equal(t, all(t, from), all(t, to))
}
