package rage

import (
	"image/color"
	"math"
	"slices"

	"ruckus/render/picture"
	"ruckus/render/screen"
)

// Names of marks that are no cards.
const (
	noTrumpMark = "no_trump"
	placeMark   = "still_to_play" // a card that somebody has yet to play
)

// highest is the highest number of a colour.
const highest = 15

// marks are the faces of all cards, a Wild Rage of each colour, the colours alone, and two signs.
func marks() []screen.Mark {
	return append(pack.Marks(),
		screen.NewMark(noTrumpMark, func(t *picture.Tile) { crossedRing(t, lightGrey) }),
		screen.NewMark(placeMark, dashedCard))
}

var (
	white     = picture.RGB(0xffffff)
	black     = picture.RGB(0x15171b)
	lightGrey = picture.RGB(0x9aa0aa)
)

// A face is how the cards of one colour look. Colours that many people mix up have outlines that differ most.
type face struct {
	fill, edge, ink color.Color
	outline         []picture.Point
	middle          float32 // of the number, from above
	height, room    float32 // of the number
}

// faces are those of the colours, in their order.
var faces = [len(colours)]face{
	{picture.RGB(0xe0312c), white, white, ring(64, 64, 58), 64, 66, 96},
	{picture.RGB(0xff9417), picture.RGB(0x5c2c00), picture.RGB(0x2a1500), corners(10, 10, 118, 10, 118, 118, 10, 118), 64, 76, 98},
	{picture.RGB(0xffe03a), picture.RGB(0x6b5600), picture.RGB(0x2b2300), corners(64, 5, 121, 47, 121, 122, 7, 122, 7, 47), 80, 68, 98},
	{picture.RGB(0x128a43), white, white, corners(39, 6, 89, 6, 89, 27, 122, 27, 122, 101, 89, 101, 89, 122, 39, 122, 39, 101, 6, 101, 6, 27, 39, 27), 64, 64, 92},
	{picture.RGB(0x2f6ee6), white, white, corners(7, 7, 121, 7, 121, 79, 64, 122, 7, 79), 46, 66, 100},
	{picture.RGB(0x8a35c8), white, white, corners(34, 12, 94, 12, 123, 64, 94, 116, 34, 116, 5, 64), 64, 68, 88},
}

// number draws a number card.
func (f face) number(t *picture.Tile, number string) {
	f.plain(t)
	t.Letters(f.ink, 64, f.middle+f.height/2, f.height, f.room, number)
}

// plain draws the colour alone.
func (f face) plain(t *picture.Tile) { edged(t, f.fill, f.edge, 7, f.outline) }

// wild draws a Wild Rage that was played as this colour: it has a thick black edge inside a white one.
func (f face) wild(t *picture.Tile) {
	edged(t, white, white, 7, f.outline)
	edged(t, f.fill, black, 11, scaled(f.outline, 0.87))
	const height = 54
	t.Letters(f.ink, 64, 64+(f.middle-64)*0.8+height/2, height, 70, "16")
}

// corners is a polygon from its corners' places: x, y, x, y, …, clockwise.
func corners(places ...float32) []picture.Point {
	points := make([]picture.Point, 0, len(places)/2)
	for xy := range slices.Chunk(places, 2) {
		points = append(points, picture.Pt(xy[0], xy[1]))
	}
	return points
}

// ring is a circle as a polygon.
func ring(x, y, radius float32) []picture.Point {
	const parts = 48
	points := make([]picture.Point, parts)
	for i := range points {
		points[i] = around(x, y, radius, float64(i)/parts)
	}
	return points
}

// around is the place on a circle that a part of a turn from its top leads to, clockwise.
func around(x, y, radius float32, turn float64) picture.Point {
	sin, cos := math.Sincos(2 * math.Pi * turn)
	return picture.Pt(x+radius*float32(sin), y-radius*float32(cos))
}

// scaled makes an outline smaller towards the middle of the tile.
func scaled(outline []picture.Point, by float32) []picture.Point {
	points := make([]picture.Point, len(outline))
	for i, p := range outline {
		points[i] = picture.Pt(64+(p.X-64)*by, 64+(p.Y-64)*by)
	}
	return points
}

