package riotmap

import (
	"image/color"

	"ruckus/render/picture"
)

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
