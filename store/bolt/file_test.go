package bolt_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"ruckus/store"
	"ruckus/store/bolt"
)

func TestTheFolderAndTheFileAreMadeForTheOwnerAlone(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "new", "data")
	openFile(t, filepath.Join(folder, "ruckus.db"))
	if runtime.GOOS == "windows" {
		t.Skip("on Windows who may read a file is inherited from the folder of the user, and not in its mode")
	}
	for path, want := range map[string]os.FileMode{folder: 0o700, filepath.Join(folder, "ruckus.db"): 0o600} {
		info, err := os.Stat(path)
		require.NoError(t, err)
		require.Equal(t, want, info.Mode().Perm(), path)
	}
}

func TestWhatWasStoredIsThereWhenTheFileIsOpenedAgain(t *testing.T) {
	path := filepath.Join(t.TempDir(), "ruckus.db")
	want := fill(t, path)
	s := openFile(t, path)
	for _, r := range want {
		got, err := s.Get(context.Background(), r.Key)
		require.NoError(t, err)
		require.Equal(t, r, got)
		log, err := s.Log(context.Background(), r.Key)
		require.NoError(t, err)
		require.Equal(t, [][]byte{[]byte("line of " + r.Key.ID)}, log)
	}
}

// A person who was forgotten is not in the file any more, not even where the database would write next.
func TestWhatWasDeletedCannotBeReadInTheFileAfterTheNextStart(t *testing.T) {
	path := filepath.Join(t.TempDir(), "ruckus.db")
	s, err := bolt.Open(path)
	require.NoError(t, err)
	key := store.Key{Guild: "g", Kind: "table", ID: "kept"}
	secret := []byte("the name of somebody")
	for i := range 200 {
		_, err := s.Put(context.Background(), store.Record{Key: store.Key{Guild: "g", Kind: "table", ID: fmt.Sprint(i)}, Data: secret}, secret)
		require.NoError(t, err)
	}
	_, err = s.Put(context.Background(), store.Record{Key: key, Data: []byte("stays")})
	require.NoError(t, err)
	for i := range 200 {
		require.NoError(t, s.Delete(context.Background(), store.Key{Guild: "g", Kind: "table", ID: fmt.Sprint(i)}))
	}
	require.NoError(t, s.Close())
	require.NoError(t, os.WriteFile(path+".compact", []byte("of a start that was killed"), 0o600))

	s = openFile(t, path)
	file, err := os.ReadFile(path)
	require.NoError(t, err)
	require.NotContains(t, string(file), string(secret))
	require.NoFileExists(t, path+".compact")
	r, err := s.Get(context.Background(), key)
	require.NoError(t, err)
	require.Equal(t, []byte("stays"), r.Data)
}

// A disk without room, or a system that does not let go of an open file, keeps nobody from playing.
func TestWhereTheFileCannotBeWrittenAnewItStaysAsItIs(t *testing.T) {
	path := filepath.Join(t.TempDir(), "ruckus.db")
	want := fill(t, path)
	require.NoError(t, os.MkdirAll(filepath.Join(path+".compact", "in the way"), 0o700))
	s := openFile(t, path)
	for _, r := range want {
		got, err := s.Get(context.Background(), r.Key)
		require.NoError(t, err)
		require.Equal(t, r, got)
	}
}

// A process that waits for the file of another one gets the file that has its name by then, and not one that nobody will read again.
func TestWhoWaitsForAFileThatIsReplacedReadsTheNewOne(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("on Windows nothing takes the place of a file that is open")
	}
	folder := t.TempDir()
	path, next := filepath.Join(folder, "ruckus.db"), filepath.Join(folder, "next.db")
	want := fill(t, next)
	first, err := bolt.Open(path)
	require.NoError(t, err)
	opened := make(chan *bolt.Store)
	go func() {
		second, err := bolt.Open(path)
		assert.NoError(t, err)
		opened <- second
	}()
	time.Sleep(300 * time.Millisecond) // it waits
	require.NoError(t, os.Rename(next, path))
	require.NoError(t, first.Close())
	second := <-opened
	require.NotNil(t, second)
	defer second.Close()
	for _, r := range want {
		got, err := second.Get(context.Background(), r.Key)
		require.NoError(t, err)
		require.Equal(t, r, got)
	}
}

func TestASecondProcessIsToldThatTheFileIsInUse(t *testing.T) {
	path := filepath.Join(t.TempDir(), "ruckus.db")
	first, err := bolt.Open(path)
	require.NoError(t, err)
	_, err = bolt.Open(path)
	require.ErrorIs(t, err, bolt.ErrInUse)
	require.EqualError(t, err, path+" is in use by another ruckus process; stop it or use another --data folder")
	require.NoError(t, first.Close())
	openFile(t, path)
}

func TestAFolderThatCannotBeWrittenIsNamed(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	require.NoError(t, os.WriteFile(file, nil, 0o600))
	_, err := bolt.Open(filepath.Join(file, "ruckus.db"))
	require.ErrorContains(t, err, "can't open the store: ")
	require.ErrorContains(t, err, file)
	require.NotErrorIs(t, err, store.ErrDamaged)
}

