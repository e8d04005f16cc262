package replay

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/records"
	"ruckus/bot/internal/work"
	"ruckus/games"
	"ruckus/render/view"
	"ruckus/store"
)

const (
	replayMemory = 16 << 20 // bytes of games that are kept in memory
)

// Why there is no replay.
var (
	errReplayOn    = problem.Reason{Code: "replay.on"}
	errReplayEnded = problem.Reason{Code: "replay.ended"}
	errReplayGone  = problem.Reason{Code: "replay.gone"}
)

// A Position is one of a game that is over, with all hands open, and its table as far as a replay knows it.
type Position struct {
	Table view.Table
	view.Position

	of *replayed
}

// Waiting returns the seats that the game waits for.
func (r Position) Waiting() (seats []games.Seat) {
	for s, p := range r.Prompts {
		if p.Must {
			seats = append(seats, games.Seat(s))
		}
	}
	return seats
}

// SeatOf returns where the user sat, or games.Table if nowhere.
func (r Position) SeatOf(userID string) games.Seat {
	return games.Seat(slices.IndexFunc(r.Table.Players, func(p match.Player) bool { return p.ID == userID }))
}

// At returns the position of a game that is over after that many moves; a number beyond the last is the last. It refuses
// a game that is not over, a private one of somebody else, and one that is no longer kept.
func (rs *Records) At(ctx context.Context, ref match.Ref, userID string, move int) (Position, error) {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	r, err := rs.replayed(ctx, ref, userID)
	if err != nil {
		return Position{}, err
	}
	return r.at(min(max(move, 0), len(r.rec.Actions)))
}

// A Reason is why a robot has made a move.
type Reason struct {
	Before  any // what the robot saw before it
	Reasons []games.Event
}

// replayed reads a replay from its record; where there is none, or not yet, from the table.
func (rs *Records) replayed(ctx context.Context, ref match.Ref, userID string) (*replayed, error) {
	if match.Key(ref).Check() != nil {
		return nil, errReplayGone
	}
	stored, err := rs.store.Get(ctx, key(ref))
	switch {
	case errors.Is(err, store.ErrNotFound):
		return rs.replayedTable(ctx, ref, userID)
	case err != nil:
		return nil, problem.Of(err, errReplayDamaged)
	}
	r := rs.replays.find(ref, stored.Version)
	if r == nil {
		rec, err := decodeReplay(stored.Data)
		if err != nil {
			return nil, err
		}
		r, err = rs.openReplay(ref, rec, stored)
		if err != nil {
			return nil, err
		}
	}
	if ref.Private() && r.rec.Seats[0].ID != userID {
		return nil, match.ErrPrivate
	}
	return r, nil
}

// replayedTable makes a replay from the log of a table that is over and has left no replay, as a private one does.
func (rs *Records) replayedTable(ctx context.Context, ref match.Ref, userID string) (*replayed, error) {
	stored, rec, err := rs.table(ctx, ref)
	switch {
	case errors.Is(err, match.ErrGone):
		return nil, errReplayGone
	case err != nil:
		return nil, err
	case ref.Private() && rec.Host != userID:
		return nil, match.ErrPrivate
	case rec.Phase == match.Closed:
		return nil, errReplayEnded
	case rec.Phase != match.Over:
		return nil, errReplayOn
	}
	if err := rec.MayLookBack(records.Now()); err != nil {
		return nil, err
	}
	if r := rs.replays.find(ref, stored.Version); r != nil {
		return r, nil
	}
	r, err := rs.playedTable(ctx, ref, rec)
	if err != nil {
		return nil, err
	}
	return rs.openReplay(ref, r, store.Record{Version: stored.Version})
}

// playedTable makes the replay of a table's game from its log.
func (rs *Records) playedTable(ctx context.Context, ref match.Ref, rec match.Record) (record, error) {
	lines, err := ReadLog(ctx, rs.store, ref)
	if err != nil {
		return record{}, err
	}
	r, err := replayOf(rec, nil, lines)
	if err != nil {
		return record{}, errReplayDamaged(err)
	}
	return r, nil
}

// A replayed is a game that was played again. Nobody changes it. It has no positions: to play up to one takes a millisecond or two.
type replayed struct {
	ref      match.Ref
	rec      record
	stored   store.Record // without its data; with no key, it was made from a table
	kind     games.Kind
	chapters []games.Chapter // by position
	events   [][]games.Event // by position: of the move that has led there
	high     []games.Highlight
}

// openReplay plays a game again. It refuses one that does not come to the result that it had.
func (rs *Records) openReplay(ref match.Ref, rec record, stored store.Record) (*replayed, error) {
	kind, known := rs.kinds[rec.Kind]
	if !known {
		return nil, match.NoReplay(fmt.Errorf("no game %q", rec.Kind))
	}
	stored.Data = nil
	r := &replayed{ref: ref, rec: rec, stored: stored, kind: kind}
	var last games.Game
	err := match.Replay(kind, rec.Setup, rec.Actions, func(n int, played games.Played) error {
		last = played.Game
		events := played.Events
		if n > 0 {
			events = match.Credit(events, rec.Actions[n-1].Seat, rec.Actions[n-1].By)
		}
		r.events = append(r.events, events)
		r.chapters = append(r.chapters, games.ChapterOf(last))
		return nil
	})
	if err == nil {
		if result := last.Result(); result == nil || !same(*result, *rec.Result) {
			err = errors.New("it doesn't come to the same result")
		}
	}
	if err != nil {
		return nil, errReplayOld(err)
	}
	r.high, err = rec.highlights(kind)
	if err != nil { // one can look back without them
		rs.log.Error("couldn't pick a game's highlights", "guild", ref.Guild, "table", ref.ID, "game", rec.Kind, "do", "report it, with the game's Export", "cause", err)
	}
	rs.replays.keep(r)
	return r, nil
}

