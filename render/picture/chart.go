package picture

import (
	"cmp"
	"fmt"
	"image"
	"image/color"
	"math"
	"slices"
	"strconv"
)

// A Chart is a picture of how points grew: one line for each player, with the name at its end. Lines differ by colour and
// by the shape of their marks. Charts that are equal look the same.
type Chart struct {
	Title string
	Names []string
	Rows  [][]int // after each round in order: the points of each player, in the order of Names; before the first all have none
	Down  bool    // the fewest points are the best, and stand on top
	Signs []Sign  // by which the players are known elsewhere, too; nil: they have none
}

// A Sign is a shape and its colours by which something is known in all pictures of a game.
type Sign struct {
	Name             string                              // signs with the same one look the same
	Fill, Edge, Line color.NRGBA                         // Line is that of what belongs to it
	Outline          func(x, y, side, edge float32) Path // in a square, or what is left of it without an edge
}

// Measures of a chart, in pixels. On a phone it is shown at about two fifths of its size.
const (
	chartWide, chartHigh = 800, 460
	chartLeft            = 96  // where the lines begin
	chartRight           = 564 // where they end, and names begin
	chartTop, chartLow   = 92, 388
	chartText            = 30
	chartGap             = 37 // between two names, where there is room
	chartMark            = 9  // half of a mark's height
)

// Inks of a chart. From firstLine on there is one for each line; with more players they are used again, with other marks.
const (
	chartGround Ink = iota + 1
	chartGrid
	chartWords
	firstLine
)

// chartSmall is how the numbers and words around a chart are written.
var chartSmall = Face{Regular, chartText - 4}

var chartInks = []color.RGBA{
	{}, rgba(0x2b2d31), rgba(0x4e5058), rgba(0xdbdee1),
	rgba(0x56b4e9), rgba(0xe69f00), rgba(0x2fbf8f), rgba(0xf0e442), rgba(0xe48ac0), rgba(0xf2f3f5), rgba(0xff7a45), rgba(0xa99bf5),
}

func rgba(c uint32) color.RGBA { return color.RGBA(RGB(c)) }

// Key is the same for equal charts.
func (c Chart) Key() string {
	key := fmt.Sprintf("chart %q %q %v %v", c.Title, c.Names, c.Rows, c.Down)
	for _, s := range c.Signs {
		key += " " + s.Name
	}
	return key
}

// PNG draws the chart.
func (c Chart) PNG() []byte {
	p := chartPen{scale{Pen: NewPen(NewCanvas(chartWide, chartHigh, c.allInks())), right: chartRight}, c}
	p.Box(chartGround, 0, 0, chartWide, chartHigh, 16)
	p.Write(Face{Bold, chartText}, chartWords, 28, 50, c.Title)
	p.low, p.high = c.bounds()
	p.down = c.Down
	p.grid()
	for player := range c.Names {
		p.line(player)
	}
	p.names()
	return p.Canvas.PNG()
}

type chartPen struct {
	scale
	Chart
}

// allInks are those of a chart, and behind them three for each sign.
func (c Chart) allInks() []color.RGBA {
	inks := slices.Clone(chartInks)
	for _, s := range c.Signs {
		inks = append(inks, color.RGBA(s.Line), color.RGBA(s.Edge), color.RGBA(s.Fill))
	}
	return inks
}

// signInk is the first of the inks of a player's sign.
func signInk(player int) Ink { return Ink(len(chartInks) + 3*player) }

// bounds are the fewest and the most points of all, nothing included.
func (c Chart) bounds() (low, high int) {
	for _, row := range c.Rows {
		low, high = min(low, slices.Min(row)), max(high, slices.Max(row))
	}
	return low, max(high, low+1)
}

// at is where that many points after a round stand.
func (p chartPen) at(round, points int) Point {
	x := chartLeft + float32(chartRight-chartLeft-chartMark)*float32(round)/float32(max(1, len(p.Rows)))
	return Pt(x, p.y(points))
}

// points are those of a player after a round.
func (p chartPen) points(player, round int) int {
	if round == 0 {
		return 0
	}
	return p.Rows[round-1][player]
}

// grid draws some points as lines across, and the numbers of rounds below.
func (p chartPen) grid() {
	p.across()
	for round := 0; round <= len(p.Rows); round += stepFor(len(p.Rows), 10) {
		p.Center(chartSmall, chartWords, int(p.at(round, 0).X), chartLow+44, strconv.Itoa(round))
	}
}

// A scale is numbers at the left of a picture, with lines across.
type scale struct {
	*Pen
	low, high int  // the least and the greatest number
	down      bool // the least is at the upper edge, not the greatest
	right     int  // where the lines end
}

// y is how high a number stands.
func (s scale) y(n int) float32 {
	up := n - s.low
	if s.down {
		up = s.high - n
	}
	return chartLow - float32(chartLow-chartTop)*float32(up)/float32(s.high-s.low)
}

// across draws the lines of some numbers.
func (s scale) across() {
	step := stepFor(s.high-s.low, 5)
	first := s.low / step * step
	if first < s.low {
		first += step
	}
	for n := first; n <= s.high; n += step {
		y := int(s.y(n))
		s.Rect(chartLeft, y, s.right-chartLeft, 2, chartGrid)
		text := strconv.Itoa(n)
		if n < 0 {
			text = "−" + text[1:]
		}
		s.Write(chartSmall, chartWords, chartLeft-14-s.Width(chartSmall, text), y+9, text)
	}
}

