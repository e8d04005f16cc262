package table_test

import (
	"context"
	"fmt"
	"log/slog"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/table"
	"ruckus/games"
	"ruckus/store"
)

// A notary gives numbers to messages. It knows a sum again, as Discord does for some minutes.
type notary struct {
	closed  map[string]string
	numbers int
	posting func(match.Table) // is called before a message is posted; nil: nothing
	refuses bool
}

func (n *notary) post(_ context.Context, t match.Table) string {
	sum := t.Dealing.Sum
	if n.posting != nil {
		n.posting(t)
	}
	if n.refuses {
		return ""
	}
	if n.closed[sum] == "" {
		n.numbers++
		n.closed[sum] = fmt.Sprint(1441000000000000000 + n.numbers)
	}
	return n.closed[sum]
}

// closing runs a test on an evening of a guild where messages close the mix.
func closing(t *testing.T, test func(t *testing.T, e *evening, n *notary)) {
	synctest.Test(t, func(t *testing.T) {
		s := store.NewMemory()
		e, n := newSealed(t, s), &notary{closed: map[string]string{}}
		e.Host = table.New(table.Config{
			Store: s, Kinds: []games.Kind{toyKind("turns"), toyKind("race")}, Log: slog.New(slog.NewTextHandler(&e.log, nil)), Nights: e.nights, Close: n.post,
		})
		e.nights.Host = e.Host
		e.set(guild.General, guild.Change{Values: map[string]int{guild.ClosingMessages: 1}})
		test(t, e, n)
	})
}

func TestAMessageClosesTheMixBeforeTheCardsAreDealt(t *testing.T) {
	closing(t, func(t *testing.T, e *evening, n *notary) {
		n.posting = func(tab match.Table) { require.Equal(t, match.Lobby, e.get(tab.Ref).Phase, "nothing is dealt yet") }
		ref := e.played()
		mix := e.verified(ref).Mix
		require.NotNil(t, mix.Closing)
		require.Equal(t, map[string]string{mix.Sum: mix.Closing.Message}, n.closed, "one message, with the sum of the secret")
		require.Empty(t, mix.Presses, "only the message is mixed with it")
		require.Equal(t, "c", mix.Closing.Channel)
	})
}

func TestTheNextGameOfANightIsClosedToo(t *testing.T) {
	closing(t, func(t *testing.T, e *evening, n *notary) {
		e.run()
		ref := e.played()
		e.in(ref, ann)
		e.in(ref, ben)
		time.Sleep(8 * time.Second)
		next := e.next(ref)
		require.Equal(t, match.Playing, next.Phase)
		require.Equal(t, n.closed[next.Dealing.Sum], next.Dealing.Message)
		require.Len(t, n.closed, 2)
	})
}

func TestAGameThatCannotBeginPostsNothing(t *testing.T) {
	closing(t, func(t *testing.T, e *evening, n *notary) {
		ref := e.lobby("turns", nil, ann, ben)
		_, err := e.Start(t.Context(), ref, ben)
		refused(t, err, "only Ann can start")
		alone := e.lobby("turns", map[string]int{guild.Rated: 1}, cleo)
		_, err = e.Start(t.Context(), alone, cleo)
		require.Error(t, err)
		require.Empty(t, n.closed)
	})
}

func TestTheCardsOfOnePersonAreNotClosed(t *testing.T) {
	closing(t, func(t *testing.T, e *evening, n *notary) {
		ref := e.started("turns", nil, games.Medium)
		require.Empty(t, e.get(ref).Dealing.Message)
		require.Empty(t, n.closed)
	})
}

func TestWhoComesWhileTheMessageIsPostedPlays(t *testing.T) {
	closing(t, func(t *testing.T, e *evening, n *notary) {
		ref := e.lobby("turns", nil, ann, ben)
		n.posting = func(match.Table) { done(e.Join(t.Context(), ref, cleo))(t) }
		_, err := e.Start(t.Context(), ref, ann)
		require.NoError(t, err)
		got := e.get(ref)
		require.Len(t, got.Players, 3)
		require.Equal(t, map[string]string{got.Dealing.Sum: got.Dealing.Message}, n.closed)
	})
}

func TestWhereNoMessageCanBePostedTheGameBeginsAndVerifyKnows(t *testing.T) {
	closing(t, func(t *testing.T, e *evening, n *notary) {
		n.refuses = true
		mix := e.verified(e.played()).Mix
		require.Nil(t, mix.Closing)
		require.Len(t, mix.Presses, 2, "as where none is to be posted")
	})
}

// Both are told of one press; and one that died after the message was posted is followed by another.
func TestTwoProcessesPostOneMessage(t *testing.T) {
	closing(t, func(t *testing.T, e *evening, n *notary) {
		ref := e.lobby("turns", nil, ann, ben)
		other := table.New(table.Config{Store: e.store, Kinds: []games.Kind{toyKind("turns")}, Close: n.post})
		n.posting = func(match.Table) {
			n.posting = nil
			done(other.Start(t.Context(), ref, ann))(t)
		}
		done(e.Start(t.Context(), ref, ann))(t)
		require.Len(t, n.closed, 1)
		mix := e.get(ref).Dealing
		require.Equal(t, n.closed[mix.Sum], mix.Message)
	})
}

// The document has a program that checks a deal without this one. It says True to what is as it should be.
func TestTheProgramOfTheDocumentChecksADeal(t *testing.T) {
	python, err := exec.LookPath("python3")
	if err != nil && os.Getenv("RUCKUS_TEST") == "" {
		t.Skip("no python3 here: ", err)
	}
	doc, err := os.ReadFile("../../../docs/verify.md")
	require.NoError(t, err)
	_, code, found := strings.Cut(string(doc), "Python, from a file:\n\n")
	require.True(t, found)
	code, _, found = strings.Cut(code, "\n\nWhat no program can check")
	require.True(t, found)
	code = strings.ReplaceAll(code, "\n    ", "\n")[4:]
	var files [][]byte
	for _, closes := range []bool{true, false} {
		closing(t, func(t *testing.T, e *evening, _ *notary) {
			if !closes {
				e.set(guild.General, guild.Change{Values: map[string]int{guild.ClosingMessages: 0}})
			}
			export, err := e.Replays.Export(t.Context(), e.played(), managing(ann))
			require.NoError(t, err)
			files = append(files, export)
		})
	}
	for _, export := range files {
		file := filepath.Join(t.TempDir(), "game.json")
		require.NoError(t, os.WriteFile(file, export, 0o600))
		out, err := exec.Command(python, "-c", code, file).CombinedOutput()
		require.NoError(t, err, string(out))
		require.Equal(t, "True\nTrue\n", string(out))
	}
}