// same reports whether a game has ended as before. A result without places is of a version whose game gave none.
func same(now, before games.Result) bool {
	return slices.Equal(now.Scores, before.Scores) && (before.Places == nil || slices.Equal(now.Places, before.Places))
}

func errReplayOld(cause error) error {
	return problem.Reason{Code: "replay.old"}.Fault(cause)
}

// game returns the game after that many moves, for the caller alone.
func (r *replayed) game(move int) (*games.Position, error) {
	g, err := match.History{Setup: r.rec.Setup, Actions: r.rec.Actions[:move]}.Last(r.kind)
	return r.kind.Of(g), err
}

// at returns the position after that many moves.
func (r *replayed) at(move int) (Position, error) {
	p := Position{of: r, Table: view.Table{Ref: r.ref, Kind: r.kind, Result: r.rec.Result, Places: r.rec.places(), Hints: match.HasHints(r.kind, r.rec.Values, false)}, Position: view.Position{
		Move: move, Moves: len(r.rec.Actions), Chapter: r.chapters[move], Rounds: r.rounds(), FirstRound: r.chapters[0].Round, Highlights: r.high,
		TurnBefore: r.turnBefore(move), TurnAfter: r.turnAfter(move), Seat: games.Table, Events: r.events[move],
	}}
	p.Table.Phase, p.Table.Terms.Values, p.Table.Finished = view.Over, r.rec.Values, r.rec.Ended
	for _, s := range r.rec.Seats {
		p.Table.Players = append(p.Table.Players, match.Player{User: match.User{ID: s.ID, Name: s.Name}, Robot: s.Robot, Gone: s.Gone})
	}
	p.Table.Texts = match.TextsOf(r.rec.Texts, func(match.Text) bool { return true })
	for _, s := range r.rec.Sat {
		if move >= s.From && (s.To == nil || move < *s.To) {
			p.Table.Players[s.Seat] = match.Player{User: match.User{ID: s.ID, Name: s.Name}, For: r.rec.Seats[s.Seat].Name}
		}
	}
	if move > 0 {
		line := r.rec.Actions[move-1]
		p.Seat, p.Made, p.Robot = line.Seat, line.Move, match.OfRobot(line.By)
	}
	g, err := r.game(move)
	if err != nil {
		return Position{}, errReplayOld(err)
	}
	err = g.Look("view", func(g games.Game) {
		p.Public = g.View(games.Table)
		for s := range r.rec.Seats {
			p.Views = append(p.Views, g.View(games.Seat(s)))
			p.Prompts = append(p.Prompts, g.Prompt(games.Seat(s)))
		}
	})
	return p, problem.OfRules(err)
}

// Why returns why the robot made the last move; no reason where none did.
func (r Position) Why() (why Reason, err error) {
	if !r.Robot {
		return why, nil
	}
	g, err := r.of.game(r.Move - 1)
	if err != nil {
		return why, errReplayOld(err)
	}
	sum, err := g.Sum()
	if err == nil {
		err = g.Look("view", func(g games.Game) { why.Before = g.View(r.Seat) })
	}
	if err != nil {
		return why, problem.OfRules(err)
	}
	why.Reasons, err = g.Reasons(r.Seat, r.Made, chanceAt(sum, 0))
	return why, problem.OfRules(err)
}

// rounds returns with which move each round begins.
func (r *replayed) rounds() (moves []int) {
	for n, c := range r.chapters {
		if n == 0 || c.Round != r.chapters[n-1].Round {
			moves = append(moves, n)
		}
	}
	return moves
}

// turnAfter returns where the next turn begins; the end of the game where there is none.
func (r *replayed) turnAfter(move int) int {
	for n := move + 1; n < len(r.chapters); n++ {
		if !r.chapters[n].Same(r.chapters[move]) {
			return n
		}
	}
	return len(r.chapters) - 1
}

// turnBefore returns where the turn begins, and from its beginning that of the one before.
func (r *replayed) turnBefore(move int) int {
	n := max(move-1, 0)
	for n > 0 && r.chapters[n-1].Same(r.chapters[n]) {
		n--
	}
	return n
}

// replayCache keeps the replays that were looked at last, as many of each guild as fit beside those of the others.
type replayCache struct {
	all *work.Cache[match.Ref, *replayed]
}

func newReplayCache() replayCache {
	return replayCache{work.NewCache[match.Ref, *replayed](replayMemory)}
}

func (c replayCache) find(ref match.Ref, version uint64) *replayed {
	if r, ok := c.all.Get(ref); ok && r.stored.Version == version {
		return r
	}
	return nil
}

func (c replayCache) keep(r *replayed) {
	size := 200 * len(r.rec.Actions) // of the log and the events, about
	c.all.Put(r.ref.Guild, r.ref, r, size)
}
