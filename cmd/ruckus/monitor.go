package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"strings"
	"time"
)

const healthTime = 5 * time.Second // for the answer of a bot on this machine

// monitor serves the handler at the address until stop is called.
func monitor(addr string, h http.Handler, log *slog.Logger) (stop func(), err error) {
	l, err := net.Listen("tcp", addr)
	if err != nil {
		return nil, fmt.Errorf("RUCKUS_METRICS_ADDR is %s, and nothing can be served there; choose another address: %w", addr, err)
	}
	s := &http.Server{Handler: h, ReadTimeout: 10 * time.Second, WriteTimeout: 30 * time.Second, ErrorLog: slog.NewLogLogger(log.Handler(), slog.LevelWarn)}
	go func() {
		if err := s.Serve(l); !errors.Is(err, http.ErrServerClosed) {
			log.Error("metrics are no longer served", "cause", err)
		}
	}()
	log.Info("metrics are served", "address", l.Addr())
	return func() { _ = s.Close() }, nil
}

// health asks the bot on this machine whether it works, for those who start it anew when it does not.
func (p program) health(ctx context.Context, args []string) error {
	if err := p.flags("health", args, func(*flag.FlagSet) {}); err != nil {
		return err
	}
	addr := p.env["RUCKUS_METRICS_ADDR"]
	if addr == "" {
		return configError{"RUCKUS_METRICS_ADDR is not set, and that is where the bot tells how it is: set it for both, for example to 127.0.0.1:9090"}
	}
	if err := checkAddress(addr); err != nil {
		return configError{err.Error()}
	}
	ctx, cancel := context.WithTimeout(ctx, healthTime)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://"+reachable(addr)+"/healthz", nil)
	if err != nil {
		return err
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return fmt.Errorf("the bot does not answer: %w", err)
	}
	defer resp.Body.Close()
	said, err := io.ReadAll(io.LimitReader(resp.Body, 1<<10))
	if err != nil {
		return fmt.Errorf("the bot does not answer: %w", err)
	}
	if resp.StatusCode != http.StatusOK {
		return errors.New(strings.TrimSpace(string(said)))
	}
	_, err = p.stdout.Write(said)
	return err
}

// reachable is the address at which this machine reaches what listens at one that may stand for all its interfaces.
func reachable(addr string) string {
	host, port, _ := net.SplitHostPort(addr)
	if ip := net.ParseIP(host); host == "" || ip.IsUnspecified() {
		host = "localhost"
	}
	return net.JoinHostPort(host, port)
}
