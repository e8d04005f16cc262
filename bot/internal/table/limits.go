package table

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/records"
	"ruckus/store"
)

// No player may crowd out the rest of their server. Where it's full, the quietest unclocked game of a player who hosts
// several is paused for one who hosts none; a game is never ended to make room.

// Limits are what one person can take from the others of a guild, besides what its managers decide. The zero Limits are none.
type Limits struct {
	Lobbies int           // that somebody hosts
	Alone   int           // running games that somebody hosts where nobody else sits
	Sits    int           // tables at which somebody sits, paused ones aside
	Pause   time.Duration // between two openings, where the last table was not played to its end, or several are on; it doubles each time
	Most    time.Duration // how long that pause gets
}

// UsualLimits are those of a bot that strangers use.
var UsualLimits = Limits{Lobbies: 1, Alone: 1, Sits: 5, Pause: time.Minute, Most: 15 * time.Minute}

const (
	idle       = 10 * time.Minute // a lobby without a press for so long gives way where a guild is full
	quiet      = 15 * time.Minute // a game without a press for so long can be set aside there: those who are waited for were told before
	remembered = time.Hour        // for so long an opening makes the next pause longer
	openings   = 12               // the last of somebody's that are looked at
)

// allows refuses a new table of a user where that takes too much from the others.
func (l Limits) allows(live, ended []liveTable, userID string, waits, now time.Time) error {
	var lobbies, alone []Place
	for _, t := range live {
		if !t.Rest.Since.IsZero() || !t.Night.Ends.IsZero() { // a game night seats people on its own
			continue
		}
		if t.Host == userID && t.Phase == match.Lobby {
			lobbies = append(lobbies, t.place())
		}
		if t.Host == userID && t.Phase == match.Playing && t.Lonely() {
			alone = append(alone, t.place())
		}
	}
	sits := sitsAt(live, userID)
	switch until := match.Later(waits, l.pausesUntil(slices.Concat(live, ended), userID, now)); {
	case l.Lobbies > 0 && len(lobbies) >= l.Lobbies:
		return &TooMany{problem.Reason{Code: "table.unstarted"}, lobbies}
	case l.Alone > 0 && len(alone) >= l.Alone:
		return &TooMany{problem.Reason{Code: "table.alone"}, alone}
	case l.Sits > 0 && len(sits) >= l.Sits:
		return l.sitsTooOften(sits)
	case now.Before(until):
		return problem.Reason{Code: "table.wait", N: int(until.Unix() + 1)}
	}
	return nil
}

// sitsAt are the tables at which somebody sits, but for those that stand still and those of a game night, which seats people on its own.
func sitsAt(live []liveTable, userID string) (sits []Place) {
	for _, t := range live {
		if t.Rest.Since.IsZero() && t.Night.Ends.IsZero() && t.Sits(userID) {
			sits = append(sits, t.place())
		}
	}
	return sits
}

func (l Limits) sitsTooOften(sits []Place) error {
	return &TooMany{problem.Reason{Code: "table.sits", N: len(sits)}, sits}
}

// pausesUntil is when somebody can open a table again. The first of those that they play with others counts neither way.
func (l Limits) pausesUntil(all []liveTable, userID string, now time.Time) (until time.Time) {
	all = slices.DeleteFunc(all, func(t liveTable) bool { // a table whose channel was deleted is nobody's impatience
		return t.Host != userID || !t.Night.Ends.IsZero() || !t.Rest.Since.IsZero() && !t.Rest.Paused
	})
	slices.SortStableFunc(all, func(a, b liveTable) int { return a.Opened.Compare(b.Opened) })
	if i := slices.IndexFunc(all, func(t liveTable) bool { return t.Phase == match.Playing && !t.Lonely() }); i >= 0 {
		all = slices.Delete(all, i, i+1)
	}
	slices.Reverse(all)
	pause := l.Pause
	for i, t := range all {
		switch {
		case t.Phase == match.Over || pause == 0 || now.Sub(t.Opened) >= remembered:
			return until
		case i > 0:
			pause = min(2*pause, l.Most)
		}
		until = all[0].Opened.Add(pause)
	}
	return until
}

// keepPause keeps until when somebody who wants to be forgotten waits before they open a table: their tables will not tell.
func (h *Host) keepPause(ctx context.Context, guildID, userID string) error {
	if h.cfg.Limits.Pause == 0 {
		return nil
	}
	live, err := h.live(ctx, guildID)
	if err != nil {
		return err
	}
	ended, err := h.endedOf(ctx, guildID, userID)
	now := records.Now()
	until := h.cfg.Limits.pausesUntil(slices.Concat(live, ended), userID, now)
	if err != nil || !now.Before(until) {
		return err
	}
	return h.People.KeepWait(ctx, guildID, userID, until)
}

