// Package standings keeps the league of each guild in a store: the results that the host leaves there when games end, and
// what follows from them. What these mean is the affair of package league.
//
// # What is stored
//
// All records are of the guild; NAME is a game's.
//
//	result-NAME/TABLE      one league.Result, written once by the host, in one commit with its table
//	result-NAME/season-…   the beginning of a season, between two of these
//	league-NAME/head       league.Ratings of the season that runs
//	league-NAME/FOLD-PART  a league.Part: a season that is over, a month, the statistics of a person, what the latest games changed
//	struck/all             the people whom managers have struck from the league
//	met/NAME-DAY           who has met whom how often today, of whom one was forgotten
//
// Results stand in ranked lists: numbers in the order in which they came, times at which games ended, and such times for
// each person who played.
//
// # How results are counted
//
// Results, and who is struck, are the truth. All that is under league-NAME is a snapshot of what follows from them, which each
// result carries on. It must never be counted at a press what is long over: 100,000 results take seconds.
//
// The head goes into each commit of a snapshot, at the version that was read, and parts go with it or before it. So a crash loses
// nothing and counts nothing twice, and of several processes only one is not refused; the others go on from what it has stored.
// Where a snapshot is damaged, has other people struck or robots on another scale, and where somebody was forgotten, a new fold
// begins: a head that has counted nothing. No commit of an earlier fold gets through any more, so its parts can be deleted.
package standings