// edged fills an outline and draws its edge, half of it outside.
func edged(t *picture.Tile, fill, edge color.Color, thick float32, outline []picture.Point) {
	t.Fill(fill, picture.Shape(outline...))
	stroke(t, edge, thick, append(slices.Clone(outline), outline[0])...)
}

// stroke draws a line through all of the points.
func stroke(t *picture.Tile, c color.Color, thick float32, points ...picture.Point) {
	sides := make([]picture.Path, len(points)-1)
	for i := range sides {
		sides[i] = picture.Line(points[i], points[i+1], thick)
	}
	t.Fill(c, sides...)
}

// arc is a part of a circle as points, between two parts of a turn from its top.
func arc(radius float32, from, to float64) []picture.Point {
	const parts = 16
	points := make([]picture.Point, parts+1)
	for i := range points {
		points[i] = around(64, 64, radius, from+(to-from)*float64(i)/parts)
	}
	return points
}

// blank draws the ground of an action card.
func blank(t *picture.Tile, fill, edge color.Color) {
	t.Fill(edge, picture.RoundBox(2, 2, 124, 124, 29))
	t.Fill(fill, picture.RoundBox(9, 9, 110, 110, 22))
}

func outFace(t *picture.Tile) {
	blank(t, black, white)
	crossedRing(t, white)
}

// crossedRing is the sign of no trump.
func crossedRing(t *picture.Tile, c color.Color) {
	stroke(t, c, 14, append(ring(64, 64, 38), picture.Pt(64, 26))...)
	stroke(t, c, 14, picture.Pt(38, 90), picture.Pt(90, 38))
}

func changeFace(t *picture.Tile) {
	blank(t, black, white)
	for i, c := range []color.Color{faces[2].fill, picture.RGB(0x5aa0ff)} {
		turn := float64(i) / 2
		stroke(t, c, 15, arc(36, turn+0.79, turn+1.08)...)
		tip := []picture.Point{around(64, 64, 16, turn+0.14), around(64, 64, 60, turn+0.12), around(64, 64, 42, turn+0.27)}
		t.Fill(c, picture.Shape(tip...))
	}
}

func wildFace(t *picture.Tile) {
	t.Fill(white, picture.Disc(64, 64, 62))
	for i, f := range faces {
		from := float64(i) / float64(len(faces))
		wedge := append(arc(57, from, from+1/float64(len(faces))), picture.Pt(64, 64))
		t.Fill(f.fill, picture.Shape(wedge...))
	}
	t.Fill(black, picture.Disc(64, 64, 38))
	t.Letters(white, 64, 64+21, 42, 60, "16")
}

func bonusFace(t *picture.Tile) {
	blank(t, white, black)
	t.Letters(picture.RGB(0x0b7a35), 64, 64+33, 66, 92, "+5")
}

func madFace(t *picture.Tile) {
	t.Fill(white, picture.Tips(64, 64, 12, 64, 55))
	t.Fill(black, picture.Tips(64, 64, 12, 57, 48))
	pink := picture.RGB(0xff8a80)
	t.Fill(pink, picture.RoundBox(20, 57, 30, 15, 2))
	t.Letters(pink, 81, 64+34, 68, 48, "5")
}

// dashedCard is the place of a card that is still to be played.
func dashedCard(t *picture.Tile) {
	const lo, hi, dash, gap = 14, 114, 20, 20
	for at := float32(lo); at < hi; at += dash + gap {
		for _, side := range [][2]picture.Point{
			{picture.Pt(at, lo), picture.Pt(at+dash, lo)}, {picture.Pt(at, hi), picture.Pt(at+dash, hi)},
			{picture.Pt(lo, at), picture.Pt(lo, at+dash)}, {picture.Pt(hi, at), picture.Pt(hi, at+dash)},
		} {
			stroke(t, lightGrey, 8, side[0], side[1])
		}
	}
}

// markName is the name of a card's mark, with the colour that was named with a Wild Rage; "" for what is no card.
func markName(card, called string) string {
	if card == "WR" && called != "" {
		card += " as " + called
	}
	return pack.Of(card).Mark.Name
}
