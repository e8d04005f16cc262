package gamestest

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// Begin begins a game; of the same number it makes the same game.
func Begin[G games.Game](t testing.TB, begin func(games.Setup) (games.Game, error), seats, n int, values map[string]int) G {
	g, err := begin(games.Setup{Seats: seats, At: Start, Seed: [32]byte{byte(n), byte(n >> 8)}, Values: values})
	require.NoError(t, err)
	return g.(G)
}

// Standard are the house rules of a game in which no option is set.
func Standard[R any](options func(*R) games.Options) (rules R) {
	options(&rules) // sets the default ones
	return rules
}

// Values are rules as values of a game's options.
func Values[R any](options func(*R) games.Options, rules R) map[string]int {
	var r R
	all := options(&r) // sets the default ones
	r = rules
	return all.Values()
}

// Positions calls look for every position of that many games.
func Positions[G games.Game](t testing.TB, count int, begin func(n int, r *rand.Rand) G, choose func(G, *rand.Rand) games.Action, look func(G, *rand.Rand)) {
	for n := range count {
		r := rand.New(rand.NewPCG(uint64(n), 0))
		g := begin(n, r)
		for look(g, r); g.Result() == nil; look(g, r) {
			_, err := g.Apply(choose(g, r))
			require.NoError(t, err)
		}
	}
}

// Words are what a line of a script sets, such as "seats 4, dealer 3, trump Y7, hook": texts by name, "" where there is only
// a name.
type Words map[string]string

// ReadWords reads such a line.
func ReadWords(line string) Words {
	w := make(Words)
	for word := range strings.SplitSeq(line, ", ") {
		name, text, _ := strings.Cut(word, " ")
		w[name] = text
	}
	return w
}

// Text takes a text out of the words.
func (w Words) Text(name, otherwise string) string {
	text, ok := w[name]
	if !ok {
		return otherwise
	}
	delete(w, name)
	return text
}

// Int takes a number out of the words.
func (w Words) Int(t testing.TB, name string, otherwise int) int {
	n, err := strconv.Atoi(w.Text(name, strconv.Itoa(otherwise)))
	require.NoError(t, err, name)
	return n
}

// Set sets options to what is left of the words: to 1, where there is only a name.
func (w Words) Set(t testing.TB, options games.Options) {
	values := make(map[string]int)
	for name := range w {
		values[name] = 1
		if w[name] != "" {
			values[name] = w.Int(t, name, 0)
		}
	}
	require.NoError(t, options.Set(values))
}
