package bot

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/render/all"
	"ruckus/render/look"
	"ruckus/render/picture"
	"ruckus/store"
)

// withPictures has the cards of a game be pictures. They are up when the bot starts the next time, as if the last one had
// put them up.
func withPictures(kind string) func(*evening) {
	return func(e *evening) {
		e.pictures = kind
		for _, m := range e.looks()[kind].Marks {
			_, err := e.discord.AddEmoji("", m.FullName(), m.Draw())
			require.NoError(e.t, err)
		}
	}
}

// looks are the looks of the games. Only one game has marks, so that a test need not wait for those of all.
func (e *evening) looks() map[string]look.Look {
	looks := all.Looks()
	for kind, l := range looks {
		if kind != e.pictures {
			l.Marks = nil
		}
		looks[kind] = l
	}
	if e.spoil != nil {
		e.spoil(looks)
	}
	return looks
}

// picturesUp waits until all pictures are up and shown.
func (e *evening) picturesUp() {
	e.t.Helper()
	e.until("all pictures are up", func() bool {
		return e.bot.emojis.Shown(e.pictures) != nil && len(e.emojis()) == len(e.looks()[e.pictures].Marks)
	})
	e.settle()
}

// emojis are those of the application.
func (e *evening) emojis() []localdiscord.Emoji { return e.discord.Emojis() }

// lose deletes an emoji, as in the portal.
func (e *evening) lose(name string) {
	e.t.Helper()
	for _, emoji := range e.emojis() {
		if emoji.Name == name {
			require.NoError(e.t, e.discord.DeleteEmoji(emoji.ID))
			return
		}
	}
	e.t.Fatalf("there is no emoji %s", name)
}

// rageHand has Ada and Ben play RAGE up to Ada's first card, and returns her hand.
func rageHand(e *evening) string {
	e.t.Helper()
	e.play("/play rage turn_time:0", "Ada", "Ben")
	e.press("Ada", "2")
	e.press("Ben", "1")
	e.settle()
	return show(*e.press("Ada", "My hand").Message)
}

// slowly has Discord take three new emojis in an hour.
func slowly(hidden bool) localdiscord.Config {
	return localdiscord.Config{EmojiUploads: 3, EmojiHidden: hidden}
}

// Where Discord does not show the application's emojis, who runs the bot can do without them.
func TestWhereCardPicturesAreOffCardsAreTextAndNothingIsPutUpOrTakenDown(t *testing.T) {
	t.Parallel()
	off := func(e *evening) { e.tuning.NoEmojis = true }
	for name, set := range map[string]func(*evening){
		"they are up":    withPictures("rage"),
		"they aren't up": func(e *evening) { e.pictures = "rage" },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			e := newEvening(t, store.NewMemory(), localdiscord.Config{}, set, off)
			before := len(e.emojis())
			hand := rageHand(e)
			require.NotRegexp(t, `:\w+_\w+:`, hand)
			require.Contains(t, hand, "Re15")
			require.Len(t, e.emojis(), before)
			require.Zero(t, e.measured(`ruckus_emojis{state="to_do"}`))
		})
	}
}

// Of a limit Discord tells in headers, or when it is too late.
func TestAGameIsPlayedInTextWhileDiscordTakesNoMoreEmojis(t *testing.T) {
	t.Parallel()
	for name, hidden := range map[string]bool{"announced": false, "hidden": true} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			e := newEvening(t, store.NewMemory(), slowly(hidden), func(e *evening) { e.pictures = "rage" })
			e.logs("waiting for Discord's emoji limit")
			of := len(e.looks()["rage"].Marks)
			require.Contains(t, e.log.String(), fmt.Sprintf(`uploaded="3 of %d" retry_at=%s`, of, time.Now().Add(time.Hour).Format("2006-01-02T15")))
			require.Len(t, e.emojis(), 3)
			require.NotContains(t, rageHand(e), ":red", "a hand that is half of pictures is none")
			e.press("Ada", "Re15")
			e.settle()
			require.Contains(t, e.screens("Ben"), "Re15", "nothing else waits")
			require.EqualValues(t, 3, e.measured(`ruckus_emojis{state="up"}`))
			require.EqualValues(t, of-3, e.measured(`ruckus_emojis{state="to_do"}`))
		})
	}
}

