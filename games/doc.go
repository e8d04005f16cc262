// Package games is the contract between the rules of a game and all that hosts, shows, stores and tests it.
//
// A game is plain data with six methods. A [Position] carries it forward, one [Action] after the other, and keeps its stored
// form beside it: host, arena, replays and suites play in this one way. Time and chance are arguments: rules read no clock,
// draw no global random number, start no goroutine and do no I/O.
//
// The seats whose [Prompt] has moves may act; nothing outside a game knows a "current player".
//
// What a game can do besides are small interfaces, and a game with their methods has the ability: [Robot], [Adviser],
// [Whole], [Chapters], [Leaver], [Racer], [Forecaster], [Edition]. What is made of the log of a game that is over is its
// [After].
//
// # How to add a game
//
// The smallest game is one file, docs/examples/pig, and docs/first-game.md goes through it: ruckus new begins another one in a
// module of its own, which can be played at once, on plain screens and against robots that do not think. Red Nines is the game to
// copy everything else from. Nothing in the bot, the host or the stores changes for a new game.
//
// In a module of your own, ruckus new has done steps 2 to 8 in small, step 10 falls away, and docs/examples/liarsdice has the
// rest in small. The files of Red Nines are named below for how each part looks in a larger game.
//
//  1. Write down the rules, and a ruling for each case that they leave open. Each becomes a test that names it.
//  2. Make the folder games/NAME and begin it with a copy of games/rednines/rules.go: the options, the [Kind], and in the
//     package comment the notation of moves, events and reasons: what stands below "# Events" are the events. A move
//     names what it acts on and carries a number that changes with every action ("play 7H 12"), so that a late or doubled
//     press can do nothing.
//  3. Copy games/rednines/view.go and declare what a seat may know. What has no field there cannot leak.
//  4. Copy games/rednines/game.go: the position, New and Result. It is a plain struct with exported fields, which
//     encoding/json stores. Keep it small; cards come from games/card, and all chance from the seed, see kit.Rand.
//  5. Copy games/rednines/move.go, games/rednines/prompt.go and games/rednines/apply.go: the notation, who may do what
//     now, and what it does. The first move of a [Prompt] is what an absent player is taken to choose.
//     Apply begins with kit.Begin, takes the move apart with kit.Split, goes on at the verb, and refuses with kit.OnTurn
//     who is not on turn or too late. Phases are an enum and two switches. Refuse with [Illegalf] and say what to do
//     instead. Between rounds kit.Pause asks who is ready, and has the next one dealt.
//  6. Copy games/rednines/redeal.go: all that a seat cannot know, dealt again. A game without secrets draws another seed there,
//     and its tests say that it is Open. What play has told about a hidden hand
//     stays true: a player who must have a card that fits is dealt one.
//  7. Copy games/rednines/stored.go: the check of what was stored. It refuses whatever the code could not go on with, such
//     as house rules that the options do not allow (kit.ValidRules), or a seat or a phase that does not exist, and no
//     more: what play can reach is judged by gamestest, and damage by the checksum of the store. Cards and sets that are
//     kept as bits or bytes write themselves as text that a person can read (games/rednines/hand.go); what each seat has
//     is kit.BySeat. Names that are found in an edition only are read and written for the whole game at once
//     (kit.LoadFrom, games/riot/stored.go). From the first release on, a change of the form counts Schema up and
//     gives kit.Load an upgrade.
//  8. Copy games/rednines/contract_test.go: it runs package gamestest, which plays whole games with all options, checks
//     every promise of this package and keeps what was ever stored. Copy games/rednines/script_test.go, which also has the
//     flag -update, and put scripts into testdata/scripts, one for each rule and at least one for each event. Only
//     the lines with "#", "=" and ">" are written by hand: go test ./games/NAME -update adds what the game answers, and
//     stores the first games. Read the answers: from then on they are what the game promises.
//  9. Copy games/rednines/robot.go: the computer players for the lobby. A game without it can have robots, too, but they
//     do not think. games/rednines/hint.go tells why a move is good, for hints (an [Adviser], and a [Whole]). A round must end however robots play:
//     where cards come back, say how often. games/arena/levels_test.go shows that each level beats the one below: add a row.
//     games/rednines/robot_sense_test.go puts positions before robots in which anybody with sense knows what to do. A
//     game that goes on without those who leave is a [Leaver], as games/redbrn/look.go is. Copy games/rednines/story.go,
//     which picks what is worth telling of a finished game (the kind names its feats), how it is divided ([Chapters]), and
//     what the arena counts.
//  10. Add the kind to render/all/all.go, but not as the first: the samples of the frame are of that. The commands of the
//     bot are made from that list: with go run ./cmd/ruckus local the game can be played in a browser, with plain screens
//     until it has its own. While the kind is a Draft, it is played there alone, and the tests of the list ask for the contract
//     and no more.
//  11. Make the folder render/NAME, the game's screens, with copies of render/rednines/look.go, render/rednines/hand.go,
//     render/rednines/score.go, render/rednines/guide.go and render/rednines/samples.go, and add its look to
//     the list. Samples are positions that the rules have made, see look.SamplePosition and render/redbrn/samples.go. Cards are
//     written by package render/cards, the list of the players by Table.PlayerRow. What has no card of that deck gets marks of
//     its own, as in render/rednines/marks.go; its events, its story and the reasons of a
//     hint are put into words by tables, see look.Phrases. A refusal names a page of the guide (games.Breaks), and cards as
//     moves do: the look's Card writes them for people. A lesson may come later: it is a position as it is stored, and 8 to 15
//     steps, as in render/rednines/lesson.go.
//  12. Copy the beginning of render/rednines/screens_test.go. It runs package screentest, which goes through the screens of
//     whole games: every listed move can be made, everything fits into Discord, nothing hidden shows. With -update it
//     writes the screens of the samples into testdata: read them, too.
//  13. Measure the robots with ruckus arena (docs/arena.md), hard over medium and medium over easy at two to four seats.
//     The rows go into bot/internal/league/testdata/ladder.json, from which go test ./bot/internal/league -update makes
//     anchors.json. Tell of the figures in docs/robots.md and in the look's Levels, and of the game in README.md.
//     RUCKUS_TEST_LONG=1 go test ./bot/internal/table -run Presets measures the minutes of the kind's Presets.
//
// Then go test ./... must pass: it knows the new game from the list, misses any of these suites by its name, and
// also spoils the stored games in many ways. While at work, with -short the suites play fewer games.
package games
