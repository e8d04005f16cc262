// Package standings keeps the league of each guild in a store: the results that the host leaves there when games end, and
// what follows from them, which is ratings, months and statistics. What these mean is the affair of package league.
//
// # What is stored
//
// All records are of the guild; NAME is a game's.
//
//	result-NAME/TABLE     one league.Result, written once by the host, in one commit with its table
//	ratings/NAME          league.Ratings of the season that runs
//	ratings/NAME-SEASON   those of a season before
//	month-NAME/2026-11    league.Month
//	stats-NAME/PERSON     league.Stats
//	struck/all            the people whom managers have struck from the league
//	changes/NAME          what the last 20 games have done to ratings, for boards; not made again by Rebuild
//
// Results stand in ranked lists: numbers in the order in which they came, times at which games ended, and such times for
// each person who played.
//
// # How results are counted
//
// CatchUp counts each result that the ratings have not counted yet, in order: ratings, month and the statistics of all who
// played go into one commit, at the versions that were read. So a crash leaves all or nothing of it, and of several
// processes only one is not refused; the others go on from what it has stored. What is damaged, or was counted on another
// scale, is made again from the results (Rebuild).
package standings
