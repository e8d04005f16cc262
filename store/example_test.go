package store_test

import (
	"context"
	"errors"
	"fmt"
	"time"

	"ruckus/store"
)

// A record is read, changed and put back. A writer who has read an older version is refused and loses nobody's change.
func ExampleStore() {
	ctx, s := context.Background(), store.Store(store.NewMemory())
	key := store.Key{Guild: "42", Kind: "note", ID: "a"}
	_, err := s.Put(ctx, store.Record{Key: key, Data: []byte("first")}, []byte("written"))
	if err != nil {
		panic(err)
	}
	mine, _ := s.Get(ctx, key)
	theirs, _ := s.Get(ctx, key)

	theirs.Data = []byte("second")
	_, err = s.Put(ctx, theirs, []byte("changed"))
	fmt.Println("theirs:", err)
	mine.Data = []byte("another second")
	_, err = s.Put(ctx, mine)
	fmt.Println("mine:", err, errors.Is(err, store.ErrConflict))

	now, _ := s.Get(ctx, key)
	log, _ := s.Log(ctx, key)
	fmt.Printf("%s, version %d, log %s\n", now.Data, now.Version, log)
	// Output:
	// theirs: <nil>
	// mine: store: changed by someone else true
	// second, version 2, log [written changed]
}

// A clock needs no list in memory: it asks the store what is due, and finds all of it after a restart, too.
func ExampleStore_due() {
	ctx, s := context.Background(), store.NewMemory()
	noon := time.Date(2030, 1, 2, 12, 0, 0, 0, time.UTC)
	for id, at := range map[string]time.Time{"early": noon.Add(-time.Hour), "late": noon.Add(time.Hour), "never": {}} {
		if _, err := s.Put(ctx, store.Record{Key: store.Key{Guild: "42", Kind: "alarm", ID: id}, Due: at}); err != nil {
			panic(err)
		}
	}
	due, err := s.Due(ctx, noon, 10)
	fmt.Println(due, err)
	// Output:
	// [42/alarm/early] <nil>
}

// A record that has a rank stands in a list. The best of it and one's own place are found without reading the others.
func ExampleStore_ranks() {
	ctx, s := context.Background(), store.NewMemory()
	for id, points := range map[string]int64{"ann": 120, "ben": 300, "cyd": 210} {
		r := store.Record{Key: store.Key{Guild: "42", Kind: "player", ID: id}, Ranks: map[string]int64{"points": points}}
		if _, err := s.Put(ctx, r); err != nil {
			panic(err)
		}
	}
	list := store.Ranking{Guild: "42", Kind: "player", Name: "points"}
	best, err := s.Page(ctx, list, store.Part{To: store.MaxRank, Backwards: true, Limit: 2})
	for _, r := range best {
		fmt.Println(r.Key.ID, r.Ranks["points"])
	}
	above, _ := s.Count(ctx, list, 121, store.MaxRank)
	fmt.Println("ann is number", above+1, err)
	// Output:
	// ben 300
	// cyd 210
	// ann is number 3 <nil>
}

// A value of the program's own is kept as JSON with the version of its form. Update reads it, changes it and puts it back, and
// does so again if somebody else was faster.
func ExampleUpdate() {
	type visits struct {
		Count int `json:"count"`
	}
	form := store.Form[visits]{Name: "visits", Schema: 1}
	ctx, s, key := context.Background(), store.NewMemory(), store.Key{Guild: "42", Kind: "visits", ID: "ann"}
	for range 3 {
		now, err := store.Update(ctx, s, key, form, func(v *visits, _ *store.Record) error {
			v.Count++
			return nil
		})
		fmt.Println(now.Count, err)
	}
	r, _ := s.Get(ctx, key)
	fmt.Printf("%s\n", r.Data)
	// Output:
	// 1 <nil>
	// 2 <nil>
	// 3 <nil>
	// {"v":1,"count":3}
}

// What a newer version of the program has written is refused, and not taken for damaged.
func ExampleForm() {
	type visits struct {
		Count int `json:"count"`
	}
	old, newer := store.Form[visits]{Name: "visits", Schema: 1}, store.Form[visits]{Name: "visits", Schema: 2}
	data, _ := newer.Encode(visits{7})
	_, err := old.Decode(data)
	fmt.Println(err, errors.Is(err, store.ErrNewer))
	_, err = old.Decode(data[:5])
	fmt.Println(errors.Is(err, store.ErrDamaged))
	// Output:
	// visits: stored by a newer version of the program: schema 2, known is 1 true
	// true
}
