package standings_test

import (
	"fmt"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/league"
	"ruckus/bot/internal/standings"
	"ruckus/games"
	"ruckus/store"
	"ruckus/store/bolt"
)

func TestWhatIsKeptIsWhatFollowsFromTheResults(t *testing.T) {
	s := store.NewMemory()
	k := standings.New(s, nil)
	list := evenings(450) // more than are read at once
	for i, r := range list {
		leave(t, s, r)
		if i%100 < 30 {
			require.NoError(t, k.CatchUp(t.Context(), guild, game))
		}
	}
	require.NoError(t, k.CatchUp(t.Context(), guild, game))
	require.EqualValues(t, 450, applied(t, s))
	same(t, s)
}

func TestACrashAtAnyWriteLosesNothingAndCountsNothingTwice(t *testing.T) {
	list := evenings(12)
	for _, after := range []bool{false, true} {
		for at := int32(1); at <= 14; at++ {
			s := store.NewMemory()
			leave(t, s, list...)
			left := &atomic.Int32{}
			left.Store(at)
			err := standings.New(mortal{s, left, after}, nil).CatchUp(t.Context(), guild, game)
			require.Equal(t, at <= 12, err != nil, "%d: %v", at, err)
			require.NoError(t, standings.New(s, nil).CatchUp(t.Context(), guild, game))
			require.EqualValues(t, 12, applied(t, s))
			same(t, s)
		}
	}
}

func TestACrashInARebuildIsMadeUpFor(t *testing.T) {
	list := evenings(60)
	for _, after := range []bool{false, true} {
		for at := int32(1); ; at++ {
			s := store.NewMemory()
			leave(t, s, list...)
			k := standings.New(s, nil)
			require.NoError(t, k.CatchUp(t.Context(), guild, game))
			for _, person := range []string{"100", "101", "102"} {
				spoil(t, s, store.Key{Guild: guild, Kind: "stats-" + game, ID: person})
			}
			left := &atomic.Int32{}
			left.Store(at)
			_, err := standings.New(mortal{s, left, after}, nil).Rebuild(t.Context(), guild, game)
			if err == nil {
				break
			}
			leave(t, s, evenings(61)[60])
			require.NoError(t, standings.New(s, nil).CatchUp(t.Context(), guild, game))
			require.EqualValues(t, 61, applied(t, s))
			if at > 1 || after { // the crash was before it had begun
				same(t, s)
			}
		}
	}
}

// spoil makes something else of what is stored.
func spoil(t *testing.T, s store.Store, key store.Key) {
	t.Helper()
	stored, err := s.Get(t.Context(), key)
	require.NoError(t, err)
	stored.Data = []byte(strings.Replace(string(stored.Data), `"g":`, `"g":9`, 1))
	_, err = s.Put(t.Context(), stored)
	require.NoError(t, err)
}

func TestSeveralProcessesCountEachResultOnce(t *testing.T) {
	s, err := bolt.Open(filepath.Join(t.TempDir(), "ruckus.db"))
	require.NoError(t, err)
	t.Cleanup(func() { s.Close() })
	list := evenings(60)
	var all sync.WaitGroup
	for p := range 3 {
		k := standings.New(s, nil)
		all.Go(func() {
			for i, r := range list {
				if i%3 == p {
					leave(t, s, r)
				}
				if err := k.CatchUp(t.Context(), guild, game); err != nil {
					t.Error(err)
				}
			}
		})
	}
	all.Wait()
	require.EqualValues(t, 60, applied(t, s))
	same(t, s)
}

