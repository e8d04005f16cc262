// Package games is the contract between the rules of a game and all that hosts, shows, stores and tests it.
//
// A game is plain data with seven methods. A [Position] carries it forward, one [Action] after the other: host, arena, replays and
// suites play in this one way. Time and chance are arguments: rules read no clock,
// draw no global random number, start no goroutine and do no I/O.
//
// The seats whose [Prompt] has moves may act; nothing outside a game knows a "current player".
//
// What a game can do besides are small interfaces, and a game with their methods has the ability: [Robot], [Adviser],
// [Hinter], [Judge], [Runner], [Chapters], [Leaver], [Racer], [Forecaster], [Edition]. What is made of the log of a game that is over is its
// [After].
//
// # How to add a game
//
// ruckus new writes a game that can be played at once, in a module of its own: docs/examples/pig under another name. Its rules are
// one file, and docs/first-game.md goes through them. It has taken steps 2 to 8 in small, and grows by the steps below, each of
// which leaves it green. docs/examples/liarsdice has taken nearly all of them, in about a thousand lines; larger games are named
// where they show more. Nothing in the bot, the host or the stores changes for a new game. In this project a game begins as the
// same files in games/NAME; in a module of your own step 10 falls away.
//
//  1. Write down the rules, and a ruling for each case that they leave open. Each becomes a script or a test that names it.
//  2. Say in the package comment what moves and events there are, as the new game does. A move names what it acts on and ends
//     in a number that changes with every action ("play 7H 12"), so that a late or doubled press can do nothing.
//  3. Declare what everybody knows, as the type Public, and what nobody or one seat alone may know, as fields of the position
//     beside it: a type with hands has one more type for its views, as in docs/examples/liarsdice/liarsdice.go. What has no
//     field there cannot leak. The position is plain data, which Clone copies and [Sum] sums up. Keep it
//     small: each move is made on a copy.
//     Playing cards come from games/card, and all chance from the seed, see kit.Rand.
//  4. Declare the house rules in options, bound to fields of the position, and begin it. kit.Form makes the rest of the [Kind] of
//     that, and its Refuse is for house rules that contradict each other. Lengths of the game are its [Preset]s.
//  5. Prompt says who may do what now: the first of its moves is what an absent player is taken to choose. Apply does it, or
//     refuses it: with [Illegalf], saying what to do instead, or with [Breaks], which names a page of the rules, too.
//     Apply begins with kit.Begin, takes the move apart with kit.Split, and refuses with kit.OnTurn who is too late
//     (games/rage/apply.go). Phases are an enum and two switches. Between rounds kit.Pause asks who is ready.
//     What players type is a [Typed] of the Prompt, and a [Judge] makes an outcome of it.
//  6. Redeal replaces all that a seat cannot know. What play has told about a hidden hand stays true: a player who must have a
//     card that fits is dealt one (games/rednines/redeal.go). A game without secrets draws another seed there, and its test
//     says that it is Open.
//  7. Nothing has to be written to store a game: a table keeps its log. What the same actions lead to must not change under running
//     games, and neither may the fields of the position: where one does, change the Edition of the kind. In this project
//     TestGamesArePlayedAsBefore says so. Lessons write a position as JSON (see [Kind.Placed]); cards that are kept as bits or
//     bytes are read there from text (games/rednines/hand.go), and what each seat has is then a kit.BySeat.
//  8. Tests: one call runs the gamestest.Suite, which plays whole games with all options, checks every promise of this package,
//     and reads the texts in testdata. Tell it what cards there are, so that none is lost, and what in a view adds up to what
//     (docs/examples/liarsdice/contract_test.go). Write scripts into testdata/scripts, one for each rule and at least one for
//     each event: only the lines with "#", "=" and ">" are written by hand, and go test -update adds what the game answers. Read the answers: from then on they are what the game promises. Positions that hardly any
//     game comes to are set up by lines of your own, see SetUp of the suite.
//  9. Robots: a position with the method Robot has computer players that think, in three levels, as in
//     docs/examples/liarsdice/robot.go; others move at random. A round must end however robots play: where cards come back, say
//     how often. testdata/sense.txt puts positions before them in which anybody with sense knows what to do
//     (games/rednines/robot_sense_test.go). Reasons says why a move is good, for hints (an [Adviser], and a [Hinter]).
//     docs/examples/liarsdice/story.go picks what is worth telling of a finished game, and Live what the board tells at once; the kind names its feats, and [Chapters]
//     how it is divided. Highlights of its [After] are the places to which a replay leads, see kit.Highlights. A game that goes on without those who leave is a [Leaver], as games/redbrn/look.go is. In this
//     project games/arena/levels_test.go shows that each level beats the one below: add a row.
//  10. Add the kind to render/all/all.go, but not as the first: the samples of the frame are of that. The commands of the
//     bot are made from that list. While the kind is a Draft, it is played in ruckus local alone, and the tests of the list ask
//     for the contract and no more.
//  11. Screens, until then plain ones, are a package of their own, as docs/examples/liarsdice/screens/look.go, and in this
//     project render/NAME, whose look joins the list; in a module of your own it is the field Look of app.Game. The list
//     of the players is Table.PlayerRow, and playing cards are written by package render/cards. Dice, tiles and other
//     cards are look.Tokens, each with its picture. All that people read stands in one file with a text for each key, as in
//     render/rage/words.txt, see render/words; a small game may put its events into words by look.Phrases. A
//     refusal may name a page of the guide (docs/examples/liarsdice/screens/guide.go), and cards as moves do: the look's Card
//     writes them for people. Samples are some lines of text, see look.Samples. A lesson may come
//     later: it is a position, and 8 to 15 steps.
//  12. docs/examples/liarsdice/screens/screens_test.go runs package screentest, which goes through the screens of
//     whole games: every listed move can be made, everything fits into Discord, nothing hidden shows. With -update it
//     writes the screens of the samples into testdata: read them, too.
//  13. Measure the robots with ruckus arena (docs/arena.md), hard over medium and medium over easy at two to four seats, and tell
//     of the figures in the look's Levels. In this project the rows go into bot/internal/league/testdata/ladder.json, from
//     which go test ./bot/internal/league -update makes anchors.json; docs/robots.md has the figures, and README.md the
//     game. RUCKUS_TEST=hours go test ./games/arena -run LengthSays measures the minutes of the kind's Presets.
//
// Then go test ./... must pass. In this project it knows the new game from the list, and misses any of these suites by its name.
// With RUCKUS_TEST=all the suites play more games; of a game that is no
// Draft the suite says what is missing, with its step.
package games
