package riot

import (
	_ "embed"

	"ruckus/render/words"
)

//go:embed words.txt
var english string

// book is all that people read of RIOT. No other file here has a sentence.
var book = words.Read(english)

func say(key string, filled ...any) string { return book.Say(key, filled...) }
