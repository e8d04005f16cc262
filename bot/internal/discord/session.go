package discord

import (
	"errors"
	"time"

	"github.com/bwmarrin/discordgo"
	"github.com/gorilla/websocket"
)

// resumeTime is how long a session is worth being resumed; Discord forgets it about then.
const resumeTime = 2 * time.Minute

// ending are the codes with which Discord closes a connection for good, but not the bot: it wants a new session.
var ending = map[int]bool{4003: true, 4007: true, 4009: true}

// A session is what Discord knows of the bot's presence on one shard. It outlives its connection: when it is resumed on
// another, Discord tells what has happened meanwhile.
type session struct {
	dg     *discordgo.Session
	resume string        // where Discord wants it to be resumed; "" before it was ready
	ready  chan *ready   // it is open: new, or nil when it goes on; holds one
	closed chan struct{} // discordgo has let go of the connection; holds one

	isOpen bool      // or was on the last connection
	last   time.Time // that it was
	over   bool      // it cannot be resumed
}

func (s *shard) newSession() (*session, error) {
	dg, err := discordgo.New("Bot " + s.client.token)
	if err != nil {
		return nil, err
	}
	session := &session{dg: dg, ready: make(chan *ready, 1), closed: make(chan struct{}, 1)}
	dg.LogLevel = -1 // nothing: the shard logs why a connection is lost
	dg.Client = s.client.http
	dg.ShardID, dg.ShardCount = s.id, s.total
	dg.Compress = false // the relay reads along
	dg.StateEnabled = false
	dg.SyncEvents = true
	dg.ShouldReconnectOnError = false
	dg.Identify.Intents = discordgo.IntentsGuilds // READY names the guilds, and what becomes of them and of channels is told; interactions need no intent
	dg.AddHandler(func(_ *discordgo.Session, e *discordgo.Event) { s.take(session, e.Type, e.RawData) })
	dg.AddHandler(func(*discordgo.Session, *discordgo.Disconnect) { signal(session.closed, struct{}{}) })
	return session, nil
}

// open begins to connect the session, for the first time or to resume it. The channel holds how that ended.
func (s *session) open(line *relay) <-chan error {
	s.isOpen = false
	forget(s.ready)
	forget(s.closed)
	s.dg.Dialer = line.entrance()
	opened := make(chan error, 1)
	go func() { opened <- s.dg.Open() }()
	return opened
}

// lose takes in how a connection ended, and returns why.
func (s *session) lose(line *relay) error {
	cause := line.cause()
	var closed *websocket.CloseError
	switch {
	case errors.Is(cause, errOver), errors.As(cause, &closed) && ending[closed.Code]:
		s.over = true
	case s.isOpen:
		s.last = time.Now()
	case line.greeted(): // Discord was there, and did not open it
		s.over = true
	}
	return cause
}

// resumable reports whether a session that has lost its connection can go on.
func (s *session) resumable(now time.Time) bool {
	return s.resume != "" && !s.over && now.Sub(s.last) < resumeTime
}

// signal puts something into a channel that has room for one, unless it is full.
func signal[T any](to chan<- T, what T) {
	select {
	case to <- what:
	default:
	}
}

// forget empties a channel that has room for one.
func forget[T any](from <-chan T) {
	select {
	case <-from:
	default:
	}
}
