package app

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
		return nil, fmt.Errorf("can't serve metrics at RUCKUS_METRICS_ADDR (%s); choose another address: %w", addr, err)
	}
	s := &http.Server{Handler: h, ReadTimeout: 10 * time.Second, WriteTimeout: 30 * time.Second, ErrorLog: slog.NewLogLogger(log.Handler(), slog.LevelWarn)}
	go func() {
		if err := s.Serve(l); !errors.Is(err, http.ErrServerClosed) {
			log.Error("metrics and health checks stopped answering", "do", "restart the bot", "cause", err)
		}
	}()
	log.Info("serving metrics", "address", l.Addr().String())
	return func() { _ = s.Close() }, nil
}

// health asks the bot on this machine whether it works, for what starts it again when it does not.
func (p program) health(ctx context.Context, args []string) error {
	return p.ask(ctx, "health", args, "/healthz")
}

// ready asks the bot on this machine whether people can play.
func (p program) ready(ctx context.Context, args []string) error {
	return p.ask(ctx, "ready", args, "/readyz")
}

// ask prints what the bot on this machine says at a path, and fails if that is bad news.
func (p program) ask(ctx context.Context, command string, args []string, path string) error {
	var asJSON *bool
	if err := p.flags(command, args, func(f *flag.FlagSet) { asJSON = jsonFlag(f) }); err != nil {
		return err
	}
	said, err := p.asked(ctx, path)
	if errors.As(err, new(configError)) || err != nil && !*asJSON {
		return err
	}
	if !*asJSON {
		fmt.Fprintln(p.stdout, said)
		return nil
	}
	if err != nil {
		said = err.Error()
	}
	return errors.Join(p.printJSON(map[string]any{"ok": err == nil, "said": said}), err)
}

// asked returns what the bot on this machine says at a path; bad news as an error.
func (p program) asked(ctx context.Context, path string) (string, error) {
	addr := p.env["RUCKUS_METRICS_ADDR"]
	if addr == "" {
		return "", configError{"RUCKUS_METRICS_ADDR isn't set: give it to the bot and to this command, such as 127.0.0.1:9090"}
	}
	if err := checkAddress(addr); err != nil {
		return "", configError{err.Error()}
	}
	ctx, cancel := context.WithTimeout(ctx, healthTime)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://"+reachable(addr)+path, nil)
	if err != nil {
		return "", err
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return "", fmt.Errorf("the bot doesn't answer: %w", err)
	}
	defer resp.Body.Close()
	said, err := io.ReadAll(io.LimitReader(resp.Body, 1<<10))
	if err != nil {
		return "", fmt.Errorf("the bot doesn't answer: %w", err)
	}
	if resp.StatusCode != http.StatusOK {
		return "", errors.New(strings.TrimSpace(string(said)))
	}
	return strings.TrimSpace(string(said)), nil
}

// reachable is the address at which this machine reaches what listens at one that may stand for all its interfaces.
func reachable(addr string) string {
	host, port, _ := net.SplitHostPort(addr)
	if ip := net.ParseIP(host); host == "" || ip.IsUnspecified() {
		host = "localhost"
	}
	return net.JoinHostPort(host, port)
}
