// Package discord is Discord as a service: its REST interface, its gateway, and what it wants messages to look like. It
// knows no table and no game.
//
// A [Client] makes requests (client.go, endpoints.go, answers.go) over connections that it replaces when they fall silent
// (connections.go), and keeps to Discord's limits (limits.go). A [Gateway] is told of presses and commands: it keeps one
// session open for each shard (gateway.go, shard.go, session.go), behind a relay that takes from discordgo what discordgo
// does not survive (relay.go).
//
// The library discordgo opens sessions, and nothing more: its REST limiter would hold up answers, and it knows fewer
// fields than Discord sends.
package discord
