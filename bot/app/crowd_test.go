package app

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/render/frame"
)

// patience is how long a crowd waits for what must happen. It only ends a test that fails.
const patience = 2 * time.Minute

// lobbyPatience is how long a party tries to begin a game after another one.
const lobbyPatience = 20 * time.Second

// A party is four people at a table in a channel of their own. They look before they press: anyone who can make a move makes
// it, and where nobody can yet the next of them asks for a fresh hand. Nobody presses twice without having been answered.
type party struct {
	t       testing.TB
	discord *localdiscord.Server
	rng     *rand.Rand
	game    string
	channel string
	users   []string
	hands   []string // by user: the message
	queue   chan time.Time

	mu   sync.Mutex
	busy []bool // by user: waits for an answer
	next int    // who is to press where nobody can make a move

	began time.Time   // the game
	home  atomic.Bool // the party has ended: there was no further game for it

	seen tally
}

// A tally counts moves: those that were pressed, and those that were seen to be done.
type tally struct {
	mu          sync.Mutex
	tried, done map[string]int
}

func (t *tally) add(move string, done bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.tried == nil {
		t.tried, t.done = map[string]int{}, map[string]int{}
	}
	t.tried[move]++
	if done {
		t.done[move]++
	}
}

// A pressed is what became of one press.
type pressed struct {
	took  time.Duration // from when it should have been made to its acknowledgement
	move  bool
	early bool // it was due between two games, when nobody can press
}

// open has the party begin a game. It presses as fast as it is answered. It returns false where there is no table for a long time.
func (p *party) open() bool {
	for start := time.Now(); !p.lobby(); { // the bot or its store may be down
		p.ask(func() (*localdiscord.Interaction, error) {
			return p.discord.Command(p.users[0], p.channel, "play", []localdiscord.CommandOption{{Name: "game", Value: p.game}})
		})
		if time.Since(start) > lobbyPatience {
			return false
		}
	}
	for _, u := range p.users[1:] {
		p.find(u, "|h|join")
	}
	p.find(p.users[0], "|h|start")
	p.hands = nil
	for _, u := range p.users {
		p.hands = append(p.hands, p.find(u, "|h|hand").Message.ID)
	}
	p.began = time.Now()
	return true
}

// lobby reports whether there is a table soon that one can join.
func (p *party) lobby() bool {
	for end := time.Now().Add(time.Second); ; time.Sleep(5 * time.Millisecond) {
		for _, m := range p.discord.Messages(p.users[1], p.channel) {
			if slices.ContainsFunc(controls(&m), func(id string) bool { return asks(id, "|h|join") }) {
				return true
			}
		}
		if time.Now().After(end) {
			return false
		}
	}
}

// find presses the newest control whose identifier ends so, as soon as there is one. Where that takes long the user does
// what people do, and presses something else that shows how things stand: an edit that waited for Discord's limits may
// have shown an old state.
func (p *party) find(user, suffix string) localdiscord.Outcome {
	ask := suffix
	for start, last := time.Now(), time.Now(); time.Since(start) < patience; time.Sleep(5 * time.Millisecond) {
		for _, m := range slices.Backward(p.discord.Messages(user, p.channel)) {
			ids := controls(&m)
			n := slices.IndexFunc(ids, func(id string) bool { return asks(id, ask) })
			if n < 0 {
				continue
			}
			i, err := p.discord.Press(user, m.ID, ids[n])
			if err != nil {
				break // the message has changed under the thumb
			}
			o := p.wait(i)
			if ask == suffix && o.Failed == "" {
				return o
			}
			last, ask = time.Now(), suffix
			break
		}
		if time.Since(last) > time.Second {
			ask = "|h|join"
		}
	}
	p.t.Errorf("in channel %s nobody can press %s; there they read: %s", p.channel, suffix, p.read(user))
	panic("a party is stuck")
}

// read returns what the user reads in the channel.
func (p *party) read(user string) (text []string) {
	for _, m := range p.discord.Messages(user, p.channel) {
		text = append(text, m.Content)
		for _, e := range m.Embeds {
			text = append(text, e.Title+": "+e.Description)
		}
		text = append(text, controls(&m)...)
	}
	return text
}

