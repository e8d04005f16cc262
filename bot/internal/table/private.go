package table

import (
	"context"
	"crypto/sha256"
	"errors"
	"maps"
	"slices"
	"time"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/people"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/records"
	"ruckus/bot/internal/seal"
	"ruckus/games"
	"ruckus/render/view"
	"ruckus/store"
)

const privateMost = 5 // private tables that one person may have at once with no name of a deal

var errPrivateMost = problem.Reason{Code: "table.practice", N: privateMost}

// OpenPrivate opens a private table and begins its game. Asked again by the same Request, it returns the same table.
func (h *Host) OpenPrivate(ctx context.Context, by match.By, deal match.Deal) (match.Hand, error) {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	kind, ok := h.kinds[deal.Kind]
	if !ok {
		return match.NoHand, guild.ErrNoGame
	}
	if by.ID == "" {
		return match.NoHand, guild.ErrNoGuild
	}
	values, err := h.privateValues(ctx, kind, deal)
	switch {
	case err != nil:
		return match.NoHand, err
	case deal.Try != nil:
		return h.openTry(ctx, by, kind, values, deal)
	}
	setup, sealing := games.Setup{Seed: deal.Seed}, &seal.Sealed{Given: true}
	if setup.Seed == ([32]byte{}) {
		setup.Seed, sealing = h.cfg.Seed(), h.seal()
	}
	_, setup.Values = guild.Split(values)
	rec := match.Record{Known: view.Known{Host: by.ID, Terms: view.Terms{Values: values}, Solo: view.Solo{Deal: deal.Name}, Rest: view.Rest{Days: match.PrivateKept}}, Kind: kind.Name, Sealed: sealing}
	rec.Seats = []match.Seat{{ID: by.ID, Name: by.Name, Mix: match.Mixed{Press: seal.Press(by.Request)}, Auto: match.Auto{Single: h.wantsOnlyMove(ctx, deal.Guild, by.ID)}}}
	rec.Seats, err = match.SoloRobots(kind, rec.Seats, deal, setup)
	if err != nil {
		return match.NoHand, err
	}
	setup.Seed = rec.Seed(setup.Seed)
	ref := match.Ref{Guild: deal.Guild, ID: view.PrivatePrefix + newID(by.Request)}
	if deal.Name != "" {
		ref = DealRef(deal.Guild, deal.Name, by.ID)
	}
	return h.beginPrivate(ctx, ref, rec, func(d *match.Draft) error { return d.OpenPrivate(kind, rec, setup) })
}

// DealRef names the private table that a user has, or would get, for a deal with a name.
func DealRef(guild, name, userID string) match.Ref {
	return match.Ref{Guild: guild, ID: view.PrivatePrefix + match.TableID(sha256.Sum256([]byte("deal "+name+" of "+userID)))}
}

// openTry opens a private table that takes up a game that is over, or finds it.
func (h *Host) openTry(ctx context.Context, by match.By, kind games.Kind, values map[string]int, deal match.Deal) (match.Hand, error) {
	try := deal.Try
	live, err := h.privateOf(ctx, deal.Guild, by.ID)
	if err != nil {
		return match.NoHand, err
	}
	for _, t := range h.tables(ctx, deal.Guild, live) {
		if t.Solo.Deal == try.Deal() && !deal.Again {
			return h.Hand(ctx, t.Ref, by)
		}
	}
	setup, err := try.Past.Setup.Setup()
	if err != nil {
		return match.NoHand, match.NoReplay(err)
	}
	own := match.Seat{ID: by.ID, Name: by.Name, Mix: match.Mixed{Press: seal.Press(by.Request)}, Auto: match.Auto{Single: h.wantsOnlyMove(ctx, deal.Guild, by.ID)}}
	rec := match.Record{Known: view.Known{Host: by.ID, Terms: view.Terms{Values: values}, Solo: view.Solo{Deal: try.Deal(), Tried: &try.Then}, Rest: view.Rest{Days: match.PrivateKept}}, Kind: kind.Name, Seats: try.Seats(own, setup.Seed)}
	ref := match.Ref{Guild: deal.Guild, ID: view.PrivatePrefix + newID(by.Request)}
	return h.beginPrivate(ctx, ref, rec, func(d *match.Draft) error { return d.OpenTry(kind, rec, try.Past) })
}

