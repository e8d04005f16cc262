package backup

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"runtime"
	"runtime/debug"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/store"
)

// bomb is a backup of a forger, who has made all sums right: these blocks, each so many times.
func bomb(t *testing.T, blocks ...[]byte) []byte {
	t.Helper()
	var file bytes.Buffer
	file.WriteString(firstLine(format))
	w := blockWriter{to: &file}
	for _, plain := range blocks {
		require.NoError(t, w.write(plain))
	}
	require.Less(t, file.Len(), 1<<20)
	return file.Bytes()
}

// peak is the most that is in use of the heap while f runs, in MB.
func peak(f func()) uint64 {
	runtime.GC()
	var most atomic.Uint64
	stop, ended := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(ended)
		for {
			var m runtime.MemStats
			runtime.ReadMemStats(&m)
			most.Store(max(most.Load(), m.HeapAlloc>>20))
			select {
			case <-stop:
				return
			case <-time.After(time.Millisecond):
			}
		}
	}()
	f()
	close(stop)
	<-ended
	return most.Load()
}

func TestAForgedBackupOfAMegabyteIsCheckedInLittleMemory(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(100)) // garbage is collected as in the program, whatever tests are told to save time
	head := append([]byte{headBlock}, `{"Program":"v1"}`...)
	end := append([]byte{endBlock}, `{}`...)
	one := func(guild string, log []byte) []byte {
		r := record{key: store.Key{Guild: guild, Kind: "table", ID: "a"}, log: log}
		r.sealed = store.Seal(store.Record{Version: 1, Data: []byte("{}")})
		return r.append(nil)
	}
	records := func(all ...[]byte) []byte { return append([]byte{recordsBlock}, bytes.Join(all, nil)...) }
	full := bytes.Repeat(one("1", nil), maxPlain/len(one("1", nil)))
	endless := func(field []byte) []byte { return append(binary.AppendUvarint([]byte{recordsBlock}, 1<<62), field...) }
	guilds := []byte{recordsBlock}
	for n := 0; len(guilds) < 3<<20; n++ {
		guilds = append(guilds, one(fmt.Sprint(n), nil)...)
	}
	schemas := make([]string, 80_000)
	for i := range schemas {
		schemas[i] = fmt.Sprintf(`"%d":1`, i)
	}
	claims := binary.BigEndian.AppendUint32([]byte(firstLine(format)), 1<<32-1)
	for name, file := range map[string][]byte{
		"a block becomes 200 MB":               bomb(t, head, make([]byte, 200<<20)),
		"a block says that it has 4 GB":        append(claims, make([]byte, 1<<19)...),
		"a field says that it has 4 exabytes":  bomb(t, head, endless(full)),
		"the head has 80,000 kinds":            bomb(t, append([]byte{headBlock}, `{"Schemas":{`+strings.Join(schemas, ",")+`}}`...)),
		"the end lists a million losses":       bomb(t, head, append([]byte{endBlock}, `{"Damaged":[""`+strings.Repeat(`,""`, 1_000_000)+`]}`...)),
		"blocks are full of records":           bomb(t, head, records(full), records(full), records(full), records(full), end),
		"a log has four million lines":         bomb(t, head, records(one("1", make([]byte, 4_000_000))), end),
		"each record is of another server":     bomb(t, head, guilds, end),
		"a block is of a kind that is unknown": bomb(t, head, make([]byte, 1000)),
	} {
		t.Run(name, func(t *testing.T) {
			var err error
			most := peak(func() { _, err = Check(bytes.NewReader(file), "", func(int, int) {}) })
			require.ErrorIs(t, err, ErrDamaged)
			require.Less(t, most, uint64(64))
		})
	}
}

// What a backup could not give back is not in it, and it says so.
func TestARecordThatIsTooLargeForABackupIsNamed(t *testing.T) {
	s := store.NewMemory()
	for id, r := range map[string]store.Write{
		"good":  {Record: store.Record{Data: make([]byte, 3<<20)}, Log: make([][]byte, 1000)},
		"large": {Record: store.Record{Data: make([]byte, maxRecord)}},
		"long":  {Log: make([][]byte, maxLines+1)},
	} {
		_, err := s.Put(t.Context(), store.Record{Key: store.Key{Guild: "1", Kind: "table", ID: id}, Data: r.Record.Data}, r.Log...)
		require.NoError(t, err)
	}
	var file bytes.Buffer
	require.NoError(t, Write(t.Context(), &file, s, Head{}))
	sum, err := Check(bytes.NewReader(file.Bytes()), "1", func(int, int) {})
	require.NoError(t, err)
	require.Equal(t, 1, sum.Records)
	require.Equal(t, 2, sum.Lost)
	require.ErrorContains(t, errors.New(strings.Join(sum.Damaged, "\n")), "record 1/table/large is too large for a backup")
	to := store.NewMemory()
	require.NoError(t, Restore(t.Context(), &file, to, ""))
	log, err := to.Log(context.Background(), store.Key{Guild: "1", Kind: "table", ID: "good"})
	require.NoError(t, err)
	require.Len(t, log, 1000)
}
