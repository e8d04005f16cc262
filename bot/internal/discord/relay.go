package discord

import (
	"bufio"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"net"
	"net/http"
	"net/url"
	"sync"
	"sync/atomic"
	"time"

	json127 "github.com/go-json-experiment/json/v1"
	"github.com/gorilla/websocket"
)

const (
	usualHeartbeat = 3 * time.Second  // at most, between two: Discord asks for one each 41 seconds and allows 120 sends a minute
	writeTime      = 10 * time.Second // for a payload to be taken
)

// What goes over the gateway.
const (
	opEvent          = 0
	opHeartbeat      = 1
	opReconnect      = 7
	opInvalidSession = 9
	opHello          = 10
	opAck            = 11
)

// Why a relay was cut.
var (
	errReconnect = errors.New("Discord asked for a new connection")
	errMayResume = errors.New("Discord ended the session, but it can be resumed")
	errOver      = errors.New("Discord ended the session")
	errSilent    = errors.New("Discord stopped answering heartbeats")
)

// A relay is one connection between Discord and a session of discordgo. It passes on what they say to each other, but
// for what discordgo v0.29 does not survive, forgets, or takes too long for:
//
//   - asked for a heartbeat (op 1) while it closes a session, it panics: the relay sends the heartbeat;
//   - told to reconnect (op 7) before the session is open, it hangs for ever: the relay is cut;
//   - told that the session is over (op 9), it identifies at once, out of turn and even if it may resume: the relay is cut;
//   - it does not tell with which code Discord closes, and says goodbye to a session that is lost, so that it cannot be
//     resumed: the relay keeps the code, and ends without a word;
//   - it does not resume where Discord wants it to: the relay leads there;
//   - it finds out that the connection is dead after more than three minutes, because heartbeats are rare: the relay asks
//     for more of them, and keeps in mind when discordgo last took something that Discord said;
//   - it decodes every event into types that the bot has no use for, on the goroutine that presses come by: the relay takes
//     interactions out, and passes on of other events only what the bot reads (reduced).
type relay struct {
	dialer *websocket.Dialer         // to Discord
	resume string                    // where a session is resumed; "": where discordgo wants to go
	most   time.Duration             // between two heartbeats
	taken  func(*Interaction, error) // is given every interaction, or what is wrong with it
	end    context.Context           // until the relay is cut; its cause says why
	cut    context.CancelCauseFunc   // may be called at any time; the first cause counts

	writing sync.Mutex                     // to Discord
	discord atomic.Pointer[websocket.Conn] // nil before the connection is made

	heard *lastHeard   // is told when discordgo has taken something that Discord said
	every atomic.Int64 // nanoseconds between two heartbeats; 0 before Discord has said hello
}

func newRelay(dialer *websocket.Dialer, resume string, heartbeat time.Duration, heard *lastHeard, taken func(*Interaction, error)) *relay {
	r := &relay{dialer: dialer, resume: resume, most: heartbeat, heard: heard, taken: taken}
	r.end, r.cut = context.WithCancelCause(context.Background())
	return r
}

// leave says goodbye to Discord and cuts the relay. If discordgo said goodbye, it would sleep with its lock in hand while
// others wait for that.
func (r *relay) leave(cause error) {
	if discord := r.discord.Load(); discord != nil {
		goodbye := websocket.FormatCloseMessage(websocket.CloseNormalClosure, "")
		_ = discord.WriteControl(websocket.CloseMessage, goodbye, time.Now().Add(time.Second)) // or Discord finds out on its own
	}
	r.cut(cause)
}

// cause is why the relay was cut; nil before that.
func (r *relay) cause() error { return context.Cause(r.end) }

// greeted reports whether Discord has said anything.
func (r *relay) greeted() bool { return r.every.Load() > 0 }

// silent reports whether nothing has come for so long that two heartbeats in a row should have been answered. Nothing comes
// when discordgo hangs, either: what it does not take is not counted. Any event counts, not only the answers to heartbeats:
// while Discord sends thousands of servers after a start, an answer waits behind them. If events come and answers do not,
// discordgo gives the connection up after five heartbeats.
func (r *relay) silent(now time.Time) bool {
	return r.greeted() && r.heard.silence(now) > 2*time.Duration(r.every.Load())+time.Second
}

