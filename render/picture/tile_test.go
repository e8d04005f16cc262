package picture

import (
	"bytes"
	"image/png"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestATileIsASquareWithoutAGround(t *testing.T) {
	tile := NewTile()
	tile.Fill(RGB(0xda2535), RoundBox(8, 8, 112, 112, 20))
	tile.Fill(RGB(0xffffff), Line(Pt(30, 100), Pt(100, 100), 6), Tips(64, 64, 5, 30, 12))
	tile.Letters(RGB(0xffffff), 64, 90, 60, 100, "10")
	img, err := png.Decode(bytes.NewReader(tile.PNG()))
	require.NoError(t, err)
	require.Equal(t, TileSide, img.Bounds().Dx())
	require.Equal(t, TileSide, img.Bounds().Dy())
	_, _, _, alpha := img.At(0, 0).RGBA()
	require.Zero(t, alpha, "the corner")
	r, g, b, alpha := img.At(64, 15).RGBA()
	require.Equal(t, []uint32{0xda, 0x25, 0x35, 0xff}, []uint32{r >> 8, g >> 8, b >> 8, alpha >> 8})
}

// A text that is too wide for its room is made narrower, and stays as high.
func TestLettersKeepToTheirRoom(t *testing.T) {
	tile := NewTile()
	tile.Letters(RGB(0), 64, 100, 70, 40, "1000")
	for y := range TileSide {
		for x := range TileSide {
			_, _, _, alpha := tile.Image().At(x, y).RGBA()
			inside := x >= 43 && x <= 85 && y >= 28 && y <= 102
			require.True(t, inside || alpha == 0, "ink at %d, %d", x, y)
		}
	}
}

func TestAHoleIsAPathTheOtherWayRound(t *testing.T) {
	tile := NewTile()
	tile.Fill(RGB(0), Shape(Pt(10, 10), Pt(100, 10), Pt(100, 100), Pt(10, 100)), Shape(Pt(40, 40), Pt(40, 60), Pt(60, 60), Pt(60, 40)))
	_, _, _, alpha := tile.Image().At(50, 50).RGBA()
	require.Zero(t, alpha)
}
