package store

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"math"
	"time"
)

// What is many must be readable in parts: a page of a ranking, a count, the newest first. No call may cost more the more is
// kept, for while Redis runs one, every server waits.

const (
	// MaxRank is the greatest rank, and -MaxRank the least: those are whole numbers that every store can order.
	MaxRank = 1 << 53
	// MaxRanks is in how many ranked lists a record may stand.
	MaxRanks = 32
	// Next, as a rank of a record that is put, asks for one more than the greatest rank of the list, and for 1 in a list that
	// is empty. So the store numbers records in the order in which they are put. The greatest rank is the one before the
	// commit: a number is given again only where the record that had it is deleted before another one is put.
	Next = math.MinInt64
)

// Installation takes the place of the guild in keys of what belongs to all guilds together. No guild has this ID.
const Installation = "ruckus"

// ErrRank is returned by Put and Commit for a record with more than MaxRanks ranks, with a rank beyond MaxRank, or with a
// list whose name could not be part of a key.
var ErrRank = errors.New("store: not a rank")

// A Ranking names a ranked list: all records of a guild and kind that have a rank of that name. Its order is that of the
// ranks and, where these are equal, that of the IDs.
type Ranking struct{ Guild, Kind, Name string }

// Check returns ErrKey where a part of the name is not one that every store can hold.
func (l Ranking) Check() error { return Key{l.Guild, l.Kind, l.Name}.Check() }

// String returns guild/kind/name.
func (l Ranking) String() string { return Key{l.Guild, l.Kind, l.Name}.String() }

// A Part is which records of a ranked list to return.
type Part struct {
	From, To  int64 // the least and the greatest rank
	Backwards bool  // the greatest rank comes first
	Skip      int   // how many to leave out before the first one returned; below 0 is 0
	Limit     int   // how many to return at most; below 1 is none
}

// A Write is one record of a Commit, with the lines that are appended to its log.
type Write struct {
	Record Record
	Log    [][]byte
}

// CheckWrites returns why a store must refuse a commit: ErrKey or ErrRank.
func CheckWrites(writes []Write) error {
	seen := map[Key]bool{}
	for _, w := range writes {
		key := w.Record.Key
		if err := key.Check(); err != nil {
			return err
		}
		if seen[key] || key.Guild != writes[0].Record.Key.Guild {
			return fmt.Errorf("%w of a commit: %s is of another guild, or comes twice", ErrKey, key)
		}
		seen[key] = true
		if len(w.Record.Ranks) > MaxRanks {
			return fmt.Errorf("%w: record %s has %d", ErrRank, key, len(w.Record.Ranks))
		}
		for name, rank := range w.Record.Ranks {
			if !IsKeyPart(name) || rank != Next && (rank < -MaxRank || rank > MaxRank) {
				return fmt.Errorf("%w: record %s has %d in %q", ErrRank, key, rank, name)
			}
		}
	}
	return nil
}

// Advance returns the record as a store keeps it: its own copy, a version later, with the due time cut.
func Advance(r Record) Record {
	r.Version++
	r.Due, r.Expires = CutDue(r.Due), time.Time{}
	r.Data, r.Ranks = bytes.Clone(r.Data), cloneRanks(r.Ranks)
	return r
}

// Number gives each record of a commit that asks for the next rank its own. The function returns the greatest rank of a
// list before the commit, or 0 where the list is empty.
func Number(records []Record, greatest func(Ranking) (int64, error)) error {
	last := map[Ranking]int64{}
	for _, r := range records {
		for name, rank := range r.Ranks {
			if rank != Next {
				continue
			}
			l := Ranking{r.Key.Guild, r.Key.Kind, name}
			if _, known := last[l]; !known {
				var err error
				last[l], err = greatest(l)
				if err != nil {
					return err
				}
			}
			last[l]++
			if last[l] > MaxRank {
				return fmt.Errorf("%w: list %s is full", ErrRank, l)
			}
			r.Ranks[name] = last[l]
		}
	}
	return nil
}

// One returns the record of a commit of one.
func One(committed []Record, err error) (Record, error) {
	if err != nil {
		return Record{}, err
	}
	return committed[0], nil
}

// cloneRanks returns nil for no ranks, so that there is one form of that.
func cloneRanks(ranks map[string]int64) map[string]int64 {
	if len(ranks) == 0 {
		return nil
	}
	return maps.Clone(ranks)
}
