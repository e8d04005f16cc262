package frame

import (
	_ "embed"
	"time"

	"ruckus/render/markup"
	"ruckus/render/words"
)

//go:embed words.txt
var english string

// book is all that people read around the games. No other file here has a sentence.
var book = words.Read(english)

func say(key string, filled ...any) string { return book.Say(key, filled...) }

// Discord writes times as the reader's clock and language have them: how far away, of the day, and that with seconds. A screen may stand
// still, so a text has a noun and a colon before the first: see screen.Moment.
func relative(at time.Time) string  { return markup.Time(at, "R") }
func clockTime(at time.Time) string { return markup.Time(at, "t") }
func timeOfDay(at time.Time) string { return markup.Time(at, "T") }
