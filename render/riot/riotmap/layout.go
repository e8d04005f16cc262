package riotmap

import (
	"image"
	"slices"
	"strings"
)

// Measures of the picture, in pixels. It is shown at a third of its size.
const (
	wide       = 1200
	pad        = 15
	gap        = 14  // between areas
	areaHigh   = 372 // of an area
	midHigh    = 110 // of the headquarters
	edge       = 11  // of an area, around its street
	linkWide   = 86  // of the roads beside the headquarters
	houseHigh  = 154
	farHigh    = 16 // for streets that meet far away
	houseGap   = 8
	houseWide  = 114 // at most
	roofHigh   = 46
	streetHigh = 186
	letterSide = 57
	dotsHigh   = 32 // below a token
	codeHigh   = 32 // of a building's code
	digitHigh  = 32 // of Force, at least where there is room
	oddsHigh   = 32 // of the digits of a plan,
	unitsHigh  = 32 // and of those that count units: at most,
	unitsLeast = 24 // and at least
	nameSize   = 46 // of the letters of names
	tokenSide  = 84 // at most, on a street
	houseSide  = 78 // at most, in a house
	capsule    = 64 // how high an entry point is
	signSide   = 60
	roofSign   = 46
)

// A layout is where everything on the map lies.
type layout struct {
	high         int
	areas        []areaBox // above the headquarters from left to right, and then below
	upper        int       // how many are above
	hq, hospital placeBox
}

// An areaBox is where an area lies.
type areaBox struct {
	*Area
	image.Rectangle
	above   bool // the headquarters
	ground  int
	letter  image.Rectangle
	street  placeBox
	entry   placeBox // empty where nobody is
	houses  []placeBox
	gardens []image.Rectangle
}

// A placeBox is where a place lies.
type placeBox struct {
	*Place
	image.Rectangle
	tokens []token
	sign   image.Rectangle // for what happens there, or can be done
	news   image.Point     // for the sign that it has changed
	house  bool
	post   bool // the headquarters or the hospital
	narrow bool // a house whose coins do not fit beside its code
}

// A token is where a group lies.
type token struct {
	Group
	image.Rectangle
	dots  image.Rectangle // for its units; empty where they are not shown
	ghost bool            // is there by a plan only
}

// layout puts the areas into a ring, clockwise, around the headquarters.
func (m *Map) layout() *layout {
	l := &layout{upper: (len(m.Areas) + 1) / 2}
	lower := len(m.Areas) - l.upper
	y := pad
	for n := range l.upper {
		l.areas = append(l.areas, m.area(n, n, l.upper, y, true))
	}
	y += areaHigh + gap
	l.middle(m, y)
	y += midHigh + gap
	for n := range lower {
		l.areas = append(l.areas, m.area(len(m.Areas)-1-n, n, lower, y, false))
	}
	l.high = y + areaHigh + pad
	if lower == 0 {
		l.high = y - gap + pad
	}
	return l
}

// area lays out an area that is the n-th of some beside each other.
func (m *Map) area(i, n, of, y int, above bool) areaBox {
	room := wide - 2*pad + gap
	left, right := pad+n*room/of, pad+(n+1)*room/of-gap
	a := areaBox{Area: &m.Areas[i], Rectangle: image.Rect(left, y, right, y+areaHigh), above: above, ground: i}
	inner, high := a.Inset(edge), houseHigh
	if m.far(a.Area) != "" {
		high -= farHigh
	}
	street, houses := inner, inner
	street.Max.Y, houses.Min.Y = inner.Min.Y+streetHigh, inner.Max.Y-high
	if above {
		houses.Min.Y, houses.Max.Y = inner.Min.Y, inner.Min.Y+high
		street.Min.Y, street.Max.Y = inner.Max.Y-streetHigh, inner.Max.Y
	}
	a.layHouses(houses)
	a.layStreet(street)
	return a
}

// middle lays out the headquarters and the hospital.
func (l *layout) middle(m *Map, y int) {
	left, right := pad+linkWide, wide-pad-linkWide
	half := left + (right-left)*53/100
	l.hq = postOf(&m.HQ, image.Rect(left, y, half, y+midHigh), 76)
	l.hospital = postOf(&m.Hospital, image.Rect(half, y, right, y+midHigh), 256)
}

