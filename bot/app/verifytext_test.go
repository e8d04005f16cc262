package app

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/replay"
	"ruckus/bot/internal/table"
	"ruckus/docs/examples/clues"
	"ruckus/games"
	"ruckus/render/markup"
	"ruckus/store"
)

// typed has three people play a game in which the first clue that each gives is typed, and returns the file of it.
func typed(t *testing.T, kind games.Kind) (file replay.Export) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		h := table.New(table.Config{Store: store.NewMemory(), Kinds: []games.Kind{kind}})
		ctx := t.Context()
		by := func(n int) match.By {
			id := fmt.Sprint(1441000000000000001 + n)
			return match.By{User: match.User{ID: id, Name: markup.NameOf(fmt.Sprint("Player ", n+1))}, Request: id}
		}
		opened, err := h.Create(ctx, by(0), match.Opening{Guild: "g", Channel: "c", Kind: kind.Name})
		require.NoError(t, err)
		for n := 1; n < 3; n++ {
			_, err = h.Seat(ctx, opened.Ref, by(n), (*match.Draft).Join)
			require.NoError(t, err)
		}
		_, err = h.Start(ctx, opened.Ref, by(0))
		require.NoError(t, err)
		words := []string{"red", "wolf", "blue"}
		for n, phase := 0, match.Playing; phase == match.Playing; n = (n + 1) % 3 {
			time.Sleep(time.Second)
			hand, err := h.Peek(ctx, opened.Ref, by(n).ID)
			require.NoError(t, err)
			if len(hand.Prompt.Moves) > 0 {
				move := hand.Prompt.Moves[0]
				if words[n] != "" {
					move, words[n] = games.Say(hand.Prompt.Typed[0].Move, words[n]), ""
				}
				who := by(n)
				who.Request = ""
				done := make(chan error)
				h.Act(ctx, opened.Ref, who, move, time.Now(), func(_ match.Hand, err error) { done <- err })
				require.NoError(t, <-done)
			}
			now, err := h.Get(ctx, opened.Ref)
			require.NoError(t, err)
			phase = now.Phase
		}
		data, err := h.Replays.Export(ctx, opened.Ref, by(0))
		require.NoError(t, err)
		file, err = replay.ReadExport(data)
		require.NoError(t, err)
		h.Wait()
	})
	return file
}

// A file whose words were hidden or forgotten is right as far as one can see, and the command says what it could not see. A file in which a
// word was put in another's place is wrong.
func TestVerifySaysThatTextWasRemoved(t *testing.T) {
	kind := clues.Kind()
	kind.Draft = false
	x := typed(t, kind)
	require.Len(t, x.Texts, 3)
	for i, text := range x.Texts {
		require.Greater(t, int(text.N), i+1, "a number that counts tells the others how many were typed before")
	}
	verify := func(change func(texts []match.Text)) (code int, stdout, stderr string) {
		x := x
		x.Texts = slices.Clone(x.Texts)
		change(x.Texts)
		x, err := x.Summed()
		require.NoError(t, err)
		text, err := json.Marshal(x)
		require.NoError(t, err)
		name := filepath.Join(t.TempDir(), "game.json")
		require.NoError(t, os.WriteFile(name, text, 0o600))
		var out, errs bytes.Buffer
		code = run(context.Background(), []Game{{Kind: kind}}, []string{"verify", name}, &out, &errs)
		return code, out.String(), errs.String()
	}
	code, stdout, stderr := verify(func([]match.Text) {})
	require.Zero(t, code, stderr)
	require.Contains(t, stdout, "same game")

	code, stdout, stderr = verify(func(texts []match.Text) { texts[1].Text = "" })
	require.Equal(t, 4, code, stderr)
	require.Contains(t, stdout, "same game")
	require.Contains(t, stderr, "this couldn't be checked: text removed: what the rules decided by typed texts")

	code, stdout, stderr = verify(func(texts []match.Text) { texts[1].Text = texts[0].Text })
	require.Equal(t, 1, code)
	require.NotContains(t, stdout, "same game")
	require.Contains(t, stderr, "texts 2: the rules decide otherwise on what was typed")
}
