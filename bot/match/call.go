package match

import (
	"slices"
	"time"

	"ruckus/games"
)

// A Call is what an adapter has to do about somebody who is called, or about the result of a game.
type Call struct {
	Channel string // of a result: the one in which it is to be posted; "" for a player who is called in the table's own
	User    string // whom the message mentions; "" with a result
	Seat    games.Seat
	Nonce   string
	Message string // its ID; "": it is not posted, or it is not known whether it was
	Late    bool   // the turn has ended without them
	Gone    bool   // the message is to be deleted
}

// Result reports whether the message is about how the game has ended. Then it calls nobody.
func (c Call) Result() bool { return c.Channel != "" }

// A CallEnd is what an adapter has done about a call.
type CallEnd int

const (
	CallPosted CallEnd = iota // or it was found where it was posted
	CallTold                  // the message says that the turn has ended
	CallGone                  // the message is deleted
	CallSilent                // there is no message, and there is to be none
)

// OpenWork returns what is to be done about calls, the oldest first, if this host owns the table.
func (d *Draft) OpenWork(now time.Time) (work []Call) {
	for _, c := range d.Record.Calls {
		if c.open() && d.Owned() && !c.lost(now) { // of one that is lost the clock makes a new one
			work = append(work, Call{c.Channel, c.User, d.Seat(c.User), c.Nonce, c.Message, c.Late, c.Gone})
		}
	}
	return work
}

// Called notes what was done about a call.
func (d *Draft) Called(nonce, messageID string, end CallEnd) {
	i := slices.IndexFunc(d.Record.Calls, func(c call) bool { return c.Nonce == nonce })
	if i < 0 {
		return
	}
	d.Changed, d.quiet = true, true
	d.Record.Calls = slices.Clone(d.Record.Calls)
	switch c := &d.Record.Calls[i]; end {
	case CallPosted:
		c.Message, c.Again = messageID, d.Now.Add(callRetry)
	case CallTold:
		c.Told = true
	case CallSilent:
		c.Silent = true
	case CallGone:
		d.Record.Calls = slices.Delete(d.Record.Calls, i, i+1)
	}
}

// CallResult notes that it is to be told in a channel how the game has ended, once.
func (d *Draft) CallResult(channel string) {
	if slices.ContainsFunc(d.Record.Calls, func(c call) bool { return c.Channel != "" }) {
		return
	}
	d.Record.Calls = append(slices.Clone(d.Record.Calls), call{Channel: channel, Nonce: d.newNonce(), At: d.Now, Again: d.Now.Add(callRetry)})
}
