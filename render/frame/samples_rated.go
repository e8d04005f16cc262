package frame

import (
	"ruckus/games"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// ratedSamples are games that are over, with what they have done to ratings.
func (t Table) ratedSamples() []Drawn {
	r, text := screen.Reader{}, screen.Reader{TextOnly: true}
	over := t.in(look.OverPhase)
	over.Result = &games.Result{Winners: []games.Seat{2}, Scores: []int{120, 77, 31, 77}}
	told := over
	told.Story = &games.Story{Scores: [][]int{{20, 12, 8, 31}, {120, 77, 31, 77}}}
	over.Rated = Rated{Changes: map[games.Seat]RatingChange{0: {Rating{1523, 96, 34}, -4}, 2: {Rating{1544, 210, 3}, 31}, 3: {Rating{1611, 80, 90}, 0}}}
	unrated := over
	unrated.Rated = Rated{Why: "somebody was away for more than half of it"}
	return []Drawn{
		{"result-posted", ResultPosted(told, "https://discord.com/channels/100000000000000001/100000000000000002/100000000000000003", r)},
		{"over-rated", Board(over, nil, r)},
		{"over-rated-text", Board(over, nil, text)},
		{"over-unrated", Board(unrated, nil, r)},
	}
}
