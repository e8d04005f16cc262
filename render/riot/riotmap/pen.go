package riotmap

import (
	"image"

	"ruckus/render/picture"
)

// A pen draws the parts of the map, some parts of its full size.
type pen struct {
	on         *picture.Pen
	m          *Map
	num, denom int // of the full size
}

func newPen(m *Map, high, num, denom int) *pen {
	p := &pen{m: m, num: num, denom: denom}
	p.on = picture.NewPen(picture.NewCanvas(p.z(wide), p.z(high), inkColors()))
	return p
}

// z makes a length as small as the picture is.
func (p *pen) z(n int) int { return (n*p.num + p.denom/2) / p.denom }

func (p *pen) zf(x float32) float32 { return x * float32(p.num) / float32(p.denom) }

func (p *pen) zp(at picture.Point) picture.Point { return picture.Pt(p.zf(at.X), p.zf(at.Y)) }

func (p *pen) zr(r image.Rectangle) image.Rectangle {
	return image.Rect(p.z(r.Min.X), p.z(r.Min.Y), p.z(r.Max.X), p.z(r.Max.Y))
}

func (p *pen) zk(k picture.Face) picture.Face {
	k.Size = p.z(k.Size)
	return k
}

func bold(size int) picture.Face { return picture.Face{Weight: picture.Bold, Size: size} }

// heavy are letters whose capitals and digits are so high.
func heavy(high int) picture.Face { return picture.Face{Weight: picture.Heavy, Size: high * 10 / 7} }

// write puts a text with its left end at x and its baseline at y, and returns where it ends.
func (p *pen) write(k picture.Face, i picture.Ink, x, y int, text string) int {
	p.on.Write(p.zk(k), i, p.z(x), p.z(y), text)
	return x + p.width(k, text)
}

func (p *pen) width(k picture.Face, text string) int {
	return p.on.Width(p.zk(k), text) * p.denom / p.num
}

// name writes a name in the room that there is, and returns where it ends.
func (p *pen) name(i picture.Ink, size, x, y, room int, text string) int {
	return x + (p.on.Name(p.zk(bold(size)), i, p.z(x), p.z(y), p.z(room), text)-p.z(x))*p.denom/p.num
}

// code writes a few letters around a point, so high if there is room.
func (p *pen) code(i picture.Ink, at image.Point, high, room int, text string) {
	k := heavy(high)
	for k.Size > 10 && p.width(k, text) > room {
		k.Size--
	}
	p.write(k, i, at.X-p.width(k, text)/2, at.Y+k.Size*7/20, text)
}

func (p *pen) rect(i picture.Ink, x, y, w, h int) {
	r := p.zr(image.Rect(x, y, x+w, y+h))
	p.on.Rect(r.Min.X, r.Min.Y, r.Dx(), r.Dy(), i)
}

// box fills a rectangle with rounded corners.
func (p *pen) box(i picture.Ink, r image.Rectangle, arc int) {
	r = p.zr(r)
	p.on.Box(i, r.Min.X, r.Min.Y, r.Dx(), r.Dy(), min(p.z(arc), r.Dx()/2, r.Dy()/2))
}

func (p *pen) paint(i picture.Ink, r image.Rectangle, path func(side float32) picture.Path) {
	r = p.zr(r)
	p.on.Paint(i, r, path(float32(r.Dx())))
}

func (p *pen) polygon(i picture.Ink, points ...picture.Point) {
	for n, at := range points {
		points[n] = p.zp(at)
	}
	p.on.Polygon(i, points...)
}

func (p *pen) circle(i picture.Ink, at picture.Point, r float32) {
	p.on.Circle(i, p.zp(at), p.zf(r))
}

func (p *pen) star(i picture.Ink, at picture.Point, tips int, outer, inner float32) {
	p.on.Star(i, p.zp(at), tips, p.zf(outer), p.zf(inner))
}

// dot fills a circle with an edge around it.
func (p *pen) dot(edge, fill picture.Ink, at image.Point, r, thick int) {
	c := point(at)
	p.circle(edge, c, float32(r))
	p.circle(fill, c, float32(r-thick))
}

func point(at image.Point) picture.Point { return picture.Pt(float32(at.X), float32(at.Y)) }

// middle is the middle of a rectangle.
func middle(r image.Rectangle) image.Point { return r.Min.Add(r.Max).Div(2) }

// square is a square around a point.
func square(at image.Point, side int) image.Rectangle {
	from := at.Sub(image.Pt(side/2, side/2))
	return image.Rectangle{from, from.Add(image.Pt(side, side))}
}
