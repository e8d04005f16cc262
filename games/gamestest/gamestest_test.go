package gamestest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

var toySuite = New(Suite[*toy]{
	Kind: soundToy(), Cards: (*toy).cards, Sums: toySums, MaxActions: 200,
	Hand: func(g *toy, s games.Seat) []string { return strings.Fields(fmt.Sprint(g.Hands[s])) },
})

func soundToy() games.Kind {
	k := toyKind("")
	k.Draft = true // it has no texts
	return k
}

func TestSoundGamePasses(t *testing.T) { toySuite.Run(t) }

// A draft may go without much; a game that is finished is told what it lacks.
func TestAFinishedGameIsToldWhatItGoesWithout(t *testing.T) {
	s := Suite[*toy]{Kind: toyKind("")}
	scripts, nothing := func(file string) bool { return file == "testdata/scripts" }, func(string) bool { return false }
	require.Equal(t, "toy is no draft and has no testdata/sense.txt, positions in which its robots show sense: step 9 of games/doc.go", s.missing(scripts))
	s.Kind.New = func(games.Setup) (games.Game, error) { return Seen{}, nil }
	require.Empty(t, s.missing(scripts), "robots that do not think show no sense")
	require.NotEmpty(t, s.missing(nothing))
	s.Kind.Draft = true
	require.Empty(t, s.missing(nothing))
}

func TestManySeedsOfASoundGamePass(t *testing.T) {
	for seed := range uint64(10) {
		o := toySuite.options()
		o.seed, o.short = seed, true
		require.NoError(t, check(toyKind(""), o))
	}
}

// The suite must be able to fail: each of these faults is put into the toy alone, and must be found and named.
func TestEveryFaultIsCaught(t *testing.T) {
	for fault, want := range map[string]string{
		"bad name":       "must be 1 to 32 lower-case letters",
		"option twice":   "option hand is declared twice",
		"option default": "its default is out of bounds",
		"option help":    "help must have 1 to 100 characters",

		"takes any size":   "New must refuse 1 seats",
		"takes any option": "New must refuse the options",
		"refuses a size":   "no house rules let 3 seats play",
		"ignores the seed": "the seed makes no difference",

		"refuses a listed move": "the listed move",
		"lists too much":        `the listed move "win at once"`,
		"lists twice":           "is listed twice",
		"long move":             "has 65 bytes",
		"two lines":             "is not a line of printable text",
		"asks the table":        "bystanders are asked what they can't be",
		"asks a stranger":       "seat -2, where nobody sits, is asked",
		"must without moves":    "must move but has no moves",
		"never due":             "is not due by then",
		"stands still":          "the game stands still",
		"never ends":            "the game has not ended after 200 actions",

		"forgets the end":     "the story's last points are not the result",
		"story of nobody":     `the moment "great" is of seats []`,
		"story of an event":   `the moment "play" has the verb of an event`,
		"highlight of nobody": `the highlight "play" is of seats [7]`,
		"late highlight":      `the highlight "play" stands at action 10000`,
		"long story":          "the story has 4 moments",
		"no feat":             `the moment "great" of a player is no feat`,

		"takes nonsense":       "nonsense:",
		"takes anyone's moves": "nonsense:",
		"takes variants":       "nonsense:",
		"panics at nonsense":   "panics while applying a move",
		"panics for strangers": "panics while applying a move",
		"panics at a prompt":   "panics while looking at a position",
		"raw error":            "does not wrap games.ErrIllegal",

		"no reason": "is refused without a reason",

		"applies twice":     "the same action applies twice",
		"applies late":      "was made before and is listed again",
		"takes stale moves": "a stale move",
		"takes old steps":   "nonsense:",
		"ticks for ever":    "the same tick applies twice",

		"looking changes": "changes the game",
		"shares hands":    "Clone: a",
		"global chance":   "replay",

		"leaks to strangers":     "leak: who is not at the table",
		"leaks a hand":           "leak: the view of seat",
		"leaks the deck":         "leak: the view of seat",
		"leaks in prompt":        "leak: the prompt of seat",
		"tells a secret":         "and is told something else",
		"redeals nothing":        "keeps the seed",
		"redeals no seed":        "keeps the seed",
		"redeals only the seed":  "Redeal deals nothing",
		"redeals without chance": "Redeal deals nothing",
		"redeals lost cards":     "changes the cards",
		"has a secret field":     "unexported field",
		"has a loose field":      "not plain data",
		"shares memory":          "shares memory with the game",
		"shows nothing":          "has no view",

		"loses cards":                "the cards have changed",
		"takes cards from elsewhere": "nonsense:",

		"tells nobody": "which does not exist",
		"names nobody": "which does not exist",
		"says nothing": "has no verb",

		"due after the end":  "the game is over but due",
		"asks after the end": "the game is over but asks",
		"no winners":         "the result has no winners",
		"scores missing":     "scores for",
		"places missing":     "places for",
		"gap in the places":  "everyone else one more",
		"adds up wrong":      "the points do not add up: they are [",
		"scores of nothing":  "and those of the Result [",

		"robot cheats":           "is refused",
		"robot sleeps":           "chooses nothing, but the game waits for it",
		"robot changes the game": "changes the game",
		"robot has moods":        "does not choose the same",
		"robot panics":           "panics while choosing as a robot",
	} {
		t.Run(fault, func(t *testing.T) {
			t.Parallel()
			require.ErrorContains(t, check(toyKind(fault), toySuite.options()), want)
		})
	}
}

