package bot

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
	"ruckus/bot/localdiscord"
	"ruckus/render/screen"
)

// A room is a channel with a table at which people play without a pause.
type room struct {
	e     evening
	users []string
	hands map[string]localdiscord.Message
}

func openRoom(e *evening, n int) *room {
	r := &room{e: *e, users: []string{"Ada", "Ben", "Cleo", "Dan"}}
	channel, err := e.discord.AddChannel(fmt.Sprintf("room-%d", n))
	require.NoError(e.t, err)
	r.e.channel = channel.ID
	r.start()
	return r
}

// start has a game begin and opens all hands.
func (r *room) start() {
	const command = "/play rednines turn_time:0"
	r.hands = map[string]localdiscord.Message{}
	r.e.fill(command, r.users...)
	r.e.press("Ada", "Start")
	r.e.begun()
	for _, u := range r.users {
		r.hands[u] = *r.e.press(u, "My hand").Message
	}
}

// press makes one move in a hand that the bot keeps up to date, and returns how long its answer took. When the game is
// over it begins another one.
func (r *room) press() time.Duration {
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(time.Millisecond) {
		over := true
		for _, u := range r.users {
			if c := usable(r.hands[u]); c != nil {
				return r.move(u, c)
			}
			over = over && len(r.hands[u].Components) == 0
		}
		if over {
			r.start()
		}
		r.look()
	}
	r.e.t.Fatal("nobody can move")
	return 0
}

// look sees how the hands are now.
func (r *room) look() {
	for _, u := range r.users {
		for _, m := range r.e.seen(u) {
			if m.ID == r.hands[u].ID {
				r.hands[u] = m
			}
		}
	}
}

func (r *room) move(user string, c *localdiscord.Component) time.Duration {
	var values []string
	if c.Type == discord.TypeMenu {
		values = []string{c.Options[0].Value}
	}
	start := time.Now()
	o := r.e.outcome(r.e.discord.Press(r.e.users[user], r.hands[user].ID, c.CustomID, values...))
	took := time.Since(start)
	r.hands[user] = *o.Message
	return took
}

// notNow ends the label of a button that can be pressed although its card does not fit in this picture.
const notNow = "△"

// usable finds the first control of a hand that makes a move, or else one that leads to such a one.
func usable(m localdiscord.Message) (found *localdiscord.Component) {
	for _, row := range m.Components {
		for _, c := range row.Components {
			id, err := parseCustomID(c.CustomID)
			switch {
			case err != nil || c.Disabled || strings.HasSuffix(c.Label, notNow):
			case id.Verb == verbDo:
				return &c
			case id.Verb == verbGo && id.Arg != screen.Home && !strings.HasPrefix(id.Arg, "_") && found == nil: // "_": places of the frame, where no move is
				found = &c
			}
		}
	}
	return found
}

func TestTheBotKeepsDiscordsRateLimits(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := limitedEvening(t)
		rooms := []*room{openRoom(e, 1), openRoom(e, 2)}
		shared := *rooms[1] // a second table in the same channel
		shared.start()
		rooms = append(rooms, &shared)
		var wg sync.WaitGroup
		for _, r := range rooms {
			wg.Go(func() {
				for end := time.Now().Add(6 * time.Second); time.Now().Before(end); {
					r.press()
				}
			})
		}
		wg.Wait()
		e.stop()
		require.Zero(t, e.discord.Stats().Limited)
		require.NotContains(t, e.log.String(), "level=WARN")
	})
}

// begun waits until the newest board shows a running game.
func (e *evening) begun() {
	e.t.Helper()
	e.until("the game is on", func() bool {
		all := e.seen("Hal")
		for _, m := range slices.Backward(all) {
			if !m.Ephemeral() {
				_, c := find(slices.All([]localdiscord.Message{m}), "My hand")
				return c != nil
			}
		}
		return false
	})
}
