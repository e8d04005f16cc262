package people

import (
	"context"
	"fmt"
	"time"

	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/records"
	"ruckus/store"
)

const (
	tellRank = "tell" // the ranked list of the people who want to be told of new tables, by when they last were

	// TellAgain is how long somebody is left alone who has been told of a new table.
	TellAgain = 24 * time.Hour
)

// ToTell are at most so many people of a guild who want to be told of a new table and have not been for a day, those first who were
// not for the longest time. It notes that they are told now, so nobody is told twice, and leaves out those who are there already.
func (rs *Records) ToTell(ctx context.Context, guildID string, now time.Time, most int, there func(userID string) bool) (tell []string, err error) {
	reading, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	list := store.Ranking{Guild: guildID, Kind: recordKind, Name: tellRank}
	// One person in a list may be there already, or be told by another process this moment; a few more are read for them.
	page, err := rs.store.Page(reading, list, store.Part{From: -store.MaxRank, To: now.Add(-TellAgain).UnixMilli(), Limit: 2 * most})
	if err != nil {
		return nil, problem.Store(fmt.Errorf("people who want to be told: %w", err))
	}
	for _, r := range page {
		user := r.Key.ID
		if len(tell) == most || there(user) {
			continue
		}
		due := false
		_, _, err := rs.Set(ctx, guildID, user, func(p *Prefs) {
			due = p.Tell && !p.Told.After(now.Add(-TellAgain))
			if due {
				p.Told = now
			}
		})
		if err == nil && due {
			tell = append(tell, user)
		}
	}
	return tell, nil
}
