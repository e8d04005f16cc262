package redis

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/url"
	"slices"
	"strings"

	driver "github.com/redis/go-redis/v9"
	"github.com/redis/go-redis/v9/logging"
	"github.com/redis/go-redis/v9/maintnotifications"
)

// defaults are the parameters of an address that does not say otherwise.
var defaults = map[string]string{
	"dial_timeout":  "1s", // a context may end earlier
	"read_timeout":  "2s",
	"write_timeout": "2s",
	// Connections to each node. With appendfsync always, puts that come in together share one write to the disk: more
	// connections are what makes more of them come together.
	"pool_size": "128",
}

// Open connects to the Redis at the address and checks that it can be written to. Forms of the address:
//
//	redis://[user:password@]host[:port][/database]            a single node
//	redis+sentinel://[user:password@]host[:port],host[:port]…[/database]?master_name=NAME
//	redis+cluster://[user:password@]host[:port],host[:port]…
//
// With rediss for redis the connections are encrypted. Ports are 6379 where not given, those of Sentinels 26379. The user
// and password are those of Redis; Sentinels that want their own get sentinel_username and sentinel_password in the query.
// With wait_replicas=1 a commit is acknowledged only when a replica has it, too; further parameters are those of go-redis, such as
// pool_size=50 or read_timeout=1s. Special characters of a password are
// percent-encoded. No error contains the address or the password.
func Open(ctx context.Context, address string) (*Store, error) {
	client, replicas, err := connect(address)
	if err != nil {
		return nil, err
	}
	s := &Store{client, replicas}
	if err := s.Ping(ctx); err != nil {
		if slices.ContainsFunc(refusals, func(prefix string) bool { return driver.HasErrorPrefix(err, prefix) }) {
			err = fmt.Errorf("%w: %w", ErrRefused, err)
		}
		return nil, errors.Join(err, client.Close())
	}
	return s, nil
}

// Check returns what is wrong with the form of an address. It connects to nothing.
func Check(address string) error {
	client, _, err := connect(address)
	if err != nil {
		return err
	}
	return client.Close()
}

// connect makes the client of the kind that the address calls for, and tells how many replicas must have a commit.
func connect(address string) (client driver.UniversalClient, replicas int, err error) {
	driver.SetLogger(new(logging.VoidLogger)) // what it would print, the errors say
	scheme, rest, _ := strings.Cut(address, "://")
	scheme, kind, _ := strings.Cut(scheme, "+")
	if scheme != "redis" && scheme != "rediss" || !slices.Contains([]string{"", "sentinel", "cluster"}, kind) {
		return nil, 0, errors.New("start it with redis://, redis+sentinel:// or redis+cluster:// (rediss to encrypt)")
	}
	port := "6379"
	if kind == "sentinel" {
		port = "26379"
	}
	u, err := parse(scheme, rest, port)
	if err != nil {
		return nil, 0, err
	}
	replicas, err = takeReplicas(u)
	if err != nil {
		return nil, 0, err
	}
	switch kind {
	case "sentinel":
		client, err = sentinelClient(u)
	case "cluster":
		client, err = clusterClient(u)
	default:
		client, err = singleClient(u)
	}
	return client, replicas, err
}

// parse reads an address of one or several hosts; all but the first become parameters "addr", as the driver has them, and
// the defaults are filled in.
// The driver and package url quote what they cannot read, which may be part of a password: it must not get so far.
func parse(scheme, rest, port string) (*url.URL, error) {
	end := strings.IndexAny(rest, "/?#")
	if end < 0 {
		end = len(rest)
	}
	authority, tail := rest[:end], rest[end:]
	user, hosts := "", authority
	if at := strings.LastIndex(authority, "@"); at >= 0 {
		user, hosts = authority[:at+1], authority[at+1:]
	}
	if strings.Contains(tail, "@") || strings.Contains(tail, "#") {
		return nil, errors.New("it has an @ or # in the wrong place: write special characters in the password as %40, %23, %2F and so on")
	}
	var u *url.URL
	var others []string
	for host := range strings.SplitSeq(hosts, ",") {
		if _, _, err := net.SplitHostPort(host); err != nil {
			host = net.JoinHostPort(strings.Trim(host, "[]"), port)
		}
		parsed, err := url.Parse(scheme + "://" + user + host + tail)
		switch {
		case err != nil || parsed.Hostname() == "":
			return nil, errors.New("it doesn't look like redis://user:password@host:port/0: write special characters in the password as %40, %23, %2F and so on")
		case u == nil:
			u = parsed
		default:
			others = append(others, parsed.Host)
		}
	}
	q, err := url.ParseQuery(u.RawQuery)
	if err != nil {
		return nil, errors.New("the parameters after ? must look like name=value&name=value")
	}
	for _, host := range others {
		q.Add("addr", host)
	}
	for name, value := range defaults {
		if q.Get(name) == "" {
			q.Set(name, value)
		}
	}
	u.RawQuery = q.Encode()
	return u, nil
}

func singleClient(u *url.URL) (driver.UniversalClient, error) {
	if u.Query().Has("addr") {
		return nil, errors.New("it has several hosts: start it with redis+sentinel:// or redis+cluster://")
	}
	o, err := driver.ParseURL(u.String())
	if err != nil {
		return nil, err
	}
	o.ContextTimeoutEnabled, o.DialerRetries, o.DisableIdentity = true, 1, true
	o.MaintNotificationsConfig = &maintnotifications.Config{Mode: maintnotifications.ModeDisabled}
	return driver.NewClient(o), nil
}

func sentinelClient(u *url.URL) (driver.UniversalClient, error) {
	q := u.Query()
	if q.Get("master_name") == "" {
		return nil, errors.New("it names no master: add ?master_name=NAME, as set in the Sentinels")
	}
	// The driver wants Redis's own user in the query and the Sentinels' in front.
	password, _ := u.User.Password()
	sentinels := url.UserPassword(q.Get("sentinel_username"), q.Get("sentinel_password"))
	q.Set("username", u.User.Username())
	q.Set("password", password)
	q.Del("sentinel_username")
	q.Del("sentinel_password")
	u.User, u.RawQuery = sentinels, q.Encode()
	o, err := driver.ParseFailoverURL(u.String())
	if err != nil {
		return nil, err
	}
	o.ContextTimeoutEnabled, o.DialerRetries, o.DisableIdentity = true, 1, true
	return driver.NewFailoverClient(o), nil
}

func clusterClient(u *url.URL) (driver.UniversalClient, error) {
	if strings.Trim(u.Path, "/") != "" {
		return nil, errors.New("a Redis Cluster has no numbered databases: drop what follows the hosts")
	}
	o, err := driver.ParseClusterURL(u.String())
	if err != nil {
		return nil, err
	}
	o.ContextTimeoutEnabled, o.DialerRetries, o.DisableIdentity = true, 1, true
	o.MaintNotificationsConfig = &maintnotifications.Config{Mode: maintnotifications.ModeDisabled}
	return driver.NewClusterClient(o), nil
}
