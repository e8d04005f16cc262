package league

import (
	"slices"

	"ruckus/games"
)

// NewResult is the result of a game that is over, as far as the game itself knows: its name, the options that are not at
// their defaults, and points, places and figures by seat, with the moments of its story that are feats. Who the players
// are, when it was, which edition it was begun with and all else is still to be filled in. A seat that the game's end says
// nothing about is left out, and then there are fewer players than people.
func NewResult(kind games.Kind, values map[string]int, end games.Result, story games.Story, figures []games.Figure) Result {
	r := Result{Game: kind.Name, Values: changed(kind, values), Players: make([]Player, len(end.Scores))}
	for s, place := range Places(end) {
		r.Players[s].Points, r.Players[s].Place = end.Scores[s], place
	}
	for _, f := range figures {
		if f.Seat < 0 || int(f.Seat) >= len(r.Players) {
			continue
		}
		p := &r.Players[f.Seat]
		if p.Figures == nil {
			p.Figures = make(map[string]int64)
		}
		p.Figures[f.Name] = Thousandths(f.Value)
	}
	for _, e := range story.Moments {
		if i := slices.IndexFunc(kind.Feats, func(f games.Feat) bool { return f.Verb == e.Verb }); i >= 0 {
			r.Moments = append(r.Moments, Moment{Event: e, Fewest: kind.Feats[i].Fewest})
		}
	}
	return r
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
