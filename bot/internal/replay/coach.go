package replay

import (
	"cmp"
	"context"
	"errors"
	"math"
	"slices"
	"time"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/records"
	"ruckus/bot/internal/work"
	"ruckus/games"
	"ruckus/store"
)

// The coach looks at the moves of one player in a game that is over, and finds those where a hard robot would have done
// something else, and that cost most. It judges each from what the player could know: hidden cards are dealt again, the game
// is played on once with each of the two moves, and that is done many times. See worth for how a game is played on, and
// coachrace.go for races, where a player who waits has made a move, too.

const (
	coachMoments = 3  // that are told
	coachQueue   = 10 // games of one guild, or of all new ones together, for which the coach of this process works or shall

	coachKnows = 7 * 24 * time.Hour // after its first game a guild is new no longer
	coachTakes = time.Minute        // one game, as long as nothing is known of others
)

// Why there is no coach.
var (
	errCoachNever  = problem.Reason{Code: "coach.never"}
	errCoachNobody = problem.Reason{Code: "coach.nobody"}
	errCoachBusy   = problem.Reason{Code: "coach.busy"}
	errCoachFails  = problem.Reason{Code: "coach.late"}
	errCoachShort  = problem.Reason{Code: "coach.alone"}
)

// A Moment is a move of a player that surely cost something against what a hard robot would have done. A move that a hint has given
// is never one.
type Moment struct {
	Move    int           `json:"move"` // how many moves were made before it
	Better  string        `json:"better"`
	Reasons []games.Event `json:"reasons,omitempty"` // see games.Hint
	Cost    float64       `json:"cost"`              // points against the others' mean; chance to win, to 1, where games.Forecaster tells it
	Error   float64       `json:"error"`             // the standard error of Cost
	Turn    bool          `json:"turn,omitempty"`    // what it cost is that of the rest of the turn, too

	// In a race.
	Open   time.Duration `json:"open,omitempty"`   // for how long the better move had been possible
	Waited time.Duration `json:"waited,omitempty"` // the move was to press nothing for so long, from here on
}

// A coached is what the coach has found for one seat, as it is stored.
type coached struct {
	Seat    games.Seat `json:"seat"`
	Judged  int        `json:"judged"`  // moves with a choice, but for hints
	Hinted  int        `json:"hinted"`  // moves with a choice that were hints
	Costs   int        `json:"costs"`   // how many of those judged surely cost something, at least
	Moments []Moment   `json:"moments"` // what cost most first

	// In a race.
	Pace  time.Duration `json:"pace,omitempty"`  // the median time between two presses
	Waits int           `json:"waits,omitempty"` // how often the seat waited, see coachSlow
}

func (c coached) check(r record) error {
	if c.Seat < 0 || int(c.Seat) >= len(r.Seats) || c.Hinted < 0 || c.Costs < 0 || c.Judged < c.Costs || len(c.Moments) > coachMoments || c.Pace < 0 || c.Waits < 0 {
		return errors.New("a coach of nobody, or of too much")
	}
	for _, m := range c.Moments {
		if m.Move < 0 || m.Move >= len(r.Actions) || math.IsNaN(m.Cost) || math.IsNaN(m.Error) || m.Open < 0 || m.Waited < 0 {
			return errors.New("a coach of moves that there weren't")
		}
	}
	return nil
}

// A Coaching is what the coach tells one player.
type Coaching struct {
	Position       // of the game's beginning
	Seat           games.Seat
	Ready          bool      // what follows is known; else it is being computed
	At             time.Time // about when it is known
	Judged, Hinted int       // moves with a choice: own ones, and hints
	Costs          int       // of the own ones, how many surely cost something, at least
	Pace           time.Duration
	Waits          int // in a race: how often the seat pressed nothing for much longer than its pace
	Moments        []Moment
	Places         []Position // by moment, before the move
	After          []Position // and after it
	Weights        []Weight
}

// A Weight is how much a move has cost, at least.
type Weight int

const (
	Little Weight = iota
	Much
	TheGame
)

const (
	muchChance = 0.1 // to win
	gameChance = 0.3
	muchTimes  = 4 // times the least that is told, in points
	leastSure  = 2 // standard errors that a weight leaves out
)

// weight is how much a moment has cost a seat for sure: the game, if that was enough to be first.
func (r *replayed) weight(s games.Seat, m Moment) Weight {
	sure := m.Cost - leastSure*m.Error
	much, game := muchChance, gameChance
	if !games.Can[games.Forecaster](r.kind) {
		scores, won := r.rec.Result.Scores, r.rec.Result.Winners
		much, game = muchTimes*r.least(), math.Inf(1)
		if len(won) > 0 && !slices.Contains(won, s) {
			game = math.Abs(float64(scores[won[0]] - scores[s]))
		}
	}
	switch {
	case sure >= game:
		return TheGame
	case sure >= much:
		return Much
	}
	return Little
}

// least is what a move must have cost to be told: points, or chance to win.
func (r *replayed) least() float64 {
	if games.Can[games.Forecaster](r.kind) {
		return leastChance
	}
	return cmp.Or(r.kind.After.Telling, 1)
}

// Coached reports whether the coach can judge moves of this game: where there are points after each round, or a chance to win.
func (r Position) Coached() bool {
	return r.Chapter.Points != nil || games.Can[games.Forecaster](r.Table.Kind)
}

