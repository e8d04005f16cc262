package riotmap

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
)

// PNG draws the map.
func (m Map) PNG() []byte {
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewPaletted(image.Rect(0, 0, 10, 10), color.Palette{color.White})); err != nil {
		panic(err) // memory can always be written to
	}
	return b.Bytes()
}
