package picture

import (
	"fmt"
	"slices"
	"strconv"
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
	p := trendPen{NewPen(NewCanvas(chartWide, chartHigh, inks)), t, 0, 0}
	p.Box(chartGround, 0, 0, chartWide, chartHigh, 16)
	p.Name(Face{Bold, chartText}, chartWords, 28, 50, chartWide-56, t.Title)
	p.low, p.high = t.bounds()
	p.doubt()
	p.grid()
	p.line()
	return p.Canvas.PNG()
}

type trendPen struct {
	*Pen
	Trend
	low, high int // at the lower and at the upper edge
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
	y := chartLow - float32(chartLow-chartTop)*float32(number-p.low)/float32(p.high-p.low)
	return Pt(x, y)
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
	small := Face{Regular, chartText - 4}
	step := stepFor(p.high-p.low, 5)
	first := p.low / step * step
	if first < p.low {
		first += step
	}
	for n := first; n <= p.high; n += step {
		y := int(p.at(0, n).Y)
		p.Rect(chartLeft, y, trendRight-chartLeft, 2, chartGrid)
		text := strconv.Itoa(n)
		if n < 0 {
			text = "−" + text[1:]
		}
		p.Write(small, chartWords, chartLeft-14-p.Width(small, text), y+9, text)
	}
	if p.Mark != 0 {
		y := p.at(0, p.Mark).Y
		for x := chartLeft; x < trendRight; x += 24 {
			p.Rect(x, int(y)-1, 12, 3, chartWords)
		}
		p.Write(small, chartWords, trendRight-p.Width(small, p.Marked), int(y)-10, p.Marked)
	}
	room := 0
	for n, point := range p.Points {
		x := int(p.at(n, p.low).X)
		wide := p.Width(small, point.Label)
		if left := min(max(x-wide/2, 28), chartWide-28-wide); point.Label != "" && left >= room {
			p.Write(small, chartWords, left, chartLow+44, point.Label)
			room = left + wide + 24
		}
	}
}

func (p trendPen) line() {
	pen := chartPen{Pen: p.Pen}
	every := stepFor(len(p.Points), 30)
	for n, point := range p.Points {
		at := p.at(n, point.At)
		if n > 0 {
			pen.stroke(firstLine, p.at(n-1, p.Points[n-1].At), at, 5)
		}
		if n%every == 0 || n+1 == len(p.Points) {
			p.Circle(firstLine, at, chartMark-2)
		}
	}
}
