package app

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// editionFile writes the house edition with some of its text changed, and has the program use it.
func editionFile(t *testing.T, oldnew ...string) {
	t.Helper()
	text, err := os.ReadFile("../../games/riot/edition/house-2.json")
	require.NoError(t, err)
	path := filepath.Join(t.TempDir(), "ours.json")
	changed := strings.NewReplacer(oldnew...).Replace(string(text))
	require.NotEqual(t, string(text), changed)
	require.NoError(t, os.WriteFile(path, []byte(changed), 0o600))
	t.Setenv("RIOT_EDITION", path)
}

func TestACommunityPlaysItsOwnEdition(t *testing.T) {
	editionFile(t, `"edition": "`, `"edition": "Our `)
	code, _, stderr := command(t, "games")
	require.Equal(t, 0, code, stderr)
}

func TestEveryFaultOfAnEditionIsNamedWithItsPlace(t *testing.T) {
	editionFile(t, `"force": 1`, `"force": 0`)
	code, _, stderr := command(t, "games")
	require.Equal(t, 2, code)
	require.Contains(t, stderr, "ours.json: the edition has faults:\n")
	for _, line := range []string{"teams.police.units[0].force", "teams.nationalists.units[0].force"} {
		require.Contains(t, stderr, "\n    "+line)
	}
}

func TestAFieldThatNoEditionHasIsNamedWithItsLine(t *testing.T) {
	editionFile(t, `"cost"`, `"costs"`)
	code, _, stderr := command(t, "games")
	require.Equal(t, 2, code)
	require.Contains(t, stderr, `ours.json: the edition has a fault in line 43: json: unknown field "costs"`)
}

func TestAnEditionThatIsMissingIsSaidSo(t *testing.T) {
	t.Setenv("RIOT_EDITION", "nowhere.json")
	code, _, stderr := command(t, "local")
	require.Equal(t, 2, code)
	require.Contains(t, stderr, "RIOT_EDITION names a file that can't be read: open nowhere.json")
}
