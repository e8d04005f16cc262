// Package localdiscord emulates Discord on this machine: its REST and gateway protocols for one bot, and a page on which people play as
// the users they choose.
//
// It is strict, so that what works here works there: what Discord refuses is refused with Discord's codes and words. It can also
// misbehave on request, as Discord does on a bad day. It knows nothing of the bot that it serves.
//
// It lacks what a bot that plays in channels doesn't use: direct messages, reactions, pins, sound, threads opened by the bot, components
// V2, and interactions over HTTP.
package localdiscord

import (
	"context"
	"crypto/x509"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"slices"
	"sync"
	"time"
)

// Config says how to start a server. The zero value is a server in memory on a free port of this machine.
type Config struct {
	Addr   string           // where to listen; "": "127.0.0.1:0"
	Listen net.Listener     // instead of one at Addr; nil: none. With one in memory a server lives in the time of a test
	Dial   Dialer           // connects to Listen; nil: over TCP
	File   string           // where the world is kept between runs; attachments lie beside it. "": nowhere
	Now    func() time.Time // nil: time.Now
	Log    *slog.Logger     // nil: nothing is logged
	Limits bool             // enforce Discord's rate limits
	TLS    bool             // serve over TLS, REST with HTTP/2; see ClientTLS

	EmojiUploads int  // how many emojis the bot may upload in an hour by Now, Limits or not; 0: any number
	EmojiHidden  bool // that limit shows in no header before it is reached, as for the emojis of servers

	Heartbeat   time.Duration  // the gateway's interval; 0: 41.25 s
	Keep        int            // how many exchanges Requests remembers; 0: 1000
	Transcripts bool           // keep all that each user is shown, for Transcript
	OnExchange  func(Exchange) // called for each exchange with the bot, one at a time; must not call the server
}

// A Server is a running local Discord.
type Server struct {
	cfg  Config
	addr string
	http *http.Server
	next *http.Transport // to this server, for Transport
	pool *x509.CertPool  // has the server's certificate; nil: without TLS
	done chan struct{}   // closed when the server closes

	lines *lines

	writing sync.Mutex // held while the world is written; taken before mu

	// mu guards everything below. Nothing that waits for others is done while it is held.
	mu           sync.Mutex
	ids          clock
	w            *world
	files        files
	saving       *time.Timer             // running when the world has changed since it was written
	interactions map[string]*Interaction // by token
	limits       limits
	stats        Stats
	sessions     map[string]*session
	conns        map[*conn]bool
	watchers     map[*watcher]bool
	shown        map[string][]Frame // by user
	faults       faults
	outages      map[string]bool // the guilds that are unavailable

	record   sync.Mutex // guards recorded and the calls of OnExchange
	recorded []Exchange
}

// Start starts a server. Errors: the address is taken, or the file cannot be read.
func Start(cfg Config) (*Server, error) {
	if cfg.Addr == "" {
		cfg.Addr = "127.0.0.1:0"
	}
	if cfg.Now == nil {
		cfg.Now = time.Now
	}
	if cfg.Dial == nil {
		cfg.Dial = new(net.Dialer).DialContext
	}
	if cfg.Log == nil {
		cfg.Log = slog.New(slog.DiscardHandler)
	}
	if cfg.Heartbeat == 0 {
		cfg.Heartbeat = 41250 * time.Millisecond
	}
	if cfg.Keep == 0 {
		cfg.Keep = 1000
	}
	s := &Server{
		cfg: cfg, next: &http.Transport{MaxIdleConnsPerHost: 128, DialContext: cfg.Dial}, done: make(chan struct{}), ids: clock{now: cfg.Now}, files: newFiles(cfg.File),
		interactions: map[string]*Interaction{}, limits: limits{},
		lines:    &lines{all: map[*line]bool{}},
		sessions: map[string]*session{}, conns: map[*conn]bool{}, watchers: map[*watcher]bool{}, shown: map[string][]Frame{},
		outages: map[string]bool{},
	}
	if err := s.load(); err != nil {
		return nil, err
	}
	l := cfg.Listen
	if l == nil {
		var err error
		l, err = net.Listen("tcp", cfg.Addr)
		if err != nil {
			return nil, fmt.Errorf("local discord: %w", err)
		}
	}
	s.addr = l.Addr().String()
	s.http = &http.Server{
		Handler: s.lines.sort(s.guard(s.routes())), ReadHeaderTimeout: 10 * time.Second, ConnContext: withLine,
		ErrorLog: slog.NewLogLogger(cfg.Log.Handler(), slog.LevelDebug), // connections that fail do so on request
	}
	if cfg.TLS {
		if err := s.encrypt(l.Addr()); err != nil {
			l.Close()
			return nil, fmt.Errorf("local discord: make a certificate: %w", err)
		}
	}
	go func() {
		if err := s.serve(lineListener{l, s.lines}); !errors.Is(err, http.ErrServerClosed) {
			cfg.Log.Error("the emulator stopped", "cause", err)
		}
	}()
	return s, nil
}

