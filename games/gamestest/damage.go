package gamestest

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// Damage spoils stored games of a kind: cut, of another version, of another game. All must be refused with an error of package
// games. What has the form of a stored game is taken for one: that it is as it was stored, the store sees by its checksum.
func Damage(t *testing.T, kind games.Kind, foreign []byte) {
	stored := records(kind, 1)
	t.Run("of other versions", func(t *testing.T) {
		for _, record := range stored {
			for version, want := range map[int]error{-1: games.ErrOld, 0: games.ErrOld, kind.Schema + 1: games.ErrNewer, 1 << 40: games.ErrNewer} {
				_, err := kind.Load(version, record)
				require.ErrorIs(t, err, want)
			}
		}
	})
	t.Run("cut, doubled or of another game", func(t *testing.T) {
		bad := []string{"", "null", "{}", "[]", `""`, "0", "{", "\x00", string(foreign)}
		good := string(stored[len(stored)/2])
		for n := range good {
			bad = append(bad, good[:n])
		}
		for _, record := range append(bad, good+good, good+"x", good+"{}") {
			_, err := kind.Load(kind.Schema, []byte(record))
			require.ErrorIs(t, err, games.ErrDamaged, record)
		}
	})
}
