package riot

import (
	"image/color"

	"ruckus/games/riot"
	"ruckus/render/picture"
	"ruckus/render/riot/riotmap"
	"ruckus/render/screen"
)

// Marks that stand for other things than units and cards.
const (
	creditMark  = "credit"
	opinionMark = "public_opinion" // a card of it that lies open
	hiddenMark  = "opinion_hidden" // a card of it that lies face down
	woundedMark = "wounded"        // goes to the hospital
	removedMark = "removed"        // goes back to the supply
	attackMark  = "attack"
)

// unitMarks are the marks of units: by their teams, and by their IDs in the house edition.
var unitMarks = []struct {
	team, id, name string
	draw           func(*stamp)
}{
	{"police", "officer", "police_officer", func(s *stamp) { // a cap
		s.poly(s.ink, 9, 0, 20, 22, 3, 42, 3, 64, 20, 54, 38, 10, 38)
		s.poly(s.ink, 9, 8, 43, 56, 43, 56, 51, 42, 61, 22, 61, 8, 51)
		s.Fill(s.ground, picture.Tips(s.x+32*s.k, s.y+22*s.k, 5, 13*s.k, 5.5*s.k))
	}},
	{"police", "riot_squad", "police_riot_squad", func(s *stamp) { // a shield
		s.poly(s.ink, 8, 32, 0, 59, 9, 59, 42, 32, 66, 5, 42, 5, 9)
		s.box(s.ground, 16, 16, 32, 13, 3)
	}},
	{"police", "riot_van", "police_riot_van", func(s *stamp) { // a van
		s.poly(s.ink, 5, -2, 12, 42, 12, 60, 29, 66, 32, 66, 51, -2, 51)
		s.poly(s.ground, 2, 42, 18, 54, 31, 42, 31)
		s.box(s.ground, 6, 19, 12, 12, 2)
		s.box(s.ground, 23, 19, 13, 12, 2)
		for _, x := range []float32{15, 49} {
			s.disc(s.ground, x, 51, 13)
			s.disc(s.ink, x, 51, 9)
		}
	}},
	{"police", "swat", "police_swat", func(s *stamp) { // crosshairs
		s.disc(s.ink, 32, 32, 27)
		s.disc(s.ground, 32, 32, 17)
		for _, p := range [][4]float32{{32, 0, 32, 22}, {32, 42, 32, 64}, {0, 32, 22, 32}, {42, 32, 64, 32}} {
			s.line(s.ink, 9, p[:]...)
		}
	}},
	{"autonomen", "militant", "autonomen_militant", drawFist},
	{"autonomen", "squatter", "autonomen_squatters", func(s *stamp) { // a house, and a flash
		s.poly(s.ink, 3, 32, -2, 68, 31, 56, 31, 56, 64, 8, 64, 8, 31, -4, 31)
		s.poly(s.ground, 1, 37, 21, 20, 45, 30, 45, 25, 61, 44, 37, 34, 37)
	}},
	{"autonomen", "mediactivist", "autonomen_mediactivist", func(s *stamp) { // a camera
		s.poly(s.ink, 6, 0, 15, 16, 15, 22, 5, 42, 5, 48, 15, 64, 15, 64, 58, 0, 58)
		s.disc(s.ground, 32, 36, 16)
		s.disc(s.ink, 32, 36, 8)
	}},
	{"anarchists", "militant", "anarchists_militant", drawFist},
	{"anarchists", "affinity", "anarchists_affinity", func(s *stamp) { // three heads
		for _, x := range []float32{6, 58} {
			s.disc(s.ink, x, 24, 10)
			s.poly(s.ink, 9, x-13, 66, x-13, 37, x+13, 37, x+13, 66)
		}
		s.disc(s.ground, 32, 12, 17)
		s.poly(s.ground, 12, 9, 68, 9, 25, 55, 25, 55, 68)
		s.disc(s.ink, 32, 12, 13)
		s.poly(s.ink, 10, 13, 66, 13, 29, 51, 29, 51, 66)
	}},
	{"anarchists", "black_bloc", "anarchists_black_bloc", func(s *stamp) { // a hood
		s.poly(s.ink, 16, 10, -4, 54, -4, 62, 40, 54, 66, 10, 66, 2, 40)
		s.poly(s.ground, 6, 9, 20, 55, 20, 55, 40, 9, 40)
		s.disc(s.ink, 22, 30, 5)
		s.disc(s.ink, 42, 30, 5)
	}},
	{"nationalists", "militant", "nationalists_militant", drawFist},
	{"nationalists", "hooligan", "nationalists_hooligans", func(s *stamp) { // two bats
		for _, side := range []float32{1, -1} {
			x := func(x float32) float32 { return 32 + side*x }
			s.line(s.ground, 14, x(-24), 62, x(4), 28)
			s.line(s.ink, 8, x(-24), 62, x(4), 28)
			s.line(s.ground, 22, x(2), 28, x(20), 4)
			s.line(s.ink, 15, x(2), 28, x(20), 4)
		}
	}},
	{"nationalists", "paramilitary", "paramilitary", func(s *stamp) { // two chevrons
		for _, y := range []float32{0, 23} {
			s.poly(s.ink, 2, 2, y+27, 32, y+3, 62, y+27, 62, y+43, 32, y+19, 2, y+43)
		}
	}},
}