// Coach returns what the coach has found in a user's moves. Unless that is known already, it begins to look for it in the
// background.
func (rs *Records) Coach(ctx context.Context, ref match.Ref, userID string) (c Coaching, err error) {
	c, err = rs.Found(ctx, ref, userID)
	if err == nil && !c.Ready {
		ctx, cancel := context.WithTimeout(ctx, records.Patience)
		defer cancel()
		c.At, err = rs.askCoach(ctx, ref, c.Seat, userID)
	}
	return c, err
}

// Found is the same, but the coach does not begin to look.
func (rs *Records) Found(ctx context.Context, ref match.Ref, userID string) (c Coaching, err error) {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	r, err := rs.replayed(ctx, ref, userID)
	if err == nil && r.stored.Key == (store.Key{}) && ref.Private() {
		r, err = rs.keepDaily(ctx, ref, userID)
	}
	if err != nil {
		return c, err
	}
	c.Position, err = r.at(0)
	if err != nil {
		return c, err
	}
	c.Seat = c.SeatOf(userID)
	switch {
	case c.Seat == games.Table || r.rec.Seats[c.Seat].Robot != 0:
		return c, errCoachNobody
	case !c.Coached():
		return c, errCoachNever
	}
	i := slices.IndexFunc(r.rec.Coach, func(found coached) bool { return found.Seat == c.Seat })
	if i < 0 {
		return c, nil
	}
	found := r.rec.Coach[i]
	c.Ready, c.Judged, c.Hinted, c.Costs, c.Pace, c.Waits, c.Moments = true, found.Judged, found.Hinted, found.Costs, found.Pace, found.Waits, found.Moments
	for _, m := range found.Moments {
		at, err := r.at(m.Move)
		if err != nil {
			return c, err
		}
		after, err := r.at(m.Move + 1)
		if err != nil {
			return c, err
		}
		c.Places, c.After, c.Weights = append(c.Places, at), append(c.After, after), append(c.Weights, r.weight(c.Seat, m))
	}
	return c, nil
}

// AwaitCoach returns what the coach has found in a user's moves, if it does not look for it any longer: it has been asked before.
// It refuses one that has found nothing.
func (rs *Records) AwaitCoach(ctx context.Context, ref match.Ref, s games.Seat, userID string) (c Coaching, done bool, err error) {
	if rs.coaches.works(coachKey{ref, s}) {
		return c, false, nil
	}
	c, err = rs.Coach(ctx, ref, userID)
	if err == nil && !c.Ready {
		err = errCoachFails
	}
	return c, true, err
}

// keepDaily gives a try of a day's deal a replay that is stored, in which the coach notes what it finds. Other private games have none.
// It's asked for once the try may be looked back at.
func (rs *Records) keepDaily(ctx context.Context, ref match.Ref, userID string) (*replayed, error) {
	_, rec, err := rs.table(ctx, ref)
	if err != nil {
		return nil, err
	}
	if _, is := rec.Day(); !is {
		return nil, errCoachShort
	}
	r, err := rs.playedTable(ctx, ref, rec)
	if err != nil {
		return nil, err
	}
	w, err := r.write(ref, 0, store.Next)
	if err == nil {
		_, err = rs.store.Commit(ctx, store.Write{Record: w})
	}
	if err != nil && !errors.Is(err, store.ErrConflict) {
		return nil, problem.Store(err)
	}
	return rs.replayed(ctx, ref, userID)
}

// askCoach has the coach look at a seat's moves, unless it does already, and returns about when it is done.
func (rs *Records) askCoach(ctx context.Context, ref match.Ref, s games.Seat, userID string) (time.Time, error) {
	who := work.Who{Guild: ref.Guild, Person: userID}
	return rs.coaches.ask(coachKey{ref, s}, who, rs.known(ctx, ref.Guild), func() {
		begun := time.Now()
		r, found, err := rs.runCoach(ref, s, who)
		if err != nil {
			rs.log.Error("the coach failed on a game; it's shown without advice", "guild", ref.Guild, "table", ref.ID, "do", "report it, with the game's Export", "cause", err)
			return
		}
		rs.log.Debug("the coach finished", "game", r.kind.Name, "moves", found.Judged, "took", time.Since(begun))
	})
}

// runCoach reads the replay again: what waits for the coach must not fill the memory.
func (rs *Records) runCoach(ref match.Ref, s games.Seat, who work.Who) (*replayed, coached, error) {
	ctx, cancel := context.WithTimeout(context.Background(), records.Patience)
	r, err := rs.replayed(ctx, ref, who.Person)
	cancel()
	if err != nil {
		return nil, coached{}, err
	}
	found, err := r.coach(s, r.coachEffort(), func(f func()) { rs.thinkAlong(who, f) })
	if err == nil {
		err = rs.keepCoach(r, found)
	}
	return r, found, err
}

// thinkAlong runs what robots think, in turn with them.
func (rs *Records) thinkAlong(who work.Who, f func()) {
	if leave, err := rs.thinking.Enter(context.Background(), who); err == nil {
		defer leave()
		f()
	}
}

// keepCoach adds to a replay what the coach has found.
func (rs *Records) keepCoach(r *replayed, found coached) error {
	ctx, cancel := context.WithTimeout(context.Background(), records.Patience)
	defer cancel()
	return store.Retry(ctx, func() error {
		stored, err := rs.store.Get(ctx, key(r.ref))
		if err != nil {
			return err
		}
		rec, err := decodeReplay(stored.Data)
		if err != nil {
			return err
		}
		rec.Coach = append(slices.DeleteFunc(rec.Coach, func(c coached) bool { return c.Seat == found.Seat }), found)
		w, err := rec.write(r.ref, stored.Version, stored.Ranks[keptRank])
		if err != nil {
			return err
		}
		_, err = rs.store.Put(ctx, w)
		return err
	})
}
