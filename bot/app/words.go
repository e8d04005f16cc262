package app

import (
	_ "embed"

	"ruckus/render/words"
)

//go:embed words.txt
var english string

var book = words.Read(english)

func say(key string, filled ...any) string { return book.Say(key, filled...) }
