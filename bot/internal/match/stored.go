package match

import (
	"encoding/json"
	"slices"
	"time"

	"ruckus/bot/internal/guild"
	"ruckus/games"
	"ruckus/render/view"
	"ruckus/store"
)

// How a table goes into the store: with its due time and its ranks. Ranks keep what's live, finished and private in lists of
// their own, so that nothing anyone waits for ever reads finished games.

// StoreKeeps is how long after the clock should have deleted a record the store may do it, if no clock runs.
const StoreKeeps = 24 * time.Hour

// Write returns the record of the table as it is put.
func (d *Draft) Write(putID string) (store.Record, error) {
	d.Record.Writer.Put = putID
	data, err := recordForm.Encode(d.Record)
	if err != nil {
		return store.Record{}, err
	}
	// A store keeps the due time to the millisecond: a tick must not come before its time.
	due := d.due()
	if !due.IsZero() {
		due = due.Add(time.Millisecond - 1).Truncate(time.Millisecond)
	}
	r := store.Record{Key: Key(d.Ref), Version: d.Version, Due: due, Data: data, Ranks: Ranks(d.Record.Known, d.Ref)}
	if d.Record.Phase != Playing {
		r.Expires = Later(d.Record.Clocks.Deadline, d.clocks()).Add(StoreKeeps)
	}
	return r, nil
}

// Change says what an adapter is told of a draft that is stored, and whether it wants to be told.
func (d *Draft) Change() (news Change, wanted bool) {
	tookOver := d.stored().Writer.Owner != "" && d.stored().Writer.Owner != d.Record.Writer.Owner
	news = Change{
		Ref: d.Ref, Version: d.Version, Phase: d.Record.Phase, Events: d.Events, Owes: d.Record.Outbox.Open(), Left: d.Left, Began: d.began(), TookOver: tookOver,
	}
	news.Asked, news.Watching = d.asked()
	return news, tookOver || d.Left != "" || d.Show == Everybody
}

// SetBoard keeps the ID of the message that shows the board.
func (d *Draft) SetBoard(messageID string) {
	d.Record.BoardID = messageID
	d.Show = Nobody
}

// Reported removes acts of admins that the guild's audit list has.
func (d *Draft) Reported(acts []guild.Entry) {
	d.Record.Audit = slices.DeleteFunc(slices.Clone(d.Record.Audit), func(e guild.Entry) bool { return guild.Record{Audit: acts}.Has(e.ID) })
	d.Show = Nobody
}

// MakeRoom deletes a table that is over for good, unless there is something left to do.
func (d *Draft) MakeRoom() {
	d.Delete = d.Ended() && !d.Record.Outbox.Open() && len(d.Record.Audit) == 0
}

// A table stands in ranked lists of its guild, so that what is in the lobby or playing is found without reading what is over,
// and the oldest of what is over without reading the rest. Its ranks are put with its record.

const (
	LiveRank = "live" // the list of tables in the lobby or playing, by when they opened
	KeptRank = "kept" // the list of those that are over or closed, by when they ended
)

// A Head is what of a record is read where many tables are listed.
type Head struct {
	view.Known
	Kind  string  `json:"kind"`
	Game  Game    `json:"game"`
	Seats []chair `json:"seats"`
}

// A chair is what of a seat tells who sits there.
type chair struct {
	ID       string      `json:"id"`
	Robot    games.Level `json:"robot"`
	Presence Presence    `json:"presence"`
}

// Lonely reports whether fewer than two people sit at the table who have not left.
func (h Head) Lonely() bool {
	return len(games.Where(h.Seats, func(_ games.Seat, s chair) bool { return s.Robot == 0 && !s.Presence.Left })) < 2
}

// Sits reports whether a user has a seat and has not left it.
func (h Head) Sits(userID string) bool {
	return slices.ContainsFunc(h.Seats, func(s chair) bool { return s.ID == userID && !s.Presence.Left })
}

// LastPress is when anybody last pressed anything there that the record knows of.
func (h Head) LastPress() time.Time {
	last := h.Changed
	for _, s := range h.Seats {
		last = Later(last, s.Presence.Pressed)
	}
	return last
}

// Ranks are those that a table's record is put with.
func Ranks(t view.Known, ref Ref) map[string]int64 {
	list, at := LiveRank, t.Opened
	if !t.Live() {
		list, at = KeptRank, t.Finished
	}
	ranks := map[string]int64{list: at.UnixMilli()}
	if own := RankOf(list, t.Host); (ref.Private() || !t.Live()) && store.IsKeyPart(own) {
		ranks[own] = at.UnixMilli()
	}
	return ranks
}

// RankOf names the list of those tables of a list whose host is the user. Of live tables only private ones are in it.
func RankOf(list, userID string) string { return list + "-" + userID }

// HeadOf reads no more of a stored record than its head.
func HeadOf(r store.Record) (h Head, err error) {
	err = json.Unmarshal(r.Data, &h)
	return h, err
}
