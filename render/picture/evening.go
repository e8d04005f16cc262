package picture

import (
	"fmt"
	"image/color"
	"strconv"
)

// An Evening is a picture of how an evening of several games has ended: a bar of points for each person, with a mark for each
// game, and one award. Evenings that are equal look the same.
type Evening struct {
	Title string
	Says  string // beside the title
	Rows  []EveningRow
	Award string // what somebody has done best; "": nobody has
	Of    string // what it was best of, above the award
}

// An EveningRow is one person's. Names that the fonts cannot write are left out.
type EveningRow struct {
	Name   string
	Points int
	Games  []EveningGame // the last ones
}

// An EveningGame is what one game was for somebody.
type EveningGame uint8

const (
	NotPlayed EveningGame = iota // a point
	Played                       // a disc
	Won                          // a star
)

// Measures of an evening, in pixels.
const (
	eveningTop  = 104 // where the first row begins
	eveningRow  = 58
	eveningBar  = 190 // where bars begin
	eveningFar  = 470 // where the longest one ends
	eveningMark = 38  // from one game to the next
	eveningLow  = 44  // below the last row
	eveningBox  = 100 // of the award
	// EveningGames is how many games have room.
	EveningGames = 6
)

// Inks of an evening.
const (
	eveningGround Ink = iota + 1
	eveningRed
	eveningWhite
	eveningWords
	eveningGold
	eveningBlue
	eveningGrey
	eveningBoxed
)

var eveningInks = []color.RGBA{
	{}, rgba(0x1e1f22), rgba(0xd92b3a), rgba(0xf2f3f5), rgba(0xb5bac1), rgba(0xf0b132), rgba(0x5865f2), rgba(0x4e5058), rgba(0x2b2d31),
}

// Key is the same for equal evenings.
func (e Evening) Key() string {
	return fmt.Sprintf("evening %q", fmt.Sprint(e.Title, e.Says, e.Rows, e.Award, e.Of))
}

// PNG draws the evening.
func (e Evening) PNG() []byte {
	high := eveningTop + eveningRow*len(e.Rows) + eveningLow
	if e.Award != "" {
		high += eveningBox
	}
	p := NewPen(NewCanvas(chartWide, high, eveningInks))
	p.Box(eveningRed, 0, 0, chartWide, 40, 16)
	p.Box(eveningGround, 0, 8, chartWide, high-8, 16)
	p.Rect(0, 8, chartWide, 16, eveningGround)
	small := Face{Regular, 26}
	p.Write(small, eveningWords, chartWide-36-p.Width(small, e.Says), 74, e.Says)
	p.Name(Face{Heavy, 56}, eveningWhite, 36, 76, chartWide-100-p.Width(small, e.Says), e.Title)
	most := 1
	for _, r := range e.Rows {
		most = max(most, r.Points)
	}
	for i, r := range e.Rows {
		e.row(p, eveningTop+eveningRow*i, i, r, most)
	}
	words := "a star: won · a disc: played"
	p.Write(small, eveningWords, chartWide-36-p.Width(small, words), eveningTop+eveningRow*len(e.Rows)+26, words)
	if e.Award != "" {
		top := high - eveningBox
		p.Box(eveningBoxed, 36, top, chartWide-72, eveningBox-22, 10)
		p.Name(Face{Heavy, 28}, eveningGold, 56, top+32, chartWide-112, e.Of)
		p.Name(Face{Bold, 28}, eveningWhite, 56, top+64, chartWide-112, e.Award)
	}
	return p.Canvas.PNG()
}

// row draws one person's points and games.
func (e Evening) row(p *Pen, top, place int, r EveningRow, most int) {
	base := top + 38
	if name := (Face{Bold, 28}); p.Name(name, eveningWhite, 36, base, eveningBar-50, r.Name) == 36 {
		p.Write(name, eveningWords, 36, base, "No. "+strconv.Itoa(place+1)) // in letters that the fonts do not have
	}
	ink := eveningGrey
	switch {
	case r.Points == most:
		ink = eveningGold
	case place < 3:
		ink = eveningBlue
	}
	long := max(6, (eveningFar-eveningBar)*r.Points/most)
	p.Box(ink, eveningBar, top+8, long, eveningRow-20, 5)
	p.Write(Face{Heavy, 36}, eveningWhite, eveningBar+long+10, base+2, strconv.Itoa(r.Points))
	for i, g := range r.Games {
		at := Pt(float32(chartWide-36-16-eveningMark*(len(r.Games)-1-i)), float32(top+27))
		switch g {
		case Won:
			p.Star(eveningGold, at, 5, 17, 7)
		case Played:
			p.Circle(eveningGrey, at, 13)
		default:
			p.Circle(eveningGrey, at, 4)
		}
	}
}
