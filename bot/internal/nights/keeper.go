// Package nights keeps nights in the store: what people answer on a finished game's board or on a game night's message, when the next
// games start, and the message that closes a night. Package night decides what follows from an answer, and the host deals games.
//
// Each step is stored before the next one follows from it, and the IDs of a night and its tables follow from what came before. So two
// processes, or one that restarts after a crash, find the same night and the same tables.
package nights

import (
	"cmp"
	"context"
	"crypto/rand"
	"crypto/sha256"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"time"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/night"
	"ruckus/bot/internal/outbox"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/records"
	"ruckus/bot/internal/table"
	"ruckus/games"
	"ruckus/store"
)

// Why nothing was done.
var (
	errOn      = problem.Reason{Code: "night.on"}
	errNext    = problem.Reason{Code: "night.next"}
	errOver    = problem.Reason{Code: "night.over"}
	errGames   = problem.Reason{Code: "night.games"}
	errNobody  = problem.Reason{Code: "night.nobody"}
	errPlanned = problem.Reason{Code: "night.planned"}
)

// Config is what a Keeper is made from.
type Config struct {
	Store store.Store
	Host  *table.Host
	Kinds []games.Kind
	Log   *slog.Logger

	// Changed is called for each table whose board shows something else; Owes for each night that owes a message. They must not
	// block.
	Changed func(match.Ref)
	Owes    func(guild, id string)

	// Absent returns who of these people cannot play, as far as that can be told in a moment; nil: nobody knows.
	Absent func(ctx context.Context, guild string, people []string) map[string]match.Absence

	// Shown is called for each game night that shows something else. It must not block.
	Shown func(guild, id string)
	// MayThread returns what is missing to open threads in a channel; none: nothing is.
	MayThread func(ctx context.Context, guild, channel string) problem.Reason
	// Thread opens the thread of a table, of this number, and returns its ID. With the same nonce it does so once. A Reason says that
	// there can be none.
	Thread func(ctx context.Context, guild, channel string, number int, nonce string) (string, error)
}

// A Keeper keeps the nights of a store. It is safe for concurrent use, and so are several Keepers on one store.
type Keeper struct{ Config }

// New makes a Keeper.
func New(cfg Config) *Keeper { return &Keeper{cfg} }

// ID is that of the night that a table belongs to.
func ID(t match.Table) string { return cmp.Or(t.Night.ID, idOf("night of "+t.ID)) }

func idOf(text string) string { return match.TableID(sha256.Sum256([]byte(text))) }

// Of returns the night of a table that is over, as it is with what has come of its tables meanwhile. On is false where nobody can
// answer any more.
func (k *Keeper) Of(ctx context.Context, t match.Table) (n night.Night, on bool, err error) {
	n, err = k.load(ctx, t.Guild, ID(t))
	if err == nil {
		err = k.current(ctx, &n, t)
	}
	return n, answers(n, t) == nil, err
}

func (k *Keeper) load(ctx context.Context, guild, id string) (night.Night, error) {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	_, n, err := store.Load(ctx, k.Store, night.Key(guild, id), night.Form)
	return n, problem.Of(err, damaged)
}

// current brings the night of a table up to date; the first game of a night is stored nowhere before somebody answers.
func (k *Keeper) current(ctx context.Context, n *night.Night, t match.Table) error {
	if n.Plan == nil && n.Round.N == 0 {
		*n = night.Of(t.Channel, t.Parent, t.ID)
	}
	if n.Plan != nil || !n.Ended.IsZero() || !slices.Contains(n.Round.Tables, t.ID) {
		return nil
	}
	return k.collect(ctx, t.Guild, n)
}

// answers refuses an answer on the board of a table.
func answers(n night.Night, t match.Table) error {
	switch {
	case n.Plan != nil:
		return errPlanned
	case t.Night.Next != "" || !slices.Contains(n.Round.Tables, t.ID):
		return errNext
	case !n.Ended.IsZero() || n.Resting(records.Now()):
		return errOver
	case n.Full():
		return errGames
	}
	return nil
}

