package gamestest

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
	"time"

	"ruckus/games"
)

// A Suite is all that the tests of a game run, and what it cannot find out about the game on its own. A game's tests have one:
//
//	var suite = gamestest.New(gamestest.Suite[*game]{Kind: Kind(), Cards: allCards})
//
//	func TestGame(t *testing.T)      { suite.Run(t) }
//	func BenchmarkGame(b *testing.B) { suite.Benchmark(b) }
type Suite[G games.Game] struct {
	Kind games.Kind

	// Cards returns every card of a position wherever it lies, in any order. The suite requires the same cards at
	// every position; after a position for which Cards returns nil it begins to compare again. Nil: no cards.
	Cards func(G) []string
	// Sound says what is wrong with a position to which the rules or Redeal have led, such as public answers that contradict what is
	// hidden; nil: nothing is looked at.
	Sound func(G) error
	// Sums are the wholes in a view of which the view has the parts, too. Nil: none.
	Sums func(view any) []Sum
	// Hand is what a seat holds that others do not see. Nil: nothing. Where hardly anything is known, at the first deal of a
	// game of four, Redeal must change it for all other seats.
	Hand func(G, games.Seat) []string
	// Choices are what seats have chosen and others may not know yet, such as hidden bids, by seat; "" for nothing. Nil: what each
	// kit.Secret in an exported field of the position has.
	Choices func(G) []string
	// Partial is for games whose prompts list only the useful part of the legal moves: an unlisted move of a seat
	// that is asked for one may then be accepted, if it leads to a sound position.
	Partial bool
	// Open is for a game that deals no secrets: everybody sees everything but the seed, and what others choose in secret.
	Open bool
	// Says are words that players type in random games, so that each outcome of a Judge is seen; nil: any words.
	Says []string
	// Values are those of options that keep random games short, where nothing else is tried.
	Values map[string]int
	// MaxActions is the number of actions within which a game must end; 0 means 10,000.
	MaxActions int

	// Sense sets up a position of testdata/sense.txt by its lines without "= ", and has a robot choose. It returns the move,
	// and whether that is what some words say; where this is nil, the words are the beginning of the move. Each level is
	// asked Times times, 0 means 5, each time by other chance. A nil Sense places the lines, see [Script.Place], and asks the first seat
	// that the game waits for. The first paragraph of the file introduces it, and each other one is a position. What not all levels see
	// stands below a paragraph that begins with "Skill:".
	//
	//	Moves that a beginner would call broken.
	//
	//	It had a single word left, and said another one.
	//	= seats 2, words bark dark
	//	> say bark
	//
	//	Skill: easy robots don't count letters.
	//
	//	It said a longer word than it had to.
	//	= seats 2, words ox dark
	//	> medium, hard: not say dark
	Sense func(s *Script[G], lines []string, l games.Level, chance uint64) (move string, does func(words string) bool)
	Times uint64

	// Claim says what speaks against a reason that is given for an action (see games.Adviser); nil for nothing. It finds that out by
	// the rules, and not as the reason was found. In the position everything hidden may lie otherwise than in the game that the
	// reason was asked of; it may be changed. It is called hundreds of times, so a Claim that deals often makes the suite slow.
	// Nil: reasons are not looked at.
	Claim func(g G, a games.Action, e games.Event, r *rand.Rand) error
	// Plant has some reasons of each verb made false, with a number that is far too high or with another player: the Claim has to find
	// all of them, or what it lets pass says little.
	Plant bool
	// Explained is for how many moves the suite looks at reasons, with -short for an eighth of them; 0 means 160. Apart is how many
	// moves of easy robots there are between two of them at most, so that a game of many moves is seen to its end.
	Explained, Apart int

	// Playthrough begins the whole game in testdata/playthrough.txt, if it has seats. Choose says how it goes on.
	Playthrough games.Setup
	Choose      func(G, *rand.Rand) games.Action
	// Round is that of a whole game, and what its heading says besides.
	Round func(G) (number int, heading string)

	// SetUp carries out a line of a script that sets up a position, other than "seats 4", until it is complete. Begin makes a
	// game in which nobody has a card yet, from the line that says how many seats there are; nil: a new game with these options,
	// and of another seed by "seed 2". Head is the line with the seats for a position that begins without one; nil: as many as
	// there are parts between "|" in its last line.
	SetUp func(s *Script[G], line string) (complete bool)
	Begin func(testing.TB, Words) G
	Head  func(position []string) string

	At       func(g G, seconds float64) time.Time      // of a timed game: nil for others
	Number   func(g G, move string) string             // adds the number that a move has to carry now, where it names none; nil: that of a listed move, if possible with its verb
	Position func(G) []string                          // what everybody sees, in parts; nil: the fields of the view
	InLine   bool                                      // whether those of its parts that have changed share a line, with " | " between them
	Moves    func(G, games.Seat, games.Prompt) string  // those that a seat must choose from; nil: the first three
	NoMoves  bool                                      // prompts are not written
	Event    func(games.Event) string                  // nil: EventText
	Echo     func(seat games.Seat, move string) string // the event that only says what a move says; nil: in the move's words
}