func TestWhatTheOwnersHavePutUpStaysTheirs(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := newEvening(t, store.NewMemory(), localdiscord.Config{}, func(e *evening) {
			withPictures("rage")(e)
			e.lose("red_7")
			for _, name := range []string{"red_7", "party"} {
				_, err := e.discord.AddEmoji(e.users["Ada"], name, picture.NewTile().PNG())
				require.NoError(e.t, err)
			}
		})
		e.until("all pictures are up", func() bool { return e.bot.emojis.Shown("rage") != nil })
		names := []string{}
		for _, emoji := range e.emojis() {
			names = append(names, emoji.Name)
		}
		require.Subset(t, names, []string{"red_7", "party", "red_7_b"})
		require.Contains(t, rageHand(e), "(:red_7_b:)")
	})
}

// Discord refuses an emoji only on controls. In a text nobody tells that it is gone, so the bot looks now and then; here it
// is told at once.
func TestAPictureThatIsGoneLeavesTheTextsToo(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := newEvening(t, store.NewMemory(), localdiscord.Config{EmojiUploads: 1}, withPictures("rage"))
		e.picturesUp()
		rageHand(e)
		board := func() string { return show(e.seen("Ben")[0]) }
		e.until("the board has pictures", func() bool { return strings.Contains(board(), ":orange:") })
		e.lose("orange")
		e.lose("red_15") // and Discord takes one of them only
		e.bot.emojis.Doubt()
		e.until("the board is text", func() bool { return !strings.Contains(board(), ":orange:") })
		require.Contains(t, board(), "🟠")
		e.press("Ada", "Re15")
		e.settle()
		require.Contains(t, board(), "Re15", "the game goes on")
	})
}

func TestAWayToWriteCardsOfANewerProgramIsPictures(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		s := store.NewMemory()
		e := newEvening(t, s, localdiscord.Config{}, withPictures("rage"))
		e.picturesUp()
		_, err := s.Put(t.Context(), store.Record{Key: store.Key{Guild: e.discord.GuildID(), Kind: "person", ID: e.users["Ada"]}, Data: []byte(`{"v":1,"cards":"holograms"}`)})
		require.NoError(t, err)
		require.Contains(t, rageHand(e), "(:red_7:)")
		require.Contains(t, show(*e.command("Ada", "/me").Message), "(✓ Pictures)")
	})
}

// refusedHand is a hand of RAGE after Discord has refused the emojis of its next answers so often.
func refusedHand(t *testing.T, refusals int) (e *evening, hand string) {
	e = newEvening(t, store.NewMemory(), localdiscord.Config{Limits: true}, withPictures("rage"))
	e.picturesUp()
	e.play("/play rage turn_time:0", "Ada", "Ben")
	e.press("Ada", "2")
	e.press("Ben", "1")
	e.settle()
	e.discord.Misbehave(localdiscord.EmojiRefused("/callback", refusals))
	return e, show(*e.press("Ada", "My hand").Message)
}

func TestOneSpuriousRefusalOfAnEmojiShowsPictures(t *testing.T) {
	t.Parallel()
	e, hand := refusedHand(t, 1)
	require.Contains(t, hand, "(:red_7:)")
	require.NotContains(t, e.log.String(), "sent text instead")
}

func TestAHandThatFellBackToTextHasPicturesAgainThoughNobodyPresses(t *testing.T) {
	t.Parallel()
	e, hand := refusedHand(t, 2)
	require.NotContains(t, hand, ":red_7:")
	require.Contains(t, hand, "Re7")
	e.until("the hand has pictures again", func() bool { return strings.Contains(e.screens("Ada"), "(:red_7:)") })
}

// Somebody has put emojis up through the API, with the bot's token: for Discord they are the bot's.
func TestEmojisOfAnotherProgramWithTheSameTokenAreStillThereAfterTwentyMinutes(t *testing.T) {
	virtual(t, func(t *testing.T) {
		foreign := func(e *evening) {
			e.pictures = "rage"
			for _, name := range []string{"my_logo", "red_7"} { // one has the name of a card
				_, err := e.discord.AddEmoji("", name, picture.NewTile().PNG())
				require.NoError(e.t, err)
			}
		}
		e := newEvening(t, store.NewMemory(), inMemory(localdiscord.Config{}), foreign)
		before := e.emojis()
		time.Sleep(20 * time.Minute)
		require.Subset(t, e.emojis(), before)
		require.Len(t, e.emojis(), len(e.looks()["rage"].Marks)+1)
	})
}
