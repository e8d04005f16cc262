package league

import (
	"errors"
	"slices"

	"ruckus/store"
)

// The stored forms of what follows from results refuse no more than what no program can have written: the store notices damage, and
// all of it can be made again.
var (
	RatingsForm = store.Form[Ratings]{Name: "ratings", Schema: 1, Check: Ratings.check}
	PartForm    = store.Form[Part]{Name: "statistics", Schema: 1, Check: Part.check}

	resultForm = store.Form[Result]{Name: "a result", Schema: 1, Check: Result.check}
)

// A Part is one of those that follow from results beside the ratings of the season that runs.
type Part struct {
	Applied uint64       `json:"applied"` // number of the last result that was counted
	Season  *Ratings     `json:"season,omitempty"`
	Month   Month        `json:"month,omitempty"`
	Stats   *Stats       `json:"stats,omitempty"`
	Latest  []GameChange `json:"latest,omitempty"`
}

// A GameChange is what the rated game of a table has done to ratings.
type GameChange struct {
	Table   string   `json:"table"`
	Changes []Change `json:"changes"`
}

// Encode returns the stored form.
func (r Result) Encode() ([]byte, error) {
	r.Began, r.Ended = toMillisecond(r.Began), toMillisecond(r.Ended)
	return resultForm.Encode(r)
}

// DecodeResult reads what Result.Encode has written. What it refuses is store.ErrNewer or store.ErrDamaged.
func DecodeResult(data []byte) (Result, error) { return resultForm.Decode(data) }

func (r Ratings) check() error {
	if !validName.MatchString(r.Game) || r.Season < 1 || r.Since > r.Applied {
		return errors.New("ratings of no game or season")
	}
	return nil
}

func (p Part) check() error {
	if p.Applied == 0 || p.Stats != nil && slices.ContainsFunc(p.Stats.Best, func(b BestMoment) bool { return len(b.Seats) == 0 }) {
		return errors.New("it follows from no result")
	}
	return nil
}
