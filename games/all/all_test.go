package all_test

import (
	"regexp"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"ruckus/games/all"
	"ruckus/games/gamestest"
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

// Each game is a subcommand of /play, and Discord takes no other names and descriptions.
func TestGamesFitIntoACommand(t *testing.T) {
	require.LessOrEqual(t, len(all.Kinds()), 25, "a command has at most 25 subcommands")
	for _, k := range all.Kinds() {
		require.Regexp(t, regexp.MustCompile(`^[a-z0-9_-]{1,32}$`), k.Name)
		require.NotEmpty(t, k.Summary)
		require.LessOrEqual(t, utf8.RuneCountInString(k.Summary), 100, k.Name)
	}
}

// A game's own tests run the suite at length, with its cards; this one makes sure that no listed game goes without.
func TestGamesKeepTheContract(t *testing.T) {
	for _, k := range all.Kinds() {
		t.Run(k.Name, func(t *testing.T) {
			gamestest.Run(t, k, gamestest.Options{Short: true, Partial: true})
		})
	}
}
