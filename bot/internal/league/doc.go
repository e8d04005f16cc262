// Package league is what a guild keeps of its finished games: results, ratings and statistics. It is data and arithmetic: the host stores
// it, and nothing here knows Discord, a clock or a particular game.
//
// # What follows from what
//
// The results are the truth. A guild has one list of them per game, in an order given by the store: the numbers go up, and none appears after
// a greater one could be read. Everything else is a fold over that list, and comes out the same to the byte however often it's made: a
// season's ratings, a month's counts, each person's statistics, and what the latest games did to ratings. Each of these has an Apply, and
// knows the number of the last result it counted. If a crash stored only some of them, nothing is counted twice.
//
// # Ratings
//
// A game is a set of duels, one for every two of its players. Ratings are Glickman's (Glicko-1) over the duels of one game, each weighted by
// the number of players: a newcomer has 1500, and a lead of 400 points wins ten duels in eleven, at tables of every size. These duels do
// not count:
//
//   - those of two players who both left; one who left loses to everyone who stayed;
//   - those of two people who had ten duels in this game that day;
//   - those that end as ten in eleven do. So a win is worth something only against someone less than 400 points below.
//
// Robots have ratings too, in anchors.json. They never change, and so they hold the scale: 1500 is as good as a medium robot in every game
// and every guild. TestFarmsHaveACeiling and TestHonestPlay say what these rules promise.
//
// The same results give the same bytes on every machine. Go lets a compiler fuse x*y+z into one operation with one rounding, and some do. An
// explicit conversion forbids that, so here each product is float64(x*y). math.Exp has its own code for some processors and differs in the
// last bit, so there is an exp in exp.go. After each game, ratings are rounded to three decimals.
package league
