package picture

import (
	"bytes"
	_ "embed"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"math"

	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// TileSide is how wide and high a Tile is, in pixels.
const TileSide = 128

// condensed is a font for numbers and letters that are read at 20 pixels. Its licence lies beside it.
//
//go:embed barlow/BarlowCondensed-ExtraBold.ttf
var condensed []byte

// A Tile is a small square picture in full colour, with a transparent ground: the face of a card or a token. Places on it
// are in pixels from its upper left corner; TileSide, TileSide is the lower right one.
type Tile struct {
	img    *image.NRGBA
	raster *vector.Rasterizer
	font   *sfnt.Font
}

// NewTile makes a transparent tile.
func NewTile() *Tile {
	f, err := sfnt.Parse(condensed)
	if err != nil {
		panic(err) // the font is a part of the program
	}
	side := image.Rect(0, 0, TileSide, TileSide)
	return &Tile{img: image.NewNRGBA(side), raster: vector.NewRasterizer(TileSide, TileSide), font: f}
}

// RGB is an opaque colour, written as 0xRRGGBB.
func RGB(c uint32) color.NRGBA {
	return color.NRGBA{R: uint8(c >> 16), G: uint8(c >> 8), B: uint8(c), A: 255}
}

// A Path draws an outline on the rasterizer. Those of this package run clockwise.
type Path func(r *vector.Rasterizer)

// Fill fills paths with a colour. Where two of them run in opposite directions, what they share is a hole.
func (t *Tile) Fill(c color.Color, paths ...Path) {
	t.raster.Reset(TileSide, TileSide)
	t.raster.DrawOp = draw.Over
	for _, p := range paths {
		p(t.raster)
	}
	t.raster.Draw(t.img, t.img.Bounds(), image.NewUniform(c), image.Point{})
}

// Shape is a polygon.
func Shape(points ...Point) Path {
	return func(r *vector.Rasterizer) {
		r.MoveTo(points[0].X, points[0].Y)
		for _, p := range points[1:] {
			r.LineTo(p.X, p.Y)
		}
		r.ClosePath()
	}
}

// Disc is a circle.
func Disc(x, y, radius float32) Path { return RoundBox(x-radius, y-radius, 2*radius, 2*radius, radius) }

// RoundBox is a rectangle with rounded corners.
func RoundBox(x, y, w, h, radius float32) Path {
	return func(r *vector.Rasterizer) {
		k := radius * (1 - round)
		r.MoveTo(x+radius, y)
		r.LineTo(x+w-radius, y)
		r.CubeTo(x+w-k, y, x+w, y+k, x+w, y+radius)
		r.LineTo(x+w, y+h-radius)
		r.CubeTo(x+w, y+h-k, x+w-k, y+h, x+w-radius, y+h)
		r.LineTo(x+radius, y+h)
		r.CubeTo(x+k, y+h, x, y+h-k, x, y+h-radius)
		r.LineTo(x, y+radius)
		r.CubeTo(x, y+k, x+k, y, x+radius, y)
		r.ClosePath()
	}
}

// Tips is a star with a number of tips. The first points up.
func Tips(x, y float32, tips int, outer, inner float32) Path {
	return Shape(starPoints(Pt(x, y), tips, outer, inner)...)
}

// Line is a straight stroke with round ends.
func Line(from, to Point, thick float32) Path {
	dx, dy := float64(to.X-from.X), float64(to.Y-from.Y)
	length := math.Hypot(dx, dy)
	nx, ny := float32(dy/length)*thick/2, float32(-dx/length)*thick/2
	ux, uy := float32(dx/length)*thick/2, float32(dy/length)*thick/2
	const k = round
	return func(r *vector.Rasterizer) {
		cap := func(p Point, ux, uy, nx, ny float32) {
			r.CubeTo(p.X+nx+ux*k, p.Y+ny+uy*k, p.X+nx*k+ux, p.Y+ny*k+uy, p.X+ux, p.Y+uy)
			r.CubeTo(p.X-nx*k+ux, p.Y-ny*k+uy, p.X-nx+ux*k, p.Y-ny+uy*k, p.X-nx, p.Y-ny)
		}
		r.MoveTo(from.X+nx, from.Y+ny)
		r.LineTo(to.X+nx, to.Y+ny)
		cap(to, ux, uy, nx, ny)
		r.LineTo(from.X-nx, from.Y-ny)
		cap(from, -ux, -uy, -nx, -ny)
		r.ClosePath()
	}
}

// Letters writes a text around x, with capitals and digits that are so high and stand on the line y. It is made narrower
// where it would be wider than the room. What the font has no letters for is left out.
func (t *Tile) Letters(c color.Color, x, y, height, room float32, text string) {
	const em = 1000
	var buf sfnt.Buffer
	var segments []sfnt.Segment
	var pen fixed.Int26_6
	for _, letter := range text {
		n, err := t.font.GlyphIndex(&buf, letter)
		if err != nil || n == 0 {
			continue
		}
		glyph, err := t.font.LoadGlyph(&buf, n, fixed.I(em), nil)
		if err != nil {
			continue
		}
		for _, s := range glyph {
			for i := range s.Args {
				s.Args[i].X += pen
			}
			segments = append(segments, s)
		}
		advance, err := t.font.GlyphAdvance(&buf, n, fixed.I(em), 0)
		if err == nil {
			pen += advance
		}
	}
	const capitals = 0.7 // of the em, in this font
	tall := height / (capitals * em)
	wide := min(tall, room/(float32(pen)/64))
	at := func(p fixed.Point26_6) (float32, float32) {
		return x + (float32(p.X)-float32(pen)/2)/64*wide, y + float32(p.Y)/64*tall
	}
	t.Fill(c, func(r *vector.Rasterizer) {
		for _, s := range segments {
			ax, ay := at(s.Args[0])
			bx, by := at(s.Args[1])
			cx, cy := at(s.Args[2])
			switch s.Op {
			case sfnt.SegmentOpMoveTo:
				r.ClosePath()
				r.MoveTo(ax, ay)
			case sfnt.SegmentOpLineTo:
				r.LineTo(ax, ay)
			case sfnt.SegmentOpQuadTo:
				r.QuadTo(ax, ay, bx, by)
			case sfnt.SegmentOpCubeTo:
				r.CubeTo(ax, ay, bx, by, cx, cy)
			}
		}
		r.ClosePath()
	})
}

// Image is the picture as it is drawn so far.
func (t *Tile) Image() image.Image { return t.img }

// PNG writes the picture.
func (t *Tile) PNG() []byte {
	var b bytes.Buffer
	if err := png.Encode(&b, t.img); err != nil {
		panic(err) // memory can always be written to
	}
	return b.Bytes()
}
