package standings

import (
	"context"
	"fmt"
	"maps"
	"time"

	"ruckus/bot/internal/league"
	"ruckus/bot/internal/named"
	"ruckus/bot/internal/records"
	"ruckus/store"
)

// Of two people's duels only a few a day count for ratings. Results say who has met whom, until one of the two is forgotten: then a
// count stays for the rest of the day, under marks that name nobody, or *Forget me* would make a stranger of an accomplice.

// MetKind is the kind of the records of how often people have met of whom one was forgotten. They're due when their day is over.
const MetKind = "met"

// A metList is how many results two people shared, by the mark of the two.
type metList map[string]int

type metRecord struct {
	Met metList `json:"met,omitempty"`
}

var metForm = store.Form[metRecord]{Name: "how often people have met today", Schema: 1, Spare: true}

func metKey(guild string, r league.Result) store.Key {
	return store.Key{Guild: guild, Kind: MetKind, ID: fmt.Sprintf("%s-%d", r.Game, r.Day())}
}

func metMark(guild string, r league.Result, one, other string) string {
	return named.Known("met", guild, fmt.Sprintf("%s on day %d: %s and %s", r.Game, r.Day(), min(one, other), max(one, other)))
}

// pairs calls do for each two people of a rated result.
func pairs(r league.Result, do func(one, other int)) {
	if rated, _ := r.Rated(); !rated {
		return
	}
	for one, a := range r.Players {
		for other, b := range r.Players[one+1:] {
			if a.Robot == 0 && b.Robot == 0 {
				do(one, one+1+other)
			}
		}
	}
}

// NoteMet notes in a result that is about to be stored which of its people had met that day before one of them was forgotten. Those
// are named in it as they are known now.
func NoteMet(ctx context.Context, s store.Store, guild string, r *league.Result) error {
	if rated, _ := r.Rated(); !rated {
		return nil
	}
	_, kept, err := store.Load(ctx, s, metKey(guild, *r), metForm)
	if err != nil {
		return err
	}
	pairs(*r, func(one, other int) {
		if n := kept.Met[metMark(guild, *r, r.Players[one].Person, r.Players[other].Person)]; n > 0 {
			r.Met = append(r.Met, league.Met{One: one, Other: other, Games: n})
		}
	})
	return nil
}

// keepMet is what goes into the commit that has a result forget these people: it counts whom they have met there. Of a day that is
// over it keeps nothing.
func keepMet(ctx context.Context, s store.Store, guild string, r league.Result, forgotten map[string]string) ([]store.Write, error) {
	over := time.Unix((r.Day()+1)*int64(24*time.Hour/time.Second), 0).UTC()
	if !records.Now().Before(over) {
		return nil, nil
	}
	var marks []string
	pairs(r, func(one, other int) {
		a, b := r.Players[one].Person, r.Players[other].Person
		gone := forgotten[a] != "" || forgotten[b] != ""
		if gone && !named.IsMark(a) && !named.IsMark(b) { // with a mark: it was counted when that took somebody's place
			marks = append(marks, metMark(guild, r, a, b))
		}
	})
	if marks == nil {
		return nil, nil
	}
	record, kept, err := store.Load(ctx, s, metKey(guild, r), metForm)
	if err != nil {
		return nil, err
	}
	kept.Met = maps.Clone(kept.Met)
	if kept.Met == nil {
		kept.Met = metList{}
	}
	for _, mark := range marks {
		kept.Met[mark]++
	}
	record.Due, record.Expires = over, over
	record.Data, err = metForm.Encode(kept)
	return []store.Write{{Record: record}}, err
}
