package table_test

import (
	"context"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/table"
)

func TestAnOwnersHandsAreDrawnFromWhatItHasJustStored(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e, f := flakyEvening(t)
		ref := e.game("turns", nil, ann, ben)
		version := e.move(ref, ann, "go 0").Version
		reads := 0
		f.fail(func(_ context.Context, method string) error {
			if method == "get" {
				reads++
			}
			return nil
		}, nil)
		require.Equal(t, version, e.peek(ref, ben.ID).Version)
		board, err := e.PeekTable(t.Context(), ref)
		require.NoError(t, err)
		require.Equal(t, version, board.Version)
		require.Zero(t, reads)

		time.Sleep(table.Recent + time.Millisecond)
		e.peek(ref, ben.ID)
		e.peek(ref, ann.ID)
		require.Equal(t, 1, reads, "by then another process may have taken the table over")
	})
}

func TestAHandIsReadWhereAnotherProcessOwnsTheTable(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		old, young, ref := oldAndYoung(t)
		young.peek(ref, ben.ID)
		version := old.move(ref, ann, "go 0").Version
		require.Equal(t, version, young.peek(ref, ben.ID).Version)
	})
}

func TestAReadThatTookLongDoesNotHideWhatWasStoredMeanwhile(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e, f := flakyEvening(t)
		ref := e.game("turns", nil, ann, ben)
		f.fail(nil, func(method string) error {
			if method == "get" {
				time.Sleep(table.Recent / 2)
			}
			return nil
		})
		go e.get(ref)
		synctest.Wait()
		version := e.move(ref, ann, "go 0").Version
		time.Sleep(table.Recent/2 + time.Millisecond)
		synctest.Wait()
		require.Equal(t, version, e.peek(ref, ben.ID).Version)
	})
}

func TestARefusalOfAnOldOwnerShowsWhatTheNewOneHasStored(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		old, young, ref := oldAndYoung(t)
		old.move(ref, ann, "go 0")
		version := young.move(ref, ben, "go 1").Version
		_, err := old.act(ref, ben, "go 1")
		require.Error(t, err)
		require.Equal(t, version, old.peek(ref, ben.ID).Version)
	})
}
