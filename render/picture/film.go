package picture

import (
	"bytes"
	"image"
	"image/gif"
	"time"
)

// A Film is made of what is on a canvas, moment after moment.
type Film struct {
	canvas *Canvas
	moving gif.GIF
	last   []uint8 // the pixels of the last moment
}

// NewFilm makes a film of a canvas, without moments.
func NewFilm(c *Canvas) *Film { return &Film{canvas: c, last: make([]uint8, len(c.pix))} }

// Add shows for a while what is on the canvas now. Only what has changed takes room in the file.
func (f *Film) Add(wait time.Duration) {
	c := f.canvas
	box := image.Rectangle{}
	for y := range c.h {
		for x := range c.w {
			if c.pix[y*c.w+x] != f.last[y*c.w+x] {
				box = box.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	if box.Empty() {
		box = image.Rect(0, 0, 1, 1)
	}
	m := &image.Paletted{Pix: make([]uint8, box.Dx()*box.Dy()), Stride: box.Dx(), Rect: box} // 0: as it was
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			if i := y*c.w + x; c.pix[i] != f.last[i] {
				m.SetColorIndex(x, y, c.pix[i])
			}
		}
	}
	copy(f.last, c.pix)
	f.moving.Image, f.moving.Disposal = append(f.moving.Image, m), append(f.moving.Disposal, gif.DisposalNone)
	f.moving.Delay = append(f.moving.Delay, int(wait/(10*time.Millisecond)))
}

// GIF writes the film. It begins again after its end.
func (f *Film) GIF() []byte {
	palette := f.canvas.Image().Palette
	for _, m := range f.moving.Image {
		m.Palette = palette
	}
	f.moving.Config = image.Config{ColorModel: palette, Width: f.canvas.w, Height: f.canvas.h}
	var b bytes.Buffer
	if err := gif.EncodeAll(&b, &f.moving); err != nil {
		panic(err) // memory can always be written to
	}
	return b.Bytes()
}

// Clear takes everything off the canvas.
func (c *Canvas) Clear() { clear(c.pix) }