// postOf lays out the headquarters or the hospital, with room for its name. Units are shown behind tokens.
func postOf(p *Place, r image.Rectangle, name int) placeBox {
	b := placeBox{Place: p, Rectangle: r, news: image.Pt(r.Max.X-18, r.Min.Y+18), post: true}
	x, side := r.Min.X+24+name, 78
	room := r.Max.X - 34 - x
	if p.Aim != None {
		b.sign = square(image.Pt(r.Max.X-signSide, r.Min.Y+midHigh/2), signSide)
		room -= signSide + 16
	}
	all := p.all()
	each := room / max(1, len(all))
	for _, t := range all {
		side = min(side, each-4)
		t.Rectangle = square(image.Pt(x+side/2, r.Min.Y+midHigh/2), side)
		t.dots = image.Rect(t.Max.X, t.Min.Y, x+each-4, t.Max.Y)
		b.tokens = append(b.tokens, t)
		x += each
	}
	return b
}

// all are the tokens of a place: who is there, and behind them who would be there by a plan.
func (p *Place) all() []token {
	var all []token
	for _, g := range p.Groups {
		all = append(all, token{Group: g})
	}
	for _, g := range p.Ghosts {
		all = append(all, token{Group: g, ghost: true})
	}
	return all
}

// far lists the neighbours of an area that are not beside it in the ring.
func (m *Map) far(a *Area) string {
	var far []string
	n := len(m.Areas)
	i := slices.IndexFunc(m.Areas, func(b Area) bool { return b.Letter == a.Letter })
	for j, b := range m.Areas {
		if a.meets(b) && (i+1)%n != j && (j+1)%n != i {
			far = append(far, b.Letter)
		}
	}
	return strings.Join(far, ", ")
}

// meets reports whether the streets of two areas meet.
func (a Area) meets(b Area) bool { return slices.Contains(a.Neighbours, b.Letter) }

// row is from where to where the row of areas with a place goes.
func (l *layout) row(code string) (from, to int, ok bool) {
	if code == l.hq.Code {
		return l.hq.Min.Y - gap/2, l.hq.Max.Y + gap/2, true
	}
	for _, a := range l.areas {
		for _, b := range append([]placeBox{a.street, a.entry}, a.houses...) {
			if b.Code == code {
				return a.Min.Y - gap/2, a.Max.Y + gap/2, true
			}
		}
	}
	return 0, 0, false
}

// box finds a place by its code.
func (l *layout) box(code string) *placeBox {
	all := l.places()
	return all[slices.IndexFunc(all, func(b *placeBox) bool { return b.Code == code })]
}

// places are all places, entry points where nobody is included.
func (l *layout) places() []*placeBox {
	all := []*placeBox{&l.hq, &l.hospital}
	for i := range l.areas {
		a := &l.areas[i]
		all = append(all, &a.street, &a.entry)
		for j := range a.houses {
			all = append(all, &a.houses[j])
		}
	}
	return all
}

// layHouses puts houses beside each other, and gardens where there is room for more.
func (a *areaBox) layHouses(room image.Rectangle) {
	slots := max(3, len(a.Buildings))
	w := min(houseWide, (room.Dx()+houseGap)/slots-houseGap)
	slots = max(slots, (room.Dx()+houseGap)/(w+houseGap))
	left := room.Min.X + (room.Dx()-slots*(w+houseGap)+houseGap)/2
	for i := range slots {
		x := left + i*(w+houseGap)
		r := image.Rect(x, room.Min.Y, x+w, room.Max.Y)
		if i < len(a.Buildings) {
			a.houses = append(a.houses, houseOf(&a.Buildings[i].Place, r))
		} else {
			a.gardens = append(a.gardens, r)
		}
	}
}

// houseOf lays out a building.
func houseOf(p *Place, r image.Rectangle) placeBox {
	b := placeBox{Place: p, Rectangle: r, house: true, narrow: r.Dx() < 90}
	inside := r
	inside.Min.Y += b.roof()
	b.news = image.Pt(r.Max.X-15, inside.Min.Y+15)
	if b.narrow {
		b.news = image.Pt(r.Min.X+11, inside.Min.Y-13)
	}
	if p.Aim != None {
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
func (a *areaBox) layStreet(r image.Rectangle) {
	corner := r.Min.Add(image.Pt(8, 8))
	a.letter = image.Rectangle{corner, corner.Add(image.Pt(letterSide, letterSide))}
	a.street = placeBox{Place: &a.Area.Street, Rectangle: r, news: image.Pt(a.letter.Max.X, a.letter.Min.Y+2)}
	inside := r.Inset(6)
	inside.Min.Y = a.letter.Max.Y + 4
	a.street.layRow(inside, a.Area.Street.Aim != None)

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