// look returns a message as the user sees it now.
func (p *party) look(user, message string) localdiscord.Message {
	for _, m := range p.discord.Messages(user, p.channel) {
		if m.ID == message {
			return m
		}
	}
	return localdiscord.Message{}
}

func (p *party) ask(act func() (*localdiscord.Interaction, error)) localdiscord.Outcome {
	i, err := act()
	require.NoError(p.t, err)
	return p.wait(i)
}

// wait waits for what becomes of an interaction. The bot may have been too late.
func (p *party) wait(i *localdiscord.Interaction) localdiscord.Outcome {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	o, err := i.Wait(ctx)
	if err != nil {
		p.t.Errorf("a press wasn't even given up: %v", err)
	}
	return o
}

// press makes the press that was due at a time.
func (p *party) press(due time.Time) pressed {
	for ; ; time.Sleep(time.Millisecond) {
		seat, id, values := p.pick()
		if p.home.Load() {
			return pressed{early: true}
		}
		if id == "" {
			continue // a hand is being changed
		}
		i, err := p.discord.Press(p.users[seat], p.hands[seat], id, values...)
		if err == nil {
			o := p.wait(i)
			took, early := time.Since(due), p.earlier(due)
			move := strings.Contains(id, "|d|")
			if parts := strings.SplitN(id, "|", 4); move {
				done := o.Type == 7 && len(o.Message.Embeds) > 0 && !strings.Contains(o.Message.Embeds[0].Description, "⚠")
				p.seen.add(fmt.Sprint(parts[1], " seat ", seat, ": ", parts[3]), done)
			}
			if o.Type == 4 && o.Message != nil && len(controls(o.Message)) > 0 { // the hand was old: it's gone, and this one shows it
				p.mu.Lock()
				p.hands[seat] = o.Message.ID
				p.mu.Unlock()
			}
			p.free(seat)
			return pressed{took, move, early}
		}
		p.free(seat) // the hand has changed under the thumb
	}
}

// pick finds somebody who is not waiting for an answer, and what they press; "" if they must look again. Anyone it
// is is busy then. Where the game is over it begins another one.
func (p *party) pick() (seat int, id string, values []string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.home.Load() {
		return 0, "", nil
	}
	over, refresh, home := true, -1, ""
	for n := range p.users {
		seat := (p.next + n) % len(p.users)
		if p.busy[seat] {
			over = false
			continue
		}
		m := p.look(p.users[seat], p.hands[seat])
		over = over && !slices.ContainsFunc(controls(&m), func(id string) bool { // of a game that is over, one can say what is next
			return strings.Contains(id, "|d|") || strings.Contains(id, "|g|")
		})
		if id, values := p.choose(m); id != "" {
			p.busy[seat], p.next = true, (seat+1)%len(p.users)
			return seat, id, values
		}
		for _, id := range controls(&m) {
			if refresh < 0 && (strings.HasSuffix(id, "|g|home") || strings.HasSuffix(id, "|g|"+frame.MorePlace)) {
				refresh, home = seat, id
			}
		}
	}
	switch {
	case over:
		if !p.open() {
			p.t.Logf("in channel %s no further game begins; there they read: %s", p.channel, p.read(p.users[0]))
			p.home.Store(true)
		}
	case refresh >= 0:
		p.busy[refresh], p.next = true, (refresh+1)%len(p.users)
		return refresh, home, nil
	}
	return 0, "", nil
}

// earlier reports whether a time is before the game began.
func (p *party) earlier(due time.Time) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return due.Before(p.began)
}

func (p *party) free(seat int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.busy[seat] = false
}

