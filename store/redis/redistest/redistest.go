// Package redistest runs Redis servers for tests, from the installed redis-server, on free ports of this machine and in temporary folders.
// Without redis-server the test is skipped, or fails if RUCKUS_TEST is set. There is no Redis for Windows, so there it is always skipped.
package redistest

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"
)

// patience is how long a server may take to get ready.
const patience = 2 * time.Minute

// Durable are the settings with which a server loses nothing that it acknowledged.
var Durable = []string{"appendonly yes", "appendfsync always"}

// A Server is one redis-server process, which ends with the test at the latest.
type Server struct {
	Addr string // host:port
	Dir  string // its files

	t    testing.TB
	args []string
	cmd  *exec.Cmd
	out  *bytes.Buffer // read only when the process has ended
}

// Start runs a server that keeps nothing on disk unless the settings, lines as in redis.conf, say so. It returns when
// the server answers.
func Start(t testing.TB, settings ...string) *Server {
	t.Helper()
	return start(t, nil, settings)
}

func start(t testing.TB, flags, settings []string) *Server {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Skip("Redis does not run on Windows")
	}
	if _, err := exec.LookPath("redis-server"); err != nil {
		if os.Getenv("RUCKUS_TEST") != "" {
			t.Fatal("redis-server is not installed")
		}
		t.Skip("redis-server is not installed: apt-get install redis-server, or brew install redis")
	}
	dir, port := t.TempDir(), FreePort(t)
	lines := append([]string{
		"port " + port, "bind 127.0.0.1", "dir " + dir, "save \"\"", "appendonly no", "loglevel warning", "protected-mode no",
	}, settings...)
	conf := filepath.Join(dir, "redis.conf")
	if err := os.WriteFile(conf, []byte(strings.Join(lines, "\n")+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	s := &Server{Addr: net.JoinHostPort("127.0.0.1", port), Dir: dir, t: t, args: append([]string{conf}, flags...)}
	t.Cleanup(s.Kill)
	s.Restart()
	return s
}

// Systems take the ports of connections from above these.
const firstPort, ports = 20_000, 12_000

var (
	offset = rand.Int64N(ports) // elsewhere in each process
	given  atomic.Int64
)

// FreePort returns a port that nothing listens on, and that no connection takes for its own end: so a server that was killed gets it again.
// It returns none twice: a server that is about to start does not listen yet.
func FreePort(t testing.TB) string {
	t.Helper()
	for {
		port := strconv.FormatInt(firstPort+(offset+given.Add(1))%ports, 10)
		l, err := net.Listen("tcp", "127.0.0.1:"+port)
		switch {
		case err == nil:
			l.Close()
			return port
		case !errors.Is(err, syscall.EADDRINUSE):
			t.Fatal(err)
		}
	}
}

// URL is the address of the server for REDIS_URL.
func (s *Server) URL() string { return "redis://" + s.Addr }

// Restart runs the server again, on the same port and with what it has kept, and returns when it answers.
func (s *Server) Restart() {
	s.t.Helper()
	s.out = new(bytes.Buffer)
	s.cmd = exec.Command("redis-server", s.args...)
	s.cmd.Stdout, s.cmd.Stderr = s.out, s.out
	s.cmd.SysProcAttr = endWithParent()
	if err := s.cmd.Start(); err != nil {
		s.t.Fatal(err)
	}
	for until := time.Now().Add(patience); ; time.Sleep(5 * time.Millisecond) {
		answer, err := s.ask("PING")
		if answer == "+PONG" || strings.HasPrefix(answer, "-NOAUTH") {
			return
		}
		if time.Now().After(until) {
			s.Kill()
			s.t.Fatalf("redis-server does not answer (%q, %v):\n%s", answer, err, s.out)
		}
	}
}

// ask sends a command, whose words are divided by spaces, and returns the reply: a line, or the text that a line announces.
func (s *Server) ask(command string) (string, error) {
	c, err := net.DialTimeout("tcp", s.Addr, time.Second)
	if err != nil {
		return "", err
	}
	defer c.Close()
	if err := c.SetDeadline(time.Now().Add(5 * time.Second)); err != nil {
		return "", err
	}
	if _, err := fmt.Fprintf(c, "%s\r\n", command); err != nil {
		return "", err
	}
	r := bufio.NewReader(c)
	line, err := r.ReadString('\n')
	if length, found := strings.CutPrefix(strings.TrimSpace(line), "$"); found && err == nil {
		n, err := strconv.Atoi(length)
		if err != nil || n < 0 {
			return "", err
		}
		text := make([]byte, n)
		_, err = io.ReadFull(r, text)
		return string(text), err
	}
	return strings.TrimSpace(line), err
}

// Do sends a command, whose words are divided by spaces, and returns the reply, of several the first line. An error
// fails the test.
func (s *Server) Do(command string) string {
	s.t.Helper()
	answer, err := s.ask(command)
	if err != nil || strings.HasPrefix(answer, "-") {
		s.t.Fatalf("%s: %q, %v", command, answer, err)
	}
	return answer
}

// Info returns a number that the server tells about itself, as the command INFO names it.
func (s *Server) Info(name string) float64 {
	s.t.Helper()
	for line := range strings.Lines(s.Do("INFO")) {
		if value, found := strings.CutPrefix(strings.TrimSpace(line), name+":"); found {
			n, err := strconv.ParseFloat(value, 64)
			if err != nil {
				s.t.Fatalf("INFO says %s", line)
			}
			return n
		}
	}
	s.t.Fatalf("INFO has no %s", name)
	return 0
}

// CPU returns for how many seconds the server has worked.
func (s *Server) CPU() float64 { return s.Info("used_cpu_user") + s.Info("used_cpu_sys") }

// Kill ends the server at once, as kill -9 does, if it runs.
func (s *Server) Kill() {
	if s.cmd == nil {
		return
	}
	_ = s.cmd.Process.Kill() // fails where it has ended already
	_ = s.cmd.Wait()         // the signal is its error
	s.cmd = nil
}