// Where lists may be partial, an unlisted move that the game takes must still be sound.
func TestUnsoundUnlistedMoveIsCaught(t *testing.T) {
	o := toySuite.options()
	o.partial = true
	require.ErrorContains(t, check(toyKind("takes cards from elsewhere"), o), "changes the cards")
	require.NoError(t, check(toyKind(""), o))
}

func TestAnEventThatIsNotDocumentedIsCaught(t *testing.T) {
	o := toySuite.options()
	o.events = documented{"deal": false}
	require.ErrorContains(t, check(toyKind(""), o), "is not listed below # Events")
}

// What a position refuses in every game is checked too: here is one that forgets it.
func TestCarelessStepIsCaught(t *testing.T) {
	careless := func(except func(games.Game, games.Action) bool) stepFunc {
		return func(k games.Kind, g games.Game, a games.Action) (games.Game, []games.Event, error) {
			next := g.Clone()
			if !except(next, a) {
				return playOn(k, g, a)
			}
			if g.Result() != nil {
				return next, nil, nil
			}
			events, err := next.Apply(a)
			return next, events, err
		}
	}
	for name, c := range map[string]struct {
		except func(games.Game, games.Action) bool
		want   string
	}{
		"ticks early": {func(g games.Game, a games.Action) bool {
			return g.Result() == nil && a.Seat == games.Table && a.Move == games.Tick
		}, "a tick before its time"},
		"seats tick": {func(g games.Game, a games.Action) bool {
			return g.Result() == nil && a.Seat >= 0 && a.Move == games.Tick
		}, "nonsense:"},
		"plays on after the end": {func(g games.Game, a games.Action) bool {
			return g.Result() != nil && strings.HasSuffix(a.Move, " at 0")
		}, "the game is over, but"},
		"takes what is too long": {func(g games.Game, a games.Action) bool {
			g.(*toy).fault = "takes nonsense"
			return g.Result() == nil && a.Seat == g.(*toy).Turn && len(a.Move) > games.MaxMove
		}, "is accepted"},
	} {
		t.Run(name, func(t *testing.T) {
			o := toySuite.options()
			o.step = careless(c.except)
			require.ErrorContains(t, check(toyKind(""), o), c.want)
		})
	}
}

// A fault is reported with all that is needed to play up to it again.
func TestFaultCanBePlayedAgain(t *testing.T) {
	err := check(toyKind("loses cards"), toySuite.options())
	require.ErrorContains(t, err, "with 2 seats, options map[], seed ")
	require.ErrorContains(t, err, "after these 4 actions")
	require.ErrorContains(t, err, `"play `)
	require.Equal(t, err.Error(), check(toyKind("loses cards"), toySuite.options()).Error(), "the same options find the same fault")
}

func BenchmarkToy(b *testing.B) { toySuite.Benchmark(b) }
