package rednines

import (
	_ "embed" // for what is said

	"ruckus/games/kit"
)

//go:embed words.txt
var english string

// sentences are those of words.txt by name.
var (
	sentences = kit.ReadWords(english)
	no        = sentences.No
)
