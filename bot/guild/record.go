package guild

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
)

const recordVersion = 1

var (
	// ErrNewer is wrapped by Decode's refusal of a form that this program does not know yet.
	ErrNewer = errors.New("the settings were stored by a newer version of this program")
	// ErrDamaged is wrapped by Decode's refusal of what no program has written.
	ErrDamaged = errors.New("the stored settings are damaged")
)

// A Record is what is stored of a guild: its settings and its audit list together, so that none changes without the
// other. The zero value is that of a guild in which nothing was decided.
type Record struct {
	Settings
	Audit []Entry // oldest first
}

type stored struct {
	V        int            `json:"v"`
	Settings storedSettings `json:"settings"`
	Audit    []Entry        `json:"audit,omitempty"`
}

// storedSettings are settings as they are stored, also by versions in which a guild could name only one role. Those
// stored a language, too, which is left out.
type storedSettings struct {
	Settings
	Role string `json:"role,omitempty"`
}

// Decode reads what Encode has written. Options may since have vanished or may have other bounds: Settings.Get leaves
// them out.
func Decode(data []byte) (Record, error) {
	var s stored
	err := json.Unmarshal(data, &s) // reads on after a field of another form, as a newer version may have
	switch {
	case s.V > recordVersion:
		return Record{}, fmt.Errorf("%w: version %d", ErrNewer, s.V)
	case err != nil:
		return Record{}, fmt.Errorf("%w: %w", ErrDamaged, err)
	case s.V < 1:
		return Record{}, fmt.Errorf("%w: version %d", ErrDamaged, s.V)
	}
	settings := s.Settings.Settings
	if s.Settings.Role != "" {
		settings.Roles = alter(settings.Roles, []string{s.Settings.Role}, nil)
	}
	if err := settings.check(); err != nil {
		return Record{}, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	return Record{settings, s.Audit}, nil
}

// Encode returns the stored form.
func (r Record) Encode() ([]byte, error) {
	return json.Marshal(stored{recordVersion, storedSettings{Settings: r.Settings}, r.Audit})
}

// Has tells whether the audit list has the entry.
func (r Record) Has(id string) bool {
	return slices.ContainsFunc(r.Audit, func(e Entry) bool { return e.ID == id })
}

// Add puts entries at the end of the audit list. It leaves out those that it has already, and drops the oldest where
// there are too many.
func (r *Record) Add(entries ...Entry) {
	for _, e := range entries {
		if !r.Has(e.ID) {
			r.Audit = append(r.Audit, e)
		}
	}
	r.Audit = slices.Clone(r.Audit[max(0, len(r.Audit)-MaxAudit):])
}
