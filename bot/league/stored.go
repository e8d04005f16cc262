package league

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
)

var (
	// ErrNewer is wrapped by the refusal of a stored form that this program does not know yet.
	ErrNewer = errors.New("it was stored by a newer version of this program")
	// ErrDamaged is wrapped by the refusal of what no program has written.
	ErrDamaged = errors.New("it is damaged")
)

// schema is the version of all stored forms of this package.
const schema = 1

// A kept value has a stored form.
type kept interface{ check() error }

// encode returns the stored form of v. It refuses what could not be read again.
func encode[T kept](what string, v T) ([]byte, error) {
	if err := v.check(); err != nil {
		return nil, fmt.Errorf("%s cannot be stored: %w", what, err)
	}
	body, err := json.Marshal(v)
	if err != nil {
		return nil, fmt.Errorf("%s cannot be stored: %w", what, err)
	}
	return fmt.Appendf(nil, `{"v":%d,%s`, schema, body[1:]), nil
}

// decode reads a stored form.
func decode[T kept](what string, data []byte) (T, error) {
	var v, none T
	version, err := versionOf(data)
	switch {
	case err != nil:
		return none, fmt.Errorf("%s: %w: %w", what, ErrDamaged, err)
	case version > schema:
		return none, fmt.Errorf("%s: %w: version %d", what, ErrNewer, version)
	case version < schema:
		return none, fmt.Errorf("%s: %w: version %d", what, ErrDamaged, version)
	}
	if err = json.Unmarshal(data, &v); err == nil {
		err = v.check()
	}
	if err != nil {
		return none, fmt.Errorf("%s: %w: %w", what, ErrDamaged, err)
	}
	return v, nil
}

// versionOf reads the version, which comes first, and nothing else.
func versionOf(data []byte) (int64, error) {
	d := json.NewDecoder(bytes.NewReader(data))
	d.UseNumber()
	for _, want := range []json.Token{json.Delim('{'), "v"} {
		if got, err := d.Token(); err != nil || got != want {
			return 0, errors.New("it does not begin with its version")
		}
	}
	got, err := d.Token()
	if err != nil {
		return 0, err
	}
	n, ok := got.(json.Number)
	if !ok {
		return 0, errors.New("its version is no number")
	}
	return n.Int64()
}

// Encode returns the stored form.
func (r Result) Encode() ([]byte, error) {
	r.Began, r.Ended = toMillisecond(r.Began), toMillisecond(r.Ended)
	return encode("a result", r)
}

// DecodeResult reads what Result.Encode has written.
func DecodeResult(data []byte) (Result, error) { return decode[Result]("a result", data) }

// Encode returns the stored form.
func (r Ratings) Encode() ([]byte, error) { return encode("ratings", r) }

// DecodeRatings reads what Ratings.Encode has written.
func DecodeRatings(data []byte) (Ratings, error) { return decode[Ratings]("ratings", data) }

// Encode returns the stored form.
func (s Stats) Encode() ([]byte, error) { return encode("statistics", s) }

// DecodeStats reads what Stats.Encode has written.
func DecodeStats(data []byte) (Stats, error) { return decode[Stats]("statistics", data) }

// Encode returns the stored form.
func (m Month) Encode() ([]byte, error) { return encode("a month", m) }

// DecodeMonth reads what Month.Encode has written.
func DecodeMonth(data []byte) (Month, error) { return decode[Month]("a month", data) }
