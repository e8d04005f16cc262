package riot

import (
	"image/color"

	"ruckus/render/picture"
)

// The signs of action cards and of other things, in a square of 128.

func drawStone(s *stamp) {
	s.poly(s.ink, 5, 56, 26, 78, 16, 102, 24, 108, 46, 88, 60, 64, 54)
	s.line(s.ink, 10, 24, 106, 27, 94)
	s.line(s.ink, 10, 32, 80, 38, 70)
	s.line(s.ink, 10, 48, 60, 53, 55)
	s.text(red, 86, 113, 46, 40, "1")
}

func drawBottle(s *stamp) {
	s.poly(s.ink, 4, 20, 112, 20, 76, 29, 66, 29, 54, 43, 54, 43, 66, 52, 76, 52, 112)
	s.poly(picture.RGB(0xe0512c), 10, 36, 60, 20, 42, 34, 14, 54, 36, 50, 58)
	s.text(red, 86, 106, 80, 54, "2")
}

func drawForce(n string) func(*stamp) {
	return func(s *stamp) { s.text(blue, 64, 99, 70, 96, n) }
}

func drawSitIn(s *stamp) {
	s.text(blue, 64, 67, 48, 90, "+1")
	s.line(s.ink, 11, 28, 82, 100, 82)
	s.line(s.ink, 11, 28, 103, 100, 103)
}

func drawClosedEye(s *stamp) {
	s.poly(s.ink, 24, 4, 64, 38, 24, 90, 24, 124, 64, 90, 104, 38, 104)
	s.poly(s.ground, 22, 20, 64, 44, 35, 84, 35, 108, 64, 84, 93, 44, 93)
	s.disc(s.ink, 64, 64, 17)
	s.line(s.ground, 26, 28, 106, 100, 22)
	s.line(red, 14, 28, 106, 100, 22)
}

func drawRunner(s *stamp) {
	s.line(s.ink, 10, 22, 46, 58, 46)
	s.line(s.ink, 10, 18, 68, 50, 68)
	s.line(s.ink, 10, 22, 90, 54, 90)
	s.disc(s.ink, 87, 38, 18)
	s.poly(s.ink, 18, 62, 110, 62, 60, 112, 60, 112, 110)
}

func drawSteps(s *stamp) {
	s.line(green, 18, 28, 32, 58, 64, 28, 96)
	s.line(green, 18, 68, 32, 98, 64, 68, 96)
}

func drawAlley(s *stamp) {
	s.poly(s.ink, 4, 16, 112, 16, 36, 40, 18, 40, 112)
	s.poly(s.ink, 4, 88, 112, 88, 18, 112, 36, 112, 112)
	s.line(green, 13, 64, 106, 64, 44)
	s.poly(green, 4, 44, 56, 64, 26, 84, 56)
}

func drawFund(s *stamp) {
	s.disc(s.ink, 64, 64, 50)
	s.disc(gold, 64, 64, 43)
	s.text(s.ink, 64, 85, 44, 70, "+2")
}

func drawRally(s *stamp) {
	s.poly(s.ink, 5, 16, 48, 40, 48, 86, 18, 86, 108, 40, 80, 16, 80)
	s.poly(s.ink, 4, 32, 76, 52, 76, 60, 112, 42, 112)
	s.line(red, 10, 98, 42, 109, 35)
	s.line(red, 10, 100, 63, 112, 63)
	s.line(red, 10, 98, 84, 109, 91)
}

func drawCoin(s *stamp) {
	s.disc(bronze, 64, 64, 61)
	s.disc(gold, 64, 64, 51)
	s.disc(bronze, 64, 64, 41)
	s.disc(gold, 64, 64, 34)
	s.text(bronze, 64, 84, 40, 40, "C")
}

// bubble draws a speech bubble.
func (s *stamp) bubble(edge, fill color.Color) {
	for _, b := range []struct {
		color color.Color
		off   float32
	}{{edge, 0}, {fill, 8}} {
		s.box(b.color, 4+b.off, 8+b.off, 120-2*b.off, 92-2*b.off, 22-b.off)
		s.poly(b.color, 4, 31+b.off, 90-b.off, 84-2*b.off, 90-b.off, 31+b.off, 127-2.4*b.off)
	}
}

func drawOpinion(s *stamp) {
	s.bubble(paper, picture.RGB(0xe0257b))
	s.text(paper, 64, 83, 60, 60, "!")
}

func drawHidden(s *stamp) { s.bubble(picture.RGB(0x80848e), picture.RGB(0x4a4d55)) }

func drawCross(s *stamp) {
	s.disc(red, 64, 64, 61)
	s.disc(paper, 64, 64, 52)
	s.box(red, 51, 24, 26, 80, 2)
	s.box(red, 24, 51, 80, 26, 2)
}

func drawRemoved(s *stamp) {
	s.disc(paper, 64, 64, 61)
	s.disc(night, 64, 64, 53)
	s.line(paper, 18, 40, 40, 88, 88)
	s.line(paper, 18, 88, 40, 40, 88)
}

func drawSwords(s *stamp) {
	strokes := func(c color.Color, more float32) {
		for _, side := range []float32{1, -1} {
			x := func(x float32) float32 { return 64 + side*x }
			s.line(c, 15+more, x(-44), 18, x(26), 88)
			s.line(c, 15+more, x(30), 92, x(46), 108)
		}
	}
	strokes(night, 13)
	for _, side := range []float32{1, -1} {
		x := func(x float32) float32 { return 64 + side*x }
		s.line(night, 26, x(6), 106, x(44), 68)
	}
	strokes(paper, 0)
	for _, side := range []float32{1, -1} {
		x := func(x float32) float32 { return 64 + side*x }
		s.line(picture.RGB(0xffb02e), 13, x(6), 106, x(44), 68)
	}
}
