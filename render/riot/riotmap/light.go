package riotmap

import (
	"image"
	"slices"

	"ruckus/games"
	"ruckus/render/picture"
)

const (
	smallSize = 40_000 // bytes of a hand's map, at most
	shade     = 3      // eighths of dark over what does not matter, which stays readable
)

// light makes all dim but what matters: a white ring is around what is chosen, a full green frame with an arrow around where
// it can go, and a broken red line around what it can attack.
func (p *pen) light(l *layout) {
	var bright []image.Rectangle
	for _, b := range l.places() {
		if p.m.Light.matters(b.Code) && !b.Empty() {
			bright = append(bright, p.zr(b.Rectangle))
		}
	}
	p.on.Shade(night, shade, bright...)
	for _, b := range l.places() {
		if p.m.goes(b.Code) {
			p.frame(night, b.Inset(-8), 12, 21)
			p.frame(ready, b.Inset(-6), 8, 19)
			if !b.sign.Empty() && b.Aim == None {
				p.goSign(ready, middle(b.sign))
			}
		}
		for _, t := range b.tokens {
			s := Spot{b.Code, games.Seat(t.Team)}
			whole := t.Union(t.dots).Inset(-5)
			switch {
			case slices.Contains(p.m.Light.Chosen, s):
				p.frame(night, whole.Inset(-2), 12, 32)
				p.frame(white, whole, 8, 30)
			case slices.Contains(p.m.Light.Attack, s):
				if b.house {
					whole = b.Inset(-6)
				}
				p.frame(night, whole.Inset(-2), 12, 14)
				p.dashes(danger, whole, 8)
			}
		}
	}
}

// matters reports whether a place is shown brightly.
func (l *Light) matters(code string) bool {
	here := func(s Spot) bool { return s.Place == code }
	return slices.Contains(l.Go, code) || slices.ContainsFunc(l.Chosen, here) || slices.ContainsFunc(l.Attack, here)
}

// frame draws a line inside a rectangle's edge, with rounded corners.
func (p *pen) frame(i picture.Ink, r image.Rectangle, thick, arc int) {
	r, thick, arc = p.zr(r), p.z(thick), p.z(arc)
	p.on.Rect(r.Min.X+arc, r.Min.Y, r.Dx()-2*arc, thick, i)
	p.on.Rect(r.Min.X+arc, r.Max.Y-thick, r.Dx()-2*arc, thick, i)
	p.on.Rect(r.Min.X, r.Min.Y+arc, thick, r.Dy()-2*arc, i)
	p.on.Rect(r.Max.X-thick, r.Min.Y+arc, thick, r.Dy()-2*arc, i)
	corners := r.Inset(arc)
	for n, at := range []image.Point{{corners.Max.X, corners.Min.Y}, corners.Max, {corners.Min.X, corners.Max.Y}, corners.Min} {
		p.on.Arc(i, point(at), float32(arc)-float32(thick)/2, float32(thick), float32(90*n), float32(90*n+90))
	}
}

// dashes draws a broken line inside a rectangle's edge.
func (p *pen) dashes(i picture.Ink, r image.Rectangle, thick int) {
	const dash, step = 26, 38
	along := func(long int, draw func(from, to int)) {
		n := (long + step - dash) / step
		for k := range n {
			from := (long - n*step + step - dash) / 2
			draw(from+k*step, from+k*step+dash)
		}
	}
	along(r.Dx(), func(from, to int) {
		p.rect(i, r.Min.X+from, r.Min.Y, to-from, thick)
		p.rect(i, r.Min.X+from, r.Max.Y-thick, to-from, thick)
	})
	along(r.Dy(), func(from, to int) {
		p.rect(i, r.Min.X, r.Min.Y+from, thick, to-from)
		p.rect(i, r.Max.X-thick, r.Min.Y+from, thick, to-from)
	})
}
