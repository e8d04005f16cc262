package app

import (
	"context"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/games"
	"ruckus/games/gamestest"
	"ruckus/render/all"
	"ruckus/store"
	"ruckus/store/redis/redistest"
)

// A crash is a bot in a process of its own, which can be killed, and people who play with it on a Discord that lives on.
type crash struct {
	*testing.T
	discord *localdiscord.Server
	data    string
	redis   string // its address; "": the tables are in data
	bot     *exec.Cmd
	playing context.Context // ends when the bot is killed: nobody waits for an answer any longer
	acked   []string        // moves that people saw done, in their order
	onAck   func()          // called after each of them, if set
}

// start starts the bot and waits until people can play.
func (c *crash) start() {
	c.bot = startBot(c, c.discord, "RUCKUS_DATA="+c.data, "REDIS_URL="+c.redis)
}

// do does one thing as a user and returns the message that the bot answered with; nil when it did not answer.
func (c *crash) do(act func() (*localdiscord.Interaction, error)) *localdiscord.Message {
	i, err := act()
	if err != nil {
		return nil // the screen changed under the thumb
	}
	o, err := i.Wait(c.playing)
	if err != nil || o.Failed != "" {
		return nil
	}
	return o.Message
}

// asks reports whether a control asks for that, such as "|h|join", whatever it names besides.
func asks(id, what string) bool { return strings.HasSuffix(id, what) || strings.Contains(id, what+" ") }

// press presses a control that asks for that, on the newest message that has it.
func (c *crash) press(user, what string) *localdiscord.Message {
	for _, m := range slices.Backward(c.discord.Messages(user, c.channel())) {
		for _, id := range controls(&m) {
			if asks(id, what) {
				return c.do(func() (*localdiscord.Interaction, error) { return c.discord.Press(user, m.ID, id) })
			}
		}
	}
	return nil
}

func (c *crash) channel() string { return c.discord.Channels()[0].ID }

// controls are the identifiers of the buttons on a message that can be pressed.
func controls(m *localdiscord.Message) (ids []string) {
	for _, row := range m.Components {
		for _, b := range row.Components {
			if b.Type == 2 && !b.Disabled {
				ids = append(ids, b.CustomID)
			}
		}
	}
	return ids
}

// open opens a table for four and starts the game. A lobby that the last bot has left behind is begun instead.
func (c *crash) open(users []string) bool {
	if c.press(users[0], "|h|start") == nil {
		if c.press(users[1], "|h|join") == nil && c.do(func() (*localdiscord.Interaction, error) {
			return c.discord.Command(users[0], c.channel(), "play", []localdiscord.CommandOption{{Name: "game", Value: "rednines"}})
		}) == nil {
			return false
		}
		for _, u := range users[1:] {
			if c.pressSoon(u, "|h|join") == nil {
				return false
			}
		}
		if c.pressSoon(users[0], "|h|start", "|h|hand") == nil { // a start whose answer was late is a start
			return false
		}
	}
	return c.pressSoon(users[0], "|h|hand") != nil
}

// pressSoon presses one of the controls that the board is about to have: it changes on its own after somebody has sat down.
func (c *crash) pressSoon(user string, asked ...string) (answer *localdiscord.Message) {
	for end := time.Now().Add(patience); answer == nil && c.playing.Err() == nil && time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		for _, what := range asked {
			if answer = c.press(user, what); answer != nil {
				break
			}
		}
	}
	return answer
}

// play has people play until the context ends. Each looks at a fresh hand and makes a move that it offers.
func (c *crash) play(ctx context.Context, users []string) {
	c.playing = ctx
	for turn := 0; ctx.Err() == nil; turn++ {
		user := users[turn%len(users)]
		for ctx.Err() == nil {
			hand := c.press(user, "|h|hand")
			if hand == nil {
				if !c.open(users) {
					break
				}
				continue
			}
			moves := slices.DeleteFunc(controls(hand), func(id string) bool { return !strings.Contains(id, "|d|") })
			if len(moves) == 0 {
				break
			}
			id := moves[rand.N(len(moves))]
			after := c.do(func() (*localdiscord.Interaction, error) { return c.discord.Press(user, hand.ID, id) })
			if after != nil && !strings.Contains(after.Embeds[0].Description, "⚠") {
				parts := strings.SplitN(id, "|", 4)
				c.acked = append(c.acked, fmt.Sprint(parts[1], " seat ", turn%len(users), ": ", parts[3]))
				if c.onAck != nil {
					c.onAck()
				}
			}
		}
	}
}

