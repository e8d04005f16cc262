// Package discord is Discord as a service: its REST API, its gateway, and the form it wants messages in. It knows no table and no game.
//
// A [Client] makes requests (client.go, endpoints.go, answers.go) over connections that it replaces when they fall silent
// (connections.go), and respects Discord's limits (limits.go). A [Gateway] receives presses and commands: it keeps one session open per
// shard (gateway.go, shard.go, session.go), behind a relay that removes what would crash discordgo (relay.go).
//
// The library discordgo opens sessions and does nothing else: its REST limiter would delay answers, and it doesn't know all the fields
// Discord sends.
package discord
