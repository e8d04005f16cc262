package standings_test

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/league"
	"ruckus/bot/internal/logtest"
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
	list := crowded(60, 40)
	for n := range 4 {
		after, most := n%2 == 1, []int{1000, 5}[n/2] // those of many people don't all fit into memory
		for at, died := int32(1), true; died; at++ {
			s := store.NewMemory()
			leave(t, s, list...)
			left := &atomic.Int32{}
			left.Store(at)
			k := standings.New(mortal{s, left, after}, nil)
			k.HoldAtMost(most)
			died = k.CatchUp(t.Context(), guild, game) != nil
			require.NoError(t, standings.New(s, nil).CatchUp(t.Context(), guild, game))
			require.EqualValues(t, 60, applied(t, s))
			same(t, s)
		}
	}
}

func TestACrashInARebuildIsMadeUpFor(t *testing.T) {
	list := crowded(61, 40)
	for _, after := range []bool{false, true} {
		for at := int32(1); ; at++ {
			s := store.NewMemory()
			leave(t, s, list[:60]...)
			require.NoError(t, standings.New(s, nil).CatchUp(t.Context(), guild, game))
			left := &atomic.Int32{}
			left.Store(at)
			_, err := standings.New(mortal{s, left, after}, nil).Rebuild(t.Context(), guild, game)
			if err == nil {
				break
			}
			leave(t, s, list[60])
			require.NoError(t, standings.New(s, nil).CatchUp(t.Context(), guild, game))
			require.EqualValues(t, 61, applied(t, s))
			same(t, s)
		}
	}
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

// It is made again whether somebody looks at it or the next game changes it, and the log has it once.
func TestWhatIsDamagedIsMadeAgain(t *testing.T) {
	for _, name := range []string{"head", "stats-100", "month-2026-12", "latest", "season-1"} {
		for _, data := range []string{"", "{}", `{"v":1,"game":"rednines"`, `{"v":1}`} {
			s, log := store.NewMemory(), &logtest.Buffer{}
			k := standings.New(s, slog.New(slog.NewTextHandler(log, nil)))
			leave(t, s, evenings(40)...)
			_, err := k.NewSeason(t.Context(), guild, game)
			require.NoError(t, err)
			leave(t, s, evenings(50)[40:]...)
			require.NoError(t, k.CatchUp(t.Context(), guild, game))
			want := contents(t, s)
			key := headKey
			if name != "head" {
				key = partKey(t, s, name)
			}
			stored, err := s.Get(t.Context(), key)
			require.NoError(t, err)
			stored.Data = []byte(data)
			_, err = s.Put(t.Context(), stored)
			require.NoError(t, err)
			for range 2 {
				_, err = k.Latest(t.Context(), guild, game)
				require.NoError(t, err)
				_, err = k.Stats(t.Context(), guild, "100", game)
				require.NoError(t, err)
				for _, b := range []standings.Board{{}, {Month: "2026-12"}, {Season: 1}} {
					_, _, _, err = k.Top(t.Context(), guild, game, b)
					require.NoError(t, err)
				}
			}
			require.Equal(t, want, contents(t, s))
			for _, r := range evenings(60)[50:] {
				leave(t, s, r)
				require.NoError(t, k.CatchUp(t.Context(), guild, game))
			}
			same(t, s)
			require.Equal(t, 1, strings.Count(log.String(), "rebuilding ratings"), log.String())
		}
	}
}

// A busy store belongs to a process that is slow to read statistics: another one makes all of them again before.
type busy struct {
	store.Store
	again func()
}

func (b *busy) Get(ctx context.Context, key store.Key) (store.Record, error) {
	if again := b.again; again != nil && strings.Contains(key.ID, "-stats-") {
		b.again = nil
		again()
	}
	return b.Store.Get(ctx, key)
}

func TestNobodyIsShownEmptyStatisticsWhileTheyAreMadeAgain(t *testing.T) {
	s := store.NewMemory()
	leave(t, s, evenings(40)...)
	want, err := standings.New(s, nil).Stats(t.Context(), guild, "100", game)
	require.NoError(t, err)
	require.NotZero(t, want.All.Games)
	got, err := standings.New(&busy{s, func() { same(t, s) }}, nil).Stats(t.Context(), guild, "100", game)
	require.NoError(t, err)
	require.Equal(t, want, got)
}

func TestWhereTheStoreFailsNoSeasonIsSaidToBeMissing(t *testing.T) {
	s := store.NewMemory()
	leave(t, s, evenings(40)...)
	_, err := standings.New(s, nil).NewSeason(t.Context(), guild, game)
	require.NoError(t, err)
	down := errors.New("no disk")
	_, _, _, err = standings.New(failing{s, down}, nil).Top(t.Context(), guild, game, standings.Board{Season: 1})
	require.ErrorIs(t, err, down)
	require.NotErrorIs(t, err, store.ErrNotFound)
}

// A failing store can't read seasons that are over.
type failing struct {
	store.Store
	err error
}

func (f failing) Get(ctx context.Context, key store.Key) (store.Record, error) {
	if strings.Contains(key.ID, "-season-") {
		return store.Record{}, f.err
	}
	return f.Store.Get(ctx, key)
}

// A record that the store has lost is taken away, or it would outlive everybody who stands in it.
func TestWhatTheStoreHasLostIsMadeAgain(t *testing.T) {
	for _, name := range []string{"head", "stats-100", "month-2026-12"} {
		s := store.NewMemory()
		leave(t, s, evenings(40)...)
		require.NoError(t, standings.New(s, nil).CatchUp(t.Context(), guild, game))
		want, lost := contents(t, s), headKey
		if name != "head" {
			lost = partKey(t, s, name)
		}
		k := standings.New(worn{s, &lost}, nil)
		_, err := k.Stats(t.Context(), guild, "100", game)
		require.NoError(t, err)
		_, _, _, err = k.Top(t.Context(), guild, game, standings.Board{Month: "2026-12"})
		require.NoError(t, err)
		require.Equal(t, want, contents(t, s))
	}
}

func TestWhatANewerVersionHasStoredIsLeftAlone(t *testing.T) {
	for _, name := range []string{"head", "stats-100"} {
		s := store.NewMemory()
		k := standings.New(s, nil)
		leave(t, s, evenings(20)...)
		require.NoError(t, k.CatchUp(t.Context(), guild, game))
		key := headKey
		if name != "head" {
			key = partKey(t, s, name)
		}
		stored, err := s.Get(t.Context(), key)
		require.NoError(t, err)
		stored.Data = []byte(strings.Replace(string(stored.Data), `"v":1`, `"v":2`, 1))
		stored, err = s.Put(t.Context(), stored)
		require.NoError(t, err)
		leave(t, s, evenings(60)[20:]...)
		require.ErrorIs(t, k.CatchUp(t.Context(), guild, game), store.ErrNewer)
		if name == "head" {
			_, err = k.Rebuild(t.Context(), guild, game)
			require.ErrorIs(t, err, store.ErrNewer)
		}
		now, err := s.Get(t.Context(), key)
		require.NoError(t, err)
		require.Equal(t, stored, now)
	}
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
	require.NoError(t, s.Delete(t.Context(), headKey))
	season, err := k.Season(t.Context(), guild, game)
	require.NoError(t, err)
	require.Equal(t, 3, season, "the results know")
	same(t, s)
}

// Of two managers who press at the same time, and of processes that count meanwhile, none takes a game into the other season.
func TestASeasonBeginsBetweenTwoResultsWhoeverCounts(t *testing.T) {
	s := store.NewMemory()
	list := evenings(90)
	var all sync.WaitGroup
	for p := range 3 {
		k := standings.New(s, nil)
		all.Go(func() {
			for i := p; i < len(list); i += 3 {
				leave(t, s, list[i])
				if i > 30 && i < 34 {
					if _, err := k.NewSeason(t.Context(), guild, game); err != nil {
						t.Error(err)
					}
				}
				if err := k.CatchUp(t.Context(), guild, game); err != nil {
					t.Error(err)
				}
			}
		})
	}
	all.Wait()
	require.Greater(t, ratings(t, s).Season, 1)
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

	head, err := s.Get(t.Context(), headKey)
	require.NoError(t, err)
	counted := regexp.MustCompile(`"scale":\d+`)
	require.Regexp(t, counted, string(head.Data))
	head.Data = counted.ReplaceAll(head.Data, []byte(`"scale":999`))
	_, err = s.Put(t.Context(), head)
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
	latest, err := k.Latest(t.Context(), guild, game)
	require.NoError(t, err)
	require.Empty(t, latest, "not counted yet")
	require.NoError(t, k.CatchUp(t.Context(), guild, game))
	latest, err = k.Latest(t.Context(), guild, game)
	require.NoError(t, err)
	require.Len(t, latest, 20)
	changes := latest["t24"]
	require.Len(t, changes, 2)
	require.Equal(t, "1", changes[0].Person)
	require.Positive(t, changes[0].Points())
	require.Equal(t, 25, changes[0].Games)
	require.NotEmpty(t, latest["t5"])
	require.Empty(t, latest["t4"])
	latest, err = k.Latest(t.Context(), guild, "../x")
	require.NoError(t, err)
	require.Empty(t, latest)
}
