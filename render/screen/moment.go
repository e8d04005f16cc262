package screen

import (
	"errors"
	"regexp"
	"time"

	"ruckus/render/markup"
)

// Moment tells when something is, or was: "Time limit: <t:…:R>". Discord writes such a time as "in 2 seconds" before
// the moment and as "2 seconds ago" after it, and a screen may stand still meanwhile. So what is a noun and no sentence:
// "you have until in 2 seconds" and "time is up 2 seconds ago" are both wrong.
func Moment(what string, at time.Time) string {
	return what + ": " + markup.Time(at, "R")
}

// Due is the moment by which somebody must have acted: "⏱ in 2 seconds" is as true after it as before.
func Due(at time.Time, r Reader) string {
	if r.TextOnly {
		return Moment("Deadline", at)
	}
	return "⏱ " + markup.Time(at, "R")
}

var (
	relativeTime = regexp.MustCompile(`<t:-?\d+:R>`)
	// nounBefore is what must stand before a relative time. Marks of Markdown may stand around it.
	nounBefore = regexp.MustCompile(`⏱ $|(?:^|[.!?;,(\n·])[ *#-]*([\pL' -]+)(?:, [\pL' ]+)?: $`)
	// notNoun are words that make a sentence of what stands before a time, which is true only before it or only after it.
	notNoun = regexp.MustCompile(`(?i)\b(until|till|in|within|is|are|was|will|has|have|up|plays|closes|ends|begins|starts|lapses|missed|dealt|scored)\b`)
)

// checkMoments reports whether all relative times of a text read right before and after their moment.
func checkMoments(text string) error {
	for _, at := range relativeTime.FindAllStringIndex(text, -1) {
		before := text[:at[0]]
		noun := nounBefore.FindStringSubmatch(before)
		if noun == nil || notNoun.MatchString(noun[1]) {
			return errors.New("a relative time that doesn't follow a noun and a colon: " + before[max(0, len(before)-40):] + text[at[0]:at[1]])
		}
	}
	return nil
}
