package redbrn

import (
	"image/color"
	"strconv"

	"ruckus/render/picture"
	"ruckus/render/screen"
)

// Names of marks that are no cards.
const (
	wildMark  = "wild_riot"
	emptyMark = "empty_place"
)

// highest is the highest number of a suit, and the most cards in a stack.
const highest = 10

// sign is R ! O T, in the four suits.
var sign = [...]struct{ name, text string }{
	{"letter_r", "R"}, {"exclamation_mark", "!"}, {"letter_o", "O"}, {"letter_t", "T"},
}

// signSuits are the suits that the letters of the sign are printed in.
var signSuits = [len(sign)]string{"BW", "WR", "WB", "RW"}

var (
	white = picture.RGB(0xffffff)
	black = picture.RGB(0x121316)
	red   = picture.RGB(0xd3202f)
	gold  = picture.RGB(0xffc928)
)

// A face is how the cards of a suit look. Shape says the colour: black suits are square and red ones are round. The ground
// is white or filled, as it is printed, and the edge stands out from any button.
type face struct {
	ground, ink color.Color // ink is that of the number and of a white ground's edge
	square      bool
}

// faces are the faces of the suits, by their letters.
var faces = map[string]face{"BW": {white, black, true}, "WB": {black, white, true}, "RW": {white, red, false}, "WR": {red, white, false}}

// marks are those of the cards, stacks with their size, and what else there is to see.
func marks() []screen.Mark {
	all := pack.Marks()
	add := func(name string, draw func(*picture.Tile)) { all = append(all, screen.NewMark(name, draw)) }
	for n := range highest + 1 {
		add(stackMark(n), func(t *picture.Tile) { stackFace(t, n) })
	}
	for i, letter := range sign {
		f := faces[signSuits[i]]
		add(letter.name, func(t *picture.Tile) { f.draw(t, whole, letter.text) })
	}
	add(wildMark, wildFace)
	add(emptyMark, emptyFace)
	return all
}

// stackMark is the name of the mark of a stack with that many cards.
func stackMark(cards int) string { return "stack_of_" + strconv.Itoa(min(max(cards, 0), highest)) }

// A spot is where and how large a face is drawn: it begins at x, y and is so much smaller than a tile.
type spot struct{ x, y, scale float32 }

var whole = spot{0, 0, 1}

// draw draws a card, or its suit alone where there is no text.
func (f face) draw(t *picture.Tile, s spot, text string) {
	x, y, k := s.x, s.y, s.scale
	height, room := 82*k, 84*k
	if f.square {
		t.Fill(f.ink, picture.RoundBox(x+8*k, y+3*k, 112*k, 122*k, 23*k))
		t.Fill(f.ground, picture.RoundBox(x+15*k, y+10*k, 98*k, 108*k, 17*k))
	} else {
		t.Fill(f.ink, picture.Disc(x+64*k, y+64*k, 63*k))
		t.Fill(f.ground, picture.Disc(x+64*k, y+64*k, 56*k))
		height, room = 74*k, 80*k
	}
	t.Letters(f.ink, x+64*k, y+64*k+height/2, height, room, text)
}

// starred draws a card that can be played on a wild riot: a burst lies on its corner.
func (f face) starred(t *picture.Tile, number string) {
	f.draw(t, spot{0, 21, 0.835}, number)
	burst(t, 94, 34, 8, 34)
}

// burst is the sign of a wild riot.
func burst(t *picture.Tile, x, y float32, tips int, radius float32) {
	t.Fill(black, picture.Tips(x, y, tips, radius, radius*0.74))
	t.Fill(gold, picture.Tips(x, y, tips, radius-8, (radius-8)*0.7))
}

func wildFace(t *picture.Tile) {
	burst(t, 64, 64, 10, 64)
	t.Letters(black, 64, 64+25, 50, 60, "W")
}

// stackFace draws a small deck with its size: red and eight-cornered where it is empty, amber where it is so soon.
func stackFace(t *picture.Tile, cards int) {
	number := strconv.Itoa(cards)
	if cards == 0 {
		alarm := picture.RGB(0xf23f43)
		t.Fill(white, picture.Shape(picture.Pt(38, 0), picture.Pt(90, 0), picture.Pt(128, 38), picture.Pt(128, 90), picture.Pt(90, 128), picture.Pt(38, 128), picture.Pt(0, 90), picture.Pt(0, 38)))
		t.Fill(alarm, picture.Shape(picture.Pt(42, 9), picture.Pt(86, 9), picture.Pt(119, 42), picture.Pt(119, 86), picture.Pt(86, 119), picture.Pt(42, 119), picture.Pt(9, 86), picture.Pt(9, 42)))
		t.Letters(white, 64, 64+38, 76, 80, number)
		return
	}
	edge, ground, ink := picture.RGB(0xc9cdd6), picture.RGB(0x4d5361), white
	if cards <= closeToCall {
		edge, ground, ink = picture.RGB(0x7a5200), picture.RGB(0xffb020), black
	}
	t.Fill(edge, picture.RoundBox(22, 4, 104, 104, 16))
	t.Fill(ground, picture.RoundBox(30, 12, 88, 88, 10))
	t.Fill(edge, picture.RoundBox(0, 18, 110, 110, 18))
	t.Fill(ground, picture.RoundBox(8, 26, 94, 94, 12))
	t.Letters(ink, 55, 73+37, 74, 84, number)
}

// emptyFace is a dashed frame: there is nothing.
func emptyFace(t *picture.Tile) {
	grey := picture.RGB(0x9aa0aa)
	const dash = 18
	for _, at := range []float32{17, 55, 93} {
		for _, side := range []float32{16, 112} {
			t.Fill(grey, picture.Line(picture.Pt(at, side), picture.Pt(at+dash, side), 9))
			t.Fill(grey, picture.Line(picture.Pt(side, at), picture.Pt(side, at+dash), 9))
		}
	}
}
