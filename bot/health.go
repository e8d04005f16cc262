package bot

import (
	"cmp"
	"context"
	"errors"
	"io"
	"net/http"
	"time"

	"github.com/prometheus/client_golang/prometheus/promhttp"

	"ruckus/bot/internal/backup"
)

// Monitor serves what those who run the bot look at:
//
//	/healthz  200 while the program works; else 503 with a sentence, and it should be started again
//	/readyz   200 while people can play; else 503 with a sentence
//	/metrics  counts and times, for Prometheus
//
// None of it is secret, and none of it is meant for everybody.
func (b *Bot) Monitor() http.Handler {
	mux := http.NewServeMux()
	mux.Handle("GET /healthz", probe(b.Healthy))
	mux.Handle("GET /readyz", probe(b.Playable))
	mux.Handle("GET /metrics", promhttp.HandlerFor(b.metrics.registry, promhttp.HandlerOpts{}))
	return mux
}

// probe answers with what a check says.
func probe(check func(context.Context) error) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/plain; charset=utf-8")
		said := "ok"
		if err := check(r.Context()); err != nil {
			said = capital(err.Error())
			w.WriteHeader(http.StatusServiceUnavailable)
		}
		_, _ = io.WriteString(w, said+"\n") // nobody is there to be told
	})
}

// Healthy returns an error in words when only a new start may help. A Discord or a store that is down is no reason for one:
// every start costs a session, and Discord takes the token from a bot that begins a thousand in a day.
func (b *Bot) Healthy(context.Context) error {
	return cmp.Or(b.gateway.Working(), b.client.Working())
}

// Playable returns an error in words when people cannot play.
func (b *Bot) Playable(ctx context.Context) error {
	if b.misset.Load() {
		return errEndpoint
	}
	if b.emptied.Load() {
		return errors.New("storage was emptied while the bot ran: restore a backup with \"ruckus restore\", then restart the bot")
	}
	select {
	case <-b.ready:
	default:
		return errors.New("the bot is starting: some shards aren't connected to Discord yet, or its commands aren't registered")
	}
	if err := cmp.Or(b.gateway.Connected(), b.client.Reachable(), b.lost.check(time.Now(), b.client.Taken())); err != nil {
		return err
	}
	if b.stored.ask(ctx) != nil {
		return errors.New("can't write to storage: check that it's running, that its file is still there and writable, and that its disk isn't full; the log has the cause")
	}
	return nil
}

// pingStore asks the store for a real write.
func (b *Bot) pingStore(ctx context.Context) error {
	err := b.cfg.Store.Ping(ctx)
	if err != nil {
		b.log.Warn("nobody can play: storage takes no writes", "do", "check that it's running and its disk isn't full", "cause", err)
	}
	return err
}

// backedUp is when the last backup was made, for an alert where none is made any more.
func (b *Bot) backedUp() float64 {
	ctx, cancel := context.WithTimeout(context.Background(), lookTime)
	defer cancel()
	made, err := backup.Last(ctx, b.cfg.Store)
	if err != nil || made.IsZero() {
		return 0
	}
	return float64(made.Unix())
}
