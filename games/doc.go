// Package games is the contract between the rules of a game and what hosts, shows, stores and tests it.
//
// A game is plain data with seven methods. A [Position] carries it forward, for host, arena, replays and suites. Time and chance are arguments: rules read no clock, draw no global random number, start no goroutine and do no
// I/O. Seats whose [Prompt] has moves may act; there's no "current player". Abilities are small interfaces: [Robot], [Adviser],
// [Hinter], [Judge], [Runner], [Chapters], [Leaver], [Racer], [Forecaster], [Sided], [Edition]. [After] is made of a finished game's log.
//
// # How to add a game
//
// ruckus new writes a small one in a module of its own (docs/first-game.md); here a game is the same files in games/NAME. docs/examples/liarsdice has taken nearly all; docs/examples/stay shows secret choices, docs/examples/clues typed
// words and bystanders who bet. Bot and stores never change.
//
//  1. Write down the rules, and a ruling for each open case: each becomes a script.
//  2. List moves and events in the package comment. A move names what it acts on and ends in a number that changes with every
//     action ("play 7H 12"), so late and doubled presses do nothing.
//  3. What everybody knows is Public; secrets stand beside it and cannot leak. Hands need a view type
//     (docs/examples/liarsdice/liarsdice.go), choices made at once and in secret a kit.Secret, typed words a
//     [Typed] of the Prompt and a [Judge]. The position is small plain data: each move is made on a copy. Cards come from
//     games/card, chance from kit.Rand.
//  4. Bind options to fields, and begin: kit.Form makes the rest of the [Kind], and its Refuse refuses contradictions. Lengths
//     are [Preset]s, seats at most kit.MaxSeats. Together: people win or lose as one, or in teams. Crowd: bystanders answer.
//  5. Prompt's first move is made for an absent player. Apply refuses with [Illegalf], saying what to do instead, or [Breaks],
//     naming a page of the rules; kit.Words keeps both in a file. They write cards in braces, for the screens. It begins with kit.Begin, kit.Split
//     and kit.OnTurn (games/rage/apply.go). A kit.Clock ends a phase, and between rounds kit.Pause waits.
//  6. Redeal replaces what a seat cannot know and keeps what play has shown (games/rednines/redeal.go). Without secrets
//     the test says Open.
//  7. A table stores its log. If it would lead elsewhere, or fields change, change Edition.
//     Lessons write positions as JSON ([Kind.Placed]), with cards as text (games/rednines/hand.go) and kit.BySeat.
//  8. gamestest.Suite plays whole games and checks every promise. Tell it the cards and what adds up
//     (docs/examples/liarsdice/contract_test.go). Write a script for each rule into testdata/scripts: lines with "#", "=" and
//     ">"; go test -update adds the answers. Read them.
//  9. Robots have three levels (docs/examples/liarsdice/robot.go); rounds must end however they play.
//     testdata/sense.txt has obvious moves (games/rednines/robot_sense_test.go), Reasons says why one is good. Moments are as in
//     docs/examples/liarsdice/story.go; the kind names feats, [Chapters] rounds, kit.Highlights a replay's places. A [Leaver]
//     goes on without leavers (games/redbrn/look.go). Here add a row to games/arena/levels_test.go.
//  10. Here add the kind to render/all/all.go, not first.
//  11. Screens are a package (docs/examples/liarsdice/screens/look.go; here render/NAME), the Look of app.Game. Rows are
//     Table.PlayerRow, cards render/cards, dice look.Tokens, texts a file by key (render/rage/words.txt) or look.Phrases.
//     Refusals may name pages of the guide (docs/examples/liarsdice/screens/guide.go). Add look.Samples, later a lesson of 8
//     to 15 steps.
//  12. Package screentest (docs/examples/liarsdice/screens/screens_test.go) proves that every move can be made, all fits into
//     Discord, nothing hidden shows.
//  13. Measure with ruckus arena (docs/arena.md), hard over medium over easy, for the look's Levels. Here rows go into
//     bot/internal/league/testdata/ladder.json (-update makes anchors.json), figures into docs/robots.md, the game into
//     README.md. RUCKUS_TEST=hours go test ./games/arena -run LengthSays measures Minutes.
//
// Then go test ./... must pass; CONTRIBUTING.md lists the goldens a change touches.
package games
