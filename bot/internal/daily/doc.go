// Package daily keeps the deal of each day in a store: one game a day, by UTC, that is the same in all guilds of an
// installation, and that each person may play once for the count.
//
// # What is stored
//
//	ruckus/daily-secret/secret    made once; the seeds of all days are mixed with it, so that nobody knows them before
//	ruckus/daily/2026-11-22       which game is played on a day, written when the first one asks
//	ruckus/daily/2026-11-22-MARK  a try: written before the game begins, so that there is only one; the mark is computed of the person's number
//	GUILD/daily/2026-11-22-USER   how the game of a try ended, written by the host in one commit with the table
//
// A try stands in a ranked list of its person by day; a result stands in one of its day, the best first. Tries and results
// are kept for 400 days.
//
// Every record has a version and is checked when it is read: one of a newer version of the program is refused with
// store.ErrNewer, everything else that no keeper has written with store.ErrDamaged.
package daily
