package riot

import (
	"image/color"

	"ruckus/render/picture"
	"ruckus/render/riot/riotmap"
)

// A stamp is a tile with a ground, on which a sign is drawn in squares of its own: from 0 to 64 on tokens, from 0 to 128
// elsewhere.
type stamp struct {
	*picture.Tile
	ink, ground color.Color // of the sign, and of what is cut out of it
	x, y, k     float32     // where the square lies, and how large it is
}

// onNothing is a stamp without a ground.
func onNothing() *stamp { return &stamp{Tile: picture.NewTile(), k: 1} }

// onToken makes stamps with a team's token.
func onToken(team string) func() *stamp {
	return func() *stamp {
		const margin, edge = 3, 7
		side := float32(picture.TileSide - 2*margin)
		t := riotmap.Tokens[team]
		s := onNothing()
		s.Fill(t.Edge, t.Outline(margin, margin, side, 0))
		s.Fill(t.Fill, t.Outline(margin, margin, side, edge))
		wide := side * t.Room
		s.ink, s.ground, s.k = t.Text, t.Fill, wide/64
		s.x = (picture.TileSide - wide) / 2
		s.y = s.x + side*t.Low
		return s
	}
}

var (
	cream  = picture.RGB(0xfff6e0)
	soot   = picture.RGB(0x2a2118)
	red    = picture.RGB(0xc01818)
	blue   = picture.RGB(0x0b5fa8)
	green  = picture.RGB(0x0b7a35)
	gold   = picture.RGB(0xffc93c)
	bronze = picture.RGB(0x6b4a00)
	paper  = picture.RGB(0xffffff)
	night  = picture.RGB(0x17181c)
)

// onCard is a stamp with the ground of an action card.
func onCard() *stamp {
	s := onNothing()
	s.ink, s.ground = soot, cream
	s.box(soot, 3, 3, 122, 122, 22)
	s.box(cream, 10, 10, 108, 108, 16)
	return s
}

// pts are points of pairs of numbers.
func (s *stamp) pts(xy []float32) []picture.Point {
	all := make([]picture.Point, len(xy)/2)
	for i := range all {
		all[i] = picture.Pt(s.x+xy[2*i]*s.k, s.y+xy[2*i+1]*s.k)
	}
	return all
}

// poly fills a polygon whose corners are cut off by curves.
func (s *stamp) poly(c color.Color, cut float32, xy ...float32) {
	s.Fill(c, picture.Rounded(cut*s.k, s.pts(xy)...))
}

func (s *stamp) disc(c color.Color, x, y, r float32) {
	s.Fill(c, picture.Disc(s.x+x*s.k, s.y+y*s.k, r*s.k))
}

func (s *stamp) box(c color.Color, x, y, w, h, r float32) {
	s.Fill(c, picture.RoundBox(s.x+x*s.k, s.y+y*s.k, w*s.k, h*s.k, r*s.k))
}

// line draws strokes from point to point.
func (s *stamp) line(c color.Color, thick float32, xy ...float32) {
	p := s.pts(xy)
	for i := range p[1:] {
		s.Fill(c, picture.Line(p[i], p[i+1], thick*s.k))
	}
}

func (s *stamp) text(c color.Color, x, y, high, room float32, text string) {
	s.Letters(c, s.x+x*s.k, s.y+y*s.k, high*s.k, room*s.k, text)
}
