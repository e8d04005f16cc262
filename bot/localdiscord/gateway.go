package localdiscord

import (
	"encoding/json"
	"errors"
	"net/http"
	"sync"
	"time"

	"github.com/gorilla/websocket"
)

// Gateway opcodes.
const (
	opDispatch       = 0
	opHeartbeat      = 1
	opIdentify       = 2
	opPresence       = 3
	opVoice          = 4
	opResume         = 6
	opReconnect      = 7
	opMembers        = 8
	opInvalidSession = 9
	opHello          = 10
	opAck            = 11
)

// Codes with which the gateway closes a connection.
const (
	closeUnknownOpcode     = 4001
	closeDecode            = 4002
	closeNotAuthenticated  = 4003
	closeAuthentication    = 4004
	closeAlready           = 4005
	closeInvalidSequence   = 4007
	closeRateLimited       = 4008
	closeTimeout           = 4009
	closeInvalidShard      = 4010
	closeInvalidVersion    = 4012
	closeInvalidIntents    = 4013
	closeDisallowedIntents = 4014
)

const (
	maxPayload = 4096 // bytes of one payload from the bot
	maxSends   = 120  // payloads from the bot in a minute
)

// A payload is what goes over the gateway.
type payload struct {
	Op   int             `json:"op"`
	Data json.RawMessage `json:"d"`
	Seq  *int            `json:"s"`
	Type *string         `json:"t"`
}

// A conn is one connection of the gateway. What is queued in out is written by a goroutine of its own.
type conn struct {
	ws      *websocket.Conn
	path    string // that the bot connected to, with the query
	fault   GatewayFault
	session *session // nil until it identifies or resumes
	out     chan []byte

	mu     sync.Mutex
	dead   bool // nothing comes through any more
	closed bool
	code   int // to close with after what is queued
}

// push queues a payload; a bot that does not read is disconnected.
func (c *conn) push(p payload) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.closed || c.dead {
		return
	}
	select {
	case c.out <- encode(p):
	default:
		c.closed, c.code = true, closeTimeout
		close(c.out)
	}
}

// die has nothing more come through the connection, which stays open.
func (c *conn) die() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.dead = true
}

// close ends the connection after what is queued. Only the first call counts, and returns true.
func (c *conn) close(code int) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.closed {
		return false
	}
	c.closed, c.code = true, code
	close(c.out)
	return true
}

func (s *Server) getGateway(*request) (int, any, error) {
	return http.StatusOK, map[string]any{"url": s.gatewayURL()}, nil
}

func (s *Server) getGatewayBot(*request) (int, any, error) {
	return http.StatusOK, map[string]any{
		"url": s.gatewayURL(), "shards": 1,
		"session_start_limit": map[string]any{"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1},
	}, nil
}

func (s *Server) gatewayURL() string { return s.address("ws") + "/gateway/" }

// resumeURL is where a lost session is to be resumed.
func (s *Server) resumeURL() string { return s.gatewayURL() + "resume/" }

// serveGateway carries one connection from hello to close.
func (s *Server) serveGateway(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	fault, guilds := first(&s.faults.gateway), len(s.w.Guilds)
	s.mu.Unlock()
	if fault.Down {
		http.Error(w, "the gateway is down", http.StatusServiceUnavailable)
		return
	}
	up := websocket.Upgrader{CheckOrigin: func(*http.Request) bool { return true }} // guard has checked it
	ws, err := up.Upgrade(w, r, nil)
	if err != nil {
		return
	}
	ws.SetCloseHandler(func(int, string) error { return nil }) // a goodbye is answered by drain, when the session is forgotten
	c := &conn{ws: ws, path: r.URL.RequestURI(), fault: fault, out: make(chan []byte, 4096+guilds)}
	s.mu.Lock()
	s.conns[c] = true
	s.mu.Unlock()
	go s.drain(c)

	if c.fault.ReconnectFirst {
		c.push(payload{Op: opReconnect})
	}
	if c.fault.Impatient {
		c.push(payload{Op: opHeartbeat})
	}
	if v := r.URL.Query().Get("v"); v != "9" && v != "10" {
		c.close(closeInvalidVersion)
	} else {
		c.push(payload{Op: opHello, Data: encode(map[string]any{"heartbeat_interval": s.cfg.Heartbeat.Milliseconds()})})
	}
	code := s.listen(c)

	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.conns, c)
	goodbye := c.close(code) && (code == websocket.CloseNormalClosure || code == websocket.CloseGoingAway)
	if c.session != nil && c.session.conn == c {
		c.session.conn = nil
		c.session.left = s.cfg.Now()
		if goodbye {
			delete(s.sessions, c.session.id) // who says goodbye cannot resume
		}
	}
}

