package riotmap

// news marks a place that has changed: a full star in this turn, a hollow one in the turn before.
func (p *pen) news(n News, x, y int, s scale) {
	if n == Old {
		return
	}
	at, z := point{float32(x), float32(y)}, s.part()
	p.star(dark, at, 5, 29*z, 13.5*z)
	p.star(white, at, 5, 24*z, 11*z)
	if n == Now {
		p.star(alarm, at, 5, 20*z, 9*z)
	}
}

// aim marks what is about to happen to a place: a burst for a clash, a hollow one for an attack that is declared, an arrow
// for units that are about to move in.
func (p *pen) aim(a Aim, x, y int, s scale) {
	if a == None {
		return
	}
	at := point{float32(x), float32(y)}
	k := faceKey{bold, s.of(36)}
	z := s.part()
	if a == Entered {
		p.circle(dark, at, 29*z)
		p.circle(white, at, 25*z)
		p.polygon(dark, point{at.x - 15*z, at.y - 6*z}, point{at.x, at.y - 6*z}, point{at.x, at.y - 17*z}, point{at.x + 18*z, at.y},
			point{at.x, at.y + 17*z}, point{at.x, at.y + 6*z}, point{at.x - 15*z, at.y + 6*z})
		return
	}
	p.star(dark, at, 11, 38*z, 26*z)
	p.star(white, at, 11, 34*z, 23*z)
	if a == Attacked {
		p.center(k, dark, x, y+s.of(13), "!")
		return
	}
	p.star(alarm, at, 11, 31*z, 20*z)
	p.center(k, white, x, y+s.of(13), "!")
}

// key explains the shapes of the teams, and the other signs.
func (p *pen) key(m *Map, y int) {
	x, mid := pad+4, y+keyHigh/4+2
	k := faceKey{regular, 30}
	room := (wide - 2*pad) / len(m.Teams)
	for _, t := range m.Teams {
		p.badge(looks[t.ID], x+26, mid, "", 70)
		x = p.name(k, dark, x+56, mid+11, room-84, t.Name) + 28
	}
	k.size = 26
	x, mid = pad+4, y+keyHigh*3/4-2
	explain := func(wide int, text string) {
		x = p.write(k, dark, x+wide, mid+9, text) + 20
	}
	p.box(faint, x+4, mid-16, 38, 34, 6)
	p.center(faceKey{bold, 26}, white, x+23, mid+10, "5")
	explain(50, "Force")
	p.coin(x+18, mid, 18, 2)
	explain(44, "credits")
	p.circle(white, point{float32(x + 20), float32(mid)}, 20)
	p.circle(dark, point{float32(x + 20), float32(mid)}, 17)
	p.circle(white, point{float32(x + 20), float32(mid)}, 14)
	explain(48, "entry")
	p.news(Now, x+22, mid, 85)
	explain(54, "changed this turn")
	p.news(Last, x+22, mid, 85)
	explain(54, "the turn before")
	p.aim(Fought, x+22, mid, 60)
	explain(52, "clash")
}
