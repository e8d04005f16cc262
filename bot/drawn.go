package bot

import (
	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/match"
	"ruckus/render/look"
)

// DrawBoard returns the board of a table as a bot with these looks draws it without emojis and before ratings are known: for
// who compares what was shown with what is stored.
func DrawBoard(all map[string]look.Look, t match.Table) discord.Message {
	return looks{all: all}.board(t)
}

// DrawHand is DrawBoard for a hand, at a place inside it.
func DrawHand(all map[string]look.Look, h match.Hand, place string, first bool) discord.Message {
	return looks{all: all}.hand(h, place, onTop{note: onlyMade(h), first: first}, reader{})
}
