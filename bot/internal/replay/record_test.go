package replay

import (
	"bytes"
	"compress/gzip"
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/bounded"
)

// zeros is as much text as somebody wants.
type zeros struct{}

func (zeros) Read(b []byte) (int, error) { return copy(b, bytes.Repeat([]byte("0"), len(b))), nil }

func TestAForgedGameThatBecomesMoreThanAnyHasIsNotUnpacked(t *testing.T) {
	large := bounded.TooLarge(0)
	nulls := `{"v":1,"actions":[null` + strings.Repeat(",null", 1_000_000) + `]}`
	for _, text := range []io.Reader{io.LimitReader(zeros{}, 100<<20), strings.NewReader(nulls)} {
		var packed bytes.Buffer
		w := gzip.NewWriter(&packed)
		_, err := io.Copy(w, text)
		require.NoError(t, err)
		require.NoError(t, w.Close())
		require.Less(t, packed.Len(), 1<<20)
		_, err = decodeReplay(packed.Bytes())
		require.ErrorAs(t, err, &large)
	}
	_, err := decodeReplay([]byte(nulls))
	require.ErrorAs(t, err, &large)
	_, err = ReadExport([]byte(nulls))
	require.ErrorAs(t, err, &large)
}
