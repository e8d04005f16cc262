package bot

import (
	_ "embed"

	"ruckus/bot/internal/problem"
	"ruckus/games"
	"ruckus/render/words"
)

//go:embed words.txt
var english string

// book is all that people read of the bot besides its screens. What's for the log or for metrics isn't here.
var book = words.Read(english)

func say(key string, filled ...any) string { return book.Say(key, filled...) }

// refuse is why something wasn't done, in Markdown.
func refuse(key string, filled ...any) problem.Refusal { return problem.Refusal(say(key, filled...)) }

// illegal is the same in plain text.
func illegal(key string, filled ...any) error { return games.Illegalf("%s", say(key, filled...)) }
