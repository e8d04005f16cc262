package riotmap

import "ruckus/render/picture"

// street draws a street's letter and name, its entry point, and who is there.
func (p *pen) street(m *Map, a Area, x, y, w int) {
	p.Box(white, x, y+10, 48, 48, 8)
	p.Center(bold(40), dark, x+24, y+48, a.Letter)
	f := flow{pen: p, m: m, s: p.streetScale(a, w), x: x, y: y + nameHigh, w: w}
	f.set(a, true)
	right := x + w
	if len(a.Entry.Groups) == 0 {
		right -= groupHigh
		p.gate(a.Entry, right, y+4, full)
		p.news(a.Entry.News, right+4, y+56, 65)
	}
	if far := m.far(a); far != "" {
		k := bold(30)
		far = "↔" + far
		right -= p.Width(k, far) + 8
		p.Write(k, gold, right, y+45, far)
	}
	if a.Street.Aim != None {
		right -= 66
		p.aim(a.Street.Aim, right+33, y+35, 85)
	}
	if a.Street.News != Old {
		right -= 50
	}
	end := p.Name(bold(30), white, x+58, y+45, right-x-64, a.Name)
	p.news(a.Street.News, end+27, y+34, 85)
}

// gate draws the sign of an entry point.
func (p *pen) gate(e Place, x, y int, s scale) {
	high := s.of(groupHigh)
	at := picture.Pt(float32(x+high/2), float32(y+high/2))
	p.Circle(white, at, float32(high/2))
	p.Circle(dark, at, float32(s.of(27)))
	p.Circle(white, at, float32(s.of(24)))
	p.Center(bold(s.of(33)), dark, x+high/2, y+high/2+s.of(12), e.Code)
}

// streetScale is how large the groups of a street can be drawn.
func (p *pen) streetScale(a Area, w int) scale {
	for s := full; ; s -= 5 {
		f := flow{pen: p, s: s, w: w}
		if s <= least || f.set(a, false) {
			return s
		}
	}
}

// A flow sets groups in rows.
type flow struct {
	*pen
	m       *Map
	s       scale
	x, y, w int
	dx, dy  int // of the next group
}

// set places the entry point, if somebody is there, and the groups of a street, and tells whether there is room for them.
func (f *flow) set(a Area, draw bool) bool {
	f.dx, f.dy = 0, 0
	high, inset := f.s.of(groupHigh), f.s.of(6)
	fits := true
	place := func(w int) (x, y int) {
		if f.dx > 0 && f.dx+w > f.w {
			f.dx, f.dy = 0, f.dy+high+f.s.of(6)
		}
		x, y = f.x+f.dx, f.y+f.dy
		f.dx += w + inset
		fits = fits && f.dx-inset <= f.w && f.dy+high <= roadHigh-nameHigh-4
		return x, y
	}
	if len(a.Entry.Groups) > 0 {
		w := f.entryWidth(a.Entry)
		x, y := place(w)
		if draw {
			f.entry(a.Entry, x, y, w)
		}
	}
	for _, g := range a.Street.Groups {
		w := f.plateWidth(g)
		x, y := place(w)
		if draw {
			f.plate(g, a.Street.Aim, x, y, w)
		}
	}
	return fits
}

// plateWidth is how wide a group on a street is.
func (f *flow) plateWidth(g Group) int {
	w := f.groupWidth(g, f.s) + 2*f.s.of(6)
	switch g.Role {
	case Attacker:
		w += f.s.of(14)
	case Defender:
		w += f.s.of(70)
	}
	return w
}

// plate draws a group on a street. Those that fight have a frame, and those that are attacked a mark.
func (f *flow) plate(g Group, aim Aim, x, y, w int) {
	high, left := f.s.of(groupHigh), x+f.s.of(6)
	f.Box(white, x, y, w, high, f.s.of(10))
	if g.Role != Bystander {
		f.Frame(alarm, white, x+3, y+3, w-6, high-6, f.s.of(8), 5)
		left += f.s.of(7)
	}
	f.group(f.m, g, left, y+high/2, f.s)
	if g.Role == Defender {
		f.aim(aim, x+w-f.s.of(38), y+high/2, f.s*3/4)
	}
}

// entryWidth is how wide an entry point with somebody there is.
func (f *flow) entryWidth(e Place) int {
	w := f.s.of(groupHigh) + f.groupsWidth(e.Groups, f.s) + f.s.of(20)
	if e.News != Old {
		w += f.s.of(newsWide)
	}
	return w
}

// entry draws an entry point and who is there.
func (f *flow) entry(e Place, x, y, w int) {
	high := f.s.of(groupHigh)
	f.Box(white, x, y, w, high, high/2-1)
	f.gate(e, x, y, f.s)
	left := x + high + f.s.of(8)
	for _, g := range e.Groups {
		left += f.group(f.m, g, left, y+high/2, f.s) + f.s.of(groupGap)
	}
	f.news(e.News, x+w-f.s.of(newsWide/2+4), y+high/2, f.s)
}
