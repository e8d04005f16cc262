package riot

import (
	_ "embed"

	"ruckus/render/words"
)

//go:embed words.txt
var english string

// book is what speaks for moves. The other texts of RIOT stand where they are drawn.
var book = words.Read(english)

func say(key string, filled ...any) string { return book.Say(key, filled...) }
