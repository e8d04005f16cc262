package picture

import (
	"math"

	"golang.org/x/image/vector"
)

// Rounded is a polygon whose corners are cut off by curves: they begin so far from the corner, or in the middle of a side
// that is too short.
func Rounded(cut float32, points ...Point) Path {
	return func(r *vector.Rasterizer) {
		for n, at := range points {
			from := toward(at, points[(n+len(points)-1)%len(points)], cut)
			to := toward(at, points[(n+1)%len(points)], cut)
			if n == 0 {
				r.MoveTo(from.X, from.Y)
			} else {
				r.LineTo(from.X, from.Y)
			}
			r.QuadTo(at.X, at.Y, to.X, to.Y)
		}
		r.ClosePath()
	}
}

// toward is the point that is so far from one point in the direction of another, at most half of the way.
func toward(from, to Point, far float32) Point {
	dx, dy := to.X-from.X, to.Y-from.Y
	part := min(0.5, far/float32(math.Hypot(float64(dx), float64(dy))))
	return Pt(from.X+dx*part, from.Y+dy*part)
}
