package app

import (
	"bytes"
	"context"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Who presses the tabulator key in bash is offered the commands, and then their flags.
func TestTheShellCompletesCommandsAndFlags(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	for command, args := range map[string][]string{"help": {"help"}, "doctor": {"doctor", "--help"}, "local": {"local", "--help"}} {
		var said bytes.Buffer
		require.Zero(t, run(context.Background(), Games(), args, &said, io.Discard))
		require.NoError(t, os.WriteFile(filepath.Join(dir, command), said.Bytes(), 0o644))
	}
	for typed, want := range map[string]string{
		"ruckus do":         "doctor",
		"ruckus le":         "league",
		"ruckus doctor --j": "--json",
		"ruckus local --":   "--addr --data --network --help",
		"ruckus nosuch --":  "",
	} {
		script := `ruckus() { cat "$0/$1"; }; source ../../deploy/completion.bash
			COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _ruckus; echo "${COMPREPLY[@]}"`
		out, err := exec.Command("bash", append([]string{"-c", script, dir}, strings.Split(typed, " ")...)...).Output()
		require.NoError(t, err, typed)
		require.Equal(t, want, strings.TrimSpace(string(out)), typed)
	}
}
