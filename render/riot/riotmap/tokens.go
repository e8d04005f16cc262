package riotmap

import (
	"image"
	"strconv"

	"ruckus/render/picture"
)

// tokens draws who is in a place.
func (p *pen) tokens(b *placeBox) {
	for _, t := range b.tokens {
		p.token(t)
		if !t.dots.Empty() {
			p.units(t, b)
		}
	}
}

// token draws a group's token with its Force.
func (p *pen) token(t token) {
	team := p.m.Teams[t.Team].ID
	shape, ink, side := Tokens[team], tokenInks[team], t.Dx()
	p.paint(ink.edge, t.Rectangle, func(side float32) picture.Path { return shape.Outline(0, 0, side, 0) })
	p.paint(ink.fill, t.Rectangle, func(side float32) picture.Path { return shape.Outline(0, 0, side, max(2, side*0.055)) })
	at := middle(t.Rectangle).Add(image.Pt(0, int(shape.Low*float32(side))))
	p.code(ink.text, at, side*54/100, int(float32(side)*shape.Room*1.06), strconv.Itoa(t.Force))
}

// manyUnits is from how many units on their number is written.
const manyUnits = 6

// units draws a star for each special unit of a group and a dot for each other one, or a star and their number.
func (p *pen) units(t token, b *placeBox) {
	const step, r = 17, 6
	ink := white
	if b.house {
		ink = city
	}
	all, special := 0, 0
	for _, u := range t.Units {
		all += u.N
		if u.Special {
			special += u.N
		}
	}
	stars, dots, number := special, all-special, ""
	if all >= manyUnits || all*step > t.dots.Dx()+8 {
		stars, dots, number = min(1, special), 0, "×"+strconv.Itoa(all)
	}
	k := heavy(20)
	for k.Size > 16 && number != "" && stars*(step+4)+p.width(k, number) > t.dots.Dx() {
		k.Size, stars = k.Size-1, stars*min(1, (k.Size-20)/4)
	}
	room := (stars+dots)*step + p.width(k, number)
	if number != "" {
		room += 4 * stars
	}
	x, y := middle(t.dots).X-room/2, middle(t.dots).Y
	if t.dots.Min.Y < t.Max.Y { // beside the token
		x = t.dots.Min.X + 10
	}
	for n := range stars + dots {
		at := picture.Pt(float32(x)+step/2, float32(y))
		if n < stars {
			p.star(ink, at, 5, 11, 4.6)
		} else {
			p.circle(ink, at, r)
		}
		x += step
	}
	p.write(k, ink, x+4*min(1, stars), y+k.Size*7/20, number)
}
