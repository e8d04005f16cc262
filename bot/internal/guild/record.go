package guild

import (
	"errors"
	"slices"

	"ruckus/store"
)

// A Record is what is stored of a guild: its settings and its audit list together, so that none changes without the
// other. The zero value is that of a guild in which nothing was decided.
type Record struct {
	Settings `json:"settings"`
	Audit    []Entry `json:"audit,omitempty"`  // oldest first
	Barred   []Bar   `json:"barred,omitempty"` // oldest first, one of each person
}

// Form is how a record is stored. Options may since have vanished or may have other bounds: Settings.Get leaves them out.
var Form = store.Form[Record]{
	Name: "settings", Schema: 1,
	Check: func(r Record) error { return errors.Join(r.check(), r.checkBars()) },
}

// Has reports whether the audit list has the entry.
func (r Record) Has(id string) bool {
	return slices.ContainsFunc(r.Audit, func(e Entry) bool { return e.ID == id || slices.Contains(e.Also, id) })
}

// Add puts entries at the end of the audit list. It leaves out those that it has already, makes one of those that are alike, and
// drops the oldest where there are too many: about settings, or of other acts.
func (r *Record) Add(entries ...Entry) {
	r.Audit = slices.Clone(r.Audit)
	for _, e := range entries {
		if r.Has(e.ID) {
			continue
		}
		if i := slices.IndexFunc(r.Audit, func(old Entry) bool { return old.takes(e) }); i >= 0 {
			e = r.Audit[i].with(e)
			r.Audit = slices.Delete(r.Audit, i, i+1)
		}
		r.Audit = append(r.Audit, e)
	}
	left := map[bool]int{true: MaxAudit, false: MaxAudit}
	for i := len(r.Audit) - 1; i >= 0; i-- {
		if about := r.Audit[i].settles(); left[about] > 0 {
			left[about]--
		} else {
			r.Audit = slices.Delete(r.Audit, i, i+1)
		}
	}
}
