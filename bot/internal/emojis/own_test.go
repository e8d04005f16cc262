package emojis

import (
	"bytes"
	"context"
	"errors"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
	"ruckus/store"
)

// Somebody has put emojis up through the API, with the bot's token: for Discord they are the bot's.
func TestWhatAnotherProgramHasPutUpWithTheSameTokenStays(t *testing.T) {
	in(t, func(t *testing.T) {
		d := &fakeDiscord{}
		d.add("my_logo", ours)
		d.add("deck_1", ours)
		d.paint("deck_1", "a joker of theirs")
		k := d.kept(Set{"one", pictures("deck", 2)})
		k.fill(t)
		require.Equal(t, []string{"my_logo", "deck_1", "deck_1_b", "deck_2"}, d.names(ours))
		require.Equal(t, "<:deck_1_b:3>", k.Shown("one")["deck_1"], "their picture is no card")

		next := start(t, d, Set{"one", pictures("newer", 2)}) // another version of the program, with other pictures
		after(2 * lookEvery)
		require.Equal(t, []string{"my_logo", "deck_1", "newer_1", "newer_2"}, d.names(ours), "what it has put up itself goes")
		require.Len(t, next.Shown("one"), 2)
		require.Equal(t, 2, next.foreign())
	})
}

// Earlier versions did not record what they put up.
func TestWhatAnEarlierVersionHasPutUpIsAdoptedByNameAndPicture(t *testing.T) {
	in(t, func(t *testing.T) {
		d := &fakeDiscord{}
		for _, p := range pictures("deck", 20) {
			d.add(p.Name, ours)
		}
		d.add("retired", ours)
		k := start(t, d, Set{"one", pictures("deck", 20)})
		require.Len(t, k.Shown("one"), 20, "at once, as before")
		after(2 * lookEvery)
		require.Empty(t, d.uploads)
		require.Len(t, d.recorded(t), 20)
		require.Contains(t, d.names(ours), "retired", "there is no picture to compare it with")

		before := d.fetched
		start(t, d, Set{"one", pictures("deck", 20)})
		after(time.Minute)
		require.Equal(t, before, d.fetched, "what is recorded is not compared again")
	})
}