// Answer notes what somebody wants next, on the board of a table that is over: a game, any with "", or to sit out.
func (k *Keeper) Answer(ctx context.Context, ref match.Ref, by match.By, game string, out bool) (match.Table, error) {
	return k.onBoard(ctx, ref, func(t match.Table, n *night.Night) error {
		if _, err := k.Host.Ask(ctx, ref, match.By{User: match.User{ID: by.ID}}, maySit); err != nil {
			return err
		}
		p, err := k.guest(ctx, ref.Guild, by)
		if err != nil && !out {
			return err
		}
		if err := k.playable(ctx, ref.Guild, game); err != nil {
			return err
		}
		return n.Answer(p, game, out, records.Now())
	})
}

// guest is who presses, without a name where the guild hides it. It refuses those who are barred.
func (k *Keeper) guest(ctx context.Context, guildID string, by match.By) (night.Person, error) {
	hidden, err := k.Host.Guilds.MaySit(ctx, guildID, by.ID)
	if hidden {
		return night.Person{ID: by.ID}, err
	}
	return night.Person{ID: by.ID, Name: by.Name}, err
}

func maySit(d *match.Draft, by match.By) error { return d.MaySit(by.ID, games.Table) }

// Close ends the night of a table, for somebody who plays tonight or manages the server.
func (k *Keeper) Close(ctx context.Context, ref match.Ref, by match.By) (match.Table, error) {
	return k.onBoard(ctx, ref, func(_ match.Table, n *night.Night) error {
		if !by.Manager && !n.Names(by.ID) {
			return errNobody
		}
		n.End(records.Now(), rand.Text)
		return nil
	})
}

// onBoard changes a night for a press on the board of one of its tables that are over.
func (k *Keeper) onBoard(ctx context.Context, ref match.Ref, change func(match.Table, *night.Night) error) (match.Table, error) {
	t, err := k.Host.Get(ctx, ref)
	switch {
	case err != nil:
		return t, err
	case t.Private() || t.Phase == match.Lobby || t.Phase == match.Playing || !t.Played:
		return t, errOn
	}
	_, err = k.change(ctx, ref.Guild, ID(t), func(n *night.Night) error {
		if err := k.current(ctx, n, t); err != nil {
			return err
		}
		if err := answers(*n, t); err != nil {
			return err
		}
		return change(t, n)
	})
	return t, err
}

// change makes one change of a night, and has everybody told who must know.
func (k *Keeper) change(ctx context.Context, guild, id string, change func(*night.Night) error) (night.Night, error) {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	var refusal error
	n, err := store.Update(ctx, k.Store, night.Key(guild, id), night.Form, func(n *night.Night, r *store.Record) error {
		refusal = change(n)
		if refusal != nil {
			return store.ErrSame
		}
		if n.Plan != nil {
			n.Plan.Owner = max(n.Plan.Owner, k.Host.Self) // newer processes have greater names
		}
		r.Due = n.Due().Add(time.Millisecond - 1).Truncate(time.Millisecond)
		r.Ranks = nil
		switch {
		case n.Plan != nil:
			r.Ranks = map[string]int64{night.PlanRank: n.Plan.Begins.UnixMilli()}
		case n.Ended.IsZero():
			r.Ranks = map[string]int64{night.OnRank: n.LastGame().UnixMilli()}
		}
		return nil
	})
	if err != nil {
		return n, problem.Of(err, damaged)
	}
	if refusal != nil {
		return n, refusal
	}
	for _, t := range n.Round.Tables {
		k.Changed(match.Ref{Guild: guild, ID: t})
	}
	if n.Outbox.Open() {
		k.Owes(guild, id)
	}
	if n.Plan != nil {
		k.Shown(guild, id)
	}
	return n, nil
}

func damaged(cause error) error {
	return problem.Reason{Code: "night.damaged"}.Fault(cause)
}

