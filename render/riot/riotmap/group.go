package riotmap

import (
	"strconv"

	"ruckus/render/picture"
)

// A look is how a team's things look: a colour with what is written on it, a light one, and a shape.
type look struct {
	fill, text, tint picture.Ink
	shape            func(p *pen, i picture.Ink, at picture.Point, r float32)
	sink             float32 // how much below the middle of the shape its number stands, as a part of r
}

var looks = map[string]look{
	"police":       {policeInk, white, policeTint, (*pen).square, 0},
	"autonomen":    {autonomenInk, white, autonomenTint, (*pen).disc, 0},
	"anarchists":   {anarchistsInk, white, anarchistsTint, (*pen).triangle, 0.3},
	"nationalists": {nationalistsInk, dark, nationalistsTint, (*pen).diamond, 0},
}

func (p *pen) square(i picture.Ink, at picture.Point, r float32) {
	x, y, w := int(at.X-r*0.9), int(at.Y-r*0.9), int(r*1.8)
	p.Box(i, x, y, w, w, w/8)
}

func (p *pen) disc(i picture.Ink, at picture.Point, r float32) { p.Circle(i, at, r) }

func (p *pen) triangle(i picture.Ink, at picture.Point, r float32) {
	p.Polygon(i, picture.Pt(at.X, at.Y-r), picture.Pt(at.X+r*1.12, at.Y+r*0.95), picture.Pt(at.X-r*1.12, at.Y+r*0.95))
}

func (p *pen) diamond(i picture.Ink, at picture.Point, r float32) {
	k := r * 1.1
	p.Polygon(i, picture.Pt(at.X, at.Y-k), picture.Pt(at.X+k, at.Y), picture.Pt(at.X, at.Y+k), picture.Pt(at.X-k, at.Y))
}

// Sizes of a group at full scale, in pixels.
const (
	unitSize   = 38 // of its letters
	forceSize  = 36
	badgeSize  = 28 // half the height of a team's shape
	badgeWidth = 64
	unitGap    = 11
	groupHigh  = 60
	groupGap   = 14 // between groups
)

// A scale makes what has too little room smaller: in percent.
type scale int

func (s scale) of(n int) int { return max(1, n*int(s)/int(full)) }

func (s scale) part() float32 { return float32(s) / float32(full) }

const (
	full  scale = 100
	least scale = 30
)

// badge draws a team's shape around x with a number in it.
func (p *pen) badge(l look, x, y int, number string, s scale) {
	r := float32(s.of(badgeSize))
	l.shape(p, l.fill, picture.Pt(float32(x), float32(y)), r)
	k := bold(s.of(forceSize))
	if len(number) > 1 {
		k.Size = s.of(forceSize - 4)
	}
	p.Center(k, l.text, x, y+k.Size*36/100+int(r*l.sink), number)
}

// groupWidth is how wide a group is when it is drawn.
func (p *pen) groupWidth(g Group, s scale) int {
	w := s.of(badgeWidth)
	for i, u := range g.Units {
		if i > 0 {
			w += s.of(unitGap)
		}
		w += p.unitWidth(u, s)
	}
	return w
}

// groupsWidth is how wide groups beside each other are.
func (p *pen) groupsWidth(groups []Group, s scale) int {
	w := (len(groups) - 1) * s.of(groupGap)
	for _, g := range groups {
		w += p.groupWidth(g, s)
	}
	return w
}

func (p *pen) unitWidth(u Units, s scale) int {
	return p.Width(regular(s.of(unitSize)), strconv.Itoa(u.N)) + p.Width(bold(s.of(unitSize)), u.Letter)
}

// group draws a group with its left end at x, around the height y, and returns how wide it is.
func (p *pen) group(m *Map, g Group, x, y int, s scale) int {
	from := x
	l := looks[m.Teams[g.Team].ID]
	p.badge(l, x+s.of(badgeWidth-8)/2, y, strconv.Itoa(g.Force), s)
	x += s.of(badgeWidth)
	base := y + s.of(unitSize)*36/100
	for i, u := range g.Units {
		if i > 0 {
			x += s.of(unitGap)
		}
		x = p.Write(regular(s.of(unitSize)), dark, x, base, strconv.Itoa(u.N))
		x = p.Write(bold(s.of(unitSize)), dark, x, base, u.Letter)
	}
	return x - from
}
