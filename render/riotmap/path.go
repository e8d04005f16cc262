package riotmap

import (
	"image"
	"math"
)

// A point is a place on the canvas, in pixels.
type point struct{ x, y float32 }

// polygon fills a polygon.
func (c *canvas) polygon(i ink, points ...point) {
	c.fill(i, bounds(points), func(x, y float32) {
		c.raster.MoveTo(points[0].x-x, points[0].y-y)
		for _, p := range points[1:] {
			c.raster.LineTo(p.x-x, p.y-y)
		}
		c.raster.ClosePath()
	})
}

// round is how far the control points of a quarter of a circle are from its ends, for a radius of 1.
const round = 0.5523

// circle fills a circle.
func (c *canvas) circle(i ink, at point, r float32) {
	box := bounds([]point{{at.x - r, at.y - r}, {at.x + r, at.y + r}})
	c.fill(i, box, func(x0, y0 float32) {
		x, y, k := at.x-x0, at.y-y0, r*round
		c.raster.MoveTo(x+r, y)
		c.raster.CubeTo(x+r, y+k, x+k, y+r, x, y+r)
		c.raster.CubeTo(x-k, y+r, x-r, y+k, x-r, y)
		c.raster.CubeTo(x-r, y-k, x-k, y-r, x, y-r)
		c.raster.CubeTo(x+k, y-r, x+r, y-k, x+r, y)
		c.raster.ClosePath()
	})
}

// fill fills the path that trace gives to the rasterizer, within a box; x and y are the box's corner.
func (c *canvas) fill(i ink, box image.Rectangle, trace func(x, y float32)) {
	w, h := box.Dx(), box.Dy()
	c.raster.Reset(w, h)
	trace(float32(box.Min.X), float32(box.Min.Y))
	if cap(c.mask.Pix) < w*h {
		c.mask.Pix = make([]uint8, w*h)
	}
	c.mask = image.Alpha{Pix: c.mask.Pix[:w*h], Stride: w, Rect: image.Rect(0, 0, w, h)}
	c.raster.DrawOp = 1 // draw.Src
	c.raster.Draw(&c.mask, c.mask.Rect, image.Opaque, image.Point{})
	c.cover(&c.mask, box.Min.X, box.Min.Y, i)
}

func bounds(points []point) image.Rectangle {
	lo, hi := points[0], points[0]
	for _, p := range points {
		lo = point{min(lo.x, p.x), min(lo.y, p.y)}
		hi = point{max(hi.x, p.x), max(hi.y, p.y)}
	}
	return image.Rect(int(math.Floor(float64(lo.x))), int(math.Floor(float64(lo.y))), int(math.Ceil(float64(hi.x))), int(math.Ceil(float64(hi.y))))
}

// box fills a rectangle with rounded corners.
func (c *canvas) box(i ink, x, y, w, h, r int) {
	c.rect(x+r, y, w-2*r, h, i)
	c.rect(x, y+r, r, h-2*r, i)
	c.rect(x+w-r, y+r, r, h-2*r, i)
	for _, q := range []struct{ x, y, dx, dy int }{{x + r, y + r, -1, -1}, {x + w - r, y + r, 1, -1}, {x + r, y + h - r, -1, 1}, {x + w - r, y + h - r, 1, 1}} {
		corner := image.Rect(q.x, q.y, q.x+q.dx*r, q.y+q.dy*r)
		c.fill(i, corner, func(x0, y0 float32) {
			x, y, dx, dy := float32(q.x)-x0, float32(q.y)-y0, float32(q.dx*r), float32(q.dy*r)
			c.raster.MoveTo(x, y)
			c.raster.LineTo(x+dx, y)
			c.raster.CubeTo(x+dx, y+dy*round, x+dx*round, y+dy, x, y+dy)
			c.raster.ClosePath()
		})
	}
}

// frame draws a box with an edge around it.
func (c *canvas) frame(edge, i ink, x, y, w, h, r, thick int) {
	c.box(edge, x, y, w, h, r)
	c.box(i, x+thick, y+thick, w-2*thick, h-2*thick, max(0, r-thick))
}

// star fills a star with a number of tips.
func (c *canvas) star(i ink, at point, tips int, outer, inner float32) {
	points := make([]point, 2*tips)
	for n := range points {
		r := outer
		if n%2 == 1 {
			r = inner
		}
		sin, cos := math.Sincos(math.Pi * float64(n) / float64(tips))
		points[n] = point{at.x + r*float32(sin), at.y - r*float32(cos)}
	}
	c.polygon(i, points...)
}
