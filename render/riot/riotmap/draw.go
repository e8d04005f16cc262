package riotmap

import (
	"slices"
	"strconv"

	"ruckus/render/picture"
)

// Measures of the picture, in pixels. It is shown at about a third of its size on a phone.
const (
	wide      = 1120
	pad       = 14
	rowHigh   = 88 // of a building
	rowGap    = 6
	roadHigh  = 202
	nameHigh  = 66 // of the street's name on its road
	midHigh   = 112
	linkWide  = 92 // of the roads beside the headquarters
	keyHigh   = 104
	codeWide  = 66
	coinWide  = 54
	arc       = 12 // of corners
	newsWide  = 56 // of a star and the room around it
	streetPad = 16 // beside what is on a street
)

// PNG draws the map.
func (m Map) PNG() []byte { return m.draw().PNG() }

// A side is the areas above or below the headquarters, from left to right.
type side []Area

// rows is the most buildings that an area of the side has.
func (s side) rows() int {
	n := 0
	for _, a := range s {
		n = max(n, len(a.Buildings))
	}
	return n
}

// sides puts the areas into a ring, clockwise.
func (m *Map) sides() (upper, lower side) {
	n := (len(m.Areas) + 1) / 2
	upper, lower = m.Areas[:n], slices.Clone(m.Areas[n:])
	slices.Reverse(lower)
	return upper, lower
}

func (m Map) draw() *picture.Canvas {
	upper, lower := m.sides()
	up, low := upper.rows()*rowHigh, lower.rows()*rowHigh
	high := 2*pad + up + roadHigh + midHigh + keyHigh
	if len(lower) > 0 {
		high += roadHigh + low
	}
	p := newPen(wide, high)
	p.Box(paper, 0, 0, wide, high, 30)
	y := pad
	p.blocks(&m, upper, y)
	y += up
	p.ring(upper, lower, y)
	p.streets(&m, upper, y)
	y += roadHigh
	p.middle(&m, y)
	y += midHigh
	if len(lower) > 0 {
		p.streets(&m, lower, y)
		y += roadHigh
		p.blocks(&m, lower, y)
		y += low
	}
	p.key(&m, y)
	return p.Canvas
}

// span is where the n-th of some areas of a side lies.
func span(n, of int) (x, w int) {
	room := wide - 2*pad
	return pad + n*room/of, (n+1)*room/of - n*room/of
}

// plot is the ground of the i-th building of the n-th of some areas.
func plot(n, of, i, y int) (left, top, w, h int) {
	x, wide := span(n, of)
	return x + rowGap, y + i*rowHigh + rowGap, wide - 2*rowGap, rowHigh - 2*rowGap
}

// blocks draws the buildings of a side, and on top of them their marks.
func (p *pen) blocks(m *Map, s side, y int) {
	for n, a := range s {
		for i := range s.rows() {
			x, y, w, h := plot(n, len(s), i, y)
			if i < len(a.Buildings) {
				p.building(m, a.Buildings[i], x, y, w, h)
			} else {
				p.garden(x, y, w, h)
			}
		}
	}
	for n, a := range s {
		for i, b := range a.Buildings {
			x, y, w, h := plot(n, len(s), i, y)
			p.marks(b.Place, x, y, w, h)
		}
	}
}

// garden fills the room of a building that is not there.
func (p *pen) garden(x, y, w, h int) {
	p.Box(park, x, y, w, h, 14)
	for n := 0; n*56 < w-60; n++ {
		p.Circle(tree, picture.Pt(float32(x+40+n*56), float32(y+h/2+(n%2*2-1)*9)), float32(15+n%3*4))
	}
}

// building draws a building with its credits on a coin. Where there is little room, the coin is below the code.
func (p *pen) building(m *Map, b Building, x, y, w, h int) {
	door := doorWide(w)
	p.house(m, b.Place, b.Name, x, y, w, h, door)
	if door == codeWide {
		p.Center(bold(34), white, x+door/2, y+h/2-4, b.Code)
		p.coin(x+door/2, y+h/2+18, 17, b.Credits)
		return
	}
	p.Write(bold(38), white, x+10, y+h/2+14, b.Code)
	p.coin(x+codeWide+coinWide/2-2, y+h/2, 23, b.Credits)
}

// doorWide is how wide the door of a building is.
func doorWide(w int) int {
	if w < 300 {
		return codeWide
	}
	return codeWide + coinWide
}

// coin draws credits.
func (p *pen) coin(x, y, r, credits int) {
	p.Circle(gold, picture.Pt(float32(x), float32(y)), float32(r))
	p.Center(bold(r*3/2), dark, x, y+r/2, strconv.Itoa(credits))
}

// house draws a building, the headquarters or the hospital: a dark door for its code, and who is inside or else its name.
func (p *pen) house(m *Map, b Place, name string, x, y, w, h, door int) {
	edge, fill, thick := border, block, 3
	if len(b.Groups) > 0 {
		l := looks[m.Teams[b.Groups[0].Team].ID]
		edge, fill, thick = l.fill, l.tint, 6
	}
	if b.Aim != None {
		p.Frame(alarm, white, x-6, y-6, w+12, h+12, 16, 6)
	}
	p.Frame(edge, fill, x, y, w, h, arc, thick)
	p.Box(dark, x, y, door, h, arc)
	p.Rect(x+door-arc, y, arc, h, dark)
	left, room := x+door+8, p.houseRoom(b, w, door)
	if len(b.Groups) == 0 {
		p.Name(regular(28), faint, left+4, y+h/2+10, room-10, name)
	} else {
		s := p.houseScale(b.Groups, room)
		for _, g := range b.Groups {
			left += p.group(m, g, left, y+h/2, s) + s.of(groupGap)
		}
	}
}

// marks draws over a building what has changed and what is about to happen.
func (p *pen) marks(b Place, x, y, w, h int) {
	p.news(b.News, x+w-14, y+14, full)
	p.aim(b.Aim, x+w-16, y+h-10, 85)
}

// houseRoom is how much room there is beside the door for who is inside.
func (p *pen) houseRoom(b Place, w, door int) int {
	room := w - door - 16
	if b.News != Old {
		room -= 18
	}
	if b.Aim != None {
		room -= 26
	}
	return room
}

// houseScale is how large groups inside a building can be drawn.
func (p *pen) houseScale(groups []Group, room int) scale {
	s := full
	for s > least && p.groupsWidth(groups, s) > room {
		s -= 5
	}
	return s
}

// middle draws the headquarters and the hospital on their square.
func (p *pen) middle(m *Map, y int) {
	left, right := pad+linkWide, wide-pad-linkWide
	p.Rect(left, y, right-left, midHigh, asphalt)
	p.Box(plaza, left, y, right-left, midHigh, 2*arc)
	half := left + (right-left)*56/100
	y, h := y+14, midHigh-28
	p.house(m, m.HQ, "Headquarters", left+14, y, half-left-20, h, 84)
	p.house(m, m.Hospital, "Hospital", half+6, y, right-half-20, h, 118)
	k := bold(38)
	p.Write(k, white, left+24, y+h/2+14, m.HQ.Code)
	p.Write(k, white, half+16, y+h/2+14, m.Hospital.Code)
	p.marks(m.HQ, left+14, y, half-left-20, h)
	p.marks(m.Hospital, half+6, y, right-half-20, h)
}