func TestWhatIsDamagedIsMadeAgain(t *testing.T) {
	for _, key := range []store.Key{
		{Guild: guild, Kind: "ratings", ID: game},
		{Guild: guild, Kind: "stats-" + game, ID: "100"},
		{Guild: guild, Kind: "month-" + game, ID: "2026-12"},
	} {
		for _, data := range []string{"", "{}", `{"v":1,"game":"rednines"`, `{"v":1}`} {
			s := store.NewMemory()
			k := standings.New(s, nil)
			leave(t, s, evenings(40)...)
			require.NoError(t, k.CatchUp(t.Context(), guild, game))
			stored, err := s.Get(t.Context(), key)
			require.NoError(t, err)
			stored.Data = []byte(data)
			_, err = s.Put(t.Context(), stored)
			require.NoError(t, err)
			for _, r := range evenings(60)[40:] {
				leave(t, s, r)
				require.NoError(t, k.CatchUp(t.Context(), guild, game))
			}
			_, err = k.Rebuild(t.Context(), guild, game) // where nobody of these games is concerned, nobody has noticed
			require.NoError(t, err)
			same(t, s)
		}
	}
}

func TestWhatANewerVersionHasStoredIsLeftAlone(t *testing.T) {
	s := store.NewMemory()
	k := standings.New(s, nil)
	leave(t, s, evenings(3)...)
	require.NoError(t, k.CatchUp(t.Context(), guild, game))
	key := store.Key{Guild: guild, Kind: "ratings", ID: game}
	stored, err := s.Get(t.Context(), key)
	require.NoError(t, err)
	stored.Data = []byte(strings.Replace(string(stored.Data), `"v":1`, `"v":2`, 1))
	stored, err = s.Put(t.Context(), stored)
	require.NoError(t, err)
	leave(t, s, evenings(4)[3])
	require.ErrorIs(t, k.CatchUp(t.Context(), guild, game), store.ErrNewer)
	now, err := s.Get(t.Context(), key)
	require.NoError(t, err)
	require.Equal(t, stored, now)
}

func TestADamagedResultCountsForNothingAndHoldsUpNobody(t *testing.T) {
	s := store.NewMemory()
	k := standings.New(s, nil)
	list := evenings(5)
	leave(t, s, list[:2]...)
	stored, err := s.Get(t.Context(), standings.ResultKey(guild, game, "t1"))
	require.NoError(t, err)
	stored.Data = stored.Data[:20]
	_, err = s.Put(t.Context(), stored)
	require.NoError(t, err)
	leave(t, s, list[2:]...)
	require.NoError(t, k.CatchUp(t.Context(), guild, game))
	require.EqualValues(t, 5, applied(t, s))
	same(t, s)
}

func TestAResultIsLeftOnce(t *testing.T) {
	s := store.NewMemory()
	r := evenings(1)[0]
	leave(t, s, r)
	w, err := standings.ResultWrite(guild, r)
	require.NoError(t, err)
	_, err = s.Commit(t.Context(), w)
	require.ErrorIs(t, err, store.ErrConflict)
}

func TestTheBackgroundCountsWhatWasLeftAndWhatComes(t *testing.T) {
	s := store.NewMemory()
	list := evenings(6)
	leave(t, s, list[:4]...)
	k := standings.New(s, nil)
	told := make(chan string, 10)
	done := make(chan struct{})
	ctx, stop := contextOf(t)
	go func() {
		defer close(done)
		k.Run(ctx, []string{"riot", game}, func(guild, game string, tables []string) { told <- fmt.Sprint(guild, "/", game, " ", tables) })
	}()
	require.Equal(t, "g/rednines []", <-told)
	require.EqualValues(t, 4, applied(t, s))
	leave(t, s, list[4:]...)
	k.Left(guild, game, "t4")
	k.Left(guild, game, "t5")
	if first := <-told; first != "g/rednines [t4 t5]" {
		require.Equal(t, "g/rednines [t4]", first)
		require.Equal(t, "g/rednines [t5]", <-told)
	}
	require.EqualValues(t, 6, applied(t, s))
	stop()
	<-done
	same(t, s)
}

