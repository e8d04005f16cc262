package discord

import (
	"strconv"

	"github.com/prometheus/client_golang/prometheus"
)

const (
	scopeRoute  = "route"
	scopeGlobal = "global"
)

// metrics are what the client and the gateway count.
type metrics struct {
	limited   *prometheus.CounterVec // by scope
	connected *prometheus.GaugeVec   // by shard
	sessions  *prometheus.CounterVec // by shard
	guilds    *prometheus.GaugeVec   // by shard
}

func newMetrics(to prometheus.Registerer) *metrics {
	shard := []string{"shard"}
	m := &metrics{
		limited: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "ruckus_rate_limited_total",
			Help: "Requests that Discord refused because there were too many, on one route or in all."}, []string{"scope"}),
		connected: prometheus.NewGaugeVec(prometheus.GaugeOpts{Name: "ruckus_gateway_connected",
			Help: "Whether the shard is connected to Discord's gateway: 1 or 0."}, shard),
		sessions: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "ruckus_gateway_sessions_total",
			Help: "Sessions with the gateway that became ready."}, shard),
		guilds: prometheus.NewGaugeVec(prometheus.GaugeOpts{Name: "ruckus_guilds",
			Help: "Servers that the shard has."}, shard),
	}
	for _, scope := range []string{scopeRoute, scopeGlobal} { // what has never been there cannot be watched
		m.limited.WithLabelValues(scope)
	}
	to.MustRegister(m.limited, m.connected, m.sessions, m.guilds)
	return m
}

func shardLabel(id int) string { return strconv.Itoa(id) }
