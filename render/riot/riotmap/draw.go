package riotmap

import (
	"image"
	"math"
	"strconv"
	"strings"

	"ruckus/render/picture"
)

const smallSize = 40_000 // bytes of a hand's map, at most

// PNG draws the map.
func (m Map) PNG() []byte { return m.draw().PNG() }

func (m Map) draw() *picture.Canvas {
	l := m.layout()
	num, denom := 1, 1
	if m.Small {
		num, denom = 2, 3
	}
	p := newPen(&m, l.high, num, denom)
	if m.Small {
		p.on.Most = smallSize
	}
	p.city(l)
	if from, to, ok := l.row(m.Only); ok {
		p.on.Crop(p.z(from), p.z(to))
	}
	return p.on.Canvas
}

// High is how high the picture is where it is so wide.
func (m Map) High(shown int) int {
	l := m.layout()
	from, to, ok := l.row(m.Only)
	if !ok {
		from, to = 0, l.high
	}
	return (to - from) * shown / wide
}

// city draws all of the pen's map.
func (p *pen) city(l *layout) {
	p.box(city, image.Rect(0, 0, wide, l.high), 33)
	for i := range l.areas {
		p.area(&l.areas[i])
	}
	p.crossings(l)
	p.posts(l)
	p.arrows(l)
	for i := range l.areas {
		p.head(&l.areas[i])
	}
	for _, b := range l.places() {
		p.tokens(b)
	}
	if p.m.Plan != nil {
		p.plan(l)
	}
	for _, b := range l.places() {
		p.aim(b)
		p.news(b)
	}
}

// area draws an area without who is there. The edge of one that is held whole has its team's colour.
func (p *pen) area(a *areaBox) {
	ground := grounds + picture.Ink(a.ground)
	p.box(ground, a.Rectangle, 26)
	if held := p.m.Holder(a.Area); held >= 0 {
		t := tokenInks[p.m.Teams[held].ID]
		p.box(t.edge, a.Rectangle, 26)
		p.box(t.fill, a.Inset(2), 24)
		p.box(city, a.Inset(8), 19)
		p.box(ground, a.Inset(edge), 16)
	}
	for i, h := range a.houses {
		p.house(&h, a.Buildings[i].Credits)
	}
	for _, g := range a.gardens {
		p.garden(g)
	}
	p.box(asphalt, a.street.Rectangle, 16)
	if len(a.street.tokens) == 0 && a.street.sign.Empty() {
		p.lanes(a.street.Rectangle)
	}
	if far := p.m.far(a.Area); far != "" {
		y := a.street.Min.Y - 12
		if !a.above {
			y = a.street.Max.Y + 12
		}
		k := bold(20)
		p.write(k, white, middle(a.Rectangle).X-p.width(k, "↔ "+far)/2, y+7, "↔ "+far)
	}
}

// head draws a street's letter and its entry point, and its name where there is room for it between them.
func (p *pen) head(a *areaBox) {
	letter, text := white, city
	if held := p.m.Holder(a.Area); held >= 0 {
		t := tokenInks[p.m.Teams[held].ID]
		p.box(t.edge, a.letter.Inset(-3), 14)
		letter, text = t.fill, t.text
	}
	p.box(letter, a.letter, 12)
	p.code(text, middle(a.letter), 40, letterSide, a.Letter)
	from, to := a.letter.Max.X+16, a.street.Max.X-10
	if !a.entry.Empty() {
		p.capsule(a.entry.Rectangle)
		to = a.entry.Min.X - 10
	}
	if a.entry.Empty() || p.width(bold(nameSize), a.Area.Name) <= to-from { // else the letter has to do
		p.name(white, nameSize, from, a.letter.Min.Y+44, to-from, a.Area.Name)
	}
}

// lanes draws the middle of a street where nobody is.
func (p *pen) lanes(r image.Rectangle) {
	for x := r.Min.X + 18; x < r.Max.X-40; x += 51 {
		p.rect(lane, x, r.Max.Y-60, 30, 6)
	}
}

// capsule draws an entry point, with an arrow.
func (p *pen) capsule(r image.Rectangle) {
	p.box(white, r, capsule/2-1)
	p.box(city, r.Inset(4), capsule/2-5)
	x, y := float32(r.Min.X+26), float32(middle(r).Y)
	p.polygon(white, picture.Pt(x-3, y-16), picture.Pt(x+3, y-16), picture.Pt(x+3, y+2), picture.Pt(x+11, y+2), picture.Pt(x, y+16), picture.Pt(x-11, y+2), picture.Pt(x-3, y+2))
}

