package all

import (
	"bytes"
	"crypto/sha256"
	"flag"
	"fmt"

	"image/png"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/render/screen"
)

var update = flag.Bool("update", false, "write the texts in testdata again")

const (
	maxMarks     = 600     // in all; Discord takes 2,000 emojis, of which hosts may want some for themselves
	maxMarkBytes = 8 << 10 // of one; Discord takes 256 KiB
)

// marks are the marks of all games by their names.
func marks(t *testing.T) map[string]screen.Mark {
	all := map[string]screen.Mark{}
	drawn := map[string][]byte{}
	for _, l := range Looks() {
		for _, m := range l.Marks {
			data := m.Draw()
			if old, twice := drawn[m.Name]; twice {
				require.True(t, bytes.Equal(data, old) && all[m.Name].Version == m.Version, "there are two different marks named %s", m.Name)
			}
			all[m.Name], drawn[m.Name] = m, data
		}
	}
	return all
}

func TestMarksAreSuchAsDiscordTakes(t *testing.T) {
	all := marks(t)
	require.LessOrEqual(t, len(all), maxMarks)
	byFullName := map[string]string{}
	sum := 0
	for name, m := range all {
		require.Regexp(t, regexp.MustCompile(`^[a-z0-9_]{2,23}$`), name)
		require.LessOrEqual(t, len(m.FullName()), 32, name)
		require.Empty(t, byFullName[m.FullName()], "%s and another mark would be the same emoji", name)
		byFullName[m.FullName()] = name
		data := m.Draw()
		size, err := png.DecodeConfig(bytes.NewReader(data))
		require.NoError(t, err, name)
		require.Equal(t, 128, size.Width, name)
		require.Equal(t, 128, size.Height, name)
		require.LessOrEqual(t, len(data), maxMarkBytes, name)
		sum += len(data)
	}
	t.Logf("%d marks, %d bytes", len(all), sum)
}

// An emoji keeps its picture for ever. So a drawing that has changed needs another name, or bots that have put up the old
// one would go on showing it.
func TestAChangedDrawingHasANewVersion(t *testing.T) {
	const file = "testdata/marks.txt"
	all := marks(t)
	hash := func(m screen.Mark) string { // of the picture, not of how it is packed
		img, err := png.Decode(bytes.NewReader(m.Draw()))
		require.NoError(t, err)
		var pix []byte
		for y := range img.Bounds().Dy() {
			for x := range img.Bounds().Dx() {
				r, g, b, a := img.At(x, y).RGBA()
				pix = append(pix, byte(r>>8), byte(g>>8), byte(b>>8), byte(a>>8))
			}
		}
		return fmt.Sprintf("%x", sha256.Sum256(pix))[:8]
	}
	if *update {
		var entries []string
		for _, m := range all {
			entries = append(entries, m.FullName()+" "+hash(m))
		}
		slices.Sort(entries)
		require.NoError(t, os.WriteFile(file, []byte(table(entries)), 0o644))
		return
	}
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	known := map[string]string{}
	for pair := range slices.Chunk(strings.Fields(string(text)), 2) {
		known[pair[0]] = pair[1]
	}
	for _, m := range all {
		switch old, ok := known[m.FullName()]; {
		case !ok:
			t.Errorf("the mark %s is new: write it down with go test ./render/all -update", m.FullName())
		case old != hash(m):
			t.Errorf("the drawing of %s has changed: if it was in a release, raise the mark's Version by one (from 0 to 2); then go test ./render/all -update", m.FullName())
		}
		delete(known, m.FullName())
	}
	for name := range known {
		t.Errorf("there is no mark %s any more: go test ./render/all -update", name)
	}
}

// table writes sorted entries several to a line, and those with another first letter onto a new one: so a new mark moves few of
// the others.
func table(entries []string) string {
	const width = 110
	var b strings.Builder
	column := 0
	for i, e := range entries {
		switch {
		case i == 0:
		case e[0] != entries[i-1][0] || column+len("  ")+len(e) > width:
			b.WriteString("\n")
			column = 0
		default:
			b.WriteString("  ")
			column += len("  ")
		}
		b.WriteString(e)
		column += len(e)
	}
	return b.String() + "\n"
}
