package app

import (
	"bytes"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/league"
	"ruckus/bot/internal/standings"
	"ruckus/store"
	"ruckus/store/bolt"
)

func TestLeagueRebuildSaysWhatDiffered(t *testing.T) {
	dir := t.TempDir()
	s, err := bolt.Open(filepath.Join(dir, "ruckus.db"))
	require.NoError(t, err)
	for _, guild := range []string{"100", "200"} {
		w, err := standings.ResultWrite(guild, league.Result{
			Table: "a", Game: "rednines", Began: time.Unix(1e9, 0), Ended: time.Unix(1e9+60, 0),
			Players: []league.Player{{Person: "1", Place: 1}, {Person: "2", Place: 2}},
		})
		require.NoError(t, err)
		_, err = s.Commit(t.Context(), w)
		require.NoError(t, err)
		require.NoError(t, standings.New(s, nil).CatchUp(t.Context(), guild, "rednines"))
	}
	head, err := s.Get(t.Context(), store.Key{Guild: "200", Kind: "league-rednines", ID: "head"})
	require.NoError(t, err)
	head.Data = bytes.Replace(head.Data, []byte(`"r":1`), []byte(`"r":2`), 1)
	_, err = s.Put(t.Context(), head)
	require.NoError(t, err)
	require.NoError(t, s.Close())
	env := "RUCKUS_DATA=" + dir + "\n"
	league := func(args ...string) (int, string, string) {
		return settingsFile(t, env, append([]string{"league"}, args...)...)
	}

	code, out, _ := league("rebuild", "--game", "rednines")
	require.Zero(t, code)
	require.Equal(t, "server 100, rednines: ratings match the results\nserver 200, rednines: ratings differed; rebuilt from the results\n", out)
	code, out, _ = league("rebuild", "--game", "rednines", "--guild", "200")
	require.Zero(t, code)
	require.Equal(t, "server 200, rednines: ratings match the results\n", out)
	code, out, _ = league("rebuild", "--game", "rednines", "--guild", "200", "--json")
	require.Zero(t, code)
	require.JSONEq(t, `[{"server": "200", "game": "rednines", "differed": false}]`, out)
	code, _, says := league("rebuild", "--game", "chess")
	require.Equal(t, 2, code)
	require.Contains(t, says, `there's no game "chess"`)
	code, _, says = league()
	require.Equal(t, 2, code)
	require.Contains(t, says, "ruckus league rebuild")
}
