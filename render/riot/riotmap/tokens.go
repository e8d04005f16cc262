package riotmap

import (
	"image"
	"strconv"

	"ruckus/render/picture"
)

// tokens draws who is in a place.
func (p *pen) tokens(b *placeBox) {
	for _, t := range b.tokens {
		if t.ghost {
			continue
		}
		p.token(t)
		if !t.dots.Empty() {
			ink, ground := b.inks()
			p.units(t, ink, ground)
		}
	}
}

// inks are what is written with on the ground of a place, and that ground.
func (b *placeBox) inks() (ink, ground picture.Ink) {
	switch {
	case b.house:
		return city, paper
	case b.post:
		return white, headquarters
	}
	return white, asphalt
}

// token draws a group's token with its Force.
func (p *pen) token(t token) {
	team := p.m.Teams[t.Team].ID
	shape, ink, side := Tokens[team], tokenInks[team], t.Dx()
	p.paint(ink.edge, t.Rectangle, func(side float32) picture.Path { return shape.Outline(0, 0, side, 0) })
	p.paint(ink.fill, t.Rectangle, func(side float32) picture.Path { return shape.Outline(0, 0, side, max(2, side*0.055)) })
	at := middle(t.Rectangle).Add(image.Pt(0, int(shape.Low*float32(side))))
	p.code(ink.text, at, max(side*54/100, digitHigh), int(float32(side)*shape.Room*1.06), strconv.Itoa(t.Force))
}

// manyUnits is from how many units on their number is written.
const manyUnits = 6

// units draws a star for each special unit of a group and a dot for each other one: full for those that can still act, and
// hollow for those that have acted. Many units are numbers: "×3" can act, and a ring with a number for the others.
func (p *pen) units(t token, ink, ground picture.Ink) {
	const step = 17
	var marks []unitMark
	for _, special := range []bool{true, false} {
		for _, acted := range []bool{false, true} {
			for range t.count(special, acted) {
				marks = append(marks, unitMark{special, acted})
			}
		}
	}
	y := middle(t.dots).Y
	if len(marks) >= manyUnits || len(marks)*step > t.dots.Dx()+8 {
		p.many(t, ink, ground)
		return
	}
	x := middle(t.dots).X - len(marks)*step/2
	if t.beside() {
		x = t.dots.Min.X + 10
	}
	for _, m := range marks {
		p.mark(ink, ground, image.Pt(x+step/2, y), m)
		x += step
	}
}

// A unitMark is what stands for one unit.
type unitMark struct{ special, acted bool }

// count is how many units of a group are special or not, and have acted or not.
func (g *Group) count(special, acted bool) (n int) {
	for _, u := range g.Units {
		if u.Special == special {
			if acted {
				n += u.Acted
			} else {
				n += u.N - u.Acted
			}
		}
	}
	return n
}

// beside reports whether the units of a token are shown behind it.
func (t *token) beside() bool { return t.dots.Min.Y < t.Max.Y }

// mark draws what stands for one unit around a point.
func (p *pen) mark(ink, ground picture.Ink, at image.Point, m unitMark) {
	switch {
	case m.special:
		p.star(ink, point(at), 5, 11, 4.6)
		if m.acted {
			p.star(ground, point(at), 5, 5.5, 2.3)
		}
	case m.acted:
		p.dot(ink, ground, at, 7, 3)
	default:
		p.circle(ink, point(at), 6)
	}
}

// many writes how many units a group has, behind a star if one of them is special and there is room.
func (p *pen) many(t token, ink, ground picture.Ink) {
	const ring = 22
	able, acted := t.count(true, false)+t.count(false, false), t.count(true, true)+t.count(false, true)
	first, second := "×"+strconv.Itoa(able), strconv.Itoa(acted)
	star := 0
	if t.count(true, false)+t.count(true, true) > 0 {
		star = ring
	}
	width := func(k picture.Face) (w int) {
		w = star
		if able > 0 {
			w += p.width(k, first)
		}
		if acted > 0 {
			w += ring + p.width(k, second)
		}
		return w
	}
	k := heavy(unitsHigh)
	for k.Size > heavy(unitsLeast).Size && width(k) > t.dots.Dx() {
		k.Size--
	}
	if width(k) > t.dots.Dx() {
		star = 0
	}
	x, y := middle(t.dots).X-width(k)/2, middle(t.dots).Y
	if t.beside() {
		x = t.dots.Min.X + 10
	}
	if star > 0 {
		p.mark(ink, ground, image.Pt(x+ring/2, y), unitMark{special: true, acted: t.count(true, false) == 0})
		x += star
	}
	base := y + k.Size*7/20
	if able > 0 {
		x = p.write(k, ink, x, base, first)
	}
	if acted > 0 {
		p.mark(ink, ground, image.Pt(x+ring/2, y), unitMark{acted: true})
		p.write(k, ink, x+ring, base, second)
	}
}
