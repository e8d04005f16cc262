package replay

import (
	"bytes"
	"compress/gzip"
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"ruckus/bot/internal/bounded"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/problem"
	"ruckus/games"
	"ruckus/render/markup"
	"ruckus/store"
)

// When a game is over, what is needed to play it again is kept in a record of its own, which outlives the table.

const (
	RecordKind = "replay"
	keptRank   = "kept" // the ranked list of a guild's replays, in the order in which games ended

	replayKept = 90 * 24 * time.Hour // after the table is deleted
	replayMost = 2000                // of a guild; the oldest make room
	replayTrim = 20                  // how many make room at once, at most

	replayPlain = 2 << 10 // bytes above which a record is compressed
)

// Largest is how many bytes the JSON of a game can have, in a record and in an export: more than any has.
const Largest = 8 << 20

// A record is the stored form of a game that is over. It tells every card. It is JSON, compressed by gzip where that
// is long.
type record struct {
	Kind    string             `json:"kind"`
	Setup   match.SetupLine    `json:"setup"`
	Actions []match.ActionLine `json:"actions"`
	Seats   []seat             `json:"seats"`
	Values  map[string]int     `json:"values"` // all options
	Result  *games.Result      `json:"result"`
	Ended   time.Time          `json:"ended"`
	Late    []match.LateLine   `json:"late,omitempty"`    // of a race: the presses that came too late
	Hinted  []int              `json:"hinted,omitempty"`  // the actions that were made as a hint had said
	Coach   []coached          `json:"coached,omitempty"` // of the seats for which it was asked
	Sat     []Sat              `json:"sat,omitempty"`     // who has sat in for a robot
	Texts   []match.Text       `json:"texts,omitempty"`   // that were typed
}

// A Sat is that somebody has sat in for a robot.
type Sat struct {
	ID   string      `json:"id,omitempty"`
	Name markup.Name `json:"name,omitzero"`
	Seat games.Seat  `json:"seat"`
	From int         `json:"from"`         // after how many actions
	To   *int        `json:"to,omitempty"` // until so many; nil: to the end
}

// satOf are those of a table, with when that was. In an export they have no IDs.
func satOf(rec match.Record, past match.History) (all []Sat) {
	for _, s := range past.Sat {
		if s.Sitting < 0 || s.Sitting >= len(rec.Sittings) {
			continue
		}
		who := rec.Sittings[s.Sitting]
		sat := Sat{ID: who.ID, Name: who.Name, Seat: who.Seat, From: s.From}
		if s.To >= 0 {
			sat.To = &s.To
		}
		all = append(all, sat)
	}
	return all
}

type seat struct {
	ID    string      `json:"id"`
	Name  markup.Name `json:"name"`
	Robot games.Level `json:"robot,omitempty"`
	Gone  bool        `json:"gone,omitempty"` // they have left the game, as too many of their moves were made for them
}

func key(r match.Ref) store.Key { return store.Key{Guild: r.Guild, Kind: RecordKind, ID: r.ID} }

var form = store.Form[record]{Name: "a replay", Schema: 1, Check: record.check}

// replayOf makes the record of a game that is over from its table and its whole log.
func replayOf(rec match.Record, gone []bool, lines [][]byte) (record, error) {
	past, err := match.ReadLog(lines)
	if err != nil {
		return record{}, err
	}
	r := record{Kind: rec.Kind, Setup: past.Setup, Actions: past.Actions, Values: rec.Terms.Values, Result: rec.Result, Ended: rec.Changed, Late: past.Late, Hinted: past.Hinted(), Sat: satOf(rec, past), Texts: rec.Texts}
	for i, s := range rec.Seats {
		s = s.Own()
		r.Seats = append(r.Seats, seat{s.ID, s.Name, s.Robot, i < len(gone) && gone[i]})
	}
	return r, r.check()
}

// places are by seat those in the game.
func (r record) places() []int {
	gone := make([]bool, len(r.Seats))
	for i, s := range r.Seats {
		gone[i] = s.Gone
	}
	return match.Places(*r.Result, gone)
}

