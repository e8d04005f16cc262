package app

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/docs/examples/pig"
)

// The games of a program are those that it is given.
func TestAProgramHostsTheGamesThatItIsGiven(t *testing.T) {
	var out, errs strings.Builder
	require.Zero(t, run(t.Context(), append(Games(), Game{Kind: pig.Kind()}), []string{"games"}, &out, &errs), errs.String())
	require.Contains(t, out.String(), "(pig), 2 to 6 players")
	require.Contains(t, out.String(), "(redbrn), 2 to 8 players")

	out.Reset()
	require.Zero(t, run(t.Context(), append(Games(), Game{Kind: pig.Kind()}), []string{"gallery"}, &out, &errs), errs.String())
	require.Contains(t, out.String(), "=== pig-hand\n")
	folder := t.TempDir()
	require.Zero(t, run(t.Context(), []Game{{Kind: pig.Kind()}}, []string{"gallery", "--rules", folder}, &out, &errs), errs.String())
	require.FileExists(t, filepath.Join(folder, "pig.md"))

	out.Reset()
	require.Zero(t, run(t.Context(), []Game{{Kind: pig.Kind()}}, []string{"games"}, &out, &errs), errs.String())
	require.NotContains(t, out.String(), "redbrn")
}

// A game that is still being written is not for people on Discord.
func TestADraftIsNotServed(t *testing.T) {
	t.Setenv("DISCORD_TOKEN", "x")
	var out, errs strings.Builder
	require.Equal(t, codeWrong, run(t.Context(), []Game{{Kind: pig.Kind()}}, []string{"serve", "--data", t.TempDir()}, &out, &errs))
	require.Contains(t, errs.String(), "only drafts: play those with ruckus local")
}

func TestTwoGamesOfOneNameAreRefused(t *testing.T) {
	var out, errs strings.Builder
	require.Equal(t, codeWrong, run(t.Context(), []Game{{Kind: pig.Kind()}, {Kind: pig.Kind()}}, []string{"games"}, &out, &errs))
	require.Contains(t, errs.String(), `two games are called "pig"`)
}
