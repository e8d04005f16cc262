package page

import (
	"errors"
	"net/http"
	"slices"
	"time"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/work"
)

// An edit goes the way that's free sooner: by a loan that came with a press, or by the bot's own right. A private message
// has only loans, which are never stored.

const loansKept = 3 // of a public page: the youngest

// A Loan is the right to edit one message that came with a press on it. It is kept in memory only.
type Loan struct {
	Grant   discord.Grant
	Message string // its ID; "" for the answer to the press
}

// Lend gives a page a way to be edited. A page of one user keeps the newest loan only: it may be for another message.
func (k *Keeper) Lend(key Key, l Loan) {
	k.mu.Lock()
	defer k.mu.Unlock()
	pg := k.find(key)
	if pg == nil || k.tuning.NoGrants && key.User == "" {
		return
	}
	kept := loansKept
	if key.User != "" {
		kept = 1
	}
	pg.loans = append(pg.loans, l)
	pg.loans = pg.loans[max(0, len(pg.loans)-kept):]
	if pg.lost {
		pg.lost, pg.wants = false, anyVersion
	}
	pg.pressed = time.Now()
	pg.backoff = time.Time{} // it is a way that has not failed yet
	pg.rouse()
	k.start(key, pg)
}

// A way is how a page can be edited next, and when.
type way struct {
	by Loan // zero: by the bot's own right
	at time.Time
	ok bool // there is one
}

// way returns how a page can be edited soonest. It has the page wait for an edit by the bot's own right when nothing else has to
// be waited for: in the line of the channel, and then for a turn among the pages of all channels. Only then it is drawn: what had
// to wait would be out of date. Call it with the mutex held.
func (k *Keeper) way(key Key, pg *paced, now time.Time) way {
	from, pace := later(pg.quiet, pg.backoff), pg.pace
	if pg.hasty {
		pace = Pace{min(pace.Own, hastyPause), min(pace.Lent, hastyPause)}
	} else {
		from = later(from, pg.rests)
	}
	pace = Pace{k.tuning.Pause(pace.Own), k.tuning.Pause(pace.Lent)}
	if k.over {
		from, pace = now, Pace{}
	}
	lent := k.lent(key, pg, now, later(from, pg.last.Add(pace.Lent)))
	if _, own := pg.Channel(); !own {
		return lent
	}
	own := way{at: later(from, pg.last.Add(pace.Own)), ok: true}
	at := later(own.at, k.lineTime(pg, now))
	switch {
	case lent.ok && !lent.at.After(at):
		pg.leave()
		return lent
	case own.at.After(now):
		pg.leave()
		return own
	}
	k.join(pg)
	own.at = at
	switch {
	case at.After(now):
		pg.leaveTurns()
		return own
	case k.hasTurn(key, pg):
		return own
	}
	own.at = now.Add(time.Minute)
	if lent.ok && lent.at.Before(own.at) {
		return lent
	}
	return own
}

// lent returns the way by the loan that is free soonest, but not before a time.
func (k *Keeper) lent(key Key, pg *paced, now, from time.Time) (soonest way) {
	pg.loans = slices.DeleteFunc(pg.loans, func(l Loan) bool { return !now.Before(l.Grant.Expires) })
	rest := k.client.GrantsRest(key.Topic.Guild)
	if k.over && now.Before(rest) {
		return way{} // the program ends sooner
	}
	from = later(from, rest)
	for _, l := range slices.Backward(pg.loans) {
		at := later(from, k.client.FreeAt(l.Grant))
		if !soonest.ok || at.Before(soonest.at) {
			soonest = way{l, at, true}
		}
	}
	return soonest
}

// hasTurn reports whether a page has its turn among those that share the global rate. If not, it waits for one.
func (k *Keeper) hasTurn(key Key, pg *paced) bool {
	if !k.paced {
		return true
	}
	if pg.turn == (work.Turn{}) {
		pg.turn = k.turns.Join(key.who())
	}
	return pg.turn.HasCome()
}

// leaveTurns gives up a page's turn.
func (pg *paced) leaveTurns() {
	pg.turn.Quit()
	pg.turn = work.Turn{}
}

// refuse takes in that a page could not be shown by a loan, and reports whether another way can be tried at once.
func (pg *paced) refuse(by Loan, err error) bool {
	var refusal *discord.Error
	switch {
	case by.Grant.Zero():
		return false
	case errors.Is(err, discord.ErrGrantsRest), discord.IsStatus(err, http.StatusTooManyRequests):
		return true // it may be used again when the rate allows it
	case discord.IsCode(err, discord.InvalidForm):
		return false // it is the message that Discord does not take: the way stays
	case errors.Is(err, ErrGrant), errors.As(err, &refusal) && refusal.Status < 500:
		pg.loans = slices.DeleteFunc(pg.loans, func(l Loan) bool { return l.Grant.Token == by.Grant.Token })
		return true
	}
	return false
}

func later(a, b time.Time) time.Time {
	if b.After(a) {
		return b
	}
	return a
}
