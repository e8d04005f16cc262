package riotmap

import (
	"image"
	"math"
	"slices"
	"strconv"

	"ruckus/games"
	"ruckus/render/picture"
)

// A Plan is what a player means to do in this turn. The map shows it over what is there, as nothing of it has happened.
type Plan struct {
	Come    []Arrival // units that would be in a place, bought or moved there: hatched tokens with a dashed edge
	Goes    []Move    // moves: full green arrows
	Steps   []Move    // what comes in without an order, such as from an entry point at the end of the turn: dotted gold arrows
	Attacks []Attack  // attacks: dashed red arrows, with number and odds at whom they hit
}

// An Arrival is units of a team that would be in a place.
type Arrival struct {
	Place string
	Group
}

// An Attack is a planned attack.
type Attack struct {
	N      int // when it is made, from 1
	Team   int // of those who attack
	From   []string
	Target Spot
	Odds   string // "3:2"
}

// Planned is the map for a hand, with what its player plans. Places and teams that the map does not have are left out.
func (m Map) Planned(plan Plan) Map {
	real := func(team int, codes ...string) bool {
		return team >= 0 && team < len(m.Teams) && !slices.ContainsFunc(codes, func(code string) bool { return m.place(code) == nil })
	}
	known := &Plan{}
	m = m.InHand().clone()
	for _, a := range plan.Come {
		if real(a.Team, a.Place) {
			known.Come = append(known.Come, a)
			m.place(a.Place).Ghosts = append(m.place(a.Place).Ghosts, a.Group)
		}
	}
	moves := func(list []Move) []Move {
		return slices.DeleteFunc(slices.Clone(list), func(move Move) bool { return !real(move.Team, move.From, move.To) })
	}
	known.Goes, known.Steps = moves(plan.Goes), moves(plan.Steps)
	for _, a := range plan.Attacks {
		if real(a.Team, a.From...) && real(int(a.Target.Seat), a.Target.Place) {
			known.Attacks = append(known.Attacks, a)
		}
	}
	m.Plan = known
	return m
}

// clone is a copy whose places can be changed.
func (m Map) clone() Map {
	m.Areas = slices.Clone(m.Areas)
	for i := range m.Areas {
		m.Areas[i].Buildings = slices.Clone(m.Areas[i].Buildings)
	}
	return m
}

// plan draws the ghosts over the map: arrows, then tokens, then what stands at whom an attack hits.
func (p *pen) plan(l *layout) {
	plan := p.m.Plan
	for _, move := range plan.Steps {
		p.between(l, move, func(from, to image.Point, r int) { p.broken(gold, from, to, r, 9, 20, 4) })
	}
	for _, move := range plan.Goes {
		p.between(l, move, func(from, to image.Point, r int) { p.arrow(ready, from, to, r) })
	}
	for _, a := range plan.Attacks {
		for _, from := range a.From {
			p.strike(l, from, a)
		}
	}
	for _, b := range l.places() {
		for _, t := range b.tokens {
			if t.ghost {
				p.ghost(t, b)
			}
		}
	}
	for _, a := range plan.Attacks {
		p.odds(l, a)
	}
}

// smallGhost is the side of a token that has no room for stripes.
const smallGhost = 70

// ghost draws a token that is not there: hatched around its Force, with a dashed edge.
func (p *pen) ghost(t token, b *placeBox) {
	team := p.m.Teams[t.Team].ID
	shape, ink, side := Tokens[team], tokenInks[team], t.Dx()
	dashes := float64(side/9 + 1)
	box := p.zr(t.Rectangle)
	at := point(middle(box))
	p.on.PaintPart(city, box, shape.Outline(0, 0, float32(box.Dx()), 0), func(int, int) float32 { return 1 })
	p.on.PaintPart(white, box, shape.Outline(0, 0, float32(box.Dx()), 0), func(x, y int) float32 {
		turn := math.Atan2(float64(float32(y)-at.Y), float64(float32(x)-at.X))/(2*math.Pi) + 1
		return float32(int(turn*2*dashes) % 2)
	})
	inside := shape.Outline(0, 0, float32(box.Dx()), max(3, float32(box.Dx())*0.08))
	p.on.Paint(city, box, inside)
	stripes := ink.fill
	if team == "anarchists" { // whose colour is that of the ground
		stripes = lane
	}
	wide := max(4, p.z(9))
	p.on.PaintPart(stripes, box, inside, func(x, y int) float32 {
		off := (x + y) % (2 * wide)
		return float32(min(max(wide-off, 0), 1))
	})
	if t.beside() || side < smallGhost { // there is no room for stripes around the Force
		p.on.Paint(ink.fill, box, inside)
	}
	mid := middle(t.Rectangle).Add(image.Pt(0, int(shape.Low*float32(side))))
	p.circle(ink.fill, point(mid), float32(side)*shape.Room*0.54)
	p.code(ink.text, mid, max(side*54/100, digitHigh), int(float32(side)*shape.Room), strconv.Itoa(t.Force))
	p.units(t, b)
}

