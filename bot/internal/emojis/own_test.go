package emojis

import (
	"context"
	"errors"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/store"
)

// Somebody has put emojis up through the API, with the bot's token: for Discord they are the bot's.
func TestWhatAnotherProgramHasPutUpWithTheSameTokenStays(t *testing.T) {
	in(t, func(t *testing.T) {
		d := &fakeDiscord{}
		d.add("my_logo", ours)
		d.add("deck_1", ours)
		d.kept(Set{"one", pictures("deck", 2)}).fill(t)
		require.Equal(t, []string{"my_logo", "deck_1", "deck_2"}, d.names(ours))

		next := start(t, d, Set{"one", pictures("newer", 2)}) // another version of the program, with other pictures
		after(2 * lookEvery)
		require.Equal(t, []string{"my_logo", "deck_1", "newer_1", "newer_2"}, d.names(ours), "what it has put up itself goes")
		require.Len(t, next.Shown("one"), 2)
		require.Equal(t, 2, next.foreign())
	})
}

func TestALostStoreCostsNoUpload(t *testing.T) {
	in(t, func(t *testing.T) {
		d := &fakeDiscord{}
		d.kept(Set{"one", pictures("deck", 20)}).fill(t)
		d.store = store.NewMemory()
		k := start(t, d, Set{"one", pictures("deck", 20)})
		require.Len(t, k.Shown("one"), 20, "at once, as before")
		after(2 * lookEvery)
		require.Len(t, d.uploads, 20)
	})
}

func TestAnApplicationFullOfEmojisOfOthersLosesNone(t *testing.T) {
	in(t, func(t *testing.T) {
		d := &fakeDiscord{room: 2000}
		for _, p := range pictures("theirs", 1990) {
			d.add(p.Name, ours)
		}
		k := start(t, d, Set{"large", pictures("large", 50)}, Set{"middle", pictures("middle", 7)}, Set{"small", pictures("small", 4)})
		after(24 * time.Hour)
		require.Len(t, k.Shown("small"), 4)
		require.Nil(t, k.Shown("middle"))
		require.Nil(t, k.Shown("large"))
		require.Len(t, d.names(ours), 1994, "a part of a game isn't put up, and nothing is deleted")
		require.Equal(t, 1, strings.Count(k.log.String(),
			"An application can have 2000 emojis, and 1990 here aren't the bot's, so it won't delete them: the cards of large, middle stay text until you delete"))
		require.Equal(t, 24*6+1, d.lists, "every ten minutes it looks whether there is room")
		require.Equal(t, 1990, k.foreign())

		for i := range 3 {
			d.remove(pictures("theirs", 1990)[i].Name)
		}
		after(lookEvery + time.Minute)
		require.Len(t, k.Shown("middle"), 7)
	})
}

// A failingStore takes nothing while it fails, and says how many records were put.
type failingStore struct {
	store.Store
	fails atomic.Bool
	puts  atomic.Int64
}

func (s *failingStore) Put(ctx context.Context, r store.Record, log ...[]byte) (store.Record, error) {
	if s.fails.Load() {
		return store.Record{}, errors.New("the disk is full")
	}
	s.puts.Add(1)
	return s.Store.Put(ctx, r, log...)
}

func TestNothingIsPutUpWhileItCannotBeRecorded(t *testing.T) {
	in(t, func(t *testing.T) {
		s := &failingStore{Store: store.NewMemory()}
		d := &fakeDiscord{store: s}
		s.fails.Store(true)
		k := start(t, d, Set{"one", pictures("one", 10)})
		after(time.Hour)
		require.Len(t, d.uploads, 1)
		require.Contains(t, k.log.String(), "couldn't store which emojis are the bot's")
		s.fails.Store(false)
		after(2 * lookEvery)
		require.Len(t, k.Shown("one"), 10)
		require.Len(t, d.recorded(t), 10)
		require.Len(t, d.uploads, 10)
	})
}

func TestProcessesOnOneStoreRecordWhatEachHasPutUp(t *testing.T) {
	in(t, func(t *testing.T) {
		d := &fakeDiscord{delay: 200 * time.Millisecond}
		for range 3 {
			start(t, d, Set{"one", pictures("one", 40)})
		}
		after(5 * time.Minute)
		require.Len(t, d.recorded(t), 40)
	})
}

func TestARecordThatCannotBeReadCostsNoPicture(t *testing.T) {
	in(t, func(t *testing.T) {
		d := &fakeDiscord{}
		d.kept(Set{"one", pictures("one", 5)}).fill(t)
		r, err := d.store.Get(t.Context(), ownKey("1"))
		require.NoError(t, err)
		r.Data = []byte(`{"v":1,"ids":"nonsense"}`)
		_, err = d.store.Put(t.Context(), r)
		require.NoError(t, err)
		k := start(t, d, Set{"one", pictures("one", 5)})
		after(time.Minute)
		require.Len(t, k.Shown("one"), 5)
		require.Len(t, d.uploads, 5, "none was put up again")
	})
}

func TestARecordOfANewerVersionIsNotWrittenOver(t *testing.T) {
	in(t, func(t *testing.T) {
		d := &fakeDiscord{store: store.NewMemory()}
		newer := []byte(`{"v":2,"ids":{}}`)
		_, err := d.store.Put(t.Context(), store.Record{Key: ownKey("1"), Data: newer})
		require.NoError(t, err)
		d.add("older", ours)
		start(t, d, Set{"one", pictures("one", 5)})
		after(time.Hour)
		r, err := d.store.Get(t.Context(), ownKey("1"))
		require.NoError(t, err)
		require.Equal(t, newer, r.Data)
		require.Equal(t, []string{"older"}, d.names(ours))
	})
}

// The record does not grow for ever where somebody deletes the emojis in the portal, again and again.
func TestTheRecordHasABound(t *testing.T) {
	d := &fakeDiscord{}
	k := d.kept()
	k.app = "1"
	for range 10 {
		k.have = nil
		for range 400 {
			e := d.put("one", ours)
			k.have, k.added[e.ID] = append(k.have, e), true
		}
		require.NoError(t, k.record(t.Context()))
		require.Empty(t, k.added)
	}
	require.LessOrEqual(t, len(d.recorded(t)), mostOwn)
}

// A bot that is killed after Discord has taken an emoji, and before that is recorded, shows it at the next start.
func TestWhatWasPutUpAndNotRecordedIsShownAtTheNextStart(t *testing.T) {
	in(t, func(t *testing.T) {
		s := &failingStore{Store: store.NewMemory()}
		d := &fakeDiscord{store: s}
		killed, kill := context.WithCancel(t.Context())
		s.fails.Store(true)
		go d.kept(Set{"one", pictures("one", 3)}).Run(killed)
		after(time.Second)
		kill()
		after(time.Second)
		require.Equal(t, []string{"one_1"}, d.uploads)
		require.Empty(t, d.recorded(t))

		s.fails.Store(false)
		k := d.kept(Set{"one", pictures("one", 3)})
		k.fill(t)
		require.Equal(t, "<:one_1:1>", k.Shown("one")["one_1"], "it was put up before")
		require.Equal(t, []string{"one_1", "one_2", "one_3"}, d.uploads, "and not again")
	})
}
