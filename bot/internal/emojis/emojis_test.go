package emojis

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
)

func TestPicturesOfAGameAreShownOnceAllOfThemAreUp(t *testing.T) {
	in(t, func(t *testing.T) {
		d := &fakeDiscord{delay: time.Second}
		deck, own := pictures("deck", 3), pictures("own", 2)
		k := start(t, d, Set{"one", append(slices.Clone(own), deck...)}, Set{"two", deck})
		require.Nil(t, k.Shown("two"), "nothing is up yet")
		after(3300 * time.Millisecond)
		require.Equal(t, []string{"deck_1", "deck_2", "deck_3"}, d.names(ours), "what several games need comes first")
		require.Equal(t, Names{"deck_1": "<:deck_1:1>", "deck_2": "<:deck_2:2>", "deck_3": "<:deck_3:3>"}, k.Shown("two"))
		require.Nil(t, k.Shown("one"), "a hand that is half of pictures is none")
		require.EqualValues(t, 1, k.changes.Load())
		after(10 * time.Second)
		require.Len(t, k.Shown("one"), 5)
		require.EqualValues(t, 2, k.changes.Load())
		up, of := k.Count()
		require.Equal(t, []int{5, 5}, []int{up, of})
		require.Equal(t, 1, strings.Count(k.log.String(), "all card pictures uploaded"))
		require.Contains(t, k.log.String(), "count=5 added=5 bytes=")
	})
}

func TestWhatIsUpAlreadyIsNotPutUpAgain(t *testing.T) {
	in(t, func(t *testing.T) {
		d := &fakeDiscord{}
		d.add("deck_2", ours)
		k := start(t, d, Set{"one", pictures("deck", 3)})
		after(time.Minute)
		require.Equal(t, []string{"deck_1", "deck_3"}, d.uploads)
		require.Len(t, k.Shown("one"), 3)

		again := start(t, d, Set{"one", pictures("deck", 3)})
		require.Len(t, again.Shown("one"), 3, "after a start they are shown with the first look")
		require.Len(t, d.uploads, 2)
	})
}

// The limit that was seen on servers' emojis: fifty, then none for an hour. The figures are what 400 pictures take then.
func TestALimitOfFiftyAnHourOnlyTakesTime(t *testing.T) {
	in(t, func(t *testing.T) {
		d := &fakeDiscord{hourly: 50, delay: 300 * time.Millisecond}
		begun := time.Now()
		k := start(t, d, Set{"deck", pictures("deck", 52)}, Set{"rest", pictures("rest", 348)})
		after(time.Minute)
		require.Len(t, d.names(ours), 50)
		require.Contains(t, k.log.String(), `uploaded="50 of 400" retry_at=`+begun.Add(time.Hour).Format("2006-01-02T15"), "when it goes on")
		require.NoError(t, k.client.Edit(t.Context(), discord.Channel{ID: "5"}, "6", discord.Text("x"), time.Now().Add(time.Second)), "nothing else waits")
		after(time.Hour)
		require.Len(t, k.Shown("deck"), 52, "the first game after an hour")
		for k.Shown("rest") == nil {
			after(time.Second)
		}
		took := time.Since(begun)
		t.Logf("400 pictures are up after %v", took.Round(time.Second))
		require.InDelta(t, 7*time.Hour, took, float64(time.Minute), "seven times an hour between eight times fifty")
		require.Equal(t, 7, strings.Count(k.log.String(), "waiting for Discord's emoji limit"), "the log says so once each time")
	})
}

func TestWithoutALimitPicturesAreUpInSeconds(t *testing.T) {
	in(t, func(t *testing.T) {
		begun := time.Now()
		k := start(t, &fakeDiscord{}, Set{"all", pictures("all", 400)})
		for k.Shown("all") == nil {
			after(100 * time.Millisecond)
		}
		t.Logf("400 pictures are up after %v", time.Since(begun))
		require.InDelta(t, 20*time.Second, time.Since(begun), float64(time.Second), "at twenty a second")
	})
}

func TestWhatOthersHavePutUpIsNeverTouched(t *testing.T) {
	in(t, func(t *testing.T) {
		d := &fakeDiscord{}
		d.add("deck_1", theirs)
		d.add("party", theirs)
		k := start(t, d, Set{"one", pictures("deck", 2)})
		after(2 * lookEvery)
		require.Equal(t, []string{"deck_1", "party"}, d.names(theirs))
		require.Equal(t, "<:deck_1_b:3>", k.Shown("one")["deck_1"], "where the name is taken there is another")
		require.Equal(t, []string{"deck_1_b", "deck_2"}, d.names(ours))
		again := start(t, d, Set{"one", pictures("deck", 2)})
		require.Len(t, again.Shown("one"), 2, "and it is known again after a start")
	})
}

