package bot

import (
	"context"
	"slices"
	"sync"
	"time"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/problem"
	"ruckus/games"
	"ruckus/render/frame"
	"ruckus/render/markup"
)

// Before the bot waits for someone or mentions them it asks Discord whether they're still here and not timed out. It asks
// for one second at most; without an answer they are, because a slow Discord must cost no one their seat.

const (
	askTime     = time.Second // for Discord to say whether people are members
	memberKnown = time.Minute // for that long its answer is taken as it was
	mostMembers = 10000       // whose answers are kept
)

// A lastSeen is what Discord has said of a member.
type lastSeen struct {
	absence match.Absence
	at      time.Time
}

// absences returns why people of a guild cannot play. Discord tells no bot of leaving and timeouts without a privileged intent, so
// it is asked where it matters. Where it does not answer in time, they can play.
func (b *Bot) absences(ctx context.Context, guild string, people []string) map[string]match.Absence {
	ctx, cancel := context.WithTimeout(ctx, askTime)
	defer cancel()
	said := make([]match.Absence, len(people))
	var asked sync.WaitGroup
	for i, id := range people {
		asked.Go(func() { said[i] = b.absence(ctx, guild, id) })
	}
	asked.Wait()
	all := make(map[string]match.Absence)
	for i, id := range people {
		if said[i] != match.Present {
			all[id] = said[i]
		}
	}
	return all
}

func (b *Bot) absence(ctx context.Context, guild, user string) match.Absence {
	key := guild + " " + user
	if known, ok := b.members.Get(key); ok && time.Since(known.at) < memberKnown {
		return known.absence
	}
	m, err := b.client.Member(ctx, guild, user)
	now := lastSeen{at: time.Now()}
	switch {
	case discord.IsCode(err, discord.UnknownMember, discord.UnknownUser):
		now.absence = match.Gone
	case err != nil:
		b.log.Info("can't tell whether a player is still in the server; they keep their seat", "guild", guild, "user", user, "cause", err)
		return match.Present
	case m.Until.After(now.at):
		now.absence = match.TimedOut
	}
	b.members.Put(guild, key, now, 1)
	return now.absence
}

// noteAbsent takes their seats from people who cannot play, and returns the table as it is then.
func (b *Bot) noteAbsent(ctx context.Context, t match.Table, absent map[string]match.Absence) (match.Table, error) {
	if len(absent) == 0 {
		return t, nil
	}
	return b.host.Ask(ctx, t.Ref, match.By{}, func(d *match.Draft, _ match.By) error {
		for id, why := range absent {
			if err := d.CannotPlay(id, why); err != nil {
				return err
			}
		}
		return nil
	})
}

// startPresent begins the game of a lobby, without those who cannot play.
func (b *Bot) startPresent(ctx context.Context, ref match.Ref, by match.By) (match.Table, error) {
	t, err := b.host.Get(ctx, ref)
	if err != nil || t.Phase != match.Lobby || t.Host != by.ID {
		return b.host.Start(ctx, ref, by)
	}
	absent := b.absences(ctx, ref.Guild, peopleIn(t, func(s games.Seat) bool { return t.Players[s].User.ID != by.ID }))
	if _, err := b.noteAbsent(ctx, t, absent); err != nil {
		return t, err
	}
	var names []markup.Name
	for _, p := range t.Players {
		if absent[p.User.ID] != match.Present {
			names = append(names, p.User.Name)
		}
	}
	now, err := b.host.Start(ctx, ref, by)
	if said, fault := problem.Sentence(err); err != nil && !fault && names != nil {
		err = refuse("no.members", "who", frame.Names(names), "why", said)
	}
	return now, err
}

// askForPresent asks whether those are there for whom a game waits. A robot plays at once for those who cannot be.
func (b *Bot) askForPresent(ctx context.Context, ref match.Ref, by match.By) (match.Table, error) {
	t, err := b.host.Ask(ctx, ref, by, (*match.Draft).AskFor)
	if err != nil {
		return t, err
	}
	now, err := b.noteAbsent(ctx, t, b.absences(ctx, ref.Guild, peopleIn(t, func(s games.Seat) bool { return slices.Contains(t.AskedFor, s) })))
	if err != nil { // they have been asked all the same
		b.log.Warn("couldn't remove a player who left the server; they keep their seat", "table", ref.ID, "guild", ref.Guild, "cause", err)
		return t, nil
	}
	return now, nil
}

// isThere reports whether somebody of a table can play. Where they cannot, a robot does.
func (b *Bot) isThere(ctx context.Context, t match.Table, user string) (bool, error) {
	absent := b.absences(ctx, t.Guild, []string{user})
	_, err := b.noteAbsent(ctx, t, absent)
	return len(absent) == 0, err
}

// peopleIn returns the IDs of a table's people in some of its seats.
func peopleIn(t match.Table, in func(games.Seat) bool) (ids []string) {
	for i, p := range t.Players {
		if p.Robot == 0 && in(games.Seat(i)) {
			ids = append(ids, p.User.ID)
		}
	}
	return ids
}