// stepFor is the smallest of 1, 2, 5, 10, 20, 50 ... with which a span has at most that many steps.
func stepFor(span, most int) int {
	for step := 1; ; step *= 10 {
		for _, n := range []int{1, 2, 5} {
			if span <= n*step*most {
				return n * step
			}
		}
	}
}

func lineInk(player int) Ink { return firstLine + Ink(player%(len(chartInks)-int(firstLine))) }

// ink is that of a player's line.
func (c Chart) ink(player int) Ink {
	if player < len(c.Signs) {
		return signInk(player)
	}
	return lineInk(player)
}

func (p chartPen) line(player int) {
	ink := p.ink(player)
	every := stepFor(len(p.Rows), 20) // further marks would touch
	for round := range p.Rows {
		from, to := p.at(round, p.points(player, round)), p.at(round+1, p.points(player, round+1))
		p.stroke(ink, from, to, 5)
		if (round+1)%every == 0 || round+1 == len(p.Rows) {
			p.mark(player, to, chartMark)
		}
	}
}

// stroke draws a straight line.
func (p *Pen) stroke(ink Ink, from, to Point, thick float32) {
	dx, dy := float64(to.X-from.X), float64(to.Y-from.Y)
	length := math.Hypot(dx, dy)
	x, y := float32(dy/length)*thick/2, float32(dx/length)*thick/2
	p.Polygon(ink, Pt(from.X+x, from.Y-y), Pt(to.X+x, to.Y-y), Pt(to.X-x, to.Y+y), Pt(from.X-x, from.Y+y))
}

// mark draws the shape by which a player's line is told from others.
func (p chartPen) mark(player int, at Point, r float32) {
	if player < len(p.Signs) {
		p.sign(player, at, 2.8*r)
		return
	}
	ink := p.ink(player)
	switch shape := (player + player/8) % 8; shape { // the ninth has the ink of the first, and so another mark
	case 0:
		p.Circle(ink, at, r)
	case 1:
		p.Polygon(ink, Pt(at.X-r, at.Y-r), Pt(at.X+r, at.Y-r), Pt(at.X+r, at.Y+r), Pt(at.X-r, at.Y+r))
	case 2:
		p.Polygon(ink, Pt(at.X, at.Y-1.3*r), Pt(at.X+1.3*r, at.Y+r), Pt(at.X-1.3*r, at.Y+r))
	case 3:
		p.Polygon(ink, Pt(at.X, at.Y-1.4*r), Pt(at.X+1.4*r, at.Y), Pt(at.X, at.Y+1.4*r), Pt(at.X-1.4*r, at.Y))
	case 4:
		p.Star(ink, at, 5, 1.6*r, 0.65*r)
	case 5:
		p.stroke(ink, Pt(at.X-1.3*r, at.Y), Pt(at.X+1.3*r, at.Y), 0.9*r)
		p.stroke(ink, Pt(at.X, at.Y-1.3*r), Pt(at.X, at.Y+1.3*r), 0.9*r)
	case 6:
		p.Polygon(ink, Pt(at.X-1.3*r, at.Y-r), Pt(at.X+1.3*r, at.Y-r), Pt(at.X, at.Y+1.3*r))
	case 7:
		p.Circle(ink, at, 1.3*r)
		p.Circle(chartGround, at, 0.6*r)
	}
}

// sign draws a player's sign around a point.
func (p chartPen) sign(player int, at Point, side float32) {
	outline, edge := p.Signs[player].Outline, signInk(player)+1
	x, y := at.X-side/2, at.Y-side/2
	box := image.Rect(int(x)-2, int(y)-2, int(x+side)+3, int(y+side)+3)
	inside := func(off float32) Path { return outline(x-float32(box.Min.X), y-float32(box.Min.Y), side, off) }
	p.Paint(edge, box, inside(0))
	p.Paint(edge+1, box, inside(max(2, side*0.08)))
}

// names writes the names at the ends of their lines, moved apart where they would overlap.
func (p chartPen) names() {
	order := make([]int, len(p.Names))
	for i := range order {
		order[i] = i
	}
	gap := min(chartGap, (chartLow+20-chartTop+chartMark)/max(1, len(order)-1))
	face := Face{Bold, chartText + gap - chartGap}
	last := len(p.Rows)
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(p.y(p.points(a, last)), p.y(p.points(b, last))) })
	heights := make([]float32, len(order))
	for i, player := range order {
		heights[i] = p.at(last, p.points(player, last)).Y
		if i > 0 {
			heights[i] = max(heights[i], heights[i-1]+float32(gap))
		}
	}
	for i := len(heights) - 1; i >= 0; i-- {
		most := float32(chartLow + 20)
		if i+1 < len(heights) {
			most = heights[i+1] - float32(gap)
		}
		heights[i] = min(heights[i], most)
	}
	for i, player := range order {
		y := heights[i]
		p.mark(player, Pt(chartRight+24, y), chartMark)
		const x = chartRight + 46
		ink, room := p.ink(player), chartWide-x-16
		if player < len(p.Signs) { // whose colour need not be one for letters
			ink = chartWords
		}
		if p.Name(face, ink, x, int(y)+10, room, p.Names[player]) == x {
			p.Write(face, ink, x, int(y)+10, fmt.Sprintf("seat %d", player+1))
		}
	}
}