func TestWhatCannotBeComparedIsNeitherShownNorReplacedNorDeleted(t *testing.T) {
	in(t, func(t *testing.T) {
		d := &fakeDiscord{blind: true}
		d.add("deck_1", ours)
		k := start(t, d, Set{"one", pictures("deck", 2)}, Set{"two", pictures("own", 2)})
		after(3 * time.Hour)
		require.Nil(t, k.Shown("one"))
		require.Len(t, k.Shown("two"), 2, "other games have theirs")
		require.Contains(t, d.names(ours), "deck_1")
		require.NotContains(t, d.names(ours), "deck_1_b")
		require.Contains(t, k.log.String(), "check this machine's way to https://cdn.discordapp.com")
		require.Less(t, d.fetched, 40, "it is not tried all the time")
		d.mu.Lock()
		d.blind = false
		d.mu.Unlock()
		after(lookEvery)
		require.Len(t, k.Shown("one"), 2)
		require.Contains(t, d.recorded(t), "1")
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
		require.Len(t, d.names(ours), 1994, "a part of a game is not put up, and nothing is deleted")
		require.Equal(t, 1, strings.Count(k.log.String(),
			"Discord takes 2000 emojis of an application, and 1990 of this one's are not of this bot, which never deletes those: the cards of large, middle stay text until you delete"))
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
		require.Contains(t, k.log.String(), "it cannot be recorded which emojis are the bot's own")
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
		require.Len(t, d.recorded(t), 5)
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
		k.have, k.up = nil, map[string]discord.AppEmoji{}
		for range 400 {
			e := d.put("one", ours)
			k.have, k.up[e.ID] = append(k.have, e), e
		}
		require.NoError(t, k.record(t.Context()))
		require.Empty(t, k.unrecorded(), "what is up stays recorded")
	}
	require.LessOrEqual(t, len(d.recorded(t)), mostOwn)
}

func TestPicturesAreComparedByWhatTheyShow(t *testing.T) {
	img, err := png.Decode(bytes.NewReader(drawn("one")))
	require.NoError(t, err)
	stored := func(change func(*image.NRGBA)) []byte {
		copied := image.NewNRGBA(img.Bounds())
		for x := range 4 {
			for y := range 4 {
				copied.Set(x, y, img.At(x, y))
			}
		}
		change(copied)
		var out bytes.Buffer
		require.NoError(t, (&png.Encoder{CompressionLevel: png.NoCompression}).Encode(&out, copied))
		return out.Bytes()
	}
	again := stored(func(*image.NRGBA) {})
	require.NotEqual(t, drawn("one"), again, "other bytes")
	require.True(t, alike(drawn("one"), again))
	require.True(t, alike(drawn("one"), stored(func(i *image.NRGBA) { i.Pix[0] ^= 3 })), "as good as the same")
	require.False(t, alike(drawn("one"), stored(func(i *image.NRGBA) { i.Set(1, 1, color.NRGBA{}); i.Set(2, 2, color.White) })))
	require.False(t, alike(drawn("one"), drawn("two")))
	require.False(t, alike(drawn("one"), []byte("<html>")))
	require.False(t, alike(drawn("one"), slices.Concat(drawn("one")[:20], []byte("cut"))))
}

// card is a picture of the size of an emoji, a disc of one colour, with a square mark somewhere.
func card(t *testing.T, mark image.Rectangle, colour color.Color) *image.RGBA {
	t.Helper()
	img := image.NewRGBA(image.Rect(0, 0, 128, 128))
	for x := range 128 {
		for y := range 128 {
			at, of := image.Pt(x, y), color.RGBA{20, 20, 20, 255}
			if p := at.Sub(image.Pt(64, 64)); p.X*p.X+p.Y*p.Y < 50*50 {
				of = color.RGBA{200, 30, 40, 255}
			}
			img.Set(x, y, of)
			if at.In(mark) {
				img.Set(x, y, colour)
			}
		}
	}
	return img
}

func pngOf(t *testing.T, img image.Image) []byte {
	t.Helper()
	var out bytes.Buffer
	require.NoError(t, png.Encode(&out, img))
	return out.Bytes()
}

func TestAPictureWithASmallOtherMarkIsAnotherOne(t *testing.T) {
	plain := card(t, image.Rectangle{}, nil)
	for at := range 2 * partSize {
		mark := image.Rect(0, 0, 5, 5).Add(image.Pt(40+at, 60+at/2))
		require.False(t, alike(pngOf(t, plain), pngOf(t, card(t, mark, color.White))), "a white mark at %v", mark)
		require.False(t, alike(pngOf(t, plain), pngOf(t, card(t, mark, color.RGBA{200, 130, 40, 255}))), "an orange mark on red at %v", mark)
	}

	var lossy bytes.Buffer
	require.NoError(t, jpeg.Encode(&lossy, plain, &jpeg.Options{Quality: 95}))
	again, err := jpeg.Decode(&lossy)
	require.NoError(t, err)
	require.NotEqual(t, pngOf(t, plain), pngOf(t, again))
	require.True(t, alike(pngOf(t, plain), pngOf(t, again)), "a format with losses does not make it another one")
}

// A bot that is killed after Discord has taken an emoji, and before that is recorded, finds it at the next start by its picture.
// What others have put up under such a name has another one.
func TestWhatWasPutUpAndNotRecordedIsAdoptedAtTheNextStartAndNothingElse(t *testing.T) {
	in(t, func(t *testing.T) {
		s := &failingStore{Store: store.NewMemory()}
		d := &fakeDiscord{store: s}
		d.add("one_2", ours)
		d.paint("one_2", "a logo of theirs")
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
		require.Equal(t, "<:one_1:2>", k.Shown("one")["one_1"], "it was put up before")
		require.Equal(t, []string{"one_1", "one_2_b", "one_3"}, d.uploads, "and not again")
		require.ElementsMatch(t, []string{"2", "3", "4"}, d.recorded(t))

		start(t, d, Set{"one", pictures("newer", 1)}) // as the bot's own, it goes when nothing needs it any more
		after(2 * lookEvery)
		require.Equal(t, []string{"one_2", "newer_1"}, d.names(ours), "what is not its own stays")
	})
}