// cardMarks are the marks of action cards: by what they do, and with which number.
var cardMarks = []struct {
	effect string
	n      int
	name   string
	draw   func(*stamp)
}{
	{riot.Distance, 1, "stones_1_damage", func(s *stamp) { // a stone that flies
		s.poly(s.ink, 5, 56, 26, 78, 16, 102, 24, 108, 46, 88, 60, 64, 54)
		s.line(s.ink, 10, 24, 106, 27, 94)
		s.line(s.ink, 10, 32, 80, 38, 70)
		s.line(s.ink, 10, 48, 60, 53, 55)
		s.text(red, 86, 113, 46, 40, "1")
	}},
	{riot.Distance, 2, "distance_2_damage", func(s *stamp) { // a burning bottle
		s.poly(s.ink, 4, 20, 112, 20, 76, 29, 66, 29, 54, 43, 54, 43, 66, 52, 76, 52, 112)
		s.poly(picture.RGB(0xe0512c), 10, 36, 60, 20, 42, 34, 14, 54, 36, 50, 58)
		s.text(red, 86, 106, 80, 54, "2")
	}},
	{riot.Force, 1, "force_plus_1", drawForce("+1")},
	{riot.Force, 2, "force_plus_2", drawForce("+2")},
	{riot.ForceMaxDraw, 1, "plus_1_at_most_a_draw", func(s *stamp) { // =, below what is added
		s.text(blue, 64, 67, 48, 90, "+1")
		s.line(s.ink, 11, 28, 82, 100, 82)
		s.line(s.ink, 11, 28, 103, 100, 103)
	}},
	{riot.NoPO, 0, "no_public_opinion", func(s *stamp) { // an eye, struck out
		s.poly(s.ink, 24, 4, 64, 38, 24, 90, 24, 124, 64, 90, 104, 38, 104)
		s.poly(s.ground, 22, 20, 64, 44, 35, 84, 35, 108, 64, 84, 93, 44, 93)
		s.disc(s.ink, 64, 64, 17)
		s.line(s.ground, 26, 28, 106, 100, 22)
		s.line(red, 14, 28, 106, 100, 22)
	}},
	{riot.NoClash, 0, "no_clash", func(s *stamp) { // somebody who runs
		s.line(s.ink, 10, 22, 46, 58, 46)
		s.line(s.ink, 10, 18, 68, 50, 68)
		s.line(s.ink, 10, 22, 90, 54, 90)
		s.disc(s.ink, 87, 38, 18)
		s.poly(s.ink, 18, 62, 110, 62, 60, 112, 60, 112, 110)
	}},
	{riot.Steps, 1, "one_more_step", func(s *stamp) { // arrows
		s.line(green, 18, 28, 32, 58, 64, 28, 96)
		s.line(green, 18, 68, 32, 98, 64, 68, 96)
	}},
	{riot.Unobstructed, 0, "back_alley", func(s *stamp) { // an arrow between houses
		s.poly(s.ink, 4, 16, 112, 16, 36, 40, 18, 40, 112)
		s.poly(s.ink, 4, 88, 112, 88, 18, 112, 36, 112, 112)
		s.line(green, 13, 64, 106, 64, 44)
		s.poly(green, 4, 44, 56, 64, 26, 84, 56)
	}},
	{riot.Credits, 2, "credits_plus_2", func(s *stamp) { // a coin
		s.disc(s.ink, 64, 64, 50)
		s.disc(gold, 64, 64, 43)
		s.text(s.ink, 64, 85, 44, 70, "+2")
	}},
	{riot.Rally, 1, "one_free_unit", func(s *stamp) { // a megaphone
		s.poly(s.ink, 5, 16, 48, 40, 48, 86, 18, 86, 108, 40, 80, 16, 80)
		s.poly(s.ink, 4, 32, 76, 52, 76, 60, 112, 42, 112)
		s.line(red, 10, 98, 42, 109, 35)
		s.line(red, 10, 100, 63, 112, 63)
		s.line(red, 10, 98, 84, 109, 91)
	}},
}

