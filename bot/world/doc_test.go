// Package world plays whole evenings in virtual time: several guilds with people of all habits, one to three processes on one
// store, and faults that come two or more at once. All chance comes from one seed, in streams that are named after who draws
// from them: who comes or goes changes nobody else's. It has no code but tests.
//
// The bot, its store in memory and the local Discord are the real ones. Between them are a wire (wire_test.go) and a shelf
// (vault_test.go), on which the nemesis (nemesis_test.go) lets things go wrong (mishaps_test.go). People (person_test.go) do what
// they are in the habit of (habits_test.go). What everybody sees is in the glass (glass_test.go), and how each table came about
// in its history (history_test.go).
//
// # No move is lost, doubled or out of order
//
// A table's moves are one sequence: its log, which grows only in commits that compare the version. So there is nothing to search
// for, as there is where only the answers are known: the order is given, and what is left to show is that it is one by the
// rules, and that each answer belongs to it.
//
//   - By the rules: every line of the log is played, as it is stored, on a game of the simulation's own, which must take it and
//     then equal the stored one to the byte. A move names the step or the round that it is for, so the same one cannot be taken twice.
//   - Each request once: a record names the requests that were carried out. None is ever added again, and when an answer shows
//     a person's move as done, it is there already. That also makes the order that of real time: a move that was answered
//     before another was pressed is in the log when that comes.
//   - The record itself is compared with the log, and not the cache of a process, so a fork would be seen at its first commit.
//
// # What is on the screens
//
// Every board is the drawing of a stored version, and none before the one that it has shown. A hand is the same where it has no
// note on top, and never that of another seat. When nothing has gone wrong for five seconds, boards and hands of running games
// are at most two seconds old; boards of one channel wait for each other besides, as Discord's limit demands. What has failed for a
// while is tried again after about as long, and is waited for.
//
// # What is left over
//
// At the end more than a year passes, with a process that runs now and then. After that, nothing is stored but what has no end:
// kept_test.go has the list, and why.
//
// # How much a seed repeats
//
// Everything has an instant of its own, down to the nanosecond, each use of the store and each message from the gateway takes its
// own time, chance comes from the seed even where the bot takes it from crypto/rand, and only one goroutine runs at a time. What Go
// still decides is in which order goroutines go on that one event has woken, and when one that thinks for long lets others go on.
// On a busy machine, of six runs of each, seed 11 was the same six times to the last event, seed 4 four times and seed 8 twice; the
// others went other ways from between the 122nd and the 1975th event on. With -script two runs can be compared.
package world
