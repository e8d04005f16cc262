package league

import "slices"

// maxHistory is how many points a History keeps at most.
const maxHistory = 120

// A History is a rating over time, for a picture: the more games there were, the fewer of them have a point. The last one
// always has. A new season begins with a fall or a rise to the newcomer's rating.
type History struct {
	Step   int     `json:"step,omitempty"` // every so many games have a point; 0 as 1
	Points []Point `json:"points,omitempty"`
}

// A Point is the rating after a game.
type Point struct {
	Game int   `json:"g"`           // which rated game of the person it was, from 1, over all seasons
	At   int64 `json:"t"`           // when it ended, in seconds since 1970
	Own  bool  `json:"o,omitempty"` // the rating did not count yet, and is for its owner alone
	Rating
}

// Public are the points that others may see.
func (h History) Public() []Point {
	return slices.DeleteFunc(slices.Clone(h.Points), func(p Point) bool { return p.Own })
}

// games is how many rated games there were.
func (h History) games() int {
	if len(h.Points) == 0 {
		return 0
	}
	return h.Points[len(h.Points)-1].Game
}

func (h *History) add(p Point) {
	h.Step = max(1, h.Step)
	if n := len(h.Points); n > 0 && h.Points[n-1].Game%h.Step != 0 {
		h.Points = h.Points[:n-1]
	}
	h.Points = append(h.Points, p)
	if len(h.Points) > maxHistory {
		h.Step *= 2
		h.Points = slices.DeleteFunc(h.Points, func(q Point) bool { return q.Game%h.Step != 0 && q.Game != p.Game })
	}
}
