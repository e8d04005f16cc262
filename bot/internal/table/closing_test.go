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

func (n *notary) post(_ context.Context, t match.Table, closed string) string {
	if n.posting != nil {
		n.posting(t)
	}
	if n.refuses {
		return ""
	}
	if n.closed[closed] == "" {
		n.numbers++
		n.closed[closed] = fmt.Sprint(1441000000000000000 + n.numbers)
	}
	return n.closed[closed]
}

// closing runs a test on an evening of a guild where messages close the mix.
func closing(t *testing.T, test func(t *testing.T, e *evening, n *notary)) {
	synctest.Test(t, func(t *testing.T) {
		s := store.NewMemory()
		e, n := newSealed(t, s), &notary{closed: map[string]string{}}
		e.Host = table.New(table.Config{
			Store: s, Kinds: []games.Kind{toyKind("turns"), toyKind("race")}, Log: slog.New(slog.NewTextHandler(&e.log, nil)), Nights: clocked{e}, Close: n.post,
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
		require.Equal(t, map[string]string{mix.Closing.Closed: mix.Closing.Message}, n.closed, "one message, with the sum of all that is mixed")
		require.Equal(t, "c", mix.Closing.Channel)
	})
}

func TestTheNextGameOfANightIsClosedToo(t *testing.T) {
	closing(t, func(t *testing.T, e *evening, n *notary) {
		e.run()
		ref := e.played()
		e.in(ref, ann)
		e.in(ref, ben)
		time.Sleep(5 * time.Second)
		next := e.next(ref)
		require.Equal(t, match.Playing, next.Phase)
		require.Equal(t, n.closed[next.Mix.Closing.Closed], next.Mix.Closing.Message)
		require.Len(t, n.closed, 2)
	})
}

func TestAGameThatCannotBeginPostsNothing(t *testing.T) {
	closing(t, func(t *testing.T, e *evening, n *notary) {
		ref := e.lobby("turns", nil, ann, ben)
		_, err := e.Start(t.Context(), ref, ben)
		refused(t, err, "only Ann can start")
		alone := e.lobby("turns", nil, cleo)
		_, err = e.Start(t.Context(), alone, cleo)
		require.Error(t, err)
		require.Empty(t, n.closed)
	})
}

func TestTheCardsOfOnePersonAreNotClosed(t *testing.T) {
	closing(t, func(t *testing.T, e *evening, n *notary) {
		ref := e.started("turns", nil, games.Medium)
		require.Nil(t, e.get(ref).Mix.Closing)
		require.Empty(t, n.closed)
	})
}

// What stands in the message is what is dealt, or nothing is dealt.
func TestWhoComesWhileTheMessageIsPostedIsInTheNextOne(t *testing.T) {
	closing(t, func(t *testing.T, e *evening, n *notary) {
		ref, late := e.lobby("turns", nil, ann, ben), []match.By{cleo}
		n.posting = func(match.Table) {
			for _, u := range late {
				_, err := e.Join(t.Context(), ref, u)
				require.NoError(t, err)
			}
			late = nil
		}
		_, err := e.Start(t.Context(), ref, ann)
		require.NoError(t, err)
		got := e.get(ref)
		require.Len(t, got.Players, 3)
		require.Len(t, n.closed, 2)
		require.Equal(t, n.closed[got.Mix.Closing.Closed], got.Mix.Closing.Message)
	})
}

func TestWhereSomebodyComesAndGoesAllTheTimeTheHostIsTold(t *testing.T) {
	closing(t, func(t *testing.T, e *evening, n *notary) {
		ref, in := e.lobby("turns", nil, ann, ben), false
		n.posting = func(match.Table) {
			if in = !in; in {
				done(e.Join(t.Context(), ref, cleo))(t)
			} else {
				e.leave(ref, cleo)
			}
		}
		_, err := e.Start(t.Context(), ref, ann)
		refused(t, err, "somebody came, left or added a word")
		require.Equal(t, match.Lobby, e.get(ref).Phase)
	})
}

func TestWhereNoMessageCanBePostedTheGameBeginsAndVerifyKnows(t *testing.T) {
	closing(t, func(t *testing.T, e *evening, n *notary) {
		n.refuses = true
		mix := e.verified(e.played()).Mix
		require.NotNil(t, mix.Closing)
		require.Empty(t, mix.Closing.Message)
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
		mix := e.get(ref).Mix
		require.Equal(t, n.closed[mix.Closing.Closed], mix.Closing.Message)
	})
}

// The document has a program that checks a deal without this one. It says True to what is as it should be.
func TestTheProgramOfTheDocumentChecksADeal(t *testing.T) {
	python, err := exec.LookPath("python3")
	if err != nil && os.Getenv("CI") == "" {
		t.Skip("no python3 here: ", err)
	}
	doc, err := os.ReadFile("../../../docs/verify.md")
	require.NoError(t, err)
	_, code, found := strings.Cut(string(doc), "Python, from a file:\n\n")
	require.True(t, found)
	code, _, found = strings.Cut(code, "\n\nWhat no program can check")
	require.True(t, found)
	code = strings.ReplaceAll(code, "\n    ", "\n")[4:]
	files := map[string][]byte{}
	for trues, closes := range map[string]bool{"True\nTrue\nTrue\n": true, "True\nTrue\n": false} {
		closing(t, func(t *testing.T, e *evening, _ *notary) {
			if !closes {
				e.set(guild.General, guild.Change{Values: map[string]int{guild.ClosingMessages: 0}})
			}
			files[trues], err = e.Replays.Export(t.Context(), e.played(), managing(ann))
			require.NoError(t, err)
		})
	}
	for trues, export := range files {
		file := filepath.Join(t.TempDir(), "game.json")
		require.NoError(t, os.WriteFile(file, export, 0o600))
		out, err := exec.Command(python, "-c", code, file).CombinedOutput()
		require.NoError(t, err, string(out))
		require.Equal(t, trues, string(out))
	}
}
