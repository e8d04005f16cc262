package league

import (
	"slices"
	"strings"

	"ruckus/games"
)

// NewResult is the result of a game that is over, as far as the game itself knows: its name, the options that are not at
// their defaults, and points, places, figures and feats by seat, with the moments of its story that are feats. Who the players
// are, when it was, which edition it was begun with and everything else is still to be filled in. A seat that the game's end says
// nothing about is left out, and then there are fewer players than people.
func NewResult(kind games.Kind, values map[string]int, end games.Result, story games.Story, figures []games.Figure) Result {
	r := Result{Game: kind.Name, Values: changed(kind, values), Players: make([]Player, len(end.Scores))}
	for s, place := range end.Standing() {
		r.Players[s].Points, r.Players[s].Place = end.Scores[s], place
	}
	r.addFigures(figures)
	for _, e := range story.Moments {
		if feat, ok := featOf(kind, e); ok {
			r.Moments = append(r.Moments, Moment{Event: e, Fewest: feat.Fewest})
		}
	}
	for _, e := range story.Own {
		if feat, ok := featOf(kind, e); ok && len(e.Seats) > 0 && e.Seats[0] >= 0 && int(e.Seats[0]) < len(r.Players) {
			r.Players[e.Seats[0]].Feats = append(r.Players[e.Seats[0]].Feats, feat)
		}
	}
	for _, p := range r.Players {
		slices.SortFunc(p.Feats, func(a, b Feat) int { return strings.Compare(a.Verb, b.Verb) })
	}
	return r
}

// addFigures adds figures by seat: of those that a game counts several times, as for each round, their mean.
func (r *Result) addFigures(figures []games.Figure) {
	type counted struct {
		seat games.Seat
		name string
	}
	times := make(map[counted]int64)
	for _, f := range figures {
		if f.Seat < 0 || int(f.Seat) >= len(r.Players) {
			continue
		}
		p := &r.Players[f.Seat]
		if p.Figures == nil {
			p.Figures = make(map[string]int64)
		}
		p.Figures[f.Name] += Thousandths(f.Value)
		times[counted{f.Seat, f.Name}]++
	}
	for c, n := range times {
		r.Players[c.seat].Figures[c.name] /= n
	}
}

// featOf is the feat that a moment is, if it is one.
func featOf(kind games.Kind, e games.Event) (Feat, bool) {
	i := slices.IndexFunc(kind.After.Feats, func(f games.Feat) bool { return f.Verb == e.Verb })
	if i < 0 {
		return Feat{}, false
	}
	return Feat{Verb: e.Verb, N: e.N, Fewest: kind.After.Feats[i].Fewest}, true
}

// changed are the options that are not at their defaults; nil if all are.
func changed(kind games.Kind, values map[string]int) map[string]int {
	var others map[string]int
	for name, usual := range kind.Options().Values() {
		if v, ok := values[name]; ok && v != usual {
			if others == nil {
				others = make(map[string]int)
			}
			others[name] = v
		}
	}
	return others
}
