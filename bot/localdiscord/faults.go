package localdiscord

import (
	"fmt"
	"math"
	"net/http"
	"slices"
	"strings"
	"time"
)

// A Fault is a way to misbehave towards the bot's requests.
type Fault struct {
	Route string // the requests meant: part of an Exchange's Route, e.g. "PATCH" or "/callback"; "" for all
	Token string // only requests with this interaction's token; "" for all
	Skip  int    // how many of them go well first
	Times int    // how many go wrong then; 0 means 1, negative for ever

	After  bool            // carry the request out, then wait and spoil the answer
	Delay  time.Duration   // wait so long
	Until  <-chan struct{} // wait until this is closed; nil: no longer
	Drop   bool            // cut the connection instead of answering
	Status int             // answer so
	Body   string
	Header http.Header
}

func (f Fault) spoils() bool { return f.Drop || f.Status != 0 }

// faults are those still to come.
type faults struct {
	rest    []*Fault
	gateway []GatewayFault // each as often as it is to be met
	events  []EventFault
	held    []map[string]any // interactions to be delivered after the next one
}

// Misbehave adds faults. Each request meets at most one: the first that is meant for it.
func (s *Server) Misbehave(faults ...Fault) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, f := range faults {
		if f.Times == 0 {
			f.Times = 1
		}
		s.faults.rest = append(s.faults.rest, &f)
	}
}

// Behave ends all faults.
func (s *Server) Behave() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.faults = faults{}
}

// take returns the fault that a request meets; the zero Fault does nothing. The token is that of an interaction, or "".
func (f *faults) take(route, token string) Fault {
	for _, fault := range f.rest {
		if !strings.Contains(route, fault.Route) || fault.Times == 0 || fault.Token != "" && fault.Token != token {
			continue
		}
		if fault.Skip > 0 {
			fault.Skip--
			continue
		}
		if fault.Times > 0 {
			fault.Times--
		}
		return *fault
	}
	return Fault{}
}

// RateLimited is a 429 of one route, as Discord sends it with all headers.
func RateLimited(route string, retry time.Duration, times int) Fault {
	f := GlobalLimit(retry, times)
	f.Route = route
	f.Body = fmt.Sprintf(`{"message":"You are being rate limited.","retry_after":%.3f,"global":false,"code":0}`, retry.Seconds())
	f.Header.Del("X-RateLimit-Global")
	f.Header.Set("X-RateLimit-Scope", "user")
	f.Header.Set("X-RateLimit-Remaining", "0")
	f.Header.Set("X-RateLimit-Reset-After", fmt.Sprintf("%.3f", retry.Seconds()))
	return f
}

// GlobalLimit is the 429 for all that the bot does. As Discord documents it, it has no Reset-After.
func GlobalLimit(retry time.Duration, times int) Fault {
	return Fault{
		Times: times, Status: http.StatusTooManyRequests,
		Body: fmt.Sprintf(`{"message":"You are being rate limited.","retry_after":%.3f,"global":true,"code":0}`, retry.Seconds()),
		Header: http.Header{
			"Content-Type":       {"application/json"},
			"Retry-After":        {fmt.Sprint(int(math.Ceil(retry.Seconds())))},
			"X-Ratelimit-Global": {"true"},
			"X-Ratelimit-Scope":  {"global"},
		},
	}
}

// Banned is the 429 of the network in front of Discord: HTML, and no header that says how long.
func Banned(times int) Fault {
	return Fault{
		Times: times, Status: http.StatusTooManyRequests,
		Body:   "<!doctype html><title>Access denied</title><h1>Error 1015</h1><p>You are being rate limited</p>",
		Header: http.Header{"Content-Type": {"text/html; charset=UTF-8"}},
	}
}

// EmojiRefused is the refusal of an emoji on a message's first button, though the application has it. Discord was seen to
// refuse so in about one of 25 requests, and to take the same request the next time (discord-api-docs issue 7128).
func EmojiRefused(route string, times int) Fault {
	errors := `{"components":{"0":{"components":{"0":{"emoji":{"id":{"_errors":[{"code":"BUTTON_COMPONENT_INVALID_EMOJI","message":"Invalid emoji"}]}}}}}}}`
	if strings.Contains(route, "/callback") {
		errors = `{"data":` + errors + `}`
	}
	return Fault{
		Route: route, Times: times, Status: http.StatusBadRequest,
		Body:   `{"message":"Invalid Form Body","code":50035,"errors":` + errors + `}`,
		Header: http.Header{"Content-Type": {"application/json"}},
	}
}

// A GatewayFault is a way to misbehave towards the next connections of the gateway.
type GatewayFault struct {
	Times          int  // how many connections; 0 means 1
	Down           bool // answer with status 503 instead of a connection
	ReconnectFirst bool // say "reconnect" (op 7) before hello
	Impatient      bool // ask for a heartbeat (op 1) before hello, and before READY or what is replayed
	Silent         bool // say hello, and nothing more
	Deaf           bool // do not acknowledge heartbeats
	Forget         bool // know no session that is to be resumed (op 9)
	Close          int  // close with this code when the bot identifies or resumes
}

// MisbehaveGateway adds faults of the gateway. Each connection meets at most one.
func (s *Server) MisbehaveGateway(faults ...GatewayFault) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, f := range faults {
		s.faults.gateway = append(s.faults.gateway, slices.Repeat([]GatewayFault{f}, max(f.Times, 1))...)
	}
}

// An EventFault is a way to misdeliver the next interactions to the bot.
type EventFault struct {
	Times  int // how many interactions; 0 means 1
	Drop   bool
	Repeat int             // deliver that many times more
	Delay  time.Duration   // deliver so much later; the 3 seconds run
	Until  <-chan struct{} // deliver when this is closed; nil: at once. The 3 seconds run
	Swap   bool            // deliver after the next interaction
}

// Misdeliver adds faults of delivery. Each interaction meets at most one.
func (s *Server) Misdeliver(faults ...EventFault) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, f := range faults {
		s.faults.events = append(s.faults.events, slices.Repeat([]EventFault{f}, max(f.Times, 1))...)
	}
}

// first takes the first of the faults; the zero fault where there is none.
func first[F any](faults *[]F) (f F) {
	if len(*faults) > 0 {
		f, *faults = (*faults)[0], (*faults)[1:]
	}
	return f
}
