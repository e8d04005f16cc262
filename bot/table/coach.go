package table

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"
	"io"
	"math"
	"math/rand/v2"
	"slices"
	"sync"
	"time"

	"ruckus/games"
	"ruckus/store"
)

// The coach looks at the moves of one player in a game that is over, and finds those where a hard robot would have done
// something else, and that cost most. It judges each from what the player could know: hidden cards are dealt anew, the game
// is played on to the end of the round once with each of the two moves, and that is done many times.

const (
	coachMoments = 3      // that are told
	coachFirst   = 8      // deals for each move at first,
	coachNext    = 40     // and more of them for the moves that seem to cost most,
	coachFew     = 6      // so many
	coachMost    = 40     // moves that are judged
	coachWork    = 60_000 // moves that robots make for one player's game, at most
	coachLong    = 1500   // moves until a game that is played on counts for nothing
	coachQueue   = 10     // players who may wait for the coach of this process
	coachSure    = 2      // standard errors that a cost must be above nothing
)

// Why there is no coach.
const (
	errCoachRace   = Refusal("in a race the coach has nothing to say: there it is speed that counts")
	errCoachLong   = Refusal("the coach says nothing of this game: what a move was worth shows only at its end")
	errCoachNobody = Refusal("the coach speaks to those who played; you had no seat in this game")
	errCoachBusy   = Refusal("the coach has many games to look at just now; ask again in a minute")
	errCoachShort  = Refusal("the coach looks at games with others only, not at practice")
)

// A Moment is a move of a player in whose place a hard robot would have done something else.
type Moment struct {
	Move    int           `json:"move"` // how many moves were made before it
	Better  string        `json:"better"`
	Reasons []games.Event `json:"reasons,omitempty"` // see games.Hint
	Cost    float64       `json:"cost"`              // points against the others' mean
	Error   float64       `json:"error"`             // the standard error of Cost
}

// A coached is what the coach has found for one seat, as it is stored.
type coached struct {
	Seat    games.Seat `json:"seat"`
	Judged  int        `json:"judged"`  // own moves with a choice
	Differs int        `json:"differs"` // of them, where a hard robot would have done something else
	Moments []Moment   `json:"moments"` // what cost most first
}

func (c coached) check(r replayRecord) error {
	if c.Seat < 0 || int(c.Seat) >= len(r.Seats) || c.Differs < 0 || c.Judged < c.Differs || len(c.Moments) > coachMoments {
		return errors.New("a coach of nobody, or of too much")
	}
	for _, m := range c.Moments {
		if m.Move < 0 || m.Move >= len(r.Actions) || math.IsNaN(m.Cost) || math.IsNaN(m.Error) {
			return errors.New("a coach of moves that there were not")
		}
	}
	return nil
}

// A Coaching is what the coach tells one player.
type Coaching struct {
	Replay          // of the game's beginning
	Seat            games.Seat
	Ready           bool // what follows is known; else it is being computed
	Judged, Differs int  // own moves with a choice, and those of them where a hard robot would have done something else
	Moments         []Moment
	Places          []Replay // by moment, before the move
	After           []Replay // and after it
}

// coaches are the seats for which the coach of this process works or shall.
type coaches struct {
	mu   sync.Mutex
	all  map[coachKey]bool
	turn sync.Mutex // one at a time
}

type coachKey struct {
	ref  Ref
	seat games.Seat
}

// Coach returns what the coach has found in a user's moves. Unless that is known already, it begins to look for it in the
// background.
func (h *Host) Coach(ctx context.Context, ref Ref, userID string) (c Coaching, err error) {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	r, err := h.replayed(ctx, ref, userID)
	if err != nil {
		return c, err
	}
	if c.Replay, err = r.at(0); err != nil {
		return c, err
	}
	c.Seat = c.SeatOf(userID)
	switch {
	case c.Seat == games.Table || r.rec.Seats[c.Seat].Robot != 0:
		return c, errCoachNobody
	case r.kind.Race:
		return c, errCoachRace
	case r.chapters[0].Points == nil:
		return c, errCoachLong
	case r.stored.Key == store.Key{}:
		return c, errCoachShort
	}
	i := slices.IndexFunc(r.rec.Coach, func(found coached) bool { return found.Seat == c.Seat })
	if i < 0 {
		return c, h.askCoach(r, c.Seat)
	}
	found := r.rec.Coach[i]
	c.Ready, c.Judged, c.Differs, c.Moments = true, found.Judged, found.Differs, found.Moments
	for _, m := range found.Moments {
		at, err := r.at(m.Move)
		if err != nil {
			return c, err
		}
		after, err := r.at(m.Move + 1)
		if err != nil {
			return c, err
		}
		c.Places, c.After = append(c.Places, at), append(c.After, after)
	}
	return c, nil
}

// askCoach has the coach look at a seat's moves, unless it does already.
func (h *Host) askCoach(r *replayed, s games.Seat) error {
	key := coachKey{r.ref, s}
	h.coaches.mu.Lock()
	defer h.coaches.mu.Unlock()
	switch {
	case h.coaches.all[key]:
		return nil
	case len(h.coaches.all) >= coachQueue:
		return errCoachBusy
	case h.coaches.all == nil:
		h.coaches.all = map[coachKey]bool{}
	}
	h.coaches.all[key] = true
	go func() {
		defer func() {
			h.coaches.mu.Lock()
			defer h.coaches.mu.Unlock()
			delete(h.coaches.all, key)
		}()
		h.coaches.turn.Lock()
		defer h.coaches.turn.Unlock()
		begun := time.Now()
		found, err := r.coach(s, coachWork, coachNext, h.thinkAlong)
		if err == nil {
			err = h.keepCoach(r, found)
		}
		if err != nil {
			h.cfg.Log.Error("the coach fails", "guild", r.ref.Guild, "table", r.ref.ID, "err", err)
			return
		}
		h.cfg.Log.Debug("the coach is done", "game", r.kind.Name, "moves", found.Judged, "took", time.Since(begun))
	}()
	return nil
}

