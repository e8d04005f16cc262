package riotmap

import (
	"slices"
	"strings"
)

// ring draws the roads around the headquarters without what is on them.
func (p *pen) ring(upper, lower side, y int) {
	p.road(upper, y)
	if len(lower) == 0 {
		return
	}
	p.road(lower, y+roadHigh+midHigh)
	p.link(pad, y+roadHigh, upper[0].meets(lower[0]))
	p.link(wide-pad-linkWide, y+roadHigh, upper[len(upper)-1].meets(lower[len(lower)-1]))
}

// far lists the neighbours of an area that are not beside it in the ring.
func (m *Map) far(a Area) string {
	var far []string
	n := len(m.Areas)
	i := slices.IndexFunc(m.Areas, func(b Area) bool { return b.Letter == a.Letter })
	for j, b := range m.Areas {
		if a.meets(b) && (i+1)%n != j && (j+1)%n != i {
			far = append(far, b.Letter)
		}
	}
	return strings.Join(far, " ")
}

// meets tells whether the streets of two areas meet.
func (a Area) meets(b Area) bool { return slices.Contains(a.Neighbours, b.Letter) }

// road draws the road of a side: a crossing where two streets meet, a wall where they do not.
func (p *pen) road(s side, y int) {
	p.Box(asphalt, pad, y, wide-2*pad, roadHigh, arc)
	for x := pad + 30; x < wide-pad-30; x += 60 {
		p.Rect(x, y+roadHigh*2/3-3, 34, 6, lane)
	}
	for n := 1; n < len(s); n++ {
		x, _ := span(n, len(s))
		if !s[n].meets(s[n-1]) {
			p.Rect(x-14, y, 28, roadHigh, asphalt)
			p.Rect(x-8, y, 16, roadHigh, park)
			continue
		}
		p.Rect(x-14, y, 28, roadHigh, asphalt)
		for i := range 7 {
			p.Rect(x-9, y+14+i*26, 18, 15, white)
		}
	}
}

// link draws what is beside the headquarters: a road with a crossing where two streets meet, or else a garden.
func (p *pen) link(x, y int, meet bool) {
	p.Rect(x, y-arc, linkWide, midHigh+2*arc, asphalt)
	if !meet {
		p.garden(x, y, linkWide, midHigh)
		return
	}
	for i := range 4 {
		p.Rect(x+8+i*20, y+midHigh/2-9, 13, 18, white)
	}
}

// streets draws what is on the streets of a side.
func (p *pen) streets(m *Map, s side, y int) {
	for n, a := range s {
		x, w := span(n, len(s))
		p.street(m, a, x+streetPad, y, w-2*streetPad)
	}
}
