package discord

import (
	"log/slog"
	"sync"
	"time"

	"github.com/prometheus/client_golang/prometheus"
)

const (
	restTime  = 10 * time.Minute // how long no grant of a guild is used after too many strikes
	mostNamed = 50               // guilds that rest and are named in metrics
)

// everyGuild stands in the place of a guild where grants of all of them rest.
const everyGuild = "all"

// strikes counts edits by grant that Discord counts as invalid. Before they become too many, no grant of their guild is
// used for a while, so that one guild cannot spoil it for others.
type strikes struct {
	log  *slog.Logger
	seen refusals

	mu    sync.Mutex
	rests map[string]time.Time // until when grants rest, by guild
	begun *prometheus.CounterVec
	named *prometheus.Desc
}

// What begins to rest.
const (
	restGuild = "guild"
	restAll   = "all"
)

func newStrikes(log *slog.Logger, to prometheus.Registerer) *strikes {
	s := &strikes{
		log: log, rests: make(map[string]time.Time),
		begun: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "ruckus_grant_rests_total",
			Help: "How often Discord refused so many edits made with press tokens that the bot stopped using them for ten minutes: in one server, or in all."}, []string{"scope"}),
		named: prometheus.NewDesc("ruckus_grants_rest_seconds",
			"How much longer no message of a server is edited by the tokens of presses: only servers where that is so now, 50 at most.", []string{"guild"}, nil),
	}
	for _, scope := range []string{restGuild, restAll} { // what has never been there cannot be watched
		s.begun.WithLabelValues(scope)
	}
	to.MustRegister(s.begun, s)
	return s
}

// until returns until when grants of a guild rest.
func (s *strikes) until(guild string) time.Time {
	s.mu.Lock()
	defer s.mu.Unlock()
	if all := s.rests[everyGuild]; all.After(s.rests[guild]) {
		return all
	}
	return s.rests[guild]
}

// saw takes in how an edit went.
func (s *strikes) saw(guild string, err error) {
	if !Invalid(err) {
		return
	}
	ofGuild, ofAll := s.seen.saw(guild, err)
	if ofGuild >= strikesGuild || ofAll >= strikesMany {
		s.rest(guild, restGuild, err)
	}
	if ofAll >= strikesAll {
		s.rest(everyGuild, restAll, err)
	}
}

// rest begins a rest, unless there is one.
func (s *strikes) rest(guild, scope string, cause error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	now := time.Now()
	for g, until := range s.rests {
		if !now.Before(until) {
			delete(s.rests, g)
		}
	}
	if !s.rests[guild].IsZero() {
		return
	}
	s.rests[guild] = now.Add(restTime)
	s.begun.WithLabelValues(scope).Inc()
	s.log.Warn("Discord refused too many edits here: open hands stop updating for a while, until pressed",
		"guild", guild, "for", restTime, "do", "if it repeats, set RUCKUS_BOARD_TOKENS=off", "cause", cause)
}

// Describe implements prometheus.Collector.
func (s *strikes) Describe(to chan<- *prometheus.Desc) { to <- s.named }

// Collect implements prometheus.Collector. A guild has a label only while its grants rest.
func (s *strikes) Collect(to chan<- prometheus.Metric) {
	s.mu.Lock()
	defer s.mu.Unlock()
	named := 0
	for guild, until := range s.rests {
		if left := time.Until(until); left > 0 && named < mostNamed {
			named++
			to <- prometheus.MustNewConstMetric(s.named, prometheus.GaugeValue, left.Seconds(), guild)
		}
	}
}
