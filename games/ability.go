package games

import "math/rand/v2"

// What a game can do besides are the interfaces below. A position that has their methods has the ability; gamestest refuses a
// method that is in none of them, as a misspelt one would never be called.

// A Robot is a game with computer players of its own. A game without them has simple ones, see [Choose].
type Robot interface {
	Game
	// Robot chooses a move for a seat that is asked for one: a legal one, or "" for none until the game has changed, which
	// it may want only where the game does not wait for the seat. The game is a redealt copy (see Choose), in which hidden
	// cards are but one possibility: to weigh others, it calls Redeal again on copies of its own. It leaves the game
	// as it is, chooses the same with the same r, and takes at most 50 ms, which the benchmark of a
	// gamestest.Suite measures.
	Robot(s Seat, l Level, r *rand.Rand) string
}

// An Adviser is a game that gives reasons with a Hint.
type Adviser interface {
	Game
	// Reasons tells why a move is good for a seat: facts about the position as data, the most important first, e.g.
	// {Verb: "gone", Tokens: {"7"}}. The game is a redealt copy, which it leaves as it is. What it tells follows from what
	// the seat may know: however the hidden cards are dealt, it is the same. Verbs and what they mean are listed in the
	// game's package comment.
	Reasons(s Seat, move string) []Event
}

// An Answerer is a game in which a player can answer more than one question at once, by what Answers of a [Prompt] offers: "no card in
// this fight". Nobody else is told, and a move that is made so takes as long as that of a player who has no choice.
type Answerer interface {
	Game
	// Answer returns the move that standing answers make of what a seat is asked; "" where they say nothing to it, and the player is
	// asked. It follows from what the seat may know: however the hidden cards are dealt, it is the same. Of answers that contradict each
	// other the last counts. It leaves the game as it is.
	Answer(s Seat, answers []string) string
}

// AskAgain is what a player presses to take back all standing answers. It is no move.
const AskAgain = "ask again"

// A Hinter is a game whose hints are more than what a robot would do: larger moves, as people make them, or better ones, for which a
// robot at the table has no time.
type Hinter interface {
	Game
	// Hint is what a [Hint] says where a robot has chosen a move at the hard level; that move, if nothing else is better. The game is
	// the one that the robot has had, and it leaves it as it is.
	Hint(s Seat, move string, r *rand.Rand) string
}

// A Runner is a game whose hand offers more in one press than a listed move: several plays of a seat, one after the other. The table
// makes all of them for a player whose turn is over, so that nobody waits for each.
type Runner interface {
	Game
	// Run returns the move that makes the whole of what the hand offers first of what begins as a listed move; that move, if
	// there is no more. It leaves the game as it is.
	Run(s Seat, move string) string
}

// A Leaver is a game that goes on without those who leave, and begins without those of its Setup who come late: for them it's as if they
// had left, and their first move takes them in. In other games somebody who leaves is played for like somebody absent, see [Prompt].
type Leaver interface {
	Game
	// Leave is the move by which a seat leaves a game in progress; "" where it has left. The game says how it comes back, if
	// it can.
	Leave(s Seat) string
	// SitsOut reports whether a seat sits out by the game's own rules, because it has left or has let a whole round go by.
	SitsOut(s Seat) bool
}

// A Racer is a game in which all play at once: it never waits for a seat, and no turn clock applies.
type Racer interface {
	Game
	// Race does nothing: to have it is enough.
	Race()
}

// Chapters is a game with rounds, so that one that is over can be leafed through, and a round be played out.
type Chapters interface {
	Game
	// Chapter returns the round and the turn that the game has come to. It leaves the game as it is.
	Chapter() Chapter
}

// A Forecaster is a game that can say how likely a seat is to win, where no points during the game tell it.
type Forecaster interface {
	Game
	// WinChance returns how likely a seat is to win, from 0 to 1; of a victory that is shared, its share. It first has all play
	// on, fast and sensibly, until the seat has begun that many turns or the game is over. The game is a redealt copy, which it
	// leaves as it is, but it takes that for the truth.
	WinChance(s Seat, turns int, r *rand.Rand) float64
}

// A Sided is a game whose seats play different sides, such as the Police, and may wish for one before the game begins: those who sit there
// are seated by that. The rules know nothing of it.
type Sided interface {
	Game
	// SideName returns the name of a seat's side, the same for the same seat in all of the game.
	SideName(s Seat) string
}

// An Edition is a game whose map, cards and numbers are not those of the published one.
type Edition interface {
	Game
	// EditionName returns whose they are.
	EditionName() string
}

// Can reports whether the games of a kind have an ability, as in Can[Racer](k). It asks one that New makes, see [Kind.Sampled].
func Can[A Game](k Kind) bool {
	able, _ := k.sample().(A)
	return any(able) != nil
}

// Sampled returns the kind with a game of New that answers all questions about abilities. Without it each question makes one.
func (k Kind) Sampled() Kind {
	k.sampled = nil // New may be another one
	k.sampled = k.sample()
	return k
}

// sample returns a game of the fewest players with the default options; nil where there is none.
func (k Kind) sample() (g Game) {
	if k.sampled != nil {
		return k.sampled
	}
	for seats := k.Min; k.New != nil && g == nil && seats <= k.Max; seats++ {
		_ = k.Guard("sample", func() (err error) {
			g, err = k.New(Setup{Seats: seats})
			return err
		})
	}
	return g
}

// Races reports whether all play at once, see [Racer].
func (k Kind) Races() bool { return Can[Racer](k) }

// StandsIn reports whether a robot stands in for somebody absent. Where all play at once, or who leaves does so by the game's
// own rules, nobody plays for them.
func (k Kind) StandsIn() bool { return !k.Races() && !Can[Leaver](k) }

// EditionName returns whose map, cards and numbers games of this kind begin with; "" for those of the published game.
func (k Kind) EditionName() string {
	if with, ok := k.sample().(Edition); ok {
		return with.EditionName()
	}
	return ""
}

// ChapterOf returns how far a game has come; the zero Chapter for one without rounds.
func ChapterOf(g Game) (c Chapter) {
	if with, ok := g.(Chapters); ok {
		c = with.Chapter()
	}
	return c
}