// beginPrivate stores a private table with its game begun, or finds it, and deletes what it takes the place of.
func (h *Host) beginPrivate(ctx context.Context, ref match.Ref, rec match.Record, begin func(*match.Draft) error) (hand match.Hand, err error) {
	var mine []match.Table
	h.queues.Do(match.Ref{Guild: ref.Guild}, time.Now(), func() {
		var live []liveTable
		live, err = h.privateOf(ctx, ref.Guild, rec.Host)
		if err != nil {
			return
		}
		mine = slices.DeleteFunc(h.tables(ctx, ref.Guild, live), func(t match.Table) bool { return t.ID == ref.ID })
		others := slices.DeleteFunc(slices.Clone(mine), func(t match.Table) bool { return t.Solo.Deal != "" || rec.Replaces(t) })
		if len(others) >= privateMost && rec.Solo.Deal == "" {
			err = errPrivateMost
			return
		}
		h.queues.Do(ref, time.Now(), func() {
			hand, err = h.transact(ctx, ref, h.readOrNew, rec.Host, func(d *match.Draft) error {
				if d.Version > 0 { // asked for twice, or of two processes
					d.OwnIfNewer()
					return nil
				}
				return begin(d)
			})
		})
	})
	if err != nil {
		return hand, err
	}
	for _, old := range mine {
		if rec.Replaces(old) {
			if err := h.delete(ctx, old.Ref); err != nil {
				h.cfg.Log.Warn("couldn't delete a practice game that a new one replaced", "guild", ref.Guild, "table", old.ID, "cause", err)
			}
		}
	}
	return hand, nil
}

// privateValues are the options of a private table. Nobody waits for its person, so that they need no turn clock.
func (h *Host) privateValues(ctx context.Context, kind games.Kind, deal match.Deal) (map[string]int, error) {
	decided, err := h.Guilds.Get(ctx, deal.Guild)
	if err != nil {
		return nil, err
	}
	begun, err := h.Guilds.Begin(deal.Guild, deal.Kind, decided.Settings)
	if err != nil {
		return nil, err
	}
	o := match.Opening{Values: maps.Clone(deal.Values)}
	if deal.Values != nil {
		begun = map[string]int{}
	} else {
		o.Values = map[string]int{}
		if len(kind.Presets) > 0 {
			o.Length = kind.Presets[0].Name // they are listed from the shortest
		}
	}
	for _, own := range guild.OptionsOf(kind) {
		if own.Name == guild.TurnTime {
			o.Values[guild.TurnTime] = 0
		}
	}
	values, _, err := match.Values(kind, begun, o)
	return values, err
}

// Alone returns the private tables that a user has in a guild and that are not over, oldest first. Those without a Deal are
// practice.
func (h *Host) Alone(ctx context.Context, guildID, userID string) ([]match.Table, error) {
	live, err := h.privateOf(ctx, guildID, userID)
	return h.tables(ctx, guildID, live), err
}

// privateOf reads the live private tables of a user.
func (h *Host) privateOf(ctx context.Context, guildID, userID string) ([]liveTable, error) {
	return h.liveOf(ctx, store.Ranking{Guild: guildID, Kind: match.PrivateKind, Name: match.RankOf(match.LiveRank, userID)})
}

// OwnPrivate has this host own the private tables of a guild that are not over, no matter who did so before.
func (h *Host) OwnPrivate(ctx context.Context, guildID string) error {
	live, err := h.liveOf(ctx, store.Ranking{Guild: guildID, Kind: match.PrivateKind, Name: match.LiveRank})
	for _, l := range live {
		if one := h.Own(ctx, l.ref()); !errors.Is(one, match.ErrGone) {
			err = errors.Join(err, one)
		}
	}
	return err
}

// EndPrivate ends a private table.
func (h *Host) EndPrivate(ctx context.Context, ref match.Ref, by match.By) (match.Hand, error) {
	return h.change(ctx, ref, by, (*match.Draft).EndPrivate)
}

// delete deletes a table, whatever goes on there.
func (h *Host) delete(ctx context.Context, ref match.Ref) error {
	_, err := h.change(ctx, ref, match.By{}, func(d *match.Draft) error {
		d.Delete = true
		return nil
	})
	return err
}

// MayPress refuses a press of a user at a private table that is not theirs. At all others it refuses nothing.
func (h *Host) MayPress(ctx context.Context, ref match.Ref, userID string) error {
	if !ref.Private() {
		return nil
	}
	return h.look(ctx, ref, func(d *match.Draft) error {
		if !d.Admits(userID) {
			return match.ErrPrivate
		}
		return nil
	})
}

// MayDeal refuses a deal that OpenPrivate would refuse for what the guild has decided, before anything is stored.
func (h *Host) MayDeal(ctx context.Context, deal match.Deal) error {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	kind, ok := h.kinds[deal.Kind]
	if !ok {
		return guild.ErrNoGame
	}
	_, err := h.privateValues(ctx, kind, deal)
	return err
}

// wantsOnlyMove reports whether a user wants their single moves to be made for them. What cannot be read counts as no.
func (h *Host) wantsOnlyMove(ctx context.Context, guildID, userID string) bool {
	p, err := h.People.Get(ctx, guildID, userID)
	return err == nil && p.OnlyMove
}

// tellPrivate has the private tables of a user keep to what they have chosen.
func (h *Host) tellPrivate(ctx context.Context, guildID, userID string, s people.Prefs) error {
	mine, err := h.privateOf(ctx, guildID, userID)
	for _, l := range mine {
		_, one := h.change(ctx, l.ref(), match.By{}, func(d *match.Draft) error {
			d.Wants(userID, s.OnlyMove)
			return nil
		})
		if !errors.Is(one, match.ErrGone) {
			err = errors.Join(err, one)
		}
	}
	return err
}
