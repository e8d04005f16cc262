package replay

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/named"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/records"
	"ruckus/games"
	"ruckus/render/markup"
	"ruckus/store"
)

// replayStep is how many replays are read at once.
const replayStep = 20

// Forget puts a mark in the place of a person in all replays of a guild, and takes away what they have typed.
func (rs *Records) Forget(ctx context.Context, guildID, person, mark string) error {
	return rs.eachNaming(ctx, guildID, person, func(rec *record) bool {
		match.Unsay(rec.Texts, person)
		return named.People(rec.people).Forget(person, mark)
	})
}

// Hide takes away what a person has typed in all replays of a guild.
func (rs *Records) Hide(ctx context.Context, guildID, person string) error {
	return rs.eachNaming(ctx, guildID, person, func(rec *record) bool { return match.Unsay(rec.Texts, person) })
}

// eachNaming changes the replays that name a person, and stores those for which change returns true.
func (rs *Records) eachNaming(ctx context.Context, guildID, person string, change func(*record) bool) error {
	return rs.eachReplay(ctx, guildID, func(stored store.Record) error {
		rec, err := decodeReplay(stored.Data)
		if err != nil || !named.People(rec.people).Has(person) || !change(&rec) {
			return nil //nolint:nilerr // it is deleted in its time
		}
		return rs.putAgain(ctx, rec, stored)
	})
}

// eachReplay looks at all replays of a guild, the oldest first, until an error.
func (rs *Records) eachReplay(ctx context.Context, guildID string, look func(store.Record) error) error {
	list, after := store.Ranking{Guild: guildID, Kind: RecordKind, Name: keptRank}, int64(-store.MaxRank)
	for {
		page, err := rs.replayPage(ctx, list, after)
		if err != nil || len(page) == 0 {
			return err
		}
		for _, stored := range page {
			after = stored.Ranks[keptRank] + 1
			if err := look(stored); err != nil {
				return err
			}
		}
	}
}

func (rs *Records) replayPage(ctx context.Context, list store.Ranking, from int64) ([]store.Record, error) {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	page, err := rs.store.Page(ctx, list, store.Part{From: from, To: store.MaxRank, Limit: replayStep})
	if errors.Is(err, store.ErrDamaged) {
		rs.log.Error("corrupt replay skipped while deleting or listing someone's data", "guild", list.Guild, "do", "nothing: it expires", "cause", err)
		return page, nil
	}
	if err != nil {
		return nil, problem.Store(fmt.Errorf("replays: %w", err))
	}
	return page, nil
}

// putAgain stores a replay that has changed.
func (rs *Records) putAgain(ctx context.Context, rec record, stored store.Record) error {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	next, err := rec.write(match.Ref{Guild: stored.Key.Guild, ID: stored.Key.ID}, stored.Version, stored.Ranks[keptRank])
	if err != nil {
		return err
	}
	if _, err := rs.store.Put(ctx, next); err != nil { // of a conflict, too: it is tried again
		return problem.Store(fmt.Errorf("put: %w", err))
	}
	return nil
}

// people are all whom the replay names.
func (r *record) people(at named.At) {
	for i := range r.Seats {
		at(&r.Seats[i].ID, &r.Seats[i].Name)
	}
	for i := range r.Sat {
		at(&r.Sat[i].ID, &r.Sat[i].Name)
	}
	for i := range r.Texts {
		at(&r.Texts[i].By, nil)
	}
}

// Kept is a game that is over and can be looked through.
type Kept struct {
	ID    string      `json:"id"` // of its table
	Game  string      `json:"game"`
	Ended time.Time   `json:"ended"`
	Name  markup.Name `json:"name,omitzero"`    // of the user there
	Seat  int         `json:"seat"`             // from 1
	SatIn bool        `json:"sat_in,omitempty"` // they only went on for the robot of the seat
	Typed int         `json:"typed,omitempty"`  // how many texts of theirs it has
	Coach *coached    `json:"coach,omitempty"`  // what it has found in the user's moves, for which it was asked
}

// Kept returns the replays of games in which a user has played. What is damaged is left out.
func (rs *Records) Kept(ctx context.Context, guildID, userID string) (all []Kept, err error) {
	err = rs.eachReplay(ctx, guildID, func(stored store.Record) error {
		rec, err := decodeReplay(stored.Data)
		if err != nil {
			return nil //nolint:nilerr // it is deleted in its time
		}
		k := Kept{ID: stored.Key.ID, Game: rec.Kind, Ended: rec.Ended}
		i := slices.IndexFunc(rec.Seats, func(s seat) bool { return s.ID == userID })
		sat := slices.IndexFunc(rec.Sat, func(s Sat) bool { return s.ID == userID })
		switch {
		case i >= 0:
			k.Name, k.Seat = rec.Seats[i].Name, i+1
		case sat >= 0:
			k.Name, k.Seat, k.SatIn = rec.Sat[sat].Name, int(rec.Sat[sat].Seat)+1, true
		default:
			return nil
		}
		for _, c := range rec.Coach {
			if c.Seat == games.Seat(i) {
				k.Coach = &c
			}
		}
		k.Typed = len(games.Where(rec.Texts, func(_ games.Seat, t match.Text) bool { return t.By == userID && t.Text != "" }))
		all = append(all, k)
		return nil
	})
	slices.Reverse(all)
	return all, err
}
