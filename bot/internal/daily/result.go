package daily

import (
	"context"
	"errors"
	"slices"
	"time"

	"ruckus/render/markup"
	"ruckus/store"
)

const (
	maxSeats  = 100
	maxPoints = 1_000_000_000
	maxWay    = 50 // steps that are kept
	// MaxList is how many results of a day are listed at most.
	MaxList = 25
)

// A Result is how the game of a try ended. It says nothing about the deal.
type Result struct {
	Day     Day
	User    string
	Name    markup.Name
	Began   time.Time
	Ended   time.Time
	Stopped bool // the person ended it before its end, or let it lie
	Place   int  // among the players of the table, from 1; 0 if Stopped
	Of      int  // players
	Points  int
	Fewest  bool  // the fewest points are the best
	Way     []int // by round: 2 where the person did best of the table, 0 worst, else 1
}

type resultRecord struct {
	Day     string      `json:"day"`
	User    string      `json:"user"`
	Name    markup.Name `json:"name"`
	Began   time.Time   `json:"began"`
	Ended   time.Time   `json:"ended"`
	Stopped bool        `json:"stopped,omitempty"`
	Place   int         `json:"place,omitempty"`
	Of      int         `json:"of"`
	Points  int         `json:"points"`
	Fewest  bool        `json:"fewest,omitempty"`
	Way     []int       `json:"way,omitempty"`
}

func (r resultRecord) check() error {
	_, ok := ParseDay(r.Day)
	switch {
	case !ok || !validID.MatchString(r.User):
		return errors.New("the result of nobody")
	case r.Of < 1 || r.Of > maxSeats || r.Place < 0 || r.Place > r.Of || r.Stopped != (r.Place == 0):
		return errors.New("no such place")
	case r.Points < -maxPoints || r.Points > maxPoints:
		return errors.New("no such points")
	case len(r.Way) > maxWay || slices.ContainsFunc(r.Way, func(step int) bool { return step < 0 || step > 2 }):
		return errors.New("no such way")
	}
	return nil
}

var resultForm = store.Form[resultRecord]{Name: "a day's result", Schema: 1, Check: resultRecord.check}

// rank is where the result stands among those of its day, the best first: by place, then by points.
func (r resultRecord) rank() int64 {
	place, points := int64(r.Place), int64(r.Points)
	if r.Stopped {
		place = maxSeats + 1
	}
	if !r.Fewest {
		points = -points
	}
	return place*4*maxPoints + points
}

// ResultWrite is what stores a result in a guild, once: where there is one already, the commit is refused.
func ResultWrite(guild string, r Result) (store.Write, error) {
	rec := resultRecord{
		r.Day.String(), r.User, r.Name, r.Began.UTC().Round(0), r.Ended.UTC().Round(0), r.Stopped, r.Place, r.Of, r.Points, r.Fewest, r.Way[:min(len(r.Way), maxWay)],
	}
	data, err := resultForm.Encode(rec)
	put := store.Record{Key: resultKey(guild, r.Day, r.User), Data: data, Ranks: map[string]int64{dayX + r.Day.String(): rec.rank()}}
	r.Day.keep(&put)
	return store.Write{Record: put}, err
}

// ResultKey is where the result of a person's try is kept.
func ResultKey(guild string, day Day, user string) store.Key { return resultKey(guild, day, user) }

func (r resultRecord) result() Result {
	day, _ := ParseDay(r.Day)
	return Result{day, r.User, r.Name, r.Began, r.Ended, r.Stopped, r.Place, r.Of, r.Points, r.Fewest, r.Way}
}

// Result returns how a person's game of a day has ended in a guild; false: it has not.
func (k *Keeper) Result(ctx context.Context, guild string, day Day, user string) (Result, bool, error) {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	rec, found, err := find(ctx, k, resultKey(guild, day, user), resultForm)
	if !found {
		return Result{}, false, err
	}
	return rec.result(), true, nil
}

// A Row is one line of a day's list.
type Row struct {
	Place int // from 1, among those of the guild; equals share one
	Result
}

// List returns the best results of a day in a guild, at most MaxList, and how many there are in all. One that cannot be read is
// left out.
func (k *Keeper) List(ctx context.Context, guild string, day Day) (rows []Row, total int, err error) {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	list := resultsOf(guild, day)
	total, err = k.store.Count(ctx, list, -store.MaxRank, store.MaxRank)
	if err != nil {
		return nil, 0, err
	}
	stored, err := k.store.Page(ctx, list, store.Part{From: -store.MaxRank, To: store.MaxRank, Limit: MaxList})
	if err != nil && !errors.Is(err, store.ErrDamaged) {
		return nil, 0, err
	}
	before, place := int64(-store.MaxRank), 0
	for i, r := range stored {
		rec, err := resultForm.Decode(r.Data)
		if err != nil {
			continue
		}
		if rank := rec.rank(); rank != before {
			before, place = rank, i+1
		}
		rows = append(rows, Row{place, rec.result()})
	}
	return rows, total, nil
}
