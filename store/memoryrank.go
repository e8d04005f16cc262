package store

import (
	"cmp"
	"context"
	"maps"
	"slices"
	"strings"
)

func (m *Memory) Page(ctx context.Context, list Ranking, part Part) ([]Record, error) {
	if err := cmp.Or(ctx.Err(), list.Check()); err != nil {
		return nil, err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	found := m.ranked(list, part.From, part.To)
	if part.Backwards {
		slices.Reverse(found)
	}
	found = found[min(max(part.Skip, 0), len(found)):]
	found = found[:min(max(part.Limit, 0), len(found))]
	for i, r := range found {
		found[i] = clone(r)
	}
	return found, nil
}

func (m *Memory) Count(ctx context.Context, list Ranking, from, to int64) (int, error) {
	if err := cmp.Or(ctx.Err(), list.Check()); err != nil {
		return 0, err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	return len(m.ranked(list, from, to)), nil
}

// ranked returns the records of a list in their order. It looks at all records of the store.
func (m *Memory) ranked(list Ranking, from, to int64) (found []Record) {
	for k, r := range m.records {
		rank, ok := r.Ranks[list.Name]
		if ok && k.Guild == list.Guild && k.Kind == list.Kind && rank >= from && rank <= to {
			found = append(found, r)
		}
	}
	slices.SortFunc(found, func(a, b Record) int {
		return cmp.Or(cmp.Compare(a.Ranks[list.Name], b.Ranks[list.Name]), strings.Compare(a.Key.ID, b.Key.ID))
	})
	return found
}

// greatest is for Number.
func (m *Memory) greatest(list Ranking) (int64, error) {
	all := m.ranked(list, -MaxRank, MaxRank)
	if len(all) == 0 {
		return 0, nil
	}
	return all[len(all)-1].Ranks[list.Name], nil
}

func (m *Memory) Guilds(ctx context.Context, after string, most int) ([]string, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	all := map[string]bool{}
	for k := range m.records {
		if k.Guild != Installation && k.Guild > after {
			all[k.Guild] = true
		}
	}
	guilds := slices.Sorted(maps.Keys(all))
	return guilds[:min(len(guilds), max(most, 0))], nil
}

func (m *Memory) DeleteGuild(ctx context.Context, guild string) error {
	if err := cmp.Or(ctx.Err(), CheckGuild(guild)); err != nil {
		return err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	ofGuild := func(k Key) bool { return k.Guild == guild }
	maps.DeleteFunc(m.records, func(k Key, _ Record) bool { return ofGuild(k) })
	maps.DeleteFunc(m.logs, func(k Key, _ [][]byte) bool { return ofGuild(k) })
	return nil
}
