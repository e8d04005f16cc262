package world

import (
	"context"
	"net"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot"
	"ruckus/bot/internal/discord"
)

// A process is a bot that can be killed: from then on nothing that it does reaches anybody.
type process struct {
	w       *world
	number  int
	bot     *bot.Bot
	dead    atomic.Bool
	killed  chan struct{} // closed when it is
	stopped bool
	gateway gateway
	end     func() // stops it in good order, or waits until a dead one is gone
}

// startProcess starts one more process.
func (w *world) startProcess(t testing.TB) *process {
	w.living.Lock()
	p := &process{w: w, number: len(w.processes) + 1, killed: make(chan struct{})}
	p.gateway.way = time.Duration(p.number) * 7 * time.Microsecond
	w.processes, w.changed = append(w.processes, p), time.Now()
	w.living.Unlock()
	seed := stream(w.plan.seed, "cards")
	var cards [32]byte
	for i := range cards {
		cards[i] = byte(seed.Uint32())
	}
	var err error
	p.bot, err = bot.New(bot.Config{
		Token: w.discord.Token(), Store: &shelf{p}, Kinds: allKinds(), Looks: w.looks,
		Transport: &wire{p}, Dialer: discord.Dialer{Dial: p.gateway.dialer(w.line.Dial)}, Log: w.log(p.number),
		Seed: func() [32]byte { return cards }, RobotPace: w.plan.pace, Gentle: true,
	})
	require.NoError(t, err)
	ctx, cancel := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	go func() { ended <- p.bot.Run(ctx) }()
	p.end = sync.OnceFunc(func() {
		p.gateway.cut()
		time.Sleep(letGo)
		cancel()
		if err := <-ended; err != nil && !p.dead.Load() {
			w.fault(nil, "process %d has ended with: %v", p.number, err)
		}
	})
	p.ready(t)
	w.note("process %d is started", p.number)
	return p
}

// kill ends a process without a word.
func (p *process) kill() {
	p.w.note("process %d is killed", p.number)
	p.dead.Store(true)
	close(p.killed)
	p.w.living.Lock()
	p.w.changed = time.Now()
	p.w.living.Unlock()
	p.w.busy.Go(p.end)
}

// letGo is how long discordgo takes to let go of a connection. It holds a lock meanwhile, and who waits for that stops the
// time of a test: so a process loses its connections before it ends.
const letGo = 3 * time.Second

// A gateway is the connections of a process to the gateway.
type gateway struct {
	way   time.Duration // that what comes in takes longer than with other processes: no two are told of a press in one instant
	mu    sync.Mutex
	conns []net.Conn
	over  bool
}

type dial = func(ctx context.Context, network, addr string) (net.Conn, error)

// dialer makes connections that can be cut.
func (g *gateway) dialer(next dial) dial {
	return func(ctx context.Context, network, addr string) (net.Conn, error) {
		c, err := next(ctx, network, addr)
		if err != nil {
			return nil, err
		}
		g.mu.Lock()
		defer g.mu.Unlock()
		if g.over {
			c.Close()
			return nil, errDead
		}
		g.conns = append(g.conns, c)
		return distant{c, g.way}, nil
	}
}

// A distant connection is one on which everything arrives later.
type distant struct {
	net.Conn
	way time.Duration
}

func (c distant) Read(p []byte) (int, error) {
	n, err := c.Conn.Read(p)
	time.Sleep(c.way)
	return n, err
}

// cut ends all connections, and lets nobody make new ones.
func (g *gateway) cut() {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.over = true
	for _, c := range g.conns {
		c.Close()
	}
}
