package bot

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/bot/localdiscord"
	"ruckus/render/screen"
	"ruckus/store"
)

func TestThumbsUp(t *testing.T) {
	s := store.NewMemory()
	e := newEvening(t, s, localdiscord.Config{})
	ref := e.play("/play rage turn_time:0", "Ada", "Ben").Ref
	for range 2 {
		e.press("Ada", screen.LabelMoreOptions)
		e.press("Ada", "👍")
	}
	e.sees("Cleo", "👍 1")
	kept, err := e.bot.host.Kept(t.Context(), ref.Guild, e.users["Ada"])
	require.NoError(t, err)
	require.Contains(t, kept.Tables[0].Kept, match.Fact{What: "thumbs up", N: 1})

	e.command("Ada", "/me")
	e.press("Ada", "Forget me …")
	e.press("Ada", "Yes, forget me")
	e.endGame(ref, "Ada", "Ben")
	wishes, err := e.bot.host.People.Wishes(t.Context())
	require.NoError(t, err)
	e.bot.fulfil(t.Context(), wishes[0])
	r, err := s.Get(t.Context(), match.Key(ref))
	require.NoError(t, err)
	require.Contains(t, string(r.Data), `"thumbs":{"by":["`)
	require.NotContains(t, string(r.Data), e.users["Ada"])
}
