package picture

import (
	"fmt"
	"slices"
)

// Bars is a picture of how often something happened day by day: a strip of bars for each name, all to one scale. Bars that
// are equal look the same.
type Bars struct {
	Title  string
	Names  []string // of the strips, from the top
	Counts [][]int  // by strip: how often, by day, the oldest first; all equally many
	First  string   // what the first day is called
	Last   string
}

const (
	barsLeft  = 28
	barsHigh  = 62 // of a strip, with its name
	barsRoom  = 30 // of its name
	barsTop   = 74
	barsBelow = 44 // for the names of days
)

// Key is the same for equal bars.
func (b Bars) Key() string {
	return fmt.Sprintf("bars %q %q %v %q %q", b.Title, b.Names, b.Counts, b.First, b.Last)
}

// PNG draws the bars.
func (b Bars) PNG() []byte {
	const strip = barsHigh + barsRoom
	high := barsTop + strip*len(b.Names) + barsBelow
	p := NewPen(NewCanvas(chartWide, high, chartInks))
	p.Box(chartGround, 0, 0, chartWide, high, 16)
	p.Name(Face{Bold, chartText}, chartWords, barsLeft, 50, chartWide-2*barsLeft, b.Title)
	most := 1
	for _, counts := range b.Counts {
		most = max(most, slices.Max(append([]int{0}, counts...)))
	}
	const right = chartWide - barsLeft
	for n, name := range b.Names {
		top := barsTop + strip*n
		sum, best := 0, 0
		for _, c := range b.Counts[n] {
			sum, best = sum+c, max(best, c)
		}
		says := fmt.Sprintf("%d total, at most %d a day", sum, best)
		p.Name(chartSmall, lineInk(n), barsLeft, top+24, right-barsLeft-p.Width(chartSmall, says)-24, name)
		p.Write(chartSmall, chartWords, right-p.Width(chartSmall, says), top+24, says)
		floor := top + strip - 6
		p.Rect(barsLeft, floor, right-barsLeft, 2, chartGrid)
		days := max(1, len(b.Counts[n]))
		for day, c := range b.Counts[n] {
			from, to := barsLeft+(right-barsLeft)*day/days, barsLeft+(right-barsLeft)*(day+1)/days
			tall := c * (barsHigh - 14) / most
			if c > 0 {
				tall = max(tall, 4)
			}
			p.Rect(from+2, floor-tall, max(2, to-from-4), tall, lineInk(n))
		}
	}
	p.Write(chartSmall, chartWords, barsLeft, high-16, b.First)
	p.Write(chartSmall, chartWords, right-p.Width(chartSmall, b.Last), high-16, b.Last)
	return p.Canvas.PNG()
}
