package match

import (
	"encoding/json"
	"time"

	"ruckus/store"
)

// A table stands in ranked lists of its guild, so that what is in the lobby or playing is found without reading what is over,
// and the oldest of what is over without reading the rest. Its ranks are put with its record; see indexed.go for records
// without them.

const (
	LiveRank = "live" // the list of tables in the lobby or playing, by when they opened
	KeptRank = "kept" // the list of those that are over or closed, by when they ended
)

// A Head is what of a record tells where the table is listed.
type Head struct {
	Phase     Phase     `json:"phase"`
	Channel   string    `json:"channel"`
	BoardID   string    `json:"board"`
	Host      string    `json:"host"`
	Opened    time.Time `json:"opened"`
	Changed   time.Time `json:"changed"`
	Finished  time.Time `json:"finished"`
	Suspended time.Time `json:"suspended"` // since when no clock runs there; zero: they do
	Paused    bool      `json:"paused"`    // of a suspended table: nobody is here
}

func (r *Record) head() Head {
	return Head{Phase: r.Phase, Host: r.Host, Opened: r.Opened, Changed: r.Changed, Finished: r.Finished}
}

func (h Head) Live() bool { return h.Phase == Lobby || h.Phase == Playing }

// Ranks are those that the table's record is put with.
func (h Head) Ranks(ref Ref) map[string]int64 {
	list, at := LiveRank, h.Opened
	if !h.Live() {
		list, at = KeptRank, h.Finished
		if at.IsZero() { // ended by an older version
			at = h.Changed
		}
	}
	ranks := map[string]int64{list: at.UnixMilli()}
	if own := RankOf(list, h.Host); (ref.Private() || !h.Live()) && store.IsKeyPart(own) {
		ranks[own] = at.UnixMilli()
	}
	return ranks
}

// RankOf names the list of those tables of a list whose host is the user. Of live tables only private ones are in it.
func RankOf(list, userID string) string { return list + "-" + userID }

func HeadOf(r store.Record) (h Head, err error) {
	err = json.Unmarshal(r.Data, &h)
	return h, err
}
