package all_test

import (
	"regexp"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"ruckus/games/gamestest"
	"ruckus/render/all"
)

func TestGamesHaveNamesOfTheirOwn(t *testing.T) {
	names, titles := make(map[string]bool), make(map[string]bool)
	for _, k := range all.Kinds() {
		require.False(t, names[k.Name], "two games are called %q", k.Name)
		require.False(t, titles[k.Title], "two games have the title %q", k.Title)
		names[k.Name], titles[k.Title] = true, true
	}
	require.NotEmpty(t, names)
}

// Each game is a choice of /play and a subcommand of /settings, and Discord takes no other names and descriptions.
func TestGamesFitIntoACommand(t *testing.T) {
	require.LessOrEqual(t, len(all.Kinds()), 25, "an option of a command has at most 25 choices")
	for _, k := range all.Kinds() {
		require.Regexp(t, regexp.MustCompile(`^[a-z0-9_-]{1,32}$`), k.Name)
		require.NotEmpty(t, k.Summary)
		require.LessOrEqual(t, utf8.RuneCountInString(k.Summary), 100, k.Name)
		require.NotEmpty(t, k.Phrase, "%s is found by what sort of game it is", k.Name)
		require.LessOrEqual(t, utf8.RuneCountInString(k.Titled()), 100, k.Name)
	}
}

// A game's own tests run the suite at length, at every table size and with its cards; this one makes sure that no listed
// game goes without.
func TestGamesKeepTheContract(t *testing.T) {
	for _, k := range all.Kinds() {
		t.Run(k.Name, func(t *testing.T) {
			require.NoError(t, gamestest.Check(k))
		})
	}
}

// FuzzMoves gives any text as a move in games of all kinds.
func FuzzMoves(f *testing.F) { gamestest.FuzzMoves(f, all.Kinds()) }
