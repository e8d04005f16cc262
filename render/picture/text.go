package picture

import (
	"image"
	"slices"
	"strings"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
)

// A Weight is how thick letters are.
type Weight int

const (
	Regular Weight = iota
	Bold
	Heavy // and narrow, for numbers and codes that are read at a small size
)

// A Pen writes on a canvas. It draws each letter of each size once.
type Pen struct {
	*Canvas
	fonts  [3]*opentype.Font
	faces  map[Face]font.Face
	glyphs map[glyphKey]glyph
}

// A Face is letters of one weight and size, in pixels.
type Face struct {
	Weight Weight
	Size   int
}

type glyphKey struct {
	Face
	letter rune
}

// A glyph is a drawn letter.
type glyph struct {
	mask    *image.Alpha
	x, y    int // of the mask's corner, from the place where the letter stands
	advance fixed.Int26_6
}

// NewPen makes a pen for a canvas.
func NewPen(c *Canvas) *Pen {
	p := &Pen{Canvas: c, faces: make(map[Face]font.Face), glyphs: make(map[glyphKey]glyph)}
	for w, ttf := range [...][]byte{Regular: goregular.TTF, Bold: gobold.TTF, Heavy: condensed} {
		f, err := opentype.Parse(ttf)
		if err != nil {
			panic(err) // the fonts are a part of the program
		}
		p.fonts[w] = f
	}
	return p
}

func (p *Pen) face(k Face) font.Face {
	f := p.faces[k]
	if f == nil {
		var err error
		f, err = opentype.NewFace(p.fonts[k.Weight], &opentype.FaceOptions{Size: float64(k.Size), DPI: 72, Hinting: font.HintingNone})
		if err != nil {
			panic(err) // the size is a number
		}
		p.faces[k] = f
	}
	return f
}

func (p *Pen) glyph(k Face, letter rune) glyph {
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

// Width is how wide a text is, in pixels.
func (p *Pen) Width(k Face, text string) int {
	var w fixed.Int26_6
	for _, r := range text {
		w += p.glyph(k, r).advance
	}
	return w.Ceil()
}

// Write puts a text with its left end at x and its baseline at y, and returns where it ends.
func (p *Pen) Write(k Face, i Ink, x, y int, text string) int {
	at := fixed.I(x)
	for _, r := range text {
		g := p.glyph(k, r)
		if g.mask != nil {
			p.Cover(g.mask, at.Round()+g.x, y+g.y, i)
		}
		at += g.advance
	}
	return at.Ceil()
}

// Center writes a text around x.
func (p *Pen) Center(k Face, i Ink, x, y int, text string) {
	p.Write(k, i, x-p.Width(k, text)/2, y, text)
}

// Name writes a name in the room that there is: smaller, or its beginning only. What the fonts have no letters for is
// left out. It returns where the name ends: at x where nothing is left.
func (p *Pen) Name(k Face, i Ink, x, y, room int, name string) int {
	letters := slices.DeleteFunc([]rune(name), func(r rune) bool { return !p.has(k.Weight, r) })
	name = strings.TrimSpace(string(letters))
	letters = []rune(name)
	if name == "" {
		return x
	}
	smallest := k.Size * 3 / 4
	for p.Width(k, name) > room && k.Size > smallest {
		k.Size -= 2
	}
	for n := len(letters) - 1; p.Width(k, name) > room; n-- {
		if n <= 0 {
			return x
		}
		name = strings.TrimRight(string(letters[:n]), " ") + "…"
	}
	return p.Write(k, i, x, y, name)
}

// has reports whether a font has a letter.
func (p *Pen) has(w Weight, r rune) bool {
	n, err := p.fonts[w].GlyphIndex(nil, r)
	return err == nil && n != 0
}
