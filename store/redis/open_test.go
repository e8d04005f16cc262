package redis_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/store/redis"
	"ruckus/store/redis/redistest"
)

func TestAllFormsOfTheAddressAreRead(t *testing.T) {
	for _, address := range []string{
		"redis://localhost", "redis://localhost:6379/3", "redis://:p%40ss%2Fword@host", "rediss://user:password@host:6380",
		"redis://[::1]:6379", "redis://[::1]", "redis://host?pool_size=50&read_timeout=1s",
		"redis+sentinel://one,two:26380,three/2?master_name=ruckus", "rediss+sentinel://user:password@one/?master_name=ruckus",
		"redis+sentinel://user:password@one?master_name=ruckus&sentinel_username=a&sentinel_password=b",
		"redis+cluster://one,two:7000,three", "rediss+cluster://user:password@one:7000,two:7001?max_redirects=5",
	} {
		require.NoError(t, redis.Check(address), address)
	}
}

func TestAWrongAddressIsExplainedWithoutItsPassword(t *testing.T) {
	for address, want := range map[string]string{
		"":                                     "start it with redis://",
		"localhost:6379":                       "start it with redis://",
		"http://user:s3cret@host":              "start it with redis://",
		"redis+sentry://user:s3cret@host":      "start it with redis://",
		"redis://":                             "doesn't look like redis://user:password@host",
		"redis://:s3cret":                      "doesn't look like redis://user:password@host",
		"redis://user:s3cret%@host":            "doesn't look like redis://user:password@host",
		"redis://user:s3cret/@host":            "write special characters in the password as",
		"redis://user:12/s3cret@host":          "write special characters in the password as",
		"redis://user:12#s3cret@host":          "write special characters in the password as",
		"redis://user:12?s3cret@host":          "write special characters in the password as",
		"redis://user:s3cret@one,two":          "it has several hosts: start it with redis+sentinel://",
		"redis://user:s3cret@host/x":           "invalid database number",
		"redis://user:s3cret@host?colour=red":  "unexpected option: colour",
		"redis://user:s3cret@host?a=%zz":       "parameters",
		"redis+sentinel://user:s3cret@one,two": "it names no master: add ?master_name=NAME",
		"redis+sentinel://one?master_name=r&sentinel_password=s3cret&colour=red": "unexpected option: colour",
		"redis+cluster://user:s3cret@one,two/1":                                  "has no numbered databases",
		"redis+cluster://user:s3cret@one,two:x":                                  "doesn't look like redis://user:password@host",
	} {
		err := redis.Check(address)
		require.ErrorContains(t, err, want, address)
		require.NotContains(t, err.Error(), "s3cret", address)
	}
}

func TestWhereRedisIsIsSaidWithoutSecrets(t *testing.T) {
	for address, want := range map[string]string{
		"redis://localhost":                                                         "Redis at localhost:6379",
		"rediss://user:s3cret@db.example:7/2":                                       "Redis at db.example:7",
		"redis://:s3%40cret@[::1]?pool_size=5":                                      "Redis at [::1]:6379",
		"redis+cluster://u:s3cret@one,two:7000":                                     "Redis Cluster at one:6379, two:7000",
		"redis+sentinel://u:s3cret@one,two/?master_name=m&sentinel_password=s3cret": "Redis behind Sentinels at one:26379, two:26379",
	} {
		require.NoError(t, redis.Check(address))
		require.Equal(t, want, redis.Place(address))
	}
}

func TestOpenSaysWhatIsWrongWithoutThePassword(t *testing.T) {
	guarded := redistest.Start(t, "requirepass s3cret")
	nobody := "127.0.0.1:" + redistest.FreePort(t)
	for address, want := range map[string]string{
		"redis://user:s3cret@" + nobody:                             "Redis can't be reached",
		"redis+sentinel://user:s3cret@" + nobody + "?master_name=x": "Redis can't be reached",
		"redis+cluster://user:s3cret@" + nobody + "," + nobody:      "Redis can't be reached",
		guarded.URL(): "Redis wants a password",
		strings.Replace(guarded.URL(), "://", "://:wr0ng@", 1):          "Redis refuses the user name or the password",
		strings.Replace(guarded.URL(), "://", "://user:s3cret@", 1):     "Redis refuses the user name or the password",
		strings.Replace(guarded.URL(), "://", "+cluster://:x@", 1):      "Redis refuses the user name or the password",
		strings.Replace(guarded.URL(), "://", "://:s3cret@", 1) + "/99": "out of range",
	} {
		_, err := redis.Open(context.Background(), address)
		require.ErrorContains(t, err, want, address)
		require.NotContains(t, err.Error(), "s3cret", address)
		require.NotContains(t, err.Error(), "wr0ng", address)
	}
	open(t, strings.Replace(guarded.URL(), "://", "://:s3cret@", 1))
}

func TestOpenKeepsToTheContext(t *testing.T) {
	s := redistest.Start(t)
	s.Pause()
	defer s.Resume()
	ctx, cancel := context.WithTimeout(context.Background(), 50*time.Millisecond)
	defer cancel()
	_, err := redis.Open(ctx, s.URL())
	require.ErrorIs(t, err, context.DeadlineExceeded)
}
