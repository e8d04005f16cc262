package table

import (
	"context"
	"errors"
	"slices"

	"ruckus/bot/records"
	"ruckus/games"
)

// A Call is what an adapter has to do about somebody who is called, or about the result of a game.
type Call struct {
	Channel string // of a result: the one in which it is to be posted; "" for whoever is called in the table's own
	User    string // whom the message mentions; "" with a result
	Seat    games.Seat
	Nonce   string
	Message string // its ID; "": it is not posted, or it is not known whether it was
	Late    bool   // the turn has ended without them
	Gone    bool   // the message is to be deleted
}

// Result tells whether the message is about how the game has ended. Then it calls nobody.
func (c Call) Result() bool { return c.Channel != "" }

// Calls returns a table and what is to be done about people who are called there and about its result, the oldest first. It
// is nothing where another host owns the table. When one is done, tell that by Called. A call without a Message is to be posted
// with its Nonce: then it is posted once, however often that is tried. If it is Gone as well, it is posted without a
// notification, only to learn the message's ID, which is then deleted.
func (h *Host) Calls(ctx context.Context, ref Ref) (t Table, calls []Call, err error) {
	err = h.look(ctx, ref, func(d *draft) (err error) {
		for _, c := range d.rec.Calls {
			if c.open() && d.owned() && !c.lost(records.Now()) { // of one that is lost the clock makes a new one
				calls = append(calls, Call{c.Channel, c.User, d.seat(c.User), c.Nonce, c.Message, c.Late, c.Gone})
			}
		}
		if calls != nil {
			t, err = d.table()
		}
		return err
	})
	if errors.Is(err, errGone) {
		return t, nil, nil
	}
	return t, calls, err
}

// A CallEnd is what an adapter has done about a call.
type CallEnd int

const (
	CallPosted CallEnd = iota // or it was found where it was posted
	CallTold                  // the message says that the turn has ended
	CallGone                  // the message is deleted
	CallSilent                // there is no message, and there is to be none
)

// Called notes what was done about a call. The message's ID is needed where it was posted.
func (h *Host) Called(ctx context.Context, ref Ref, nonce, messageID string, end CallEnd) error {
	_, err := h.change(ctx, ref, By{}, func(d *draft) error {
		i := slices.IndexFunc(d.rec.Calls, func(c call) bool { return c.Nonce == nonce })
		if i < 0 {
			return nil
		}
		d.changed, d.quiet = true, true
		d.rec.Calls = slices.Clone(d.rec.Calls)
		switch c := &d.rec.Calls[i]; end {
		case CallPosted:
			c.Message, c.Again = messageID, d.now.Add(callRetry)
		case CallTold:
			c.Told = true
		case CallSilent:
			c.Silent = true
		case CallGone:
			d.rec.Calls = slices.Delete(d.rec.Calls, i, i+1)
		}
		return nil
	})
	return err
}