// lastHeard is when something last came from Discord that discordgo has taken.
type lastHeard struct{ at atomic.Int64 } // in Unix nanoseconds

func (h *lastHeard) now() { h.at.Store(time.Now().UnixNano()) }

// silence returns how long nothing has come.
func (h *lastHeard) silence(now time.Time) time.Duration {
	return now.Sub(time.Unix(0, h.at.Load()))
}

// entrance is a dialer for discordgo that leads into the relay.
func (r *relay) entrance() *websocket.Dialer {
	enter := func(scheme string) func(context.Context, string, string) (net.Conn, error) {
		return func(context.Context, string, string) (net.Conn, error) {
			near, far := net.Pipe()
			go func() { r.cut(r.carry(far, scheme)) }()
			return near, nil
		}
	}
	return &websocket.Dialer{NetDialContext: enter("ws"), NetDialTLSContext: enter("wss")}
}

// letGo is how long discordgo may finish the heartbeat that it has just sent before it finds out that the connection is lost.
// It then sleeps with its lock in hand: a heartbeat that waits for the lock would stop time in a test that has a time of its own.
const letGo = time.Millisecond

// carry connects discordgo to Discord until one of them has enough. It returns why.
func (r *relay) carry(conn net.Conn, scheme string) error {
	context.AfterFunc(r.end, func() {
		time.Sleep(letGo)
		conn.Close()
	})
	rw := bufio.NewReadWriter(bufio.NewReader(conn), bufio.NewWriter(conn))
	asked, err := http.ReadRequest(rw.Reader)
	if err != nil {
		return err
	}
	to, err := url.Parse(cmp.Or(r.resume, scheme+"://"+asked.Host+asked.URL.Path))
	if err != nil {
		return err
	}
	to.RawQuery = asked.URL.RawQuery
	discord, answer, err := r.dialer.DialContext(r.end, to.String(), nil)
	if err != nil {
		return err
	}
	answer.Body.Close() // it is empty: what follows comes from the connection
	r.discord.Store(discord)
	context.AfterFunc(r.end, func() { discord.Close() })
	discord.SetCloseHandler(func(int, string) error { return nil })
	session, err := new(websocket.Upgrader).Upgrade(hijacked{conn: conn, rw: rw}, asked, nil)
	if err != nil {
		return err
	}
	go func() { r.cut(r.send(session, discord)) }()
	return r.receive(discord, session)
}

// hijacked is a request whose connection is taken over. Nothing else is written in answer to it.
type hijacked struct {
	http.ResponseWriter
	conn net.Conn
	rw   *bufio.ReadWriter
}

func (h hijacked) Hijack() (net.Conn, *bufio.ReadWriter, error) { return h.conn, h.rw, nil }

// send passes on what discordgo says.
func (r *relay) send(session, discord *websocket.Conn) error {
	for {
		_, payload, err := session.ReadMessage()
		var closed *websocket.CloseError
		if errors.As(err, &closed) {
			goodbye := websocket.FormatCloseMessage(closed.Code, "")
			return errors.Join(err, discord.WriteControl(websocket.CloseMessage, goodbye, time.Now().Add(time.Second)))
		}
		if err != nil {
			return err
		}
		if err := r.write(discord, payload); err != nil {
			return err
		}
	}
}

func (r *relay) write(discord *websocket.Conn, payload []byte) error {
	r.writing.Lock()
	defer r.writing.Unlock()
	discord.SetWriteDeadline(time.Now().Add(writeTime))
	return discord.WriteMessage(websocket.TextMessage, payload)
}

