package people

import (
	"context"
	"fmt"

	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/records"
	"ruckus/store"
)

// hiddenRank is the ranked list of the people who want to stand on no leaderboard.
const hiddenRank = "hidden"

func ranksOf(s Prefs) map[string]int64 {
	ranks := make(map[string]int64)
	if s.Hidden {
		ranks[hiddenRank] = 0
	}
	if s.Tell {
		ranks[tellRank] = max(0, s.Told.UnixMilli())
	}
	return ranks
}

// Hidden are the people of a guild who want to stand on no leaderboard.
func (rs *Records) Hidden(ctx context.Context, guildID string) (map[string]bool, error) {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	list := store.Ranking{Guild: guildID, Kind: recordKind, Name: hiddenRank}
	hidden := make(map[string]bool)
	for {
		part, err := rs.store.Page(ctx, list, store.Part{From: 0, To: 0, Skip: len(hidden), Limit: hiddenStep})
		if err != nil {
			return nil, problem.Store(fmt.Errorf("hidden people: %w", err))
		}
		for _, r := range part {
			hidden[r.Key.ID] = true
		}
		if len(part) < hiddenStep {
			return hidden, nil
		}
	}
}

// hiddenStep is how many people are read at once.
const hiddenStep = 1000
