package table

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"ruckus/bot/guild"
	"ruckus/bot/work"
	"ruckus/games"
)

// follow is how long after a robot's move another one makes the next, where the game waits for it. They have thought
// meanwhile, and people can still see what happens.
const follow = 600 * time.Millisecond

// alone is how long robots play on while no person makes a move. Then the table is paused.
const alone = 10 * time.Minute

// scheduleRobots sets when those robots act that may and have no time for it yet.
func (d *draft) scheduleRobots() {
	for i := range d.rec.Seats {
		s, prompt, level := &d.rec.Seats[i], d.pos.prompts[i], d.level(games.Seat(i))
		switch {
		case level == 0 || len(prompt.Moves) == 0:
			s.Acts = time.Time{}
		case s.Acts.IsZero():
			if s.Chance == 0 {
				s.Chance = d.chance()
			}
			took := level.React(prompt, s.random(reacting))
			if prompt.Must && d.byRobot {
				took = follow
			}
			s.Acts = d.now.Add(time.Duration(float64(took) * d.pace * guild.PaceFactor(d.rec.Values)))
		}
	}
}

// What a robot needs chance for.
const (
	reacting = iota
	choosing
	uses
)

// random decides what a robot does at random the next time that it acts.
func (s seat) random(use uint64) *rand.Rand {
	return rand.New(rand.NewPCG(s.Chance, s.Acted*uses+use))
}

// robotsAct returns when the first robot acts; zero: none does.
func (d *draft) robotsAct() (first time.Time) {
	if d.rec.Phase != Playing || d.broken != nil || d.suspended() {
		return first
	}
	for _, s := range d.rec.Seats {
		if first.IsZero() || !s.Acts.IsZero() && s.Acts.Before(first) {
			first = s.Acts
		}
	}
	return first
}

// playRobots has the robots of a table act that are due. They think outside the table's queue, so that people's presses
// need not wait for them; the rules refuse what has come too late.
func (h *Host) playRobots(ctx context.Context, ref Ref) error {
	for {
		d, err := h.glance(ctx, ref)
		if err != nil {
			return err
		}
		due := d.robotsAct()
		if !d.reached(due) || !d.leftUntil(due).IsZero() {
			return nil
		}
		s := games.Seat(slices.IndexFunc(d.rec.Seats, func(s seat) bool { return s.Acts.Equal(due) }))
		move := h.think(ctx, d, s)
		_, err = h.change(ctx, ref, By{}, func(now *draft) error {
			if now.rec.Phase != Playing || now.broken != nil || now.suspended() || !now.rec.Seats[s].Acts.Equal(due) {
				return nil // another process was faster, or somebody has come back
			}
			now.own()
			return h.actRobot(now, s, move, now.version != d.version)
		})
		if err != nil {
			return err
		}
	}
}

// think returns the move that a robot chooses; "" for none, and where its program fails. It thinks for the table's host.
func (h *Host) think(ctx context.Context, d *draft, s games.Seat) (move string) {
	leave, err := h.thinking.Enter(ctx, work.Who{Guild: d.ref.Guild, Person: d.rec.Host})
	if err != nil {
		return ""
	}
	defer leave()
	move, err = d.pos.choose(s, d.level(s), d.rec.Seats[s].random(choosing))
	if err != nil {
		h.cfg.Log.Error("a robot fails", "guild", d.ref.Guild, "table", d.ref.ID, "seat", s, "err", err)
		return ""
	}
	return move
}

// actRobot makes the move that a robot has chosen. It is late if the table has changed since: if the move is refused then, the
// robot thinks again. A robot that wants no move thinks again when the game has changed; but if the game waits for it, the
// first move is made for it, as for somebody absent.
func (h *Host) actRobot(d *draft, s games.Seat, move string, late bool) error {
	d.changed = true
	if d.reached(d.rec.PersonActed.Add(alone)) {
		d.pause()
		return nil
	}
	by := byRobot
	if d.rec.Seats[s].Robot == 0 {
		by = byStandIn
	}
	d.rec.Seats[s].Acts = time.Time{}
	d.rec.Seats[s].Acted++
	if move != "" {
		err := d.play(games.Action{Seat: s, Move: move, At: d.now}, by)
		if !errors.Is(err, games.ErrIllegal) {
			return err
		}
		if !late { // the move itself may name hidden cards
			h.cfg.Log.Error("a robot's move is refused", "guild", d.ref.Guild, "table", d.ref.ID, "seat", s, "err", fmt.Errorf("robot of %s", d.kind.Name))
		}
	}
	switch {
	case late:
		d.quiet = true
		d.scheduleRobots()
	case d.pos.prompts[s].Must:
		return d.playFirst([]games.Seat{s}, by)
	default:
		d.quiet = true
	}
	return nil
}
