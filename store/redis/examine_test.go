package redis_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/store/redis/redistest"
)

func TestItIsSaidWhatToSetSoThatRedisLosesNothing(t *testing.T) {
	const locked = "user bot on >s3cret ~* +@all -config"
	for name, c := range map[string]struct {
		settings []string
		says     string
		fine     bool
	}{
		"safe":                    {redistest.Durable, "has every move on disk before people see it", true},
		"evicting":                {append([]string{"maxmemory-policy allkeys-lru"}, redistest.Durable...), "set its maxmemory-policy to noeviction", false},
		"evicting what expires":   {append([]string{"maxmemory-policy volatile-ttl"}, redistest.Durable...), "set its maxmemory-policy to noeviction", false},
		"in memory only":          {nil, "set its appendonly to yes, and its appendfsync to always", false},
		"wrong in two ways":       {[]string{"maxmemory-policy allkeys-lru"}, "set its maxmemory-policy to noeviction. Redis loses moves when it stops or crashes", false},
		"every second":            {[]string{"appendonly yes", "appendfsync everysec"}, "the last ones are lost. To lose none, set its appendfsync to always", true},
		"now and then":            {[]string{"appendonly yes", "appendfsync no"}, "set its appendfsync to always", false},
		"managed":                 {append([]string{`rename-command CONFIG ""`}, redistest.Durable...), "It hides how soon", true},
		"managed, in memory only": {[]string{locked}, "set its appendonly to yes", false},
		"managed, locked":         {append([]string{locked + " -info"}, redistest.Durable...), "hides its setup from the bot. Make sure that maxmemory-policy is noeviction", true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			url := redistest.Start(t, c.settings...).URL()
			if strings.Contains(strings.Join(c.settings, " "), locked) {
				url = strings.Replace(url, "://", "://bot:s3cret@", 1)
			}
			says, fine := open(t, url).Examine(t.Context())
			require.Contains(t, says, c.says)
			require.Equal(t, c.fine, fine, says)
		})
	}
}

func TestEachMasterOfAClusterIsLookedAt(t *testing.T) {
	c := redistest.StartCluster(t, 3, redistest.Durable...)
	s := open(t, c.URL())
	_, fine := s.Examine(t.Context())
	require.True(t, fine)
	c.Nodes[2].Do("CONFIG SET maxmemory-policy allkeys-lru")
	says, fine := s.Examine(t.Context())
	require.False(t, fine)
	require.Contains(t, says, "noeviction")
}

func TestARedisThatDoesNotAnswerCannotBeLookedAt(t *testing.T) {
	server := redistest.Start(t)
	s := open(t, server.URL())
	server.Pause()
	defer server.Resume()
	ctx, cancel := context.WithTimeout(t.Context(), 30*time.Millisecond)
	defer cancel()
	says, fine := s.Examine(ctx)
	require.False(t, fine)
	require.Contains(t, says, "Can't look at Redis' setup: ")
}