// New makes a suite, as a variable of the package of tests: its flag -update is declared before the flags are read. With it what is
// answered now is written into testdata.
func New[G games.Game](s Suite[G]) *Suite[G] {
	if flag.Lookup("update") == nil {
		flag.Bool("update", false, "write what is answered now into testdata")
	}
	return &s
}

func updating() bool {
	f := flag.Lookup("update")
	return f != nil && f.Value.String() == "true"
}

// Run has a subtest for each of these:
//   - the declaration, and whole random games of each table size, which keep every promise of package games: in their short
//     form where [Quick] says that it is enough, in their long one where [Long] asks for that;
//   - "scripts", "games" and "playthrough": those texts in testdata, in which every event that the package comment lists
//     happens, and no other;
//   - "redeal", where seats have hands;
//   - "sense": what robots do in the positions of testdata/sense.txt;
//   - "reasons": what robots of all levels give as reasons in whole games, where there is a Claim.
//
// A draft may go without all but the first; of a game that is finished the suite says what is missing.
func (s *Suite[G]) Run(t *testing.T) {
	if missing := s.missing(exists); missing != "" {
		t.Error(missing)
	}
	update, told := updating(), readDocumented(t)
	o := s.options()
	o.short, o.few, o.long, o.events = Quick(), Quick(), Long() && !testing.Short(), told
	runContract(t, s.Kind, o)
	if exists("testdata/scripts") {
		t.Run("scripts", func(t *testing.T) { s.each(t, "scripts", told, update, (*Script[G]).play) })
	}
	if exists("testdata/games") {
		t.Run("games", func(t *testing.T) { s.each(t, "games", told, update, (*Script[G]).playGame) })
	}
	if exists("testdata/scripts") {
		t.Run("every event", told.allHappened)
	}
	if s.Playthrough.Seats > 0 {
		t.Run("playthrough", func(t *testing.T) { s.playWhole(t, update) })
	}
	if s.Hand != nil {
		t.Run("redeal", s.dealsHandsAgain)
	}
	if exists("testdata/sense.txt") {
		t.Run("sense", s.sense)
	}
	if s.Claim != nil {
		t.Run("reasons", s.reasons)
	}
}

// exists reports whether there is a file or folder.
func exists(name string) bool {
	_, err := os.Stat(name)
	return err == nil
}

// missing says what a game that is no draft goes without.
func (s *Suite[G]) missing(exists func(name string) bool) string {
	if s.Kind.Draft {
		return ""
	}
	var lines []string
	for _, part := range []struct {
		file, what string
		needed     bool
	}{
		{"testdata/scripts", "scripts of its rules: step 8", true},
		{"testdata/sense.txt", "positions in which its robots show sense: step 9", games.Can[games.Robot](s.Kind)},
	} {
		if part.needed && !exists(part.file) {
			lines = append(lines, fmt.Sprintf("%s is no draft and has no %s, %s of games/doc.go", s.Kind.Name, part.file, part.what))
		}
	}
	return strings.Join(lines, "\n")
}

// options are those for the random games.
func (s *Suite[G]) options() options {
	o := options{sums: s.Sums, choices: secretsIn, partial: s.Partial, open: s.Open, values: s.Values, says: s.Says, maxActions: s.MaxActions}
	if s.Choices != nil {
		o.choices = func(g games.Game) []string { return s.Choices(g.(G)) }
	}
	if s.Sound != nil {
		o.sound = func(g games.Game) error { return s.Sound(g.(G)) }
	}
	if s.Cards != nil {
		o.cards = func(g games.Game) []string { return s.Cards(g.(G)) }
	}
	return o
}

// sizes are the numbers of seats with which games are played: all, or in short tests the fewest and the most.
func (o options) sizes(k games.Kind) (sizes []int) {
	for size := k.Min; size <= k.Max; size++ {
		if !o.short || size == k.Min || size == k.Max {
			sizes = append(sizes, size)
		}
	}
	return sizes
}

// runContract is check as subtests, one for each table size.
func runContract(t *testing.T, kind games.Kind, o options) {
	t.Run("declaration", func(t *testing.T) {
		if err := checkKind(kind); err != nil {
			t.Fatal(err)
		}
	})
	first := make(chan error, 1) // the others mostly have the same fault
	for _, size := range o.sizes(kind) {
		t.Run(fmt.Sprintf("%d seats", size), func(t *testing.T) {
			t.Parallel()
			err := checkSize(kind, size, o)
			if err == nil {
				return
			}
			select {
			case first <- err:
				t.Fatal(err)
			default:
				line, _, _ := strings.Cut(err.Error(), "\n")
				t.Fatal(line)
			}
		})
	}
}

// Benchmark measures, as sub-benchmarks, the rules alone in whole random games ("rules"), the same games as a host plays them
// ("position"), and how long hard robots think ("robots").
func (s *Suite[G]) Benchmark(b *testing.B) {
	b.Run("rules", func(b *testing.B) { benchmarkRules(b, s.Kind) })
	b.Run("position", func(b *testing.B) { benchmarkPosition(b, s.Kind) })
	b.Run("robots", func(b *testing.B) { benchmarkRobots(b, s.Kind) })
}