// garden fills the room of a building that is not there.
func (p *pen) garden(r image.Rectangle) {
	p.box(park, r, 12)
	at, size := point(middle(r)), float32(min(r.Dx(), 96))/96
	for _, t := range [][3]float32{{-20, -38, 27}, {18, 6, 31}, {-22, 46, 23}} {
		p.circle(tree, picture.Pt(at.X+t[0]*size, at.Y+t[1]*size), t[2]*size)
	}
}

// house draws a building without who is there: its door, where nobody is.
func (p *pen) house(b *placeBox, credits int) {
	p.box(city, b.Rectangle, 12)
	roof := b.Min.Y + roofHigh/2
	inside := b.Rectangle
	inside.Min.Y += b.roof()
	ground := paper
	if len(b.tokens) == 0 {
		ground = wall
	}
	p.box(ground, inside, 12)
	p.rect(ground, inside.Min.X, inside.Min.Y, inside.Dx(), 12)
	if len(b.tokens) == 0 {
		x, w := middle(inside).X, min(inside.Dx(), houseWide)
		high := min(52, inside.Dy()-50)
		p.rect(door, x-w*15/100, inside.Max.Y-high, w*30/100, high)
		for _, left := range []int{x - w*35/100, x + w*13/100} {
			p.rect(door, left, inside.Min.Y+16, w*22/100, 26)
		}
	}
	if b.narrow {
		p.code(white, image.Pt(middle(b.Rectangle).X, roof), 28, b.Dx()-4, b.Code)
		if b.roofFree() {
			p.coins(b.Max.X-5, b.Min.Y+b.roof()-13, 9, credits)
		}
		return
	}
	k := heavy(codeHigh)
	p.write(k, white, b.Min.X+9, roof+k.Size*7/20, b.Code)
	if b.roofFree() {
		p.coins(b.Max.X-5, roof, 15, credits)
	}
}

// coins draws credits, with the right end at x: one or two coins, or one with a number.
func (p *pen) coins(x, y, r, credits int) {
	if credits > 2 || credits == 2 && r < 12 {
		p.dot(bronze, gold, image.Pt(x-r, y), r+2, 2)
		p.code(city, image.Pt(x-r, y), r*5/4, 2*r, strconv.Itoa(credits))
		return
	}
	for n := range credits {
		p.dot(bronze, gold, image.Pt(x-r-n*r*3/2, y), r, r/4+1)
	}
}

// posts draws the headquarters and the hospital without who is there.
func (p *pen) posts(l *layout) {
	all := l.hq.Union(l.hospital.Rectangle)
	p.box(policeInk, all, 20)
	p.box(headquarters, all.Inset(6), 15)
	p.rect(policeInk, l.hospital.Min.X-3, all.Min.Y, 6, all.Dy())
	y := middle(all).Y
	p.code(white, image.Pt(l.hq.Min.X+54, y), 44, 80, l.hq.Code)
	p.cross(image.Pt(l.hospital.Min.X+50, y), 31)
	p.name(white, nameSize-2, l.hospital.Min.X+88, y+15, 178, "Hospital")
}

// cross is the sign of the hospital.
func (p *pen) cross(at image.Point, r int) {
	p.circle(white, point(at), float32(r))
	long, short := r*5/4, r*4/10
	p.rect(red, at.X-long/2, at.Y-short/2, long, short)
	p.rect(red, at.X-short/2, at.Y-long/2, short, long)
}

// crossings draws where one can pass from street to street.
func (p *pen) crossings(l *layout) {
	for i := range l.areas {
		if i == 0 || i == l.upper {
			continue
		}
		a, b := &l.areas[i-1], &l.areas[i]
		if a.Area.meets(*b.Area) {
			y := middle(a.street.Rectangle).Y
			for n := range 5 {
				p.rect(paper, a.street.Max.X, y-58+n*27, b.street.Min.X-a.street.Max.X, 14)
			}
		}
	}
	if l.upper == len(l.areas) {
		return
	}
	p.link(pad+12, l.hq, l.areas[0].Area.meets(*l.areas[l.upper].Area))
	p.link(wide-pad-linkWide+10, l.hq, l.areas[l.upper-1].Area.meets(*l.areas[len(l.areas)-1].Area))
}

// link draws a crossing beside the headquarters, if there is one.
func (p *pen) link(x int, beside placeBox, meet bool) {
	for n := 0; meet && n < 4; n++ {
		p.rect(paper, x+n*17, beside.Min.Y-gap+2, 10, midHigh+2*gap-4)
	}
}

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
