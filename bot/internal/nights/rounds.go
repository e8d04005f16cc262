package nights

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"slices"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/night"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/records"
	"ruckus/games"
	"ruckus/store"
)

// What a game night does by the clock: it calls people to the check-in, seats them, deals, ends rounds, and ends.

const (
	whyNobody = "nobody is here to play"
	whyOne    = "only one person is here to play"
	whyGames  = "no game can be played in this server now"
	whyLost   = "nobody could get to its channel for 7 days"
)

// advance does what a game night is due for. Where another process owns it, that one has a second for it.
func (k *Keeper) advance(ctx context.Context, key store.Key, said known) error {
	n, err := k.change(ctx, key.Guild, key.ID, func(n *night.Night) error {
		now := records.Now()
		due := n.Due()
		if n.Plan.Owner != k.Host.Self {
			due = due.Add(match.StandIn)
		}
		if now.Before(due) {
			return store.ErrSame
		}
		n.Plan.Owner = k.Host.Self
		n.Outbox.Tick(now, rand.Text)
		return k.step(ctx, key, n, said)
	})
	if err != nil || len(n.Round.Deal) == 0 || !n.Ended.IsZero() {
		return same(err)
	}
	return k.dealRound(ctx, key, n)
}

func (k *Keeper) step(ctx context.Context, key store.Key, n *night.Night, said known) error {
	now := records.Now()
	n.Looked = now
	switch {
	case !n.Ended.IsZero(), len(n.Round.Deal) > 0:
		return nil
	case !n.Plan.Lost.IsZero():
		n.CallOff(whyLost, now, rand.Text)
		return nil
	case n.Round.On:
		return k.endRound(ctx, key.Guild, n)
	case n.Round.N == 0 && now.Before(n.Plan.Begins):
		if n.Called() == nil && n.Stage(now) == night.CheckingIn {
			n.Call(now, rand.Text)
			all, _ := n.Guests()
			n.Lacks(said.threads, all)
		}
		return nil
	case n.Round.N > 0 && now.Before(n.Round.Begins) || n.Late(now):
		return nil
	}
	return k.seat(ctx, key, n, said)
}

// Look takes in that a table of a game night has ended.
func (k *Keeper) Look(ctx context.Context, guildID, id string) error {
	_, err := k.change(ctx, guildID, id, func(n *night.Night) error {
		if n.Plan == nil || !n.Round.On {
			return store.ErrSame
		}
		return k.endRound(ctx, guildID, n)
	})
	return same(err)
}

// endRound takes in what the tables of the round have come to.
func (k *Keeper) endRound(ctx context.Context, guildID string, n *night.Night) error {
	overdue := n.Overdue(records.Now())
	channel, parent := n.Channel, n.Parent
	err := k.collectWith(ctx, guildID, n, func(o *night.Outcome) { o.Gone = o.Gone || overdue && !o.Over })
	n.Channel, n.Parent = channel, parent // those of the tables may be threads
	if err == nil && !n.Round.On {
		n.Rest(records.Now(), rand.Text)
	}
	return err
}

// seat plans the next round. With nobody to play it the night is called off.
func (k *Keeper) seat(ctx context.Context, key store.Key, n *night.Night, said known) error {
	for _, id := range n.Playing() {
		if said.absent[id] != match.Present {
			n.Go(id)
		}
	}
	now := records.Now()
	why := ""
	switch playing := len(n.Playing()); {
	case playing > 1:
	case n.Round.N > 0:
		n.End(now, rand.Text)
		return nil
	case playing == 1:
		why = whyOne
	default:
		why = whyNobody
	}
	kind, err := k.roundsGame(ctx, key.Guild, n)
	if err != nil {
		return err
	}
	if kind == nil && why == "" {
		why = whyGames
	}
	if why != "" {
		n.CallOff(why, now, rand.Text)
		return nil
	}
	o, err := k.options(ctx, key.Guild, *kind, short(*kind))
	if err != nil {
		return err
	}
	o.Values[guild.Hints] = 0 // people compete
	_, own := guild.Split(o.Values)
	n.Lacks(said.threads, len(n.Playing()))
	n.Seat(key.ID, *kind, kind.Fewest(own), o, said.threads == "", func(number int) string {
		return idOf(fmt.Sprintf("table %d of round %d of night %s", number, n.Round.N+1, key.ID))
	}, now)
	return k.hush(ctx, key.Guild, n)
}

// roundsGame is what is played in the next round: what was announced, or where that is switched off another game of the night; nil:
// none can be played.
func (k *Keeper) roundsGame(ctx context.Context, guildID string, n *night.Night) (*games.Kind, error) {
	for _, name := range append([]string{n.Plan.Games[n.Round.N]}, n.Plan.Games...) {
		err := k.playable(ctx, guildID, name)
		i := slices.IndexFunc(k.Kinds, func(kind games.Kind) bool { return kind.Name == name })
		switch {
		case errors.Is(err, problem.ErrStore):
			return nil, err
		case err == nil && i >= 0:
			return &k.Kinds[i], nil
		}
	}
	return nil, nil
}

// dealRound begins all games of the round, each in its thread. What cannot be done now is tried again.
func (k *Keeper) dealRound(ctx context.Context, key store.Key, n night.Night) error {
	for i := range n.Round.Deal {
		d := &n.Round.Deal[i]
		if d.Thread == 0 || d.Thread <= len(n.Plan.Threads) && n.Plan.Threads[d.Thread-1] != "" {
			continue
		}
		thread, err := k.Thread(ctx, key.Guild, n.Channel, d.Thread, idOf(fmt.Sprintf("thread %d of %s %d", d.Thread, key.ID, n.Plan.Posted)))
		var refused problem.Refusal
		if err != nil && !errors.As(err, &refused) {
			k.Log.Warn("a table of a game night has no thread yet", "guild", key.Guild, "night", key.ID, "cause", err)
			return nil
		}
		n, err = k.change(ctx, key.Guild, key.ID, func(now *night.Night) error {
			if now.Round.N != n.Round.N || len(now.Round.Deal) <= i {
				return store.ErrSame
			}
			if refused != "" { // it is played in the channel
				now.Plan.Trouble, now.Round.Deal[i].Thread = string(refused), 0
				return nil
			}
			for len(now.Plan.Threads) < now.Round.Deal[i].Thread {
				now.Plan.Threads = append(now.Plan.Threads, "")
			}
			now.Plan.Threads[now.Round.Deal[i].Thread-1] = thread
			return nil
		})
		if err != nil {
			return same(err)
		}
	}
	err := k.deal(ctx, key, n)
	if err != nil && !errors.Is(err, problem.ErrStore) {
		k.Log.Warn("a table of a game night does not begin yet", "guild", key.Guild, "night", key.ID, "cause", err)
		return nil
	}
	return err
}
