package picture

import (
	"image"
	"math"
)

// A Point is a place on the canvas, in pixels.
type Point struct{ X, Y float32 }

// Pt is a Point.
func Pt(x, y float32) Point { return Point{x, y} }

// Polygon fills a polygon.
func (c *Canvas) Polygon(i Ink, points ...Point) {
	c.Fill(i, bounds(points), func(x, y float32) {
		c.raster.MoveTo(points[0].X-x, points[0].Y-y)
		for _, p := range points[1:] {
			c.raster.LineTo(p.X-x, p.Y-y)
		}
		c.raster.ClosePath()
	})
}

// round is how far the control points of a quarter of a circle are from its ends, for a radius of 1.
const round = 0.5523

// Circle fills a circle.
func (c *Canvas) Circle(i Ink, at Point, r float32) {
	box := bounds([]Point{{at.X - r, at.Y - r}, {at.X + r, at.Y + r}})
	c.Fill(i, box, func(x0, y0 float32) {
		x, y, k := at.X-x0, at.Y-y0, r*round
		c.raster.MoveTo(x+r, y)
		c.raster.CubeTo(x+r, y+k, x+k, y+r, x, y+r)
		c.raster.CubeTo(x-k, y+r, x-r, y+k, x-r, y)
		c.raster.CubeTo(x-r, y-k, x-k, y-r, x, y-r)
		c.raster.CubeTo(x+k, y-r, x+r, y-k, x+r, y)
		c.raster.ClosePath()
	})
}

// Fill fills the path that trace gives to the rasterizer, within a box; x and y are the box's corner.
func (c *Canvas) Fill(i Ink, box image.Rectangle, trace func(x, y float32)) {
	w, h := box.Dx(), box.Dy()
	c.raster.Reset(w, h)
	trace(float32(box.Min.X), float32(box.Min.Y))
	if cap(c.mask.Pix) < w*h {
		c.mask.Pix = make([]uint8, w*h)
	}
	c.mask = image.Alpha{Pix: c.mask.Pix[:w*h], Stride: w, Rect: image.Rect(0, 0, w, h)}
	c.raster.DrawOp = 1 // draw.Src
	c.raster.Draw(&c.mask, c.mask.Rect, image.Opaque, image.Point{})
	c.Cover(&c.mask, box.Min.X, box.Min.Y, i)
}

// Paint fills a path of a Tile's kind in a box of the canvas. Its places are in pixels from the box's upper left corner.
func (c *Canvas) Paint(i Ink, box image.Rectangle, path Path) {
	c.Fill(i, box, func(float32, float32) { path(&c.raster) })
}

// PaintPart fills those parts of a path in a box of the canvas that a function of the pixel says: 1 all of it, 0 nothing.
func (c *Canvas) PaintPart(i Ink, box image.Rectangle, path Path, part func(x, y int) float32) {
	w, h := box.Dx(), box.Dy()
	c.raster.Reset(w, h)
	path(&c.raster)
	mask := image.NewAlpha(image.Rect(0, 0, w, h))
	c.raster.DrawOp = 1 // draw.Src
	c.raster.Draw(mask, mask.Rect, image.Opaque, image.Point{})
	for y := range h {
		for x := range w {
			a := &mask.Pix[y*mask.Stride+x]
			*a = uint8(float32(*a) * part(box.Min.X+x, box.Min.Y+y))
		}
	}
	c.Cover(mask, box.Min.X, box.Min.Y, i)
}

func bounds(points []Point) image.Rectangle {
	lo, hi := points[0], points[0]
	for _, p := range points {
		lo = Point{min(lo.X, p.X), min(lo.Y, p.Y)}
		hi = Point{max(hi.X, p.X), max(hi.Y, p.Y)}
	}
	return image.Rect(int(math.Floor(float64(lo.X))), int(math.Floor(float64(lo.Y))), int(math.Ceil(float64(hi.X))), int(math.Ceil(float64(hi.Y))))
}

// Box fills a rectangle with rounded corners.
func (c *Canvas) Box(i Ink, x, y, w, h, r int) {
	c.Rect(x+r, y, w-2*r, h, i)
	c.Rect(x, y+r, r, h-2*r, i)
	c.Rect(x+w-r, y+r, r, h-2*r, i)
	for _, q := range []struct{ x, y, dx, dy int }{{x + r, y + r, -1, -1}, {x + w - r, y + r, 1, -1}, {x + r, y + h - r, -1, 1}, {x + w - r, y + h - r, 1, 1}} {
		corner := image.Rect(q.x, q.y, q.x+q.dx*r, q.y+q.dy*r)
		c.Fill(i, corner, func(x0, y0 float32) {
			x, y, dx, dy := float32(q.x)-x0, float32(q.y)-y0, float32(q.dx*r), float32(q.dy*r)
			c.raster.MoveTo(x, y)
			c.raster.LineTo(x+dx, y)
			c.raster.CubeTo(x+dx, y+dy*round, x+dx*round, y+dy, x, y+dy)
			c.raster.ClosePath()
		})
	}
}

// Frame draws a box with an edge around it.
func (c *Canvas) Frame(edge, i Ink, x, y, w, h, r, thick int) {
	c.Box(edge, x, y, w, h, r)
	c.Box(i, x+thick, y+thick, w-2*thick, h-2*thick, max(0, r-thick))
}

// Arc draws a part of a ring around a point: clockwise from the top, between two angles in degrees.
func (c *Canvas) Arc(i Ink, at Point, r, thick, from, to float32) {
	steps := max(2, int((to-from)/6))
	points := make([]Point, 2*(steps+1))
	for n := range steps + 1 {
		sin, cos := math.Sincos(float64(from+(to-from)*float32(n)/float32(steps)) * math.Pi / 180)
		outer, inner := r+thick/2, r-thick/2
		points[n] = Point{at.X + outer*float32(sin), at.Y - outer*float32(cos)}
		points[len(points)-1-n] = Point{at.X + inner*float32(sin), at.Y - inner*float32(cos)}
	}
	c.Polygon(i, points...)
}

// Star fills a star with a number of tips.
func (c *Canvas) Star(i Ink, at Point, tips int, outer, inner float32) {
	c.Polygon(i, starPoints(at, tips, outer, inner)...)
}

// starPoints are the tips of a star and the corners between them, from the tip that points up.
func starPoints(at Point, tips int, outer, inner float32) []Point {
	points := make([]Point, 2*tips)
	for n := range points {
		r := outer
		if n%2 == 1 {
			r = inner
		}
		sin, cos := math.Sincos(math.Pi * float64(n) / float64(tips))
		points[n] = Point{at.X + r*float32(sin), at.Y - r*float32(cos)}
	}
	return points
}
