package cards

import (
	"image/color"

	"ruckus/games/card"
	"ruckus/render/picture"
	"ruckus/render/screen"
)

// BackMark is the name of the mark of a card that lies face down. The suits alone have the names in SuitNames.
const BackMark = "card_back"

// Marks are the faces of all cards, the joker, a back, and the four suits alone.
func Marks() []screen.Mark {
	var all []screen.Mark
	for s := range card.Suit(card.Suits) {
		for r := range card.Rank(card.Ranks) {
			all = append(all, Pack.Of(card.New(r, s, 0).String()).Mark)
		}
		all = append(all, screen.NewMark(SuitNames[s].Word, faces[s].alone))
	}
	return append(all, Pack.Of("X").Mark, screen.NewMark(BackMark, back))
}

var (
	white  = picture.RGB(0xffffff)
	black  = picture.RGB(0x1a1c21)
	red    = picture.RGB(0xd92535)
	orange = picture.RGB(0xc94a06)
	mint   = picture.RGB(0xdff3df)
	green  = picture.RGB(0x0c5b2c)
)

// A face is how the cards of a suit look. Grounds differ as well as shapes: full for hearts and spades, pale for diamonds
// and clubs.
type face struct {
	ground, edge, ink color.Color
	suit              func(x, y, side float32) []picture.Path // from its upper left corner
}

var faces = [card.Suits]face{
	card.Hearts:   {red, white, white, heart},
	card.Diamonds: {white, orange, orange, diamond},
	card.Spades:   {black, white, white, spade},
	card.Clubs:    {mint, green, green, club},
}

func (f face) card(t *picture.Tile, rank string) {
	Blank(t, f.ground, f.edge)
	Corner(t, f.ink, rank)
	const x, y, side, halo = 59, 57, 58, 6
	t.Fill(f.ground, f.suit(x-halo, y-halo, side+2*halo)...)
	t.Fill(f.ink, f.suit(x, y, side)...)
}

func (f face) alone(t *picture.Tile) {
	Blank(t, f.ground, f.edge)
	t.Fill(f.ink, f.suit(24, 24, 80)...)
}

// Blank draws a card without anything on it.
func Blank(t *picture.Tile, ground, edge color.Color) {
	t.Fill(edge, picture.RoundBox(2, 1, 124, 126, 24))
	t.Fill(ground, picture.RoundBox(10, 9, 108, 110, 16))
}

// Corner writes a rank in the upper left of a card, so that it is read at 20 pixels.
func Corner(t *picture.Tile, ink color.Color, rank string) {
	x, room := float32(44), float32(60)
	if len(rank) > 1 {
		x, room = 50, 72
	}
	t.Letters(ink, x, 88, 72, room, rank)
}

func heart(x, y, side float32) []picture.Path {
	k := side / 100
	at := func(px, py float32) picture.Point { return picture.Pt(x+px*k, y+py*k) }
	return []picture.Path{
		picture.Disc(x+27*k, y+30*k, 25*k), picture.Disc(x+73*k, y+30*k, 25*k),
		picture.Shape(at(50, 94), at(8.3, 46.6), at(27, 30), at(73, 30), at(91.7, 46.6)),
	}
}

func diamond(x, y, side float32) []picture.Path {
	k := side / 100
	return []picture.Path{picture.Shape(picture.Pt(x+50*k, y), picture.Pt(x+94*k, y+50*k), picture.Pt(x+50*k, y+100*k), picture.Pt(x+6*k, y+50*k))}
}

func spade(x, y, side float32) []picture.Path {
	k := side / 100
	at := func(px, py float32) picture.Point { return picture.Pt(x+px*k, y+py*k) }
	return []picture.Path{
		picture.Disc(x+26*k, y+63*k, 24*k), picture.Disc(x+74*k, y+63*k, 24*k),
		picture.Shape(at(50, 1), at(92.4, 47.5), at(74, 64), at(26, 64), at(7.6, 47.5)), stem(x, y, k),
	}
}

func club(x, y, side float32) []picture.Path {
	k := side / 100
	return []picture.Path{
		picture.Disc(x+50*k, y+25*k, 24*k), picture.Disc(x+24*k, y+61*k, 24*k), picture.Disc(x+76*k, y+61*k, 24*k),
		picture.Disc(x+50*k, y+50*k, 12*k), stem(x, y, k),
	}
}

// stem is what spades and clubs stand on.
func stem(x, y, k float32) picture.Path {
	return picture.Shape(picture.Pt(x+50*k, y+48*k), picture.Pt(x+56*k, y+76*k), picture.Pt(x+70*k, y+99*k),
		picture.Pt(x+30*k, y+99*k), picture.Pt(x+44*k, y+76*k))
}

// joker is a fool's cap with bells.
func joker(t *picture.Tile) {
	Blank(t, picture.RGB(0x6a2bb0), white)
	for _, horn := range []struct {
		fill  color.Color
		shape []picture.Point
	}{
		{picture.RGB(0xffd21e), []picture.Point{picture.Pt(64, 24), picture.Pt(86, 92), picture.Pt(42, 92)}},
		{picture.RGB(0xff7a4d), []picture.Point{picture.Pt(20, 38), picture.Pt(42, 50), picture.Pt(54, 92), picture.Pt(22, 92)}},
		{picture.RGB(0x5ad1ff), []picture.Point{picture.Pt(108, 38), picture.Pt(106, 92), picture.Pt(74, 92), picture.Pt(86, 50)}},
	} {
		t.Fill(horn.fill, picture.Shape(horn.shape...))
	}
	t.Fill(white, picture.Disc(21, 34, 10), picture.Disc(64, 22, 10), picture.Disc(107, 34, 10), picture.RoundBox(20, 94, 88, 15, 6))
}

// back is the back of a card, with a lattice.
func back(t *picture.Tile) {
	blue, light := picture.RGB(0x2b4fa8), picture.RGB(0x8fb4ff)
	Blank(t, blue, white)
	const from, to, step = 20, 108, 22
	for d := float32(0); d < to-from; d += step {
		t.Fill(light, picture.Line(picture.Pt(from+d, from), picture.Pt(to, to-d), 5))
		t.Fill(light, picture.Line(picture.Pt(from, from+d), picture.Pt(to-d, to), 5))
		t.Fill(light, picture.Line(picture.Pt(to-d, from), picture.Pt(from, to-d), 5))
		t.Fill(light, picture.Line(picture.Pt(to, from+d), picture.Pt(from+d, to), 5))
	}
	t.Fill(light, picture.Disc(64, 64, 28))
	t.Fill(blue, picture.Disc(64, 64, 23))
	t.Letters(white, 64, 80, 32, 40, "R")
}
