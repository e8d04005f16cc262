package page

import (
	"context"
	"fmt"
	"log/slog"
	"sync"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"ruckus/bot/internal/discord"
)

// A toyDiscord has limits as the test wants them.
type toyDiscord struct {
	free map[string]time.Time // when a grant can be used next
	rest time.Time            // until when none can
	many bool                 // it has refused too much of late
}

func (d *toyDiscord) FreeAt(g discord.Grant) time.Time { return d.free[g.Token] }
func (d *toyDiscord) GrantsRest(string) time.Time      { return d.rest }
func (d *toyDiscord) MayRetry(string) bool             { return !d.many }

func newKeeper(d *toyDiscord) *Keeper {
	return New(d, discord.Tuning{}, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
}

// loan is a right to edit the message "m" that lasts for the whole test.
func loan(token string) Loan {
	return Loan{Grant: discord.Grant{Token: token, Expires: time.Now().Add(1000 * time.Hour)}, Message: "m"}
}

// A number is what toy pages show.
type number struct {
	mu  sync.Mutex
	now int
}

func (p *number) set(n int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.now = n
}

func (p *number) Version() uint64 {
	p.mu.Lock()
	defer p.mu.Unlock()
	return uint64(p.now)
}

func (p *number) Draw(context.Context) (*discord.Message, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	m := discord.Text(fmt.Sprint(p.now))
	return &m, nil
}
