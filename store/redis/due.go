package redis

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strconv"
	"time"

	"ruckus/store"
)

// dueAtOnce is how many records of a bucket one script looks at, so that others need not wait long.
const dueAtOnce = 500

// A dueEntry is a record in a bucket's index of what is due.
type dueEntry struct {
	name string
	at   float64
}

func (s *Store) Due(ctx context.Context, before time.Time, most int) ([]store.Key, error) {
	if most <= 0 {
		return nil, ctx.Err()
	}
	var all []dueEntry
	parts := make([]duePart, buckets)
	for b := range parts {
		parts[b] = duePart{bucket: b, from: "-inf"}
	}
	for len(parts) > 0 {
		lists, err := dueScript.inBuckets(ctx, s.client, len(parts), func(i int) (string, []any) {
			b := parts[i].bucket
			return bucketKey(b, "due"), []any{parts[i].from, before.UnixMilli(), parts[i].skip, min(most, dueAtOnce),
				bucketKey(b, "record:"), bucketKey(b, "ids:"), time.Time{}.UnixMilli()}
		})
		if err != nil {
			return nil, err
		}
		var next []duePart
		for i, list := range lists {
			found, err := dueEntries(list)
			if err != nil {
				return nil, err
			}
			all = append(all, found...)
			if p := parts[i]; p.goOn(list == nil, found, most) {
				next = append(next, p)
			}
		}
		parts = next
	}
	slices.SortFunc(all, func(a, b dueEntry) int { return cmp.Compare(a.at, b.at) })
	var keys []store.Key
	for _, e := range all[:min(len(all), most)] {
		key, err := store.ParseKey(e.name)
		if err != nil {
			return nil, fmt.Errorf("due index is %w at %q", store.ErrDamaged, e.name)
		}
		keys = append(keys, key)
	}
	return keys, nil
}

// A duePart is what to ask a bucket for next.
type duePart struct {
	bucket int
	from   string // the least due time
	skip   int    // of the records that are due then
	seen   int
}

// goOn reports whether the bucket is to be asked again, for what follows after what was found.
func (p *duePart) goOn(again bool, found []dueEntry, most int) bool {
	if again {
		return true
	}
	p.seen += len(found)
	if len(found) < min(most, dueAtOnce) || p.seen >= most {
		return false
	}
	last := found[len(found)-1].at
	from := strconv.FormatFloat(last, 'f', -1, 64)
	if from != p.from {
		p.from, p.skip = from, 0
	}
	for i := len(found) - 1; i >= 0 && found[i].at == last; i-- {
		p.skip++
	}
	return true
}

func dueEntries(list []string) (found []dueEntry, err error) {
	for pair := range slices.Chunk(list, 2) {
		at, err := strconv.ParseFloat(pair[1], 64)
		if err != nil {
			return nil, fmt.Errorf("due index is %w at %q: %w", store.ErrDamaged, pair[0], err)
		}
		found = append(found, dueEntry{pair[0], at})
	}
	return found, nil
}
