package app

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/games"
	"ruckus/games/gamestest"
	"ruckus/store"
	"ruckus/store/redis/redistest"
)

const (
	// older is the commit of the program that today's is compared with: that of the last release, as soon as there is one.
	older = "635deff7"
	// olderAt may name that program, built by "go test -c" in its folder cmd/ruckus, so that it is not built again.
	olderAt = "RUCKUS_TEST_OLDER"
)

// olderProgram builds the older program from the history of the repository.
func olderProgram(t *testing.T) string {
	t.Helper()
	if name := os.Getenv(olderAt); name != "" {
		return name
	}
	if !gamestest.Long() {
		t.Skip("builds an older program, which takes minutes: run the long tests, or set " + olderAt)
	}
	if runtime.GOOS == "windows" || exec.Command("git", "cat-file", "-e", older+"^{commit}").Run() != nil {
		t.Skip("there is no history here with " + older)
	}
	dir := t.TempDir()
	require.NoError(t, exec.Command("sh", "-c", "git -C ../.. archive "+older+" | tar -x -C "+dir).Run())
	name := filepath.Join(dir, "older")
	build := exec.Command("go", "test", "-c", "-vet=off", "-o", name, "./cmd/ruckus")
	build.Dir = dir
	said, err := build.CombinedOutput()
	require.NoError(t, err, "%s", said)
	return name
}

// playSome has people play until that many more moves are acknowledged. Where nobody can, it returns what they read instead.
func (c *crash) playSome(users []string, moves int) (refusal string) {
	c.Helper()
	ctx, stop := context.WithTimeout(c.Context(), patience)
	defer stop()
	c.playing = ctx
	c.onAck = func() {
		if moves--; moves == 0 {
			stop()
		}
	}
	defer func() { c.onAck = nil }()
	if hand := c.press(users[0], "|h|hand"); hand != nil && len(hand.Embeds) == 0 {
		return hand.Content
	}
	c.play(ctx, users)
	require.LessOrEqual(c, moves, 0, "people play")
	return ""
}

// logged is how often each move is in the log of its table, as crash.acked has them.
func (c *crash) logged() map[string]int {
	c.Helper()
	found := map[string]int{}
	for key, w := range c.kept() {
		for n, line := range w.Log {
			var a games.Action
			if key.Kind == "table" && n > 0 && json.Unmarshal(line, &a) == nil {
				found[fmt.Sprint(key.ID, " seat ", a.Seat, ": ", a.Move)]++
			}
		}
	}
	return found
}

// The older program takes over and gives back, and the other way round: acknowledged moves are in the log once, no matter which of them made
// them, and what it cannot read it leaves as it is.
func TestAnOlderProgramAndTodaysPlayOnOneStoreInTurns(t *testing.T) {
	program := olderProgram(t)
	for _, on := range []string{"file", "Redis"} {
		for _, first := range []string{os.Args[0], program} {
			t.Run(on+", "+filepath.Base(first)+" first", func(t *testing.T) {
				discord, err := localdiscord.Start(localdiscord.Config{})
				require.NoError(t, err)
				defer discord.Close()
				c := &crash{T: t, discord: discord, data: t.TempDir()}
				if on == "Redis" {
					c.redis = redistest.Start(t, redistest.Durable...).URL()
				}
				var users []string
				for _, u := range discord.Users()[:4] {
					users = append(users, u.ID)
				}
				second := program
				if first == program {
					second = os.Args[0]
				}
				for _, now := range []string{first, second, first, second} {
					before := c.kept()
					bot, said := tryBot(t, now, discord, "RUCKUS_DATA="+c.data, "REDIS_URL="+c.redis)
					if bot != nil {
						said = c.playSome(users, 6)
						stopBot(t, bot)
					}
					t.Logf("%s: %d moves in all; %s", filepath.Base(now), len(c.acked), said)
					after := c.kept()
					if said != "" {
						require.Equal(t, program, now, "today's program plays on")
						require.Equal(t, before, after, "a program that refuses changes nothing")
					}
					for key := range before {
						require.Contains(t, after, key)
					}
				}
				logged := c.logged()
				for _, move := range c.acked {
					require.Equal(t, 1, logged[move], "the move %q was acknowledged; how often it is in the log", move)
				}
			})
		}
	}
}

// kept is what is in the store, apart from what a bot writes of itself and what it shows for a while.
func (c *crash) kept() map[store.Key]store.Write {
	c.Helper()
	st, err := openStore(c.Context(), config{Data: c.data, Redis: c.redis})
	require.NoError(c, err)
	defer st.Close()
	found := kept(c.T, st)
	for key := range found {
		if key.Kind == "index" || key.Kind == "clock" || key.Kind == "emojis" {
			delete(found, key)
		}
	}
	return found
}
