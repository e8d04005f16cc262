package frame

import (
	_ "embed"

	"ruckus/render/words"
)

//go:embed words.txt
var english string

// book is all that people read around the games. No other file here has a sentence.
var book = words.Read(english)

func say(key string, filled ...any) string { return book.Say(key, filled...) }

// titled is a title with the name of the table's game.
func (t Table) titled(key string) string { return say(key, "game", t.Kind.Title) }