// drain writes what is queued, and closes the connection at the end.
func (s *Server) drain(c *conn) {
	for b := range c.out {
		s.recordExchange(Exchange{At: s.cfg.Now(), Route: GatewayToBot, Path: c.path, Response: b})
		c.ws.SetWriteDeadline(time.Now().Add(10 * time.Second))
		if c.ws.WriteMessage(websocket.TextMessage, b) != nil {
			break
		}
	}
	c.mu.Lock()
	c.closed = true
	code := c.code
	c.mu.Unlock()
	c.ws.WriteControl(websocket.CloseMessage, websocket.FormatCloseMessage(code, ""), time.Now().Add(time.Second))
	c.ws.Close()
}

// listen handles the bot's payloads until the connection ends. It returns the code with which it ended.
func (s *Server) listen(c *conn) int {
	c.ws.SetReadLimit(1 << 20)
	start, sends := s.cfg.Now(), 0
	for {
		c.ws.SetReadDeadline(time.Now().Add(s.cfg.Heartbeat*3/2 + time.Second))
		_, b, err := c.ws.ReadMessage()
		var closed *websocket.CloseError
		switch {
		case errors.As(err, &closed):
			return closed.Code
		case err != nil:
			return closeTimeout
		case len(b) > maxPayload:
			return closeDecode
		}
		s.recordExchange(Exchange{At: s.cfg.Now(), Route: GatewayFromBot, Path: c.path, Request: b})
		if s.cfg.Now().Sub(start) > time.Minute {
			start, sends = s.cfg.Now(), 0
		}
		sends++
		if sends > maxSends {
			return closeRateLimited
		}
		var p payload
		if json.Unmarshal(b, &p) != nil {
			return closeDecode
		}
		if code := s.receive(c, p); code != 0 {
			return code
		}
	}
}

// receive handles one payload; it returns the code to close with, or 0.
func (s *Server) receive(c *conn, p payload) int {
	s.mu.Lock()
	defer s.mu.Unlock()
	switch p.Op {
	case opHeartbeat:
		if !c.fault.Deaf && !c.fault.Silent {
			c.push(payload{Op: opAck})
		}
	case opIdentify, opResume:
		switch {
		case c.session != nil:
			return closeAlready
		case c.fault.Close != 0:
			return c.fault.Close
		case c.fault.Silent:
			return 0
		}
		if c.fault.Impatient {
			c.push(payload{Op: opHeartbeat})
		}
		if p.Op == opResume {
			return s.resume(c, p.Data)
		}
		return s.identify(c, p.Data)
	case opPresence, opVoice, opMembers:
		if c.session == nil {
			return closeNotAuthenticated
		}
	default:
		return closeUnknownOpcode
	}
	return 0
}

// Reconnect asks the bot to connect again (op 7), on every connection.
func (s *Server) Reconnect() { s.pushAll(payload{Op: opReconnect}) }

// AskHeartbeat asks the bot for a heartbeat (op 1), on every connection.
func (s *Server) AskHeartbeat() { s.pushAll(payload{Op: opHeartbeat}) }

// InvalidateSession tells the bot that its session is over (op 9), on every connection.
func (s *Server) InvalidateSession(resumable bool) {
	if !resumable {
		s.mu.Lock()
		clear(s.sessions)
		for c := range s.conns {
			c.session = nil
		}
		s.mu.Unlock()
	}
	s.pushAll(payload{Op: opInvalidSession, Data: encode(resumable)})
}

func (s *Server) pushAll(p payload) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for c := range s.conns {
		c.push(p)
	}
}

// MuteGateway has nothing more come to the bot through any connection, as when the network between them fails in a way
// that neither notices.
func (s *Server) MuteGateway() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for c := range s.conns {
		c.die()
	}
}

// CloseGateway closes every connection with a code, after what is queued; code 0 cuts them without a word.
func (s *Server) CloseGateway(code int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for c := range s.conns {
		if code == 0 {
			c.ws.Close()
		}
		c.close(code)
	}
}
