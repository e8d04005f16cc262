package people_test

import (
	"log/slog"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/people"
	"ruckus/store"
)

func TestALessonWaitsForADayWhereItWasLeft(t *testing.T) {
	s := store.NewMemory()
	kept := people.NewRecords(s, slog.New(slog.DiscardHandler))
	noon := time.Date(2026, 11, 22, 12, 0, 0, 0, time.UTC)
	keep := func(kind, place string, at time.Time) {
		require.NoError(t, kept.KeepLesson(t.Context(), "g", "1", kind, place, at))
	}
	place := func(kind string, at time.Time) string {
		return kept.LessonPlace(t.Context(), "g", "1", kind, at)
	}
	keep("rage", "1200", noon)
	keep("riot", "1300", noon.Add(time.Hour))
	require.Equal(t, "1200", place("rage", noon.Add(23*time.Hour)))
	require.Empty(t, place("rage", noon.Add(24*time.Hour)))
	require.Equal(t, "1300", place("riot", noon.Add(24*time.Hour)))
	keep("riot", "", noon.Add(25*time.Hour))
	_, err := s.Get(t.Context(), store.Key{Guild: "g", Kind: "lesson", ID: "1"})
	require.ErrorIs(t, err, store.ErrNotFound, "nothing is kept of what is done or too old")
}

func TestADamagedLessonBeginsAnewAndANewerOneIsLeftAlone(t *testing.T) {
	s := store.NewMemory()
	kept := people.NewRecords(s, slog.New(slog.DiscardHandler))
	noon := time.Date(2026, 11, 22, 12, 0, 0, 0, time.UTC)
	key := store.Key{Guild: "g", Kind: "lesson", ID: "1"}
	put := func(data string) {
		require.NoError(t, s.Delete(t.Context(), key))
		_, err := s.Put(t.Context(), store.Record{Key: key, Data: []byte(data)})
		require.NoError(t, err)
	}
	put(`{"v":1,"lessons":[]}`)
	require.Empty(t, kept.LessonPlace(t.Context(), "g", "1", "rage", noon))
	require.NoError(t, kept.KeepLesson(t.Context(), "g", "1", "rage", "1200", noon))
	require.Equal(t, "1200", kept.LessonPlace(t.Context(), "g", "1", "rage", noon))

	put(`{"v":2,"lessons":[]}`)
	require.Empty(t, kept.LessonPlace(t.Context(), "g", "1", "rage", noon))
	require.ErrorIs(t, kept.KeepLesson(t.Context(), "g", "1", "rage", "1200", noon), store.ErrNewer)
	r, err := s.Get(t.Context(), key)
	require.NoError(t, err)
	require.Equal(t, `{"v":2,"lessons":[]}`, string(r.Data))
}
