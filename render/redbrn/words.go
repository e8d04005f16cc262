package redbrn

import (
	_ "embed"

	"ruckus/render/screen"
	"ruckus/render/words"
)

//go:embed words.txt
var english string

// book is all that people read of R!OT. No other file here has a sentence.
var book = words.Read(english)

func say(key string, filled ...any) string { return book.Say(key, filled...) }

// inText is the key of a text where those who read text only have another one.
func inText(key string, r screen.Reader) string {
	if r.TextOnly {
		return key + "-words"
	}
	return key
}
