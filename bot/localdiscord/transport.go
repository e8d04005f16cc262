package localdiscord

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"slices"
	"strings"
)

// A Dialer makes a connection.
type Dialer func(ctx context.Context, network, addr string) (net.Conn, error)

// discordHosts are Discord's names that this server answers for.
var discordHosts = []string{"discord.com", "discordapp.com", "cdn.discordapp.com", "gateway.discord.gg"}

// Transport carries requests for Discord's hosts to this server. It refuses all others, so nothing leaves the machine.
func (s *Server) Transport() http.RoundTripper {
	scheme, _, _ := strings.Cut(s.URL(), ":")
	return transport{scheme, s.addr, s.next}
}

type transport struct {
	scheme, addr string
	next         *http.Transport
}

func (t transport) RoundTrip(r *http.Request) (*http.Response, error) {
	if r.URL.Host != t.addr && !slices.Contains(discordHosts, r.URL.Host) {
		return nil, fmt.Errorf("local discord: %s is not Discord", r.URL.Host)
	}
	r = r.Clone(r.Context())
	r.URL.Scheme, r.URL.Host, r.Host = t.scheme, t.addr, t.addr
	return t.next.RoundTrip(r)
}

// Dial connects to this server in place of one of Discord's hosts, for the DialContext of a client's own transport. It
// refuses every other address.
func (s *Server) Dial(ctx context.Context, network, addr string) (net.Conn, error) {
	host, _, err := net.SplitHostPort(addr)
	if err != nil {
		return nil, err
	}
	if addr != s.addr && !slices.Contains(discordHosts, host) {
		return nil, errors.New("local discord: " + host + " is not Discord")
	}
	return s.cfg.Dial(ctx, network, s.addr)
}
