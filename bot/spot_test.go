package bot

import (
	crand "crypto/rand"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/bot/localdiscord"
	"ruckus/games"
	"ruckus/render/all"
	"ruckus/render/screen"
)

// A walk is what leads to a place inside a hand: a control, and what is picked from it.
type walk struct{ id, value string }

// walks are the ways from a private message to places in the hand, by the place.
func walks(t *testing.T, m localdiscord.Message) map[string]walk {
	t.Helper()
	all := make(map[string]walk)
	for _, row := range m.Components {
		for _, c := range row.Components {
			id, err := parseCustomID(c.CustomID)
			if err != nil || id.Verb != verbGo || c.Disabled || id.Arg == screen.Home {
				continue
			}
			values := []string{""}
			for _, o := range c.Options {
				values = append(values, o.Value)
			}
			for _, v := range values[min(1, len(values)-1):] {
				to := id
				if v != "" {
					to, err = id.pick([]string{v})
					require.NoError(t, err)
				}
				all[to.Arg] = walk{c.CustomID, v}
			}
		}
	}
	return all
}

// A player who looks into a menu of their hand and lets the time run out sees their next turn, not the menu for the last one.
func TestAPlaceInAHandIsLeftWhenItsTurnIsOver(t *testing.T) {
	t.Parallel()
	for _, kind := range all.Kinds() {
		t.Run(kind.Name, func(t *testing.T) {
			t.Parallel()
			virtual(t, func(t *testing.T) { placesAreLeft(t, kind) })
		})
	}
}

func placesAreLeft(t *testing.T, kind games.Kind) {
	e := quickEvening(t)
	line := "/play " + kind.Name + " turn_time:30"
	if kind.Name == "rednines" {
		line += " small:true"
	}
	ref := e.play(line, "Ada", "Ben").Ref
	ada := func() match.Hand {
		h, err := e.bot.host.Peek(t.Context(), ref, e.users["Ada"])
		require.NoError(t, err)
		return h
	}
	mine := func() localdiscord.Message { m, _ := e.canDo("Ada"); return m }
	press := func(w walk) {
		values := []string{w.value}
		if w.value == "" {
			values = nil
		}
		e.outcome(e.discord.Press(e.users["Ada"], mine().ID, w.id, values...))
		e.settle()
	}
	move := func(user string) {
		h, err := e.bot.host.Peek(t.Context(), ref, e.users[user])
		require.NoError(t, err)
		if len(h.Prompt.Moves) > 0 {
			done := make(chan struct{})
			by := match.By{User: match.User{ID: e.users[user]}, Request: crand.Text()}
			e.bot.host.Act(t.Context(), ref, by, h.Prompt.Moves[0], time.Now(), func(match.Hand, error) { close(done) })
			<-done
		}
	}
	passes := func() {
		e.until("something happens", func() bool {
			time.Sleep(time.Second)
			move("Ben")
			if kind.Races() {
				move("Ada")
			}
			return true
		})
	}
	asked := func(h match.Hand) bool { return h.Prompt.Must || kind.Races() && len(h.Prompt.Moves) > 0 }

	e.press("Ada", "My hand")
	been, last, chance := make(map[string]bool), "", rand.New(rand.NewPCG(1, 2))
	for range 60 {
		for !asked(ada()) && ada().Phase == match.Playing {
			passes()
		}
		e.settle()
		now := ada()
		if now.Phase != match.Playing {
			break
		}
		require.Equal(t, atTop(e, now), textOf(mine()), "Ada was at %q when her last turn ended", last)
		for range 3 { // a place leads to others
			ways := walks(t, mine())
			places := slices.Sorted(maps.Keys(ways))
			if len(places) == 0 {
				break
			}
			last = places[chance.IntN(len(places))]
			if fresh := slices.DeleteFunc(places, func(p string) bool { return been[p] }); len(fresh) > 0 {
				last = fresh[0]
			}
			been[last] = true
			press(ways[last])
		}
		for asks := ada().Asks; ada().Asks == asks && ada().Phase == match.Playing; {
			passes()
		}
	}
	require.Greater(t, len(been), 3)
}

// A button of the last turn, pressed when that is over, leads nowhere in the next one; what somebody reads meanwhile stays.
func TestBetweenTurnsOnlyWhatIsReadStaysUntilTheNextTurn(t *testing.T) {
	t.Parallel()
	for place, stays := range map[string]bool{"draw": false, "more": true, "_since": true, "_why first": true} {
		virtual(t, func(t *testing.T) {
			e := quickEvening(t)
			ref := e.play("/play redox turn_time:0", "Ada", "Ben").Ref
			peek := func() match.Hand {
				h, err := e.bot.host.Peek(t.Context(), ref, e.users["Ada"])
				require.NoError(t, err)
				return h
			}
			if peek().Prompt.Must {
				e.anyMove(ref, "Ada")
			}
			e.pressForged("Ada", "1|"+ref.ID+"|g|"+place)
			e.anyMove(ref, "Ben")
			e.settle()
			mine, _ := e.canDo("Ada")
			require.True(t, peek().Prompt.Must)
			require.Equal(t, !stays, atTop(e, peek()) == textOf(mine), "%s: %s", place, textOf(mine))
			e.anyMove(ref, "Ada")
			e.settle()
			mine, _ = e.canDo("Ada")
			require.Equal(t, atTop(e, peek()), textOf(mine), "when the turn is over")
		})
	}
}

// atTop is what the first place of a hand says.
func atTop(e *evening, h match.Hand) string {
	m, _ := e.bot.looks.hand(h, "", onTop{}, reader{})
	return m.Embeds[0].Title + "\n" + m.Embeds[0].Description
}

func textOf(m localdiscord.Message) string {
	if len(m.Embeds) == 0 {
		return m.Content
	}
	return m.Embeds[0].Title + "\n" + m.Embeds[0].Description
}