// keptPause is what keepPause has kept.
func (h *Host) keptPause(ctx context.Context, guildID, userID string) (until time.Time, err error) {
	if h.cfg.Limits.Pause == 0 {
		return until, nil
	}
	return h.People.WaitsUntil(ctx, guildID, userID)
}

// endedOf are the newest tables of a guild that are over or closed and that a user hosted.
func (h *Host) endedOf(ctx context.Context, guildID, userID string) (ended []liveTable, err error) {
	list := store.Ranking{Guild: guildID, Kind: match.RecordKind, Name: match.RankOf(match.KeptRank, userID)}
	if h.cfg.Limits.Pause == 0 || list.Check() != nil {
		return nil, nil
	}
	page, err := h.cfg.Store.Page(ctx, list, store.Part{From: -store.MaxRank, To: store.MaxRank, Backwards: true, Limit: openings})
	if err != nil && !errors.Is(err, store.ErrDamaged) {
		return nil, problem.Store(fmt.Errorf("list: %w", err))
	}
	for _, r := range page {
		if head, err := match.HeadOf(r); err == nil {
			ended = append(ended, liveTable{head, r})
		}
	}
	return ended, nil
}

// maySitMore refuses another seat to somebody who sits at many tables.
func (h *Host) maySitMore(ctx context.Context, ref match.Ref, userID string) error {
	most := h.cfg.Limits.Sits
	if most == 0 {
		return nil
	}
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	live, err := h.live(ctx, ref.Guild)
	if err != nil {
		return err
	}
	sits := slices.DeleteFunc(sitsAt(live, userID), func(p Place) bool { return p.Ref == ref })
	if len(sits) >= most {
		return h.cfg.Limits.sitsTooOften(sits)
	}
	return nil
}

// hasRoom reports whether a guild has room for a table of a user, and makes some where it is full: an idle lobby ends; where the user has
// no table and others have several, one of these is set aside; and where none of them is quiet, there is one more.
func (h *Host) hasRoom(ctx context.Context, live []liveTable, userID string, most int) bool {
	held := make(map[string]int)
	taken := slices.DeleteFunc(slices.Clone(live), func(t liveTable) bool { return !t.takesRoom() })
	for _, t := range taken {
		held[t.Host]++
	}
	if len(taken) < most {
		return true
	}
	slices.SortStableFunc(taken, func(a, b liveTable) int { return a.LastPress().Compare(b.LastPress()) })
	if h.makeRoom(ctx, taken, idle, func(t liveTable) bool { return t.Phase == match.Lobby && t.Night.ID == "" }, (*match.Draft).GiveWay) {
		return true
	}
	several := slices.DeleteFunc(taken, func(t liveTable) bool { return held[t.Host] < 2 })
	if held[userID] > 0 || len(several) == 0 {
		return false
	}
	full := len(taken) >= 2*most
	playing := func(t liveTable) bool { return t.Phase == match.Playing }
	return h.makeRoom(ctx, several, quiet, playing, (*match.Draft).SetAside) || !full
}

// takesRoom reports whether a table counts to those that a guild allows. Those of a game night have limits of their own.
func (l liveTable) takesRoom() bool {
	return l.Rest.Since.IsZero() && l.Night.Ends.IsZero() && !l.Lonely()
}

// makeRoom has the first of the tables give way where nobody has pressed anything for that long, and reports whether one has.
func (h *Host) makeRoom(ctx context.Context, tables []liveTable, long time.Duration, can func(liveTable) bool, way func(*match.Draft, time.Duration) bool) (made bool) {
	for _, t := range tables {
		if !can(t) || records.Now().Sub(t.LastPress()) < long {
			continue
		}
		_, err := h.change(ctx, t.ref(), match.By{}, func(d *match.Draft) error {
			made = way(d, long)
			return nil
		})
		if made && err == nil {
			return true
		}
	}
	return false
}

// longEnough refuses a table to those who have come to the guild only just now.
func longEnough(joined time.Time, manager bool, general map[string]int, now time.Time) error {
	least := time.Duration(general[guild.Newcomers]) * time.Minute
	from := joined.Add(least)
	if least == 0 || manager || joined.IsZero() || !now.Before(from) {
		return nil
	}
	return problem.Reason{Code: "table.newcomer", N: int(from.Unix())}
}
