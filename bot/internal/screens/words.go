package screens

import (
	_ "embed"

	"ruckus/render/words"
)

//go:embed words.txt
var english string

// book is all that people read on these pages. No other file here has a sentence.
var book = words.Read(english)

func say(key string, filled ...any) string { return book.Say(key, filled...) }

// many is a number that may be long, and counts the noun behind it.
func many(n int) words.Some { return words.Some{Text: thousands(n), Count: n} }