// check refuses a record that no host has written.
func (r record) check() error {
	switch {
	case r.Kind == "" || r.Kind != r.Setup.Kind:
		return errors.New("no kind of game, or two")
	case len(r.Seats) == 0 || len(r.Seats) > match.MaxSeats || len(r.Seats) != r.Setup.Seats:
		return fmt.Errorf("%d seats, and %d in the game", len(r.Seats), r.Setup.Seats)
	case r.Result == nil || len(r.Result.Scores) != len(r.Seats):
		return errors.New("no result")
	case slices.ContainsFunc(r.Seats, func(s seat) bool { return s.ID == "" }):
		return errors.New("a seat without a user")
	}
	for _, s := range r.Sat {
		if s.ID == "" || s.Seat < 0 || int(s.Seat) >= len(r.Seats) {
			return errors.New("someone sat in where nobody can")
		}
	}
	for _, c := range r.Coach {
		if err := c.check(r); err != nil {
			return err
		}
	}
	_, err := r.Setup.Setup()
	return err
}

// encode returns the stored form.
func (r record) encode() ([]byte, error) {
	text, err := form.Encode(r)
	if err == nil {
		err = bounded.JSON(text, Largest)
	}
	if err != nil || len(text) <= replayPlain {
		return text, err
	}
	var packed bytes.Buffer
	w := gzip.NewWriter(&packed)
	_, err = w.Write(text)
	err = errors.Join(err, w.Close())
	return packed.Bytes(), err
}

// decodeReplay reads what encode wrote. The error is a Fault: the record is of a newer version, or damaged.
func decodeReplay(data []byte) (r record, err error) {
	if len(data) > 0 && data[0] != '{' {
		var unpacked *gzip.Reader
		unpacked, err = gzip.NewReader(bytes.NewReader(data))
		if err == nil {
			data, err = bounded.All(unpacked, Largest)
		}
	}
	if err == nil {
		err = bounded.JSON(data, Largest)
	}
	if err != nil {
		return record{}, errReplayDamaged(fmt.Errorf("replay: %w", err))
	}
	r, err = form.Decode(data)
	return r, problem.Of(err, errReplayDamaged)
}

// write is the record as it is put. The rank is Next for a new one.
func (r record) write(ref match.Ref, version uint64, rank int64) (store.Record, error) {
	data, err := r.encode()
	until := r.Ended.Add(match.OverKept + replayKept)
	return store.Record{
		Key: key(ref), Version: version, Due: until, Expires: until.Add(match.StoreKeeps), Data: data, Ranks: map[string]int64{keptRank: rank},
	}, err
}

// Write is the record of the replay that a game leaves when it is over. A private one leaves none: while it is kept, its
// player can replay it from its log.
func (rs *Records) Write(ctx context.Context, d *match.Draft, lines [][]byte) ([]store.Write, error) {
	if d.Ref.Private() {
		return nil, nil
	}
	if d.Record.Phase != match.Over {
		return nil, nil
	}
	_, err := rs.store.Get(ctx, key(d.Ref))
	if !errors.Is(err, store.ErrNotFound) {
		return nil, err // it is there already
	}
	r, err := replayOf(d.Record, d.Gone(), lines)
	if err != nil { // it stays so
		rs.log.Warn("couldn't store a finished game's replay", "guild", d.Ref.Guild, "table", d.Ref.ID, "cause", err)
		return nil, nil
	}
	rs.trimReplays(ctx, d.Ref.Guild)
	w, err := r.write(d.Ref, 0, store.Next)
	return []store.Write{{Record: w}}, err
}

// trimReplays deletes the oldest replays of a guild, so that there is room for one more.
func (rs *Records) trimReplays(ctx context.Context, guildID string) {
	list := store.Ranking{Guild: guildID, Kind: RecordKind, Name: keptRank}
	last, err := rs.store.Page(ctx, list, store.Part{From: -store.MaxRank, To: store.MaxRank, Backwards: true, Limit: 1})
	if err == nil && len(last) > 0 {
		var old []store.Record
		old, err = rs.store.Page(ctx, list, store.Part{From: -store.MaxRank, To: last[0].Ranks[keptRank] + 1 - replayMost, Limit: replayTrim})
		for _, r := range old {
			err = errors.Join(err, rs.store.Delete(ctx, r.Key))
		}
	}
	if err != nil {
		rs.log.Warn("couldn't delete old replays; the next finished game tries again", "guild", guildID, "cause", err)
	}
}

func errReplayDamaged(cause error) error {
	return problem.Reason{Code: "replay.damaged"}.Fault(cause)
}