func TestALeaderboardHasPagesAndOnesOwnPlace(t *testing.T) {
	s := store.NewMemory()
	k := standings.New(s, nil)
	leave(t, s, evenings(200)...)
	rows, own, total, err := k.Top(t.Context(), guild, game, standings.Board{Order: league.ByRating, Own: "105"})
	require.NoError(t, err)
	require.Equal(t, 12, total)
	require.Len(t, rows, standings.RowsPerPage)
	require.Equal(t, 1, rows[0].Place)
	require.Equal(t, "105", own.Person)
	last, _, _, err := k.Top(t.Context(), guild, game, standings.Board{Order: league.ByRating, Page: 99})
	require.NoError(t, err)
	require.Len(t, last, 2)
	hidden := func(person string) bool { return person != "105" }
	rows, _, total, err = k.Top(t.Context(), guild, game, standings.Board{Order: league.ByWins, Hidden: hidden})
	require.NoError(t, err)
	require.Equal(t, 1, total)
	require.Equal(t, "105", rows[0].Person)
	rows, _, total, err = k.Top(t.Context(), guild, game, standings.Board{Order: league.ByGames, Month: "2026-12"})
	require.NoError(t, err)
	require.NotZero(t, total)
	require.GreaterOrEqual(t, rows[0].Games, rows[1].Games)
	for _, empty := range []standings.Board{{Month: "1999-01"}, {Month: "no month"}} {
		rows, own, total, err = k.Top(t.Context(), guild, game, empty)
		require.NoError(t, err)
		require.Nil(t, own)
		require.Zero(t, len(rows)+total)
	}
	_, _, _, err = k.Top(t.Context(), guild, game, standings.Board{Season: 2})
	require.ErrorIs(t, err, store.ErrNotFound)
}

func TestANewSeasonKeepsTheOldOne(t *testing.T) {
	s := store.NewMemory()
	k := standings.New(s, nil)
	list := evenings(90)
	for n := range 3 {
		season, err := k.NewSeason(t.Context(), guild, game)
		require.NoError(t, err)
		require.Equal(t, n+1, season, "a season in which nobody has played goes on")
		leave(t, s, list[30*n:30*n+30]...)
	}
	require.NoError(t, k.CatchUp(t.Context(), guild, game))
	for season := range 4 {
		rows, _, _, err := k.Top(t.Context(), guild, game, standings.Board{Season: season})
		require.NoError(t, err)
		require.NotEmpty(t, rows)
	}
	same(t, s)
	require.NoError(t, s.Delete(t.Context(), store.Key{Guild: guild, Kind: "ratings", ID: game}))
	differed, err := k.Rebuild(t.Context(), guild, game)
	require.NoError(t, err)
	require.Equal(t, []string{"ratings/rednines"}, differed)
	season, err := k.Season(t.Context(), guild, game)
	require.NoError(t, err)
	require.Equal(t, 3, season)
	same(t, s)
}

// Where robots are rated otherwise, all that follows from results is made again when it is wanted first.
func TestWhatFollowsIsMadeAgainWhereRobotsAreRatedOtherwise(t *testing.T) {
	s := store.NewMemory()
	k := standings.New(s, nil)
	leave(t, s, evenings(60)[:30]...)
	_, err := k.NewSeason(t.Context(), guild, game)
	require.NoError(t, err)
	leave(t, s, evenings(60)[30:]...)
	before, err := k.Stats(t.Context(), guild, "100", game)
	require.NoError(t, err)
	require.Positive(t, before.All.Seconds)

	key := store.Key{Guild: guild, Kind: "stats-" + game, ID: "100"}
	stored, err := s.Get(t.Context(), key)
	require.NoError(t, err)
	old := before
	old.All.Seconds = 0
	stored.Data, err = old.Encode()
	require.NoError(t, err)
	_, err = s.Put(t.Context(), stored)
	require.NoError(t, err)
	ratings, err := s.Get(t.Context(), store.Key{Guild: guild, Kind: "ratings", ID: game})
	require.NoError(t, err)
	counted := regexp.MustCompile(`"scale":\d+`)
	require.Regexp(t, counted, string(ratings.Data))
	ratings.Data = counted.ReplaceAll(ratings.Data, []byte(`"scale":999`))
	_, err = s.Put(t.Context(), ratings)
	require.NoError(t, err)

	again, err := standings.New(s, nil).Stats(t.Context(), guild, "100", game)
	require.NoError(t, err)
	require.Equal(t, before, again)
	same(t, s)
}

