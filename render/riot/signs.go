package riot

import "ruckus/render/picture"

// The signs of units, in a square of 64.

func drawCap(s *stamp) {
	s.poly(s.ink, 9, 0, 20, 22, 3, 42, 3, 64, 20, 54, 38, 10, 38)
	s.poly(s.ink, 9, 8, 43, 56, 43, 56, 51, 42, 61, 22, 61, 8, 51)
	s.Fill(s.ground, picture.Tips(s.x+32*s.k, s.y+22*s.k, 5, 13*s.k, 5.5*s.k))
}

func drawShield(s *stamp) {
	s.poly(s.ink, 8, 32, 0, 59, 9, 59, 42, 32, 66, 5, 42, 5, 9)
	s.box(s.ground, 16, 16, 32, 13, 3)
}

func drawVan(s *stamp) {
	s.poly(s.ink, 5, -2, 12, 42, 12, 60, 29, 66, 32, 66, 51, -2, 51)
	s.poly(s.ground, 2, 42, 18, 54, 31, 42, 31)
	s.box(s.ground, 6, 19, 12, 12, 2)
	s.box(s.ground, 23, 19, 13, 12, 2)
	for _, x := range []float32{15, 49} {
		s.disc(s.ground, x, 51, 13)
		s.disc(s.ink, x, 51, 9)
	}
}

func drawCrosshair(s *stamp) {
	s.disc(s.ink, 32, 32, 27)
	s.disc(s.ground, 32, 32, 17)
	for _, p := range [][4]float32{{32, 0, 32, 22}, {32, 42, 32, 64}, {0, 32, 22, 32}, {42, 32, 64, 32}} {
		s.line(s.ink, 9, p[:]...)
	}
}

func drawFist(s *stamp) {
	s.poly(s.ink, 6, 12, 24, 54, 16, 56, 40, 47, 52, 47, 66, 19, 66, 19, 51, 8, 40)
	for i, y := range []float32{12, 3, 2, 7} {
		s.box(s.ground, 10.5+11*float32(i), y-1.5, 14, 32, 6)
		s.box(s.ink, 12+11*float32(i), y, 10.4, 28, 5)
	}
	s.box(s.ink, 8, 28, 46, 16, 5)
	s.line(s.ground, 4, 11, 31, 36, 31, 40, 36, 33, 40)
}

func drawSquat(s *stamp) {
	s.poly(s.ink, 3, 32, -2, 68, 31, 56, 31, 56, 64, 8, 64, 8, 31, -4, 31)
	s.poly(s.ground, 1, 37, 21, 20, 45, 30, 45, 25, 61, 44, 37, 34, 37)
}

func drawCamera(s *stamp) {
	s.poly(s.ink, 6, 0, 15, 16, 15, 22, 5, 42, 5, 48, 15, 64, 15, 64, 58, 0, 58)
	s.disc(s.ground, 32, 36, 16)
	s.disc(s.ink, 32, 36, 8)
}

func drawHeads(s *stamp) {
	for _, x := range []float32{6, 58} {
		s.disc(s.ink, x, 24, 10)
		s.poly(s.ink, 9, x-13, 66, x-13, 37, x+13, 37, x+13, 66)
	}
	s.disc(s.ground, 32, 12, 17)
	s.poly(s.ground, 12, 9, 68, 9, 25, 55, 25, 55, 68)
	s.disc(s.ink, 32, 12, 13)
	s.poly(s.ink, 10, 13, 66, 13, 29, 51, 29, 51, 66)
}

func drawHood(s *stamp) {
	s.poly(s.ink, 16, 10, -4, 54, -4, 62, 40, 54, 66, 10, 66, 2, 40)
	s.poly(s.ground, 6, 9, 20, 55, 20, 55, 40, 9, 40)
	s.disc(s.ink, 22, 30, 5)
	s.disc(s.ink, 42, 30, 5)
}

func drawBats(s *stamp) {
	for _, side := range []float32{1, -1} {
		x := func(x float32) float32 { return 32 + side*x }
		s.line(s.ground, 14, x(-24), 62, x(4), 28)
		s.line(s.ink, 8, x(-24), 62, x(4), 28)
		s.line(s.ground, 22, x(2), 28, x(20), 4)
		s.line(s.ink, 15, x(2), 28, x(20), 4)
	}
}

func drawChevrons(s *stamp) {
	for _, y := range []float32{0, 23} {
		s.poly(s.ink, 2, 2, y+27, 32, y+3, 62, y+27, 62, y+43, 32, y+19, 2, y+43)
	}
}
