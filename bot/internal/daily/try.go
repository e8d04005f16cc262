package daily

import (
	"context"
	"errors"
	"time"

	"ruckus/store"
)

// A Try is that a person has begun the game of a day. There is one in the whole installation.
type Try struct {
	Day   Day
	User  string
	Guild string // where it counts
	Began time.Time
	Done  bool // its game is known to be played to the end
	Spent bool // its person was forgotten: it cannot be begun again, and nothing else is known of it
}

type tryRecord struct {
	Day   string    `json:"day"`
	User  string    `json:"user"`
	Guild string    `json:"guild"`
	Began time.Time `json:"began"`
	Done  bool      `json:"done,omitempty"`
	Spent bool      `json:"spent,omitempty"`
}

func (t tryRecord) check() error {
	nobody := t.Spent && t.User == "" && t.Guild == ""
	if _, ok := ParseDay(t.Day); !ok || !nobody && (!validID.MatchString(t.User) || !validID.MatchString(t.Guild)) {
		return errors.New("no try")
	}
	return nil
}

var tryForm = store.Form[tryRecord]{Name: "a try", Schema: 1, Check: tryRecord.check}

func (t tryRecord) try() Try {
	day, _ := ParseDay(t.Day)
	return Try{day, t.User, t.Guild, t.Began, t.Done, t.Spent}
}

// write makes a record of the try, for store.Update.
func (t Try) write(rec *tryRecord, r *store.Record) error {
	*rec = tryRecord{t.Day.String(), t.User, t.Guild, t.Began, t.Done, t.Spent}
	t.Day.keep(r)
	r.Ranks = map[string]int64{personX + t.User: int64(t.Day)}
	if t.User == "" {
		r.Ranks, r.Due, r.Expires = nil, t.Day.Opens(), t.Day.Opens()
	}
	return nil
}

// keep says until when a record is kept that belongs to the day. Not every store forgets on its own what has expired.
func (d Day) keep(r *store.Record) {
	until := (d + keptDays).Begins()
	r.Due, r.Expires = until, until
}

// Begin notes that a person begins the game of a day in a guild. A player who has begun it already gets that try, which may be of
// another guild.
func (k *Keeper) Begin(ctx context.Context, day Day, guild, user string, at time.Time) (Try, error) {
	if !validID.MatchString(user) || !validID.MatchString(guild) {
		return Try{}, store.ErrKey
	}
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	rec, err := once(ctx, k, TryKey(day, user), tryForm, Try{Day: day, User: user, Guild: guild, Began: at.UTC().Round(0)}.write)
	if err != nil {
		return Try{}, err
	}
	return rec.try(), nil
}

// Try returns a person's try of a day; false: they have not begun it.
func (k *Keeper) Try(ctx context.Context, day Day, user string) (Try, bool, error) {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	rec, found, err := find(ctx, k, TryKey(day, user), tryForm)
	if !found {
		return Try{}, false, err
	}
	return rec.try(), true, nil
}

// A Streak is how many days in a row a person has played the day's game to the end.
type Streak struct {
	Now     int // up to today, or up to yesterday where today's is not played yet
	Longest int // of all that are kept
}

// Streak counts the days. They count in whichever guilds they were played.
func (k *Keeper) Streak(ctx context.Context, user string, today Day) (s Streak, err error) {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	tries, err := k.store.Page(ctx, triesOf(user), store.Part{From: 0, To: int64(today), Backwards: true, Limit: keptDays})
	if err != nil && !errors.Is(err, store.ErrDamaged) { // a day that cannot be read is one that was not played
		return s, err
	}
	run, last, now := 0, today+1, true
	for _, r := range tries {
		rec, damaged := tryForm.Decode(r.Data)
		if damaged != nil {
			continue
		}
		t := rec.try()
		t.Done, err = k.done(ctx, t)
		if err != nil {
			return Streak{}, err
		}
		if !t.Done {
			continue
		}
		gap := last - t.Day // 1: the day before
		if run == 0 && now && gap == 2 {
			gap = 1 // today's may still be played
		}
		if gap != 1 {
			run, now = 0, false
		}
		run++
		last = t.Day
		if now {
			s.Now = run
		}
		s.Longest = max(s.Longest, run)
	}
	return s, nil
}

// done reports whether the game of a try was played to the end. The result is of the guild, and so is stored without the try: the
// first one who asks notes it there, so that it is looked for once.
func (k *Keeper) done(ctx context.Context, t Try) (bool, error) {
	if t.Done {
		return true, nil
	}
	r, found, err := k.Result(ctx, t.Guild, t.Day, t.User)
	switch {
	case errors.Is(err, store.ErrDamaged):
		return false, nil
	case err != nil || !found || r.Stopped:
		return false, err
	}
	return true, k.changeTry(ctx, t, func(t *Try) { t.Done = true })
}