// collect takes in what the tables of the round have come to. To a game night a table that has not ended a while after the round's time is
// gone; its own channel is not that of its tables, which may be threads.
func (k *Keeper) collect(ctx context.Context, guild string, n *night.Night) error {
	now := records.Now()
	if n.Plan != nil && !n.Round.On {
		return nil
	}
	var all []night.Outcome
	for _, id := range n.Round.Tables {
		t, err := k.Host.Get(ctx, match.Ref{Guild: guild, ID: id})
		switch {
		case errors.Is(err, match.ErrGone):
			all = append(all, night.Outcome{Gone: true, Game: night.Game{Table: id}})
			continue
		case err != nil:
			return err
		case n.Plan == nil:
			n.Channel, n.Parent = t.Channel, t.Parent
		}
		o := match.Outcome(t)
		o.Gone = !o.Over && n.Overdue(now)
		all = append(all, o)
	}
	n.Collect(now, all)
	return nil
}

// On returns the nights of a guild's tables that go on, the latest game first.
func (k *Keeper) On(ctx context.Context, guild string) (all []night.Night, err error) {
	page, err := k.page(ctx, guild, night.OnRank, mostOn)
	for _, p := range page {
		var one error
		if p.Round.On {
			one = k.collect(ctx, guild, &p.Night) // a game may have ended since
		}
		if one == nil {
			all = append(all, p.Night)
		}
	}
	return all, err
}

// A Planned is a night with its ID.
type Planned struct {
	ID string
	night.Night
}

// page returns the first nights of a list of a guild, the latest first.
func (k *Keeper) page(ctx context.Context, guildID, rank string, most int) (all []Planned, err error) {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	page, err := k.Store.Page(ctx, store.Ranking{Guild: guildID, Kind: night.RecordKind, Name: rank},
		store.Part{From: -store.MaxRank, To: store.MaxRank, Backwards: true, Limit: most})
	return read(page, err)
}

// read leaves out nights that are damaged: they are deleted in their time.
func read(list []store.Record, err error) (all []Planned, _ error) {
	if err != nil && !errors.Is(err, store.ErrDamaged) {
		return nil, problem.Store(fmt.Errorf("nights: %w", err))
	}
	for _, r := range list {
		if n, err := night.Form.Read(r); err == nil {
			all = append(all, Planned{r.Key.ID, n})
		}
	}
	return all, nil
}

// naming returns the nights of a guild in which a person is named.
func (k *Keeper) naming(ctx context.Context, guild, person string) ([]Planned, error) {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	all, err := read(store.List(ctx, k.Store, guild, night.RecordKind))
	return slices.DeleteFunc(all, func(p Planned) bool { return !p.Names(person) }), err
}

// Owed returns a night with what is to be done about its messages.
func (k *Keeper) Owed(ctx context.Context, guild, id string) (night.Night, []outbox.Message, error) {
	n, err := k.load(ctx, guild, id)
	return n, n.Outbox.Todo(records.Now()), err
}

// Sent notes what was done about a message.
func (k *Keeper) Sent(ctx context.Context, guild, id string, m outbox.Message) error {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	_, err := store.Update(ctx, k.Store, night.Key(guild, id), night.Form, func(n *night.Night, r *store.Record) error {
		if found, _ := n.Outbox.Done(m, records.Now()); !found {
			return store.ErrSame
		}
		r.Due = n.Due()
		return nil
	})
	return problem.Of(err, damaged)
}

// Forget puts a mark in a person's place, in all nights of a guild.
func (k *Keeper) Forget(ctx context.Context, guild, person, mark string) error {
	all, err := k.naming(ctx, guild, person)
	for _, p := range all {
		_, err = k.change(ctx, guild, p.ID, func(n *night.Night) error {
			n.Forget(person, mark)
			return nil
		})
		if err != nil {
			break
		}
	}
	return err
}

// About returns what the nights of a guild keep of a person.
func (k *Keeper) About(ctx context.Context, guild, person string) (mine []night.Part, err error) {
	all, err := k.naming(ctx, guild, person)
	for _, p := range all {
		mine = append(mine, p.About(person))
	}
	return mine, err
}