func TestHistoryIsTheLastGamesOfAllOrOfOnePerson(t *testing.T) {
	s := store.NewMemory()
	k := standings.New(s, nil)
	list := evenings(100)
	leave(t, s, list...)
	q := standings.Query{Games: []string{game, "riot"}, Limit: 7}
	var seen []string
	for {
		page, err := k.History(t.Context(), guild, q)
		require.NoError(t, err)
		if len(page) == 0 {
			break
		}
		for _, r := range page {
			seen = append(seen, r.Table)
		}
		q.Before = page[len(page)-1].Ended
	}
	require.Len(t, seen, 100)
	require.Equal(t, "t99", seen[0])
	page, err := k.History(t.Context(), guild, standings.Query{Games: []string{game}, Person: "103", Limit: 1000})
	require.NoError(t, err)
	n := 0
	for _, r := range list {
		if _, ok := r.Seat("103"); ok {
			n++
		}
	}
	require.Len(t, page, n)
	stats, err := k.Stats(t.Context(), guild, "103", game)
	require.NoError(t, err)
	require.LessOrEqual(t, stats.All.Games, n)
	require.NotZero(t, stats.All.Games)
}

func TestABoardLearnsWhatItsGameHasChanged(t *testing.T) {
	s := store.NewMemory()
	k := standings.New(s, nil)
	for i := range 25 {
		leave(t, s, league.Result{Table: fmt.Sprint("t", i), Game: game, Began: noon, Ended: noon.Add(time.Hour), Players: []league.Player{
			{Person: "1", Place: 1}, {Person: "2", Place: 2}, {Robot: games.Hard, Place: 3},
		}})
	}
	changes, err := k.Changes(t.Context(), guild, game, "t24")
	require.NoError(t, err)
	require.Empty(t, changes, "not counted yet")
	require.NoError(t, k.CatchUp(t.Context(), guild, game))
	changes, err = k.Changes(t.Context(), guild, game, "t24")
	require.NoError(t, err)
	require.Len(t, changes, 2)
	require.Equal(t, "1", changes[0].Person)
	require.Positive(t, changes[0].Points())
	require.Equal(t, 25, changes[0].Games)
	for table, known := range map[string]bool{"t5": true, "t4": false, "none": false, "../x": false} {
		changes, err = k.Changes(t.Context(), guild, game, table)
		require.NoError(t, err)
		require.Equal(t, known, len(changes) > 0, table)
	}
}

func TestDamagedChangesBeginAnewAndNewerOnesAreLeftAlone(t *testing.T) {
	s := store.NewMemory()
	k := standings.New(s, nil)
	key := store.Key{Guild: guild, Kind: "changes", ID: game}
	_, err := s.Put(t.Context(), store.Record{Key: key, Data: []byte(`{"v":1,"games":7}`)})
	require.NoError(t, err)
	leave(t, s, evenings(12)...)
	require.NoError(t, k.CatchUp(t.Context(), guild, game))
	stored, err := s.Get(t.Context(), key)
	require.NoError(t, err)
	require.Contains(t, string(stored.Data), `{"v":1,"games":[{"table":`)
	stored.Data = []byte(`{"v":2,"games":7}`)
	_, err = s.Put(t.Context(), stored)
	require.NoError(t, err)
	_, err = k.Changes(t.Context(), guild, game, "t5")
	require.ErrorIs(t, err, store.ErrNewer)
}