// receive passes on what Discord says.
func (r *relay) receive(discord, session *websocket.Conn) error {
	var last *int64 // event
	own := 0        // heartbeats of the relay that are not answered yet
	for {
		kind, payload, err := discord.ReadMessage()
		if err != nil {
			return err
		}
		p, err := decode(payload)
		var other *json.UnmarshalTypeError // the data are something else
		if err != nil && !errors.As(err, &other) {
			return err
		}
		last = cmp.Or(p.Seq, last)
		switch p.Op {
		case opEvent:
			if p.Type == "INTERACTION_CREATE" {
				r.taken(&p.Data.Interaction, err)
			}
			about := mention{ID: p.Data.ID, Guild: p.Data.GuildID, Unavailable: p.Data.Unavailable}
			payload, err = reduced(payload, p.Type, p.Seq, about)
			if err != nil {
				return err
			}
		case opHeartbeat:
			beat, err := json.Marshal(map[string]any{"op": opHeartbeat, "d": last})
			if err != nil {
				return err
			}
			if err := r.write(discord, beat); err != nil {
				return err
			}
			own++
			continue
		case opReconnect:
			return errReconnect
		case opInvalidSession:
			return invalid(payload)
		case opHello:
			payload, err = r.greet(payload)
			if err != nil {
				return err
			}
		case opAck:
			if own > 0 {
				own--
				continue // while discordgo opens a session it would hang on an answer
			}
		}
		if err := session.WriteMessage(kind, payload); err != nil {
			return err
		}
		r.heard.now() // and discordgo has taken it, so it does not hang either
	}
}

// An envelope is what comes over the gateway: an event, mostly an interaction, or a word between the two programs.
type envelope[D any] struct {
	Op   int    `json:"op"`
	Seq  *int64 `json:"s"`
	Type string `json:"t"`
	Data D      `json:"d"`
}

// News are what the bot reads of an event.
type news struct {
	Interaction      // if it is one: nearly all are, and so are read once
	Unavailable bool `json:"unavailable"` // of a server
}

// decode reads a payload as encoding/json does. What is well formed is read by encoding/json of Go 1.27, in less than half the time: until
// the program needs that version, it comes from a module.
func decode(payload []byte) (envelope[news], error) {
	var quick, p envelope[news]
	if json127.Unmarshal(payload, &quick) == nil {
		return quick, nil
	}
	err := json.Unmarshal(payload, &p)
	return p, err
}

// A mention is what the bot reads of an event about a server, a channel or a thread.
type mention struct {
	ID          string `json:"id"`
	Guild       string `json:"guild_id,omitempty"`
	Unavailable bool   `json:"unavailable,omitempty"`
}

// reduced returns an event without what the bot does not read. A big server's GUILD_CREATE has a hundred kilobytes.
func reduced(payload []byte, kind string, seq *int64, about mention) ([]byte, error) {
	var data any
	switch kind {
	case "READY", "RESUMED": // discordgo reads these, too
		return payload, nil
	case "GUILD_CREATE", "GUILD_DELETE", "CHANNEL_DELETE", "THREAD_DELETE":
		data = about
	default:
		kind = "TAKEN" // discordgo has to count it
	}
	return json.Marshal(envelope[any]{opEvent, seq, kind, data})
}

// invalid is what an order says that ends a session.
func invalid(payload []byte) error {
	var order struct {
		MayResume bool `json:"d"`
	}
	if err := json.Unmarshal(payload, &order); err != nil {
		return err
	}
	if order.MayResume {
		return errMayResume
	}
	return errOver
}

// greet takes in how often Discord wants a heartbeat, and has discordgo send it often enough.
func (r *relay) greet(hello []byte) ([]byte, error) {
	var p struct {
		Data struct {
			Interval int64 `json:"heartbeat_interval"` // in ms
		} `json:"d"`
	}
	if err := json.Unmarshal(hello, &p); err != nil {
		return nil, err
	}
	every := min(time.Duration(p.Data.Interval)*time.Millisecond, r.most)
	if every <= 0 {
		return nil, errors.New("Discord wants heartbeats without a pause")
	}
	r.heard.now()
	r.every.Store(int64(every))
	return json.Marshal(map[string]any{"op": opHello, "d": map[string]int64{"heartbeat_interval": every.Milliseconds()}})
}
