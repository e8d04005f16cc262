package riotmap

import (
	"image"
	"image/color"
	"strconv"

	"ruckus/render/picture"
)

// tokens draws who is in a place.
func (p *pen) tokens(b *placeBox) {
	for _, t := range b.tokens {
		if !t.ghost {
			p.token(t)
			p.units(t, b)
		}
	}
}

// inks are what is written with on the ground of a place, and that ground.
func (b *placeBox) inks() (ink, ground picture.Ink) {
	switch {
	case b.house:
		return city, paper
	case b.post:
		return white, headquarters
	}
	return white, asphalt
}

// token draws a group's token with its Force.
func (p *pen) token(t token) {
	team := p.m.Teams[t.Team].ID
	shape, ink, side := Tokens[team], tokenInks[team], t.Dx()
	p.shape(t.Rectangle, team, 0.055)
	at := middle(t.Rectangle).Add(image.Pt(0, int(shape.Low*float32(side))))
	p.code(ink.text, at, max(side*54/100, digitHigh), int(float32(side)*shape.Room*1.06), strconv.Itoa(t.Force))
}

// shape draws a team's token without a number. Its edge is so thick, in parts of its side.
func (p *pen) shape(r image.Rectangle, team string, edge float32) {
	shape, ink := Tokens[team], tokenInks[team]
	p.paint(ink.edge, r, func(side float32) picture.Path { return shape.Outline(0, 0, side, 0) })
	p.paint(ink.fill, r, func(side float32) picture.Path { return shape.Outline(0, 0, side, max(2, side*edge)) })
}

// manyUnits is from how many units on their number is written.
const manyUnits = 6

// units draws a star for each special unit of a group and a dot for each other one: full for those that can still act, and
// hollow for those that have acted. Many units are numbers: "×3" can act, and a ring with a number for the others.
func (p *pen) units(t token, b *placeBox) {
	const step = 17
	if t.dots.Empty() {
		return
	}
	ink, ground := b.inks()
	var marks []unitMark
	for _, special := range []bool{true, false} {
		for _, acted := range []bool{false, true} {
			for range t.count(special, acted) {
				marks = append(marks, unitMark{special, acted})
			}
		}
	}
	y := middle(t.dots).Y
	if len(marks) >= manyUnits || len(marks)*step > t.dots.Dx()+8 {
		p.many(t, ink, ground)
		return
	}
	x := middle(t.dots).X - len(marks)*step/2
	if t.beside() {
		x = t.dots.Min.X + 10
	}
	for _, m := range marks {
		p.mark(ink, ground, image.Pt(x+step/2, y), m)
		x += step
	}
}

// A unitMark is what stands for one unit.
type unitMark struct{ special, acted bool }

// count is how many units of a group are special or not, and have acted or not.
func (g *Group) count(special, acted bool) (n int) {
	for _, u := range g.Units {
		if u.Special == special {
			if acted {
				n += u.Acted
			} else {
				n += u.N - u.Acted
			}
		}
	}
	return n
}

// beside reports whether the units of a token are shown behind it.
func (t *token) beside() bool { return t.dots.Min.Y < t.Max.Y }

// mark draws what stands for one unit around a point.
func (p *pen) mark(ink, ground picture.Ink, at image.Point, m unitMark) {
	switch {
	case m.special:
		p.star(ink, point(at), 5, 11, 4.6)
		if m.acted {
			p.star(ground, point(at), 5, 5.5, 2.3)
		}
	case m.acted:
		p.dot(ink, ground, at, 7, 3)
	default:
		p.circle(ink, point(at), 6)
	}
}

// many writes how many units a group has, behind a star if one of them is special and there is room.
func (p *pen) many(t token, ink, ground picture.Ink) {
	const ring = 22
	able, acted := t.count(true, false)+t.count(false, false), t.count(true, true)+t.count(false, true)
	first, second := "×"+strconv.Itoa(able), strconv.Itoa(acted)
	star := 0
	if t.count(true, false)+t.count(true, true) > 0 {
		star = ring
	}
	width := func(k picture.Face) (w int) {
		w = star
		if able > 0 {
			w += p.width(k, first)
		}
		if acted > 0 {
			w += ring + p.width(k, second)
		}
		return w
	}
	k := heavy(unitsHigh)
	for k.Size > heavy(unitsLeast).Size && width(k) > t.dots.Dx() {
		k.Size--
	}
	if width(k) > t.dots.Dx() {
		star = 0
	}
	x, y := middle(t.dots).X-width(k)/2, middle(t.dots).Y
	if t.beside() {
		x = t.dots.Min.X + 10
	}
	if star > 0 {
		p.mark(ink, ground, image.Pt(x+ring/2, y), unitMark{special: true, acted: t.count(true, false) == 0})
		x += star
	}
	base := y + k.Size*7/20
	if able > 0 {
		x = p.write(k, ink, x, base, first)
	}
	if acted > 0 {
		p.mark(ink, ground, image.Pt(x+ring/2, y), unitMark{acted: true})
		p.write(k, ink, x+ring, base, second)
	}
}

