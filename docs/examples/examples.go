// Package examples has the games of the docs as source; "ruckus new" starts a game from a copy.
package examples

import "embed"

// Pig is the game of docs/first-game.md.
//
//go:embed pig
var Pig embed.FS
