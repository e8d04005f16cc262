package bot

import (
	"cmp"
	"runtime"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
)

// What metrics tell apart.
const (
	kindCommand = "command"
	kindPress   = "press"
)

// Outcomes of an interaction.
const (
	outcomeDone    = "done"     // what was asked for was done
	outcomeRefused = "refused"  // by the rules or the host, with a sentence
	outcomeFault   = "fault"    // of the store or of the program
	outcomeLost    = "lost"     // the answer did not arrive
	outcomeLate    = "late"     // it came too late to be answered, and was not carried out
	outcomeTooMany = "too_many" // the server or the person had too many in hand, and it was not carried out
)

// metrics are what a bot counts and measures, in a registry of its own. Times are in seconds.
type metrics struct {
	registry *prometheus.Registry

	interactions *prometheus.CounterVec   // by kind and outcome
	answers      *prometheus.HistogramVec // by kind
	store        *prometheus.HistogramVec // by operation and outcome
	lessons      *prometheus.CounterVec   // by game, step and what was done
}

func newMetrics() *metrics {
	counter := func(name, help string, labels ...string) *prometheus.CounterVec {
		return prometheus.NewCounterVec(prometheus.CounterOpts{Name: name, Help: help}, labels)
	}
	histogram := func(name, help string, buckets []float64, labels ...string) *prometheus.HistogramVec {
		return prometheus.NewHistogramVec(prometheus.HistogramOpts{Name: name, Help: help, Buckets: buckets}, labels)
	}
	m := &metrics{
		registry: prometheus.NewRegistry(),
		interactions: counter("ruckus_interactions_total",
			"Commands and presses answered: done, refused with a reason, failed in store or program, lost on the way back, too late to carry out, or too many from one person or server at once.", "kind", "outcome"),
		answers: histogram("ruckus_answer_seconds",
			"Time from receiving a command or press until Discord confirms that it has the answer, or a deferred one. Discord waits 3 seconds.",
			[]float64{.005, .01, .025, .05, .1, .25, .5, 1, 1.5, 2, 3, 5}, "kind"),
		store: histogram("ruckus_store_seconds",
			"Time taken by store operations: ok, absent, conflict with another writer, or failed.",
			[]float64{.0002, .0005, .001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 2}, "operation", "outcome"),
		lessons: counter("ruckus_lesson_presses_total",
			"What people do in lessons: opened, right, wrong, late, show me, back or skip, left, done. The step is where they do it, from 1.", "game", "step", "what"),
	}
	m.begin()
	m.registry.MustRegister(m.interactions, m.answers, m.store, m.lessons,
		collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	return m
}

// begin makes all counters that can be needed, at 0: an alert cannot watch a counter that does not exist yet.
func (m *metrics) begin() {
	for _, kind := range []string{kindCommand, kindPress} {
		m.answers.WithLabelValues(kind)
		for _, outcome := range []string{outcomeDone, outcomeRefused, outcomeFault, outcomeLost, outcomeLate, outcomeTooMany} {
			m.interactions.WithLabelValues(kind, outcome)
		}
	}
	m.store.WithLabelValues("put", "ok")
}

// tellBuild adds which version of the program this is.
func (m *metrics) tellBuild(version string) {
	m.registry.MustRegister(prometheus.NewGaugeFunc(prometheus.GaugeOpts{
		Name: "ruckus_build_info", Help: "Always 1: which version of the program this is, and of Go.",
		ConstLabels: prometheus.Labels{"version": cmp.Or(version, "unknown"), "go": runtime.Version()},
	}, func() float64 { return 1 }))
}

// measure adds a number that is looked up whenever it is asked for.
func (m *metrics) measure(name, help string, value func() float64) {
	m.registry.MustRegister(prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: name, Help: help}, value))
}
