package replay

import (
	"context"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/records"
	"ruckus/render/view"
)

// Trying a move again starts a practice table whose log begins with the game up to there, times moved to end now. So undo,
// replay and story work there as anywhere; the finished game itself is never touched.

var (
	errAgainNobody = problem.Reason{Code: "again.nobody"}
	errAgainOver   = problem.Reason{Code: "again.over"}
)

// Again returns what a user needs to play on alone from a place of a game that is over.
func (rs *Records) Again(ctx context.Context, ref match.Ref, userID string, move int) (t match.Try, err error) {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	r, err := rs.replayed(ctx, ref, userID)
	if err != nil {
		return t, err
	}
	at, err := r.at(min(max(move, 0), len(r.rec.Actions)))
	if err != nil {
		return t, err
	}
	t.Seat = at.SeatOf(userID)
	switch {
	case t.Seat < 0 || r.rec.Seats[t.Seat].Robot != 0:
		return t, errAgainNobody
	case at.Move == at.Moves:
		return t, errAgainOver
	}
	t.Game, t.Move, t.Kind, t.Values = ref, at.Move, r.rec.Kind, r.rec.Values
	t.Past = match.History{Setup: r.rec.Setup, Actions: r.rec.Actions[:at.Move]}
	for _, s := range r.rec.Seats {
		robot := match.Seat{}
		if s.Robot != 0 {
			robot = match.Seat{ID: s.ID, Name: s.Name, Robot: s.Robot}
		}
		t.Robots = append(t.Robots, robot)
	}
	t.Then = view.Tried{
		Move: at.Move, Round: at.Chapter.Round, Before: at.Chapter.Points, Place: r.rec.places()[t.Seat], Fewest: r.rec.Result.FewestWin(),
	}
	for n := at.Move; t.Then.Before != nil && n <= at.Moves; n++ {
		if c := r.chapters[n]; match.RoundOver(t.Then, c, n == at.Moves) {
			t.Then.Points = c.Points[t.Seat]
			break
		}
	}
	return t, nil
}
