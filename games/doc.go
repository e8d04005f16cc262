// Package games is the contract between the rules of a game and what hosts, shows, stores and tests it.
//
// A game is plain data with seven methods. A [Position] carries it forward, one [Action] after the other, for host, arena, replays
// and suites alike. Time and chance are arguments: rules read no clock, draw no global random number, start no goroutine and do no
// I/O. Seats whose [Prompt] has moves may act; there is no "current player". Abilities are small interfaces: [Robot], [Adviser],
// [Hinter], [Judge], [Runner], [Chapters], [Leaver], [Racer], [Forecaster], [Edition]. [After] is made of a finished game's log.
//
// # How to add a game
//
// ruckus new writes a small one, playable at once, in a module of its own (docs/first-game.md). Each step leaves it green.
// docs/examples/liarsdice has taken nearly all; docs/examples/stay shows secret choices, docs/examples/clues typed words. Here a game is the same files in
// games/NAME. Bot, host and stores never change.
//
//  1. Write down the rules, and a ruling for each open case: each becomes a script or a test.
//  2. List moves and events in the package comment. A move names what it acts on and ends in a number that changes with every
//     action ("play 7H 12"), so late and doubled presses do nothing.
//  3. What everybody knows is Public; secrets stand beside it and cannot leak. Hands need a view type
//     (docs/examples/liarsdice/liarsdice.go), choices made at once and in secret a kit.Secret, typed words a
//     [Typed] of the Prompt and a [Judge]. The position is plain data for
//     Clone and [Sum], and small: each move is made on a copy. Cards come from games/card, chance from kit.Rand.
//  4. Bind options to fields, and begin: kit.Form makes the rest of the [Kind], and its Refuse refuses contradictions. Lengths
//     are [Preset]s, seats at most kit.MaxSeats. Together: people win or lose as one, or in teams.
//  5. Prompt's first move is made for an absent player. Apply refuses with [Illegalf], saying what to do instead, or [Breaks],
//     naming a page of the rules. It begins with kit.Begin, kit.Split and kit.OnTurn (games/rage/apply.go). Phases are an
//     enum and two switches; a kit.Clock ends one, and between rounds kit.Pause waits.
//  6. Redeal replaces what a seat cannot know and keeps what play has shown (games/rednines/redeal.go). Without secrets it
//     redraws the seed, and the test says Open.
//  7. A table stores its log. If it would lead elsewhere, or fields change, change Edition; TestGamesArePlayedAsBefore notices.
//     Lessons write positions as JSON ([Kind.Placed]), with cards as text (games/rednines/hand.go) and kit.BySeat.
//  8. gamestest.Suite plays whole games and checks every promise. Tell it the cards and what adds up
//     (docs/examples/liarsdice/contract_test.go). Write a script for each rule and event into testdata/scripts: lines with "#",
//     "=" and ">"; go test -update adds the answers. Read them: they are promises. SetUp makes rare positions.
//  9. Robots have three levels (docs/examples/liarsdice/robot.go), or move at random; rounds must end however they play.
//     testdata/sense.txt has obvious moves (games/rednines/robot_sense_test.go), Reasons says why a move is good. Moments
//     come from docs/examples/liarsdice/story.go, and Live's are told at once; the kind names feats, [Chapters] rounds,
//     kit.Highlights a replay's places. A [Leaver] goes on without leavers (games/redbrn/look.go). Here add a row to
//     games/arena/levels_test.go.
//  10. Here add the kind to render/all/all.go, not first: the frame's samples are of the first. A Draft is played in ruckus local
//     alone, and owes only the contract.
//  11. Screens are a package (docs/examples/liarsdice/screens/look.go; here render/NAME), the Look of app.Game. Rows are
//     Table.PlayerRow, cards render/cards, dice and tiles look.Tokens, texts a file by key (render/rage/words.txt, render/words)
//     or look.Phrases. Refusals may name pages of the guide (docs/examples/liarsdice/screens/guide.go), and cards, which the
//     look's Card writes. Add look.Samples, later a lesson: a position, 8 to 15 steps.
//  12. Package screentest (docs/examples/liarsdice/screens/screens_test.go) proves that every move can be made, all fits into
//     Discord, nothing hidden shows; -update writes the samples' screens.
//  13. Measure with ruckus arena (docs/arena.md), hard over medium over easy, two to four seats, for the look's Levels. Here rows
//     go into bot/internal/league/testdata/ladder.json, whose test makes anchors.json with -update, figures into
//     docs/robots.md, the game into README.md. RUCKUS_TEST=hours go test ./games/arena -run LengthSays measures Minutes.
//
// Then go test ./... must pass; RUCKUS_TEST=all plays more. CONTRIBUTING.md lists the goldens that a change touches.
package games
