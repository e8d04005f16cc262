package match

import (
	_ "embed"

	"ruckus/bot/internal/problem"
	"ruckus/render/words"
)

//go:embed words.txt
var english string

// book is all that people read of a table besides its screens.
var book = words.Read(english)

func say(key string, filled ...any) string { return book.Say(key, filled...) }

// refuse is why something wasn't done, in Markdown.
func refuse(key string, filled ...any) problem.Refusal { return problem.Refusal(say(key, filled...)) }
