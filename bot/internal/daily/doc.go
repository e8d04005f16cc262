// Package daily keeps each day's deal in a store: one game a day, by UTC, the same in all guilds of an installation, which each person can
// play once for the daily's list.
//
// # What is stored
//
//	ruckus/daily-secret/secret    made once; the seeds of all days are mixed with it, so nobody can know them in advance
//	ruckus/daily/2026-11-22       a day's game, written when the first person asks
//	ruckus/daily/2026-11-22-MARK  a try: written before the game starts, so there is only one; the mark is computed from the person's number
//	GUILD/daily/2026-11-22-USER   how a try ended, written by the host in one commit with the table
//
// A try is in its person's ranked list, by day; a result in its day's, best first. Both are kept for 400 days.
//
// Every record has a version and is checked when read: one from a newer version of the program is refused with store.ErrNewer, anything
// else no keeper wrote with store.ErrDamaged.
package daily
