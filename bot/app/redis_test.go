package app

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/store/redis/redistest"
)

func TestAWrongRedisAddressIsNamedWithoutItsPassword(t *testing.T) {
	t.Setenv("DISCORD_TOKEN", "token")
	t.Setenv("REDIS_URL", "redis://user:s3cret@one,two")
	code, _, stderr := command(t, "serve")
	require.Equal(t, 2, code)
	require.Contains(t, stderr, "REDIS_URL doesn't work: it has several hosts")
	require.NotContains(t, stderr, "s3cret")
}

func TestARedisThatDoesNotAnswerIsExplainedAtTheStart(t *testing.T) {
	t.Setenv("DISCORD_TOKEN", "token")
	t.Setenv("REDIS_URL", "redis://user:s3cret@127.0.0.1:"+redistest.FreePort(t))
	code, _, stderr := command(t, "serve")
	require.Equal(t, 1, code)
	require.Contains(t, stderr, "Redis can't be reached")
	require.Contains(t, stderr, "check REDIS_URL")
	require.NotContains(t, stderr, "s3cret")
}

func TestWhoPlaysLocallyDoesNotTouchRedis(t *testing.T) {
	t.Setenv("REDIS_URL", "redis://127.0.0.1:"+redistest.FreePort(t))
	local := startLocal(t, t.TempDir())
	code, stderr := local.stop()
	require.Equal(t, 0, code, stderr)
}

func TestTheDoctorChecksRedis(t *testing.T) {
	discord := startDiscord(t)
	redis := redistest.Start(t, redistest.Durable...)
	var out bytes.Buffer
	p := program{hosted: Games(), env: map[string]string{"DISCORD_TOKEN": discord.Token(), "REDIS_URL": redis.URL()}, stdout: &out, stderr: &out, transport: discord.Transport()}
	require.NoError(t, p.doctor(t.Context(), nil))
	require.Regexp(t, "ok +store", out.String())
	require.Regexp(t, "ok +safety", out.String())
	require.NotEqual(t, ":0", redis.Do("DBSIZE"))

	redis.Do("CONFIG SET maxmemory-policy allkeys-lru")
	require.ErrorContains(t, p.doctor(t.Context(), nil), "something is wrong")
	require.Regexp(t, "WRONG +safety +Redis deletes tables when it's full: set its maxmemory-policy to noeviction", out.String())
}
