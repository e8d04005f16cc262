package app

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/replay"
	"ruckus/bot/internal/seal"
	"ruckus/bot/internal/table"
	"ruckus/render/all"
	"ruckus/render/markup"
	"ruckus/store"
)

// exportOf has three people play a game to its end, by the first move that each is offered, and returns the file of it.
func exportOf(t *testing.T, kind string, values map[string]int) string {
	t.Helper()
	var file []byte
	synctest.Test(t, func(t *testing.T) {
		h := table.New(table.Config{Store: store.NewMemory(), Kinds: all.Kinds()})
		ctx, cancel := context.WithCancel(t.Context())
		ended := make(chan error)
		go func() { ended <- h.Run(ctx) }()
		by := func(n int) match.By {
			return match.By{User: match.User{ID: fmt.Sprint(n + 1), Name: markup.NameOf(fmt.Sprint("Player ", n+1))}}
		}
		asking := func(n int, request string) match.By {
			b := by(n)
			b.Request = request
			return b
		}
		opened, err := h.Create(ctx, asking(0, "1441000000000000001"), match.Opening{Guild: "g", Channel: "c", Kind: kind, Values: values})
		require.NoError(t, err)
		for n := 1; n < 3; n++ {
			_, err = h.Seat(ctx, opened.Ref, asking(n, fmt.Sprint(1441000000000000001+n)), (*match.Draft).Join)
			require.NoError(t, err)
		}
		now, err := h.Start(ctx, opened.Ref, by(0))
		require.NoError(t, err)
		for now.Phase == match.Playing {
			for n := range 3 {
				hand, err := h.Peek(ctx, opened.Ref, by(n).ID)
				require.NoError(t, err)
				if len(hand.Prompt.Moves) == 0 {
					continue
				}
				done := make(chan struct{})
				h.Act(ctx, opened.Ref, by(n), hand.Prompt.Moves[0], time.Now(), func(match.Hand, error) { close(done) })
				<-done
			}
			time.Sleep(100 * time.Millisecond)
			now, err = h.Get(ctx, opened.Ref)
			require.NoError(t, err)
		}
		require.Equal(t, match.Over, now.Phase)
		file, err = h.Replays.Export(ctx, opened.Ref, by(0))
		require.NoError(t, err)
		cancel()
		require.NoError(t, <-ended)
		h.Wait()
	})
	return string(file)
}

func TestVerifyChecksAnExportedGame(t *testing.T) {
	for kind, values := range map[string]map[string]int{"rednines": {"small": 1}, "redbrn": nil} {
		t.Run(kind, func(t *testing.T) {
			text := exportOf(t, kind, values)
			dir := t.TempDir()
			file := func(text string) string {
				name := filepath.Join(dir, "game.json")
				require.NoError(t, os.WriteFile(name, []byte(text), 0o600))
				return name
			}
			code, stdout, stderr := command(t, "verify", file(text))
			require.Zero(t, code, stderr)
			require.Contains(t, stdout, "same game")
			require.Contains(t, stdout, `seat 3, Player 3: press 1441000000000000003`)
			require.NotContains(t, stdout, "not checked")

			code, stdout, stderr = command(t, "verify", file(strings.Replace(text, "1441000000000000003", "1441000000000000004", 1)))
			require.Equal(t, 1, code)
			require.Contains(t, stderr, "setup.mix: changed since the export")
			require.NotContains(t, stdout, "same game")
			code, _, stderr = command(t, "verify", file(strings.Replace(text, `"seat": 0`, `"seat": 1`, 1)))
			require.Equal(t, 1, code)
			require.Regexp(t, `actions \d+: changed since the export`, stderr)
		})
	}
}

// A forger who takes out what would be checked, and makes the sums again, gets no 0 for it.
func TestVerifyEndsWithNoughtOnlyWhereAllWasChecked(t *testing.T) {
	x, err := replay.ReadExport([]byte(exportOf(t, "rage", nil)))
	require.NoError(t, err)
	x.Setup.Mix = &seal.Mix{Given: true}
	x, err = x.Summed()
	require.NoError(t, err)
	text, err := json.Marshal(x)
	require.NoError(t, err)
	name := filepath.Join(t.TempDir(), "game.json")
	require.NoError(t, os.WriteFile(name, text, 0o600))
	for _, args := range [][]string{{"verify", name}, {"verify", "--json", name}} {
		code, _, stderr := command(t, args...)
		require.Equal(t, 4, code)
		require.Contains(t, stderr, "everything checked is right, but this couldn't be checked: the deal: it was set in advance")
	}
}

func TestVerifySaysWhatItCannotRead(t *testing.T) {
	code, _, stderr := command(t, "verify")
	require.Equal(t, 2, code)
	require.Contains(t, stderr, "name the file")
	code, _, stderr = command(t, "verify", "missing.json")
	require.Equal(t, 1, code)
	require.Contains(t, stderr, "missing.json")
	for text, want := range map[string]string{
		"": "no export", `{"format":2,"game":"chess"}`: `no game "chess"`, `{"format":2,"game":"rage"}`: "while it was on", `{"format":7,"game":"rage"}`: "format: it is 7",
	} {
		name := filepath.Join(t.TempDir(), "game.json")
		require.NoError(t, os.WriteFile(name, []byte(text), 0o600))
		code, _, stderr = command(t, "verify", name)
		require.Equal(t, 1, code, text)
		require.Contains(t, stderr, want)
	}
}
