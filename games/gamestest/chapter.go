package gamestest

import (
	"slices"

	"ruckus/games"
)

// checkChapters checks that a game never goes back to an earlier turn or round, and that its points are the result at the end.
func (m *match) checkChapters() error {
	if _, has := m.game.(games.Chapters); !has {
		return nil
	}
	m.doing = "telling the game's chapters"
	var err error
	var last games.Chapter
	for told := range games.Replay(m.kind, m.setup, m.log, &err) {
		c := games.ChapterOf(told.Game)
		if c.Round < last.Round || c.Round == last.Round && c.Turn < last.Turn {
			return faultf("after %q the game goes back from round %d, turn %d to round %d, turn %d", told.Move, last.Round, last.Turn, c.Round, c.Turn)
		}
		if c.Points != nil && len(c.Points) != m.setup.Seats {
			return faultf("the chapter has points of %d seats", len(c.Points))
		}
		last = c
	}
	result := m.game.Result()
	switch {
	case err != nil || result == nil || last.Points == nil:
		return err
	case !slices.Equal(last.Points, result.Scores):
		return faultf("the last chapter's points are not the result: Chapter.Points %v, Result.Scores %v. When the game is over, both must be the same", last.Points, result.Scores)
	case slices.Min(result.Scores) < slices.Max(result.Scores) && last.Fewest != result.FewestWin():
		return faultf("Chapter.Fewest is %v, and the winners %v of %v say otherwise", last.Fewest, result.Winners, result.Scores)
	}
	return nil
}
