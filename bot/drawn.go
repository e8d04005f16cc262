package bot

import (
	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/match"
	"ruckus/render/frame"
	"ruckus/render/look"
)

// DrawBoard returns the board of a table as a bot with these looks draws it without emojis and before ratings are known, on a
// night, nil for none: for tests that compare what was shown with what is stored.
func DrawBoard(all map[string]look.Look, t match.Table, night *frame.Tonight) discord.Message {
	return looks{all: all, night: func(match.Table) *frame.Tonight { return night }}.board(t)
}

// DrawHand is DrawBoard for a hand, at a place inside it.
func DrawHand(all map[string]look.Look, h match.Hand, place string, first bool) discord.Message {
	m, _ := looks{all: all}.hand(h, place, onTop{note: onlyMade(h), first: first}, reader{})
	return m
}