func TestWhatIsOfNoUseAnyMoreIsRemoved(t *testing.T) {
	in(t, func(t *testing.T) {
		d := &fakeDiscord{}
		d.add("party", theirs)
		d.kept(Set{"one", pictures("older", 2)}).fill(t)
		start(t, d, Set{"one", pictures("deck", 2)})
		after(lookEvery / 2)
		require.Subset(t, d.names(ours), []string{"older_1", "older_2"}, "a process of an older version may still show it")
		after(lookEvery)
		require.Equal(t, []string{"deck_1", "deck_2"}, d.names(ours))
		require.Equal(t, []string{"party"}, d.names(theirs))
	})
}

func TestWhereThereIsNoRoomTheTextStays(t *testing.T) {
	in(t, func(t *testing.T) {
		d := &fakeDiscord{room: 4}
		d.add("party", theirs)
		d.add("older", ours)
		d.owns(t, "older")
		k := start(t, d, Set{"one", pictures("one", 3)}, Set{"two", pictures("two", 2)})
		after(time.Minute)
		require.Len(t, k.Shown("one"), 3, "what was of no use has made room")
		require.Nil(t, k.Shown("two"))
		after(24 * time.Hour)
		require.Equal(t, 1, strings.Count(k.log.String(), "An application can have 4 emojis, and 1 here aren't the bot's"), "the log says so once")
		require.Less(t, d.lists, 200)
		d.remove("party")
		d.mu.Lock()
		d.room = 10
		d.mu.Unlock()
		after(lookEvery)
		require.Len(t, k.Shown("two"), 2, "it goes on when there is room")
	})
}

func TestADeletedEmojiIsPutUpAgain(t *testing.T) {
	in(t, func(t *testing.T) {
		d := &fakeDiscord{}
		k := start(t, d, Set{"one", pictures("one", 3)}, Set{"two", pictures("two", 2)})
		after(time.Minute)
		d.remove("one_2")
		d.mu.Lock()
		d.hourly, d.until, d.left = 1, time.Now().Add(time.Hour), 0
		d.mu.Unlock()
		k.Doubt()
		after(time.Second)
		require.Nil(t, k.Shown("one"), "its game is text meanwhile")
		require.Len(t, k.Shown("two"), 2)
		after(time.Hour)
		require.Equal(t, "<:one_2:6>", k.Shown("one")["one_2"])

		d.remove("one_3")
		after(lookEvery + time.Hour)
		require.Equal(t, "<:one_3:7>", k.Shown("one")["one_3"], "what nobody has told is seen by looking now and then")
	})
}

// Where Discord refuses a message for another reason, each such message raises a doubt.
func TestDoubtsDoNotMakeItLookAllTheTime(t *testing.T) {
	in(t, func(t *testing.T) {
		d := &fakeDiscord{}
		k := start(t, d, Set{"one", pictures("one", 3)})
		after(time.Minute)
		before := d.lists
		for range 1000 {
			k.Doubt()
			after(100 * time.Millisecond)
		}
		require.Less(t, d.lists-before, 25, "in 100 seconds")
		require.EqualValues(t, 1, k.changes.Load(), "and what is shown stays")
	})
}

func TestSeveralProcessesPutUpEachPictureOnce(t *testing.T) {
	in(t, func(t *testing.T) {
		d := &fakeDiscord{delay: 200 * time.Millisecond}
		var all []*started
		for range 3 {
			all = append(all, start(t, d, Set{"one", pictures("one", 40)}))
		}
		after(5 * time.Minute)
		require.Len(t, d.names(ours), 40)
		require.Len(t, d.uploads, 40)
		for _, k := range all {
			require.Len(t, k.Shown("one"), 40)
		}
	})
}

func TestAPictureThatIsRefusedCostsItsGameOnly(t *testing.T) {
	in(t, func(t *testing.T) {
		d := &fakeDiscord{refuse: map[string]bool{"one_2": true, "one_2_b": true, "two_1": true}}
		k := start(t, d, Set{"one", pictures("one", 3)}, Set{"two", pictures("two", 2)})
		after(time.Minute)
		require.Nil(t, k.Shown("one"))
		require.Equal(t, "<:two_1_b:2>", k.Shown("two")["two_1"], "a name may be taken by what isn't listed")
		require.Equal(t, 1, strings.Count(k.log.String(), "Discord refused a card picture"))
	})
}

func TestNothingIsAskedOfDiscordWithoutPictures(t *testing.T) {
	in(t, func(t *testing.T) {
		d := &fakeDiscord{}
		start(t, d, Set{"one", nil})
		after(24 * time.Hour)
		require.Zero(t, d.lists)
	})
}
