// Package league is what a guild keeps of its finished games: results, ratings and statistics. It is data and arithmetic:
// the host stores it, and nothing here knows Discord, a clock or a particular game.
//
// # What follows from what
//
// The results are the truth. A guild has one list of them for each game, in an order that the store gives: numbers that
// go up, and no number appears after a greater one could be read. Everything else is a fold over that list, and comes out the
// same to the byte however often it's made: the ratings of a season, the counts of a month, the statistics of each person, and
// what the latest games have done to ratings. Each of these has an Apply, and knows the number of the last result that it has
// counted: where a crash has stored some of them and not the others, nothing is counted twice.
//
// # Ratings
//
// A game is a set of duels, one for each two of its players, and each duel counts or does not. Ratings are Glickman's
// (Glicko-1) over the duels of one game, each weighed by how many players there were: 1500 is a newcomer, and 400 points more
// win ten duels in eleven, at tables of every size. These duels do not count:
//
//   - of two players who have both left; one who has left loses to each who stayed;
//   - of two people who have had ten duels in this game that day;
//   - those that ended as ten in eleven do. So wins are worth something up to 400 points above whom they were won against.
//
// Robots have ratings, too, in anchors.json. They never change, and so they hold the scale: 1500 is as good as a robot of
// medium level in every game and every guild. TestFarmsHaveACeiling and TestHonestPlay say what these rules promise.
//
// The same results give the same bytes on every machine. The spec of Go lets a compiler fuse x*y+z into one operation with
// one rounding, and some do. An explicit conversion forbids that: here each product is float64(x*y). math.Exp is written
// again for some processors and differs in the last bit, so there is an exp in exp.go. After each game, ratings are rounded
// to three decimals.
package league
