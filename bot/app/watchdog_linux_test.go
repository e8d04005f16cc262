package app

import (
	"net"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestSystemdIsToldOverItsSocket(t *testing.T) {
	require.Nil(t, systemd(""))
	for _, socket := range []string{filepath.Join(t.TempDir(), "notify"), "@ruckus-" + filepath.Base(t.TempDir()) + t.Name()} {
		l, err := net.ListenUnixgram("unixgram", &net.UnixAddr{Name: socket, Net: "unixgram"})
		require.NoError(t, err)
		defer l.Close()
		systemd(socket)("READY=1")
		got := make([]byte, 100)
		n, err := l.Read(got)
		require.NoError(t, err)
		require.Equal(t, "READY=1", string(got[:n]))
	}
	systemd("/nowhere/at/all")("READY=1")
}
