package picture

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"os"
	"testing"

	"github.com/stretchr/testify/require"
)

// A sheet has each picture once in each strip, on its ground. RUCKUS_SHOTS names a folder to write it into.
func TestASheetShowsEveryPictureInEveryWay(t *testing.T) {
	red := NewTile()
	red.Fill(RGB(0xFF0000), RoundBox(0, 0, 128, 128, 0))
	var pictures []image.Image
	for range 30 { // more than fit into a row of large ones
		pictures = append(pictures, red.Image())
	}
	data := Sheet([]Chapter{{"Reds", pictures}})
	if dir := os.Getenv("RUCKUS_SHOTS"); dir != "" {
		require.NoError(t, os.WriteFile(dir+"/sheet.png", data, 0o644))
	}
	img, err := png.Decode(bytes.NewReader(data))
	require.NoError(t, err)
	count := map[color.NRGBA]int{}
	for y := range img.Bounds().Dy() {
		for x := range img.Bounds().Dx() {
			count[color.NRGBAModel.Convert(img.At(x, y)).(color.NRGBA)]++
		}
	}
	plain := 0
	for _, s := range strips() {
		if s.seen == nil {
			plain += s.side * s.side
			continue
		}
		require.GreaterOrEqual(t, count[s.seen(RGB(0xFF0000))], 30*s.side*s.side, s.title)
	}
	require.Equal(t, 30*plain, count[RGB(0xFF0000)])
	for _, s := range strips() {
		if s.seen == nil {
			require.NotZero(t, count[s.ground], s.title)
		}
	}
}

// Who lacks a kind of cones sees what is grey as it is, and takes some colours for others.
func TestVisions(t *testing.T) {
	for _, d := range []deficiency{protanopia, deuteranopia, tritanopia} {
		for _, grey := range []uint32{0, 0x808080, 0xFFFFFF} {
			require.Equal(t, RGB(grey), d.see(RGB(grey)))
		}
	}
	apart := func(see vision, a, b uint32) int {
		x, y := see(RGB(a)), see(RGB(b))
		d := func(p, q uint8) int { return max(int(p)-int(q), int(q)-int(p)) }
		return d(x.R, y.R) + d(x.G, y.G) + d(x.B, y.B)
	}
	const red, green, blue, teal = 0xC04040, 0x607030, 0x4060C0, 0x207878
	require.Less(t, apart(deuteranopia.see, red, green), apart(tritanopia.see, red, green)/2)
	require.Less(t, apart(tritanopia.see, blue, teal), apart(deuteranopia.see, blue, teal)/2)
	bright := greyscale(RGB(0x00FF00))
	require.Equal(t, bright.R, bright.G)
	require.Greater(t, bright.R, greyscale(RGB(0xFF0000)).R, "green is brighter than red")
}