// thinkAlong runs what robots think, as many at once as may.
func (h *Host) thinkAlong(f func()) {
	h.thinking <- struct{}{}
	defer func() { <-h.thinking }()
	f()
}

// keepCoach adds to a replay what the coach has found.
func (h *Host) keepCoach(r *replayed, found coached) error {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	for try := 1; ; try++ {
		stored, err := h.cfg.Store.Get(ctx, r.ref.replayKey())
		if err != nil {
			return err
		}
		rec, err := decodeReplay(stored.Data)
		if err != nil {
			return err
		}
		rec.Coach = append(slices.DeleteFunc(rec.Coach, func(c coached) bool { return c.Seat == found.Seat }), found)
		w, err := rec.write(r.ref, stored.Version, stored.Ranks[replayRank])
		if err != nil {
			return err
		}
		if _, err = h.cfg.Store.Put(ctx, w); !errors.Is(err, store.ErrConflict) || try == conflicts {
			return err
		}
	}
}

// A judged is a move that the coach weighs against another one.
type judged struct {
	Moment
	state []byte // before it
	made  string
	at    time.Time
	diffs []float64 // by deal: what the other move would have brought more
}

// coach looks at the moves of a seat. Its chance follows from the game: it always finds the same.
func (r *replayed) coach(s games.Seat, work, next int, think func(func())) (c coached, err error) {
	c.Seat = s
	var all []*judged
	if err := r.differing(&c, &all, think); err != nil {
		return c, err
	}
	w := worth{kind: r.kind, seat: s, seats: len(r.rec.Seats), fewest: r.rec.Result.FewestWin(), left: work}
	weigh := func(list []*judged, from, deals int) error {
		for _, j := range list {
			for n := len(j.diffs); n < deals && w.left > 0; n++ {
				var err error
				think(func() { err = guard(r.kind, "coach", func() error { return w.weigh(j, n) }) })
				if err != nil {
					return err
				}
			}
			j.sum(from)
		}
		slices.SortStableFunc(list, func(a, b *judged) int { return cmp.Compare(b.Cost, a.Cost) })
		return nil
	}
	if err := weigh(all, 0, coachFirst); err != nil {
		return c, err
	}
	few := all[:min(len(all), coachFew)]
	if err := weigh(few, coachFirst, coachFirst+next); err != nil {
		return c, err
	}
	c.Moments = []Moment{}
	for _, j := range few {
		if len(j.diffs) >= 2*coachFirst && j.Cost > coachSure*j.Error && j.Cost > 0.01 && len(c.Moments) < coachMoments {
			c.Moments = append(c.Moments, j.Moment)
		}
	}
	return c, nil
}

// differing finds the moves of a seat that a hard robot would not have made: of many, every so many.
func (r *replayed) differing(c *coached, all *[]*judged, think func(func())) error {
	err := replay(r.kind, r.rec.Setup, r.rec.Actions, func(n int, g games.Game, _ []games.Event) error {
		if n == len(r.rec.Actions) || r.rec.Actions[n].Seat != c.Seat || r.rec.Actions[n].By != byUser || len(g.Prompt(c.Seat).Moves) < 2 {
			return nil
		}
		state, err := json.Marshal(g)
		if err != nil {
			return err
		}
		c.Judged++
		line := r.rec.Actions[n]
		think(func() {
			err = r.differs(c, all, &judged{Moment: Moment{Move: n}, state: state, made: line.Move, at: line.At})
		})
		return err
	})
	if len(*all) > coachMost { // as many from all parts of the game
		some := make([]*judged, coachMost)
		for i := range some {
			some[i] = (*all)[i*len(*all)/coachMost]
		}
		*all = some
	}
	return err
}

// differs asks a hard robot about a move.
func (r *replayed) differs(c *coached, all *[]*judged, j *judged) error {
	g, err := r.kind.Load(r.kind.Schema, j.state)
	if err != nil {
		return err
	}
	chance := chanceAt(j.state, 0)
	if r.kind.Choose(g, c.Seat, games.Hard, chance) == j.made {
		return nil
	}
	if g, err = r.kind.Load(r.kind.Schema, j.state); err != nil {
		return err
	}
	hint := r.kind.Hint(g, c.Seat, chanceAt(j.state, 0))
	if hint.Move == "" || hint.Move == j.made {
		return nil
	}
	c.Differs++
	j.Better, j.Reasons = hint.Move, hint.Reasons
	*all = append(*all, j)
	return nil
}

// chanceAt is what decides all that is random in the n-th deal of a position.
func chanceAt(state []byte, n int) *rand.Rand {
	sum := fnv.New64a()
	_, _ = sum.Write(state)
	_, _ = io.WriteString(sum, fmt.Sprint(n))
	return rand.New(rand.NewPCG(sum.Sum64(), uint64(n)))
}

// sum makes the mean of the deals from a number on, and its standard error. The deals by which a move was chosen from many do
// not count: those are the ones in which it happened to look worst.
func (j *judged) sum(from int) {
	counted := j.diffs[min(from, len(j.diffs)):]
	n := float64(len(counted))
	if n < 2 {
		j.Cost, j.Error = 0, 0
		return
	}
	mean, squares := 0.0, 0.0
	for _, d := range counted {
		mean += d / n
	}
	for _, d := range counted {
		squares += (d - mean) * (d - mean)
	}
	j.Cost, j.Error = mean, math.Sqrt(squares/(n-1)/n)
}
