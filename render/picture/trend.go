package picture

import (
	"fmt"
	"slices"
)

// A Trend is a picture of how one number changed: a line with the doubt about it around it. Trends that are equal look the
// same.
type Trend struct {
	Title  string
	Points []TrendPoint // the oldest first
	Mark   int          // a number to compare with, drawn as a line across; 0: none
	Marked string       // what it is
}

// A TrendPoint is what the number was, give or take Doubt, and how it is called below the line.
type TrendPoint struct {
	At, Doubt int
	Label     string // "": none
}

const trendRight = 764 // where the line ends: it has no name

// Key is the same for equal trends.
func (t Trend) Key() string {
	return fmt.Sprintf("trend %q %v %d %q", t.Title, t.Points, t.Mark, t.Marked)
}

// PNG draws the trend.
func (t Trend) PNG() []byte {
	inks := slices.Clone(chartInks[:firstLine+2])
	inks[firstLine+1] = rgba(0x3b5569) // the doubt
	p := trendPen{scale{Pen: NewPen(NewCanvas(chartWide, chartHigh, inks)), right: trendRight}, t}
	p.Box(chartGround, 0, 0, chartWide, chartHigh, 16)
	p.Name(Face{Bold, chartText}, chartWords, 28, 50, chartWide-56, t.Title)
	p.low, p.high = t.bounds()
	p.doubt()
	p.grid()
	p.line()
	return p.Canvas.PNG()
}

type trendPen struct {
	scale
	Trend
}

// bounds are the least and the most that is drawn, in whole hundreds.
func (t Trend) bounds() (low, high int) {
	if len(t.Points) == 0 {
		return 0, 1
	}
	low, high = t.Points[0].At, t.Points[0].At
	for _, p := range t.Points {
		low, high = min(low, p.At-p.Doubt), max(high, p.At+p.Doubt)
	}
	if t.Mark != 0 {
		low, high = min(low, t.Mark), max(high, t.Mark)
	}
	return low - 10, high + 10
}

// at is where a number after the n-th point stands.
func (p trendPen) at(n, number int) Point {
	x := chartLeft + float32(trendRight-chartLeft)*float32(n)/float32(max(1, len(p.Points)-1))
	return Pt(x, p.y(number))
}

func (p trendPen) doubt() {
	var edge []Point
	for n, point := range p.Points {
		edge = append(edge, p.at(n, point.At+point.Doubt))
	}
	for n, point := range slices.Backward(p.Points) {
		edge = append(edge, p.at(n, point.At-point.Doubt))
	}
	if len(p.Points) > 1 {
		p.Polygon(firstLine+1, edge...)
	}
}

// grid draws some numbers as lines across, the mark, and the labels below.
func (p trendPen) grid() {
	p.across()
	if p.Mark != 0 {
		y := p.y(p.Mark)
		for x := chartLeft; x < trendRight; x += 24 {
			p.Rect(x, int(y)-1, 12, 3, chartWords)
		}
		p.Write(chartSmall, chartWords, trendRight-p.Width(chartSmall, p.Marked), int(y)-10, p.Marked)
	}
	room := 0
	for n, point := range p.Points {
		x := int(p.at(n, p.low).X)
		wide := p.Width(chartSmall, point.Label)
		if left := min(max(x-wide/2, 28), chartWide-28-wide); point.Label != "" && left >= room {
			p.Write(chartSmall, chartWords, left, chartLow+44, point.Label)
			room = left + wide + 24
		}
	}
}

func (p trendPen) line() {
	every := stepFor(len(p.Points), 30)
	for n, point := range p.Points {
		at := p.at(n, point.At)
		if n > 0 {
			p.stroke(firstLine, p.at(n-1, p.Points[n-1].At), at, 5)
		}
		if n%every == 0 || n+1 == len(p.Points) {
			p.Circle(firstLine, at, chartMark-2)
		}
	}
}
