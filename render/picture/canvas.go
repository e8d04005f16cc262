// Package picture has what pictures are drawn with: a canvas of few colours, shapes and letters. It knows no game.
package picture

import (
	"bytes"
	"image"
	"image/color"
	"image/png"

	"golang.org/x/image/vector"
)

// levels is how many steps of transparency an edge has. Few of them keep the palette and the file small.
const levels = 8

// nearEnough is how far a colour's channels may be from those that an edge asks for.
const nearEnough = 6

// An Ink is a colour that things are drawn with: a place in a Canvas's list of them.
type Ink uint8

// MaxInks is how many inks a Canvas can have.
const MaxInks = 32

// A Canvas is a picture of at most 256 colours. First come the inks, beginning with the transparent ground; the
// colours of edges between them are added as they are needed.
type Canvas struct {
	Most    int // bytes of a PNG, if it can be; 100,000 unless it is changed
	Colours int // at most; 256 unless it is changed

	w, h   int
	pix    []uint8
	inks   []color.RGBA
	colors []color.RGBA
	blends [256][MaxInks][levels]uint8 // of an Ink laid over a colour: the colour; 0 where it is not known yet
	raster vector.Rasterizer
	mask   image.Alpha
}

// NewCanvas makes a transparent canvas of that many pixels. The first of the inks is the ground; there may be MaxInks.
func NewCanvas(w, h int, inks []color.RGBA) *Canvas {
	c := &Canvas{Most: maxSize, Colours: 256, w: w, h: h, pix: make([]uint8, w*h), inks: inks, colors: make([]color.RGBA, len(inks), 256)}
	copy(c.colors, inks)
	return c
}

// Rect fills a rectangle.
func (c *Canvas) Rect(x, y, w, h int, i Ink) {
	x0, x1 := max(x, 0), min(x+w, c.w)
	y0, y1 := max(y, 0), min(y+h, c.h)
	if x0 >= x1 || y0 >= y1 {
		return
	}
	first := c.pix[y0*c.w+x0 : y0*c.w+x1]
	for j := range first {
		first[j] = uint8(i)
	}
	for y := y0 + 1; y < y1; y++ {
		copy(c.pix[y*c.w+x0:y*c.w+x1], first)
	}
}

// Cover lays an Ink over the pixels of a mask that has its upper left corner at x, y.
func (c *Canvas) Cover(mask *image.Alpha, x, y int, i Ink) {
	w, h := mask.Rect.Dx(), mask.Rect.Dy()
	from, to := max(0, -x), min(w, c.w-x)
	if from >= to {
		return
	}
	for row := max(0, -y); row < min(h, c.h-y); row++ {
		alpha := mask.Pix[row*mask.Stride+from : row*mask.Stride+to]
		pix := c.pix[(y+row)*c.w+x+from:][:len(alpha)]
		for j, a := range alpha {
			switch l := (int(a)*levels + 127) / 255; l {
			case 0:
			case levels:
				pix[j] = uint8(i)
			default:
				b := c.blends[pix[j]][i][l]
				if b == 0 {
					b = c.blend(pix[j], i, l)
				}
				pix[j] = b
			}
		}
	}
}

// Crop takes away all rows but those from one up to another.
func (c *Canvas) Crop(from, to int) {
	from, to = max(0, from), min(to, c.h)
	c.pix, c.h = c.pix[from*c.w:to*c.w], to-from
}

// blend finds or makes the colour of an Ink over a colour.
func (c *Canvas) blend(under uint8, i Ink, level int) uint8 {
	a, b := c.colors[under], c.inks[i]
	mix := func(a, b uint8) uint8 { return uint8((int(a)*(levels-level) + int(b)*level + levels/2) / levels) }
	want := color.RGBA{mix(a.R, b.R), mix(a.G, b.G), mix(a.B, b.B), 255}
	if under == 0 {
		want = b // the corners of the picture lie on whatever Discord has there
	}
	best, least := 0, 1<<30
	for n, have := range c.colors[1:] {
		if d := max(apart(want.R, have.R), apart(want.G, have.G), apart(want.B, have.B)); d < least {
			best, least = n+1, d
		}
	}
	if least > nearEnough && len(c.colors) < c.Colours {
		best = len(c.colors)
		c.colors = append(c.colors, want)
	}
	c.blends[under][i][level] = uint8(best)
	return uint8(best)
}

func apart(a, b uint8) int { return max(int(a)-int(b), int(b)-int(a)) }

const maxSize = 100_000

// Image is the picture as it is now. It shares the canvas's pixels.
func (c *Canvas) Image() *image.Paletted {
	palette := make(color.Palette, len(c.colors))
	for i, rgb := range c.colors {
		palette[i] = rgb
	}
	return &image.Paletted{Pix: c.pix, Stride: c.w, Rect: image.Rect(0, 0, c.w, c.h), Palette: palette}
}

// PNG writes the picture: fast, and only if that makes it too large, small.
func (c *Canvas) PNG() []byte {
	m := c.Image()
	var b bytes.Buffer
	for _, level := range []png.CompressionLevel{png.BestSpeed, png.DefaultCompression} {
		b.Reset()
		e := png.Encoder{CompressionLevel: level}
		if err := e.Encode(&b, m); err != nil {
			panic(err) // memory can always be written to
		}
		if b.Len() <= c.Most {
			break
		}
	}
	return b.Bytes()
}