// token finds the token of a team in a place, a real one if there is one; nil without any.
func (l *layout) token(code string, team games.Seat) (b *placeBox, found *token) {
	b = l.box(code)
	for i := range b.tokens {
		if t := &b.tokens[i]; t.Team == int(team) && (found == nil || found.ghost) {
			found = t
		}
	}
	return b, found
}

// between draws an arrow from the units of a team in a place to where they would be.
func (p *pen) between(l *layout, move Move, draw func(from, to image.Point, r int)) {
	from, to := l.box(move.From), l.box(move.To)
	start, _ := l.anchor(from, move.Team, middle(to.Rectangle))
	end, r := l.anchor(to, move.Team, start)
	for _, t := range to.tokens {
		if t.Team == move.Team && t.ghost {
			end, r = middle(t.Rectangle), t.Dx()*45/100
		}
	}
	start, apart := l.anchor(from, move.Team, end)
	if start != end {
		draw(toward(start, end, apart), end, r)
	}
}

// toward is the point at a distance from one point on the way to another.
func toward(from, to image.Point, far int) image.Point {
	long := math.Hypot(float64(to.X-from.X), float64(to.Y-from.Y))
	part := min(0.5, float64(far)/long)
	return from.Add(image.Pt(int(float64(to.X-from.X)*part), int(float64(to.Y-from.Y)*part)))
}

// strike draws an attack's arrow from one place.
func (p *pen) strike(l *layout, code string, a Attack) {
	target, foe := l.token(a.Target.Place, a.Target.Seat)
	b, own := l.token(code, games.Seat(a.Team))
	if foe == nil {
		return
	}
	end, r := middle(foe.Rectangle), foe.Dx()/2
	if target.house { // the arrow would hide its code
		end, r = l.anchor(target, foe.Team, end)
	}
	start, _ := l.anchor(b, a.Team, end)
	if own != nil {
		start = toward(middle(own.Rectangle), end, own.Dx()/2)
	}
	p.broken(danger, start, end, r, 26, 40, 8)
}

// odds writes below whom an attack hits when that is, and how it would end: of several attacks, the last one.
func (p *pen) odds(l *layout, a Attack) {
	const r, high = 22, 46
	b, foe := l.token(a.Target.Place, a.Target.Seat)
	if foe == nil {
		return
	}
	var numbers []string
	for _, other := range p.m.Plan.Attacks {
		if other.Target == a.Target {
			numbers = append(numbers, strconv.Itoa(other.N))
		}
	}
	k := heavy(oddsHigh)
	w := 2*r*len(numbers) + 4
	if a.Odds != "" {
		w += p.width(k, a.Odds) + 12
	}
	at := image.Pt(middle(foe.Rectangle).X, foe.Max.Y+dotsHigh/2-4)
	if b.post {
		at = image.Pt(foe.Max.X+w/2, middle(foe.Rectangle).Y)
	}
	left := min(max(at.X-w/2, pad), wide-pad-w)
	plate := image.Rect(left, at.Y-high/2, left+w, at.Y+high/2)
	p.box(danger, plate, high/2)
	p.box(night, plate.Inset(4), high/2-4)
	for i, number := range numbers {
		c := image.Pt(left+r+2+2*r*i, at.Y)
		p.circle(danger, point(c), r-3)
		p.code(night, c, 26, 2*r-8, number)
	}
	p.write(k, white, left+2*r*len(numbers)+6, at.Y+k.Size*7/20, a.Odds)
}

// stroke draws a line.
func (p *pen) stroke(i picture.Ink, from, to image.Point, thick int) {
	at, long := along(from, to)
	half := float64(thick) / 2
	p.polygon(i, at(0, -half), at(long, -half), at(long, half), at(0, half))
}

// broken draws a broken arrow that ends at a distance from a point: dashes of a length, one every step.
func (p *pen) broken(i picture.Ink, from, to image.Point, r, dash, step, half int) {
	at, long := along(from, to)
	long -= float64(r)
	if long < 20 {
		return
	}
	head, thick := min(36, long), float64(half)
	wing := 14 + thick*1.4
	p.polygon(night, at(0, -thick-4), at(long-head+1, -thick-4), at(long-head+1, thick+4), at(0, thick+4))
	p.polygon(night, at(long-head-5, -wing-7), at(long+7, 0), at(long-head-5, wing+7))
	for s := 0.0; s < long-head; s += float64(step) {
		end := min(s+float64(dash), long-head)
		p.polygon(i, at(s, -thick), at(end, -thick), at(end, thick), at(s, thick))
	}
	p.polygon(i, at(long-head, -wing), at(long, 0), at(long-head, wing))
}
