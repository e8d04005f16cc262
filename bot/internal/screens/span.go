package screens

import (
	"strconv"
	"strings"
)

// A Span is of what time a leaderboard is: AllTime, a month as "2026-11", or the number of a season, as "s1".
type Span string

// AllTime is the season that runs, which is everything since it began.
const AllTime Span = "all"

// spanOf is the span of a season.
func spanOf(season int) Span { return Span("s" + strconv.Itoa(season)) }

// valid reports whether there can be such a span.
func (s Span) valid() bool { return s == AllTime || s.Month() || s.Season() > 0 }

// Month reports whether the span is a month.
func (s Span) Month() bool {
	if len(s) != len("2026-11") || s[4] != '-' {
		return false
	}
	year, err1 := strconv.Atoi(string(s[:4]))
	month, err2 := strconv.Atoi(string(s[5:]))
	return err1 == nil && err2 == nil && year > 2000 && month >= 1 && month <= 12
}

// Season is the number of the season that the span names; 0 where it names none.
func (s Span) Season() int {
	number, is := strings.CutPrefix(string(s), "s")
	n, err := strconv.Atoi(number)
	if !is || err != nil || n < 1 || n > 9999 || strconv.Itoa(n) != number {
		return 0
	}
	return n
}

// words are "all time", "season 2", "November 2026".
func (s Span) words() string {
	switch {
	case s.Month():
		return monthName(string(s))
	case s.Season() > 0:
		return say("span.season", "n", s.Season())
	}
	return say("span.all")
}

// anyGame is the span as another game has it: a month is the same for all, a season is not.
func (s Span) anyGame() Span {
	if s.Season() > 0 {
		return AllTime
	}
	return s
}

// monthName writes "November 2026" for "2026-11".
func monthName(month string) string {
	if n, err := strconv.Atoi(month[max(0, len(month)-2):]); err == nil && n >= 1 && n <= 12 {
		return say("span.month", "month", strings.Fields(say("months"))[n-1], "year", month[:4])
	}
	return month
}
