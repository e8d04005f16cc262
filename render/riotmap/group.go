package riotmap

import "strconv"

// A look is how a team's things look: a colour with what is written on it, a light one, and a shape.
type look struct {
	fill, text, tint ink
	shape            func(p *pen, i ink, at point, r float32)
	sink             float32 // how much below the middle of the shape its number stands, as a part of r
}

var looks = map[string]look{
	"police":       {policeInk, white, policeTint, (*pen).square, 0},
	"autonomen":    {autonomenInk, white, autonomenTint, (*pen).disc, 0},
	"anarchists":   {anarchistsInk, white, anarchistsTint, (*pen).triangle, 0.3},
	"nationalists": {nationalistsInk, dark, nationalistsTint, (*pen).diamond, 0},
}

func (p *pen) square(i ink, at point, r float32) {
	x, y, w := int(at.x-r*0.9), int(at.y-r*0.9), int(r*1.8)
	p.box(i, x, y, w, w, w/8)
}

func (p *pen) disc(i ink, at point, r float32) { p.circle(i, at, r) }

func (p *pen) triangle(i ink, at point, r float32) {
	p.polygon(i, point{at.x, at.y - r}, point{at.x + r*1.12, at.y + r*0.95}, point{at.x - r*1.12, at.y + r*0.95})
}

func (p *pen) diamond(i ink, at point, r float32) {
	k := r * 1.1
	p.polygon(i, point{at.x, at.y - k}, point{at.x + k, at.y}, point{at.x, at.y + k}, point{at.x - k, at.y})
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
	l.shape(p, l.fill, point{float32(x), float32(y)}, r)
	k := faceKey{bold, s.of(forceSize)}
	if len(number) > 1 {
		k.size = s.of(forceSize - 4)
	}
	p.center(k, l.text, x, y+k.size*36/100+int(r*l.sink), number)
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
	return p.width(faceKey{regular, s.of(unitSize)}, strconv.Itoa(u.N)) + p.width(faceKey{bold, s.of(unitSize)}, u.Letter)
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
		x = p.write(faceKey{regular, s.of(unitSize)}, dark, x, base, strconv.Itoa(u.N))
		x = p.write(faceKey{bold, s.of(unitSize)}, dark, x, base, u.Letter)
	}
	return x - from
}
