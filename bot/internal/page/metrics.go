package page

import "github.com/prometheus/client_golang/prometheus"

// Outcomes of a change that a page is to show.
const (
	editSent      = "sent"
	editUnchanged = "unchanged" // the page looked the same
	editMerged    = "merged"    // shown together with a later change
	editFailed    = "failed"    // to be sent again
)

// What pages there are, for anyone who watches them.
const (
	publicPage  = "board"
	privatePage = "hand"
)

type metrics struct {
	edits *prometheus.CounterVec // by page and outcome
}

func newMetrics(to prometheus.Registerer) *metrics {
	m := &metrics{prometheus.NewCounterVec(prometheus.CounterOpts{Name: "ruckus_edits_total",
		Help: "Changes of boards and hands outside of answers: sent, unchanged to look at, merged into a later one, or failed."},
		[]string{"page", "outcome"})}
	for _, page := range []string{publicPage, privatePage} { // what has never been there cannot be watched
		for _, outcome := range []string{editSent, editUnchanged, editMerged, editFailed} {
			m.edits.WithLabelValues(page, outcome)
		}
	}
	to.MustRegister(m.edits)
	return m
}

// edited counts how a change of a page went.
func (m *metrics) edited(key Key, outcome string) {
	page := publicPage
	if key.User != "" {
		page = privatePage
	}
	m.edits.WithLabelValues(page, outcome).Inc()
}
