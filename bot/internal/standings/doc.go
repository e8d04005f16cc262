// Package standings keeps each guild's league in a store: the results the host leaves there when games end, and what follows from them.
// Package league says what they mean.
//
// # What is stored
//
// All records belong to the guild; NAME is a game's.
//
//	result-NAME/TABLE      one league.Result, written once by the host, in one commit with its table
//	result-NAME/season-…   the start of a season, between two of these
//	league-NAME/head       league.Ratings of the current season
//	league-NAME/FOLD-PART  a league.Part: a finished season, a month, a person's statistics, what the latest games changed
//	struck/all             the people whom managers have excluded from the league
//	met/NAME-DAY           who met whom how often today, if one of them was forgotten
//
// Results are in ranked lists: by the number in which they came, by the time their game ended, and by that time for each person who played.
//
// # How results are counted
//
// Results, and who is excluded, are the truth. Everything under league-NAME is a snapshot of what follows from them, and each result
// carries it on. A press must never count what is long over: 100,000 results take seconds.
//
// The head goes into each commit of a snapshot, at the version that was read, and parts go with it or before it. So a crash loses nothing
// and counts nothing twice, and of several processes only one succeeds; the others continue from what it stored. If a snapshot is
// damaged, excludes other people or has robots on another scale, and after someone was forgotten, a new fold starts: a head that has
// counted nothing. No commit of an earlier fold gets through any more, so its parts can be deleted.
package standings
