package rage

import (
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/rage"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// Deals are chosen, never arranged: playing sensibly likely wins, and pressing anything often doesn't.
func TestAFirstGameIsWonByPlayingWell(t *testing.T) {
	t.Parallel()
	const each = 40
	kind := rage.Kind()
	won := map[games.Level]int{}
	deals := firstGames()
	for n, deal := range deals {
		here := 0
		for level := range games.Hard {
			for try := range uint64(each) {
				if playsFirst(t, kind, deal, level, rand.New(rand.NewPCG(uint64(n), try)), nil) {
					won[level]++
					if level == games.Medium {
						here++
					}
				}
			}
		}
		require.Greater(t, here, each*3/5, "deal %d", n)
	}
	all := each * len(deals)
	t.Logf("of %d: sensibly %d, at random %d", all, won[games.Medium], won[0])
	require.Greater(t, won[games.Medium], all*4/5)
	require.Less(t, won[0], all*4/5, "nobody wins whatever they do")
}

// playsFirst plays a deal against two easy robots, as well as a level or at random, and reports whether that wins. See is shown each of its decisions.
func playsFirst(t *testing.T, kind games.Kind, deal games.Setup, level games.Level, r *rand.Rand, see func(p games.Position, prompt games.Prompt)) bool {
	t.Helper()
	at := time.Unix(0, 0)
	deal.At = at
	p, err := kind.Start(deal)
	require.NoError(t, err)
	for range 200 {
		asked, err := p.Ask(3)
		require.NoError(t, err)
		if asked.Result != nil {
			return asked.Result.Standing()[0] == 1
		}
		for s := range games.Seat(3) {
			moves := asked.Prompts[s].Moves
			if len(moves) == 0 {
				continue
			}
			move, as := moves[0], games.Easy
			if s == 0 {
				as, move = level, moves[r.IntN(len(moves))]
			}
			if s == 0 && see != nil {
				see(*p, asked.Prompts[s])
			}
			if as > 0 && asked.Prompts[s].Must {
				move, err = p.Choose(s, as, r)
				require.NoError(t, err)
			}
			_, err = p.Play(games.Action{Seat: s, Move: move, At: at})
			require.NoError(t, err)
			break
		}
	}
	t.Fatal("the game doesn't end")
	return false
}

// Whatever a sentence says my cards can do, they can; and I'm never asked for what none of them can.
func TestWhatAFirstGameSaysOfMyCardsIsTrue(t *testing.T) {
	t.Parallel()
	kind, said := rage.Kind(), map[string]bool{}
	for n, deal := range firstGames() {
		for try := range uint64(60) {
			playsFirst(t, kind, deal, 0, rand.New(rand.NewPCG(uint64(n), try)), func(p games.Position, prompt games.Prompt) {
				v := seen(p)
				require.Empty(t, v.Buried)
				for _, held := range v.Hand {
					require.Empty(t, action(held.Card).card, "deal %d", n)
				}
				if v.Phase == rage.Playing && len(v.Trick.Plays) > 0 && len(prompt.Moves) > 1 {
					said[requireTrue(t, p, prompt, v)] = true
				}
			})
		}
	}
	require.Len(t, said, 7, "each sentence is met: %v", said)
}

// Somebody new reads no card's code, and isn't shown what's for those who play ahead.
func TestAFirstGameHasNoCodesAndNothingToQueue(t *testing.T) {
	t.Parallel()
	kind := rage.Kind()
	table := look.SampleTable(kind, Look(), look.PlayingPhase)
	for _, deal := range firstGames() {
		playsFirst(t, kind, deal, games.Medium, rand.New(rand.NewPCG(1, 1)), func(p games.Position, prompt games.Prompt) {
			r, v := screen.Reader{New: true}, seen(p)
			require.NotRegexp(t, `(Re|Or|Ye|Gr|Bl|Pu)\d+ turned up`, scene{v}.turned(r))
			require.Regexp(t, `\((Red|Orange|Yellow|Green|Blue|Purple) \d+ turned up`, scene{v}.turned(r))
			waits := games.Prompt{Ahead: prompt.Moves}
			require.NotContains(t, scene{v}.hand(table, waits, "", r).String(), "Queue")
		})
	}
}

// seen is what the newcomer sees of a position.
func seen(p games.Position) (v rage.View) {
	_ = p.Look("view", func(g games.Game) { v = g.View(0).(rage.View) })
	return v
}

// requireTrue plays each legal card, and requires that what was said of them has come true. It returns which sentence that was.
func requireTrue(t *testing.T, p games.Position, prompt games.Prompt, v rage.View) string {
	t.Helper()
	words := screen.Reader{TextOnly: true}
	table := look.SampleTable(rage.Kind(), Look(), look.PlayingPhase)
	says := scene{v}.first(table, prompt, words)
	var takes, loses []string
	for _, move := range prompt.Moves {
		after := p
		_, err := after.Play(games.Action{Move: move, At: time.Unix(0, 0)})
		require.NoError(t, err)
		now := seen(after)
		winner := now.Trick.Winner
		if len(now.Trick.Plays) == 0 {
			winner = now.Last.Winner
		}
		card := pack.Written(rage.ParseMove(move).Card, words)
		if winner == 0 {
			takes = append(takes, card)
		} else {
			loses = append(loses, card)
		}
	}
	if strings.Contains(says, "bid's gone") {
		return "missed"
	}
	holds := slices.ContainsFunc(v.Hand, func(held rage.Held) bool { return strings.EqualFold(held.Card[:1], v.Trick.Colour[:1]) })
	require.Equal(t, holds, strings.HasPrefix(says, "Follow "+v.Trick.Colour), says)
	require.Equal(t, !holds, strings.HasPrefix(says, "You have no "+v.Trick.Colour), says)
	require.Equal(t, !holds, strings.Contains(says, "only "+v.Trump+" can win now"), says)
	wants := v.Bids[0] > v.Won[0]
	require.Equal(t, wants, !strings.Contains(says, "no more tricks"), says)
	named := ""
	if m := regexp.MustCompile(` with (.*)\.$`).FindStringSubmatch(says); m != nil {
		named = m[1]
	}
	switch {
	case wants && takes != nil:
		require.Equal(t, screen.List(takes, "or"), named, says)
		return "take"
	case wants:
		require.Contains(t, says, "None of your cards can win")
		require.Contains(t, says, v.Trump, "only trumps or the led colour win")
		if any := "any " + v.Trump; strings.Contains(says, any) {
			return "hopeless, " + any[:3]
		}
		return "hopeless"
	case takes == nil:
		require.Contains(t, says, "none of your cards can win")
		return "safe"
	case loses != nil:
		require.Equal(t, screen.List(loses, "or"), named, says)
		return "lose"
	}
	require.Contains(t, says, "everything you can play beats")
	return "high"
}
