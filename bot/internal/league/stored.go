package league

import "ruckus/store"

// What the stored forms refuse is store.ErrNewer or store.ErrDamaged.
var (
	resultForm  = store.Form[Result]{Name: "a result", Schema: 1, Check: Result.check}
	ratingsForm = store.Form[Ratings]{Name: "ratings", Schema: 1, Check: Ratings.check}
	statsForm   = store.Form[Stats]{Name: "statistics", Schema: 1, Check: Stats.check}
	monthForm   = store.Form[Month]{Name: "a month", Schema: 1, Check: Month.check}
)

// Encode returns the stored form.
func (r Result) Encode() ([]byte, error) {
	r.Began, r.Ended = toMillisecond(r.Began), toMillisecond(r.Ended)
	return resultForm.Encode(r)
}

// DecodeResult reads what Result.Encode has written.
func DecodeResult(data []byte) (Result, error) { return resultForm.Decode(data) }

// Encode returns the stored form.
func (r Ratings) Encode() ([]byte, error) { return ratingsForm.Encode(r) }

// DecodeRatings reads what Ratings.Encode has written.
func DecodeRatings(data []byte) (Ratings, error) { return ratingsForm.Decode(data) }

// Encode returns the stored form.
func (s Stats) Encode() ([]byte, error) { return statsForm.Encode(s) }

// DecodeStats reads what Stats.Encode has written.
func DecodeStats(data []byte) (Stats, error) { return statsForm.Decode(data) }

// Encode returns the stored form.
func (m Month) Encode() ([]byte, error) { return monthForm.Encode(m) }

// DecodeMonth reads what Month.Encode has written.
func DecodeMonth(data []byte) (Month, error) { return monthForm.Decode(data) }