// choose picks a control of a hand that makes a move, or else one that leads to such a one; "" where there is none.
func (p *party) choose(m localdiscord.Message) (id string, values []string) {
	var moves, ways []localdiscord.Component
	for _, row := range m.Components {
		for _, c := range row.Components {
			switch {
			case c.Disabled:
			case strings.Contains(c.CustomID, "|d|"):
				moves = append(moves, c)
			case strings.Contains(c.CustomID, "|g|_"): // help, which leads to no move
			case strings.Contains(c.CustomID, "|g|") && !strings.HasSuffix(c.CustomID, "|g|home"):
				ways = append(ways, c)
			}
		}
	}
	if len(moves) == 0 {
		moves = ways
	}
	if len(moves) == 0 {
		return "", nil
	}
	c := moves[p.rng.IntN(len(moves))]
	if len(c.Options) > 0 {
		values = []string{c.Options[p.rng.IntN(len(c.Options))].Value}
	}
	return c.CustomID, values
}

// A crowd is many parties in several guilds.
type crowd struct {
	parties []*party
	guilds  []string
	rng     *rand.Rand
}

// partySize is how many people play at a table, each at no other one: that is limited. guildTables is how many tables a guild has at most.
const partySize, guildTables = 4, 200

// newCrowd has that many parties sit down and begin, in as few servers as can be.
func newCrowd(t testing.TB, discord *localdiscord.Server, game string, tables int) *crowd {
	return newCrowdIn(t, discord, game, tables, guildTables)
}

// newCrowdIn is newCrowd with that many tables in each server.
func newCrowdIn(t testing.TB, discord *localdiscord.Server, game string, tables, perGuild int) *crowd {
	admin := discord.Users()[0].ID
	users := make([][]string, tables)
	for n := range users {
		for i := range partySize {
			u, err := discord.AddUser(fmt.Sprintf("Guest %d of %d", i+1, n+1), false)
			require.NoError(t, err)
			users[n] = append(users[n], u.ID)
		}
	}
	c := &crowd{rng: rand.New(rand.NewPCG(1, 2))}
	for first := 0; first < tables; first += perGuild {
		var names []string
		for n := range min(perGuild, tables-first) {
			names = append(names, fmt.Sprintf("room-%d", first+n))
		}
		g, channels := discord.AddGuild("Crowd", names...)
		c.guilds = append(c.guilds, g.ID)
		for _, ch := range channels {
			c.parties = append(c.parties, &party{
				t: t, discord: discord, rng: rand.New(rand.NewPCG(uint64(len(c.parties)), 3)), game: game,
				channel: ch.ID, users: users[len(c.parties)], busy: make([]bool, partySize),
			})
		}
		set := c.parties[first]
		set.ask(func() (*localdiscord.Interaction, error) {
			return discord.Command(admin, set.channel, "settings", []localdiscord.CommandOption{
				{Name: "general", Type: 1, Options: []localdiscord.CommandOption{
					{Name: "tables", Value: guildTables},
				}},
			})
		})
	}
	var opening sync.WaitGroup
	at := make(chan struct{}, 32)
	for _, p := range c.parties {
		at <- struct{}{}
		opening.Go(func() {
			defer func() { <-at }()
			require.True(p.t, p.open(), "there they read: %s", p.read(p.users[0]))
		})
	}
	opening.Wait()
	return c
}

// press has the crowd press for a while: that many times a second in all, at random moments at random tables, whether the
// presses before have been answered or not. Only a table where all wait for an answer presses later than it should have.
func (c *crowd) press(rate float64, long time.Duration) []pressed {
	var mu sync.Mutex
	var all []pressed
	var playing sync.WaitGroup
	for _, p := range c.parties {
		p.queue = make(chan time.Time, 1<<12)
		for range p.users {
			playing.Go(func() {
				for due := range p.queue {
					if one := p.press(due); !one.early {
						mu.Lock()
						all = append(all, one)
						mu.Unlock()
					}
				}
			})
		}
	}
	start := time.Now()
	for due := start; due.Sub(start) < long; due = due.Add(time.Duration(c.rng.ExpFloat64() / rate * float64(time.Second))) {
		time.Sleep(time.Until(due))
		c.parties[c.rng.IntN(len(c.parties))].queue <- due
	}
	for _, p := range c.parties {
		close(p.queue)
	}
	playing.Wait()
	return all
}