// check looks into what the killed bot has left: every acknowledged move is in the log once, and the stored game is
// what the logged moves lead to.
func (c *crash) check() {
	s, err := openStore(c.Context(), config{Data: c.data, Redis: c.redis})
	require.NoError(c, err)
	defer s.Close()
	tables, err := store.List(c.Context(), s, c.discord.GuildID(), "table")
	require.NoError(c, err)
	logged := map[string]int{}
	for _, record := range tables {
		for _, move := range replayed(c, s, record) {
			logged[record.Key.ID+" "+move]++
		}
	}
	for _, move := range c.acked {
		require.Equal(c, 1, logged[move], "the move %q was acknowledged; how often it is in the log", move)
	}
}

// replayed returns the moves of a table's log, and requires that they lead to the stored game.
func replayed(t testing.TB, s store.Store, record store.Record) (moves []string) {
	var table struct {
		Kind string
		Game struct{ Sum string }
	}
	require.NoError(t, json.Unmarshal(record.Data, &table))
	if table.Game.Sum == "" {
		return nil
	}
	lines, err := s.Log(t.Context(), record.Key)
	require.NoError(t, err)
	var setup struct {
		Seats  int
		Seed   string
		Values map[string]int
		At     time.Time
	}
	require.NoError(t, json.Unmarshal(lines[0], &setup))
	start := games.Setup{Seats: setup.Seats, Values: setup.Values, At: setup.At}
	_, err = hex.Decode(start.Seed[:], []byte(setup.Seed))
	require.NoError(t, err)
	kinds := all.Kinds()
	kind := kinds[slices.IndexFunc(kinds, func(k games.Kind) bool { return k.Name == table.Kind })]
	position, err := kind.Start(start)
	require.NoError(t, err)
	for _, line := range lines[1:] {
		var a games.Action
		require.NoError(t, json.Unmarshal(line, &a))
		_, err = position.Play(a)
		require.NoError(t, err, "a logged move is refused: %s", line)
		moves = append(moves, fmt.Sprint("seat ", a.Seat, ": ", a.Move))
	}
	sum, err := position.Sum()
	require.NoError(t, err)
	require.Equal(t, table.Game.Sum, sum)
	return moves
}

func TestABotThatIsKilledAgainAndAgainLosesNoAcknowledgedMove(t *testing.T) {
	t.Parallel()
	(&crash{T: t, data: t.TempDir()}).repeat()
}

func TestABotWithRedisThatIsKilledAgainAndAgainLosesNoAcknowledgedMove(t *testing.T) {
	t.Parallel()
	(&crash{T: t, data: t.TempDir(), redis: redistest.Start(t, redistest.Durable...).URL()}).repeat()
}

// repeat kills the bot again and again, at any moment.
func (c *crash) repeat() {
	t := c.T
	var err error
	c.discord, err = localdiscord.Start(localdiscord.Config{})
	require.NoError(t, err)
	defer c.discord.Close()
	var users []string
	for _, u := range c.discord.Users()[:4] {
		users = append(users, u.ID)
	}
	kills := 25
	switch {
	case gamestest.Long():
		kills = 100
	case gamestest.Quick():
		kills = 5
	}
	c.start()
	opening, stop := context.WithTimeout(t.Context(), patience)
	defer stop()
	c.playing = opening
	require.True(t, c.open(users), "a board needs a moment to follow, which later bots may not have")
	_ = c.bot.Process.Kill()
	_ = c.bot.Wait()
	for n := range kills {
		c.start()
		ctx, stop := context.WithTimeout(t.Context(), patience)
		kill := func() {
			_ = c.bot.Process.Kill()
			stop()
		}
		// Half of the bots are killed at any moment, a start or an opening of a table too. The others are killed around a
		// move, after some have been made.
		if n%2 == 0 {
			time.AfterFunc(rand.N(400*time.Millisecond), kill)
		} else {
			left := 3
			c.onAck = func() {
				if left--; left == 0 {
					time.AfterFunc(rand.N(40*time.Millisecond), kill)
				}
			}
		}
		c.play(ctx, users)
		c.onAck = nil
		kill()
		_ = c.bot.Wait()
		c.check()
	}
	require.GreaterOrEqual(t, len(c.acked), kills/2*3, "people played on between the kills")
	t.Logf("%d acknowledged moves, %d kills", len(c.acked), kills)

	// The last bot is stopped as an operator would, and the game goes on.
	c.start()
	before := len(c.acked)
	ctx, stop := context.WithTimeout(t.Context(), patience)
	defer stop()
	c.onAck = stop
	c.play(ctx, users)
	require.Greater(t, len(c.acked), before, "the game goes on")
	stopBot(t, c.bot)
	c.check()
}
