package guild

import (
	"slices"

	"ruckus/store"
)

// A Record is what is stored of a guild: its settings and its audit list together, so that none changes without the
// other. The zero value is that of a guild in which nothing was decided.
type Record struct {
	Settings
	Audit []Entry // oldest first
}

type stored struct {
	Settings storedSettings `json:"settings"`
	Audit    []Entry        `json:"audit,omitempty"`
}

// storedSettings are settings as they are stored, also by versions in which a guild could name only one role. Those
// stored a language, too, which is left out.
type storedSettings struct {
	Settings
	Role string `json:"role,omitempty"`
}

var form = store.Form[stored]{Name: "settings", Schema: 1, Check: func(s stored) error { return s.settings().check() }}

func (s stored) settings() Settings {
	settings := s.Settings.Settings
	if s.Settings.Role != "" {
		settings.Roles = alter(settings.Roles, []string{s.Settings.Role}, nil)
	}
	return settings
}

// Decode reads what Encode has written. Options may since have vanished or may have other bounds: Settings.Get leaves
// them out. Its errors wrap store.ErrNewer or store.ErrDamaged.
func Decode(data []byte) (Record, error) {
	s, err := form.Decode(data)
	return Record{s.settings(), s.Audit}, err
}

// Encode returns the stored form.
func (r Record) Encode() ([]byte, error) {
	return form.Encode(stored{storedSettings{Settings: r.Settings}, r.Audit})
}

// Has reports whether the audit list has the entry.
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
