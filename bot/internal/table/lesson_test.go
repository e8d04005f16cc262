package table_test

import (
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/store"
)

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
