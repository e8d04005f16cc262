package daily

import (
	"strings"
	"time"
)

// The day is that of the press, by Discord's clock and UTC. A try may outlast it by 6 hours, and a minute later, more than
// clocks differ, the deal opens: before that no one is shown it, not even a player who's done.

const dayForm = "2006-01-02"

// A Day is one day by UTC: how many have passed since 1 January 1970.
type Day int

// DayOf is the day in which a time lies.
func DayOf(t time.Time) Day {
	const seconds = 24 * 60 * 60
	at := t.Unix()
	day := at / seconds
	if at%seconds < 0 {
		day--
	}
	return Day(day)
}

// Begins is the first moment of the day.
func (d Day) Begins() time.Time { return time.Unix(0, 0).UTC().AddDate(0, 0, int(d)) }

// Ends is the first moment of the next day.
func (d Day) Ends() time.Time { return (d + 1).Begins() }

const (
	longer = 6 * time.Hour // than its day a try may take
	apart  = time.Minute   // are the clocks of two processes at most, Discord's included
)

// Closes is when the last tries of the day end.
func (d Day) Closes() time.Time { return d.Ends().Add(longer) }

// Opens is from when on the deal may be shown: nobody plays it for the list of the day any more, in no server, by no clock.
func (d Day) Opens() time.Time { return d.Closes().Add(apart) }

// String writes the day as "2026-11-22".
func (d Day) String() string { return d.Begins().Format(dayForm) }

// ParseDay reads what String wrote, and refuses everything else.
func ParseDay(s string) (Day, bool) {
	t, err := time.Parse(dayForm, s)
	if err != nil || t.Year() < 2000 || t.Format(dayForm) != s {
		return 0, false
	}
	return DayOf(t), true
}

const namePrefix = "day-"

// Name is what private tables call the deal of the day.
func (d Day) Name() string { return namePrefix + d.String() }

// ParseName reads the name of a deal; false for one that is not that of a day.
func ParseName(name string) (Day, bool) {
	day, is := strings.CutPrefix(name, namePrefix)
	if !is {
		return 0, false
	}
	return ParseDay(day)
}
