package gamestest

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"time"

	"ruckus/games"
)

// records plays random games of all sizes with all kinds of house rules, and returns some of what is stored on the way:
// of each game its beginning, its end and some positions between.
func records(kind games.Kind, seed uint64) [][]byte {
	var found [][]byte
	for size := kind.Min; size <= kind.Max; size++ {
		for i, values := range combinations(kind, options{short: true}) {
			r := rand.New(rand.NewPCG(seed, uint64(size<<8|i)))
			setup := games.Setup{Seats: size, At: Start, Values: values}
			for i := range setup.Seed {
				setup.Seed[i] = byte(r.Uint32())
			}
			g, err := kind.New(setup)
			if err != nil {
				continue
			}
			p := &playing{game: g, size: games.Seat(size), now: Start}
			found = append(found, encode(g))
			for n := 1; g.Result() == nil && n < 2000; n++ {
				if _, err := g.Apply(p.next(r)); err != nil {
					break
				}
				if n == 5 || r.IntN(n) < 3 && r.IntN(12) == 0 {
					found = append(found, encode(g))
				}
			}
			found = append(found, encode(g))
		}
	}
	return found
}

// garble spoils a record: in its bytes, or at one place of its JSON with what stands there or elsewhere in some record.
func garble(r *rand.Rand, record, other []byte) []byte {
	if r.IntN(4) == 0 {
		b := bytes.Clone(record)
		for range 1 + r.IntN(3) {
			b[r.IntN(len(b))] = b[r.IntN(len(b))]
		}
		return b
	}
	tree, places := parse(record)
	_, others := parse(other)
	if len(places) == 0 || len(others) == 0 {
		return record[:r.IntN(len(record))]
	}
	for range 1 + r.IntN(2) {
		p := places[r.IntN(len(places))]
		p.set(spoil(r, p.get(), others[r.IntN(len(others))].get()))
	}
	return encode(tree)
}

// A spot is a place in a tree of JSON.
type spot struct {
	get func() any
	set func(any)
}

// parse reads JSON as a tree, and lists all places in it.
func parse(record []byte) (any, []spot) {
	d := json.NewDecoder(bytes.NewReader(record))
	d.UseNumber()
	var tree any
	if d.Decode(&tree) != nil {
		return nil, nil
	}
	var spots []spot
	var walk func(v any)
	walk = func(v any) {
		switch v := v.(type) {
		case map[string]any:
			for _, name := range slices.Sorted(maps.Keys(v)) {
				spots = append(spots, spot{func() any { return v[name] }, func(x any) { v[name] = x }})
				walk(v[name])
			}
		case []any:
			for i := range v {
				spots = append(spots, spot{func() any { return v[i] }, func(x any) { v[i] = x }})
				walk(v[i])
			}
		}
	}
	walk(tree)
	return tree, spots
}

// spoil returns another value for one place.
func spoil(r *rand.Rand, v, other any) any {
	if r.IntN(6) == 0 {
		return other
	}
	switch v := v.(type) {
	case bool:
		return !v
	case json.Number:
		n, _ := v.Int64()
		near := []int64{n + 1, n - 1, 0, -1, 1, 2, 7, 8, 63, 64, 127, 255, 1_000_000, 1 << 40, -n}
		return json.Number(strconv.FormatInt(near[r.IntN(len(near))], 10))
	case string:
		return spoilText(r, v)
	case []any:
		if len(v) == 0 {
			return []any{other}
		}
		i := r.IntN(len(v))
		if r.IntN(2) == 0 {
			return slices.Delete(slices.Clone(v), i, i+1)
		}
		return slices.Insert(slices.Clone(v), i, v[r.IntN(len(v))])
	}
	return nil
}

// spoilText exchanges, drops or doubles a part of a text.
func spoilText(r *rand.Rand, s string) string {
	if s == "" {
		return "0"
	}
	b := []byte(s)
	i, j := r.IntN(len(b)), r.IntN(len(b))
	switch r.IntN(5) {
	case 0:
		b[i] = b[j]
	case 1:
		b[i], b[j] = b[j], b[i]
	case 2:
		return s[:min(i, j)] + s[max(i, j):]
	case 3:
		words := strings.Split(s, " ")
		words[r.IntN(len(words))] = words[r.IntN(len(words))]
		return strings.Join(words, " ")
	default:
		return s[:i] + s[j:]
	}
	return string(b)
}

// tryRecord loads a record that may be spoilt. It must be refused as damaged or as one of another version; or it is a game
// that can be looked at, dealt again, left to robots and played on. Its moves may be refused.
func tryRecord(kind games.Kind, version int, record []byte, r *rand.Rand, thinks bool) error {
	defer watch(patience, giveUp, func() string {
		return fmt.Sprintf("a stored game of %s that Load does not refuse as damaged, or what follows from it: %.2000s", kind.Name, record)
	}).Stop()
	load := func() games.Game {
		g, err := kind.Load(version, record)
		if err != nil {
			return nil
		}
		return g
	}
	g, err := kind.Load(version, record)
	switch {
	case errors.Is(err, games.ErrDamaged), errors.Is(err, games.ErrNewer), errors.Is(err, games.ErrOld):
		return nil
	case err != nil:
		return faultf("the record is refused with an error that is none of games: %v", err)
	}
	prompts := promptsOf(g, kind.Max)
	for s := games.Table; int(s) <= kind.Max; s++ {
		g.View(s)
		g.Prompt(s)
		other := load()
		if other == nil {
			return faultf("Load does not always do the same")
		}
		other.Redeal(s, r)
		other.View(s)
		other.Prompt(s)
	}
	if _, err := json.Marshal(g); err != nil {
		return faultf("Load accepts what cannot be stored again: %v", err)
	}
	for s, p := range prompts {
		for _, move := range append(rubbish[:3:3], p.Moves[:min(3, len(p.Moves))]...) {
			_, _ = games.Play(load(), games.Action{Seat: games.Seat(s), Move: move, At: Start})
		}
		if thinks && len(p.Moves) > 0 {
			games.Choose(load(), games.Seat(s), games.Levels()[r.IntN(3)], r)
		}
	}
	return goOn(g, prompts, r)
}

// goOn plays some moves at random.
func goOn(g games.Game, prompts []games.Prompt, r *rand.Rand) error {
	now := Start
	for range 12 {
		var all []games.Action
		for s, p := range prompts {
			for range min(1, len(p.Moves)) {
				all = append(all, games.Action{Seat: games.Seat(s), Move: p.Moves[r.IntN(len(p.Moves))], At: now})
			}
		}
		if due := g.Due(); !due.IsZero() && (len(all) == 0 || r.IntN(4) == 0) {
			now = due.Add(time.Second)
			all = []games.Action{{Seat: games.Table, Move: games.Tick, At: now}}
		}
		if len(all) == 0 {
			return nil
		}
		if _, err := games.Play(g, all[r.IntN(len(all))]); err != nil {
			return nil
		}
		prompts = promptsOf(g, len(prompts))
	}
	return nil
}
