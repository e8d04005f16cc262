package table

import (
	"context"
	"time"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/records"
	"ruckus/games"
)

// Presses reach a table's queue in the order they were made, by Discord's clock and not by the wire's. The correction is
// held to two seconds, so no one gains by a late clock.

const grace = 2 * time.Second // how long before its arrival a press may have been made

// Act makes a move for the user. It takes its place in the table's queue before it returns; what waits in a queue together
// is taken in the order of at, when the user pressed (held to the last 2 seconds). When the move is stored or refused, done
// is called once on a goroutine of its own, outside the queue. A refusal comes with the user's present hand; where there is
// none, its Seat is games.Table.
func (h *Host) Act(ctx context.Context, ref match.Ref, by match.By, move string, at time.Time, done func(match.Hand, error)) {
	at = clamp(at.UTC().Round(0), records.Now())
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	h.queues.Enter(ref, at, func() {
		defer cancel()
		hand, err := h.commit(ctx, ref, by.ID, match.Once(by.Request, func(d *match.Draft) error {
			if d.Kind.Crowd != "" && d.Seat(by.ID) == games.Table { // those who are barred don't answer, either
				if _, err := h.maySit(ctx, ref.Guild, by); err != nil {
					return err
				}
			}
			return d.Act(by.User, move, at)
		}))
		hand = h.asked(ctx, ref, by.ID, hand)
		h.busy.Go(func() { done(hand, err) })
	})
}

// clamp holds the time of a press to the grace before its arrival.
func clamp(at, arrival time.Time) time.Time {
	switch earliest := arrival.Add(-grace); {
	case at.After(arrival):
		return arrival
	case at.Before(earliest):
		return earliest
	}
	return at
}

// Hand returns what the user may see, and marks them as present if they have a seat.
func (h *Host) Hand(ctx context.Context, ref match.Ref, by match.By) (hand match.Hand, err error) {
	news := false
	err = h.look(ctx, ref, func(d *match.Draft) (err error) {
		hand = match.NoHand
		news, err = d.News(by.User, records.Now())
		if err == nil && !news {
			hand, err = d.Hand(by.ID)
		}
		return err
	})
	if err == nil && news {
		hand, err = h.change(ctx, ref, by, func(d *match.Draft) error { return d.PressNow(by.User) })
	}
	return h.asked(ctx, ref, by.ID, hand), err
}

// asked is the hand of a user, without what bystanders can answer where they are banned.
func (h *Host) asked(ctx context.Context, ref match.Ref, userID string, hand match.Hand) match.Hand {
	if hand.Seat == games.Table && hand.Prompt.Moves != nil {
		if _, err := h.Guilds.MaySit(ctx, ref.Guild, userID); err != nil {
			hand.Prompt.Moves = nil
		}
	}
	return hand
}

// Peek returns what the user may see, and changes nothing: for refreshing screens that nobody pressed on. Where this host owns the
// table, it can be a moment old.
func (h *Host) Peek(ctx context.Context, ref match.Ref, userID string) (hand match.Hand, err error) {
	err = h.peek(ctx, ref, func(d *match.Draft) (err error) {
		hand = match.NoHand
		if err := d.MaySee(userID); err != nil {
			return err
		}
		hand, err = d.Hand(userID)
		return err
	})
	return h.asked(ctx, ref, userID, hand), err
}
