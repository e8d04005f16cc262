package picture

import (
	"bytes"
	"image"
	"image/color"
	"image/png"

	"golang.org/x/image/draw"
	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
)

// A Chapter is small pictures that are looked at together.
type Chapter struct {
	Title    string
	Pictures []image.Image
}

// A strip shows all pictures of a chapter in one way.
type strip struct {
	title  string
	side   int // in pixels
	ground color.NRGBA
	seen   vision // nil: as it is
}

// strips are the ways in which Discord shows small pictures, and in which people see them on buttons.
func strips() []strip {
	dark, button, light := RGB(0x313338), RGB(0x4E5058), RGB(0xFFFFFF)
	return []strip{
		{"48 px, above a message", 48, dark, nil},
		{"22 px, in a text", 22, dark, nil},
		{"20 px, in a text on a phone", 20, dark, nil},
		{"22 px, in a text, light", 22, light, nil},
		{"20 px, on a button", 20, button, nil},
		{"20 px, in greyscale", 20, button, greyscale},
		{"20 px, protanopia", 20, button, protanopia.see},
		{"20 px, deuteranopia", 20, button, deuteranopia.see},
		{"20 px, tritanopia", 20, button, tritanopia.see},
	}
}

// Sizes of a sheet, in pixels.
const (
	sheetWidth  = 1280
	sheetMargin = 16
	sheetGap    = 6  // between two pictures
	stripTitle  = 22 // height of a strip's heading
	chapterHead = 40
)

// Sheet is a PNG with all pictures in all ways in which people see them.
func Sheet(chapters []Chapter) []byte {
	height := sheetMargin
	for _, c := range chapters {
		height += chapterHead
		for _, s := range strips() {
			height += stripTitle + s.height(len(c.Pictures))
		}
	}
	sheet := image.NewNRGBA(image.Rect(0, 0, sheetWidth, height))
	draw.Draw(sheet, sheet.Rect, image.NewUniform(RGB(0x2B2D31)), image.Point{}, draw.Src)
	heading, small := letters(gobold.TTF, 24), letters(goregular.TTF, 14)
	y := 0
	for _, c := range chapters {
		write(sheet, heading, y+chapterHead-8, c.Title)
		y += chapterHead
		for _, s := range strips() {
			write(sheet, small, y+stripTitle-6, s.title)
			y += stripTitle
			s.draw(sheet, y, c.Pictures)
			y += s.height(len(c.Pictures))
		}
	}
	var b bytes.Buffer
	if err := png.Encode(&b, sheet); err != nil {
		panic(err) // memory can always be written to
	}
	return b.Bytes()
}

// columns is how many pictures stand beside each other.
func (s strip) columns() int { return (sheetWidth - 2*sheetMargin - sheetGap) / (s.side + sheetGap) }

func (s strip) height(pictures int) int {
	rows := (pictures + s.columns() - 1) / s.columns()
	return rows*(s.side+sheetGap) + sheetGap
}

// draw puts the strip on the sheet, with its upper edge at y.
func (s strip) draw(sheet *image.NRGBA, y int, pictures []image.Image) {
	r := image.Rect(sheetMargin, y, sheetWidth-sheetMargin, y+s.height(len(pictures)))
	draw.Draw(sheet, r, image.NewUniform(s.ground), image.Point{}, draw.Src)
	for n, p := range pictures {
		at := r.Min.Add(image.Pt(sheetGap+n%s.columns()*(s.side+sheetGap), sheetGap+n/s.columns()*(s.side+sheetGap)))
		draw.CatmullRom.Scale(sheet, image.Rectangle{at, at.Add(image.Pt(s.side, s.side))}, p, p.Bounds(), draw.Over, nil)
	}
	if s.seen == nil {
		return
	}
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			sheet.SetNRGBA(x, y, s.seen(sheet.NRGBAAt(x, y)))
		}
	}
}

func letters(ttf []byte, size float64) font.Face {
	f, err := opentype.Parse(ttf)
	if err != nil {
		panic(err) // the fonts are a part of the program
	}
	face, err := opentype.NewFace(f, &opentype.FaceOptions{Size: size, DPI: 72})
	if err != nil {
		panic(err) // the size is a number
	}
	return face
}

// write puts a heading on the sheet, with its baseline at y.
func write(sheet draw.Image, face font.Face, y int, text string) {
	d := font.Drawer{Dst: sheet, Src: image.NewUniform(RGB(0xF2F3F5)), Face: face, Dot: fixed.P(sheetMargin, y)}
	d.DrawString(text)
}
