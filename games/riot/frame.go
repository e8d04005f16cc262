package riot

import (
	"fmt"
	"slices"
	"strings"

	"ruckus/games"
)

// frame writes where all units are, for the moving picture of the game: "A1/2/3o/6" is three officers of seat 2 in A1 with Force 6 in all.
func (g *game) frame() string {
	var all []string
	for p := hq; p < g.t.places; p++ {
		for _, s := range g.placeView(p).Units {
			all = append(all, fmt.Sprintf("%s/%d/%d%s/%d", g.t.codes[p], s.Seat, s.N, s.Letter, s.N*s.Force))
		}
	}
	return strings.Join(all, " ")
}

// Then is the view as the map was in a frame of the game's film. Places that are otherwise than in the view have changed. False
// means that the frame is of another game.
func (v View) Then(frame string) (View, bool) {
	there := map[string][]Stack{}
	for word := range strings.FieldsSeq(frame) {
		code, group, _ := strings.Cut(word, "/")
		var s Stack
		var seat, force int
		if n, _ := fmt.Sscanf(group, "%d/%d%1s/%d", &seat, &s.N, &s.Letter, &force); n < 4 || seat < 0 || seat >= len(v.Sides) || s.N < 1 {
			return v, false
		}
		mat := v.Sides[seat].Mat
		i := slices.IndexFunc(mat, func(u MatUnit) bool { return u.Letter == s.Letter })
		if i < 0 {
			return v, false
		}
		s.Seat, s.ID, s.Name, s.Force = games.Seat(seat), mat[i].ID, mat[i].Name, force/s.N
		there[code] = append(there[code], s)
	}
	put := func(p *PlaceView) {
		units := there[p.Code]
		delete(there, p.Code)
		p.Changed, p.Before = !slices.EqualFunc(units, p.Units, Stack.like), false
		p.Units = units
	}
	put(&v.HQ)
	put(&v.Hospital)
	v.Areas = slices.Clone(v.Areas)
	for i := range v.Areas {
		a := &v.Areas[i]
		put(&a.Street)
		put(&a.Entry)
		a.Buildings = slices.Clone(a.Buildings)
		for j := range a.Buildings {
			put(&a.Buildings[j].PlaceView)
		}
	}
	v.Phase, v.Turn, v.Clash, v.Declared = Ended, games.Table, nil, nil
	return v, len(there) == 0
}

// like reports whether two stacks are of the same units.
func (s Stack) like(other Stack) bool {
	return s.Seat == other.Seat && s.Letter == other.Letter && s.N == other.N
}
