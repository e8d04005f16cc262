package riotmap

import (
	"image"
	"strings"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
)

// A weight is how thick letters are.
type weight int

const (
	regular weight = iota
	bold
)

// A pen writes on a canvas. It draws each letter of each size once.
type pen struct {
	*canvas
	fonts  [2]*opentype.Font
	faces  map[faceKey]font.Face
	glyphs map[glyphKey]glyph
}

type faceKey struct {
	weight weight
	size   int
}

type glyphKey struct {
	faceKey
	letter rune
}

// A glyph is a drawn letter.
type glyph struct {
	mask    *image.Alpha
	x, y    int // of the mask's corner, from the place where the letter stands
	advance fixed.Int26_6
}

func newPen(c *canvas) *pen {
	p := &pen{canvas: c, faces: make(map[faceKey]font.Face), glyphs: make(map[glyphKey]glyph)}
	for w, ttf := range [...][]byte{regular: goregular.TTF, bold: gobold.TTF} {
		f, err := opentype.Parse(ttf)
		if err != nil {
			panic(err) // the fonts are a part of the program
		}
		p.fonts[w] = f
	}
	return p
}

func (p *pen) face(k faceKey) font.Face {
	f := p.faces[k]
	if f == nil {
		var err error
		f, err = opentype.NewFace(p.fonts[k.weight], &opentype.FaceOptions{Size: float64(k.size), DPI: 72, Hinting: font.HintingNone})
		if err != nil {
			panic(err) // the size is a number
		}
		p.faces[k] = f
	}
	return f
}

func (p *pen) glyph(k faceKey, letter rune) glyph {
	g, ok := p.glyphs[glyphKey{k, letter}]
	if ok {
		return g
	}
	r, mask, at, advance, _ := p.face(k).Glyph(fixed.Point26_6{}, letter)
	g = glyph{x: r.Min.X, y: r.Min.Y, advance: advance}
	if alpha, ok := mask.(*image.Alpha); ok && !r.Empty() {
		g.mask = image.NewAlpha(image.Rect(0, 0, r.Dx(), r.Dy()))
		for y := range r.Dy() {
			copy(g.mask.Pix[y*g.mask.Stride:][:r.Dx()], alpha.Pix[alpha.PixOffset(at.X, at.Y+y):])
		}
	}
	p.glyphs[glyphKey{k, letter}] = g
	return g
}

// width is how wide a text is, in pixels.
func (p *pen) width(k faceKey, text string) int {
	var w fixed.Int26_6
	for _, r := range text {
		w += p.glyph(k, r).advance
	}
	return w.Ceil()
}

// write puts a text with its left end at x and its baseline at y, and returns where it ends.
func (p *pen) write(k faceKey, i ink, x, y int, text string) int {
	at := fixed.I(x)
	for _, r := range text {
		g := p.glyph(k, r)
		if g.mask != nil {
			p.cover(g.mask, at.Round()+g.x, y+g.y, i)
		}
		at += g.advance
	}
	return at.Ceil()
}

// center writes a text around x.
func (p *pen) center(k faceKey, i ink, x, y int, text string) {
	p.write(k, i, x-p.width(k, text)/2, y, text)
}

// name writes a name in the room that there is: smaller, or its beginning only. What the fonts have no letters for is
// left out. It returns where the name ends.
func (p *pen) name(k faceKey, i ink, x, y, room int, name string) int {
	letters := []rune(name)
	for _, r := range letters {
		if !p.has(k.weight, r) {
			return x
		}
	}
	smallest := k.size * 3 / 4
	for p.width(k, name) > room && k.size > smallest {
		k.size -= 2
	}
	for n := len(letters) - 1; p.width(k, name) > room; n-- {
		if n <= 0 {
			return x
		}
		name = strings.TrimRight(string(letters[:n]), " ") + "…"
	}
	return p.write(k, i, x, y, name)
}

// has tells whether a font has a letter.
func (p *pen) has(w weight, r rune) bool {
	n, err := p.fonts[w].GlyphIndex(nil, r)
	return err == nil && n != 0
}