func (s *Server) serve(l net.Listener) error {
	if s.cfg.TLS {
		return s.http.ServeTLS(l, "", "")
	}
	return s.http.Serve(l)
}

// Close disconnects everybody, and writes the world to its file.
func (s *Server) Close() error {
	s.mu.Lock()
	select {
	case <-s.done:
		s.mu.Unlock()
		return nil
	default:
	}
	close(s.done)
	if s.saving != nil {
		s.saving.Stop()
	}
	for w := range s.watchers {
		s.unwatch(w)
	}
	for c := range s.conns {
		c.close(1001)
	}
	for _, i := range s.interactions {
		s.abandon(i)
	}
	s.mu.Unlock()

	s.lines.end()
	s.next.CloseIdleConnections()
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second)
	defer cancel()
	if s.http.Shutdown(ctx) != nil {
		s.http.Close()
	}
	return s.save() // when nobody can change anything any more
}

// ServeHTTP answers one request as a connection would, for who needs none. It panics with http.ErrAbortHandler where a
// connection would be cut.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) { s.http.Handler.ServeHTTP(w, r) }

// routes is everything that the one address serves.
func (s *Server) routes() http.Handler {
	mux := http.NewServeMux()
	mux.Handle("/api/", s.rest())
	mux.HandleFunc("/gateway/", s.serveGateway)
	mux.HandleFunc("/page/ws", s.servePage)
	mux.HandleFunc("GET "+openFiles+"{channel}/{id}/{name}", s.serveAttachment)
	mux.HandleFunc("GET "+secretFiles+"{channel}/{id}/{name}", s.serveAttachment)
	mux.HandleFunc("GET /emojis/{name}", s.serveEmoji)
	mux.Handle("/", pageFiles())
	return mux
}

// policy keeps what people write and put up from being run by the page, or by a browser that is shown it alone.
const policy = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; " +
	"object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// guard keeps other web sites from driving this server through their visitors' browsers: it must be addressed as this
// machine, by number or by the name that it was told to listen on, and what a page sends must come from its own page.
func (s *Server) guard(next http.Handler) http.Handler {
	own, _, _ := net.SplitHostPort(s.cfg.Addr)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		host, _, err := net.SplitHostPort(r.Host)
		if err != nil {
			host = r.Host
		}
		origin := r.Header.Get("Origin")
		switch {
		case host != "localhost" && host != own && net.ParseIP(host) == nil && !(s.cfg.TLS && slices.Contains(discordHosts, host)),
			origin != "" && origin != "http://"+r.Host && origin != "https://"+r.Host:
			http.Error(w, "this server answers only its own page", http.StatusForbidden)
		default:
			w.Header().Set("X-Frame-Options", "DENY") // nor may it be shown inside another page
			w.Header().Set("X-Content-Type-Options", "nosniff")
			w.Header().Set("Content-Security-Policy", policy)
			next.ServeHTTP(w, r)
		}
	})
}

// URL is the address of the page.
func (s *Server) URL() string { return s.address("http") }

// address is the server's with a protocol, which gets an "s" for TLS.
func (s *Server) address(protocol string) string {
	if s.cfg.TLS {
		protocol += "s"
	}
	return protocol + "://" + s.addr
}

// Token is the bot's token, without the "Bot " in front.
func (s *Server) Token() string { return s.w.Token }

// AppID is the ID of the application, which is also that of its bot user.
func (s *Server) AppID() string { return s.w.App }

// GuildID is the ID of the first guild.
func (s *Server) GuildID() string { return s.w.Guild }

// Stats are counts since the start.
type Stats struct {
	Requests     int // that the bot sent
	Limited      int // of them, answered with 429
	Invalid      int // answered with 401, 403, or 429 outside shared limits: 10,000 in 10 minutes are a ban
	Interactions int // that were sent to the bot
	Unanswered   int // of them, not answered in time
}

// Stats returns the counts.
func (s *Server) Stats() Stats {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.stats
}