// otherMarks are those that are neither a unit nor a card.
var otherMarks = []struct {
	name string
	draw func(*stamp)
}{
	{creditMark, func(s *stamp) { // a coin
		s.disc(bronze, 64, 64, 61)
		s.disc(gold, 64, 64, 51)
		s.disc(bronze, 64, 64, 41)
		s.disc(gold, 64, 64, 34)
		s.text(bronze, 64, 84, 40, 40, "C")
	}},
	{opinionMark, func(s *stamp) { // a speech bubble
		s.bubble(paper, picture.RGB(0xe0257b))
		s.text(paper, 64, 83, 60, 60, "!")
	}},
	{hiddenMark, func(s *stamp) { s.bubble(picture.RGB(0x80848e), picture.RGB(0x4a4d55)) }},
	{woundedMark, func(s *stamp) { // a red cross
		s.disc(red, 64, 64, 61)
		s.disc(paper, 64, 64, 52)
		s.box(red, 51, 24, 26, 80, 2)
		s.box(red, 24, 51, 80, 26, 2)
	}},
	{removedMark, func(s *stamp) { // an ×
		s.disc(paper, 64, 64, 61)
		s.disc(night, 64, 64, 53)
		s.line(paper, 18, 40, 40, 88, 88)
		s.line(paper, 18, 88, 40, 40, 88)
	}},
	{attackMark, func(s *stamp) { // two swords
		swords := func(blade, grip color.Color, more float32) {
			for _, side := range []float32{1, -1} {
				s.line(blade, 15+more, 64-44*side, 18, 64+26*side, 88)
				s.line(blade, 15+more, 64+30*side, 92, 64+46*side, 108)
			}
			for _, side := range []float32{1, -1} {
				s.line(grip, 13+more, 64+6*side, 106, 64+44*side, 68)
			}
		}
		swords(night, night, 13)
		swords(paper, picture.RGB(0xffb02e), 0)
	}},
}

// teamMark is the name of a team's mark. Teams are the same in all editions.
func teamMark(team string) string { return team }

// unitMark is the name of the mark of a team's unit. A unit that the house edition does not have shows its team's.
func unitMark(team, id string) string {
	for _, u := range unitMarks {
		if u.team == team && u.id == id {
			return u.name
		}
	}
	return teamMark(team)
}

// cardMark is the name of the mark of an action card; "" for one that does what no card of the house edition does.
func cardMark(c riot.Card) string {
	for _, m := range cardMarks {
		if m.effect == c.Effect && m.n == c.N {
			return m.name
		}
	}
	return ""
}

// allMarks are the marks of RIOT.
func allMarks() []screen.Mark {
	var all []screen.Mark
	add := func(name string, ground func() *stamp, draw func(*stamp)) {
		all = append(all, screen.Mark{Name: name, Draw: func() []byte {
			s := ground()
			draw(s)
			return s.PNG()
		}})
	}
	for t := range riot.Team(riot.Teams) {
		add(teamMark(t.String()), onToken(t.String()), func(*stamp) {})
	}
	for _, u := range unitMarks {
		add(u.name, onToken(u.team), u.draw)
	}
	for _, c := range cardMarks {
		add(c.name, onCard, c.draw)
	}
	for _, m := range otherMarks {
		add(m.name, onNothing, m.draw)
	}
	return all
}

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

// The signs of units, in a square of 64.

func drawFist(s *stamp) {
	s.poly(s.ink, 6, 12, 24, 54, 16, 56, 40, 47, 52, 47, 66, 19, 66, 19, 51, 8, 40)
	for i, y := range []float32{12, 3, 2, 7} {
		s.box(s.ground, 10.5+11*float32(i), y-1.5, 14, 32, 6)
		s.box(s.ink, 12+11*float32(i), y, 10.4, 28, 5)
	}
	s.box(s.ink, 8, 28, 46, 16, 5)
	s.line(s.ground, 4, 11, 31, 36, 31, 40, 36, 33, 40)
}

// The signs of action cards and of other things, in a square of 128.

func drawForce(n string) func(*stamp) {
	return func(s *stamp) { s.text(blue, 64, 99, 70, 96, n) }
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
