package riotmap

import (
	"cmp"
	"image"
	"slices"
	"strconv"
	"time"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/picture"
)

// A Film is a game that is over, round by round: the map, and below it how far each team had come.
type Film struct {
	Maps  []Map   // after each round in order
	Far   [][]int // per cent of each team's way, by round and team
	Names []string
}

// FilmOf makes the film of a game whose end is seen in a view. Without a story that fits there is none.
func FilmOf(v riot.View, story *games.Story, names []string) (f Film, ok bool) {
	if story == nil || len(story.Film) == 0 || len(story.Film) != len(story.Scores) || len(names) != len(v.Sides) {
		return f, false
	}
	f.Far, f.Names = story.Scores, names
	for _, frame := range story.Film {
		v, ok = v.Then(frame)
		if !ok {
			return f, false
		}
		f.Maps = append(f.Maps, Describe(v, nil))
	}
	return f, true
}

// Measures of a film, in pixels of the map. It is drawn at half of that.
const (
	stripHigh  = 250
	stripTop   = 80
	stripLow   = 215
	stripLeft  = 70
	stripRight = 850 // where lines end, and names begin
	stripToken = 48
	stripName  = 40

	filmColours = 96      // few keep the file small
	filmSize    = 200_000 // bytes, at most
)

// How long things are seen.
const (
	firstLook = 3 * time.Second // at the end: what people want to know first, and all that some clients show
	eachRound = 900 * time.Millisecond
	lastLook  = 3 * time.Second
)

// Key is different for films that differ.
func (f Film) Key() string { return "film" + sumOf(f) }

// PNG draws the end of the film, which does not move.
func (f Film) PNG() []byte {
	p := f.pen()
	f.draw(p, len(f.Maps)-1)
	return p.on.PNG()
}

// GIF draws the film, its end first: of a long game every second or third round, to keep the file small.
func (f Film) GIF() (data []byte) {
	for every := 1; every == 1 || len(data) > filmSize && every < len(f.Maps); every++ {
		p, last := f.pen(), len(f.Maps)-1
		film := picture.NewFilm(p.on.Canvas)
		f.draw(p, last)
		film.Add(firstLook)
		for n := last % every; n < last; n += every {
			f.draw(p, n)
			film.Add(eachRound)
		}
		f.draw(p, last)
		film.Add(lastLook)
		data = film.GIF()
	}
	return data
}

func (f Film) pen() *pen {
	m := &f.Maps[len(f.Maps)-1]
	p := newPen(m, m.layout().high+gap+stripHigh, 1, 2)
	p.on.Colours = filmColours
	return p
}

// draw draws how it was after a round.
func (f Film) draw(p *pen, n int) {
	p.on.Clear()
	p.m = &f.Maps[n]
	l := p.m.layout()
	p.city(l)
	p.strip(f, n, l.high+gap)
}

// strip draws below the map how far all had come after a round: a line for each team, with its token and its player at the end.
func (p *pen) strip(f Film, n, top int) {
	p.box(city, image.Rect(0, top, wide, top+stripHigh), 33)
	p.write(bold(stripName), white, stripLeft-34, top+56, "Round "+strconv.Itoa(n+1))
	at := func(round, far int) image.Point {
		return image.Pt(stripLeft+(stripRight-stripLeft-stripToken/2)*round/len(f.Far), top+stripLow-(stripLow-stripTop)*min(max(far, 0), 100)/100)
	}
	for _, far := range []int{0, 50, 100} {
		y := at(0, far).Y
		p.rect(lane, stripLeft, y-1, stripRight-stripLeft, 3)
	}
	order := make([]int, len(p.m.Teams))
	for team := range order {
		order[team] = team
		from := at(0, 0)
		for round, far := range f.Far[:n+1] {
			to := at(round+1, far[team])
			ink := tokenInks[p.m.Teams[team].ID]
			if ink.fill == anarchistsInk { // as dark as the ground
				ink.fill = ink.edge
			}
			p.stroke(ink.fill, from, to, 8)
			p.circle(ink.fill, point(to), 4)
			from = to
		}
	}
	far := f.Far[n]
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(far[b], far[a]) })
	heights := make([]int, len(order))
	for i, team := range order {
		heights[i] = at(0, far[team]).Y
	}
	apart(heights, stripToken+2, top+stripToken/2+6, top+stripHigh-stripToken/2-8)
	for i, team := range order {
		p.shape(square(at(n+1, far[team]), stripToken*3/4), p.m.Teams[team].ID, 0.07)
		p.shape(square(image.Pt(stripRight+40, heights[i]), stripToken), p.m.Teams[team].ID, 0.07)
		x, y, room := stripRight+80, heights[i]+stripName*7/20, wide-stripRight-100
		if p.name(white, stripName, x, y, room, f.Names[team]) == x { // no letters for it
			p.name(white, stripName, x, y, room, p.m.Teams[team].Name)
		}
	}
}

// apart moves heights, from top to bottom, so that there is a gap between any two of them.
func apart(heights []int, gap, top, low int) {
	for i := range heights {
		heights[i] = max(heights[i], top+i*gap)
		if i > 0 {
			heights[i] = max(heights[i], heights[i-1]+gap)
		}
	}
	for i := range slices.Backward(heights) {
		heights[i] = min(heights[i], low-(len(heights)-1-i)*gap)
	}
}
