package riotmap

import (
	"image"
	"math"
	"strings"

	"ruckus/render/picture"
)

// news marks a place that has changed: with a full dot in this turn, with a ring in the turn before.
func (p *pen) news(b *placeBox) {
	if b.News == Old || b.Empty() {
		return
	}
	r := 13
	if b.narrow {
		r = 9
	}
	p.dot(city, pink, b.news, r, 3)
	if b.News == Now {
		p.circle(white, point(b.news), 4)
	} else {
		p.circle(city, point(b.news), float32(r)-6)
	}
}

// aim draws what is about to happen to a place: a burst for a clash, a hollow one for an attack that is declared, an arrow
// for units that are about to move in.
func (p *pen) aim(b *placeBox) {
	if b.Aim == None {
		return
	}
	at := middle(b.sign)
	if b.Aim == Entered {
		p.goSign(ready, at)
		return
	}
	r := float32(b.sign.Dx()) / 2
	inside, text := red, white
	if b.Aim == Attacked {
		inside, text = white, city
	}
	p.star(city, point(at), 11, r*1.1, r*0.8)
	p.star(white, point(at), 11, r, r*0.72)
	p.star(inside, point(at), 11, r*0.86, r*0.6)
	p.code(text, at, int(r), b.sign.Dx(), "!")
}

// goSign is an arrow in a circle: one can go there.
func (p *pen) goSign(i picture.Ink, at image.Point) {
	p.dot(night, i, at, 25, 4)
	x, y := float32(at.X), float32(at.Y)
	p.polygon(night, picture.Pt(x-14, y-3.5), picture.Pt(x+1, y-3.5), picture.Pt(x+1, y-13), picture.Pt(x+15, y),
		picture.Pt(x+1, y+13), picture.Pt(x+1, y+3.5), picture.Pt(x-14, y+3.5))
}

// arrows draws who has moved of late, and from where a place is attacked or entered.
func (p *pen) arrows(l *layout) {
	for _, move := range p.m.Moves {
		p.between(l, move, func(from, to image.Point, r int) { p.arrow(pink, from, to, r) })
	}
	for i := range l.areas {
		a := &l.areas[i]
		for _, t := range a.street.tokens {
			for _, h := range a.houses {
				if t.Role != Attacker || h.Aim == None {
					continue
				}
				ink := red
				if h.Aim == Entered {
					ink = ready
				}
				p.arrow(ink, middle(t.Rectangle), a.doorstep(&h), 0)
			}
		}
	}
}

// anchor is where an arrow between a team in a place and another point begins or ends, and how near to it.
func (l *layout) anchor(b *placeBox, team int, other image.Point) (at image.Point, r int) {
	bar := l.hq.Union(l.hospital.Rectangle)
	for i := range l.areas {
		a := &l.areas[i]
		switch {
		case a.entry.Place == b.Place && b.Empty():
			return image.Pt(a.street.Max.X-20, a.letter.Min.Y+20), 0
		case b.house && strings.HasPrefix(b.Code, a.Letter):
			return a.doorstep(b), 0
		case b.Place == &l.areas[i].Area.Street:
			for _, t := range b.tokens {
				if t.Team == team {
					return middle(t.Rectangle), t.Dx() * 45 / 100
				}
			}
			return nearest(b.Inset(40), other), 0
		}
	}
	if !b.In(bar) || other.In(bar) {
		return nearest(b.Inset(30), other), 0
	}
	return nearest(bar.Inset(10), other), 0
}

// nearest is the point of a rectangle that is nearest to another point.
func nearest(r image.Rectangle, to image.Point) image.Point {
	return image.Pt(min(max(to.X, r.Min.X), r.Max.X), min(max(to.Y, r.Min.Y), r.Max.Y))
}

// doorstep is where a house meets its street.
func (a *areaBox) doorstep(h *placeBox) image.Point {
	if a.above {
		return image.Pt(middle(h.Rectangle).X, h.Max.Y-4)
	}
	return image.Pt(middle(h.Rectangle).X, h.Min.Y+4)
}

// arrow draws an arrow that ends at a distance from a point.
func (p *pen) arrow(i picture.Ink, from, to image.Point, r int) {
	at, long := along(from, to)
	long -= float64(r)
	if long < 30 {
		return
	}
	for _, side := range []struct {
		ink picture.Ink
		add float64
	}{{city, 4}, {i, 0}} {
		tip, half, head := long+side.add, 7+side.add, 24+side.add*1.6
		back := long - 36 - side.add*0.6
		p.polygon(side.ink, at(0, -half), at(back+1, -half), at(back, -head), at(tip, 0), at(back, head), at(back+1, half), at(0, half))
	}
}

// along gives points on the way from one to another, by how far they lie along it and beside it, and how long the way is.
func along(from, to image.Point) (at func(along, across float64) picture.Point, long float64) {
	dx, dy := float64(to.X-from.X), float64(to.Y-from.Y)
	long = math.Hypot(dx, dy)
	ux, uy := dx/long, dy/long
	return func(along, across float64) picture.Point {
		return picture.Pt(float32(float64(from.X)+ux*along-uy*across), float32(float64(from.Y)+uy*along+ux*across))
	}, long
}
