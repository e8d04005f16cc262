package riotmap

// A Round is a round of a game that is over, move by move.
type Round struct {
	Maps []Map // that differ from the one before, in order
}

// Add adds how the map was after a move, if that has changed it.
func (r *Round) Add(m Map) {
	if last := len(r.Maps) - 1; last < 0 || r.Maps[last].Key() != m.Key() {
		r.Maps = append(r.Maps, m)
	}
}

// Key is different for rounds that differ.
func (r Round) Key() string { return "round" + sumOf(r) }

// PNG draws the end of the round, which does not move.
func (r Round) PNG() []byte {
	p := r.pen()
	r.draw(p, len(r.Maps)-1)
	return p.on.PNG()
}

// GIF draws the round: of many moves every second or third, to keep the file small.
func (r Round) GIF() []byte { return moving(len(r.Maps), eachMove, r.pen, r.draw) }

func (r Round) pen() *pen { return filmPen(&r.Maps[len(r.Maps)-1], 0) }

func (r Round) draw(p *pen, n int) {
	p.on.Clear()
	p.m = &r.Maps[n]
	p.city(p.m.layout())
}
