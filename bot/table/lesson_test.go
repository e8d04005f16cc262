package table_test

import (
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/store"
)

func TestALessonWaitsForADayWhereItWasLeft(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	noon := time.Date(2026, 11, 22, 12, 0, 0, 0, time.UTC)
	keep := func(kind, place string, at time.Time) {
		require.NoError(t, e.People.KeepLesson(t.Context(), "g", ann.ID, kind, place, at))
	}
	place := func(kind string, at time.Time) string {
		return e.People.LessonPlace(t.Context(), "g", ann.ID, kind, at)
	}
	keep("rage", "1200", noon)
	keep("riot", "1300", noon.Add(time.Hour))
	require.Equal(t, "1200", place("rage", noon.Add(23*time.Hour)))
	require.Empty(t, place("rage", noon.Add(24*time.Hour)))
	require.Equal(t, "1300", place("riot", noon.Add(24*time.Hour)))
	keep("riot", "", noon.Add(25*time.Hour))
	_, err := e.store.Get(t.Context(), store.Key{Guild: "g", Kind: "lesson", ID: ann.ID})
	require.ErrorIs(t, err, store.ErrNotFound, "nothing is kept of what is done or too old")
}

func TestALessonThatNobodyGoesOnWithIsDeletedAfterADay(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		kept := func() error {
			synctest.Wait()
			_, err := e.store.Get(t.Context(), store.Key{Guild: "g", Kind: "lesson", ID: ann.ID})
			return err
		}
		require.NoError(t, e.People.KeepLesson(t.Context(), "g", ann.ID, "rage", "1200", time.Now()))
		time.Sleep(23 * time.Hour)
		require.NoError(t, e.People.KeepLesson(t.Context(), "g", ann.ID, "rage", "1300", time.Now()))
		e.run()
		time.Sleep(2 * time.Hour)
		require.NoError(t, kept(), "it has gone on an hour before its day was over")
		time.Sleep(22 * time.Hour)
		require.ErrorIs(t, kept(), store.ErrNotFound)
	})
}

func TestADamagedLessonBeginsAnewAndANewerOneIsLeftAlone(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	noon := time.Date(2026, 11, 22, 12, 0, 0, 0, time.UTC)
	key := store.Key{Guild: "g", Kind: "lesson", ID: ann.ID}
	put := func(data string) {
		require.NoError(t, e.store.Delete(t.Context(), key))
		_, err := e.store.Put(t.Context(), store.Record{Key: key, Data: []byte(data)})
		require.NoError(t, err)
	}
	put(`{"v":1,"lessons":[]}`)
	require.Empty(t, e.People.LessonPlace(t.Context(), "g", ann.ID, "rage", noon))
	require.NoError(t, e.People.KeepLesson(t.Context(), "g", ann.ID, "rage", "1200", noon))
	require.Equal(t, "1200", e.People.LessonPlace(t.Context(), "g", ann.ID, "rage", noon))

	put(`{"v":2,"lessons":[]}`)
	require.Empty(t, e.People.LessonPlace(t.Context(), "g", ann.ID, "rage", noon))
	require.ErrorIs(t, e.People.KeepLesson(t.Context(), "g", ann.ID, "rage", "1200", noon), store.ErrNewer)
	r, err := e.store.Get(t.Context(), key)
	require.NoError(t, err)
	require.Equal(t, `{"v":2,"lessons":[]}`, string(r.Data))
}
