package riotmap

// street draws a street's letter and name, its entry point, and who is there.
func (p *pen) street(m *Map, a Area, x, y, w int) {
	p.box(white, x, y+10, 48, 48, 8)
	p.center(faceKey{bold, 40}, dark, x+24, y+48, a.Letter)
	k := faceKey{bold, 32}
	room := w - 62
	if a.Street.News != Old {
		room -= 60
	}
	if far := m.far(a); far != "" {
		far = "↔ " + far
		room -= p.width(k, far) + 10
		p.write(k, gold, x+w-p.width(k, far), y+45, far)
	}
	end := p.name(k, white, x+62, y+45, room, a.Name)
	p.news(a.Street.News, end+34, y+34, full)
	f := flow{pen: p, m: m, s: p.streetScale(a, w), x: x, y: y + nameHigh, w: w}
	f.set(a, true)
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

// set places the entry point and the groups of a street, and tells whether there is room for them.
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
	w := high
	if len(a.Entry.Groups) > 0 {
		w += f.groupsWidth(a.Entry.Groups, f.s) + f.s.of(20)
	}
	if a.Entry.News != Old {
		w += f.s.of(newsWide)
	}
	x, y := place(w)
	if draw {
		f.entry(a.Entry, x, y, w)
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
		w += 2 * f.s.of(8)
	case Defender:
		w += f.s.of(90)
	}
	return w
}

// plate draws a group on a street. Those that fight have a frame, and those that are attacked a mark.
func (f *flow) plate(g Group, aim Aim, x, y, w int) {
	high, left := f.s.of(groupHigh), x+f.s.of(6)
	f.box(white, x, y, w, high, f.s.of(10))
	if g.Role != Bystander {
		f.frame(alarm, white, x+3, y+3, w-6, high-6, f.s.of(8), 5)
		left += f.s.of(8)
	}
	f.group(f.m, g, left, y+high/2, f.s)
	if g.Role == Defender {
		f.aim(aim, x+w-f.s.of(40), y+high/2, f.s)
	}
}

// entry draws an entry point and who is there.
func (f *flow) entry(e Place, x, y, w int) {
	high := f.s.of(groupHigh)
	at := point{float32(x + high/2), float32(y + high/2)}
	f.box(white, x, y, w, high, high/2-1)
	f.circle(dark, at, float32(f.s.of(27)))
	f.circle(white, at, float32(f.s.of(24)))
	f.center(faceKey{bold, f.s.of(33)}, dark, x+high/2, y+high/2+f.s.of(12), e.Code)
	left := x + high + f.s.of(8)
	for _, g := range e.Groups {
		left += f.group(f.m, g, left, y+high/2, f.s) + f.s.of(groupGap)
	}
	f.news(e.News, x+w-f.s.of(newsWide/2+4), y+high/2, f.s)
}
