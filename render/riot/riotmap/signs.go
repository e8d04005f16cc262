package riotmap

import "ruckus/render/picture"

// news marks a place that has changed: a full star in this turn, a hollow one in the turn before.
func (p *pen) news(n News, x, y int, s scale) {
	if n == Old {
		return
	}
	at, z := picture.Pt(float32(x), float32(y)), s.part()
	p.Star(dark, at, 5, 29*z, 13.5*z)
	p.Star(white, at, 5, 24*z, 11*z)
	if n == Now {
		p.Star(alarm, at, 5, 20*z, 9*z)
	}
}

// aim marks what is about to happen to a place: a burst for a clash, a hollow one for an attack that is declared, an arrow
// for units that are about to move in.
func (p *pen) aim(a Aim, x, y int, s scale) {
	if a == None {
		return
	}
	at := picture.Pt(float32(x), float32(y))
	k := bold(s.of(36))
	z := s.part()
	if a == Entered {
		p.Circle(dark, at, 29*z)
		p.Circle(white, at, 25*z)
		p.Polygon(dark, picture.Pt(at.X-15*z, at.Y-6*z), picture.Pt(at.X, at.Y-6*z), picture.Pt(at.X, at.Y-17*z), picture.Pt(at.X+18*z, at.Y),
			picture.Pt(at.X, at.Y+17*z), picture.Pt(at.X, at.Y+6*z), picture.Pt(at.X-15*z, at.Y+6*z))
		return
	}
	p.Star(dark, at, 11, 38*z, 26*z)
	p.Star(white, at, 11, 34*z, 23*z)
	if a == Attacked {
		p.Center(k, dark, x, y+s.of(13), "!")
		return
	}
	p.Star(alarm, at, 11, 31*z, 20*z)
	p.Center(k, white, x, y+s.of(13), "!")
}

// key explains the shapes of the teams, and the other signs.
func (p *pen) key(m *Map, y int) {
	x, mid := pad+4, y+keyHigh/4+2
	k := regular(30)
	room := (wide - 2*pad) / len(m.Teams)
	for _, t := range m.Teams {
		p.badge(looks[t.ID], x+26, mid, "", 70)
		x = p.Name(k, dark, x+56, mid+11, room-84, t.Name) + 28
	}
	k.Size = 26
	x, mid = pad+4, y+keyHigh*3/4-2
	explain := func(wide int, text string) {
		x = p.Write(k, dark, x+wide, mid+9, text) + 20
	}
	p.Box(faint, x+4, mid-16, 38, 34, 6)
	p.Center(bold(26), white, x+23, mid+10, "5")
	explain(50, "Force")
	p.coin(x+18, mid, 18, 2)
	explain(44, "credits")
	p.Circle(white, picture.Pt(float32(x+20), float32(mid)), 20)
	p.Circle(dark, picture.Pt(float32(x+20), float32(mid)), 17)
	p.Circle(white, picture.Pt(float32(x+20), float32(mid)), 14)
	explain(48, "entry")
	p.news(Now, x+22, mid, 85)
	explain(54, "changed this turn")
	p.news(Last, x+22, mid, 85)
	explain(54, "the turn before")
	p.aim(Fought, x+22, mid, 60)
	explain(52, "clash")
}
