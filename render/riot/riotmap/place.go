package riotmap

import (
	"image"
	"slices"
)

// layHouses puts houses beside each other, and gardens where there is room for more.
func (a *areaBox) layHouses(m *Map, room image.Rectangle) {
	slots := max(3, len(a.Buildings))
	w := min(houseWide, (room.Dx()+houseGap)/slots-houseGap)
	slots = max(slots, (room.Dx()+houseGap)/(w+houseGap))
	left := room.Min.X + (room.Dx()-slots*(w+houseGap)+houseGap)/2
	for i := range slots {
		x := left + i*(w+houseGap)
		r := image.Rect(x, room.Min.Y, x+w, room.Max.Y)
		if i < len(a.Buildings) {
			a.houses = append(a.houses, m.house(&a.Buildings[i].Place, r))
		} else {
			a.gardens = append(a.gardens, r)
		}
	}
}

// house lays out a building.
func (m *Map) house(p *Place, r image.Rectangle) placeBox {
	b := placeBox{Place: p, Rectangle: r, house: true, narrow: r.Dx() < 90}
	inside := r
	inside.Min.Y += b.roof()
	b.news = image.Pt(r.Max.X-15, inside.Min.Y+15)
	if b.narrow {
		b.news = image.Pt(r.Min.X+11, inside.Min.Y-13)
	}
	if m.signed(p) {
		at := middle(inside)
		if len(b.all()) > 0 { // the sign is where the coins are otherwise
			at = image.Pt(r.Max.X-roofSign/2, r.Min.Y+roofHigh/2)
		}
		b.sign = square(at, min(roofSign, r.Dx()))
	}
	inside.Max.Y -= 4
	b.layRow(inside, false)
	return b
}

// roofFree reports whether there is room on the roof of a house for its coins.
func (b *placeBox) roofFree() bool { return len(b.tokens) == 0 || b.sign.Empty() }

// roof is how high the roof of a house is.
func (b *placeBox) roof() int {
	if b.narrow {
		return roofHigh + 22
	}
	return roofHigh
}

// layStreet lays out a street with its entry point.
func (a *areaBox) layStreet(m *Map, r image.Rectangle) {
	corner := r.Min.Add(image.Pt(8, 8))
	a.letter = image.Rectangle{corner, corner.Add(image.Pt(letterSide, letterSide))}
	a.street = placeBox{Place: &a.Area.Street, Rectangle: r, news: image.Pt(a.letter.Max.X, a.letter.Min.Y+2)}
	inside := r.Inset(6)
	inside.Min.Y = a.letter.Max.Y + 4
	a.street.layRow(inside, m.signed(&a.Area.Street))

	e := &a.Area.Entry
	if len(e.all()) == 0 {
		a.entry.Place = e
		return
	}
	const arrow, small = 44, 52
	end := image.Pt(r.Max.X-6, r.Min.Y+4)
	most := end.X - a.letter.Max.X - 16
	w := min(most, arrow+len(e.all())*(small+6)+10)
	a.entry = placeBox{Place: e, Rectangle: image.Rect(end.X-w, end.Y, end.X, end.Y+capsule), news: image.Pt(end.X-8, end.Y+8)}
	x := a.entry.Min.X + arrow
	for _, t := range e.all() {
		side := min(small, (w-arrow-10)/len(e.all())-6)
		t.Rectangle = square(image.Pt(x+side/2, end.Y+capsule/2), side)
		a.entry.tokens = append(a.entry.tokens, t)
		x += side + 6
	}
}

// layRow puts tokens beside each other, with their units below and perhaps room for a sign: behind who attacks, or last.
func (b *placeBox) layRow(room image.Rectangle, sign bool) {
	groups := b.all()
	signAt := len(groups)
	if b.Aim != None {
		slices.SortStableFunc(groups, func(x, y token) int { return x.Role.order() - y.Role.order() })
		signAt = 0
		if len(groups) > 0 && groups[0].Role == Attacker {
			signAt = 1
		}
	}
	n, signs := len(groups), 0
	if sign {
		signs = 1
	}
	const between = 8
	side, most := room.Dy()-dotsHigh, tokenSide
	if b.house {
		most = houseSide
	}
	left := room.Dx() - (n+signs-1)*between - signs*signSide
	side = min(side, most, left/max(1, n))
	space := min(24, (left-n*side)/(n+signs+1)) // more room where there is some
	x := room.Min.X + (room.Dx()-n*side-signs*signSide-(n+signs-1)*(between+space))/2
	y := room.Min.Y + (room.Dy()-dotsHigh-side)/2
	for i := range n + signs {
		if sign && i == signAt {
			b.sign = square(image.Pt(x+signSide/2, y+side/2), signSide)
			x += signSide + between + space
			continue
		}
		t := groups[0]
		t.Rectangle = image.Rect(x, y, x+side, y+side)
		t.dots = image.Rect(x-between/2, y+side, x+side+between/2, y+side+dotsHigh)
		if b.house && n == 1 {
			t.dots.Min.X, t.dots.Max.X = room.Min.X, room.Max.X
		}
		t.dots = t.dots.Intersect(room)
		b.tokens, groups = append(b.tokens, t), groups[1:]
		x += side + between + space
	}
}

// order puts who attacks and who is attacked before others.
func (r Role) order() int { return [...]int{Bystander: 2, Attacker: 0, Defender: 1}[r] }