func TestAFileThatIsNotADatabaseIsRefusedAndLeftAsItIs(t *testing.T) {
	for _, size := range []int{1, 100, 4096, 5000, 8192, 100_000} {
		path := filepath.Join(t.TempDir(), "ruckus.db")
		content := garbage(rand.New(rand.NewPCG(1, 1)), size)
		require.NoError(t, os.WriteFile(path, content, 0o600))
		_, err := bolt.Open(path)
		require.ErrorIs(t, err, store.ErrDamaged, "%d bytes", size)
		require.ErrorContains(t, err, path+" is damaged or no store")
		left, err := os.ReadFile(path)
		require.NoError(t, err)
		require.Equal(t, content, left)
	}
}

// Of a store whose disk was full, or whose copy failed, nothing may be left: that is no new one.
func TestAFileOfNoughtBytesIsNotTakenForANewStore(t *testing.T) {
	path := filepath.Join(t.TempDir(), "ruckus.db")
	require.NoError(t, os.WriteFile(path, nil, 0o600))
	_, err := bolt.Open(path)
	require.ErrorIs(t, err, store.ErrDamaged)
	require.ErrorContains(t, err, "it has 0 bytes")
	info, err := os.Stat(path)
	require.NoError(t, err)
	require.Zero(t, info.Size())
}

func TestAStoreWhoseFileIsDeletedWhileItIsInUseSaysSo(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("on Windows a file that is open cannot be deleted")
	}
	path := filepath.Join(t.TempDir(), "ruckus.db")
	s := openFile(t, path)
	require.NoError(t, s.Ping(t.Context()))
	require.NoError(t, os.Rename(path, path+".old"))
	require.ErrorContains(t, s.Ping(t.Context()), "lost at the next start")
	require.NoError(t, os.WriteFile(path, []byte("another"), 0o600))
	require.ErrorContains(t, s.Ping(t.Context()), "was moved, deleted or replaced while the bot runs")
}

func TestAFileThatWasCutShortIsRefused(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("on Windows the database fills the file up with zeros when it maps it; reading those is refused")
	}
	path := filepath.Join(t.TempDir(), "ruckus.db")
	fill(t, path)
	whole, err := os.ReadFile(path)
	require.NoError(t, err)
	used := len(whole)
	for used > 0 && whole[used-1] == 0 {
		used--
	}
	for size := 1; size < used-4096; size += 3000 {
		short := filepath.Join(t.TempDir(), "ruckus.db")
		require.NoError(t, os.WriteFile(short, whole[:size], 0o600))
		_, err := bolt.Open(short)
		require.ErrorIs(t, err, store.ErrDamaged, "%d of %d bytes", size, used)
	}
}

func TestOverwrittenPagesNeverMakeWrongDataOrAPanic(t *testing.T) {
	path := filepath.Join(t.TempDir(), "ruckus.db")
	want := fill(t, path)
	whole, err := os.ReadFile(path)
	require.NoError(t, err)
	failed := 0
	for seed := range uint64(50) {
		rng := rand.New(rand.NewPCG(seed, 0))
		content := append([]byte(nil), whole...)
		copy(content[rng.IntN(len(want)*3000):], garbage(rng, 1+rng.IntN(8000)))
		bad := filepath.Join(t.TempDir(), "ruckus.db")
		require.NoError(t, os.WriteFile(bad, content, 0o600))
		s, err := bolt.Open(bad)
		if err != nil {
			failed++
			continue
		}
		for _, r := range want {
			got, err := s.Get(context.Background(), r.Key)
			if err == nil {
				require.Equal(t, r, got, "seed %d", seed)
			} else {
				failed++
			}
			_, _ = s.Put(context.Background(), r, []byte("line"))
			r.Ranks = map[string]int64{"n": store.Next}
			_, _ = s.Commit(context.Background(), store.Write{Record: r})
		}
		_, _ = store.List(context.Background(), s, "1", "table")
		_, _ = s.Due(context.Background(), time.Now().AddDate(100, 0, 0), 1000)
		_, _ = s.Log(context.Background(), want[0].Key)
		_ = s.Delete(context.Background(), want[1].Key)
		list := store.Ranking{Guild: "1", Kind: "table", Name: "n"}
		for _, backwards := range []bool{false, true} {
			_, _ = s.Page(context.Background(), list, store.Part{From: -store.MaxRank, To: store.MaxRank, Limit: 100, Backwards: backwards})
		}
		_, _ = s.Count(context.Background(), list, -store.MaxRank, store.MaxRank)
		_, _ = s.Guilds(context.Background(), "", 10)
		_ = s.DeleteGuild(context.Background(), "1")
		_ = s.Close()
	}
	require.NotZero(t, failed)
}

// fill stores forty records in a new file and closes it.
func fill(t *testing.T, path string) []store.Record {
	t.Helper()
	s, err := bolt.Open(path)
	require.NoError(t, err)
	var all []store.Record
	rng := rand.New(rand.NewPCG(7, 7))
	for i := range 40 {
		r := store.Record{
			Key:  store.Key{Guild: "1", Kind: "table", ID: fmt.Sprint(i)},
			Due:  time.UnixMilli(int64(i) * 1e12),
			Data: garbage(rng, 3000),

			Ranks: map[string]int64{"n": int64(i + 1)},
		}
		r, err := s.Put(context.Background(), r, []byte("line of "+r.Key.ID))
		require.NoError(t, err)
		all = append(all, r)
	}
	require.NoError(t, s.Close())
	return all
}

func garbage(rng *rand.Rand, n int) []byte {
	b := make([]byte, n)
	for i := range b {
		b[i] = byte(rng.Uint32())
	}
	return b
}