// A Token is what a team's things look like, on the map and as marks: an outline and colours.
type Token struct {
	Fill, Edge, Text color.NRGBA
	Low              float32 // how far the middle of what stands on it lies below the square's, in parts of its side
	Room             float32 // how wide what stands on it may be, in parts of the side

	points []picture.Point // of the outline, clockwise, in a square whose side is 1
	cut    float32         // of its corners
	middle picture.Point   // of the largest circle inside
	radius float32
}

// Tokens are the tokens of the teams.
var Tokens = map[string]Token{
	"police": {Fill: picture.RGB(0x1f6fd6), Edge: picture.RGB(0xffffff), Text: picture.RGB(0xffffff), Room: 0.68,
		points: points(0.03, 0.03, 0.97, 0.03, 0.97, 0.97, 0.03, 0.97), cut: 0.16, middle: picture.Pt(0.5, 0.5), radius: 0.47},
	"autonomen": {Fill: picture.RGB(0xd8430c), Edge: picture.RGB(0xffffff), Text: picture.RGB(0xffffff), Room: 0.68, middle: picture.Pt(0.5, 0.5), radius: 0.49},
	"anarchists": {Fill: picture.RGB(0x17181c), Edge: picture.RGB(0xffffff), Text: picture.RGB(0xffffff), Low: 0.13, Room: 0.48,
		points: points(0.5, -0.07, 0.86, 0.46, 1.04, 1, -0.04, 1, 0.14, 0.46), cut: 0.18, middle: picture.Pt(0.5, 0.63), radius: 0.36},
	"nationalists": {Fill: picture.RGB(0xffc20e), Edge: picture.RGB(0x1c1600), Text: picture.RGB(0x1c1600), Room: 0.56,
		points: points(0.5, -0.06, 1.06, 0.5, 0.5, 1.06, -0.06, 0.5), cut: 0.13, middle: picture.Pt(0.5, 0.5), radius: 0.396},
}

// Outline is the outline of a token in a square, or what is left of it when an edge of a thickness is taken off.
func (t Token) Outline(x, y, side, edge float32) picture.Path {
	k := side - edge/t.radius
	at := picture.Pt(x+side*t.middle.X, y+side*t.middle.Y)
	if t.points == nil {
		return picture.Disc(at.X, at.Y, k*t.radius)
	}
	moved := make([]picture.Point, len(t.points))
	for i, p := range t.points {
		moved[i] = picture.Pt(at.X+(p.X-t.middle.X)*k, at.Y+(p.Y-t.middle.Y)*k)
	}
	return picture.Rounded(t.cut*k, moved...)
}

// Sign is the token of a team as a sign for other pictures. The lines of one that is dark have the colour of its edge.
func Sign(team string) picture.Sign {
	t := Tokens[team]
	s := picture.Sign{Name: "riot " + team, Fill: t.Fill, Edge: t.Edge, Line: t.Fill, Outline: t.Outline}
	if team == "anarchists" {
		s.Line = t.Edge
	}
	return s
}

// points makes points of pairs of numbers.
func points(xy ...float32) []picture.Point {
	all := make([]picture.Point, len(xy)/2)
	for i := range all {
		all[i] = picture.Pt(xy[2*i], xy[2*i+1])
	}
	return all
}

// The inks of the map.
const (
	clear picture.Ink = iota
	city
	asphalt
	lane
	white
	paper
	wall
	door
	gold
	bronze
	pink
	red
	ready
	danger
	night
	headquarters
	park
	tree
	brown
	black
	policeInk
	autonomenInk
	anarchistsInk
	nationalistsInk
	grounds // of the areas

	inks = grounds + 8
)

// inkColors are the colours of the inks. Those of the areas are not those of a team.
func inkColors() []color.RGBA {
	all := make([]color.RGBA, inks)
	for i, c := range map[picture.Ink]uint32{
		city: 0x15181d, asphalt: 0x3b4149, lane: 0x6b727c, white: 0xffffff, paper: 0xfbf6e9, wall: 0xe6dfcc, door: 0xb9b09a,
		gold: 0xffc93c, bronze: 0x6b4a00, pink: 0xff5ca2, red: 0xe0233f, ready: 0x5dff8f, danger: 0xff6b6b, night: 0x0b0d10,
		headquarters: 0x123a75, park: 0x4b6b48, tree: 0x31502f, brown: 0x1c1600, black: 0x17181c,
		grounds: 0x27646b, grounds + 1: 0x7a4433, grounds + 2: 0x77682b, grounds + 3: 0x326b3f, grounds + 4: 0x6a3f70,
		grounds + 5: 0x44518a, grounds + 6: 0x8a3b52, grounds + 7: 0x566066,
	} {
		all[i] = color.RGBA(picture.RGB(c))
	}
	for team, t := range tokenInks {
		all[t.fill] = color.RGBA(Tokens[team].Fill)
	}
	return all
}

// tokenInk are the inks of a team's tokens.
type tokenInk struct{ fill, edge, text picture.Ink }

var tokenInks = map[string]tokenInk{
	"police":       {policeInk, white, white},
	"autonomen":    {autonomenInk, white, white},
	"anarchists":   {anarchistsInk, white, white},
	"nationalists": {nationalistsInk, brown, brown},
}
